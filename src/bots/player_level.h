#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/player.h"

namespace holdout {

// A strength at which the computer plays a game. games/<game>/players/levels.cpp defines
// `std::span<const PlayerLevel> levels()` in the namespace of the game, weakest first; the build lists the
// folders.
struct PlayerLevel {
  std::string_view name;
  std::unique_ptr<Player> (*make)(const RulesBox& rules, Seat seat, std::uint64_t seed);
};

template <class P>
std::unique_ptr<Player> make(const RulesBox& rules, Seat seat, std::uint64_t seed) {
  return std::make_unique<P>(rules, seat, seed);
}

}  // namespace holdout
