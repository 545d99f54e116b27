#include "games/osaczeni/rules/osaczeni.h"

// What a simulation gathers of each game (section 14 of the rules: balance targets).

namespace holdout::osaczeni {

namespace {

enum Which : std::uint8_t {
  kRounds,
  kVotes,
  kContested,
  kTies,
  kRoomAttacks,
  kAverted,
  kCardsPlayed,
  kDeathsToilets,
  kDeathsClothing,
  kDeathsMonitoring,
  kDeathsToys,
  kDeathsHall,
  kDeathsLot,
  kClosed,
  kRow1,
  kRow2,
  kRow3,
  kSixDice,
  kPoolDry,
  kSurvivors,
  kEliminated,
  kWinnersScore,
  kShared,
  kNoSurvivors,
  kDeckEmpty,
  kDefendersLeft,
  kLeadersLeft,
  kCrybabiesLeft,
  kKlutzesLeft,
  kFamilies,
  kEpilogue,
  kEnding,
  kFirstBadge,
  kFirstVictim,
  kCounters,
};

constexpr std::array<Counter, kCounters> kAll{{
    {.name = "rounds"},
    {.name = "votes"},
    {.name = "contested_votes", .of = "votes"},
    {.name = "ties", .of = "votes"},
    {.name = "room_attacks", .of = "rounds"},
    {.name = "averted", .of = "room_attacks"},
    {.name = "cards_played"},
    {.name = "deaths_toilets"},
    {.name = "deaths_clothing"},
    {.name = "deaths_monitoring"},
    {.name = "deaths_toys"},
    {.name = "deaths_hall"},
    {.name = "deaths_lot", .of = "rounds"},
    {.name = "areas_closed"},
    {.name = "row_1_full_in_round"},
    {.name = "row_2_full_in_round"},
    {.name = "row_3_full_in_round"},
    {.name = "six_dice", .type = Counter::Type::Category},
    {.name = "placements_lost_to_dry_pool"},
    {.name = "survivors"},
    {.name = "eliminated_players"},
    {.name = "winners_score"},
    {.name = "shared_victory", .type = Counter::Type::Category},
    {.name = "no_survivors", .type = Counter::Type::Category},
    {.name = "deck_empty", .type = Counter::Type::Category},
    {.name = "defenders_surviving", .of = "families"},
    {.name = "leaders_surviving", .of = "families"},
    {.name = "crybabies_surviving", .of = "families"},
    {.name = "klutzes_surviving", .of = "families"},
    {.name = "families"},
    {.name = "epilogue", .type = Counter::Type::Category},
    {.name = "ending", .type = Counter::Type::Category},
    {.name = "first_badge", .type = Counter::Type::Seat},
    {.name = "first_victim", .type = Counter::Type::Seat},
}};

std::size_t deaths_in(Area area) { return static_cast<std::size_t>(kDeathsToilets + number(area) - 1); }

}  // namespace

std::span<const Counter> Osaczeni::counters() { return kAll; }

void Osaczeni::count(const Rules&, const Event& e, std::span<int> counts) {
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::TokensGiven:
      counts[kFirstBadge] = index(parts_of<event::TokensGiven>(e).badge);
      counts[kFirstVictim] = index(parts_of<event::TokensGiven>(e).victim);
      return;
    case EventKind::RoundBegan:
      counts[kRounds] = parts_of<event::RoundBegan>(e).round;
      if (parts_of<event::RoundBegan>(e).dice == kMaxDice) counts[kSixDice] = 1;
      return;
    case EventKind::Chosen:
      ++counts[kVotes];
      counts[kContested] += parts_of<event::Chosen>(e).by != ChosenBy::OnlyCandidate;
      return;
    case EventKind::Tied: ++counts[kTies]; return;
    case EventKind::Attacked: counts[kRoomAttacks] += parts_of<event::Attacked>(e).area != Area::Lot; return;
    case EventKind::AttackAverted:
      counts[kAverted] += parts_of<event::AttackAverted>(e).area != Area::Lot;
      return;
    case EventKind::CardPlayed: ++counts[kCardsPlayed]; return;
    case EventKind::Eaten: ++counts[deaths_in(parts_of<event::Eaten>(e).area)]; return;
    case EventKind::AreaClosed: ++counts[kClosed]; return;
    case EventKind::RowFilled:
      counts[static_cast<std::size_t>(kRow1 + parts_of<event::RowFilled>(e).n - 1)] = counts[kRounds];
      return;
    case EventKind::MonsterCame: counts[kPoolDry] += parts_of<event::MonsterCame>(e).pool_dry; return;
    default: return;
  }
}

void Osaczeni::count_end(const Rules& r, const State& s, std::span<int> counts) {
  const Table& t = s.table;
  const Characters left = living(t);
  counts[kSurvivors] = left.size();
  counts[kEliminated] = r.players - owners_of(left).size();
  for (Seat seat : t.winners) counts[kWinnersScore] = t.score[slot(seat)];
  counts[kShared] = t.winners.size() > 1;
  counts[kNoSurvivors] = left.empty();
  counts[kDeckEmpty] = t.deck_size == 0;
  for (int kind = 0; kind < kCharacterKinds; ++kind)
    counts[static_cast<std::size_t>(kDefendersLeft) + static_cast<std::size_t>(kind)] =
        (left & all_of(static_cast<Kind>(kind))).size();
  counts[kFamilies] = r.players;
  counts[kEpilogue] = t.epilogue;
  counts[kEnding] = static_cast<int>(t.ending);
}

}  // namespace holdout::osaczeni
