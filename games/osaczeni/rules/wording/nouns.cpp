#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

bool any_destination(const Table& t, Seat seat) {
  const Characters own = living_of(t, seat);
  for (int a = 1; a <= kAreas; ++a)
    if (legal_destination(t, own, area_number(a))) return true;
  return false;
}

Characters movable(const Rules& r, const Table& t, Seat seat) {
  const Area destination = t.destination[slot(seat)];
  if (destination == Area::None) return {};                               // OS-409
  const Characters own = living_of(t, seat).without(in(t, destination));  // OS-426
  if (free_space(r, t, destination)) return own;                          // OS-427, OS-431
  return own.without(in(t, Area::Lot));                                   // OS-429, OS-430
}

Area arrives_at(const Rules& r, const Table& t, Seat seat) {
  const Area destination = t.destination[slot(seat)];
  return free_space(r, t, destination) ? destination : Area::Lot;
}

Area area_of(const Table& t, Character who) {
  for (int a = 1; a <= kAreas; ++a)
    if (t.at[static_cast<std::size_t>(a)].has(who)) return area_number(a);
  return Area::None;
}

}  // namespace holdout::osaczeni
