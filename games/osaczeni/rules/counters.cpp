#include "engine/counts.h"
#include "games/osaczeni/rules/osaczeni.h"

// What a simulation gathers of each game (section 14 of the rules: balance targets).

namespace holdout::osaczeni {

namespace {

constexpr auto kAll = std::to_array<Counter>({
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
});

using Counts = CountsOf<kAll>;

}  // namespace

std::span<const Counter> Osaczeni::counters() { return kAll; }

void Osaczeni::count(const Rules&, const Event& e, std::span<int> all) {
  const Counts counts(all);
  switch (static_cast<EventKind>(e.kind)) {
    case EventKind::TokensGiven:
      counts["first_badge"] = index(parts_of<event::TokensGiven>(e).badge);
      counts["first_victim"] = index(parts_of<event::TokensGiven>(e).victim);
      return;
    case EventKind::RoundBegan:
      counts["rounds"] = parts_of<event::RoundBegan>(e).round;
      if (parts_of<event::RoundBegan>(e).dice == kMaxDice) counts["six_dice"] = 1;
      return;
    case EventKind::Chosen:
      ++counts["votes"];
      counts["contested_votes"] += parts_of<event::Chosen>(e).by != ChosenBy::OnlyCandidate;
      return;
    case EventKind::Tied: ++counts["ties"]; return;
    case EventKind::Attacked:
      counts["room_attacks"] += parts_of<event::Attacked>(e).area != Area::Lot;
      return;
    case EventKind::AttackAverted:
      counts["averted"] += parts_of<event::AttackAverted>(e).area != Area::Lot;
      return;
    case EventKind::CardPlayed: ++counts["cards_played"]; return;
    case EventKind::Eaten:
      ++counts.after("deaths_toilets", number(parts_of<event::Eaten>(e).area) - 1);
      return;
    case EventKind::AreaClosed: ++counts["areas_closed"]; return;
    case EventKind::RowFilled:
      counts.after("row_1_full_in_round", parts_of<event::RowFilled>(e).n - 1) = counts["rounds"];
      return;
    case EventKind::MonsterCame:
      counts["placements_lost_to_dry_pool"] += parts_of<event::MonsterCame>(e).pool_dry;
      return;
    default: return;
  }
}

void Osaczeni::count_end(const Rules& r, const State& s, std::span<int> all) {
  const Counts counts(all);
  const Table& t = s.table;
  const Characters left = living(t);
  counts["survivors"] = left.size();
  counts["eliminated_players"] = r.players - owners_of(left).size();
  for (Seat seat : t.winners) counts["winners_score"] = t.score[slot(seat)];
  counts["shared_victory"] = t.winners.size() > 1;
  counts["no_survivors"] = left.empty();
  counts["deck_empty"] = t.deck_size == 0;
  for (int kind = 0; kind < kCharacterKinds; ++kind)
    counts.after("defenders_surviving", kind) = (left & all_of(static_cast<Kind>(kind))).size();
  counts["families"] = r.players;
  counts["epilogue"] = t.epilogue;
  counts["ending"] = static_cast<int>(t.ending);
}

}  // namespace holdout::osaczeni
