#include <algorithm>

#include "table/table.h"

// Deadlines: every decision has a limit as data, and a fallback answer when it has passed (law 6).

namespace holdout {

namespace {

constexpr std::int64_t kAwayGraceMs = 60'000;  // then a computer player takes a live seat over
constexpr std::int64_t kHourMs = 3'600'000;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

// A live table without anybody at it stands still: nobody loses by a clock while the house is empty.
bool Table::runs() const {
  return !draining_ && !frozen_ && game() != nullptr && room().status == TableStatus::Playing &&
         !game()->over() && (room().pace == Pace::Days || anybody_here());
}

void Table::set_clock() {
  const std::int64_t before = deadline_ms_;
  const bool timed = runs() && room().pace != Pace::Relaxed;
  if (!timed) {
    deadline_ms_ = limit_ms_ = 0;
    clock_key_ = 0;
  } else {
    const TimeLimit limit = game()->game().time_limit(game()->rules(), game()->state());
    const bool days = room().pace == Pace::Days;
    std::uint32_t key = 1;  // changes with every question that anybody is asked
    for (const Seat seat : first_seats(game()->rules().players()))
      key = key * 31 + game()->game().prompt_for(game()->rules(), game()->state(), seat).serial;
    const std::int64_t now = host_.now_ms();
    if (key != clock_key_ || limit_ms_ == 0) {
      limit_ms_ = days ? room().hours * kHourMs : std::int64_t{limit.seconds} * 1000;
      if (!(days && clock_key_ == 0 && deadline_ms_ > 0))  // a limit over days survives unloading
        deadline_ms_ = limit_ms_ == 0 ? 0 : now + limit_ms_;
      clock_key_ = key;
    } else if (!days && limit.grace_seconds > 0 && deadline_ms_ > 0) {
      deadline_ms_ = std::max(deadline_ms_, now + std::int64_t{limit.grace_seconds} * 1000);
    }
  }
  if (deadline_ms_ != before) send_clock();
  set_alarm();
}

void Table::send_clock(Listener* only_to) {
  ClockMessage clock;
  if (deadline_ms_ > 0) {
    const std::int64_t left = std::max<std::int64_t>(0, deadline_ms_ - host_.now_ms());
    clock.left_ms = static_cast<int>(std::min<std::int64_t>(left, 2'000'000'000));
    clock.of_ms = static_cast<int>(std::min<std::int64_t>(limit_ms_, 2'000'000'000));
  } else if (only_to != nullptr) {
    return;
  }
  const auto frame = std::make_shared<const std::string>(to_json(clock));
  for (const Guest& guest : guests_)
    if (guest.ready && (only_to == nullptr || guest.listener == only_to)) guest.listener->send(frame);
}

// One alarm for everything: the decision clock, people who are away, computer players.
void Table::set_alarm() {
  std::int64_t next = deadline_ms_;
  const auto sooner = [&](std::int64_t when) {
    if (when > 0 && (next == 0 || when < next)) next = when;
  };
  if (runs()) {
    if (room().pace == Pace::Live)
      for (const Seat seat : people())
        if (!online(seat) && away_since_[at(seat)] > 0) sooner(away_since_[at(seat)] + kAwayGraceMs);
    for (const auto& bot : bots_) {
      if (!bot) continue;
      sooner(bot->thinking ? bot->give_up_ms : bot->due_ms);
    }
  }
  host_.wake_at(next);
}

void Table::tick() {
  enqueue([this] {
    if (!runs()) return;
    run_clock();
    if (!busy_) hand_over_leavers();
    if (!busy_) drive_bots();
    if (!busy_) set_alarm();
  });
}

void Table::run_clock() {
  if (deadline_ms_ == 0 || host_.now_ms() < deadline_ms_) return;
  for (const Seat seat : game()->question().waited_for) {
    if (bot_seats().has(seat)) continue;
    return play(seat, game()->game().fallback(game()->rules(), game()->state(), seat), 0);
  }
}

void Table::hand_over_leavers() {
  if (room().pace != Pace::Live) return;
  for (const Seat seat : people()) {
    const std::int64_t since = away_since_[at(seat)];
    if (online(seat) || since == 0 || host_.now_ms() < since + kAwayGraceMs) continue;
    Room next = room();
    RoomSeat& place = next.seats[at(seat)];
    place.standin = true;
    place.standin_since = game()->answers();
    if (place.level.empty()) place.level = "regular";
    away_since_[at(seat)] = 0;
    return change_room(std::move(next), Sentence("notice.handed_over").player("player", seat), kNobody, 0,
                       {});
  }
}

}  // namespace holdout
