#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/any_game.h"

namespace holdout {

// The static side of a game, for measuring what search feels: no virtual call between answers.
struct GameSpeed {
  std::string_view key;
  std::size_t state_bytes;
  std::size_t view_bytes;
  // Whole random games, options generated at each decision, events off; gives the number of decisions.
  std::int64_t (*random_games)(const RulesBox& rules, std::uint64_t seed, int games);
  // So many times on a position in the middle of a random game:
  void (*clone)(const RulesBox& rules, int times);
  void (*view)(const RulesBox& rules, int times);
  void (*imagine)(const RulesBox& rules, int times);
};

std::optional<GameSpeed> speed_of(std::string_view key);

// The yardsticks, next to which everything is measured in the same run.
void integer_loop(std::int64_t times);
void copy_bytes(std::size_t size, int times);

}  // namespace holdout
