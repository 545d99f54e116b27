#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/action.h"
#include "engine/capacities.h"
#include "engine/event.h"
#include "engine/fixed_vector.h"
#include "engine/question.h"

namespace holdout {

// A rulebook section is a procedure: a small struct with its arguments, the step it has reached, and
//
//   Flow run(Now&)                                                the automatic part, up to the next question
//   Question question(const Rules&, const State&) const           who decides what now
//   void options(const Rules&, const State&, Seat, Actions&) const   every legal answer of that seat
//   void outcomes(const Rules&, const State&, Outcomes&) const    every outcome, if it asks chance
//   Flow answer(Now&, Seat, Action)                               one answer, already known to be legal
//
// The procedures that are under way lie on a stack inside the state: the stack is the answer to "where are
// we". One byte on purpose: carrying the callee inside cost half the speed.
enum class Flow : std::uint8_t {
  Continue,  // run the procedure on top (this one again, or one just called)
  Ask,       // stop: players are asked something new
  Roll,      // stop: chance is asked
  Wait,      // stop: the same question stays open
  Return,    // this procedure is finished
};

constexpr Flow again() { return Flow::Continue; }
constexpr Flow ask_players() { return Flow::Ask; }
constexpr Flow ask_chance() { return Flow::Roll; }
constexpr Flow keep_waiting() { return Flow::Wait; }
constexpr Flow done() { return Flow::Return; }

// The moving part of every state. Server-only: viewers get a Prompt instead.
template <class Procedure, int Depth>
struct Running {
  static_assert(std::is_trivially_copyable_v<Procedure> && sizeof(Procedure) <= kMaxProcedureBytes);
  FixedVector<Procedure, Depth> stack;
  Question open;
  Serials serials{};
};

// What a viewer may know of the open question where every question is public: who is asked what.
template <class Procedure, int Depth>
Prompt open_prompt(const Running<Procedure, Depth>& running, Seat viewer, std::uint8_t phase = 0) {
  const Question& open = running.open;
  return {.kind = open.kind,
          .phase = phase,
          .waited_for = open.waited_for,
          .asked = open.may_answer.has(viewer),
          .sealed = open.sealed,
          .may_pass = open.may_pass,
          .serial = is_player(viewer) ? running.serials[static_cast<std::size_t>(index(viewer))]
                                      : std::uint16_t{0}};
}

// What a procedure works on.
template <class Rules, class State>
struct Now {
  const Rules& rules;
  State& s;
  Log& log;
};

// Storage is fixed, so the caller's `this` stays valid while its callee is pushed.
template <class NowT, class Procedure>
Flow call(NowT& now, const Procedure& callee) {
  now.s.running.stack.push(callee);
  return Flow::Continue;
}

// A tail call: the successor takes the caller's place. The caller must return at once.
template <class NowT, class Procedure>
Flow become(NowT& now, const Procedure& successor) {
  now.s.running.stack.back() = successor;
  return Flow::Continue;
}

// One generated switch instead of std::visit, which becomes a table of pointers beyond eleven alternatives.
template <class Procedure, class Use>
[[gnu::always_inline]] inline decltype(auto) with_procedure(Procedure& procedure, Use&& use) {
  using Plain = std::remove_const_t<Procedure>;
  constexpr std::size_t kCount = std::variant_size_v<Plain>;
  static_assert(kMaxProcedures == 64 && kCount <= kMaxProcedures, "add cases to the switch below");
#define HOLDOUT_PROCEDURE_CASE(n)                                                         \
  case n:                                                                                 \
    if constexpr (n < kCount) return use(*std::get_if<(n < kCount ? n : 0)>(&procedure)); \
    [[fallthrough]]
  const std::size_t which = procedure.index();
  if (which >= kCount) __builtin_unreachable();  // spares the range check of every dispatch
  switch (which) {
    HOLDOUT_PROCEDURE_CASE(63);
    HOLDOUT_PROCEDURE_CASE(62);
    HOLDOUT_PROCEDURE_CASE(61);
    HOLDOUT_PROCEDURE_CASE(60);
    HOLDOUT_PROCEDURE_CASE(59);
    HOLDOUT_PROCEDURE_CASE(58);
    HOLDOUT_PROCEDURE_CASE(57);
    HOLDOUT_PROCEDURE_CASE(56);
    HOLDOUT_PROCEDURE_CASE(55);
    HOLDOUT_PROCEDURE_CASE(54);
    HOLDOUT_PROCEDURE_CASE(53);
    HOLDOUT_PROCEDURE_CASE(52);
    HOLDOUT_PROCEDURE_CASE(51);
    HOLDOUT_PROCEDURE_CASE(50);
    HOLDOUT_PROCEDURE_CASE(49);
    HOLDOUT_PROCEDURE_CASE(48);
    HOLDOUT_PROCEDURE_CASE(47);
    HOLDOUT_PROCEDURE_CASE(46);
    HOLDOUT_PROCEDURE_CASE(45);
    HOLDOUT_PROCEDURE_CASE(44);
    HOLDOUT_PROCEDURE_CASE(43);
    HOLDOUT_PROCEDURE_CASE(42);
    HOLDOUT_PROCEDURE_CASE(41);
    HOLDOUT_PROCEDURE_CASE(40);
    HOLDOUT_PROCEDURE_CASE(39);
    HOLDOUT_PROCEDURE_CASE(38);
    HOLDOUT_PROCEDURE_CASE(37);
    HOLDOUT_PROCEDURE_CASE(36);
    HOLDOUT_PROCEDURE_CASE(35);
    HOLDOUT_PROCEDURE_CASE(34);
    HOLDOUT_PROCEDURE_CASE(33);
    HOLDOUT_PROCEDURE_CASE(32);
    HOLDOUT_PROCEDURE_CASE(31);
    HOLDOUT_PROCEDURE_CASE(30);
    HOLDOUT_PROCEDURE_CASE(29);
    HOLDOUT_PROCEDURE_CASE(28);
    HOLDOUT_PROCEDURE_CASE(27);
    HOLDOUT_PROCEDURE_CASE(26);
    HOLDOUT_PROCEDURE_CASE(25);
    HOLDOUT_PROCEDURE_CASE(24);
    HOLDOUT_PROCEDURE_CASE(23);
    HOLDOUT_PROCEDURE_CASE(22);
    HOLDOUT_PROCEDURE_CASE(21);
    HOLDOUT_PROCEDURE_CASE(20);
    HOLDOUT_PROCEDURE_CASE(19);
    HOLDOUT_PROCEDURE_CASE(18);
    HOLDOUT_PROCEDURE_CASE(17);
    HOLDOUT_PROCEDURE_CASE(16);
    HOLDOUT_PROCEDURE_CASE(15);
    HOLDOUT_PROCEDURE_CASE(14);
    HOLDOUT_PROCEDURE_CASE(13);
    HOLDOUT_PROCEDURE_CASE(12);
    HOLDOUT_PROCEDURE_CASE(11);
    HOLDOUT_PROCEDURE_CASE(10);
    HOLDOUT_PROCEDURE_CASE(9);
    HOLDOUT_PROCEDURE_CASE(8);
    HOLDOUT_PROCEDURE_CASE(7);
    HOLDOUT_PROCEDURE_CASE(6);
    HOLDOUT_PROCEDURE_CASE(5);
    HOLDOUT_PROCEDURE_CASE(4);
    HOLDOUT_PROCEDURE_CASE(3);
    HOLDOUT_PROCEDURE_CASE(2);
    HOLDOUT_PROCEDURE_CASE(1);
    default: return use(*std::get_if<0>(&procedure));
  }
#undef HOLDOUT_PROCEDURE_CASE
}

inline constexpr Question kChanceQuestion{
    .kind = 0, .may_answer = only(kChance), .waited_for = only(kChance), .open_options = true};

// The procedure on top of a stack that is known not to be empty: who comes here has asked, and forward speed
// is decided here.
template <class Stack>
[[gnu::always_inline]] inline auto& top_of(Stack& stack) {
  return *(stack.end() - 1);
}

// The question that the procedure on top asks of players.
template <class Rules, class State>
[[gnu::always_inline]] inline Question ask_top(const Rules& rules, const State& s) {
  return with_procedure(top_of(s.running.stack), [&](const auto& top) {
    if constexpr (requires { top.question(rules, s); })
      return top.question(rules, s);
    else
      return Question{};  // this procedure asks only chance
  });
}

// Stop: of those who are asked, `seats` are asked something new; to the others it is the question they know.
template <class Rules, class State>
Flow ask_anew(Now<Rules, State>& now, SeatSet seats) {
  const Question asked = ask_top(now.rules, now.s);
  for (const Seat seat : asked.may_answer& seats)
    ++now.s.running.serials[static_cast<std::size_t>(index(seat))];
  return Flow::Wait;
}

// Runs procedures until somebody must answer or the stack is empty, which ends the game. Inlined by order: a
// game calls it from `start` too, and two callers are enough for the compiler to leave it out of line in
// `apply`, which every answer pays for (2 to 9 % of all instructions).
template <class Rules, class State>
[[gnu::always_inline]] inline void follow(Now<Rules, State>& now, Flow flow) {
  auto& running = now.s.running;
  for (;;) {
    switch (flow) {
      case Flow::Return:
        running.stack.pop();
        if (running.stack.empty()) {
          running.open = {};
          return;
        }
        [[fallthrough]];
      case Flow::Continue:
        flow = with_procedure(top_of(running.stack), [&](auto& top) { return top.run(now); });
        break;
      case Flow::Ask:
        running.open = ask_top(now.rules, now.s);
        for (Seat seat : running.open.may_answer) ++running.serials[static_cast<std::size_t>(index(seat))];
        return;
      case Flow::Roll: running.open = kChanceQuestion; return;
      case Flow::Wait: running.open = ask_top(now.rules, now.s); return;
    }
  }
}

// Our own mistake: an answer reached a procedure that asks nobody.
[[noreturn]] inline Flow no_question_open() {
  assertion_failed("answer", "the procedure on top asks nobody", __FILE__, __LINE__);
}

// Precondition: `action` is one of the options (or outcomes) of `seat`.
template <class Rules, class State>
[[gnu::always_inline]] inline void answer_top(const Rules& rules, State& s, Seat seat, Action action,
                                              Log& log) {
  HOLDOUT_ASSERT(!s.running.stack.empty(), "an answer needs a procedure that asked");
  Now<Rules, State> now{rules, s, log};
  const Flow flow = with_procedure(top_of(s.running.stack), [&](auto& top) {
    if constexpr (requires { top.answer(now, seat, action); })
      return top.answer(now, seat, action);
    else
      return no_question_open();
  });
  follow(now, flow);
}

template <class Rules, class State>
[[gnu::always_inline]] inline void options_of_top(const Rules& rules, const State& s, Seat seat,
                                                  Actions& out) {
  if (!s.running.open.may_answer.has(seat) || !is_player(seat)) return;
  with_procedure(s.running.stack.back(), [&](const auto& top) {
    if constexpr (requires { top.options(rules, s, seat, out); }) top.options(rules, s, seat, out);
  });
}

template <class Rules, class State>
[[gnu::always_inline]] inline void outcomes_of_top(const Rules& rules, const State& s, Outcomes& out) {
  if (!s.running.open.chance()) return;
  with_procedure(s.running.stack.back(), [&](const auto& top) {
    if constexpr (requires { top.outcomes(rules, s, out); }) top.outcomes(rules, s, out);
  });
}

}  // namespace holdout
