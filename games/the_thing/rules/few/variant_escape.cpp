#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/few/variant.h"

// The revealed Alien against an escape: TT-1170..1172. Who leaves with what is in Table::boarding.

namespace holdout::the_thing {

namespace {

Flow get_away(Now& now) {
  if (now.rules.boarding_for_few) return become(now, Boarding{});    // TT-1213
  return end_game(now, Ending::Escaped, now.s.table.boarding.exit);  // TT-1171
}

// TT-1170, TT-1172: at once to phase 6, out of everything that led here. Only Round stays below the
// procedure of the phase, which this return ends.
Flow leave_phase(Now& now) {
  Table& t = now.s.table;
  t.boarding = {};
  t.actor = kNoSlot;
  t.dice.fill(Face::None);
  now.s.running.stack.resize(2);
  return done();
}

}  // namespace

Flow LastStand::run(Now& now) {
  const Table& t = now.s.table;
  if (!alien_in_play(t)) return get_away(now);
  if (rolled < t.strength) return ask_chance();
  const bool stopped = bad >= now.rules.stopping_results;
  tell(now, event::LastStand{.n = rolled, .bad = bad, .stopped = stopped});
  return stopped ? leave_phase(now) : get_away(now);
}

void LastStand::outcomes(const Rules& r, const State&, Outcomes& out) const { die_outcomes(r, out); }

Flow LastStand::answer(Now&, Seat, Action a) {
  ++rolled;
  bad = u8(bad + is_bad(rolled_as<Face>(a)));
  return again();
}

}  // namespace holdout::the_thing
