#pragma once

#include <cstdint>

#include "engine/any_game.h"

namespace holdout::testing {

// A mistake of ours in the rules of liar's dice.
enum class Mistake : std::uint8_t {
  None,
  HighBid,        // two sixes cannot be bid
  EveryBid,       // nothing can be bid, by whomever
  Views,          // once something was bid, nobody can look
  SpectatorView,  // who has no seat cannot look
  Prompts,        // nobody can say what is asked
  Saved,          // nothing that was saved can be read
  Saving,         // nothing can be saved
};

// Liar's dice, with the mistake that is there now.
const AnyGame& breaking_dice();

// The mistake is there while this lives.
class Mistaken {
 public:
  explicit Mistaken(Mistake mistake) { turn_to(mistake); }
  ~Mistaken() { turn_to(Mistake::None); }
  Mistaken(const Mistaken&) = delete;
  Mistaken& operator=(const Mistaken&) = delete;
  static void turn_to(Mistake mistake);
};

}  // namespace holdout::testing
