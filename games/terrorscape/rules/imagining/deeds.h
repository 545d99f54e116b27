#pragma once

#include "engine/rng.h"
#include "games/terrorscape/rules/imagining/mansion.h"
#include "games/terrorscape/rules/imagining/sharing.h"
#include "games/terrorscape/rules/imagining/steps.h"

namespace holdout::terrorscape::imagining {

// What a turn that is imagined step by step leaves behind, beside the place.
struct Deeds {
  PlaceSet noise = 0;
  bool fire = false;
  int repairs = 0;
  ItemCounts spent{};  // by everybody
  int scavenged = 0;
};

// Does the steps of one turn.
inline void do_steps(const Script& script, const Skills& skills, Place& where, Deeds& deeds) {
  const auto loud = [&](int place) { deeds.noise = static_cast<PlaceSet>(deeds.noise | bit(place)); };
  const auto spend = [&](Item item) { ++deeds.spent[terrorscape::at(item)]; };
  for (const Step& step : script) switch (step.deed) {
      case Deed::Walk:
      case Deed::Passage:
      case Deed::Slip: where = step.to; break;
      case Deed::Rush:
        where = step.to;
        spend(Item::Adrenaline);
        break;
      case Deed::Sprint:
        where = step.to;
        loud(where);
        break;
      case Deed::Repair:
        ++deeds.repairs;
        loud(where);
        break;
      case Deed::Scavenge:
        ++deeds.scavenged;
        if (step.to > 0 && !skills.quiet_hands) loud(where);
        break;
      case Deed::Herbs:
        spend(Item::Herbs);
        loud(where);
        break;
      case Deed::Kit: spend(Item::MedicalKit); break;
      case Deed::Firecracker:
        spend(Item::Firecracker);
        deeds.fire = true;
        break;
      case Deed::Provoke: loud(where); break;
      case Deed::Bottle:
        spend(Item::WhiskyBottle);
        loud(step.to);
        break;
      case Deed::Camera:
        spend(Item::Camera);
        loud(where);
        break;
      case Deed::Chop: spend(Item::Hatchet); break;
      case Deed::Sedate: spend(Item::Sedative); break;
      case Deed::Idle:
      case Deed::Calm:
      case Deed::Clear: break;
    }
}

}  // namespace holdout::terrorscape::imagining
