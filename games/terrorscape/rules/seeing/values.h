#pragma once

#include "games/terrorscape/rules/words.h"

// What cards are worth to automatic answers (3.12), from what the asked side sees.

namespace holdout::terrorscape {

// Of an item card, to the Survivor in whose backpack it lies or would lie.
int value_of(const Rules& r, const Table& t, const SurvivorSecrets& side, Survivor who, Item item);

// Of the last of so many equal skill cards in a hand: each further copy counts less.
int value_of(const Rules& r, const Table& t, Skill skill, int copies);

// Where the Killer is, as far as both sides know: his figure or the stealth token.
inline Location last_known(const Table& t) { return t.at; }

// What a defence with this adds to the dice, all bonuses counted (TS-330): the item, a Whisky bottle beside
// it (PL-12), the Hidden blade, abilities, traits, the trap.
struct DefenceWith {
  Item item = Item::None;  // Revolver: with Ammo
  bool bottle = false;
  bool blade = false;
};
int bonus_of(const Rules& r, const Table& t, const SurvivorSecrets& side, Survivor who, DefenceWith with);

}  // namespace holdout::terrorscape
