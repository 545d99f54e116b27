#pragma once

#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

// The nouns and predicates of the rulebook over the face-up table. Short enough to be inlined everywhere:
// forward speed is decided here.

namespace holdout::osaczeni {

constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(index(seat)); }
constexpr std::size_t slot(Area area) { return static_cast<std::size_t>(area); }

inline Characters in(const Table& t, Area area) { return t.at[slot(area)]; }
inline Characters unhidden_in(const Table& t, Area area) { return in(t, area).without(t.hidden); }
inline Characters family_in(const Table& t, Seat seat, Area area) { return in(t, area) & family(seat); }

// OS-002
inline Characters living(const Table& t) { return t.at[1] | t.at[2] | t.at[3] | t.at[4] | t.at[5] | t.at[6]; }
inline Characters living_of(const Table& t, Seat seat) { return living(t) & family(seat); }
inline SeatSet living_players(const Table& t) { return owners_of(living(t)); }
inline bool eliminated(const Table& t, Seat seat) { return living_of(t, seat).empty(); }  // OS-004
inline SeatSet players_in(const Table& t, Area area) { return owners_of(in(t, area)); }   // OS-003

inline int monsters_at(const Table& t, Area area) { return t.monsters[slot(area)]; }
inline int pool(const Rules& r, const Table& t) {
  int out = 0;
  for (std::uint8_t here : t.monsters) out += here;
  return r.monsters - out;
}
inline bool is_closed(const Table& t, Area area) { return (t.closed >> number(area)) & 1U; }
inline bool free_space(const Rules& r, const Table& t, Area area) {  // OS-020
  return !is_closed(t, area) && in(t, area).size() < r.capacity[slot(area)];
}
inline bool free_notch(const Rules& r, const Table& t, Area area) {  // OS-021
  return !is_closed(t, area) && monsters_at(t, area) < r.notches[slot(area)];
}

template <class Figure>
int sum_over_kinds(Characters those, const Figure& of_kind) {
  int sum = 0;
  for (int k = 0; k < kCharacterKinds; ++k)
    sum += of_kind[static_cast<std::size_t>(k)] * (those & all_of(static_cast<Kind>(k))).size();
  return sum;
}
inline int strength_in(const Rules& r, const Table& t, Area area) {  // OS-016
  int strength = sum_over_kinds(in(t, area), r.strength);
  if (r.defenders_for_strength > 0 && area != Area::Lot &&
      (in(t, area) & kDefenders).size() >= r.defenders_for_strength)
    strength += r.defenders_strength;  // OS-V10
  return strength;
}
inline int public_points(const Rules& r, const Table& t, Seat seat) {
  return sum_over_kinds(living_of(t, seat), r.points);
}

inline int dead(const Table& t) { return t.cold_store.size(); }
inline bool row_full(const Rules& r, const Table& t, int row) {
  return dead(t) >= r.row_end[static_cast<std::size_t>(row - 1)];
}
inline bool equal_strength_loses(const Rules& r, const Table& t) {  // OS-604, OS-644, OS-V18
  return r.equal_strength_row == 0 || row_full(r, t, r.equal_strength_row);
}
// OS-646, OS-647: a row's dice join from the next round on.
inline int dice_for_next_round(const Rules& r, const Table& t) {
  int dice = r.dice_at_start;
  for (int row = 1; row <= kRows; ++row)
    if (row_full(r, t, row)) dice += r.row_dice[static_cast<std::size_t>(row - 1)];
  return dice;
}
// OS-603, OS-604; in the lot strength is not compared (OS-621).
inline bool monsters_get_in(const Rules& r, const Table& t, Area area) {
  const int monsters = monsters_at(t, area);
  if (area == Area::Lot) return monsters > 0;
  const int strength = strength_in(r, t, area);
  return monsters > strength || (monsters == strength && equal_strength_loses(r, t));
}
// How many monsters must go before they stay outside.
inline int monsters_too_many(const Rules& r, const Table& t, Area area) {
  if (area == Area::Lot) return monsters_at(t, area);
  return monsters_at(t, area) - strength_in(r, t, area) + (equal_strength_loses(r, t) ? 1 : 0);
}

// OS-213, OS-V17, OS-O4
inline int votes_of(const Rules& r, const Table& t, Seat seat) {
  const Characters here = family_in(t, seat, t.vote.area);
  const Characters voting = here.without(t.hidden);
  if (here.empty()) return 0;                           // OS-632: cards in force count only while present
  if (voting.empty() && !r.hidden_gun_votes) return 0;  // OS-O4
  int votes = sum_over_kinds(voting, r.votes) + t.vote.extra[slot(seat)];
  if (r.lone_votes > 0 && !voting.empty() && living_of(t, seat).size() == 1) votes += r.lone_votes;
  return votes;
}
// OS-217, OS-218, OS-O3
inline SeatSet candidates(const Rules& r, const Table& t) {
  if (t.vote.kind == VoteKind::Feed) return owners_of(unhidden_in(t, t.vote.area));
  return r.open_candidates ? living_players(t) : t.vote.participants;
}

// OS-007: the first of `seats` in order from the badge holder.
inline Seat first_from_badge(const Table& t, SeatSet seats) { return seats.first_from(t.badge); }

// OS-406..409: open areas in which not all of the player's living characters already stand.
inline bool legal_destination(const Table& t, Characters own, Area area) {
  return !is_closed(t, area) && !own.without(in(t, area)).empty();
}
bool any_destination(const Table& t, Seat seat);

// OS-426..430: the characters that may move to the destination now; may be none.
Characters movable(const Rules& r, const Table& t, Seat seat);
// Where a mover ends up: in the destination, or in the lot if that is full (OS-427, OS-428).
Area arrives_at(const Rules& r, const Table& t, Seat seat);

Area area_of(const Table& t, Character who);  // Area::None if dead or not placed

constexpr std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }
constexpr std::uint8_t u8(Seat seat) { return static_cast<std::uint8_t>(seat); }
constexpr std::uint8_t u8(Area area) { return static_cast<std::uint8_t>(area); }
constexpr std::uint8_t u8(Item item) { return static_cast<std::uint8_t>(item); }

// An event that everybody sees whole.
template <class E>
void tell(Now& now, const E& parts, Seat actor = kNobody) {
  now.log(told(parts, actor));
}
// An event that everybody notices, but whose secret part only `seen_by` see.
template <class E>
void tell_secret(Now& now, const E& parts, Seat actor, SeatSet seen_by) {
  now.log(told(parts, actor, seen_by));
}

}  // namespace holdout::osaczeni
