#include "engine/testing/contract_suite.h"
#include "games/the_thing/describe.h"
#include "games/the_thing/the_thing.h"

namespace {

// Options of section 12 that only matter together, or with other numbers of players than the single ones.
std::vector<holdout::Setup> with_options() {
  const auto setup = [](int players, holdout::Setup::Choices options) {
    return holdout::Setup{.players = players, .options = std::move(options), .figures = {}};
  };
  return {
      setup(8, {{"kennel_shut", "on"}, {"burn_any_time", "on"}, {"dead_roles_shown", "on"}}),
      setup(5, {{"self_test_free", "on"}, {"fixed_damage_spaces", "on"}, {"weather_severity", "harsh"}}),
      setup(3, {{"variant_boarding", "on"}, {"burn_any_time", "on"}, {"kennel_shut", "on"}}),
  };
}

}  // namespace

HOLDOUT_CONTRACT(holdout::the_thing::TheThing, {.games = 1,
                                                .imagined_worlds = 2000,
                                                .setups = with_options(),
                                                .saved = 4,
                                                .leak_players = 4,
                                                .leak_games = 4})
