#include "games/terrorscape/rules/rules.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/words.h"

// Set-ups, options and figures (3.11, section 12).

namespace holdout::terrorscape {

namespace {

Result<Rules> rules_with(int players, Setup::Choices options = {}) {
  return make_rules({.players = players, .options = std::move(options), .figures = {}});
}
std::string refusal(int players, Setup::Choices options = {}) {
  const Result<Rules> rules = rules_with(players, std::move(options));
  return rules ? "" : rules.problem().message();
}

}  // namespace

TEST_CASE("TS-001 TS-607 one seat is the Killer, three Survivors are shared out among the others") {
  for (int players = 2; players <= 4; ++players)
    for (int killer = 0; killer < players; ++killer) {
      const Result<Rules> rules = rules_with(players, {{"killer_seat", "p" + std::to_string(killer)}});
      REQUIRE(rules);
      CHECK(rules->killer_seat == seat_at(killer));
      CHECK(rules->survivor_seats == first_seats(players).without(seat_at(killer)));
      CHECK(seats_of(*rules, kAllSurvivors) == rules->survivor_seats);
    }
  CHECK(rules_with(3)->owner == std::array{Seat{1}, Seat{2}, Seat{1}});  // places 1 and 3 / 2
  CHECK(rules_with(4, {{"killer_seat", "p1"}})->owner == std::array{Seat{0}, Seat{2}, Seat{3}});
  CHECK(refusal(2, {{"killer_seat", "p3"}}) ==
        "option killer_seat: 'p3' is no seat at this table; expected p0 to p1");
  CHECK(refusal(5) == "players: 5 players; expected 2 to 4");
}

TEST_CASE("TS-607 the Killer is a side of its own, the others are one") {
  const Sides sides = Terrorscape::sides(*rules_with(4, {{"killer_seat", "p2"}}));
  REQUIRE(sides.size() == 2);
  CHECK(sides[0].seats == only(Seat{2}));
  CHECK(sides[1].seats == first_seats(4).without(Seat{2}));
}

TEST_CASE("TS-603 TS-612 the picks may be left to chance or be those of a first game") {
  CHECK(rules_with(3)->killer_choice == Choice::Free);
  CHECK(rules_with(3, {{"killer_choice", "random"}})->killer_choice == Choice::Random);
  CHECK(rules_with(3, {{"survivor_choice", "first_game"}})->survivor_choice == Choice::FirstGame);
}

TEST_CASE("TS-501 TS-507 TS-608 TS-613 TS-614 a difficulty says how many traits are drawn and kept") {
  CHECK(!rules_with(4)->traits);
  const auto killer = [](std::string_view level) {
    return rules_with(4, {{"traits", std::string(level)}})->killer_traits;
  };
  CHECK(killer("easy").drawn == 0);
  CHECK(killer("normal").drawn == 2);
  CHECK(killer("hard").kept == 2);
  CHECK(killer("nightmare").drawn == 6);
  CHECK(killer("nightmare").kept == 3);
  for (const std::string level : {"easy", "normal", "hard", "nightmare"}) {
    const TraitDraw each = rules_with(4, {{"traits", level}})->survivor_traits;
    CHECK(each.drawn == 2);
    CHECK(each.kept == 1);
  }
  const Result<Rules> custom =
      rules_with(4, {{"traits", "custom"}, {"traits_survivor", "2_of_4"}, {"traits_killer", "2_of_5"}});
  REQUIRE(custom);
  CHECK(custom->survivor_traits.kept == 2);
  CHECK(custom->killer_traits.drawn == 5);
  CHECK(refusal(4, {{"traits", "custom"}, {"traits_survivor", "3_of_6"}}) != "");
}

TEST_CASE("TS-530 TS-605 TS-615 On your own needs four players, and Keys are traded only there") {
  CHECK(rules_with(4, {{"on_your_own", "on"}})->on_your_own);
  CHECK(refusal(3, {{"on_your_own", "on"}}) == "option on_your_own: 3 players (TS-530); expected 4 players");
  CHECK(rules_with(4, {{"on_your_own", "on"}, {"trade_keys", "on"}})->trade_keys);
  CHECK(refusal(4, {{"trade_keys", "on"}}).starts_with("option trade_keys"));
}

TEST_CASE("TS-606 TS-609 TS-610 TS-611 options that change no rule") {
  CHECK(rules_with(4)->assist == Assist::Facts);
  CHECK(rules_with(4, {{"assist", "heat"}})->assist == Assist::Heat);
  CHECK(rules_with(4)->survivor_seconds == 300);
  CHECK(rules_with(4, {{"timers", "slow"}})->survivor_seconds == 600);
  CHECK(rules_with(4, {{"timers", "none"}})->killer_seconds == 0);
  CHECK(!rules_with(4, {{"history", "off"}})->history);
  CHECK(!rules_with(4, {{"free_chat", "off"}})->free_chat);
  CHECK(refusal(4, {{"weather", "on"}}).starts_with("option weather"));
}

TEST_CASE("the strengths by level are those of section 3.5") {
  const Rules r = *rules_with(4);
  using Row = std::array<std::uint8_t, 5>;
  CHECK(r.strength[at(Killer::Butcher)] == Row{5, 6, 6, 6, 6});
  CHECK(r.strength[at(Killer::Spectre)] == Row{2, 2, 2, 2, 2});
  CHECK(r.strength[at(Killer::Murderer)] == Row{4, 4, 4, 5, 5});
  CHECK(r.level(Killer::Spectre, 4).effect == LevelEffect::Unlock);
}

TEST_CASE("the decks are those of section 3.8: 32 cards and 10, and the coloured-key card under them") {
  const Rules r = *rules_with(4);
  CHECK(cards_left(r.discovery) == 32);
  CHECK(cards_left(r.search) == 10);
  CHECK(r.search[at(Item::Key)] == 3);
  CHECK(cards_left(r.backpack) == 2);
}

TEST_CASE("TS-018 there is one limit for the Survivor phase, one for the Killer's, others for an encounter") {
  const Rules r = *rules_with(4);
  CHECK(r.survivor_seconds == 300);
  CHECK(r.killer_seconds == 240);
  CHECK(r.grace_seconds == 30);
  CHECK(r.encounter_seconds == 45);
  CHECK(r.amulet_seconds == 45);
}

TEST_CASE("TS-604 the Killer's notes are no answer, so they are in no record and in no view") {
  for (const std::string_view note : {"note", "helper", "guess"})
    CHECK(std::ranges::none_of(kActionRows, [&](const ActionRow& row) { return row.key.starts_with(note); }));
}

TEST_CASE("TS-012 whatever a player says may be a lie: no form speaks for the table") {
  for (const StatementForm& form : Terrorscape::forms()) CHECK_FALSE(form.factual);
}

}  // namespace holdout::terrorscape
