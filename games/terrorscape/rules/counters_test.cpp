#include "games/terrorscape/rules/counters.h"

#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Section 14: what is counted of a game.

namespace holdout::terrorscape {
namespace {

std::map<std::string, int> counted(int players, std::uint64_t seed) {
  std::vector<int> counts(counters().size());
  RandomGame game(players, seed, {{"killer_choice", "random"}});
  for (const Event& event : game.events) count(game.rules, event, counts);
  while (!game.over()) {
    game.step();
    for (const Event& event : game.events) count(game.rules, event, counts);
  }
  count_end(game.rules, game.s, counts);
  std::map<std::string, int> named;
  for (std::size_t i = 0; i < counts.size(); ++i) named[std::string(counters()[i].name)] = counts[i];
  named["real_round"] = game.s.table.round;
  named["real_level"] = game.s.table.level;
  return named;
}

}  // namespace

TEST_CASE("section 14: rounds, levels and ends are those of the game; parts are no more than the whole") {
  std::map<std::string, int> sum;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const std::map<std::string, int> game = counted(2 + static_cast<int>(seed % 3), seed);
    CHECK(game.at("rounds") == game.at("real_round"));
    CHECK(game.at("level") == game.at("real_level"));
    CHECK(game.at("killer_won") + game.at("survivor_won") == 1);
    CHECK(game.at("encounters_of_several") <= game.at("encounters"));
    CHECK(game.at("defences_held") <= game.at("defences"));
    CHECK(game.at("empty_reports") <= game.at("reports"));
    CHECK(game.at("searches_in_vain") + game.at("encounters") <= game.at("searches"));
    CHECK(game.at("never_in_stealth") == (game.at("stealths") == 0 ? 1 : 0));
    CHECK(game.at("reached_level_5") == (game.at("level") == 5 ? 1 : 0));
    for (const auto& [name, value] : game) sum[name] += value;
  }
  for (const std::string_view name : {"encounters", "reports", "survivor_steps", "killer_steps", "repairs",
                                      "scavenged", "blocks_placed", "fled", "detections", "stealths"})
    CHECK_MESSAGE(sum[std::string(name)] > 0, name);
}

}  // namespace holdout::terrorscape
