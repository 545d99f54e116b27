#pragma once

#include <stdexcept>
#include <string_view>

#include "engine/testing/contract_suite.h"
#include "games/the_thing/rules/positions/position_text.h"

// What the contract suite plays of The Thing; planted leaks are looked for in the same games.

namespace holdout::the_thing {

// Options of section 12 that only matter together, or with other numbers of players than the single ones.
inline std::vector<Setup> with_options() {
  const auto setup = [](int players, Setup::Choices options) {
    return Setup{.players = players, .options = std::move(options), .figures = {}};
  };
  return {
      setup(8, {{"kennel_shut", "on"}, {"burn_any_time", "on"}, {"dead_roles_shown", "on"}}),
      setup(5, {{"self_test_free", "on"}, {"fixed_damage_spaces", "on"}, {"weather_severity", "harsh"}}),
      setup(3, {{"variant_boarding", "on"}, {"burn_any_time", "on"}, {"kennel_shut", "on"}}),
      setup(6, {{"choose_characters", "on"}, {"free_claims", "on"}, {"reveal_from_round", "3"}}),
      setup(5, {{"first_leader", "host"}, {"leader", "P2"}}),
      setup(1, {{"choose_characters", "on"}}),
  };
}

inline testing::Plan looked_at(std::string_view given, std::uint64_t seed, int answers) {
  const Result<WrittenPosition> position = read_given(given);
  if (!position) throw std::logic_error(position.problem().message());
  testing::Plan plan{.setup = position->setup, .seed = seed};
  plan.from.emplace().put(position->state);
  plan.enough = answers;
  return plan;
}

// Section 8 has secrets that random games seldom come to: Lab tokens and cards in several hands, traded cards
// that their giver still knows, offers under way, two Aliens who take counsel, Aliens who meet Humans.
inline std::vector<testing::Plan> secrets_at_hand() {
  constexpr std::string_view kRichHands =
      "5 players; phase 5; round 3; aliens blue, green\n"
      "goods red: melee, keys, blood_bag, failure; goods green: flamethrower, wire, blood_bag\n"
      "goods blue: firearm, flashlight, failure; goods yellow: dynamite, tools, blood_bag\n"
      "goods white: melee, fuel_can, failure";
  constexpr std::string_view kTwoAliens =
      "6 players; phase 3; round 4; revealed blue, green; strength 4; aliens red\n"
      "goods yellow: dynamite, melee; goods white: flamethrower";
  constexpr std::string_view kMeetings =
      "6 players; encounters; round 3; aliens blue, green; pile: use x3\n"
      "lab: red, blue; radio: green, yellow; boiler: white, black, dog";
  constexpr std::string_view kOffers =
      "4 players; phase 5; round 3; aliens blue; dead yellow\n"
      "goods red: melee, dynamite, keys, tools; goods green: melee, firearm, wire, fuel_can";
  constexpr std::string_view kSearches =
      "5 players; assignment; aliens blue; armory: red; storeroom: green; lab: yellow; pile: use x4";
  std::vector<testing::Plan> plans;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    plans.push_back(looked_at(kRichHands, seed, 60));
    plans.push_back(looked_at(kTwoAliens, seed, 60));
    plans.push_back(looked_at(kMeetings, seed, 40));
    plans.push_back(looked_at(kSearches, seed, 20));
    plans.push_back(looked_at(kOffers, seed, 40));
  }
  return plans;
}

inline testing::ContractSize contract_size() {
  return {.games = 1,
          .imagined_worlds = 2000,
          .setups = with_options(),
          .secrets = secrets_at_hand(),
          // TT-702: cards of the same sort against each other leave no other trace
          .told_to_all = {static_cast<std::uint8_t>(EventKind::Traded)},
          .saved = 4,
          .leak_players = 4,
          .leak_games = 4};
}

}  // namespace holdout::the_thing
