#include "games/osaczeni/players/estimates.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

const Weights kWeights{};

Lens lens_of(const WrittenGame& game, Seat me) {
  return {game.rules, me, kWeights, plain_enmity(game.rules, game.s.table)};
}

DiceOdds all_known(std::initializer_list<int> faces) {
  DiceOdds odds = DiceOdds::fair(0);
  for (int face : faces) ++odds.known[static_cast<std::size_t>(face)];
  return odds;
}

WrittenGame with_hands_empty(std::string_view given) { return WrittenGame(given); }

constexpr std::string_view kQuiet =
    "4 players; phase 1; area 1: P0.DC; area 2: P1.DL, P0.L; area 3: P1.C; area 4: P2.DLC; area 5: P3.DLC";

}  // namespace

TEST_CASE("estimates: with the dice known the night is certain (OS-508, OS-511, OS-603)") {
  const WrittenGame game = with_hands_empty(kQuiet);
  // Most Crybabies: one each in 1, 3, 4, 5. Most heads: three each in 2, 4, 5.
  const Outlook quiet = outlook(lens_of(game, kP0), game.s.table, all_known({1, 6, 6, 6}));
  CHECK(quiet.attack[1] == 0);  // 2 monsters against strength 3
  CHECK(quiet.attack[3] == 0);  // 1 against 1
  CHECK(quiet.attack[6] == 0);  // nobody there
  CHECK(quiet.deaths == 0);
  const Outlook hard = outlook(lens_of(game, kP0), game.s.table, all_known({3, 1, 1, 1}));
  CHECK(hard.attack[1] == doctest::Approx(1));  // 4 against 3
  CHECK(hard.loss[0] == doctest::Approx(5));    // the Defender is cheaper than the Crybaby
  CHECK(hard.attack[3] == doctest::Approx(1));
  CHECK(hard.loss[1] == doctest::Approx(7));
  CHECK(hard.deaths == doctest::Approx(2));
}

TEST_CASE("estimates: an unknown die is a chance (OS-116)") {
  const WrittenGame game = with_hands_empty(kQuiet);
  const Outlook night = outlook(lens_of(game, kP0), game.s.table, DiceOdds::fair(1));
  CHECK(night.attack[3] == doctest::Approx(1.0 / 6));  // the Crybaby's own monster and one die
  CHECK(night.attack[1] == 0);
}

TEST_CASE("estimates: an absolute majority is safe, a lone candidate is lost (OS-221, OS-226)") {
  const WrittenGame game(
      "4 players; victim token P3; phase 6; area 4: P0.DL, P1.C, 5 monsters; area 1: P0.C; area 2: P1.DL;"
      "area 5: P2.DLC, P3.DLC");
  const Lens lens = lens_of(game, kP0);
  const BySeat<double> odds = chosen_odds(lens, game.s.table, Area::Toys);
  CHECK(odds[0] == 0);
  CHECK(odds[1] == doctest::Approx(1));
  Table hidden = game.s.table;
  hidden.hidden.add(Character(kP1, Kind::Crybaby));
  CHECK(chosen_odds(lens, hidden, Area::Toys)[0] == doctest::Approx(1));
  const Outlook attack = attack_outlook(lens, game.s.table, Area::Toys);
  CHECK(attack.loss[1] == doctest::Approx(7));
  CHECK(attack.loss[0] == 0);
}

TEST_CASE("estimates: in the lot every monster eats (OS-622)") {
  const WrittenGame game(
      "4 players; phase 6; area 6: P0.DL, P1.C, 2 monsters; area 1: P0.C; area 2: P1.DL;"
      "area 4: P2.DLC; area 5: P3.DLC");
  const Outlook attack = attack_outlook(lens_of(game, kP0), game.s.table, Area::Lot);
  CHECK(attack.deaths == doctest::Approx(2));
  CHECK(attack.dead[0] + attack.dead[1] == doctest::Approx(2));
}

TEST_CASE("estimates: variants count: soothed Crybabies, tailgate watch, weak locks") {
  const WrittenGame soothed(
      "4 players; variant 3; phase 1; area 1: P0.DC; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC, P0.L");
  const WrittenGame plain(
      "4 players; phase 1; area 1: P0.DC; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC, P0.L");
  const auto monsters = [](const WrittenGame& game, std::size_t area) {
    return outlook(lens_of(game, kP0), game.s.table, all_known({})).monsters[area];
  };
  CHECK(monsters(plain, 1) == doctest::Approx(1));
  CHECK(monsters(soothed, 1) == 0);  // OS-V03
  const WrittenGame weak(
      "4 players; variant 18; phase 1; area 1: P0.C; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC, P0.DL");
  CHECK(outlook(lens_of(weak, kP0), weak.s.table, all_known({})).attack[1] == doctest::Approx(1));  // OS-V18
}

TEST_CASE("estimates: the leader's points weigh most, one's own are nobody's") {
  const WrittenGame game(
      "4 players; phase 1; area 1: P0.DC; area 2: P1.D; area 4: P2.L; area 5: P3.DLC;"
      "cold store: P0.L, P1.L, P1.C, P2.D, P2.C");
  const BySeat<double> weights = rival_weights(lens_of(game, kP0), game.s.table);
  CHECK(weights[0] == 0);
  CHECK(weights[3] > weights[1]);
  CHECK(weights[1] > weights[2]);
  CHECK(weights[1] + weights[2] + weights[3] == doctest::Approx(kWeights.rivals));
}

}  // namespace holdout::osaczeni
