#include <algorithm>
#include <array>
#include <bit>

#include "protocol/words.h"
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
         !game()->over() && (room().pace == Pace::Days || audience_.anybody_here());
}

bool Table::timed() const { return runs() && room().pace != Pace::Relaxed && opening_.until_ms() == 0; }

// One device says it for all its seats. Nobody is told of it but by the clock that then begins.
void Table::opened(Guest& guest, const OpenedCommand& command) {
  if (!is_player(guest.viewer)) return refuse(guest, command.id, RefusalCode::NotSeated);
  if (game() == nullptr) return refuse(guest, command.id, RefusalCode::NotNow);
  SeatSet read = only(guest.viewer);
  for (const Seat seat : people())
    if (room().seats[at(seat)].guest == guest.id) read.add(seat);
  opening_.read_by(read);
  tell(guest.visit, to_json(DoneMessage{.ack = command.id}));
  set_clock();
}

Timekeeping Table::timekeeping() const {
  return {.days_limit_ms = room().pace == Pace::Days ? days_limit_ms(room()) : 0};
}

// Where the machine's time was set back since, a deadline from before lies further ahead than any may.
DecisionClock Table::stored_clock(std::int64_t deadline_ms) const {
  if (deadline_ms == 0) return {};
  const std::int64_t limit_ms = days_limit_ms(room());
  return {.deadline_ms = std::min(deadline_ms, host_.now_ms() + limit_ms), .limit_ms = limit_ms};
}

ShownQuestion Table::shown_question(const StateBox& state) const {
  const AnyGame& rules_of = game()->game();
  return {.prompt = rules_of.prompt_for(game()->rules(), state, kSpectator),
          .limit = rules_of.time_limit(game()->rules(), state)};
}

bool Table::is_public(const Turn& turn) const {
  const AnyGame& rules_of = game()->game();
  return std::any_of(turn.events.begin(), turn.events.end(),
                     [](const Event& event) { return event.noticed_by.has(kSpectator); }) ||
         rules_of.prompt_for(game()->rules(), game()->state(), kSpectator) !=
             rules_of.prompt_for(game()->rules(), turn.state, kSpectator);
}

// A step that is hidden from spectators, also one that is taken back, changes nothing.
DecisionClock Table::clock_after(const Turn& turn) const {
  if (!timed() || game()->game().question(game()->rules(), turn.state).over()) return {};
  if (!is_public(turn)) return clock_;
  return clock_.after_public_step(shown_question(game()->state()), shown_question(turn.state), timekeeping(),
                                  host_.now_ms());
}

// Stops with the table, and begins when it begins to run.
void Table::set_clock() {
  SeatSet readers;
  for (const Seat seat : people())
    if (here(seat)) readers.add(seat);
  opening_.note(readers, host_.now_ms());
  DecisionClock next = clock_;
  if (!timed()) {
    next = {};
  } else if (next.deadline_ms == 0) {
    const TimeLimit limit = game()->game().time_limit(game()->rules(), game()->state());
    next = whole_clock(limit, timekeeping(), host_.now_ms());
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
  if (audience_.empty() || (only_to != 0 && clock_.deadline_ms == 0)) return;
  ClockMessage clock;
  if (clock_.deadline_ms > 0) {
    constexpr std::int64_t kMost = 2'000'000'000;
    const std::int64_t left = std::max<std::int64_t>(0, clock_.deadline_ms - host_.now_ms());
    clock.left_ms = static_cast<int>(std::min(left, kMost));
    clock.of_ms = static_cast<int>(std::min(clock_.limit_ms, kMost));
  }
  const auto frame = std::make_shared<const std::string>(to_json(clock));
  audience_.broadcast([&](const Guest& guest) {
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
    sooner(opening_.until_ms());
    if (!game()->question().waited_for.without(bot_seats()).empty()) sooner(clock_.deadline_ms);
    for (const Seat seat : bot_seats()) {
      if (bots_.find(seat) == nullptr)
        sooner(host_.now_ms() + kNewBotMs);
      else if (bots_.is_asked(seat))
        sooner(bots_.next(seat, host_.now_ms()));
    }
  }
  sooner(next_absence());
  host_.wake_at(next);
}

void Table::tick() {
  enqueue([this] {
    if (opening_.until_ms() != 0) set_clock();
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
  if (!runs() || !clock_.ran_out(host_.now_ms())) return;
  const SeatSet late = game()->question().waited_for.without(bot_seats());
  if (late.empty()) return;
  if (room().pace != Pace::Days && host_.now_ms() > clock_.deadline_ms + kAsleepMs) return renew_clock();
  if (room().pace == Pace::Days)
    for (const Seat seat : overdue() & people())
      if (!here(seat)) return stand_in(seat, told_of(seat));
  time_ran_out(late.first());
}

void Table::postpone(std::int64_t ms) {
  enqueue([this, ms] {
    if (room().pace != Pace::Days || clock_.deadline_ms == 0) return;
    clock_.deadline_ms += ms;
    if (clock_.window_ms != 0) clock_.window_ms += ms;
    set_alarm();
  });
}

// Over days: by whom everybody sees the table wait for (law 3). The limit of a phase in which a side acts
// unseen is one for all its turns: who of it is asked only when it is over let nobody wait.
SeatSet Table::overdue() {
  const SeatSet waited = waited_for();
  if (overdue_at_ms_ != clock_.deadline_ms) overdue_ = waited;
  overdue_at_ms_ = clock_.deadline_ms;
  return waited.without(unseen().without(overdue_));
}

// Nobody could answer while the machine that serves the table slept: nobody loses by it.
void Table::renew_clock() {
  clock_.begin_again(host_.now_ms());
  absences_.excuse_all(host_.now_ms());
  send_clock();
}

// What the rules leave to chance there, nobody at the table can work out.
Action Table::answer_for(Seat seat) {
  std::array<std::uint8_t, sizeof(Ticket)> random{};
  host_.random(random);
  return game()->game().fallback(game()->rules(), game()->state(), seat, std::bit_cast<Ticket>(random));
}

// Its person may have picked an answer and not sent it.
void Table::time_ran_out(Seat seat) {
  const AnyGame& rules_of = game()->game();
  const RulesBox& rules = game()->rules();
  const StateBox& state = game()->state();
  const std::optional<Action> draft = picks_.of(seat, rules_of.prompt_for(rules, state, seat).serial);
  const bool picked = draft && is_option(seat, *draft);
  const Action action = picked ? *draft : answer_for(seat);
  const Sentence words = rules_of.option_text(rules, rules_of.view_of(rules, state, seat), action);
  play(seat, action, 0, LateAnswer{.picked = picked, .answer = sentence_json(rules_of.info().key, words)});
}

// Who noticed the step and saw by it that this seat has answered: that the table waited for it alone, or
// waits for it no more and for all others as before. Inside a council strangers see neither. Of a side that
// acts unseen, that side alone.
SeatSet Table::who_see_late(const Turn& turn) const {
  const AnyGame& rules_of = game()->game();
  const Seat seat = turn.seat;
  const auto sees = [&](Seat viewer) {
    const Prompt before = rules_of.prompt_for(game()->rules(), game()->state(), viewer);
    const Prompt after = rules_of.prompt_for(game()->rules(), turn.state, viewer);
    const bool noticed = before.waited_for != after.waited_for || before.kind != after.kind ||
                         before.phase != after.phase ||
                         std::any_of(turn.events.begin(), turn.events.end(),
                                     [&](const Event& event) { return event.noticed_by.has(viewer); });
    const bool alone = before.waited_for == only(seat);
    const bool one_less = before.kind == after.kind && before.phase == after.phase &&
                          before.waited_for.has(seat) && after.waited_for == before.waited_for.without(seat);
    return noticed && (alone || one_less);
  };
  const SeatSet knowing = told_of(seat);
  if (knowing == kEverybody) return sees(kSpectator) ? kEverybody : only(seat);
  SeatSet seeing = only(seat);
  for (const Seat viewer : knowing)
    if (sees(viewer)) seeing.add(viewer);
  return seeing;
}

}  // namespace holdout
