#pragma once

#include "bots/the_thing_few_outlook.h"

// Phase 5 of the game for 1 to 3 players: what to make of the dice (V-2 to V-7).

namespace holdout::the_thing::few {

using Dice = std::array<Face, kMaxDice>;

// What one Character makes of a set of dice, and what that leads to.
struct DicePlan {
  double hope = -1;
  int cancel_sabotage = 0, cancel_threat = 0;
  int turn = -1;         // die that the sleeper turns
  Face to = Face::None;  // the action wanted; none = none
};
// Without further re-rolls; `seat` answers, so only its own sleeper can turn a die.
DicePlan best_plan(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice);

// The same with the re-rolls that Norris and Garry have at the start.
double hope_of_dice(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice);

// How likely one action of this Character comes about, and what the best one would bring.
double success_of(const Outlook& o, const Sketch& s, Slot actor);
double best_gain(const Outlook& o, const Sketch& s, Slot actor, double now);

Action choose_dice_taker(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_reroll(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_cancel(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_dice_action(const Outlook& o, const Sketch& s, const Actions& options);
Action choose_roll_again(const Outlook& o, const Sketch& s);

}  // namespace holdout::the_thing::few
