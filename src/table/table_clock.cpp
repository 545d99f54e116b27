#include <algorithm>
#include <array>
#include <bit>

#include "table/seating/seat_index.h"
#include "table/table.h"

// Deadlines: every decision has a limit as data, and a fallback answer when it has passed (law 6).

namespace holdout {

namespace {

constexpr std::int64_t kNewBotMs = 1000;    // until a computer player that could not be made is tried again
constexpr std::int64_t kAsleepMs = 10'000;  // a clock that is looked at so late ran while the machine slept

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

bool Table::is_public(const Turn& turn) const {
  const AnyGame& rules_of = game()->game();
  return std::any_of(turn.events.begin(), turn.events.end(),
                     [](const Event& event) { return event.noticed_by.has(kSpectator); }) ||
         rules_of.prompt_for(game()->rules(), game()->state(), kSpectator) !=
             rules_of.prompt_for(game()->rules(), turn.state, kSpectator);
}

Table::DecisionClock Table::whole_clock(const TimeLimit& limit) const {
  const std::int64_t limit_ms =
      room().pace == Pace::Days ? days_limit_ms(room()) : std::int64_t{limit.seconds} * 1000;
  return {.deadline_ms = limit_ms == 0 ? 0 : host_.now_ms() + limit_ms, .limit_ms = limit_ms};
}

// Begins anew with what everybody notices, unless somebody merely did their part of a common question: the
// rest have what is left, and at least the grace. So has an open window after a question of its topic that
// was asked in between. A step that is hidden from spectators, also one that is taken back, changes nothing.
Table::DecisionClock Table::clock_after(const Turn& turn) const {
  const AnyGame& rules_of = game()->game();
  if (!timed() || rules_of.question(game()->rules(), turn.state).over()) return {};
  if (!is_public(turn)) return clock_;
  const Prompt before = rules_of.prompt_for(game()->rules(), game()->state(), kSpectator);
  const Prompt after = rules_of.prompt_for(game()->rules(), turn.state, kSpectator);
  const TimeLimit was = rules_of.time_limit(game()->rules(), game()->state());
  const TimeLimit limit = rules_of.time_limit(game()->rules(), turn.state);
  const bool same_kind = before.kind == after.kind && before.phase == after.phase && limit.topic == was.topic;
  const bool fewer =
      after.waited_for != before.waited_for && after.waited_for.without(before.waited_for).empty();
  const std::int64_t grace_end = host_.now_ms() + std::int64_t{limit.grace_seconds} * 1000;
  const bool days = room().pace == Pace::Days;
  if (same_kind && clock_.deadline_ms > 0 && (fewer || (!days && limit.grace_seconds > 0))) {
    DecisionClock clock = clock_;
    if (!days) clock.deadline_ms = std::max(clock.deadline_ms, grace_end);
    return clock;
  }
  DecisionClock clock = whole_clock(limit);
  const bool same_topic = limit.topic != 0 && limit.topic == was.topic && before.phase == after.phase;
  const std::int64_t window_ms = was.grace_seconds > 0 ? clock_.deadline_ms : clock_.window_ms;
  if (days || !same_topic || window_ms == 0) return clock;
  if (limit.grace_seconds > 0)
    clock.deadline_ms = std::max(window_ms, grace_end);
  else
    clock.window_ms = window_ms;
  return clock;
}

// Stops with the table, and begins when it begins to run.
void Table::set_clock() {
  DecisionClock next = clock_;
  if (!timed()) {
    next = {};
  } else if (next.deadline_ms == 0) {
    const TimeLimit limit = game()->game().time_limit(game()->rules(), game()->state());
    next = whole_clock(limit);
    if (model_.window_ms() > 0) next.window_ms = host_.now_ms() + model_.window_ms();
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
    for (const Seat seat : bot_seats()) {
      const BotSeat* bot = bots_[at(seat)].get();
      if (bot == nullptr) sooner(host_.now_ms() + kNewBotMs);
      if (bot == nullptr || bot->due_ms == 0) continue;
      const bool will_think = !bot->thinking && !bot->chosen && host_.now_ms() < bot->think_at_ms;
      sooner(will_think ? bot->think_at_ms : bot->thinking ? bot->answer_by_ms : bot->due_ms);
    }
  }
  sooner(next_absence());
  host_.wake_at(next);
}

void Table::tick() {
  enqueue([this] {
    run_clock();
    if (!busy_) hand_over_leavers();
    if (!busy_) pass_ownership();
    if (!busy_) settle_proposal();
    if (!busy_) tell_offers();
    if (!busy_) drive_bots();
    if (!busy_) set_alarm();
  });
}

void Table::run_clock() {
  if (!runs() || clock_.deadline_ms == 0 || host_.now_ms() < clock_.deadline_ms) return;
  const SeatSet late = game()->question().waited_for.without(bot_seats());
  if (late.empty()) return;
  if (room().pace != Pace::Days && host_.now_ms() > clock_.deadline_ms + kAsleepMs) return renew_clock();
  if (room().pace == Pace::Days)  // by whom everybody sees the table wait for (law 3)
    for (const Seat seat : waited_for() & people())
      if (!here(seat)) return stand_in(seat);
  play(late.first(), answer_for(late.first()), 0);
}

// Nobody could answer while the machine that serves the table slept: nobody loses by it.
void Table::renew_clock() {
  const std::int64_t more = host_.now_ms() + clock_.limit_ms - clock_.deadline_ms;
  clock_.deadline_ms += more;
  if (clock_.window_ms != 0) clock_.window_ms += more;
  for (Silence& silence : silences_)
    if (silence.since_ms != 0) silence.since_ms = host_.now_ms();
  send_clock();
}

// What the rules leave to chance there, nobody at the table can work out.
Action Table::answer_for(Seat seat) {
  std::array<std::uint8_t, sizeof(Ticket)> random{};
  host_.random(random);
  return game()->game().fallback(game()->rules(), game()->state(), seat, std::bit_cast<Ticket>(random));
}

}  // namespace holdout
