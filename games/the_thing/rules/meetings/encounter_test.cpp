#include "games/the_thing/rules/testing/played_meeting.h"

// Who meets whom and who stays out of it: TT-501..511, TT-542, TT-543.

namespace holdout::the_thing {

TEST_CASE(
    "TT-303 TT-502 TT-503 TT-570 the plan is shown after placement, all meet before cards are assigned") {
  PlayedPart<ActionPhase> p;
  p.t().organism.push(kS4);
  p.t().laid.push(1);
  p.t().rescue = u8(p.rules.rescue_station);
  p.play(ActionPhase{});
  CHECK(p.on_top<DrawHands>());
  p.come_back();
  CHECK(p.on_top<Placement>());
  CHECK(p.told(EventKind::PlanShown) == 0);
  p.come_back();
  CHECK(p.on_top<AlienEncounters>());
  p.come_back();
  CHECK(p.on_top<Encounters>());
  p.come_back();
  CHECK(p.on_top<RescueOffer>());
  p.come_back();
  CHECK(p.on_top<AssignPile>());
}

TEST_CASE("TT-501 TT-504 TT-506 the Leader orders the encounters; the Rec Room has none") {
  Meetings m;
  m.put(Location::Lab, {kS0, kS1});
  m.put(Location::Radio, {kS2});
  m.dog(Location::Radio);
  m.put(Location::Kitchen, {kS3});  // alone
  m.dog(Location::Armory);          // alone
  m.play(Encounters{});
  REQUIRE(m.asked(QuestionKind::EncounterOrder, kS0));
  CHECK(m.options().size() == 2);
  m.answer(answer::Go{Location::Radio});
  m.draws(Role::Human);
  CHECK(m.asked(QuestionKind::LayTokens));  // the only one left is not asked for
}

TEST_CASE("TT-505 TT-550 all who rest in the Sleeping Quarters meet (E-18)") {
  Meetings m;
  m.put(Location::Sleeping, {kS0, kS1, kS2, kS3});
  m.everybody_rests_but({});
  m.play(Encounters{});
  REQUIRE(m.asked(QuestionKind::LayTokens));
  for (int i = 0; i < 4; ++i) m.lays(Laid::BothHuman);
  CHECK(m.options().size() == 6);
}

TEST_CASE("TT-509 avoiding is asked in placement order, of everybody who may hold a weapon") {
  Meetings m;
  m.put(Location::Lab, {kS0, kS1, kS2});
  m.give(kS0, WeaponKind::Firearm);
  m.give(kS2, WeaponKind::Dynamite);
  m.play(Encounters{});
  REQUIRE(m.asked(QuestionKind::Avoid, kS2));
  CHECK(!m.s.running.open.open_options);
  CHECK(m.options().size() == 1);  // TT-1012
  m.passes();
  REQUIRE(m.asked(QuestionKind::Avoid, kS0));  // the Leader last
  m.wields(WeaponKind::Firearm);
  CHECK(m.t().weapons_held[0] == 1);  // TT-1002
  CHECK(m.asked(QuestionKind::LayTokens));
  CHECK(m.t().meeting.laid == only(kS1).with(kS2));
}

TEST_CASE("TT-507 with fewer than two beings left nobody else is asked and nothing happens") {
  Meetings m;
  m.put(Location::Lab, {kS1, kS2});
  m.give(kS1, WeaponKind::Flamethrower);
  m.give(kS2, WeaponKind::Melee);
  m.play(Encounters{});
  m.wields(WeaponKind::Flamethrower);
  CHECK(m.finished());
  CHECK(m.t().flames[0].charges == 5);
  CHECK(m.t().weapons_held[2] == 1);
  CHECK(m.suspicion(kS2) == 1);
}

TEST_CASE("TT-510 TT-543 Clark, left alone with a Dog, may pass it by (X-34)") {
  Meetings m;
  m.sheet(kS2, CharacterId::Clark);
  m.put(Location::Boiler, {kS0, kS2});
  m.dog(Location::Boiler);
  m.give(kS0, WeaponKind::Firearm);
  m.play(Encounters{});
  m.wields(WeaponKind::Firearm);
  REQUIRE(m.asked(QuestionKind::ClarkDog, kS2));
  Meetings meets = m;
  m.passes();
  CHECK(m.finished());
  CHECK(m.suspicion(kS2) == 1);
  meets.answer(answer::Yes{});
  meets.draws(Role::Human);
  CHECK(meets.suspicion(kS2) == 2);
}

TEST_CASE("TT-543 with others Clark counts like anybody") {
  Meetings m;
  m.sheet(kS2, CharacterId::Clark);
  m.put(Location::Boiler, {kS0, kS2});
  m.dog(Location::Boiler);
  m.play(Encounters{});
  CHECK(m.t().dogs.empty());
  CHECK(m.asked(QuestionKind::LayTokens));
}

}  // namespace holdout::the_thing
