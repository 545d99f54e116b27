#pragma once

#include "games/the_thing/players/few/outlook.h"

// Phase 5 of the game for 1 to 3 players: what to make of the dice (V-2 to V-7).

namespace holdout::the_thing::few {

using Dice = std::array<Face, kMaxDice>;

// What one Character makes of a set of dice, and what that leads to.
struct DicePlan {
  double hope = -1;
  int cancel_sabotage = 0, cancel_threat = 0;
  int turn = -1;         // die that the sleeper turns
  Face to = Face::None;  // to this face
  Deed deed = Deed::None;
};

// What one Character can make of any dice. Many rolls lead to the same few results, so each result is looked
// at once. Precondition: outlook and sketch outlive it.
class Prospects {
 public:
  // By itself a player counts on no sleeper but the own one (TT-1144).
  Prospects(const Outlook& o, const Sketch& s, Slot actor);
  Prospects(const Outlook& o, const Sketch& s, Slot actor, Slot resting);

  // Without further re-rolls.
  DicePlan best_plan(const Dice& dice);
  // The same if the bad results count unless the sleeper turns a die.
  DicePlan best_turn(const Dice& dice);
  // The mean over the faces that one die can show next.
  double after_reroll(Dice dice, int die);
  // The best plan with the first of the re-rolls that Norris and Garry have.
  double hope_of(const Dice& dice);

 private:
  struct Outcome {  // of the dice: what is cancelled, what is left, what is done
    bool woken = false;
    int cancels = 0, sabotages = 0, threats = 0;
    Deed deed = Deed::None;
  };

  double hope_after(const Outcome& outcome);
  double look(const Outcome& outcome) const;
  void try_cancels(const Dice& dice, DicePlan plan, DicePlan& best);
  void try_turns(const Dice& dice, DicePlan& best);
  bool can(Deed deed) const { return can_[static_cast<std::size_t>(deed)]; }
  // A die with this face would pay for something.
  bool pays(Face face) const { return can(Deed::Burn) || can(face == Face::Use ? Deed::Use : Deed::Repair); }

  static constexpr double kUnknown = -1;
  static constexpr std::size_t kEach = kMaxDice + 1, kDeedKinds = kDeeds.size() + 1;

  const Outlook& o_;
  const Sketch& s_;
  Slot actor_;
  std::array<bool, kDeedKinds> can_{};
  Slot sleeper_ = kNoSlot;  // who can turn a die
  double price_ = 0;        // of waking the sleeper now
  std::array<double, 2 * kEach * kEach * kEach * kDeedKinds> known_;
};

DicePlan best_plan(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice);

// How likely one action of this Character comes about.
double success_of(const Outlook& o, const Sketch& s, Slot actor);

Action choose_dice_taker(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_reroll(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_cancel(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_turn(const Outlook& o, const Sketch& s);  // the own sleeper, a die of another player (V-4)
Action choose_dice_action(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_roll_again(const Outlook& o, const Sketch& s);

}  // namespace holdout::the_thing::few
