#include "games/the_thing/rules/counters.h"

namespace holdout::the_thing {

namespace {

enum Which : std::uint8_t {
  kRounds,
  kLastRound,
  kHumansWon,
  kEnding,
  kExit,
  kBoilerDestroyed,
  kBoilerRound,
  kPowerLost,
  kHungry,
  kInfected,
  kOthers,
  kDogInfections,
  kVoluntary,
  kReveals,
  kCollisions,
  kAssimilated,
  kDefeats,
  kLooks,
  kDogDraws,
  kTests,
  kFound,
  kFlips,
  kSabotages,
  kFires,
  kSos,
  kSosRound,
  kEscapesFought,
  kEscapesStopped,
  kDiceSets,
  kDiceCancelled,
  kCrewLeft,
  kCounters,
};

constexpr auto kShare = Counter::Type::Category;

constexpr std::array<Counter, kCounters> kAll{{
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
}};

void count_reveal(RevealCause cause, std::span<int> counts) {
  ++counts[kReveals];
  if (cause == RevealCause::OwnWill) counts[kVoluntary] = 1;
  counts[kCollisions] += cause == RevealCause::Collision;
}

}  // namespace

std::span<const Counter> counters() { return kAll; }

void count(const Rules&, const Event& event, std::span<int> counts) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::RoundBegan:
      counts[kRounds] = counts[kLastRound] = parts_of<event::RoundBegan>(event).n;
      return;
    case EventKind::BoilerDestroyed:
      counts[kBoilerDestroyed] = 1;
      counts[kBoilerRound] = counts[kRounds];
      return;
    case EventKind::PowerFailed: counts[kPowerLost] = 1; return;
    case EventKind::Hungry: counts[kHungry] = 1; return;
    case EventKind::Revealed: count_reveal(parts_of<event::Revealed>(event).cause, counts); return;
    case EventKind::Assimilated: ++counts[kAssimilated]; return;
    case EventKind::AlienDefeated: ++counts[kDefeats]; return;
    case EventKind::TokenLooked: ++counts[kLooks]; return;
    case EventKind::DogDrawn:
    case EventKind::DogShown: ++counts[kDogDraws]; return;
    case EventKind::Tested:
      ++counts[kTests];
      counts[kFound] += parts_of<event::Tested>(event).alien;
      return;
    case EventKind::Flipped:
      ++counts[kFlips];
      counts[kSabotages] += parts_of<event::Flipped>(event).card == CardKind::Sabotage;
      return;
    case EventKind::Burnt: ++counts[kFires]; return;
    case EventKind::Assigned:
      counts[kDiceSets] += parts_of<event::Assigned>(event).card == CardKind::None;
      return;
    case EventKind::DieCancelled: ++counts[kDiceCancelled]; return;
    case EventKind::SosSent:
      counts[kSos] = 1;
      counts[kSosRound] = counts[kRounds];
      return;
    case EventKind::LastStand:
      ++counts[kEscapesFought];
      counts[kEscapesStopped] += parts_of<event::LastStand>(event).stopped;
      return;
    default: return;
  }
}

void count_end(const Rules& r, const State& s, std::span<int> counts) {
  const Table& t = s.table;
  counts[kHumansWon] = t.ending == Ending::Escaped;
  counts[kEnding] = static_cast<int>(t.ending);
  counts[kExit] = static_cast<int>(t.exit);
  if (r.few) {  // nobody is infected in secret
    counts[kCrewLeft] = t.characters.size();
    return;
  }
  counts[kOthers] = r.slots - 1;
  for (Slot slot : s.hidden.aliens) {
    const std::uint8_t by = s.hidden.infection[at(slot)].by;
    counts[kInfected] += by < kFirstAlien;
    counts[kDogInfections] += by == kByDog;
  }
}

}  // namespace holdout::the_thing
