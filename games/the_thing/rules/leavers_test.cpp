#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

// Somebody leaves: from then on the seat is answered by the time-out answers of section 7, and a computer
// player or the person who comes back goes on from the seat's view. Nothing waits for the leaver.

namespace holdout::the_thing {
namespace {

// Plays on with the leaver's answers made for it; gives how many were. The others answer at random.
int play_without(RandomGame& game, Seat leaver, int most) {
  int made = 0;
  for (int i = 0; i < most && !game.over(); ++i) {
    if (!game.open().chance() && game.open().waited_for.has(leaver)) {
      const Ticket ticket = game.rng.below(1000);
      const Action answer = TheThing::fallback(game.rules, game.s, leaver, ticket);
      REQUIRE(game.options(leaver).contains(answer));
      const State as_seen = imagine(game.rules, game.view(leaver), {}, game.rng);
      // Who takes over needs no more than that.
      REQUIRE(TheThing::fallback(game.rules, as_seen, leaver, ticket) == answer);
      game.answer(leaver, answer);
      ++made;
    } else {
      game.step();
    }
    REQUIRE(TheThing::check(game.rules, game.s));
  }
  return made;
}

// A game at a moment like this, with the seat that leaves.
template <class Find>
RandomGame game_with(int players, Seat& leaver, const Find& find) {
  const auto leaves = [&](const RandomGame& g) {
    leaver = find(g);
    return leaver != kNobody;
  };
  return game_where(leaves, players);
}

TEST_CASE("TT-107 a Leader who leaves: cards are assigned all the same, and the game ends") {
  for (int players = 1; players <= kMaxSlots; ++players) {
    Seat leaver = kNobody;
    RandomGame game = game_with(players, leaver, [](const RandomGame& g) {
      const bool leads = g.asks(QuestionKind::Assign) || g.asks(QuestionKind::AssignDice);
      return leads ? g.s.table.leader : kNobody;
    });
    CHECK(play_without(game, leaver, 20'000) > 0);
    CHECK(game.over());
  }
}

TEST_CASE("TT-564 the last Human leaves: the game goes on until it is decided") {
  for (int players : {4, 6, 8}) {
    Seat leaver = kNobody;
    RandomGame game = game_with(players, leaver, [](const RandomGame& g) {
      const Slots humans = g.s.table.characters.without(g.s.hidden.aliens);
      const bool last = !g.open().chance() && g.s.table.round > 1 && humans.size() == 1;
      return last ? seat_at(index(humans.first())) : kNobody;
    });
    CHECK(play_without(game, leaver, 20'000) > 0);
    CHECK(game.over());
    CHECK(game.s.table.ending != Ending::Running);
  }
}

TEST_CASE("TT-307 a revealed Alien leaves: the council settles without it") {
  for (int players : {4, 7}) {
    Seat leaver = kNobody;
    RandomGame game = game_with(players, leaver, [](const RandomGame& g) {
      const bool together = g.asks(QuestionKind::AlienPlan) && g.s.hidden.council.team.size() > 1;
      return together ? g.s.hidden.council.team.first() : kNobody;
    });
    CHECK(play_without(game, leaver, 20'000) > 0);
    CHECK(game.over());
  }
}

TEST_CASE("who comes back finds the seat at a question it can answer") {
  for (int players : {2, 5}) {
    RandomGame game(players, 3);
    const Seat leaver{0};
    for (int i = 0; i < 6 && !game.over(); ++i) {
      play_without(game, leaver, 25);
      if (!game.until([&](const RandomGame& g) { return g.open().waited_for.has(leaver); })) break;
      REQUIRE(game.view(leaver).prompt.asked);
      REQUIRE_FALSE(game.options(leaver).empty());
      game.answer(leaver, game.options(leaver)[0]);
    }
    while (!game.over()) game.step();
    CHECK(game.s.table.phase == Phase::Over);
  }
}

}  // namespace
}  // namespace holdout::the_thing
