#pragma once

#include "games/osaczeni/players/mind.h"

namespace holdout::osaczeni {

// What my own words oblige me to, in victory points by my own honour: positive for what I said I would do,
// negative for what I said I would not.
double bound_to_feed(const Mind& mind, const Table& t, Seat candidate);
double bound_to_elect(const Mind& mind, const Table& t, VoteKind kind, Seat candidate);
double bound_to_play(const Mind& mind, const Table& t, Item item);
double bound_in_tie(const Mind& mind, const Table& t, Seat candidate);
double bound_to_give(const Mind& mind, const Table& t, Seat receiver);
double bound_to_go(const Mind& mind, const Table& t, Area area);

}  // namespace holdout::osaczeni
