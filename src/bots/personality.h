#pragma once

#include <cstdint>
#include <string_view>

namespace holdout {

// Four ways to sit at the table. The game is the same for all; what a word is worth and how long a grudge
// lasts is not.
struct Personality {
  std::string_view key;
  double honour;       // victory points that a kept promise is worth, early in the game
  double late_honour;  // the same when the game is about to end
  double paid_honour;  // of a promise that somebody paid for
  double lies;         // share of the occasions to lie that are taken, early
  double late_lies;    // and late
  double grudge;       // weight of old scores
  double talk;         // how often an occasion to speak is taken
};

// Loyal, trader, opportunist or vengeful, by the seed.
const Personality& personality_of(std::uint64_t seed);

// Between the early and the late value; `progress` runs from 0 to 1 over the game.
constexpr double honour_at(const Personality& who, double progress) {
  return who.honour + (who.late_honour - who.honour) * progress;
}
constexpr double lies_at(const Personality& who, double progress) {
  return who.lies + (who.late_lies - who.lies) * progress;
}

}  // namespace holdout
