#include "games/osaczeni/rules/phases/phase7_round_end.h"

namespace holdout::osaczeni {

void close_areas(Now& now) {
  Table& t = now.s.table;
  for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a) {  // OS-705: never the lot
    const Area area = area_number(a);
    if (is_closed(t, area) || monsters_at(t, area) < now.rules.closes_at[slot(area)]) continue;  // OS-701
    const Characters inside = in(t, area);
    t.closed = u8(t.closed | 1 << a);  // OS-704
    t.at[slot(area)] = {};
    t.at[slot(Area::Lot)] = in(t, Area::Lot) | inside;  // OS-702
    tell(now, event::AreaClosed{.area = area, .n = inside.size()});
    monsters_leave(now, area, monsters_at(t, area));
  }
}

Ending ending_of_round(Now& now) {
  Table& t = now.s.table;
  const int alive = living(t).size();
  t.quiet_rounds = dead(t) == t.deaths_before_round ? u8(t.quiet_rounds + 1) : u8(0);
  tell(now, event::RoundEnded{.n = alive});
  if (alive == 0) return Ending::NoSurvivors;                           // OS-711
  if (alive <= now.rules.ends_at) return Ending::Normal;                // OS-706, OS-707
  if (t.quiet_rounds >= now.rules.quiet_limit) return Ending::Stalled;  // OS-719
  return Ending::Running;
}

}  // namespace holdout::osaczeni
