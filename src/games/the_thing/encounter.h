#pragma once

#include "games/the_thing/changes.h"

// What both loops over the encounters of a round share (TT-501..504).

namespace holdout::the_thing {

// Takes the location out of the loop under way and gathers who is there: Table::meeting.
void begin_encounter(Now& now, Location l);
// D-9: each location that is left.
void offer_locations(const Table& t, Actions& out);

}  // namespace holdout::the_thing
