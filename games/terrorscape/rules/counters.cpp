#include "games/terrorscape/rules/counters.h"

#include "engine/counts.h"
#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

namespace {

constexpr auto kShare = Counter::Type::Category;

constexpr auto kAll = std::to_array<Counter>({
    {.name = "rounds"},
    {.name = "killer_won", .type = kShare},
    {.name = "survivor_won", .type = kShare},  // at least one of them
    {.name = "butcher", .type = kShare},
    {.name = "spectre", .type = kShare},
    {.name = "murderer", .type = kShare},
    {.name = "butcher_won", .of = "butcher"},
    {.name = "spectre_won", .of = "spectre"},
    {.name = "murderer_won", .of = "murderer"},
    {.name = "rescued", .type = kShare},
    {.name = "left_by_main_exit", .type = kShare},
    {.name = "left_by_hidden_exit", .type = kShare},
    {.name = "won_by_plan", .type = kShare},
    {.name = "survivor_killed", .type = kShare},
    {.name = "deck_out", .type = kShare},
    {.name = "fates_decided", .type = kShare},  // On your own: everybody is away or dead
    {.name = "level"},
    {.name = "final_level", .type = kShare},
    {.name = "level_2_in_round", .of = "reached_level_2"},
    {.name = "level_3_in_round", .of = "reached_level_3"},
    {.name = "level_4_in_round", .of = "reached_level_4"},
    {.name = "level_5_in_round", .of = "reached_level_5"},
    {.name = "reached_level_2", .type = kShare},
    {.name = "reached_level_3", .type = kShare},
    {.name = "reached_level_4", .type = kShare},
    {.name = "reached_level_5", .type = kShare},
    {.name = "encounters"},
    {.name = "encounters_of_several", .of = "encounters"},
    {.name = "defences"},
    {.name = "defences_held", .of = "defences"},
    {.name = "dice_rolled"},
    {.name = "searches"},
    {.name = "searches_in_vain", .of = "searches"},
    {.name = "detections"},
    {.name = "detections_in_vain", .of = "detections"},
    {.name = "reports"},
    {.name = "empty_reports", .of = "reports"},
    {.name = "firecrackers"},
    {.name = "stealths"},
    {.name = "never_in_stealth", .type = kShare},
    {.name = "wounds"},
    {.name = "wounds_prevented"},
    {.name = "heals"},
    {.name = "paralysed"},
    {.name = "keys_found"},
    {.name = "repairs"},
    {.name = "cards_drawn"},
    {.name = "blocks_placed"},
    {.name = "blocks_removed"},
    {.name = "exchanges"},
    {.name = "fled"},
    {.name = "killer_cards_played"},
    {.name = "escaped_alone"},
    {.name = "eliminated"},
    {.name = "plans_done"},
    {.name = "survivor_steps"},  // answers that their side alone notices, as it is told of them
    {.name = "killer_steps"},    // what the Killer does that everybody notices
});

using Counts = CountsOf<kAll>;

void count_level(int level, const Counts& counts) {
  if (level < 2 || level > 5) return;
  counts.after("reached_level_2", level - 2) = 1;
  counts.after("level_2_in_round", level - 2) = counts["rounds"];
}

// What a step of the Survivor phase is told by.
bool is_survivor_step(EventKind kind) {
  switch (kind) {
    case EventKind::TurnBegan:
    case EventKind::Moved:
    case EventKind::Calmed:
    case EventKind::Repaired:
    case EventKind::ItemUsed:
    case EventKind::AbilityUsed:
    case EventKind::TraitUsed:
    case EventKind::PlanUsed:
    case EventKind::Kept:
    case EventKind::Dropped:
    case EventKind::Offered:
    case EventKind::TurnEnded:
    case EventKind::DiscovererNamed:
    case EventKind::PlanAdvanced: return true;
    default: return false;
  }
}

bool is_killer_step(EventKind kind) {
  switch (kind) {
    case EventKind::Played:
    case EventKind::Paid:
    case EventKind::KillerMoved:
    case EventKind::Blocked:
    case EventKind::BlockTakenBack:
    case EventKind::Detected:
    case EventKind::Searched:
    case EventKind::Stealth:
    case EventKind::KillerTraitUsed: return true;
    default: return false;
  }
}

void count_killer(Killer killer, bool won, const Counts& counts) {
  if (killer == Killer::None) return;
  counts.after("butcher", static_cast<int>(killer)) = 1;
  counts.after("butcher_won", static_cast<int>(killer)) = won;
}

void count_ending(Ending ending, const Counts& counts) {
  counts["rescued"] = ending == Ending::Rescued;
  counts["left_by_main_exit"] = ending == Ending::MainExit;
  counts["left_by_hidden_exit"] = ending == Ending::HiddenExit;
  counts["won_by_plan"] = ending == Ending::Retaliation;
  counts["survivor_killed"] = ending == Ending::Eliminated;
  counts["deck_out"] = ending == Ending::Lost;
  counts["fates_decided"] = ending == Ending::Finished;
}

void count_encounter(const Event& event, const Counts& counts) {
  ++counts["encounters"];
  counts["encounters_of_several"] += parts_of<event::EncounterBegan>(event).whos.size() > 1;
}

}  // namespace

std::span<const Counter> counters() { return kAll; }

void count(const Rules&, const Event& event, std::span<int> all) {
  const Counts counts(all);
  const auto kind = static_cast<EventKind>(event.kind);
  counts["survivor_steps"] += is_survivor_step(kind);
  counts["killer_steps"] += is_killer_step(kind);
  switch (kind) {
    case EventKind::RoundBegan: counts["rounds"] = parts_of<event::RoundBegan>(event).n; return;
    case EventKind::LevelGained: return count_level(parts_of<event::LevelGained>(event).n, counts);
    case EventKind::EncounterBegan: return count_encounter(event, counts);
    case EventKind::Defended:
      ++counts["defences"];
      counts["defences_held"] += parts_of<event::Defended>(event).success;
      return;
    case EventKind::DiceRolled: counts["dice_rolled"] += parts_of<event::DiceRolled>(event).n; return;
    case EventKind::Searched:
      ++counts["searches"];
      counts["searches_in_vain"] += parts_of<event::Searched>(event).whos.empty();
      return;
    case EventKind::Detected:
      ++counts["detections"];
      counts["detections_in_vain"] += parts_of<event::Detected>(event).whos.empty();
      return;
    case EventKind::NoiseReport:
      ++counts["reports"];
      counts["empty_reports"] += parts_of<event::NoiseReport>(event).rooms.empty();
      return;
    case EventKind::FirecrackerReport:
      ++counts["reports"];
      ++counts["firecrackers"];
      return;
    case EventKind::Stealth: ++counts["stealths"]; return;
    case EventKind::Wounded: ++counts["wounds"]; return;
    case EventKind::Prevented: ++counts["wounds_prevented"]; return;
    case EventKind::Healed: ++counts["heals"]; return;
    case EventKind::Scared: counts["paralysed"] += parts_of<event::Scared>(event).paralysed.size(); return;
    case EventKind::KeyFound:
    case EventKind::OwnKey: ++counts["keys_found"]; return;
    case EventKind::Repaired: counts["repairs"] += parts_of<event::Repaired>(event).n; return;
    case EventKind::Drawn: ++counts["cards_drawn"]; return;
    case EventKind::Blocked: ++counts["blocks_placed"]; return;
    case EventKind::BlockRemoved:
    case EventKind::BlockRemovedBy:
    case EventKind::BlockBroken: ++counts["blocks_removed"]; return;
    case EventKind::Exchanged: ++counts["exchanges"]; return;
    case EventKind::Fled: counts["fled"] += parts_of<event::Fled>(event).whos.size(); return;
    case EventKind::Played: ++counts["killer_cards_played"]; return;
    case EventKind::Escaped: ++counts["escaped_alone"]; return;
    case EventKind::Eliminated: ++counts["eliminated"]; return;
    case EventKind::PlanDone: ++counts["plans_done"]; return;
    default: return;
  }
}

void count_end(const Rules& r, const State& s, std::span<int> all) {
  const Counts counts(all);
  const Table& t = s.table;
  counts["killer_won"] = t.winners.has(r.killer_seat);
  counts["survivor_won"] = !t.winners.without(r.killer_seat).empty();
  count_killer(t.killer, t.winners.has(r.killer_seat), counts);
  count_ending(t.ending, counts);
  counts["level"] = counts["final_level"] = t.level;
  counts["never_in_stealth"] = counts["stealths"] == 0;
}

std::span<const Counter> Terrorscape::counters() { return terrorscape::counters(); }
void Terrorscape::count(const Rules& r, const Event& event, std::span<int> counts) {
  terrorscape::count(r, event, counts);
}
void Terrorscape::count_end(const Rules& r, const State& s, std::span<int> counts) {
  terrorscape::count_end(r, s, counts);
}

}  // namespace holdout::terrorscape
