#include "games/osaczeni/rules/seeing/board.h"

#include <algorithm>

#include "engine/rule_number.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/talking/talk.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

// The marks of a vote stay on the table until the next phase or the next vote begins.
bool vote_on_the_table(const Table& t) {
  const bool voting = t.phase == Phase::Search || t.phase == Phase::Badge || t.phase == Phase::Attack;
  return voting && !t.vote.participants.empty();
}

int votes_there(const Rules& r, const Table& t, Seat seat, Area area) {
  return vote_on_the_table(t) && t.vote.area == area ? votes_of(r, t, seat) : votes_in(r, t, seat, area);
}

BoardArea area_facts(const Rules& r, const Table& t, Area area) {
  BoardArea facts;
  if (area != Area::Lot) {
    facts.capacity = r.capacity[slot(area)];
    facts.strength = u8(strength_in(r, t, area));
  }
  if (!in(t, area).empty() && monsters_at(t, area) > 0 && monsters_get_in(r, t, area))
    facts.too_many = u8(monsters_too_many(r, t, area));
  facts.closing = monsters_at(t, area) >= r.closes_at[slot(area)];  // OS-701, OS-V08
  for (Seat seat : players_in(t, area)) facts.votes[slot(seat)] = u8(votes_there(r, t, seat, area));
  return facts;
}

bool is_out(const Table& t, Seat seat) { return t.phase != Phase::Setup && eliminated(t, seat); }  // OS-004

BoardFamily family_facts(const Rules& r, const Table& t, Seat seat) {
  BoardFamily facts;
  facts.living = living_of(t, seat);
  facts.points = u8(public_points(r, t, seat));
  facts.out = is_out(t, seat);
  if (!vote_on_the_table(t)) return facts;
  for (Seat voter : first_seats(r.players))
    if (t.vote.pointed[slot(voter)] == seat) facts.got = u8(facts.got + votes_of(r, t, voter));
  return facts;
}

BoardRow row_facts(const Rules& r, const Table& t, int row) {
  const auto i = static_cast<std::size_t>(row - 1);
  BoardRow facts{.spaces = r.row_end[i], .full = row_full(r, t, row)};
  if (row > 1) facts.spaces = u8(r.row_end[i] - r.row_end[i - 1]);
  if (row == r.equal_strength_row) facts.effect = RowEffect::EqualStrength;  // OS-644
  if (r.row_dice[i] == 0) return facts;
  facts.effect = RowEffect::Die;  // OS-646, OS-647: they join with the next round
  int joined = t.dice_in_use - r.dice_at_start;
  for (std::size_t before = 0; before < i; ++before) joined -= r.row_dice[before];
  facts.dice = u8(r.row_dice[i] - std::clamp(joined, 0, static_cast<int>(r.row_dice[i])));
  return facts;
}

bool dice_rolled(const Table& t) {
  for (std::uint8_t face : t.dice)
    if (face != 0) return true;
  if (t.phase == Phase::Destination || t.phase == Phase::Move) return true;
  return t.phase == Phase::Badge && !(t.walkie.asked | t.saw_dice).empty();  // OS-324
}

void tell_why_not(const Rules& r, const View& view, Board& b) {
  for (int kind = 0; kind < r.item_kinds; ++kind) {
    const auto item = static_cast<Item>(kind);
    if (!view.hand.has(item)) continue;
    b.idle[static_cast<std::size_t>(kind)] =
        rule_number(Osaczeni::why_not(r, view, answer::Play{.item = item, .target = {}, .area = Area::None}));
  }
}

}  // namespace

SeatSet Osaczeni::out_of_play(const Rules& r, const View& view) {
  SeatSet out;
  for (Seat seat : first_seats(r.players))
    if (is_out(view.table, seat)) out.add(seat);
  return out;
}

Board board_of(const Rules& r, const View& view) {
  const Table& t = view.table;
  Board b;
  b.variants = r.variants;
  b.ends_at = u8(r.ends_at);
  b.monsters = u8(r.monsters);
  b.points = r.points;
  b.voting = vote_on_the_table(t);
  b.rolled = dice_rolled(t);
  for (int a = 1; a <= kAreas; ++a) b.areas[static_cast<std::size_t>(a)] = area_facts(r, t, area_number(a));
  for (Seat seat : first_seats(r.players)) b.families.push(family_facts(r, t, seat));
  for (int row = 1; row <= kRows; ++row) b.rows[static_cast<std::size_t>(row - 1)] = row_facts(r, t, row);
  tell_why_not(r, view, b);
  return b;
}

}  // namespace holdout::osaczeni
