#pragma once

#include "engine/procedures/procedure.h"

// What a procedure declares, in one word: each game defines `Rules`, `State` and `Now` in its namespace and
// writes the functions in the file of the heading (engine/procedures/procedure.h says what each does).

#define HOLDOUT_PROCEDURE                                                          \
  Flow run(Now& now);                                                              \
  Question question(const Rules& rules, const State& s) const;                     \
  void options(const Rules& rules, const State& s, Seat seat, Actions& out) const; \
  Flow answer(Now& now, Seat seat, Action action)
#define HOLDOUT_CHANCE void outcomes(const Rules& rules, const State& s, Outcomes& out) const
#define HOLDOUT_CHANCE_ONLY                        \
  Flow run(Now& now);                              \
  Flow answer(Now& now, Seat seat, Action action); \
  HOLDOUT_CHANCE
// The game's part of a Ballot: choices in public order, the sealed answer in Hidden. Last where in the state
// its marks are, so HOLDOUT_BALLOT(Vote, table.ballot).
#define HOLDOUT_BALLOT(question_kind, marks_in)                                     \
  static constexpr QuestionKind kKind = QuestionKind::question_kind;                \
  template <class S>                                                                \
  static auto& marks(S& s) {                                                        \
    return s.marks_in;                                                              \
  }                                                                                 \
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out); \
  static void seal(State& s, Seat seat, Action action);                             \
  static void sealed(Now& now, Seat seat)
#define HOLDOUT_COUNCIL(question_kind, marks_in)                                    \
  static constexpr QuestionKind kKind = QuestionKind::question_kind;                \
  static constexpr ActionKind kAgreeKind = ActionKind::Agree;                       \
  template <class S>                                                                \
  static auto& marks(S& s) {                                                        \
    return s.marks_in;                                                              \
  }                                                                                 \
  static void choices(const Rules& rules, const State& s, Seat seat, Actions& out); \
  static bool take(Now& now, Seat seat, Action action);                             \
  static void proposed(Now& now, Seat seat);                                        \
  static void agreed(Now& now, Seat seat)
