#pragma once

#include "games/terrorscape/players/belief.h"
#include "games/terrorscape/players/known.h"

namespace holdout::terrorscape {

// Chance that so many defence dice add up to at least this (3.4).
double chance_of_sum(const Rules& r, int dice, int least);
// Chance that an attack of this strength wounds him, as a stranger reckons: nobody knows what he carries.
double chance_of_failure(const Rules& r, const Table& t, Survivor who, int strength);
// What a wound of his is worth to the Killer: the second one wins.
double worth_of_wound(const Table& t, Survivor who);

// What comes of an encounter with him, with all that a level adds to it (TS-321).
struct Outcome {
  double wounded = 0;     // once
  double eliminated = 0;  // for good
};
Outcome outcome_of(const Rules& r, const Table& t, Survivor who, int strength);
double worth_of(const Outcome& outcome);  // to the Killer

// What the Killer can hope for, location by location.
struct Prey {
  PlaceBelief::ByPlace search{};    // an encounter there: wounds by chance of failure
  PlaceBelief::ByPlace sure{};      // a wound of everybody there
  PlaceBelief::ByPlace somebody{};  // expected number of Survivors
  double fear = 0;                  // of a SCARE that hits one
};
Prey prey_of(const Rules& r, const Table& t, const PlaceBelief::Marginals& where, int strength);

// The best of `rooms`.
struct Target {
  Location room = Location::None;
  double worth = 0;
};
Target best_target(const PlaceBelief::ByPlace& worth, Locations rooms);

// How much more a SEARCH within `reach` is worth once it is known who is in `rooms`. `by_name`: DETECT, which
// never names Anna.
double worth_of_asking(const Rules& r, const Table& t, const PlaceBelief& belief, Locations rooms,
                       Locations reach, bool by_name, int strength);

}  // namespace holdout::terrorscape
