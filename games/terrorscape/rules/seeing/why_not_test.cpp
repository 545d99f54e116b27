#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Every refusal names a rule, from the view alone.

namespace holdout::terrorscape {
namespace {

std::string_view why(std::string_view text, int seat, Action action) {
  const WrittenPosition p = given(text);
  return Terrorscape::why_not(p.rules, view_of(p.rules, p.state, seat_at(seat)), action);
}

}  // namespace

TEST_CASE("a refusal names the rule of what stands in the way") {
  CHECK(why("2 players; turn of anna; anna: N3; blocks D04", 1, answer::Go{Location::Storage}) == "TS-023");
  CHECK(why("2 players; turn of anna; anna: N3", 1, answer::Go{Location::Gallery}) == "TS-160");
  CHECK(why("2 players; turn of anna; anna: N1; killer at N1", 1, answer::Repair{}) == "TS-164");
  CHECK(why("2 players; turn of anna; anna: N1", 1, answer::RepairTools{}) == "TS-166");
  CHECK(why("2 players; turn of anna; anna: N3", 1, answer::Scavenge{}) == "TS-170");
  CHECK(why("2 players; turn of anna; anna: N3", 1, answer::Clear{Door::D01}) == "TS-163");
  CHECK(why("2 players; turn of anna; anna: N3, flashlight", 1, answer::Use{Item::Flashlight}) == "TS-174");
  CHECK(why("2 players; turn of anna; anna: N3, medical_kit; marco: N1", 1, answer::Use{Item::MedicalKit}) ==
        "TS-128");
  CHECK(why("2 players; turn of anna; anna: N3", 1, answer::EndTurn{}) == "TS-149");
  CHECK(why("2 players; turn of anna; anna: N3; marco: Z2, ammo", 1, answer::ExchangeWith{survivor_at(1)}) ==
        "TS-126");
}

TEST_CASE("a refusal of the Killer's answers names the rule") {
  CHECK(why("2 players; level 3; main step; killer hand: pure_fury", 0, answer::Play{Skill::PureFury}) ==
        "TS-261");
  CHECK(why("2 players; main step; killer hand: barricade", 0, answer::Play{Skill::Barricade}) == "TS-260");
  CHECK(why("2 players; main step; killer hand: barricade", 0, answer::Play{Skill::Chase}) == "TS-260");
  CHECK(why("2 players; fast step; killer hand: chase", 0, answer::Search{}) == "TS-245");
}

TEST_CASE("whoever is not asked, has no seat or comes after the end is told so") {
  CHECK(why("2 players; turn of anna", 0, answer::Calm{}) == "TS-016");
  const WrittenPosition p = given("2 players; turn of anna");
  CHECK(Terrorscape::why_not(p.rules, view_of(p.rules, p.state, kSpectator), answer::Calm{}) == "TS-017");
  const WrittenPosition over = given("2 players; discovery; discovery deck: nothing");
  CHECK(Terrorscape::why_not(over.rules, view_of(over.rules, over.state, Seat{1}), answer::Calm{}) ==
        "TS-404");
}

TEST_CASE("any bytes are refused with a rule, and alike in worlds that look the same") {
  int refused = 0;
  along_games(3, 2, {}, [&](const RandomGame& game) {
    if (game.over()) return;
    State other = game.s;
    other.hidden.survivors.repairs = u8((other.hidden.survivors.repairs + 1) % 5);
    for (int kind = 0; kind < 70; ++kind)
      for (std::uint8_t part : {std::uint8_t{0}, std::uint8_t{14}, std::uint8_t{255}}) {
        const Action action{u8(kind), part, 0, 0, 0};
        const std::string_view rule =
            Terrorscape::why_not(game.rules, game.view(game.rules.killer_seat), action);
        REQUIRE(rule.starts_with("TS-"));
        REQUIRE(rule ==
                Terrorscape::why_not(game.rules, view_of(game.rules, other, game.rules.killer_seat), action));
        ++refused;
      }
  });
  CHECK(refused > 10'000);
}

}  // namespace holdout::terrorscape
