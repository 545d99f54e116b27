#pragma once

#include "games/terrorscape/rules/imagining/turns.h"

namespace holdout::terrorscape::imagining {

// A game as a stranger to the Survivors' side can tell it again: round by round, from what both sides saw.

// What never changes in a game.
struct Cast {
  const House* house = nullptr;
  std::array<Skills, kTrio> skills{};
  Place start = 0;       // TS: where all Survivors begin
  int discoveries = 16;  // rounds with a discovery (TS-405)
  int keys_to_escape = 5;
  // Traits and plans are the Survivors' secret (TS-504, TS-569): with them more can have been done.
  bool secret_powers = false;
};

inline constexpr int kMostHappenings = 12;
inline constexpr int kMostRounds = 22;

// One round of the history.
struct RoundSeen {
  Terms terms;                                    // as the turns began, with the noise that was reported
  FixedVector<Note, kMostHappenings> happenings;  // of the turns and the discovery, in order
  bool crowded = false;   // more happened than fits: nothing is concluded from the turns
  bool reported = false;  // else the Survivor phase is still open
  bool discovery = false;
  bool all_keys = false;  // they had enough of them to escape when it began
  std::uint8_t out = 0;   // Survivors who take no turn: escaped or eliminated, by bits
  int first = 0;          // notes of the Killer phase: history[first] to before history[last]
  int last = 0;
};
using RoundsSeen = FixedVector<RoundSeen, kMostRounds>;

void read_rounds(const Cast& cast, const History& history, RoundsSeen& rounds);

// Doors with boards on them, note by note.
DoorSet after_note(DoorSet blocked, const Note& note);

}  // namespace holdout::terrorscape::imagining
