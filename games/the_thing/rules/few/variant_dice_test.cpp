#include <doctest/doctest.h>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/testing/played_part.h"
#include "games/the_thing/rules/the_thing.h"

// What a Character does with its Action dice.

namespace holdout::the_thing {
namespace {

using Dice = PlayedPart<DiceSet, FreeActions, Perform, RepairUse, Sabotage, Collision>;
using L = Location;
using F = Face;

// kS0 stands in the location with these dice.
void begin(Dice& p, L l, std::initializer_list<F> faces) {
  p.put(l, {kS0});
  p.t().actor = kS0;
  std::ranges::copy(faces, p.t().dice.begin());
  p.play(DiceSet{});
}
Action cancel(int die) { return answer::Cancel{die}; }
Action turn(int die, F face) { return answer::TurnDie{.n = die, .face = face}; }

}  // namespace

TEST_CASE("TT-1144 TT-1145 TT-1149 Threat cancelled, the sleeper turns a Use into a Repair (E-20)") {
  Dice p(1);
  p.put(L::Sleeping, {kS3});
  p.damage(L::Radio, 4);
  begin(p, L::Radio, {F::Use, F::Use, F::Threat});
  REQUIRE(p.asked(QuestionKind::CancelDie, kS0));
  p.answer(cancel(2));
  CHECK(p.t().suspicion[0] == 2);
  p.answer(answer::Pass{});
  REQUIRE(p.asked(QuestionKind::DiceAction, kS0));
  CHECK(!p.may(answer::Repair{}));
  p.answer(turn(1, F::Repair));
  CHECK(!p.t().standing.has(kS3));
  p.answer(answer::Repair{});
  CHECK(p.finished());
  CHECK(p.t().damage[at(L::Radio)] == 3);
  CHECK(!p.t().standing.has(kS0));
  CHECK(!any_die(p.t()));
}

TEST_CASE("TT-1122 TT-1153 another marker there may transform instead, and the dice stay") {
  Dice p(1);
  p.t().threat = 3;
  p.t().suspicion[0] = 2;
  p.t().suspicion[4] = 3;
  begin(p, L::Kitchen, {F::Threat, F::Use, F::Use});
  p.answer(cancel(0));
  REQUIRE(p.asked(QuestionKind::Transform));
  p.answer(answer::Choose{Slot{4}});
  CHECK(p.asked(QuestionKind::CancelDie, kS0));
  CHECK(p.t().dice[1] == F::Use);
}

TEST_CASE("TT-1146 TT-1147 a bad result blocks the action, also one without effect (R-81)") {
  Dice p(1);
  p.damage(L::Snowcat, 1);  // of 1: no Sabotage possible
  begin(p, L::Snowcat, {F::Use, F::Repair, F::Sabotage});
  p.answer(answer::Pass{});
  CHECK(p.finished());
  CHECK(p.t().damage[at(L::Snowcat)] == 1);
  CHECK(p.t().fuel[at(L::Snowcat)] == 0);
  CHECK(!p.t().standing.has(kS0));
}

TEST_CASE("TT-1145 TT-1104 at the end of the track nothing can be cancelled (R-80)") {
  Dice p(1);
  p.t().suspicion[0] = 8;
  begin(p, L::Kitchen, {F::Use, F::Threat, F::Use});
  REQUIRE(p.asked(QuestionKind::CancelDie));
  CHECK(p.options().size() == 1);
  p.answer(answer::Pass{});
  CHECK(p.t().threat == 5);
}

TEST_CASE("TT-1142 with a Flashlight in Darkness each die once") {
  Dice p(1);
  p.give(kS0, ItemKind::Flashlight);
  SUBCASE("dark") {
    p.t().no_power = true;
    begin(p, L::Kitchen, {F::Sabotage, F::Sabotage, F::Use});
    REQUIRE(p.asked(QuestionKind::Reroll, kS0));
    p.answer(answer::Reroll{1});
    p.chance(answer::Roll{F::Threat});
    CHECK(!p.may(answer::Reroll{1}));
    CHECK(p.may(answer::Reroll{0}));
    p.answer(answer::Pass{});
  }
  SUBCASE("light") { begin(p, L::Kitchen, {F::Sabotage, F::Sabotage, F::Use}); }
  CHECK(p.asked(QuestionKind::CancelDie));
}

TEST_CASE("TT-1143 Garry re-rolls one die; a Flashlight adds its own in Darkness (R-98)") {
  Dice p(1);
  p.sheet(kS0, CharacterId::Garry);
  p.give(kS0, ItemKind::Flashlight);
  p.t().no_power = true;
  begin(p, L::Kitchen, {F::Sabotage, F::Sabotage, F::Sabotage});
  for (int die : {0, 1, 2, 0}) {  // three by the light, one more by Garry
    REQUIRE(p.asked(QuestionKind::Reroll));
    p.answer(answer::Reroll{die});
    p.chance(answer::Roll{F::Sabotage});
  }
  CHECK(p.asked(QuestionKind::CancelDie));
}

TEST_CASE("TT-1144 before bad results count, the sleeper of another player is waited for, once") {
  Dice p(3);
  p.put(L::Sleeping, {kS4});
  begin(p, L::Kitchen, {F::Use, F::Threat, F::Sabotage});
  p.answer(answer::Pass{});
  REQUIRE(p.asked(QuestionKind::CancelDie, kS4));
  CHECK(p.s.running.open.may_answer == only(Seat{2}));
  CHECK(p.options().size() == 10);  // each of three dice to another face, or nothing
  const View view = view_of(p.rules, p.s, Seat{2});
  CHECK(TheThing::question_text(p.rules, view).key == "the_thing.ask.cancel_die.sleeper");
  const Sentence pass = TheThing::option_text(p.rules, view, answer::Pass{});
  CHECK(pass.facts[1].word == "turn_die");  // and not to cancel, which costs Suspicion
  p.answer(turn(2, F::Use));
  REQUIRE(p.asked(QuestionKind::CancelDie, kS0));  // who may still cancel the other one
  p.answer(answer::Pass{});
  CHECK(p.finished());  // the sleeper lies
  CHECK(p.told(EventKind::ThreatMoved) == 1);
  CHECK(p.t().pantry == 16);
}

TEST_CASE("TT-1144 a sleeper that passes, or is the actor's own, lets bad results count") {
  for (const bool own : {false, true}) {
    Dice p(3);
    p.put(L::Sleeping, {own ? kS1 : kS4});
    begin(p, L::Kitchen, {F::Use, F::Use, F::Sabotage});
    p.answer(answer::Pass{});
    if (!own) p.answer(answer::Pass{});
    CHECK(p.finished());
    CHECK(p.t().pantry == 14);
  }
}

TEST_CASE("TT-1144 the sleeper of another player may answer at each question but is not waited for") {
  Dice p(3);
  p.put(L::Sleeping, {kS4});
  begin(p, L::Kitchen, {F::Use, F::Threat, F::Use});
  CHECK(p.s.running.open.waited_for == only(Seat{0}));
  CHECK(p.s.running.open.may_answer == only(Seat{0}).with(Seat{2}));
  CHECK(!p.may(turn(1, F::Use)));
  Actions theirs;
  std::get<DiceSet>(p.s.running.stack.back()).options(p.rules, p.s, Seat{2}, theirs);
  CHECK(theirs.contains(turn(1, F::Use)));
  CHECK(theirs.size() == 9);
}

TEST_CASE("TT-1144 a die turned to a bad face can still be cancelled") {
  Dice p(1);
  p.put(L::Sleeping, {kS3});
  begin(p, L::Kitchen, {F::Use, F::Use, F::Use});
  p.answer(answer::Pass{});
  REQUIRE(p.asked(QuestionKind::DiceAction));
  p.answer(turn(0, F::Sabotage));
  REQUIRE(p.asked(QuestionKind::CancelDie));
  p.answer(cancel(0));
  p.answer(answer::Pass{});
  p.answer(answer::Use{});
  CHECK(p.t().kitchen == 2);
  CHECK(p.t().pantry == 14);
}

TEST_CASE("TT-1149 the action is optional") {
  Dice p(1);
  begin(p, L::Kitchen, {F::Use, F::Use, F::Use});
  p.answer(answer::Pass{});
  p.answer(answer::Pass{});
  CHECK(p.finished());
  CHECK(p.t().pantry == 16);
  CHECK(!p.t().standing.has(kS0));
}

TEST_CASE("TT-1207 with burn_any_time a die pays for a fire without Frost, but never in the Boiler Room") {
  Dice p(1, {{"burn_any_time", "on"}});
  p.give(kS0, WeaponKind::Flamethrower);
  SUBCASE("Armory") {
    begin(p, L::Armory, {F::Repair, F::Use, F::Use});
    p.answer(answer::Pass{});
    p.answer(answer::Burn{WeaponKind::Flamethrower});
    CHECK(p.t().burnt.has(L::Armory));
    CHECK(p.t().flames[0].charges == p.rules.charges - 1);
  }
  SUBCASE("Boiler Room") {
    begin(p, L::Boiler, {F::Repair, F::Use, F::Use});
    p.answer(answer::Pass{});
    CHECK(!p.may(answer::Burn{WeaponKind::Flamethrower}));
  }
}

TEST_CASE("TT-1150 a die pays for a fire, with a weapon and while the Frost track is in play") {
  Dice p(1);
  p.give(kS0, WeaponKind::Dynamite);
  p.put(L::Armory, {kS1});
  SUBCASE("no Frost") {
    begin(p, L::Armory, {F::Repair, F::Repair, F::Repair});
    p.answer(answer::Pass{});
    CHECK(p.options().size() == 1);
  }
  SUBCASE("Frost") {
    p.t().boiler_destroyed = true;
    p.t().frost = 5;
    begin(p, L::Armory, {F::Repair, F::Repair, F::Repair});
    p.answer(answer::Pass{});
    p.answer(answer::Burn{WeaponKind::Dynamite});
    CHECK(p.finished());
    CHECK(p.t().burnt.has(L::Armory));
    CHECK(p.t().frost == 0);
    CHECK(p.t().weapons_held[0] == 0);
    CHECK(in(p.t(), L::RecRoom).has(kS1));
    CHECK(!p.t().standing.has(kS0));
    CHECK(p.told(EventKind::PileCardLost) == 0);
  }
}

TEST_CASE("TT-1151 free actions before and after; the co-operation bonus as always") {
  Dice p(1);
  p.give(kS0, ItemKind::Tools);
  p.give(kS0, ItemKind::Tools);
  p.damage(L::Radio, 5);
  p.put(L::Radio, {kS1});
  begin(p, L::Radio, {F::Repair, F::Use, F::Use});
  REQUIRE(p.asked(QuestionKind::FreeAction, kS0));
  p.answer(answer::UseItem{ItemKind::Tools});
  p.answer(answer::Pass{});
  p.answer(answer::Pass{});  // nothing to cancel
  p.answer(answer::Repair{});
  CHECK(p.t().damage[at(L::Radio)] == 2);  // 5 - 1 - 2 standing
  REQUIRE(p.asked(QuestionKind::FreeAction));
  p.answer(answer::UseItem{ItemKind::Tools});
  CHECK(p.t().damage[at(L::Radio)] == 1);
}

TEST_CASE("TT-1102 TT-647 a ready vehicle is no use to a Character without Keys") {
  Dice p(1);
  p.damage(L::Snowcat, 0);
  p.fuel(L::Snowcat, p.rules.fuel_spaces[at(L::Snowcat)]);
  SUBCASE("without") {
    begin(p, L::Snowcat, {F::Use, F::Use, F::Use});
    p.answer(answer::Pass{});
    CHECK(!p.may(answer::Use{}));
  }
  SUBCASE("with") {
    p.give(kS0, ItemKind::Keys);
    begin(p, L::Snowcat, {F::Use, F::Use, F::Use});
    p.answer(answer::Pass{});
    p.answer(answer::Use{});
    CHECK(p.on_top<VehicleUse>());
  }
}

TEST_CASE("TT-1102 TT-1151 nobody is asked for a free action who has no item for it") {
  for (ItemKind item : {ItemKind::Keys, ItemKind::FuelCan, ItemKind::Tools}) {
    Dice p(1);
    p.give(kS0, item);
    p.fuel(L::Boiler, 1);
    p.damage(L::Boiler, 0);
    begin(p, L::Boiler, {F::Use, F::Use, F::Use});
    CHECK(p.asked(QuestionKind::FreeAction) == (item == ItemKind::FuelCan));
  }
}

}  // namespace holdout::the_thing
