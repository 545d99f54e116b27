#include "games/osaczeni/rules/wording/notation.h"

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"

namespace holdout::osaczeni {
namespace {

Rules rules_of(int players, Setup::Choices options = {}) {
  Setup setup{.players = players};
  setup.options = std::move(options);
  return make_rules(setup).value();
}

std::string round_trip(const Rules& r, std::string_view text) {
  const Result<Action> parsed = Osaczeni::parse(r, text);
  return parsed ? Osaczeni::notation(r, *parsed) : parsed.problem().message();
}

std::string complaint(const Rules& r, std::string_view text) {
  const Result<Action> parsed = Osaczeni::parse(r, text);
  return parsed ? "none" : parsed.problem().message();
}

TEST_CASE("every kind of answer is a short line that reads back") {
  const Rules r = rules_of(3);
  for (std::string_view text :
       {"done", "play saw", "play meat red.leader", "play tin 4", "play drink blue.klutz 2", "vote red",
        "go 4", "move green.crybaby", "place 3 red.leader", "keep bat", "give gun", "give to blue",
        "eat red.klutz", "haunt 2", "roll 5", "draw saw", "seat blue", "show 2"})
    CHECK(round_trip(r, text) == text);
}

TEST_CASE("seats, areas and characters have shorter and longer names") {
  const Rules r = rules_of(3);
  CHECK(round_trip(r, "vote P1") == "vote blue");
  CHECK(round_trip(r, "  GO   toys ") == "go 4");
  CHECK(round_trip(r, "move P0.L") == "move red.leader");
  CHECK(round_trip(r, "eat p2.klutz") == "eat green.klutz");
}

TEST_CASE("colours name the seats that chose them") {
  const Rules r = rules_of(3, {{"colours", "orange,red,blue"}});
  CHECK(round_trip(r, "vote P0") == "vote orange");
  CHECK(round_trip(r, "vote red") == "vote red");
  CHECK(parts_of<answer::Point>(*Osaczeni::parse(r, "vote red")).player == Seat{1});
}

TEST_CASE("the speaker need not say whose character it is, a bare notation must") {
  const Rules r = rules_of(3);
  CHECK(Osaczeni::notation(r, *parse_answer_of(r, Seat{1}, "move leader")) == "move blue.leader");
  CHECK(Osaczeni::notation(r, *parse_answer_of(r, Seat{1}, "play drink C 2")) == "play drink blue.crybaby 2");
  CHECK(complaint(r, "move leader") ==
        R"("leader" in "move leader"; expected a character such as red.leader)");
}

TEST_CASE("what is no answer is refused with what was expected") {
  const Rules r = rules_of(3);
  CHECK(complaint(r, "") ==
        "\"\" is no answer; expected done, play, vote, go, move, place, keep, give, give to, eat, haunt, "
        "roll, draw, "
        "seat or show");
  CHECK(complaint(r, "vote yellow") == R"("yellow" in "vote yellow"; expected red, blue or green)");
  CHECK(complaint(r, "go 7") == R"("7" in "go 7"; expected an area 1 to 6)");
  CHECK(complaint(r, "go") == R"("go" ends too early; expected an area 1 to 6)");
  CHECK(complaint(r, "done now") == R"("now" in "done now"; expected nothing more)");
  CHECK(complaint(r, "play tin") == R"("play tin" ends too early; expected an area 1 to 6)");
  CHECK(complaint(r, "play axe")
            .ends_with("expected drink, walkie, meat, tin, bat, saw, molotov, gun or keys"));
  CHECK(complaint(r, "roll 0") == R"("0" in "roll 0"; expected a number from 1 to 6)");
  CHECK(complaint(r, std::string("go \x01\n") + std::string(100, 'x')).find('\n') == std::string::npos);
}

TEST_CASE("OS-102 there is no Klutz to name where none plays") {
  CHECK(complaint(rules_of(4), "move red.klutz").starts_with("\"red.klutz\""));
}

TEST_CASE("every legal answer of random games has its own notation and reads back") {
  for (int players = 3; players <= 6; ++players) {
    const Rules r = rules_of(players);
    Rng rng(static_cast<std::uint64_t>(players));
    Log quiet;
    State s = Osaczeni::start(r, quiet);
    while (!Osaczeni::question(r, s).over()) {
      Actions options;
      for (Seat seat : Osaczeni::question(r, s).may_answer) Osaczeni::options(r, s, seat, options);
      for (Action each : options) REQUIRE(*Osaczeni::parse(r, Osaczeni::notation(r, each)) == each);
      Outcomes outcomes;
      Osaczeni::outcomes(r, s, outcomes);
      for (const Outcome& each : outcomes)
        REQUIRE(*Osaczeni::parse(r, Osaczeni::notation(r, each.action)) == each.action);
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, quiet);
    }
  }
}

}  // namespace
}  // namespace holdout::osaczeni
