#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/played_part.h"

// The revealed Alien against an escape.

namespace holdout::the_thing {
namespace {

using Escaping = PlayedPart<FewActions, DiceSet, FreeActions, Perform, VehicleUse, RescueOffer, LastStand>;
using L = Location;
using F = Face;

void reveal_last(Escaping& p, int strength) {
  p.change([](Now& now) { reveal(now, slot_at(5), RevealCause::Collision); });
  p.t().strength = u8(strength);
}
void roll(Escaping& p, std::initializer_list<F> faces) {
  for (F face : faces) p.chance(answer::Roll{face});
}
// kS0 with Keys at the ready Snowcat, up to the Keys on the table.
void start_snowcat(Escaping& p) {
  p.damage(L::Snowcat, 0);
  p.fuel(L::Snowcat, p.rules.fuel_spaces[at(L::Snowcat)]);
  p.give(kS0, ItemKind::Keys);
  p.put(L::Snowcat, {kS0});
  p.play(FewActions{});
  roll(p, {F::Use, F::Use, F::Use});
  p.answer(answer::Choose{Slot{0}});
  p.answer(answer::Pass{});
  p.answer(answer::Use{});
  p.answer(answer::Escape{});
}

}  // namespace

TEST_CASE("TT-1170 TT-1172 three bad results stop the escape: at once to phase 6 (X-39)") {
  Escaping p(1);
  reveal_last(p, 5);
  start_snowcat(p);
  roll(p, {F::Use, F::Sabotage, F::Threat, F::Repair, F::Sabotage});
  CHECK(p.finished());  // the whole phase, though others stand
  CHECK(!p.game_is_over());
  CHECK(p.t().ending == Ending::Running);
  CHECK(p.t().items_held[0] == 0);  // TT-1020
  CHECK(p.t().goods_used[at(good(ItemKind::Keys))] == 1);
  CHECK(is_ready(p.rules, p.t(), L::Snowcat));
  CHECK(p.t().dice[0] == F::None);
  CHECK(p.t().boarding == Departure{});
}

TEST_CASE("TT-1170 TT-1171 two bad results do not: the players win and no Role card decides (X-39)") {
  Escaping p(2);
  reveal_last(p, 5);
  p.h().aliens = first_slots(2);
  start_snowcat(p);
  roll(p, {F::Use, F::Sabotage, F::Threat, F::Repair, F::Use});
  CHECK(p.game_is_over());
  CHECK(p.t().ending == Ending::Escaped);
  CHECK(p.t().exit == Exit::Snowcat);
  CHECK(p.t().winners == first_seats(2));
}

TEST_CASE("TT-1171 without a revealed Alien there is no roll; a defeated one does not count") {
  Escaping p(1);
  p.t().defeated = only(kS4);
  start_snowcat(p);
  CHECK(p.game_is_over());
  CHECK(p.t().ending == Ending::Escaped);
  CHECK(p.told(EventKind::LastStand) == 0);
}

TEST_CASE("TT-1140 TT-1171 TT-1172 the least suspected decides at the Rescue Helicopter, which stays") {
  Escaping p(2);
  p.t().suspicion = {3, 3, 3, 2, 3, 3};
  p.t().rescue = u8(p.rules.rescue_station);
  reveal_last(p, 3);
  p.put(L::Lab, {kS0});
  p.play(FewActions{});
  REQUIRE(p.asked(QuestionKind::BoardFirst, kS3));
  SUBCASE("stopped") {
    p.answer(answer::Yes{});
    roll(p, {F::Sabotage, F::Threat, F::Threat});
    CHECK(p.finished());
    CHECK(!p.game_is_over());
    CHECK(p.told(EventKind::DiceRolled) == 0);  // no more dice this round
    CHECK(rescue_at_station(p.rules, p.t()));
  }
  SUBCASE("away") {
    p.answer(answer::Yes{});
    roll(p, {F::Sabotage, F::Threat, F::Use});
    CHECK(p.t().ending == Ending::Escaped);
    CHECK(p.t().exit == Exit::Rescue);
  }
  SUBCASE("declined") {
    p.answer(answer::Pass{});
    CHECK(p.chance_is_asked());
  }
}

TEST_CASE("TT-1213 with variant_boarding an escape that is not stopped is boarded by the hidden cards") {
  PlayedPart<LastStand, Boarding, AdmitBallot> p(1, {{"variant_boarding", "on"}});
  p.t().characters = p.t().standing = first_slots(3);
  p.h().aliens = only(kS2);
  p.t().boarding.exit = Exit::Snowcat;
  p.t().boarding.first = kS0;
  p.t().boarding.aboard = only(kS0);
  p.play(LastStand{});  // no revealed Alien: no roll
  REQUIRE(p.asked(QuestionKind::WantToBoard, kS1));
  p.answer(answer::Yes{});
  REQUIRE(p.asked(QuestionKind::Admit));
  p.answer(answer::Yes{});
  REQUIRE(p.asked(QuestionKind::WantToBoard, kS2));
  SUBCASE("the Alien card stays behind") {
    p.answer(answer::No{});
    CHECK(p.t().ending == Ending::Escaped);
    CHECK(p.t().winners == only(Seat{0}));
  }
  SUBCASE("the Alien card comes aboard") {
    p.answer(answer::Yes{});
    p.answer(answer::Yes{});
    CHECK(p.t().ending == Ending::AlienAboard);
    CHECK(p.t().winners.empty());
  }
  CHECK(p.game_is_over());
  CHECK(p.t().exit == Exit::Snowcat);
}

}  // namespace holdout::the_thing
