#pragma once

#include "games/the_thing/rules/changes.h"

// What both loops over the encounters of a round share (TT-501..504).

namespace holdout::the_thing {

// Takes the location out of the loop under way and gathers who is there: Table::meeting.
void begin_encounter(Now& now, Location l);
// D-9: each location that is left.
void offer_locations(const Table& t, Actions& out);

// The next encounter of a loop, or the Leader's choice which it is (TT-504).
template <class Each, class Loop>
Flow go_on_meeting(Now& now, Loop& loop) {
  const Meeting& m = now.s.table.meeting;
  if (m.left.empty()) return done();
  if (m.left.size() > 1) {
    loop.step = Loop::Step::Order;
    return ask_players();
  }
  begin_encounter(now, m.left.first());
  return call(now, Each{});
}
template <class Each, class Loop>
Flow meet_chosen(Now& now, Loop& loop, Action chosen) {
  loop.step = Loop::Step::Next;
  begin_encounter(now, parts_of<answer::Go>(chosen).place);
  return call(now, Each{});
}

}  // namespace holdout::the_thing
