#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "table/playing/dice.h"
#include "table/playing/private_step.h"

namespace holdout {

// One answer worked out on copies: nothing has happened until it is stored and taken.
struct Turn {
  Seat seat = kNobody;
  Action action{};
  StateBox state;
  Dice dice;
  std::vector<Action> chance;  // what was rolled after it, in order
  std::vector<Event> events;   // of the answer and of the rolls, whole
  bool undoable = false;       // only the seat itself noticed it, and goes on choosing, alone
  bool unnoticed = false;      // its side acts unseen, before it and after it, and nobody else noticed it
};

// The game at a table: its state, its dice and what may be taken back. Knows nothing of people, clocks or
// storage.
class RunningGame {
 public:
  RunningGame(const AnyGame& game, RulesBox rules, const Seed& seed);

  // The beginning, up to the first question of a player.
  Turn begin() const;
  // An answer, and everything chance does after it. Precondition: legal.
  Turn try_answer(Seat seat, Action action) const;
  void take(const Turn& turn);

  // Takes the last step of the seat's own unfinished choice back (law 8).
  bool can_undo(Seat seat) const { return !undo_.empty() && undo_seat_ == seat; }
  void undo();
  void forbid_undo() { undo_ = std::vector<StateBox>(); }  // without the room they took

  // So many of the last answers a side that acts unseen could take back among itself: nobody else noticed
  // them, nothing was rolled, and no other answer came between.
  int unseen_answers() const { return unseen_answers_; }
  // The last answer told others something of what a side had done unseen: a report, a lamp that breaks.
  bool reported() const { return reported_; }

  // A stored beginning or answer again, on copies as above. A Problem if the rules do not allow it, or roll
  // anything else than `chance`.
  Result<Turn> begin_again(const std::vector<Action>& chance) const;
  Result<Turn> answer_again(Seat seat, Action action, const std::vector<Action>& chance) const;

  // A saved game. While something may be taken back there is nothing to save.
  bool can_save() const { return undo_.empty(); }
  std::string save() const;
  Result<void> restore(const std::string& saved);

  const AnyGame& game() const { return game_; }
  const RulesBox& rules() const { return rules_; }
  const StateBox& state() const { return state_; }
  const Seed& seed() const { return seed_; }
  int answers() const { return answers_; }
  const Question& question() const { return game_.question(rules_, state_); }
  bool over() const { return question().over(); }
  // Whoever watches, or has one of its seats.
  bool seen_by(Seat viewer) const { return !is_player(viewer) || index(viewer) < rules_.players(); }

 private:
  void roll(Turn& turn) const;
  bool stays_unnoticed(const Turn& turn) const;
  AnswerStep step_of(const Turn& turn) const {
    return {game_, rules_, turn.seat, state_, turn.state, turn.events};
  }

  const AnyGame& game_;
  RulesBox rules_;
  Seed seed_;
  StateBox state_;
  Dice dice_;
  int answers_ = 0;
  int unseen_answers_ = 0;
  bool reported_ = false;
  Seat undo_seat_ = kNobody;
  std::vector<StateBox> undo_;  // states before the steps of an unfinished choice
};

}  // namespace holdout
