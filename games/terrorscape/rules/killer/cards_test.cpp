#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

constexpr Location kC1 = Location::EntranceHall, kC2 = Location::Gallery, kC3 = Location::Corridor,
                   kC4 = Location::Study, kC5 = Location::Library, kN1 = Location::LivingRoom,
                   kN2 = Location::DiningRoom, kN3 = Location::Kitchen, kN4 = Location::Storage,
                   kZ2 = Location::Graveyard, kZ3 = Location::Shed, kZ4 = Location::Greenhouse,
                   kZ5 = Location::Garden;

Survivors places(std::initializer_list<int> those) {
  Survivors set;
  for (const int place : those) set.add(survivor_at(place));
  return set;
}

}  // namespace

TEST_CASE("TS-261 TS-262 TS-263 a cost is paid card by card, then the card is told, then discarded (EX-35)") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::OminousGrowl, Skill::Chase, Skill::Chase, Skill::Barricade}).begin().pass();
  game.play_card(Skill::OminousGrowl);
  CHECK(game.asked(QuestionKind::CostCards));
  CHECK_FALSE(game.may(answer::Pay{.skill = Skill::OminousGrowl}));  // it never pays for itself
  CHECK(game.told(EventKind::Played) == 0);
  game.pay({Skill::Chase, Skill::Barricade});
  CHECK(game.last<event::Played>() == event::Played{.skill = Skill::OminousGrowl, .n = 2});
  game.pass();                                                        // stays where he is
  CHECK(game.last<event::NobodyHit>().skill == Skill::OminousGrowl);  // TS-372
  const auto& pile = game.killer().discards;
  REQUIRE(pile.size() == 3);
  CHECK(pile[0] == Skill::Chase);
  CHECK(pile[1] == Skill::Barricade);
  CHECK(pile[2] == Skill::OminousGrowl);
}

TEST_CASE("TS-261 a card whose cost cannot be paid cannot be played (EX-34)") {
  KillerGame alone(Killer::Butcher, 3);
  alone.hand({Skill::PureFury}).begin();
  CHECK_FALSE(alone.may(answer::Play{.skill = Skill::PureFury}));
  KillerGame paid(Killer::Butcher, 3);
  paid.hand({Skill::PureFury, Skill::Detection}).begin().pass();
  CHECK(paid.may(answer::Play{.skill = Skill::PureFury}));
}

TEST_CASE(
    "TS-270 TS-271 TS-220 DETECT names those in the area, wherever he is, but never Anna (EX-26, EX-27)") {
  for (const bool alone : {true, false}) {
    KillerGame game(Killer::Butcher);
    game.hand({Skill::Detection}).put(kC2, alone ? kN1 : kC4, alone ? kZ2 : kC5).begin();
    game.play_card(Skill::Detection);
    CHECK(game.options().size() == kAreas);
    game.say(answer::Area{.area = Area::Red});
    CHECK(game.last<event::Detected>().rooms == rooms_of(Area::Red));
    CHECK(game.last<event::Detected>().whos == (alone ? Survivors{} : places({1, 2})));
    CHECK(game.told(EventKind::Detected) == 1);
  }
}

TEST_CASE("TS-272 TS-383 Deduction asks two locations that are adjacent to each other (EX-76)") {
  KillerGame game(Killer::Murderer);
  game.hand({Skill::Deduction, Skill::Chase}).put(kC5, kZ4, kN1).begin();
  game.play_card(Skill::Deduction);
  CHECK(game.options().size() == kPairs);
  for (const Action& option : game.options()) {
    const Ends ends = ends_of(parts_of<answer::Pair>(option).pair);
    CHECK(adjacent(ends.one, ends.other));
  }
  game.say(answer::Pair{.pair = static_cast<Pair>(14)});  // D15: Library and Greenhouse
  CHECK(game.last<event::Detected>().rooms == only(kC5).with(kZ4));
  CHECK(game.last<event::Detected>().whos == places({1}));
}

TEST_CASE("TS-022 TS-025 TS-265 Chase is exactly one step, told as it is made (EX-22)") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Chase}).stands(kC4).begin().play_card(Skill::Chase);
  CHECK_FALSE(game.may(answer::Pass{}));
  CHECK(game.options().size() == neighbours(kC4).size());
  game.step(Location::BanquetHall);
  CHECK(game.last<event::KillerMoved>() == event::KillerMoved{.from = kC4, .room = Location::BanquetHall});
  CHECK(game.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-024 TS-108 a MOVE through a blocked door removes the block; TS-026 passing by does nothing") {
  KillerGame game(Killer::Butcher);
  game.stands(kN2).block({Door::D06}).put(kC1, kC1, kC1).begin().step(kC1);
  CHECK(game.t().blocks.empty());
  CHECK(game.last<event::BlockBroken>().door == Door::D06);
  CHECK(game.asked(QuestionKind::MainChoice));
  CHECK(game.told(EventKind::Searched) == 0);
}

TEST_CASE("TS-370 TS-087 Ominous growl: fear around, a step, a wound where he is then (EX-61)") {
  KillerGame game(Killer::Butcher, 2);
  game.hand({Skill::OminousGrowl, Skill::Chase, Skill::Chase, Skill::Barricade}).stands(kC3);
  game.put(kC1, kC1, kC2).fear(0, 0, 1).begin().pass().play_card(Skill::OminousGrowl);
  game.pay({Skill::Chase, Skill::Chase});
  CHECK(game.last<event::Scared>().whos == places({0, 1, 2}));
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 1, 2});
  game.step(kC1);
  CHECK(game.last<event::Hit>().whos == places({0, 1}));
  game.pass().pass();  // the amulet, of both
  CHECK(game.t().wounded == places({0, 1}));
  CHECK(game.told(EventKind::EncounterBegan) == 0);
  CHECK(game.told(EventKind::Fled) == 0);
  CHECK(game.asked(QuestionKind::SlowCard));  // the phase goes on
  game.play_card(Skill::Barricade).say(answer::Block{.door = Door::D02});
  CHECK(game.chance());
}

TEST_CASE("TS-371 from level 4 on Ominous growl is fast; two need a hand of six (EX-62, EX-91)") {
  KillerGame game(Killer::Butcher, 4);
  game.hand({Skill::OminousGrowl, Skill::OminousGrowl, Skill::Chase, Skill::Chase, Skill::Chase});
  game.stands(Location::BanquetHall).put(Location::BanquetHall, kZ2, kZ2).begin();
  game.play_card(Skill::OminousGrowl).pay({Skill::Chase, Skill::Chase}).pass().pass();
  CHECK(game.t().wounded == places({0}));
  CHECK(game.t().fear[0] == 1);
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::OminousGrowl}));  // one card is left to pay with
  game.pass();
  CHECK(game.asked(QuestionKind::MainChoice));
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::OminousGrowl}));  // no longer special
  game.search().pass().roll({3, 1, 1});
  CHECK(game.ended(Ending::Eliminated));
  CHECK(game.t().winners == only(Seat{0}));
}

TEST_CASE("TS-373 TS-266 TS-009 Frenzy blocks a door in the fast step, then +2 until the phase ends") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Frenzy, Skill::Chase, Skill::Chase}).stands(kC4).begin();
  game.play_card(Skill::Frenzy).say(answer::Block{.door = Door::D14});
  CHECK(game.strength() == 7);
  CHECK(game.t().blocks == Doors::only(Door::D14));
  game.pass().draw_anything();
  CHECK(game.next_round());
  CHECK(game.strength() == 5);
}

TEST_CASE("TS-374 Pure fury goes on while its MOVE breaks a block and nobody is found (EX-63)") {
  KillerGame game(Killer::Butcher, 3);
  game.hand({Skill::PureFury, Skill::Detection, Skill::Chase}).stands(kN2).block({Door::D06, Door::D10});
  game.put(kZ2, kZ2, kZ2).begin().pass().play_card(Skill::PureFury).pay({Skill::Detection});
  CHECK_FALSE(game.may(answer::Pass{}));
  game.step(kC1).pass();  // through D06: nobody here, again
  CHECK(game.told(EventKind::Searched) == 1);
  CHECK(game.asked(QuestionKind::CardPath));
  game.step(kC2).step(kC5);  // through D10, then on
  CHECK(game.told(EventKind::Searched) == 2);
  game.step(kC4).pass();  // no block: it is over
  CHECK(game.told(EventKind::Searched) == 3);
  CHECK(game.chance());
  CHECK(game.last<event::Played>().n == 1);
  CHECK(game.told(EventKind::Played) == 1);
}

TEST_CASE("TS-374 Pure fury ends with the encounter that it finds") {
  KillerGame game(Killer::Butcher, 3);
  game.hand({Skill::PureFury, Skill::Detection}).stands(kN2).block({Door::D06}).put(kC1, kZ2, kZ2);
  game.begin().pass().play_card(Skill::PureFury).step(kC1).pass();
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
  game.pass().roll({0, 0, 0, 0}).pass().draw_anything();
  CHECK(game.next_round());
  CHECK(game.told(EventKind::Searched) == 1);
}

TEST_CASE("TS-028 Shriek reaches neighbours, through blocks, not through passages") {
  KillerGame game(Killer::Spectre);
  game.hand({Skill::Shriek}).stands(kN1).block({Door::D02}).put(kC1, kZ2, kC2).begin();
  game.play_card(Skill::Shriek);
  CHECK(game.last<event::Scared>().whos == places({0}));
}

TEST_CASE("TS-375 Nightmare rush scares once whoever is on its way (EX-77)") {
  KillerGame game(Killer::Spectre);
  game.hand({Skill::NightmareRush}).stands(kN4).put(kN4, kC1, kC3).begin();
  game.play_card(Skill::NightmareRush).step(kN3).step(kN2).step(kC1).pass();
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 1, 0});
  KillerGame back(Killer::Spectre);
  back.hand({Skill::NightmareRush}).stands(kN4).put(kN4, kZ2, kZ2).begin();
  back.play_card(Skill::NightmareRush).step(kN3).step(kN4).step(kN3).step(kN4);
  CHECK(back.t().fear[0] == 1);  // TS-027: twice there, scared once
}

TEST_CASE("TS-376 TS-014 after Nightmare rush the Spectre of level 2 may pay two cards for a SEARCH") {
  const auto rush = [](int level, std::initializer_list<Skill> hand) {
    KillerGame game(Killer::Spectre, level);
    game.hand(hand).stands(kN4).put(kN3, kZ2, kZ2).begin();
    if (game.asked(QuestionKind::FastCard)) game.pass();
    game.play_card(Skill::NightmareRush).step(kN3).pass();
    return game;
  };
  CHECK(rush(1, {Skill::NightmareRush, Skill::Shriek, Skill::Shriek, Skill::Chase}).chance());
  CHECK(rush(2, {Skill::NightmareRush, Skill::Shriek}).chance());  // not asked when he cannot pay
  KillerGame game = rush(2, {Skill::NightmareRush, Skill::Shriek, Skill::Shriek, Skill::Chase});
  CHECK(game.asked(QuestionKind::RushSearch));
  game.say(answer::Yes{}).pay({Skill::Shriek, Skill::Chase});
  CHECK(game.last<event::Paid>().n == 2);
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
  KillerGame no = rush(2, {Skill::NightmareRush, Skill::Shriek, Skill::Shriek});
  no.pass();
  CHECK(no.chance());
  CHECK(no.told(EventKind::Searched) == 0);
}

TEST_CASE("TS-279 TS-221 Scent of fear shows everybody who has fear, Anna too (EX-75)") {
  KillerGame game(Killer::Spectre);
  game.hand({Skill::ScentOfFear, Skill::Chase}).put(kZ4, kC1, kC2).fear(1, 0, 2).begin();
  game.play_card(Skill::ScentOfFear);
  CHECK(game.told(EventKind::Revealed) == 2);
  CHECK(game.last<event::Revealed>() == event::Revealed{.who = survivor_at(2), .room = kC2});
  KillerGame none(Killer::Spectre);
  none.hand({Skill::ScentOfFear, Skill::Chase}).begin().play_card(Skill::ScentOfFear);
  CHECK(none.last<event::NobodyHit>().skill == Skill::ScentOfFear);
}

TEST_CASE("TS-378 TS-009 Life drain costs whatever else he holds and wounds the fearful (EX-78)") {
  KillerGame game(Killer::Spectre, 4);
  game.hand({Skill::LifeDrain}).fear(1, 0, 1).wounded({2}).begin();
  game.play_card(Skill::LifeDrain).pass().pass();
  CHECK(game.t().wounded.has(survivor_at(0)));
  CHECK(game.ended(Ending::Eliminated));  // TS-010: in the order of places
  KillerGame all(Killer::Spectre, 4);
  all.hand({Skill::LifeDrain, Skill::Shriek, Skill::Chase}).begin().pass().play_card(Skill::LifeDrain);
  CHECK(all.last<event::Played>().n == 2);
  CHECK(all.hand_size() == 0);
  CHECK(all.last<event::NobodyHit>().skill == Skill::LifeDrain);
}

TEST_CASE("Death notice scares everybody, wherever") {
  KillerGame game(Killer::Murderer);
  game.hand({Skill::DeathNotice, Skill::Chase}).put(kC1, kZ2, kN4).begin().play_card(Skill::DeathNotice);
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 1, 1});
}

TEST_CASE("TS-264 TS-267 Stalk is played as a slow card or in an attack, as one of them") {
  KillerGame game(Killer::Murderer);
  game.hand({Skill::Stalk}).begin();
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::Stalk}));
  game.pass();
  CHECK(game.asked(QuestionKind::SlowCard));
  game.play_card(Skill::Stalk);
  CHECK(game.asked(QuestionKind::StealthPath));
  CHECK_FALSE(game.may(answer::Pass{}));
  game.say(answer::Hide{.room = kZ3});
  CHECK(game.t().stealth == Skill::Stalk);
  CHECK(game.strength() == 4);
}

TEST_CASE(
    "TS-274 TS-275 TS-276 stealth: the token stays, the end is his secret, blocks do not matter (EX-25, "
    "EX-30)") {
  KillerGame game(Killer::Spectre);
  game.hand({Skill::Vanish, Skill::Chase}).stands(kC1).block({Door::D09, Door::D10, Door::D02, Door::D06});
  game.begin().pass().pass().play_card(Skill::Vanish);
  for (int i = 0; i < kLocations; ++i) {
    const auto room = static_cast<Location>(i);
    CHECK(game.may(answer::Hide{.room = room}) == (distance(kC1, room) <= 2));
  }
  game.say(answer::Hide{.room = kC3});
  CHECK(game.t().at == kC1);
  CHECK(game.t().blocks.size() == 4);
  CHECK(game.killer().at == kC3);
  const Event told = game.events[game.events.size() - 2];
  REQUIRE(told.kind == u8(EventKind::Stealth));
  CHECK(parts_of<event::Stealth>(*redact(told, Seat{0})).place == kC3);
  CHECK(parts_of<event::Stealth>(*redact(told, Seat{1})).place == Location{});
  CHECK(told.noticed_by == kEverybody);
}

TEST_CASE(
    "TS-102 TS-101 with every token on the map he takes one back first, none that he just placed (EX-70)") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Barricade}).stands(kC4);
  game.block({Door::D01, Door::D02, Door::D03, Door::D04, Door::D05, Door::D06, Door::D07});
  game.begin().pass().play_card(Skill::Barricade).say(answer::Block{.door = Door::D13});
  CHECK(game.asked(QuestionKind::BlockTakeBack));
  CHECK(game.options().size() == 7);
  game.say(answer::TakeBack{.door = Door::D05});
  CHECK(game.t().blocks.size() == 7);
  CHECK(game.t().blocks.has(Door::D13));
  CHECK_FALSE(game.t().blocks.has(Door::D05));
  CHECK(game.last<event::Blocked>().door == Door::D13);
}

TEST_CASE("TS-101 TS-102 a door that is blocked already needs no token") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Barricade}).stands(kN2);
  game.block({Door::D01, Door::D02, Door::D03, Door::D04, Door::D05, Door::D06, Door::D07});
  game.begin().pass().play_card(Skill::Barricade).say(answer::Block{.door = Door::D01});
  CHECK(game.chance());
  CHECK(game.t().blocks.size() == 7);
}

TEST_CASE(
    "TS-100 TS-103 TS-106 BLOCK takes a door of his location, and there is none at the Graveyard (EX-23, "
    "EX-71)") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Barricade}).stands(kN3).begin().pass().play_card(Skill::Barricade);
  CHECK(game.options().size() == 2);
  game.say(answer::Block{.door = Door::D04});
  CHECK(game.last<event::Blocked>().door == Door::D04);
  KillerGame outside(Killer::Butcher);
  outside.hand({Skill::Barricade}).stands(kZ2).begin().pass().play_card(Skill::Barricade);
  CHECK(outside.chance());
  CHECK(outside.t().blocks.empty());
}

TEST_CASE("TS-105 Not a step further blocks every door here, and takes back from elsewhere (EX-72)") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::NotAStepFurther, Skill::Barricade, Skill::Barricade, Skill::Barricade, Skill::Detection});
  game.stands(kN2).block({Door::D08, Door::D09, Door::D10, Door::D11, Door::D12});
  game.begin().pass().pass().play_card(Skill::NotAStepFurther);
  CHECK(game.told(EventKind::Blocked) == 2);
  CHECK(game.asked(QuestionKind::BlockTakeBack));
  CHECK(game.options().size() == 5);  // none of this location
  game.say(answer::TakeBack{.door = Door::D08}).say(answer::TakeBack{.door = Door::D09});
  CHECK((game.t().blocks & doors_of(kN2)) == doors_of(kN2));
  CHECK(game.t().blocks.size() == 7);
  CHECK(game.chance());
}

TEST_CASE("TS-105 what is blocked already is left alone") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::NotAStepFurther, Skill::Barricade, Skill::Barricade, Skill::Barricade, Skill::Detection});
  game.stands(kZ5).block({Door::D05}).begin().pass().pass().play_card(Skill::NotAStepFurther);
  CHECK(game.told(EventKind::Blocked) == 0);
  CHECK(game.chance());
}

}  // namespace holdout::terrorscape
