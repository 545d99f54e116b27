#pragma once

#include <array>

#include "games/osaczeni/rules/wording/nouns.h"

// What a table is likely to come to, for players who count: monsters to come, doors that will not hold, who
// will be eaten, and what a position is worth. Everything follows from the Table and from odds that the
// caller brings.

namespace holdout::osaczeni {

template <class T>
using BySeat = std::array<T, kMaxPlayers>;
template <class T>
using ByArea = std::array<T, kAreas + 1>;

// The monster dice of this round, as far as they are known.
struct DiceOdds {
  ByArea<int> known{};      // dice known to show an area
  int unknown = 0;          // dice nobody told us about
  ByArea<double> chance{};  // of an unknown die; sums to 1

  static DiceOdds fair(int dice);
};

// How much each voter would like to see each candidate's family shrink; only ratios matter.
using Enmity = BySeat<BySeat<double>>;
Enmity plain_enmity(const Rules& r, const Table& t);

// What a computer player cares about, in victory points. One table of numbers, so that they can be weighed
// against each other in matches.
struct Weights {
  double rivals = 0.6;        // all rivals' points together against one's own
  double next_night = 0.4;    // the night after this one against this one
  double truck = 2.4;         // all votes at the truck in the coming round
  double badge = 1.5;         // all votes in the Monitoring Centre likewise
  double company = 0.8;       // each own character behind the same door as other families, who may pay for it
  double help = 0.1;          // chance for each card in an area that it stops an attack there
  double haste = 0.5;         // a death that brings a good end nearer
  double last_one = 3;        // losing the last character, besides its points
  double cards = 1;           // cards in hand
  double spite = 0.35;        // a rival's loss for each unit of grudge
  double left_tonight = 0.9;  // the rest of the night, when one of several must be given up
  double left_behind = 0.6;   // the coming night likewise
  double honour = 0.3;        // one's word in a sealed ballot
};

// Through whose eyes a table is judged.
struct Lens {
  const Rules& rules;
  Seat me;
  const Weights& weights;
  Enmity enmity;
};

// How much `voter` would like `candidate` to be chosen in `area`: whoever stands there with nothing cheap
// loses most.
double feed_wish(const Lens& lens, const Table& t, Area area, Seat voter, Seat candidate);

// Chance to be chosen for each candidate of a feed vote in `area`, if a vote is held.
BySeat<double> chosen_odds(const Lens& lens, const Table& t, Area area);

struct Outlook {
  BySeat<double> loss{};      // victory points that each family can expect to lose
  BySeat<double> dead{};      // characters likewise
  ByArea<double> attack{};    // chance that somebody is eaten there; in the lot how many
  ByArea<double> monsters{};  // expected after the attacks
  double deaths = 0;
};

// One night: arrival and attacks for the characters where they stand now, nobody playing cards.
Outlook outlook(const Lens& lens, const Table& t, const DiceOdds& dice);

// Only the attack on `area`, with the monsters that stand there now.
Outlook attack_outlook(const Lens& lens, const Table& t, Area area);

// What is still to come of the night after somebody was eaten in `area`: the areas that follow it (OS-601),
// and the lot as long as there is anybody to attack (OS-622).
Outlook rest_of_night(const Lens& lens, const Table& t, Area area);

// Chance that another round follows, if so many more die tonight (OS-706).
double goes_on(const Rules& r, const Table& t, double deaths);

// The night after that one, if nobody moved: weaker knowledge, so it is only used with a discount.
Outlook next_outlook(const Lens& lens, const Table& t, const Outlook& first);

// How much each rival's points count against one's own; the leader's most. Own weight is 0.
BySeat<double> rival_weights(const Lens& lens, const Table& t);

// Victory points of `me` against the rivals' after the night, with the chances of the next one.
double position_value(const Lens& lens, const Table& t, const DiceOdds& dice);

int points_of(const Rules& r, Character who);
Character cheapest(const Rules& r, Characters those);
Character dearest(const Rules& r, Characters those);

// How many more deaths end the game (OS-706).
inline int deaths_left(const Rules& r, const Table& t) { return living(t).size() - r.ends_at; }

}  // namespace holdout::osaczeni
