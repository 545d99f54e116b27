#include "games/the_thing/rules/seeing/view.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

// What each seat sees, by the table of section 8 of the rules.

namespace holdout::the_thing {
namespace {

TEST_CASE("section 8: a player sees the own role, hand, tokens and goods, and nobody else's") {
  along_games(6, 3, {{"max_rounds", "12"}}, [](const RandomGame& game) {
    const Hidden& h = game.s.hidden;
    for (Slot slot : first_slots(6)) {
      const View view = game.view(seat_at(index(slot)));
      REQUIRE(view.alien == h.aliens.has(slot));
      REQUIRE(view.hand == h.hands[at(slot)]);
      REQUIRE(view.handed == h.handed[at(slot)]);
      REQUIRE(view.laid == h.laid[at(slot)]);
      REQUIRE(view.saw_alien == h.saw_alien[at(slot)]);
      REQUIRE(view.gave_alien == h.gave_alien[at(slot)]);
      for (Slot other : first_slots(6))
        REQUIRE(view.belongings[at(other)] == (other == slot ? h.belongings[at(other)] : Belongings{}));
    }
    REQUIRE(game.view(kSpectator).hand == CardCounts{});
    REQUIRE_FALSE(game.view(kSpectator).alien);
  });
}

TEST_CASE("TT-557 an owner knows whom the own Alien token reached, a looker whose it was") {
  int known = 0;
  along_games(6, 4, {}, [&](const RandomGame& game) {
    for (Slot looker : first_slots(6))
      for (Slot owner : game.view(seat_at(index(looker))).saw_alien) {
        REQUIRE(game.view(seat_at(index(owner))).gave_alien.has(looker));
        ++known;
      }
  });
  CHECK(known > 50);
}

TEST_CASE("TT-416 only the swapper sees the deck, and only while choosing") {
  RandomGame game = game_at(QuestionKind::SwapHand, 6);
  const Seat swapper = game.open().waited_for.first();
  for (Seat seat : game.seats().with(kSpectator)) CHECK(game.view(seat).deck_open == (seat == swapper));
  game.answer(swapper, game.options(swapper)[0]);
  CHECK_FALSE(game.view(swapper).deck_open);
}

TEST_CASE("TT-304 TT-306 the plan and the council are the team's; strangers see Strength, largest first") {
  RandomGame game = game_at(QuestionKind::AlienPlan, 6);
  const SeatSet team = game.s.hidden.council.team;
  for (Seat seat : game.seats().with(kSpectator)) {
    CHECK((game.view(seat).council.team == team) == team.has(seat));
    CHECK(prompt_for(game.rules, game.s, seat).asked == team.has(seat));
    if (!team.has(seat)) CHECK(prompt_for(game.rules, game.s, seat).waited_for == team);
  }
  REQUIRE(game.until(QuestionKind::Move));
  for (Seat seat : game.seats().with(kSpectator)) {
    const View view = game.view(seat);
    CHECK(view.plan == (team.has(seat) ? game.s.hidden.plan : Plan{}));
    CHECK(std::is_sorted(view.table.laid.begin(), view.table.laid.end(), std::greater<>{}));
    CHECK_FALSE(view.table.laid.empty());
  }
}

TEST_CASE("TT-702 an offer is read by its two players; a draft by its maker alone") {
  const RandomGame game = game_at(QuestionKind::TradeAnswer, 6);
  const TradeOffer& offer = game.s.table.offer;
  for (Seat seat : game.seats().with(kSpectator)) {
    const bool party = seat == seat_of(game.s.table, offer.from) || seat == seat_of(game.s.table, offer.to);
    CHECK((game.view(seat).offered.partner == offer.to) == party);
    CHECK(game.view(seat).table.offer == offer);
  }
}

TEST_CASE("TT-640 TT-651 cards and tokens just drawn are seen by who drew them") {
  for (QuestionKind kind : {QuestionKind::KeepCard, QuestionKind::LabToken}) {
    const RandomGame game = game_at(kind, 6);
    const Seat drawer = game.open().waited_for.first();
    for (Seat seat : game.seats().with(kSpectator)) {
      const View view = game.view(seat);
      CHECK((!view.looked.empty() || view.lab_drawn != LabKind::None) == (seat == drawer));
    }
  }
}

TEST_CASE("TT-703 a sealed vote is seen by its voter, by all at the count") {
  RandomGame game = game_at(QuestionKind::Vote, 5);
  const Seat voter = game.open().waited_for.first();
  const Action vote = game.options(voter)[1];
  game.answer(voter, vote);
  for (Seat seat : game.seats().with(kSpectator)) {
    CHECK(game.view(seat).table.ballot.sealed == only(voter));
    CHECK(game.view(seat).sealed == (seat == voter ? u8(parts_of<answer::Choose>(vote).who) : 0));
  }
  while (game.asks(QuestionKind::Vote)) game.answer(game.open().waited_for.first(), answer::Pass{});
  for (Seat seat : game.seats().with(kSpectator))
    CHECK(game.view(seat).table.voted[at(voter)] == parts_of<answer::Choose>(vote).who);
}

TEST_CASE("TT-1101 TT-1102 with 1 to 3 players everybody sees all goods and nobody a Role card") {
  for (int players = 1; players <= 3; ++players)
    along_games(players, 2, {{"max_rounds", "12"}}, [](const RandomGame& game) {
      for (Seat seat : game.seats().with(kSpectator)) {
        const View view = game.view(seat);
        REQUIRE(view.belongings == game.s.hidden.belongings);
        REQUIRE_FALSE(view.alien);
        REQUIRE(view.infection == Infection{});
      }
    });
}

TEST_CASE("TT-127 the role of the dead stays hidden; TT-1210 shows it") {
  for (const char* shown : {"off", "on"}) {
    int dead = 0;
    along_games(6, 6, {{"dead_roles_shown", shown}}, [&](const RandomGame& game) {
      if (game.over()) return;
      const Table t = game.view(kSpectator).table;
      for (Slot slot : t.dead) {
        ++dead;
        REQUIRE((t.shown_human | t.shown_alien).has(slot) == (std::string_view(shown) == "on"));
      }
    });
    CHECK(dead > 50);
  }
}

}  // namespace
}  // namespace holdout::the_thing
