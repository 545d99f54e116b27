// perft, signature and sampled set-ups.
#include <doctest/doctest.h>

#include "engine/testing/campfire.h"
#include "engine/testing/perft.h"
#include "engine/testing/signature.h"

namespace holdout::testing {

namespace {

const GameFace<campfire::Campfire> kGame;

}  // namespace

TEST_CASE("perft counts every legal sequence: worked out by hand for three players") {
  const RulesBox rules = rules_for(kGame, {.players = 3, .options = {}, .figures = {}});
  const World first = start(kGame, rules);
  CHECK(perft(first, 0) == 1);
  CHECK(perft(first, 1) == 3);       // three kinds of card
  CHECK(perft(first, 3) == 27);      // for three players
  CHECK(perft(first, 4) == 27 * 6);  // each may show or be done
  // After "show" the shower has only "done" and the others both; after "done" only "show" is left to that
  // seat.
  CHECK(perft(first, 5) == 27 * (3 * (1 + 4) + 3 * (1 + 4)));
  World last = random_position(kGame, rules, 1, 10'000);
  CHECK(last.over());
  CHECK(perft(last, 1) == 0);
  CHECK(perft(last, 0) == 1);
}

TEST_CASE("signature: the same every time, another for another game") {
  CHECK(signature(kGame, 3) == signature(kGame, 3));
  CHECK(signature(kGame, 3) != signature(kGame, 4));
}

namespace {

// Campfire with options that not every number of players takes, or that need one another.
template <bool has_example>
struct Choosy : campfire::Campfire {
  static constexpr OptionInfo kOptions[] = {
      {"late", "", "1", "1 to 3"},
      {"first", "", "random", "random host"},
      {"seat", "", "none", has_example ? "a seat (first=host seat=P1)" : "a seat (seat=P1)"}};
  static std::span<const OptionInfo> option_infos() { return kOptions; }
  static Result<Rules> make_rules(const Setup& setup) {
    const auto has = [&](const char* key) { return setup.options.contains(key); };
    if ((has("late") && setup.players != 4) || has("first") != has("seat"))
      return Problem{.where = "option", .what = "refused", .expected = "others"};
    return campfire::Campfire::make_rules({.players = setup.players, .options = {}, .figures = {}});
  }
};

}  // namespace

TEST_CASE("sampled set-ups: a value goes to a number of players that takes it; one that none takes is told") {
  const std::vector<Setup> setups = sample_setups(GameFace<Choosy<true>>{});
  REQUIRE(setups.size() == 5);
  CHECK(setups[2] == Setup{.players = 4, .options = {{"late", "2"}}, .figures = {}});
  CHECK(setups[3] == Setup{.players = 4, .options = {{"late", "3"}}, .figures = {}});
  CHECK(setups[4].options == Setup::Choices{{"first", "host"}, {"seat", "P1"}});
  CHECK_THROWS_WITH(sample_setups(GameFace<Choosy<false>>{}),
                    "campfire: no set-up has first=host; give an example of it");
}

TEST_CASE("sampled set-ups: every number of players; words and ranges of options") {
  CHECK(allowed_values("on off") == std::vector<std::string>{"on", "off"});
  CHECK(allowed_values("on, off") == std::vector<std::string>{"on", "off"});
  CHECK(allowed_values("3 to 5") == std::vector<std::string>{"3", "4", "5"});
  CHECK(allowed_values("") == std::vector<std::string>{});
  const std::vector<Setup> setups = sample_setups(kGame);
  REQUIRE(setups.size() == 2);
  CHECK(setups[0].players == 3);
  CHECK(setups[1].players == 4);
}

}  // namespace holdout::testing
