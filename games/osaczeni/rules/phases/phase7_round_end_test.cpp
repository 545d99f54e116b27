#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

std::vector<Event> whole_game(const Rules& r, std::uint64_t seed, State& s) {
  Rng rng(seed);
  std::vector<Event> events;
  Log log(events);
  s = Osaczeni::start(r, log);
  testing::play_randomly(Osaczeni{}, r, s, rng, log);
  return events;
}

TEST_CASE("OS-706 OS-707 OS-708 the end comes only with the end of a round, as soon as few enough live") {
  for (int players = 3; players <= 6; ++players) {
    const Rules r = *make_rules({.players = players});
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      State s{};
      const std::vector<Event> events = whole_game(r, seed + 900, s);
      Phase phase = Phase::Setup;
      for (std::size_t i = 0; i < events.size(); ++i) {
        if (is<event::PhaseBegan>(events[i])) phase = parts_of<event::PhaseBegan>(events[i]).phase;
        if (is<event::GameEnded>(events[i])) REQUIRE(phase == Phase::End);
        if (!is<event::RoundEnded>(events[i])) continue;
        REQUIRE(i + 1 < events.size());
        REQUIRE(is<event::RoundBegan>(events[i + 1]) == (parts_of<event::RoundEnded>(events[i]).n > players));
      }
      CHECK(living(s.table).size() <= players);
    }
  }
}

TEST_CASE("OS-701 OS-702 OS-704 OS-705 an area 1 to 5 closes with six monsters, empty and for good") {
  int closings = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Rules r = *make_rules({.players = 6});
    Rng rng(seed + 50);
    Log off;
    State s = Osaczeni::start(r, off);
    while (!Osaczeni::question(r, s).over()) {
      const Table before = s.table;
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, off);
      REQUIRE((before.closed & ~s.table.closed) == 0);
      closings += before.closed != s.table.closed;
      REQUIRE_FALSE(is_closed(s.table, Area::Lot));
      const bool between_rounds = s.table.phase == Phase::Search || s.table.phase == Phase::Badge;
      for (int a = number(kFirstRoom); a <= number(kLastRoom); ++a) {
        if (is_closed(s.table, area_number(a))) {
          REQUIRE(in(s.table, area_number(a)).empty());
          REQUIRE(monsters_at(s.table, area_number(a)) == 0);
        }
        if (between_rounds && s.table.round > 1) REQUIRE(monsters_at(s.table, area_number(a)) < 6);
      }
    }
  }
  CHECK(closings > 0);
}

TEST_CASE("OS-719 with nobody eaten any more the game stops at the end of the tenth such round") {
  WrittenGame game(
      "6 players; badge P0; phase 3; round 1; dice 1 2 3 4; discarded: keys by P2; monsters 5 5 5 5 5 0;"
      "area 5: P0.D, P1.D, P2.D, P3.D, P4.D, P5.D; cold store: P4.L, P5.L; rest in 6; deck: nothing");
  int rounds = 0;
  while (!game.question().over()) {
    REQUIRE(rounds < 20);
    if (game.question().chance()) {
      game.chance({"roll 1"});
    } else {
      rounds += game.asked(QuestionKind::Declare);
      game.all_answer("go 5");
    }
  }
  CHECK(rounds == 10);
  CHECK(game.s.table.ending == Ending::Stalled);
  CHECK(game.all(EventKind::RoundEnded).size() == 10);
  CHECK(game.all(EventKind::Eaten).empty());
}

}  // namespace
}  // namespace holdout::osaczeni
