#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/testing/played_meeting.h"

// What is left of an encounter for the rest of the round, and of a round for the next one: TT-113, TT-537,
// TT-1002, TT-1011, TT-1125, TT-1201.

namespace holdout::the_thing {

TEST_CASE("TT-113 who lies still fills a place and still meets") {
  Acting b;
  b.put(Location::Lab, {kS2, kS3, kS4});
  b.everybody_rests_but(b.t().characters.without(in(b.t(), Location::Lab)));
  for (Slot slot : b.t().characters) b.hand(slot, {1, 0, 0});
  CHECK(!has_room(b.rules, b.t(), Location::Lab));
  b.play(Placement{});
  CHECK(!b.may(answer::Place{.place = Location::Lab}));
  CHECK(b.may(answer::Place{.place = Location::Radio}));

  Meetings m;
  m.put(Location::Lab, {kS2, kS3});
  m.everybody_rests_but({});
  m.play(Encounters{});
  CHECK(m.asked(QuestionKind::LayTokens));
}

TEST_CASE("TT-537 a Dog left behind by those who fled meets nobody else this round") {
  Meetings m;
  m.h().aliens = only(kS4);
  m.alien({kS4}, 3);
  m.put(Location::Kitchen, {kS0, kS2});
  m.dog(Location::Kitchen);
  m.lay(Location::Kitchen, 3);
  m.play(AlienEncounters{});
  REQUIRE(m.asked(QuestionKind::AlienVictory));
  m.answer(answer::Sabotage{});
  CHECK(in(m.t(), Location::RecRoom).has(kS0));
  m.play(Encounters{});
  CHECK(m.finished());
  CHECK(m.t().dogs.has(Location::Kitchen));
  CHECK(m.suspicion(kS0) == 1);
}

TEST_CASE("TT-1002 a Firearm keeps out of one encounter after the other") {
  Meetings m;
  m.give(kS0, WeaponKind::Firearm);
  m.put(Location::Lab, {kS0, kS2});
  for (int round = 0; round < 3; ++round) {
    m.play(Encounters{});
    m.wields(WeaponKind::Firearm);
    CHECK(m.finished());
    CHECK(holds(m.s, kS0, WeaponKind::Firearm));
  }
  CHECK(m.suspicion(kS0) == 1);
}

TEST_CASE("TT-1011 the fighter lies in place, the others stand and may act") {
  Meetings m;
  m.alien({kS4}, 3);
  m.pile({1, 0, 0});
  m.give(kS0, WeaponKind::Dynamite);
  m.put(Location::Kitchen, {kS0, kS2});
  m.lay(Location::Kitchen, 3);
  m.play(AlienEncounters{});
  m.passes();
  m.wields(WeaponKind::Dynamite);
  m.draw(CardKind::Use);
  CHECK(in(m.t(), Location::Kitchen) == only(kS0).with(kS2));
  CHECK(standing_in(m.t(), Location::Kitchen) == only(kS2));
  CHECK(m.told(EventKind::AlienSabotaged) == 0);
}

TEST_CASE("TT-1201 Dogs locked up in a shut Kennel never come out, and the Alien cannot go there") {
  Meetings m(6, {{"kennel_shut", "on"}});
  m.alien({kS4}, 3);
  CHECK(m.t().kennel_dogs == 4);
  m.play(DogsAndLeader{});
  for (const Outcome& each : m.outcomes())
    CHECK(parts_of<answer::DrawLocation>(each.action).place != Location::Kennel);
  m.draws_location(Location::Lab);  // for the token: no Dog is loose
  CHECK(m.finished());
  CHECK(m.t().kennel_dogs == 4);
  m.play(PlanAttack{});
  CHECK(m.may(answer::Strike{.place = Location::Lab, .n = 1}));
  CHECK(!m.may(answer::Strike{.place = Location::Kennel, .n = 1}));
}

TEST_CASE("TT-1125 TT-1121 the Threat token moves on after a Character transformed, and takes the next") {
  PlayedPart<Collision, ThreatMove> p(1);
  p.t().suspicion = {4, 3, 1, 1, 1, 1};
  p.t().threat = 4;
  p.play(Collision{});
  CHECK(p.t().strength == 5);
  p.play(ThreatMove{});
  CHECK(p.t().threat == 3);
  CHECK(organism(p.t()) == only(kS0).with(kS1));
  CHECK(p.t().strength == 6);
}

TEST_CASE("TT-537 TT-540 TT-543 the Alien is driven off one Character: the Dog there meets that one") {
  Meetings m;
  m.alien({kS4}, 2);
  m.pile({1, 0, 0});
  m.give(kS0, WeaponKind::Dynamite);
  m.put(Location::Kitchen, {kS0});
  m.dog(Location::Kitchen);
  m.lay(Location::Kitchen, 2);
  Meetings clark = m;
  const auto drive_off = [](Meetings& each) {
    each.play(AlienEncounters{});
    each.passes();
    each.wields(WeaponKind::Dynamite);
    each.draw(CardKind::Use);
  };
  drive_off(m);
  m.draws(Role::Alien);
  CHECK(m.finished());
  CHECK(m.is_alien(kS0));
  CHECK(m.suspicion(kS0) == 2);
  CHECK(m.t().dogs.has(Location::Kitchen));

  clark.sheet(kS0, CharacterId::Clark);
  drive_off(clark);
  REQUIRE(clark.asked(QuestionKind::ClarkDog, kS0));
  clark.passes();
  CHECK(clark.finished());
  CHECK(clark.suspicion(kS0) == 1);
}

TEST_CASE("TT-308 Strength and cards come back after all encounters, not before") {
  PlayedPart<ActionPhase> p;
  p.t().organism.push(kS4);
  p.t().strength = 3;
  p.t().laid.push(2);
  p.play(ActionPhase{.step = ActionPhase::Step::Alien});
  REQUIRE(p.on_top<AlienEncounters>());
  p.t().alien_at[at(Location::Kitchen)] = 2;  // what those encounters leave
  p.come_back();
  REQUIRE(p.on_top<Encounters>());
  CHECK(p.t().alien_at[at(Location::Kitchen)] == 2);
  p.come_back();
  REQUIRE(p.on_top<AssignPile>());
  CHECK(total_of(p.t().alien_at) == 0);
  CHECK(p.t().laid.empty());
  CHECK(p.t().strength == 3);
}

}  // namespace holdout::the_thing
