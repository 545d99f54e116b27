#include "games/osaczeni/rules/changes.h"
#include "games/osaczeni/rules/osaczeni.h"

// The automatic answers of section 7 for a seat whose clock ran out (OS-904). They follow from what the seat
// sees; remaining ties go to the lowest area number, or to the first player clockwise from the decider.

namespace holdout::osaczeni {

namespace {

// The first of `seats` clockwise after `from` for whom `worth` is greatest.
template <class Worth>
Seat best_clockwise(const Rules& r, Seat from, SeatSet seats, Worth&& worth) {
  Seat best = kNobody;
  for (int i = 1; i <= r.players; ++i) {
    const Seat seat = seat_from(from, i, r.players);
    if (seats.has(seat) && (best == kNobody || worth(seat) > worth(best))) best = seat;
  }
  return best;
}

Seat richest(const Rules& r, const Table& t, Seat from, SeatSet seats) {
  return best_clockwise(r, from, seats, [&](Seat seat) { return public_points(r, t, seat); });
}
Seat poorest(const Rules& r, const Table& t, Seat from, SeatSet seats) {
  return best_clockwise(r, from, seats, [&](Seat seat) { return -public_points(r, t, seat); });
}

Character cheapest(const Rules& r, Characters those) {
  Character best = those.first();
  for (Character who : those)
    if (r.points[static_cast<std::size_t>(who.kind())] < r.points[static_cast<std::size_t>(best.kind())])
      best = who;
  return best;
}
Character dearest(const Rules& r, Characters those) {
  Character best = those.first();
  for (Character who : those)
    if (r.points[static_cast<std::size_t>(who.kind())] > r.points[static_cast<std::size_t>(best.kind())])
      best = who;
  return best;
}

// ---- setup_place ----------------------------------------------------------------------------------

struct Placement {
  int in_lot = 99;
  int points_outside = 0;
  bool crybaby_guarded = false;

  bool better_than(const Placement& o) const {
    if (in_lot != o.in_lot) return in_lot < o.in_lot;
    if (points_outside != o.points_outside) return points_outside > o.points_outside;
    return crybaby_guarded && !o.crybaby_guarded;
  }
};

Placement judge(const Rules& r, const Table& t, Seat seat) {
  Placement p{};
  const Characters outside = living_of(t, seat).without(in(t, Area::Lot));
  p.in_lot = family_in(t, seat, Area::Lot).size();
  p.points_outside = sum_over_kinds(outside, r.points);
  p.crybaby_guarded =
      area_of(t, Character(seat, Kind::Crybaby)) == area_of(t, Character(seat, Kind::Defender));
  return p;
}

// Tries every order of dice and characters; the first best list wins, dice ascending and characters D, L, C,
// K.
Placement best_placement(const Rules& r, const Table& t, Seat seat, Action* first) {
  Placement best;
  const Characters left = t.at[0] & family(seat);
  if (left.empty()) return judge(r, t, seat);
  for (int face = 1; face <= kAreas; ++face) {
    std::size_t die = 0;
    while (die < t.dice.size() && t.dice[die] != face) ++die;
    if (die == t.dice.size()) continue;
    for (Character who : left) {
      Table next = t;
      const Area shown = area_number(face);
      next.dice[die] = 0;
      next.at[0].remove(who);
      next.at[slot(free_space(r, t, shown) ? shown : Area::Lot)].add(who);
      const Placement found = best_placement(r, next, seat, nullptr);
      if (!found.better_than(best)) continue;
      best = found;
      if (first != nullptr) *first = answer::Place{.die = u8(face), .character = who};
    }
  }
  return best;
}

// ---- votes ----------------------------------------------------------------------------------------

Seat ballot(const Rules& r, const Table& t, Seat seat) {
  if (t.vote.kind != VoteKind::Feed) return seat;  // participants are candidates of these votes
  return richest(r, t, seat, candidates(r, t).without(seat));
}

Seat tie_break(const Rules& r, const Table& t, Seat seat) {
  if (t.vote.kind == VoteKind::Feed) return richest(r, t, seat, t.vote.tied.without(seat));
  return t.vote.tied.has(seat) ? seat : poorest(r, t, seat, t.vote.tied);
}

// ---- search_alloc ---------------------------------------------------------------------------------

Item by_rank(const Rules& r, Cards cards, bool best) {
  Item found = cards.first();
  for (; !cards.empty(); cards = cards.without_kind(cards.first())) {
    const bool better = r.row(cards.first()).rank < r.row(found).rank;
    if (better == best && cards.first() != found) found = cards.first();
  }
  return found;
}

Seat receiver(const Rules& r, const Table& t, Seat seat) {
  const SeatSet others = living_players(t).without(seat);
  return others.empty() ? left_of(seat, r.players) : poorest(r, t, seat, others);
}

Action search_choice(const Rules& r, const State& s, Seat seat, QuestionKind kind) {
  const SearchChoice& choice = s.hidden.search;
  Cards cards = choice.drawn;
  if (kind == QuestionKind::GiveTo) return answer::GiveTo{receiver(r, s.table, seat)};
  if (kind != QuestionKind::GiveCard) return answer::Keep{by_rank(r, cards, true)};
  cards.remove(choice.kept);
  return answer::Give{by_rank(r, cards, false)};
}

// ---- movement -------------------------------------------------------------------------------------

Area destination(const Rules& r, const Table& t, Seat seat) {
  const Characters own = living_of(t, seat);
  Area best = Area::None;
  int margin = 0;
  for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a) {
    const Area area = area_number(a);
    if (!legal_destination(t, own, area) || !free_space(r, t, area)) continue;
    const int found = strength_in(r, t, area) + 1 - monsters_at(t, area);
    if (best != Area::None && found <= margin) continue;
    best = area;
    margin = found;
  }
  if (best != Area::None) return best;
  if (legal_destination(t, own, Area::Lot)) return Area::Lot;
  for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a)
    if (legal_destination(t, own, area_number(a))) return area_number(a);
  return Area::None;
}

bool threatened(const Rules& r, const Table& t, Area area) {
  int coming = monsters_at(t, area);
  for (std::uint8_t face : t.dice) coming += face == number(area);
  return area == Area::Lot ? coming > 0 : coming > strength_in(r, t, area);
}

Character mover(const Rules& r, const Table& t, Seat seat) {
  const Characters those = movable(r, t, seat);
  if (arrives_at(r, t, seat) == Area::Lot) return cheapest(r, those);
  Characters in_danger;
  for (Character who : those)
    if (threatened(r, t, area_of(t, who))) in_danger.add(who);
  return in_danger.empty() ? cheapest(r, those) : dearest(r, in_danger);
}

Area haunted(const Rules& r, const Table& t) {
  Area best = Area::None;
  for (int a = 1; a <= kAreas; ++a)
    if (free_notch(r, t, area_number(a)) &&
        (best == Area::None || in(t, area_number(a)).size() > in(t, best).size()))
      best = area_number(a);
  return best;
}

}  // namespace

Action Osaczeni::fallback(const Rules& r, const State& s, Seat seat, Ticket) {
  const Table& t = s.table;
  const auto kind = static_cast<QuestionKind>(s.running.open.kind);
  switch (kind) {
    case QuestionKind::Place: {
      Action first = answer::Place{};
      best_placement(r, t, seat, &first);
      return first;
    }
    case QuestionKind::Chance:
    case QuestionKind::Search:
    case QuestionKind::Discuss:
    case QuestionKind::Walkie:
    case QuestionKind::Drink: return answer::Done{};
    case QuestionKind::Ballot:
    case QuestionKind::OpenBallot: return answer::Point{ballot(r, t, seat)};
    case QuestionKind::BreakTie: return answer::Point{tie_break(r, t, seat)};
    case QuestionKind::KeepCard:
    case QuestionKind::GiveCard:
    case QuestionKind::GiveTo:
    case QuestionKind::LastCard: return search_choice(r, s, seat, kind);
    case QuestionKind::Declare:
    case QuestionKind::Destination: return answer::Go{destination(r, t, seat)};
    case QuestionKind::Move: return answer::Move{mover(r, t, seat)};
    case QuestionKind::PickEaten:
      return answer::Sacrifice{cheapest(r, family_in(t, seat, t.vote.area).without(t.hidden))};
    case QuestionKind::NoMercy:
      return answer::Point{poorest(r, t, seat, first_seats(r.players).without(seat))};
    case QuestionKind::Restless: return answer::Haunt{haunted(r, t)};
  }
  return answer::Done{};
}

}  // namespace holdout::osaczeni
