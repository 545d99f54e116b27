#pragma once

#include "engine/game.h"
#include "games/the_thing/rules/wording/nouns.h"

// What the automatic answers of section 7 share. All weigh the options by what the seat sees; remaining ties
// go to the first option. Nothing here may look at a role.

namespace holdout::the_thing {

struct Choice {
  const Rules& r;
  const State& s;
  const Table& t;
  Seat seat;
  Ticket ticket;
  Actions options{};
};

// The first of the options that are worth most.
template <class Worth>
Action best(const Choice& c, const Worth& worth) {
  Action found = c.options[0];
  int most = worth(found);
  for (const Action& each : c.options) {
    const int value = worth(each);
    if (value <= most) continue;
    most = value;
    found = each;
  }
  return found;
}
// The first option of this kind, if there is one.
inline Action prefer(const Choice& c, ActionKind kind) {
  return best(c, [&](Action a) { return a.kind == u8(kind) ? 1 : 0; });
}
inline bool offered(const Choice& c, ActionKind kind) {
  return std::ranges::any_of(c.options, [&](Action a) { return a.kind == u8(kind); });
}

// ---- fallback_station.cpp: what the station needs, from public facts -----------------------------------

// In percent: how much of a location's fuel, food or soundness is missing, the worst of them.
int shortage(const Rules& r, const Table& t, Location l);
// What an action in a location is worth: 0 = cannot be done, more with what is missing there.
int worth_of(const Rules& r, const Table& t, CardKind card, Location l);
bool may_freeze_next(const Rules& r, const Table& t);

Action least_burning(const Choice& c);   // D-1, D-29
Action where_it_lacks(const Choice& c);  // D-4, V-1
Action whom_to_assign(const Choice& c);  // D-21
Action flip_or_stop(const Choice& c);    // D-22
Action emptier_tank(const Choice& c);    // D-28

// ---- fallback_few.cpp: 1 to 3 players ---------------------------------------------------------------------

Action whose_dice(const Choice& c);    // V-2
Action reroll_bad(const Choice& c);    // V-3
Action cancel_bad(const Choice& c);    // V-4, V-5
Action most_needed(const Choice& c);   // V-6
Action roll_or_stop(const Choice& c);  // V-7
Action poorest(const Choice& c);       // V-8

}  // namespace holdout::the_thing
