#include <doctest/doctest.h>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/testing/played_part.h"

// Rolling and assigning the Action dice.

namespace holdout::the_thing {
namespace {

using Rolling = PlayedPart<FewActions>;  // stops where a Character has got its dice
using L = Location;

void roll(Rolling& p, std::initializer_list<Face> faces) {
  for (Face face : faces) p.chance(answer::Roll{face});
}
constexpr std::initializer_list<Face> kThree{Face::Use, Face::Repair, Face::Threat};

}  // namespace

TEST_CASE("TT-1141 the Leader rolls three dice and, seeing them, assigns them") {
  Rolling p(2);
  p.t().leader = Seat{1};
  p.put(L::Lab, {kS0});
  p.put(L::Radio, {kS4});
  p.play(FewActions{});
  CHECK(p.outcomes().size() == 4);
  CHECK(p.outcomes().total() == 6);  // 3.11
  roll(p, kThree);
  REQUIRE(p.asked(QuestionKind::AssignDice));
  CHECK(p.s.running.open.waited_for == only(Seat{1}));
  CHECK(p.options().size() == 2);  // TT-1152: not those in the Rec Room
  CHECK(p.last<event::DiceRolled>().who == kNoSlot);
  p.answer(answer::Choose{Slot{0}});
  CHECK(p.on_top<DiceSet>());
  CHECK(p.t().actor == kS0);
  CHECK(p.t().dice == std::array{Face::Use, Face::Repair, Face::Threat});
}

TEST_CASE("TT-1141 TT-1162 two dice when hungry") {
  Rolling p(1);
  p.t().hungry = true;
  p.put(L::Lab, {kS0});
  p.play(FewActions{});
  roll(p, {Face::Use, Face::Use});
  CHECK(p.asked(QuestionKind::AssignDice));
  CHECK(p.t().dice[2] == Face::None);
}

TEST_CASE("TT-1142 in Darkness the Leader names the Character before the roll") {
  Rolling p(1);
  p.t().no_power = true;
  p.put(L::Lab, {kS0, kS1});
  p.play(FewActions{});
  REQUIRE(p.asked(QuestionKind::AssignDice));
  p.answer(answer::Choose{Slot{1}});
  roll(p, kThree);
  CHECK(p.on_top<DiceSet>());
  CHECK(p.t().actor == kS1);
  CHECK(p.last<event::DiceRolled>().who == kS1);
}

TEST_CASE("TT-1144 TT-1152 the sleeper gets no dice but may turn one before they are assigned") {
  Rolling p(3);
  p.put(L::Sleeping, {kS2});
  p.put(L::Lab, {kS0});
  p.play(FewActions{});
  roll(p, kThree);
  CHECK(p.options().size() == 1);
  CHECK(p.s.running.open.may_answer == only(Seat{0}).with(Seat{1}));
  CHECK(p.s.running.open.waited_for == only(Seat{0}));
  Actions sleepers;
  std::get<FewActions>(p.s.running.stack.back()).options(p.rules, p.s, Seat{1}, sleepers);
  CHECK(sleepers.size() == 9);  // each of three dice to another face
  CHECK(sleepers.contains(answer::TurnDie{.n = 2, .face = Face::Use}));
  CHECK(!sleepers.contains(answer::TurnDie{.n = 2, .face = Face::Threat}));
}

TEST_CASE("TT-1144 a turned die is a new question and the sleeper lies down") {
  Rolling p(1);
  p.put(L::Sleeping, {kS2});
  p.put(L::Lab, {kS0});
  p.play(FewActions{});
  roll(p, kThree);
  p.answer(answer::TurnDie{.n = 2, .face = Face::Repair});
  REQUIRE(p.asked(QuestionKind::AssignDice));
  CHECK(p.t().dice[2] == Face::Repair);
  CHECK(!p.t().standing.has(kS2));
  CHECK(!p.may(answer::TurnDie{.n = 0, .face = Face::Repair}));  // once
}

TEST_CASE("TT-1152 after an action the Leader goes on or stops while somebody stands") {
  Rolling p(1);
  p.put(L::Lab, {kS0, kS1});
  p.play(FewActions{});
  roll(p, kThree);
  p.answer(answer::Choose{Slot{0}});
  p.t().standing.remove(kS0);
  p.t().dice.fill(Face::None);
  p.come_back();
  REQUIRE(p.asked(QuestionKind::RollAgain));
  SUBCASE("stops") {
    p.answer(answer::Pass{});
    CHECK(p.finished());
  }
  SUBCASE("goes on until nobody stands") {
    p.answer(answer::Yes{});
    roll(p, kThree);
    CHECK(p.options().size() == 1);
    p.answer(answer::Choose{Slot{1}});
    p.t().standing.remove(kS1);
    p.come_back();
    CHECK(p.finished());
  }
}

TEST_CASE("TT-1152 with nobody to assign dice to the phase ends by itself (R-82)") {
  Rolling p(1);
  p.put(L::Sleeping, {kS0});
  p.play(FewActions{});
  CHECK(p.finished());
  CHECK(p.told(EventKind::DiceRolled) == 0);
}

TEST_CASE("TT-1140 the rescue attempt comes first, with the Rescue Helicopter at the Station") {
  Rolling p(1);
  p.put(L::Lab, {kS0});
  p.t().rescue = u8(p.rules.rescue_station);
  p.play(FewActions{});
  REQUIRE(p.on_top<RescueOffer>());
  p.come_back();
  CHECK(p.chance_is_asked());
}

}  // namespace holdout::the_thing
