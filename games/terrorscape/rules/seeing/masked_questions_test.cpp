#include <map>
#include <set>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// What strangers are shown of a question, and how long it may stay open (TS-014 to TS-018).

namespace holdout::terrorscape {
namespace {

bool is_masked(QuestionKind kind) { return row_of(kind).shown_as != u8(kind); }

}  // namespace

TEST_CASE("TS-016: inside the Survivor phase strangers see one state, whoever is asked whatever") {
  std::set<std::uint8_t> asked;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 4, {}, [&](const RandomGame& game) {
      if (game.s.table.moment != Moment::SurvivorsAct) return;
      asked.insert(game.open().kind);
      for (Seat viewer : {game.rules.killer_seat, kSpectator}) {
        const Prompt prompt = game.view(viewer).prompt;
        REQUIRE(prompt.kind == u8(QuestionKind::SurvivorsAct));
        REQUIRE(prompt.waited_for == survivor_players(game.rules, game.s.table));
        REQUIRE_FALSE(prompt.asked);
        REQUIRE_FALSE(prompt.sealed);
        REQUIRE_FALSE(prompt.may_pass);
      }
      for (Seat own : game.rules.survivor_seats)
        REQUIRE(game.view(own).prompt.waited_for == game.open().waited_for);
    });
  CHECK(asked.size() > 6);
}

TEST_CASE("TS-016: inside the Killer phase strangers see that the Killer acts, whatever he is asked") {
  std::set<std::uint8_t> asked;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 4, {{"killer_choice", "random"}}, [&](const RandomGame& game) {
      if (game.s.table.moment != Moment::KillerActs || game.over()) return;
      asked.insert(game.open().kind);
      for (Seat viewer : game.rules.survivor_seats.with(kSpectator)) {
        const Prompt prompt = game.view(viewer).prompt;
        REQUIRE(prompt.kind == u8(QuestionKind::KillerActs));
        REQUIRE(prompt.waited_for == only(game.rules.killer_seat));
      }
    });
  CHECK(asked.size() > 8);
}

TEST_CASE("TS-016: what everybody sees for what it is, is asked as it is shown") {
  std::map<Moment, int> met;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 6, {{"killer_choice", "random"}}, [&](const RandomGame& game) {
      const Moment moment = game.s.table.moment;
      if (game.over() || moment == Moment::Pick || is_masked(static_cast<QuestionKind>(game.open().kind)))
        return;
      ++met[moment];
      for (Seat viewer : game.seats().with(kSpectator))
        REQUIRE(game.view(viewer).prompt.kind == game.open().kind);
    });
  for (Moment moment : {Moment::AttackCard, Moment::DefenceItem, Moment::Flee, Moment::Amulet})
    CHECK_MESSAGE(met[moment] > 0, static_cast<int>(moment));
}

TEST_CASE("TS-014: the attack card is asked for at every attack of the Murderer, and of nobody else") {
  for (const std::string_view hand : {"chase", "chase, stalk"}) {
    const WrittenPosition p = given(
        "2 players; killer murderer; encounter at N5; marco: N5; anna: Z2; william: Z2; "
        "killer hand: " +
        std::string(hand));
    CHECK(p.state.running.open.kind == u8(QuestionKind::AttackCard));
    CHECK(prompt_for(p.rules, p.state, Seat{1}).kind == u8(QuestionKind::AttackCard));
  }
  for (const std::string_view killer : {"butcher", "spectre"})
    CHECK(given("2 players; killer " + std::string(killer) +
                "; encounter at N5; marco: N5; anna: Z2; william: Z2")
              .state.running.open.kind == u8(QuestionKind::DefenceItem));
}

TEST_CASE("TS-014: every defender is asked for an item, one with an empty backpack too") {
  const WrittenPosition p =
      given("2 players; killer butcher; encounter at N5; william: N5, nothing; anna: Z2; marco: Z2");
  CHECK(p.state.running.open.kind == u8(QuestionKind::DefenceItem));
  CHECK(prompt_for(p.rules, p.state, Seat{0}).kind == u8(QuestionKind::DefenceItem));
}

TEST_CASE("TS-085 TS-014: everybody who would be wounded is asked for the amulet until it is seen") {
  const std::string_view text =
      "2 players; killer spectre; level 4; main step; killer at Z5; killer hand: life_drain; anna: N1, fear "
      "1; "
      "marco: N1; william: N1";
  WrittenPosition p = given(text);
  answered(p.rules, p.state, Seat{0}, answer::Play{Skill::LifeDrain});
  CHECK(p.state.table.moment == Moment::Amulet);
  WrittenPosition seen = given(std::string(text) + "; amulet seen");
  answered(seen.rules, seen.state, Seat{0}, answer::Play{Skill::LifeDrain});
  CHECK(seen.state.table.wounded.has(survivor_at(0)));
}

TEST_CASE("TS-018: the limit follows from what strangers see, one for the whole phase") {
  std::map<Moment, std::set<std::uint32_t>> limits;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 3, {}, [&](const RandomGame& game) {
      if (game.over()) return;
      limits[game.s.table.moment].insert(Terrorscape::time_limit(game.rules, game.s).seconds);
    });
  CHECK(limits[Moment::SurvivorsAct] == std::set<std::uint32_t>{300});
  CHECK(limits[Moment::KillerActs] == std::set<std::uint32_t>{240});
  CHECK(limits[Moment::DefenceItem] == std::set<std::uint32_t>{45});
  CHECK(limits[Moment::Flee] == std::set<std::uint32_t>{45});
}

TEST_CASE("TS-018: what is asked inside an encounter is asked inside the window of the phase") {
  const WrittenPosition p =
      given("2 players; killer butcher; encounter at N5; marco: N5; anna: Z2; william: Z2");
  const WrittenPosition before = given("2 players; killer butcher; main step; killer at N5");
  const TimeLimit window = Terrorscape::time_limit(before.rules, before.state);
  const TimeLimit inside = Terrorscape::time_limit(p.rules, p.state);
  CHECK(window.topic == inside.topic);
  CHECK(window.grace_seconds == 30);
  CHECK(inside.grace_seconds == 0);
}

}  // namespace holdout::terrorscape
