#include "engine/any_game.h"

#include <doctest/doctest.h>

#include "engine/testing/campfire.h"

namespace holdout {

TEST_CASE("AnyGame: the type-erased face says what the game says") {
  using testing::campfire::Campfire;
  const GameFace<Campfire> face;
  const AnyGame& game = face;
  CHECK(game.info().key == "campfire");
  const Result<RulesBox> refused = game.make_rules({.players = 9, .options = {}, .figures = {}});
  CHECK(refused.problem().message() == "players: 9; expected 3 or 4");
  const Setup setup{.players = 4, .options = {}, .figures = {}};
  const Result<RulesBox> rules = game.make_rules(setup);
  REQUIRE(rules);
  CHECK(rules->setup() == setup);
  CHECK(rules->as<Campfire::Rules>().players == 4);

  Log off;
  StateBox s = game.start(*rules, off);
  const StateBox before = s;
  CHECK(game.question(*rules, s).chance());
  Outcomes outcomes;
  game.outcomes(*rules, s, outcomes);
  game.apply(*rules, s, kChance, outcomes[1].action, off);
  CHECK(game.state_hash(s) != game.state_hash(before));
  CHECK(s.as<Campfire::State>().table.dealt == 1);
  CHECK(before.as<Campfire::State>().table.dealt == 0);
  CHECK(game.view_of(*rules, s, Seat{0}).as<Campfire::View>().hand == 2);
  CHECK(game.view_of(*rules, s, Seat{1}).as<Campfire::View>().hand == 0);
  CHECK(game.check(*rules, s));
  CHECK(!game.check(*rules, game.blank_state()));
}

}  // namespace holdout
