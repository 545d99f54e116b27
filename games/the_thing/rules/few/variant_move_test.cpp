#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/played_part.h"

// Movement with 1 to 3 players.

namespace holdout::the_thing {
namespace {

using Moving = PlayedPart<FewMovement, Avoiding, Encounter, DogDraw, Collision>;
using L = Location;

// Places the six Characters in the order in which they are asked.
void place(Moving& p, std::initializer_list<L> where_to) {
  p.play(FewMovement{});
  for (L l : where_to) {
    REQUIRE(p.asked(QuestionKind::PlaceCharacter));
    p.answer(answer::Place{.place = l, .who = p.t().actor});
  }
}

constexpr std::initializer_list<L> kApart{L::Armory, L::Storeroom, L::Boiler, L::Generator, L::Radio, L::Lab};

}  // namespace

TEST_CASE("TT-1110 each player in turn order places all own Characters") {
  Moving p(3);
  p.t().leader = Seat{1};
  p.play(FewMovement{});
  std::vector<int> order;
  for (L l : kApart) {
    REQUIRE(p.asked(QuestionKind::PlaceCharacter, p.t().actor));
    order.push_back(index(p.t().actor));
    p.answer(answer::Place{.place = l, .who = p.t().actor});
  }
  CHECK(order == std::vector{2, 3, 4, 5, 0, 1});
  CHECK(p.finished());
  CHECK(in(p.t(), L::Armory) == only(kS2));
  CHECK(p.t().standing.size() == 6);
}

TEST_CASE("TT-1110 TT-1111 TT-412 green locations with room, and one Character in the Sleeping Quarters") {
  Moving p(1);
  p.t().burnt.add(L::Kitchen);
  p.play(FewMovement{});
  CHECK(p.options().size() == 10);  // nine green ones and the Sleeping Quarters
  CHECK(!p.may(answer::Place{.place = L::Kitchen, .who = Slot{0}}));
  CHECK(!p.may(answer::Place{.place = L::RecRoom, .who = Slot{0}}));
  p.answer(answer::Place{.place = L::Sleeping, .who = Slot{0}});
  CHECK(p.t().standing.has(kS0));
  CHECK(!p.may(answer::Place{.place = L::Sleeping, .who = Slot{1}}));
  for (Slot slot : {kS1, kS2, kS3}) p.answer(answer::Place{.place = L::Lab, .who = slot});
  CHECK(!p.may(answer::Place{.place = L::Lab, .who = Slot{4}}));  // TT-413
}

TEST_CASE("TT-1112 TT-1115 who shares a room moves one space, however many share it; nobody lays tokens") {
  Moving p(1);
  p.t().suspicion[0] = 0;  // green markers too
  place(p, {L::Lab, L::Lab, L::Lab, L::Radio, L::Radio, L::Boiler});
  CHECK(p.finished());
  CHECK(p.t().suspicion[0] == 1);
  CHECK(p.t().suspicion[1] == 2);
  CHECK(p.t().suspicion[2] == 2);
  CHECK(p.t().suspicion[3] == 2);
  CHECK(p.t().suspicion[5] == 1);
  CHECK(p.told(EventKind::TokensLaid) == 0);
}

TEST_CASE("TT-1104 a marker at the end of the track does not move and so does not arrive") {
  Moving p(1);
  p.t().suspicion[0] = 8;
  p.t().threat = 8;
  place(p, {L::Lab, L::Lab, L::Boiler, L::Generator, L::Radio, L::Kitchen});
  CHECK(p.finished());
  CHECK(p.t().characters.size() == 6);
}

TEST_CASE("TT-1114 an avoider does not count as sharing (X-42)") {
  Moving p(1);
  p.give(kS1, WeaponKind::Firearm);
  SUBCASE("two in the room: neither moves") {
    place(p, {L::Boiler, L::Boiler, L::Armory, L::Generator, L::Radio, L::Lab});
    REQUIRE(p.asked(QuestionKind::Avoid));
    p.answer(answer::Wield{WeaponKind::Firearm});
    CHECK(p.finished());
    CHECK(p.t().suspicion[0] == 1);
  }
  SUBCASE("three in the room: the two others move") {
    place(p, {L::Boiler, L::Boiler, L::Boiler, L::Generator, L::Radio, L::Lab});
    p.answer(answer::Wield{WeaponKind::Firearm});
    CHECK(p.finished());
    CHECK(p.t().suspicion[0] == 2);
    CHECK(p.t().suspicion[2] == 2);
  }
  CHECK(p.t().suspicion[1] == 1);
  CHECK(p.t().meeting == Meeting{});  // says nothing about the Alien's phase
  CHECK(p.t().weapons_held[1] == 1);
}

TEST_CASE("TT-1114 who avoided in one room is remembered while others meet") {
  Moving p(1);
  p.give(kS0, WeaponKind::Melee);
  p.give(kS2, WeaponKind::Melee);
  place(p, {L::Armory, L::Armory, L::Lab, L::Lab, L::Radio, L::Radio});
  p.answer(answer::Wield{WeaponKind::Melee});
  REQUIRE(p.asked(QuestionKind::Avoid, kS2));
  p.answer(answer::Wield{WeaponKind::Melee});
  CHECK(p.finished());
  for (std::size_t slot : {0U, 1U, 2U, 3U}) CHECK(p.t().suspicion[slot] == 1);
  CHECK(p.t().suspicion[4] == 2);
  CHECK(p.t().goods_used[at(good(WeaponKind::Melee))] == 2);
}

TEST_CASE("TT-1113 an Alien Dog transforms at once, a healthy one moves the marker") {
  Moving p(1);
  p.t().dogs.add(L::Boiler);
  p.t().dogs.add(L::Radio);
  p.t().kennel_dogs = 2;
  place(p, kApart);
  p.answer(answer::Go{L::Boiler});
  REQUIRE(p.chance_is_asked());
  p.chance(answer::DrawToken{Role::Human});
  CHECK(p.t().suspicion[2] == 2);
  p.chance(answer::DrawToken{Role::Alien});
  CHECK(p.finished());
  CHECK(p.t().organism[0] == kS4);
  CHECK(p.t().dogs.has(L::Radio));  // TT-541
  CHECK(p.last<event::Revealed>().cause == RevealCause::Dog);
}

TEST_CASE("TT-504 TT-1113 the Leader chooses which Dog comes next, while two or more meet somebody") {
  Moving p(2);
  p.t().leader = Seat{1};
  for (L l : {L::Boiler, L::Radio, L::Lab, L::Kitchen}) p.t().dogs.add(l);  // nobody is in the Kitchen
  place(p, kApart);
  REQUIRE(p.asked(QuestionKind::EncounterOrder));
  CHECK(p.s.running.open.waited_for == only(Seat{1}));
  CHECK(p.options().size() == 3);
  p.answer(answer::Go{L::Radio});
  const Slot at_the_radio = in(p.t(), L::Radio).first();
  CHECK(p.t().actor == at_the_radio);
  p.chance(answer::DrawToken{Role::Human});
  CHECK(p.t().suspicion[at(at_the_radio)] == 2);
  REQUIRE(p.asked(QuestionKind::EncounterOrder));
  CHECK(p.options().size() == 2);
  p.answer(answer::Go{L::Lab});
  p.chance(answer::DrawToken{Role::Human});
  REQUIRE(p.chance_is_asked());  // the last one is not asked for
  CHECK(p.t().actor == in(p.t(), L::Boiler).first());
}

TEST_CASE("TT-1113 TT-1124 whom a collision takes away leaves the other alone with a Dog") {
  Moving p(1);
  p.t().dogs.add(L::Armory);
  p.t().dogs.add(L::Lab);
  p.t().threat = 3;
  p.t().suspicion = {2, 1, 2, 1, 1, 1};
  place(p, {L::Armory, L::Lab, L::Lab, L::Boiler, L::Generator, L::Radio});
  REQUIRE(p.asked(QuestionKind::Transform) == false);  // one on the space: nothing to choose
  CHECK(!p.t().characters.has(kS2));                   // shared the Lab
  REQUIRE(p.asked(QuestionKind::EncounterOrder));
  p.answer(answer::Go{L::Lab});
  CHECK(p.t().actor == kS1);
  CHECK(p.chance_is_asked());
}

TEST_CASE("TT-1113 TT-542 two Characters lock the Dog up and share all the same") {
  Moving p(1);
  p.t().dogs.add(L::Lab);
  p.t().kennel_dogs = 3;
  place(p, {L::Lab, L::Lab, L::Boiler, L::Generator, L::Radio, L::Kitchen});
  CHECK(p.finished());
  CHECK(p.t().dogs.empty());
  CHECK(p.t().kennel_dogs == 4);
  CHECK(p.t().suspicion[0] == 2);
}

TEST_CASE("TT-1114 TT-510 one left alone with a Dog draws") {
  Moving p(1);
  p.give(kS1, WeaponKind::Firearm);
  p.t().dogs.add(L::Lab);
  place(p, {L::Lab, L::Lab, L::Boiler, L::Generator, L::Radio, L::Kitchen});
  p.answer(answer::Wield{WeaponKind::Firearm});
  REQUIRE(p.chance_is_asked());
  CHECK(p.t().actor == kS0);
  p.chance(answer::DrawToken{Role::Human});
  CHECK(p.t().suspicion[0] == 2);  // for the Dog, not for the room
  CHECK(p.t().suspicion[1] == 1);
}

TEST_CASE("TT-1032 TT-543 Clark alone with a Dog may skip it") {
  Moving p(1);
  p.sheet(kS0, CharacterId::Clark);
  p.t().dogs.add(L::Armory);
  place(p, kApart);
  REQUIRE(p.asked(QuestionKind::ClarkDog, kS0));
  p.answer(answer::Pass{});
  CHECK(p.finished());
  CHECK(p.t().suspicion[0] == 1);
}

TEST_CASE("TT-1113 TT-1124 a Dog may bring a marker onto the Threat token's space") {
  Moving p(1);
  p.t().dogs.add(L::Armory);
  p.t().threat = 2;
  place(p, kApart);
  p.chance(answer::DrawToken{Role::Human});
  CHECK(p.finished());
  CHECK(!p.t().characters.has(kS0));
}

}  // namespace holdout::the_thing
