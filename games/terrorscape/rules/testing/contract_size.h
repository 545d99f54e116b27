#pragma once

#include <vector>

#include "engine/testing/contract_suite.h"

// What the contract suite plays of Terrorscape; planted leaks are looked for in the same games.

namespace holdout::terrorscape {

// Options of section 12 that only matter together, or with other numbers of players than the single ones.
inline std::vector<Setup> with_options() {
  const auto setup = [](int players, Setup::Choices options) {
    return Setup{.players = players, .options = std::move(options), .figures = {}};
  };
  return {
      setup(2, {{"killer_choice", "random"}, {"survivor_choice", "random"}}),
      setup(3, {{"killer_choice", "first_game"}, {"survivor_choice", "first_game"}}),
      setup(4, {{"killer_seat", "p2"}, {"killer_choice", "random"}}),
      setup(4, {{"traits", "custom"}, {"traits_survivor", "2_of_4"}, {"traits_killer", "3_of_6"}}),
      setup(2, {{"traits", "nightmare"}, {"survival_plan", "on"}}),
      setup(4, {{"on_your_own", "on"}, {"traits", "hard"}, {"survival_plan", "on"}, {"trade_keys", "on"}}),
      setup(4, {{"killer_seat", "p3"}, {"show_hand_size", "on"}, {"draw_after_encounter", "off"}}),
  };
}

inline testing::ContractSize contract_size() {
  return {.games = 2,
          .imagined_worlds = 1000,
          .setups = with_options(),
          .unseen_steps = 2000,
          .saved = 4,
          .leak_players = 4,
          .leak_games = 6};
}

}  // namespace holdout::terrorscape
