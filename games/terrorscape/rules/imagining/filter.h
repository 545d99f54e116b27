#pragma once

#include "games/terrorscape/rules/imagining/rounds.h"

namespace holdout::terrorscape::imagining {

// The places where the three Survivors can be together, as far as a stranger knows: moved on through every
// round of the history (docs: section 13 of the rules, "Belief"). It is never too small: where the truth is
// lies always in it. It takes no account of which cards the side can have had; who imagines does.

// The triples after the turns and the discovery of a round whose noise was reported.
Triples after_turns(const RoundSeen& round, const Cast& cast, const Triples& before);

// The triples after a note of the Killer phase; `blocked` are the doors then, `out` who is not there any
// more.
void take_note(const Note& note, const Cast& cast, DoorSet blocked, std::uint8_t out, Triples& set);

// All rounds of a history.
struct Foreseen {
  RoundsSeen rounds;
  std::array<Triples, kMostRounds + 1> before{};  // before the turns of each round, and at last now
  // After the report, before anything of the Killer phase.
  std::array<Triples, kMostRounds> reported{};

  const Triples& now() const { return before[at(rounds.size())]; }
};
void foresee(const Cast& cast, const History& history, Foreseen& seen);

}  // namespace holdout::terrorscape::imagining
