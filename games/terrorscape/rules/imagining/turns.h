#pragma once

#include "games/terrorscape/rules/imagining/history.h"
#include "games/terrorscape/rules/imagining/triples.h"

namespace holdout::terrorscape::imagining {

// What one Survivor can have done in a turn, if what was told of it is to come out.

// Abilities that show in where somebody can be and what is heard there (3.7 of the rules).
struct Skills {
  bool quiet_hands = false;  // TS-222: his Scavenges make no noise
  bool unnamed = false;      // TS-220
  bool sprints = false;      // TS-227
  bool perceptive = false;   // TS-225
  bool camera = false;       // TS-183
  bool heals = false;        // TS-178
};

// The most that the side can hold when a round begins, as far as a stranger can tell.
struct Stock {
  std::uint8_t adrenaline = 0;
  std::uint8_t bottles = 0;
  bool hatchet = false;
  bool sedative = false;
  bool herbs = false;
  bool flashlight = false;
  bool firecracker = false;
};

inline constexpr int kMostNoise = 6;  // places whose noise must have a cause; of more it is only allowed
inline constexpr int kNoiseSets = 1 << kMostNoise;
using NoiseSet = std::uint8_t;  // bit i: the i-th place of which noise was told

// A round as everybody knows it when its turns begin.
struct Terms {
  const House* house = nullptr;
  DoorSet blocked = 0;
  Place killer = kNowhere;              // where he stands openly (TS-164, TS-170)
  PlaceSet loud = 0;                    // where noise may have been made
  FixedVector<Place, kMostNoise> told;  // where it must have been made
  bool fire = false;                    // somebody used the Firecracker (TS-045): bit 0 stands for it
  bool repair = true;                   // the radio is not yet repaired
  std::array<Skills, kTrio> skills{};
  Stock stock;

  NoiseSet noise_at(int place) const {
    for (int i = 0; i < told.size(); ++i)
      if (told[i] == place) return static_cast<NoiseSet>(1U << i);
    return 0;
  }
  NoiseSet everything() const { return fire ? 1 : static_cast<NoiseSet>((1U << told.size()) - 1); }
  bool may_be_loud(int place) const { return imagining::has(loud, place); }
};

inline constexpr int kMostShown = 6;
// What everybody saw during one turn, in order.
struct Shown {
  FixedVector<Note, kMostShown> notes;
  Place patient = kNowhere;  // where somebody else is who was healed
};

enum class Deed : std::uint8_t {
  Walk,      // action 1. to: location
  Idle,      // action 2 without fear, or another that neither moves nor shows
  Calm,      // action 2 with fear
  Repair,    // TS-164
  Scavenge,  // TS-170. to: 0 silent, 1 with noise, 2 a Key for the rack
  Clear,     // action 4. to: door
  Sprint,    // TS-227. to: location
  Passage,   // special action, by Flashlight or Sophia. to: location
  Herbs,     // to: Survivor
  Kit,       // to: Survivor
  Firecracker,
  Provoke,  // ST-10
  Rush,     // extra: Adrenaline. to: location
  Slip,     // extra: Sophia with a Flashlight. to: location
  Bottle,   // extra. to: location
  Camera,   // extra
  Chop,     // extra: Hatchet. to: door
  Sedate,   // extra: Sedative
};
constexpr bool is_action(Deed deed) { return deed < Deed::Rush; }

struct Step {
  Deed deed = Deed::Idle;
  std::uint8_t to = 0;
  constexpr bool operator==(const Step&) const = default;
};
inline constexpr int kMostSteps = 20;
using Script = FixedVector<Step, kMostSteps>;  // of one turn

// In the middle of a turn.
struct Midway {
  Place place = 0;
  bool acted = false;
  std::uint8_t shown = 0;  // how many of the notes have come out
  NoiseSet noise = 0;
  std::uint8_t rushed = 0;
  std::uint8_t thrown = 0;
  bool photographed = false;
  constexpr bool operator==(const Midway&) const = default;
};

// Where a turn leads that begins in a place, by the noise that it is the cause of: ends[place][noise].
struct TurnEnds {
  std::array<std::array<PlaceSet, kNoiseSets>, kMostPlaces> ends{};
  bool empty = true;
};
TurnEnds turns_of(const Terms& terms, int who, const Shown& shown, PlaceSet from);

}  // namespace holdout::terrorscape::imagining
