#include "engine/procedures/procedure.h"

#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout::procedure_toy {

namespace {

// A rulebook of three sections that only shows how flow goes: Count asks seat 0 `times` times and calls Roll
// after each answer; Roll asks chance once; Idle never asks.
struct State;
struct Rules {
  int times = 2;
};
using ToyNow = Now<Rules, State>;

struct Idle {
  Flow run(ToyNow&) { return done(); }
};
struct Roll {
  bool rolled = false;
  Flow run(ToyNow&) { return rolled ? done() : ask_chance(); }
  void outcomes(const Rules&, const State&, Outcomes& out) const { out.die(1, 2); }
  Flow answer(ToyNow& now, Seat, Action action);
};
struct Count {
  std::uint8_t asked = 0;
  Flow run(ToyNow& now) { return asked == now.rules.times ? done() : ask_players(); }
  Question question(const Rules&, const State&) const {
    return {.kind = 5, .may_answer = only(Seat{0}).with(Seat{2}), .waited_for = only(Seat{0})};
  }
  void options(const Rules&, const State&, Seat seat, Actions& out) const {
    out.push({0, static_cast<std::uint8_t>(index(seat)), 0, 0, 0});
  }
  Flow answer(ToyNow& now, Seat seat, Action action);
};
using Procedure = std::variant<Idle, Roll, Count>;

struct State {
  int sum = 0;
  Running<Procedure, 3> running;
};

Flow Roll::answer(ToyNow& now, Seat, Action action) {
  now.s.sum += action.a;
  rolled = true;
  return again();
}
Flow Count::answer(ToyNow& now, Seat seat, Action) {
  if (seat == Seat{2}) return keep_waiting();
  ++asked;
  return call(now, Roll{});
}

struct Table {
  Rules rules{};
  State s{};
  Log log{};

  explicit Table(const Procedure& first) {
    s.running.stack.push(first);
    ToyNow now{rules, s, log};
    follow(now, again());
  }
  void answer(Seat seat, Action action = {}) { answer_top(rules, s, seat, action, log); }
  const Question& open() const { return s.running.open; }
  int serial(int seat) const { return s.running.serials[static_cast<std::size_t>(seat)]; }
};

}  // namespace

TEST_CASE("procedures: a call runs before its caller goes on, and the empty stack ends the game") {
  Table t{Count{}};
  CHECK(t.open().kind == 5);
  t.answer(Seat{0});
  CHECK(t.open().chance());
  CHECK(t.s.running.stack.size() == 2);
  t.answer(kChance, {1, 2, 0, 0, 0});
  CHECK(t.s.sum == 2);
  CHECK(t.open().kind == 5);
  CHECK(t.s.running.stack.size() == 1);
  t.answer(Seat{0});
  t.answer(kChance, {1, 1, 0, 0, 0});
  CHECK(t.s.sum == 3);
  CHECK(t.open().over());
  CHECK(t.s.running.stack.empty());
}

TEST_CASE("procedures: one that asks nothing is passed through, and cannot be answered") {
  CHECK(Table{Idle{}}.open().over());
  Table t{Count{}};
  t.s.running.stack.push(Idle{});
  CHECK_THROWS_AS(t.answer(Seat{0}), std::logic_error);
}

TEST_CASE("procedures: where none is under way there is nothing to answer") {
  Table over{Idle{}};
  CHECK_THROWS_AS(over.answer(Seat{0}), std::logic_error);
}

TEST_CASE("procedures: become puts the successor in the caller's place") {
  Table t{Count{}};
  ToyNow now{t.rules, t.s, t.log};
  follow(now, become(now, Roll{}));
  CHECK(t.open().chance());
  CHECK(t.s.running.stack.size() == 1);
  t.answer(kChance, {1, 1, 0, 0, 0});
  CHECK(t.open().over());
}

TEST_CASE("serials rise for everybody who is asked something new, and for nobody else") {
  Table t{Count{}};
  CHECK(t.serial(0) == 1);
  CHECK(t.serial(1) == 0);
  CHECK(t.serial(2) == 1);
  t.answer(Seat{2});  // the same question stays open
  CHECK(t.serial(0) == 1);
  CHECK(t.serial(2) == 1);
  t.answer(Seat{0});  // chance is asked, no player
  CHECK(t.serial(0) == 1);
  t.answer(kChance, {1, 1, 0, 0, 0});
  CHECK(t.serial(0) == 2);
  CHECK(t.serial(1) == 0);
  CHECK(t.serial(2) == 2);
}

TEST_CASE("options and outcomes belong to those who are asked") {
  Table t{Count{}};
  Actions of_asked;
  options_of_top(t.rules, t.s, Seat{2}, of_asked);
  CHECK(of_asked.size() == 1);
  CHECK(of_asked[0].a == 2);
  Actions of_others;
  options_of_top(t.rules, t.s, Seat{1}, of_others);
  options_of_top(t.rules, t.s, kChance, of_others);
  options_of_top(t.rules, t.s, kSpectator, of_others);
  CHECK(of_others.empty());
  Outcomes none;
  outcomes_of_top(t.rules, t.s, none);
  CHECK(none.size() == 0);
  t.answer(Seat{0});
  Outcomes sides;
  outcomes_of_top(t.rules, t.s, sides);
  CHECK(sides.size() == 2);
  options_of_top(t.rules, t.s, Seat{0}, of_others);
  CHECK(of_others.empty());
}

TEST_CASE("open_prompt tells a viewer who is asked, and only their own serial") {
  const Table t{Count{}};
  const Prompt asked = open_prompt(t.s.running, Seat{2}, 4);
  CHECK(asked == Prompt{.kind = 5, .phase = 4, .waited_for = only(Seat{0}), .asked = true, .serial = 1});
  CHECK(open_prompt(t.s.running, Seat{1}).serial == 0);
  CHECK(!open_prompt(t.s.running, Seat{1}).asked);
  CHECK(open_prompt(t.s.running, kSpectator).serial == 0);
}

TEST_CASE("the stack is as deep as it was made") {
  Table t{Count{}};
  ToyNow now{t.rules, t.s, t.log};
  call(now, Roll{});
  call(now, Roll{});
  CHECK_THROWS_AS(call(now, Roll{}), std::logic_error);
}

}  // namespace holdout::procedure_toy
