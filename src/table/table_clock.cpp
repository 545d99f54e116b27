#include <algorithm>
#include <array>
#include <bit>

#include "table/seat_index.h"
#include "table/table.h"

// Deadlines: every decision has a limit as data, and a fallback answer when it has passed (law 6).

namespace holdout {

namespace {

constexpr std::int64_t kAwayGraceMs = 60'000;  // then a computer player takes a live seat over
constexpr std::int64_t kNewBotMs = 1000;  // until a computer player that could not be made is tried again

}  // namespace

// A live table without anybody at it stands still: nobody loses by a clock while the house is empty.
bool Table::runs() const {
  return !draining_ && !frozen_ && !lost_ && game() != nullptr && room().status == TableStatus::Playing &&
         !game()->over() && (room().pace == Pace::Days || anybody_here());
}

bool Table::timed() const { return runs() && room().pace != Pace::Relaxed; }

Table::DecisionClock Table::stored_clock(std::int64_t deadline_ms) const {
  return {.deadline_ms = deadline_ms, .limit_ms = deadline_ms == 0 ? 0 : days_limit_ms(room())};
}

// Begins anew with what everybody notices, unless somebody merely did their part of a common question: the
// rest have what is left, and at least the grace. A step that is hidden from spectators, also one that is
// taken back, changes nothing.
Table::DecisionClock Table::clock_after(const Turn& turn) const {
  const AnyGame& rules_of = game()->game();
  if (!timed() || rules_of.question(game()->rules(), turn.state).over()) return {};
  const Prompt before = rules_of.prompt_for(game()->rules(), game()->state(), kSpectator);
  const Prompt after = rules_of.prompt_for(game()->rules(), turn.state, kSpectator);
  const bool noticed = std::any_of(turn.events.begin(), turn.events.end(),
                                   [](const Event& event) { return event.noticed_by.has(kSpectator); });
  if (!noticed && before == after) return clock_;
  const TimeLimit limit = rules_of.time_limit(game()->rules(), turn.state);
  const bool same_kind = before.kind == after.kind && before.phase == after.phase &&
                         limit.topic == rules_of.time_limit(game()->rules(), game()->state()).topic;
  const bool fewer =
      after.waited_for != before.waited_for && after.waited_for.without(before.waited_for).empty();
  const std::int64_t now = host_.now_ms();
  const bool days = room().pace == Pace::Days;
  if (same_kind && clock_.deadline_ms > 0 && (fewer || (!days && limit.grace_seconds > 0))) {
    DecisionClock clock = clock_;
    if (!days)
      clock.deadline_ms = std::max(clock.deadline_ms, now + std::int64_t{limit.grace_seconds} * 1000);
    return clock;
  }
  const std::int64_t limit_ms = days ? days_limit_ms(room()) : std::int64_t{limit.seconds} * 1000;
  return {.deadline_ms = limit_ms == 0 ? 0 : now + limit_ms, .limit_ms = limit_ms};
}

// Stops with the table, and begins when it begins to run.
void Table::set_clock() {
  DecisionClock next = clock_;
  if (!timed()) {
    next = {};
  } else if (next.deadline_ms == 0) {
    const TimeLimit limit = game()->game().time_limit(game()->rules(), game()->state());
    next.limit_ms = room().pace == Pace::Days ? days_limit_ms(room()) : std::int64_t{limit.seconds} * 1000;
    next.deadline_ms = next.limit_ms == 0 ? 0 : host_.now_ms() + next.limit_ms;
  }
  set_clock(next);
}

void Table::set_clock(const DecisionClock& next) {
  const bool changed = next.deadline_ms != clock_.deadline_ms;
  clock_ = next;
  if (changed) send_clock();
  set_alarm();
}

void Table::send_clock(Visit only_to) {
  if (guests_.empty() || (only_to != 0 && clock_.deadline_ms == 0)) return;
  ClockMessage clock;
  if (clock_.deadline_ms > 0) {
    constexpr std::int64_t kMost = 2'000'000'000;
    const std::int64_t left = std::max<std::int64_t>(0, clock_.deadline_ms - host_.now_ms());
    clock.left_ms = static_cast<int>(std::min(left, kMost));
    clock.of_ms = static_cast<int>(std::min(clock_.limit_ms, kMost));
  }
  const auto frame = std::make_shared<const std::string>(to_json(clock));
  tell_each([&](const Guest& guest) {
    if (only_to == 0 || guest.visit == only_to) guest.listener->send(frame);
  });
}

// One alarm for everything: the decision clock, people who are away, computer players.
void Table::set_alarm() {
  std::int64_t next = 0;
  const auto sooner = [&](std::int64_t when) {
    if (when > 0 && (next == 0 || when < next)) next = when;
  };
  if (runs()) {
    if (!game()->question().waited_for.without(bot_seats()).empty()) sooner(clock_.deadline_ms);
    if (room().pace == Pace::Live)
      for (const Seat seat : people())
        if (away_since_[at(seat)] > 0) sooner(away_since_[at(seat)] + kAwayGraceMs);
    for (const Seat seat : bot_seats()) {
      const BotSeat* bot = bots_[at(seat)].get();
      if (bot == nullptr) sooner(host_.now_ms() + kNewBotMs);
      if (bot != nullptr && bot->due_ms > 0) sooner(bot->thinking ? bot->answer_by_ms : bot->due_ms);
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
  if (clock_.deadline_ms == 0 || host_.now_ms() < clock_.deadline_ms) return;
  const SeatSet late = game()->question().waited_for.without(bot_seats());
  if (late.empty()) return;
  play(late.first(), answer_for(late.first()), 0);
}

// What the rules leave to chance there, nobody at the table can work out.
Action Table::answer_for(Seat seat) {
  std::array<std::uint8_t, sizeof(Ticket)> random{};
  host_.random(random);
  return game()->game().fallback(game()->rules(), game()->state(), seat, std::bit_cast<Ticket>(random));
}

void Table::hand_over_leavers() {
  if (!runs() || room().pace != Pace::Live) return;
  for (const Seat seat : people()) {
    std::int64_t& since = away_since_[at(seat)];
    if (here(seat)) since = 0;
    if (since == 0 || host_.now_ms() < since + kAwayGraceMs) continue;
    since = 0;
    Room next = room();
    hand_over(next.seats[at(seat)]);
    return change_room(std::move(next), Sentence("notice.handed_over").player("player", seat), kNobody, 0,
                       {});
  }
}

}  // namespace holdout
