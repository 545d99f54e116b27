#pragma once

#include "engine/rng.h"
#include "games/terrorscape/rules/imagining/mansion.h"
#include "games/terrorscape/rules/imagining/sharing.h"
#include "games/terrorscape/rules/imagining/steps.h"

namespace holdout::terrorscape::imagining {

// How the Survivors can have played so far: every turn, every card, so that what both sides saw comes out of
// it step by step. One of many; drawn backward from where they are now.

// A card that somebody must have had at a moment.
struct Need {
  std::uint16_t time = 0;
  std::uint8_t who = 0;
  Item item = Item::None;
  bool used_up = true;
};
// Moments, so that they can be compared: a step of a turn, the discovery, the Killer phase.
constexpr std::uint16_t time_of_step(int round, int turn, int step) {
  return static_cast<std::uint16_t>((round * 4 + turn) * 32 + step);
}
constexpr std::uint16_t time_of_discovery(int round) { return time_of_step(round, kTrio, 0); }
constexpr std::uint16_t time_of_hunt(int round) { return time_of_step(round, kTrio, 16); }

struct ToldTurn {
  std::uint8_t who = 0;
  Script script;
  bool tools = false;           // a Repair with Tools (TS-166)
  Item scavenged = Item::None;  // the card of a Scavenge
};

struct ToldRound {
  FixedVector<ToldTurn, kTrio> turns;  // in order
  // The discovery (TS-202): who may have drawn so that the noise comes out, and which cards then.
  std::uint8_t quiet_drawers = 0;  // a silent draw
  std::uint8_t loud_drawers = 0;   // one with a noise
  bool key = false;                // and a Key for the rack
  std::uint8_t drawer = kTrio;     // settled
  FixedVector<Item, 2> cards;      // the first is kept
  Triple reported{};               // where they were then
  Triple after{};                  // and at the end of the round
};

struct Tale {
  FixedVector<ToldRound, kMostRounds> rounds;  // those with a report
  FixedVector<Need, 120> needs;                // in order
  Triple now{};
};

// tale.cpp: the turns; false if none was found. `now` is one of the triples in which the reported rounds can
// have ended.
bool tell_turns(const Foreseen& seen, const History& history, const Cast& cast, const Triple& now, Rng& rng,
                Tale& tale);
// tale_cards.cpp: the cards that those turns need, and what happened to the others; false if there is no way.
bool tell_cards(const Rules& r, const Table& t, Rng& rng, Tale& tale);
// He must still have so many of this item after that moment.
int needed_after(const Tale& tale, std::uint16_t time, int who, Item item);
// What he can best do without when his backpack is too full.
Item spare_item(const Tale& tale, std::uint16_t time, int who, const ItemCounts& pack);
// Puts down what lies where at the end of the tale: backpacks, decks, discards, repairs, tracks.
void lay_out_tale(const Rules& r, const Table& t, const Tale& tale, SurvivorSecrets& own);

}  // namespace holdout::terrorscape::imagining
