#include "games/the_thing/rules/counters.h"

#include "engine/counts.h"

namespace holdout::the_thing {

namespace {

constexpr auto kShare = Counter::Type::Category;

constexpr auto kAll = std::to_array<Counter>({
    {.name = "rounds"},
    {.name = "last_round", .type = kShare},
    {.name = "humans_won", .type = kShare},
    {.name = "ending", .type = kShare},
    {.name = "exit", .type = kShare},
    {.name = "boiler_destroyed", .type = kShare},
    {.name = "boiler_destroyed_in_round", .of = "boiler_destroyed"},
    {.name = "power_lost", .type = kShare},
    {.name = "hungry", .type = kShare},
    {.name = "infected", .of = "others"},
    {.name = "others"},  // Characters besides the first Alien
    {.name = "infected_by_dogs", .of = "infected"},
    {.name = "voluntary_reveal", .type = kShare},
    {.name = "reveals"},
    {.name = "collisions"},
    {.name = "assimilated"},
    {.name = "aliens_defeated"},
    {.name = "tokens_looked_at"},
    {.name = "dog_tokens_drawn"},
    {.name = "tests"},
    {.name = "aliens_found", .of = "tests"},
    {.name = "cards_flipped"},
    {.name = "sabotages", .of = "cards_flipped"},
    {.name = "fires"},
    {.name = "sos_sent", .type = kShare},
    {.name = "sos_sent_in_round", .of = "sos_sent"},
    {.name = "escapes_fought"},
    {.name = "escapes_stopped", .of = "escapes_fought"},
    {.name = "dice_sets"},  // 1 to 3 players, as are the next two
    {.name = "dice_cancelled", .of = "dice_sets"},
    {.name = "crew_left"},
});

using Counts = CountsOf<kAll>;

void count_reveal(RevealCause cause, const Counts& counts) {
  ++counts["reveals"];
  if (cause == RevealCause::OwnWill) counts["voluntary_reveal"] = 1;
  counts["collisions"] += cause == RevealCause::Collision;
}

}  // namespace

std::span<const Counter> counters() { return kAll; }

void count(const Rules&, const Event& event, std::span<int> all) {
  const Counts counts(all);
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
      counts["rounds"] = counts["last_round"] = parts_of<event::RoundBegan>(event).n;
      return;
    case EventKind::BoilerDestroyed:
      counts["boiler_destroyed"] = 1;
      counts["boiler_destroyed_in_round"] = counts["rounds"];
      return;
    case EventKind::PowerFailed: counts["power_lost"] = 1; return;
    case EventKind::Hungry: counts["hungry"] = 1; return;
    case EventKind::Revealed: count_reveal(parts_of<event::Revealed>(event).cause, counts); return;
    case EventKind::Assimilated: ++counts["assimilated"]; return;
    case EventKind::AlienDefeated: ++counts["aliens_defeated"]; return;
    case EventKind::TokenLooked: ++counts["tokens_looked_at"]; return;
    case EventKind::DogDrawn:
    case EventKind::DogShown: ++counts["dog_tokens_drawn"]; return;
    case EventKind::Tested:
      ++counts["tests"];
      counts["aliens_found"] += parts_of<event::Tested>(event).alien;
      return;
    case EventKind::Flipped:
      ++counts["cards_flipped"];
      counts["sabotages"] += parts_of<event::Flipped>(event).card == CardKind::Sabotage;
      return;
    case EventKind::Burnt: ++counts["fires"]; return;
    case EventKind::Assigned:
      counts["dice_sets"] += parts_of<event::Assigned>(event).card == CardKind::None;
      return;
    case EventKind::DieCancelled: ++counts["dice_cancelled"]; return;
    case EventKind::SosSent:
      counts["sos_sent"] = 1;
      counts["sos_sent_in_round"] = counts["rounds"];
      return;
    case EventKind::LastStand:
      ++counts["escapes_fought"];
      counts["escapes_stopped"] += parts_of<event::LastStand>(event).stopped;
      return;
    default: return;
  }
}

void count_end(const Rules& r, const State& s, std::span<int> all) {
  const Counts counts(all);
  const Table& t = s.table;
  counts["humans_won"] = t.ending == Ending::Escaped;
  counts["ending"] = static_cast<int>(t.ending);
  counts["exit"] = static_cast<int>(t.exit);
  if (r.few) {  // nobody is infected in secret
    counts["crew_left"] = t.characters.size();
    return;
  }
  counts["others"] = r.slots - 1;
  for (Slot slot : s.hidden.aliens) {
    const std::uint8_t by = s.hidden.infection[at(slot)].by;
    counts["infected"] += by < kFirstAlien;
    counts["infected_by_dogs"] += by == kByDog;
  }
}

}  // namespace holdout::the_thing
