#include <algorithm>

#include "games/osaczeni/rules/changes.h"
#include "osaczeni_tables.h"

// OS-712..716: the epilogue table from the top; the first true condition whose epilogue is not yet in the
// log.

namespace holdout::osaczeni {

namespace {

int weapons_in(const Rules& r, Cards hand) {
  int weapons = 0;
  for (int i = 0; i < r.item_kinds; ++i)
    if (r.row(static_cast<Item>(i)).weapon) weapons += hand.count(static_cast<Item>(i));
  return weapons;
}

bool holds_keys(const Rules& r, Cards hand) {
  for (int i = 0; i < r.item_kinds; ++i)
    if (r.row(static_cast<Item>(i)).effect == ItemEffect::ScoreAtEnd && hand.has(static_cast<Item>(i)))
      return true;
  return false;
}

// True if some player with a survivor holds a hand of which `is` says so.
template <class Is>
bool some_owner_holds(const State& s, Is&& is) {
  for (Seat owner : living_players(s.table))
    if (is(s.hidden.hands[slot(owner)])) return true;
  return false;
}

bool unharmed_family(const Rules& r, const Table& t) {
  for (Seat seat : first_seats(r.players))
    if (living_of(t, seat).size() == r.kinds) return true;
  return false;
}

bool all_in_one_room(const Table& t) {
  for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a)
    if (in(t, area_number(a)) == living(t)) return !living(t).empty();
  return false;
}

bool holds(const Rules& r, const State& s, const EpilogueRow& row) {
  const Table& t = s.table;
  const Characters survivors = living(t);
  switch (row.condition) {
    case EpilogueCondition::SurvivorsExactly: return survivors.size() == row.amount;
    case EpilogueCondition::FamilyUnharmed: return unharmed_family(r, t);
    case EpilogueCondition::WinnersExactly: return t.winners.size() == row.amount;
    case EpilogueCondition::WeaponsHeldAtLeast:
      return some_owner_holds(s, [&](Cards hand) { return weapons_in(r, hand) >= row.amount; });
    case EpilogueCondition::CardsHeldAtLeast:
      return some_owner_holds(s, [&](Cards hand) { return hand.size() >= row.amount; });  // OS-833
    case EpilogueCondition::CrybabiesAtLeast: return (survivors & kCrybabies).size() >= row.amount;
    case EpilogueCondition::DefendersAtLeast: return (survivors & kDefenders).size() >= row.amount;
    case EpilogueCondition::LeadersAtLeast: return (survivors & kLeaders).size() >= row.amount;
    case EpilogueCondition::ClosedAreasExactly: return std::popcount(t.closed) == row.amount;
    case EpilogueCondition::ClosedAreasAtLeast: return std::popcount(t.closed) >= row.amount;
    case EpilogueCondition::AllInLot: return !survivors.empty() && in(t, Area::Lot) == survivors;
    case EpilogueCondition::AllInOneRoom: return all_in_one_room(t);
    case EpilogueCondition::CrybabiesDead: return (survivors & kCrybabies).empty();
    case EpilogueCondition::KeysHeld:
      return some_owner_holds(s, [&](Cards hand) { return holds_keys(r, hand); });
    case EpilogueCondition::EliminatedExactly: return r.players - owners_of(survivors).size() == row.amount;
    case EpilogueCondition::WinnerInMonitoring: return !(players_in(t, Area::Monitoring) & t.winners).empty();
    case EpilogueCondition::EmptyHand: return some_owner_holds(s, [](Cards hand) { return hand.empty(); });
    case EpilogueCondition::DeckEmpty: return t.deck_size == 0;
    case EpilogueCondition::NoneOfTheOthers:  // OS-715: unlocked before or not
      return std::ranges::none_of(tables::kEpilogues, [&](const EpilogueRow& other) {
        return other.condition != EpilogueCondition::NoneOfTheOthers && holds(r, s, other);
      });
  }
  return false;
}

}  // namespace

std::uint8_t unlocked_epilogue(const Rules& r, const State& s) {
  for (const EpilogueRow& row : tables::kEpilogues)  // generated in the order of the table
    if (!((r.unlocked >> row.number) & 1U) && holds(r, s, row)) return row.number;
  return 0;  // OS-713
}

}  // namespace holdout::osaczeni
