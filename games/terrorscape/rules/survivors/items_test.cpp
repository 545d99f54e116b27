#include "games/terrorscape/rules/testing/played_part.h"

// Items and abilities as special and extra actions (5.9, 5.11).

namespace holdout::terrorscape {

TEST_CASE("TS-162 TS-177 TS-083 Herbs heal somebody wounded in the location, with noise there") {
  Hiders game;
  game.put_all(Location::Study);
  game.put(kThird, Location::Library);
  game.give(kFirst, {Item::Herbs});
  game.t().wounded = only(kSecond).with(kThird);
  game.turn(kFirst);
  game.answer(answer::Use{Item::Herbs});
  CHECK(game.asked(QuestionKind::EffectTarget, kFirst));
  CHECK(!game.may(answer::Who{kThird}));
  CHECK(!game.may(answer::Who{kFirst}));  // he is healthy
  game.answer(answer::Who{kSecond});
  CHECK(game.t().wounded == only(kThird));
  CHECK(game.side().noise == only(Location::Study));
  CHECK(!game.may(answer::Calm{}));                                     // it was his action
  CHECK(game.noticed(EventKind::Healed, game.rules.killer_seat) == 1);  // TS-084
  CHECK(game.noticed(EventKind::ItemUsed, game.rules.killer_seat) == 0);
}

TEST_CASE("TS-177 without a wounded target Herbs cannot be used; a target may be left again") {
  Hiders game;
  game.give(kFirst, {Item::Herbs});
  game.turn(kFirst);
  CHECK(!game.may(answer::Use{Item::Herbs}));

  Hiders hurt;
  hurt.give(kFirst, {Item::Herbs});
  hurt.t().wounded = only(kFirst);
  hurt.turn(kFirst);
  hurt.answer(answer::Use{Item::Herbs});
  hurt.answer(answer::Leave{});
  CHECK(hurt.carries(kFirst, Item::Herbs));
  CHECK(hurt.may(answer::Calm{}));
}

TEST_CASE("TS-178 TS-128 the Medical kit is Marco's: it heals, calms and is silent") {
  Hiders game;
  game.put_all(Location::Study);
  game.give(kFirst, {Item::MedicalKit});
  game.t().wounded = only(kSecond);
  game.t().fear = {0, 2, 0};
  game.turn(kFirst);  // Anna carries it, and cannot use it
  CHECK(!game.may(answer::Use{Item::MedicalKit}));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  game.change([](Now& now) { spend_item(now.s, kFirst, Item::MedicalKit); });
  game.give(kSecond, {Item::MedicalKit});
  game.turn(kSecond);
  game.answer(answer::Use{Item::MedicalKit});
  game.answer(answer::Who{kSecond});
  CHECK(game.t().wounded.empty());
  CHECK(game.t().fear[1] == 0);
  CHECK(game.side().noise.empty());
}

TEST_CASE("TS-179 TS-107 TS-125 a Whisky bottle makes noise next door, over a block too (EX-32)") {
  Hiders game;
  game.put(kFirst, Location::Kitchen);
  game.block({Door::D04});
  game.give(kFirst, {Item::WhiskyBottle});
  game.turn(kFirst);
  game.answer(answer::Use{Item::WhiskyBottle});
  CHECK(!game.may(answer::At{Location::Kitchen}));
  game.answer(answer::At{Location::Storage});
  CHECK(game.side().noise == only(Location::Storage));
  CHECK(game.side().discards[at(Item::WhiskyBottle)] == 1);
  CHECK(game.may(answer::Calm{}));  // an extra action
}

TEST_CASE("TS-180 a Hatchet removes a block of the location, as an extra action") {
  Hiders game;
  game.put(kFirst, Location::Kitchen);
  game.give(kFirst, {Item::Hatchet});
  game.turn(kFirst);
  CHECK(!game.may(answer::Use{Item::Hatchet}));  // there is none
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  game.block({Door::D03, Door::D01});
  game.turn(kFirst);
  game.answer(answer::Use{Item::Hatchet});
  CHECK(!game.may(answer::Door{Door::D01}));
  game.answer(answer::Door{Door::D03});
  CHECK(game.t().blocks == Doors::only(Door::D01));
  CHECK(game.may(answer::Calm{}));
}

TEST_CASE("TS-181 Adrenaline moves exactly one step") {
  Hiders game;
  game.put(kFirst, Location::Kitchen);
  game.give(kFirst, {Item::Adrenaline});
  game.turn(kFirst);
  game.answer(answer::Use{Item::Adrenaline});
  CHECK(!game.may(answer::Go{Location::Kitchen}));
  CHECK(!game.may(answer::Go{Location::Garden}));
  game.answer(answer::Go{Location::Storage});
  CHECK(game.where(kFirst) == Location::Storage);
}

TEST_CASE("TS-182 a Sedative takes all fear away, and needs some") {
  Hiders game;
  game.give(kFirst, {Item::Sedative});
  game.turn(kFirst);
  CHECK(!game.may(answer::Use{Item::Sedative}));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  game.t().fear[0] = 2;
  game.turn(kFirst);
  game.answer(answer::Use{Item::Sedative});
  CHECK(game.t().fear[0] == 0);
  CHECK(game.may(answer::Go{Location::Gallery}));
}

TEST_CASE("TS-183 the Camera makes noise where Sophia is; nobody else can use it") {
  Hiders game;
  game.give(kFirst, {Item::Camera});
  game.turn(kFirst);
  CHECK(!game.may(answer::Use{Item::Camera}));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  game.person(kFirst, Person::Sophia);
  game.put(kFirst, Location::Shed);
  game.turn(kFirst);
  game.answer(answer::Use{Item::Camera});
  CHECK(game.side().noise == only(Location::Shed));
  CHECK(!game.carries(kFirst, Item::Camera));
}

TEST_CASE("TS-174 TS-029 the Flashlight leads through the passage of the location, over blocks, and stays") {
  Hiders game;
  game.put(kFirst, kRadio);
  game.give(kFirst, {Item::Flashlight});
  game.block({Door::D01, Door::D02});
  game.turn(kFirst);
  game.answer(answer::Use{Item::Flashlight});
  CHECK(game.where(kFirst) == Location::Graveyard);
  CHECK(game.carries(kFirst, Item::Flashlight));
  CHECK(!game.may(answer::Calm{}));

  Hiders elsewhere;  // TS-032
  elsewhere.put(kFirst, Location::Kitchen);
  elsewhere.give(kFirst, {Item::Flashlight});
  elsewhere.turn(kFirst);
  CHECK(!elsewhere.may(answer::Use{Item::Flashlight}));
}

TEST_CASE("TS-175 TS-008 Trap parts put the one trap where he is, while there is none") {
  Hiders game;
  game.put(kFirst, Location::Gallery);
  game.give(kFirst, {Item::TrapParts});
  game.turn(kFirst);
  game.answer(answer::Use{Item::TrapParts});
  CHECK(game.side().trap == Location::Gallery);
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);

  Hiders laid;
  laid.side().trap = Location::Study;
  laid.give(kFirst, {Item::TrapParts});
  laid.turn(kFirst);
  CHECK(!laid.may(answer::Use{Item::TrapParts}));
}

TEST_CASE("TS-176 TS-042 a Firecracker is a special action that is not heard before the report") {
  Hiders game;
  game.give(kFirst, {Item::Firecracker});
  game.turn(kFirst);
  game.answer(answer::Use{Item::Firecracker});
  CHECK(game.side().firecracker);
  CHECK(!game.t().firecracker);
  CHECK(!game.may(answer::Calm{}));
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE("TS-222 TS-205 Anna's Scavenge is silent, her discovery is not (EX-55, EX-56)") {
  Hiders game;
  game.put(kFirst, Location::Gallery);
  game.turn(kFirst);
  game.answer(answer::Scavenge{});
  game.draw(Item::Key);
  game.answer(answer::Yes{});
  CHECK(game.side().noise.empty());
  CHECK(game.t().keys == 1);
  game.answer(answer::EndTurn{});

  game.killer(Location::Gallery);  // the discovery may be made anywhere
  game.play(Discovery{});
  game.answer(Seat{1}, answer::Who{kFirst});
  for (Seat seat : {Seat{2}, Seat{3}}) game.answer(seat, answer::Agree{});
  game.draw(Item::Key);
  game.draw(Item::Tools);
  CHECK(game.side().noise == only(Location::Gallery));
}

TEST_CASE("TS-224 Marco takes Adrenaline or a Sedative back from the discard pile") {
  Hiders game;
  game.turn(kSecond);
  CHECK(!game.may(answer::Ability{}));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  game.side().discards[at(Item::Sedative)] = 1;
  game.side().discards[at(Item::Tools)] = 1;
  game.give(kSecond, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.turn(kSecond);
  game.answer(answer::Ability{});
  CHECK(!game.may(answer::Take{Item::Adrenaline}));
  CHECK(!game.may(answer::Take{Item::Tools}));
  game.answer(answer::Take{Item::Sedative});
  CHECK(game.side().discards[at(Item::Sedative)] == 0);
  CHECK(game.asked(QuestionKind::Overflow, kSecond));  // TS-121
  game.answer(answer::Drop{Item::Hatchet});
  CHECK(!game.may(answer::Calm{}));
}

TEST_CASE("TS-225 Sophia uses passages alone; with a Flashlight as an extra action (EX-41, EX-80)") {
  Hiders game;
  game.person(kFirst, Person::Sophia);
  game.put(kFirst, kRadio);
  game.turn(kFirst);
  game.answer(answer::Ability{});
  CHECK(game.where(kFirst) == Location::Graveyard);
  CHECK(!game.may(answer::Calm{}));
  game.answer(answer::EndTurn{});

  game.put(kFirst, Location::BanquetHall);
  game.give(kFirst, {Item::Flashlight});
  game.turn(kFirst);
  game.answer(answer::Ability{});
  CHECK(game.where(kFirst) == Location::Garden);
  game.answer(answer::Go{Location::Storage});
  CHECK(game.where(kFirst) == Location::Storage);
  CHECK(game.side().noise.empty());
  CHECK(game.carries(kFirst, Item::Flashlight));
}

TEST_CASE("TS-149 at most eight passages by Perceptive in a turn") {
  Hiders game;
  game.person(kFirst, Person::Sophia);
  game.put(kFirst, kRadio);
  game.give(kFirst, {Item::Flashlight});
  game.turn(kFirst);
  for (int i = 0; i < 8; ++i) game.answer(answer::Ability{});
  CHECK(!game.may(answer::Ability{}));
  CHECK(game.where(kFirst) == kRadio);
}

TEST_CASE("TS-227 William sprints one to three steps, with noise where he ends") {
  Hiders game;
  game.put(kThird, Location::Garden);
  game.turn(kThird);
  game.answer(answer::Ability{});
  CHECK(game.may(answer::Go{Location::DiningRoom}));
  CHECK(!game.may(answer::Go{kMainExit}));
  game.answer(answer::Go{Location::DiningRoom});
  CHECK(game.side().noise == only(Location::DiningRoom));
  CHECK(!game.may(answer::Calm{}));
}

}  // namespace holdout::terrorscape
