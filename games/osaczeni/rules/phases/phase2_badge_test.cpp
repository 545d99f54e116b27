#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

// The dice under the hatch: who sees them, and that they stay what they are.

namespace holdout::osaczeni {
namespace {

using Faces = std::array<std::uint8_t, kMaxDice>;

constexpr std::string_view kElected =
    "5 players; badge P4; phase 2; area 3: P1.D; hand P0: walkie; hand P2: bat; hand P3: gun; rest in 6";
constexpr std::string_view kNotElected =
    "5 players; badge P4; phase 2; hand P0: walkie; hand P2: bat; rest in 6";

WrittenGame rolled(std::string_view given, std::string_view last = "roll 6") {
  WrittenGame game(given);
  game.chance({"roll 2", "roll 4", "roll 4", last});
  return game;
}

TEST_CASE("OS-325 OS-328 the elected badge holder sees the roll, the others only that it happens") {
  const WrittenGame game = rolled(kElected);
  const Event roll = game.last(EventKind::DiceRolled);
  CHECK(roll.actor == kP1);
  CHECK(is_secret_of(roll, only(kP1)));
  CHECK(parts_of<event::DiceRolled>(*redact(roll, kP2)) == event::DiceRolled{.n = 4});
  CHECK(parts_of<event::DiceRolled>(roll).dice == Faces{2, 4, 4, 6});
  CHECK(game.view(kP1).dice == Faces{2, 4, 4, 6});
  for (Seat viewer : game.viewers().without(kP1)) {
    CHECK(game.view(viewer).dice == Faces{});
    CHECK(game.view(viewer).table.dice == Faces{});
  }
}

TEST_CASE("OS-326 a badge holder who was not elected in this round sees nothing") {
  const WrittenGame game = rolled(kNotElected);
  const Event roll = game.last(EventKind::DiceRolled);
  CHECK(roll.actor == kP4);
  CHECK(is_secret_of(roll, {}));
  for (Seat viewer : game.viewers()) CHECK(game.view(viewer).dice == Faces{});
}

TEST_CASE("OS-326 having seen the dice of the round before does not help") {
  WrittenGame game("5 players; badge P1; phase 3; dice 1 1 1 1; dice seen by P1; area 3: P1.D; rest in 6");
  game.answer(kP1, "go 5");
  for (Seat seat : {kP0, kP2, kP3, kP4}) game.answer(seat, "go 4");
  game.answer(kP1, "move defender");
  Rng rng(3);
  Log log(game.events);
  while (game.s.table.round < 2 || game.s.table.phase < Phase::Destination) {
    REQUIRE_FALSE(game.question().over());
    const testing::Turn turn = testing::random_turn(Osaczeni{}, game.rules, game.s, rng);
    Osaczeni::apply(game.rules, game.s, turn.seat, turn.action, log);
  }
  REQUIRE(in(game.s.table, Area::Monitoring).empty());
  REQUIRE(game.last(EventKind::DiceRolled).seen_by == SeatSet{});
  CHECK(game.view(kP1).dice == Faces{});
}

TEST_CASE("OS-327 the window is open to the living with cards, whatever cards they are") {
  const WrittenGame game = rolled(kElected);
  CHECK(game.asked(QuestionKind::Walkie));
  CHECK(game.question().waited_for == only(kP0).with(kP2).with(kP3));
  CHECK(game.may(kP0, "play walkie"));
  CHECK(game.options(kP2).size() == 1);
}

TEST_CASE("OS-328 whatever lies under the hatch, all but those who looked see the same until it is lifted") {
  WrittenGame one = rolled(kElected);
  WrittenGame other = rolled(kElected, "roll 1");
  const auto compare = [&](SeatSet looked) {
    for (Seat viewer : one.viewers().without(looked)) CHECK(one.view_hash(viewer) == other.view_hash(viewer));
    for (Seat viewer : looked) CHECK(one.view_hash(viewer) != other.view_hash(viewer));
  };
  const auto both = [&](Seat seat, std::string_view text) {
    one.answer(seat, text);
    other.answer(seat, text);
  };
  compare(only(kP1));
  both(kP0, "play walkie");
  const SeatSet looked = only(kP1).with(kP0);
  compare(looked);
  both(kP2, "done");
  both(kP3, "done");
  both(kP1, "go 5");
  compare(looked);
  for (Seat seat : {kP0, kP2, kP3}) both(seat, "go 4");
  compare(looked);
  CHECK(one.all(EventKind::DiceShown).empty());
  both(kP4, "go 4");
  CHECK(is_public(one.last(EventKind::DiceShown)));  // OS-422
  compare(one.viewers());
}

TEST_CASE("OS-329 the dice that are shown are the dice that were rolled") {
  const Rules r = *make_rules({.players = 4});
  int rounds = 0;
  for (std::uint64_t seed = 20; seed < 30; ++seed) {
    Rng rng(seed);
    std::vector<Event> events;
    Log log(events);
    State s = Osaczeni::start(r, log);
    testing::play_randomly(Osaczeni{}, r, s, rng, log);
    Faces under{};
    for (const Event& each : events) {
      if (is<event::DiceRolled>(each)) under = parts_of<event::DiceRolled>(each).dice;
      if (!is<event::DiceShown>(each)) continue;
      ++rounds;
      REQUIRE(parts_of<event::DiceShown>(each).dice == under);
    }
  }
  CHECK(rounds > 20);
}

}  // namespace
}  // namespace holdout::osaczeni
