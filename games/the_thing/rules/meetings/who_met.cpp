#include "games/the_thing/rules/meetings/who_met.h"

#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

void WhoMet::see(const Event& event, int round) {
  if (round < 1 || round > kMaxRounds) return;
  auto& met = met_[static_cast<std::size_t>(round - 1)];
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::EncounterBegan: {
      const Slots present = parts_of<event::EncounterBegan>(event).whos;
      for (Slot slot : present) met[at(slot)] = present.without(slot);
      return;
    }
    case EventKind::Avoided: {  // TT-509: out of everything there
      const Slot avoider = parts_of<event::Avoided>(event).who;
      for (Slots& others : met) others.remove(avoider);
      met[at(avoider)] = {};
      return;
    }
    default: return;
  }
}

bool WhoMet::met(Slot one, Slot other, int round) const {
  if (round < 1 || round > kMaxRounds || one == kNoSlot || other == kNoSlot) return false;
  return met_[static_cast<std::size_t>(round - 1)][at(one)].has(other);
}

}  // namespace holdout::the_thing
