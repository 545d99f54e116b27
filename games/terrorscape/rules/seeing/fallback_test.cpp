#include <doctest/doctest.h>

#include "games/terrorscape/rules/seeing/values.h"
#include "games/terrorscape/rules/testing/random_game.h"

// The automatic answers of section 7 and the values of 3.12.

namespace holdout::terrorscape {
namespace {

std::string automatic(std::string_view text, int seat) {
  const WrittenPosition p = given(text);
  return Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, seat_at(seat), 0));
}

std::string after(std::string_view text, int seat, Action answer) {
  WrittenPosition p = given(text);
  answered(p.rules, p.state, seat_at(seat), answer);
  const Seat asked = p.state.running.open.waited_for.first();
  return Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, asked, 0));
}

}  // namespace

TEST_CASE("section 7: every automatic answer is one of the options, whoever is asked what") {
  std::array<int, kQuestionKinds> met{};
  for (int players = 2; players <= 4; ++players)
    along_games(players, 5, {{"killer_choice", "random"}, {"survivor_choice", "random"}},
                [&](const RandomGame& game) {
                  for (Seat seat : game.open().waited_for) {
                    ++met[game.open().kind];
                    REQUIRE(game.options(seat).contains(Terrorscape::fallback(game.rules, game.s, seat, 7)));
                  }
                });
  CHECK(std::ranges::count_if(met, [](int times) { return times > 0; }) > 20);
}

TEST_CASE("section 7: the pick falls to the Butcher against Anna, Marco and William") {
  RandomGame game(4);
  for (int i = 0; i < 20 && game.s.table.moment == Moment::Pick; ++i) {
    const Seat seat = game.open().waited_for.first();
    game.answer(seat, Terrorscape::fallback(game.rules, game.s, seat, 0));
  }
  CHECK(game.s.table.killer == Killer::Butcher);
  CHECK(game.s.table.persons == std::array{Person::Anna, Person::Marco, Person::William});
}

TEST_CASE("section 7: a turn falls to calm, then to its end; who acts next to the lowest place") {
  CHECK(automatic("2 players; turn of marco; marco: N1", 1) == "calm");
  CHECK(after("2 players; turn of marco; marco: N1", 1, answer::Calm{}) == "end");
  CHECK(automatic("2 players; survivor phase; acted anna", 1) == "begin s2");
}

TEST_CASE("section 7: the one who is farthest from the Killer discovers, the lowest place on a tie") {
  CHECK(automatic("2 players; discovery; killer at Z5; anna: N4; marco: C3; william: N3", 1) == "who s2");
  CHECK(automatic("2 players; discovery; killer at Z5; anna: N4; marco: C1; william: C1", 1) == "who s2");
  // In stealth from where he was last known to be.
  CHECK(automatic("2 players; killer spectre; discovery; killer in stealth by vanish from C3; killer at N5; "
                  "anna: C1; marco: Z5; william: C4",
                  1) == "who s2");
}

TEST_CASE("3.12: the least item is dropped, the best is kept") {
  WrittenPosition p = given(
      "2 players; turn of marco; marco: C2, ammo, revolver, sedative; search deck: tools, coloured_key");
  answered(p.rules, p.state, Seat{1}, answer::Scavenge{});
  answered(p.rules, p.state, kChance, answer::Draw{Item::Tools});
  answered(p.rules, p.state, Seat{1}, answer::Yes{});
  CHECK(Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, Seat{1}, 0)) ==
        "drop sedative");

  WrittenPosition found = given("2 players; discovery; discovery deck: herbs, longsword");
  answered(found.rules, found.state, Seat{1}, answer::Who{survivor_at(0)});
  answered(found.rules, found.state, kChance, answer::Draw{Item::Longsword});
  answered(found.rules, found.state, kChance, answer::Draw{Item::Herbs});
  CHECK(Terrorscape::notation(found.rules, Terrorscape::fallback(found.rules, found.state, Seat{1}, 0)) ==
        "keep_item herbs");
}

TEST_CASE("3.12: values rise with what goes with a card, and against whom it helps") {
  const WrittenPosition p = given("2 players; killer spectre; turn of marco; marco: N1, revolver");
  const auto worth = [&](Survivor who, Item item) {
    return value_of(p.rules, p.state.table, p.state.hidden.survivors, who, item);
  };
  CHECK(worth(survivor_at(1), Item::Ammo) == 36);
  CHECK(worth(survivor_at(0), Item::Ammo) == 28);
  CHECK(worth(survivor_at(0), Item::Sedative) == 35);
  CHECK(worth(survivor_at(0), Item::AncientAmulet) == 40);
  CHECK(worth(survivor_at(1), Item::MedicalKit) == 50);
  CHECK(worth(survivor_at(0), Item::MedicalKit) == 5);
  CHECK(worth(survivor_at(0), Item::SecretMap) == 8);
  CHECK(worth(survivor_at(0), Item::Camera) == 0);
  CHECK(value_of(p.rules, p.state.table, Skill::Detection, 1) == 50);
  CHECK(value_of(p.rules, p.state.table, Skill::Detection, 3) == 20);
}

TEST_CASE("section 7: he pays with what is worth least, each further copy less") {
  // Butcher: a third Chase is worth 50, a Barricade 40, a second Barricade 25.
  CHECK(after("2 players; killer butcher; main step; killer at C3; "
              "killer hand: ominous_growl, chase x2, barricade x2",
              0, answer::Play{Skill::OminousGrowl}) == "pay barricade");
}

TEST_CASE("section 7: he searches a noise where he stands, once, and else is done") {
  const std::string_view noisy =
      "2 players; main step; killer at N5; noise N5; anna: Z2; marco: Z2; william: Z2";
  CHECK(automatic(noisy, 0) == "search");
  CHECK(after(noisy, 0, answer::Search{}) == "pass");
  CHECK(automatic("2 players; main step; killer at N5; noise N4", 0) == "pass");
}

TEST_CASE("section 7: the noisiest area, then red, blue, green; the noisiest pair, then the lowest codes") {
  const std::string_view hand = "2 players; fast step; killer at Z5; killer hand: detection; anna: N1; ";
  CHECK(after(std::string(hand) + "noise N1, N2, C3", 0, answer::Play{Skill::Detection}) == "area blue");
  CHECK(after(std::string(hand) + "noise nothing", 0, answer::Play{Skill::Detection}) == "area red");
  const std::string_view deduction =
      "2 players; killer murderer; fast step; killer at Z5; killer hand: deduction, chase; ";
  CHECK(after(std::string(deduction) + "noise Z4", 0, answer::Play{Skill::Deduction}) == "pair d15");
  CHECK(after(std::string(deduction) + "noise nothing", 0, answer::Play{Skill::Deduction}) == "pair d10");
}

TEST_CASE("section 7: the lowest open door is blocked; the farthest block is taken back") {
  CHECK(after("2 players; slow step; killer at N2; killer hand: barricade; blocks D01", 0,
              answer::Play{Skill::Barricade}) == "block d03");
  WrittenPosition p = given(
      "2 players; slow step; killer at N3; killer hand: barricade; blocks D01, D02, D07, D08, D09, D10, D17");
  answered(p.rules, p.state, Seat{0}, answer::Play{Skill::Barricade});
  answered(p.rules, p.state, Seat{0}, answer::Block{Door::D04});
  CHECK(Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, Seat{0}, 0)) ==
        "take_back d17");
}

TEST_CASE("section 7: he hides where he is") {
  WrittenPosition p = given("2 players; killer murderer; slow step; killer at C4; killer hand: stalk");
  answered(p.rules, p.state, Seat{0}, answer::Play{Skill::Stalk});
  CHECK(Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, Seat{0}, 0)) == "hide study");
}

TEST_CASE("section 7: healthy before wounded, then most dice, defends") {
  CHECK(automatic("2 players; encounter at N5; anna: N5, wounded; marco: N5, fear 2; william: N5, fear 1",
                  1) == "who s3");
}

TEST_CASE("section 7: the largest bonus if it can be enough, of equal ones what stays") {
  const std::string_view others = "; anna: Z2; william: Z2";
  const auto with = [&](std::string_view pack) {
    return automatic(
        "2 players; killer butcher; encounter at N5; marco: N5, " + std::string(pack) + std::string(others),
        1);
  };
  CHECK(with("lime_powder, shortsword") == "defend lime_powder");
  CHECK(with("hatchet, shortsword") == "defend shortsword");
  CHECK(with("ammo, revolver, longsword") == "defend revolver");
  CHECK(with("tools") == "pass");
  // William's own bonus is gone with a weapon (TS-226).
  CHECK(automatic("2 players; encounter at N5; william: N5, hatchet; anna: Z2; marco: Z2", 1) == "pass");
}

TEST_CASE("section 7: nobody flees, and only the carrier uses the amulet") {
  WrittenPosition p = given(
      "2 players; killer spectre; level 4; main step; killer at Z5; killer hand: life_drain; "
      "anna: N1, fear 1, ancient_amulet; marco: N1, fear 1; william: N1");
  answered(p.rules, p.state, Seat{0}, answer::Play{Skill::LifeDrain});
  CHECK(Terrorscape::notation(p.rules, Terrorscape::fallback(p.rules, p.state, Seat{1}, 0)) == "yes");
}

}  // namespace holdout::terrorscape
