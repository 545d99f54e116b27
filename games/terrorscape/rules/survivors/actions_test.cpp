#include "games/terrorscape/rules/testing/played_part.h"

// The six actions (5.9), noise (5.3), blocks and Keys.

namespace holdout::terrorscape {

TEST_CASE(
    "TS-160 TS-021 TS-026 action 1 ends at most two steps away, also where the Killer is (EX-02, EX-03)") {
  Hiders game;
  game.put(kFirst, Location::Shed);
  game.killer(Location::Garden);
  game.turn(kFirst);
  CHECK(game.may(answer::Go{Location::Graveyard}));
  CHECK(game.may(answer::Go{Location::Garden}));
  CHECK(game.may(answer::Go{Location::Shed}));
  CHECK(!game.may(answer::Go{Location::Kitchen}));
  game.answer(answer::Go{Location::Garden});
  CHECK(game.where(kFirst) == Location::Garden);
  CHECK(game.told(EventKind::EncounterBegan) == 0);
}

TEST_CASE("TS-023 a block stops his way (EX-06)") {
  Hiders game;
  game.put(kFirst, Location::Kitchen);
  game.block({Door::D04});
  game.turn(kFirst);
  CHECK(!game.may(answer::Go{Location::Storage}));
  CHECK(game.may(answer::Go{Location::DiningRoom}));
}

TEST_CASE("TS-161 TS-066 calming down takes away all own fear, and everybody sees it (EX-04)") {
  Hiders game;
  game.t().fear = {2, 1, 0};
  game.turn(kFirst);
  game.answer(answer::Calm{});
  CHECK(game.t().fear[0] == 0);
  CHECK(game.t().fear[1] == 1);
  CHECK(game.last<event::FearLost>().n == 2);
  CHECK(game.noticed(EventKind::FearLost, game.rules.killer_seat) == 1);
  CHECK(game.noticed(EventKind::Calmed, game.rules.killer_seat) == 0);
}

TEST_CASE("TS-148 TS-161 calming down without fear is a pass that nobody notices (EX-79)") {
  Hiders game;
  game.turn(kFirst);
  game.answer(answer::Calm{});
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE("TS-163 TS-106 TS-108 TS-013 a cleared block is told at once by its door, not by whom (EX-05)") {
  Hiders game;
  game.put(kFirst, Location::Storage);
  game.block({Door::D04, Door::D01});
  game.turn(kFirst);
  CHECK(!game.may(answer::Clear{Door::D01}));
  CHECK(!game.may(answer::Clear{Door::D05}));
  game.answer(answer::Clear{Door::D04});
  CHECK(game.t().blocks == Doors::only(Door::D01));
  CHECK(game.last<event::BlockRemoved>().door == Door::D04);
  CHECK(game.noticed(EventKind::BlockRemoved, game.rules.killer_seat) == 1);
  CHECK(game.told(EventKind::BlockRemovedBy) == 0);
}

TEST_CASE(
    "TS-164 TS-165 TS-040 repairing places a token and makes noise at the radio, once a round (EX-07)") {
  Hiders game;
  game.put_all(kRadio);
  game.side().repairs = 3;
  game.turn(kFirst);
  game.answer(answer::Repair{});
  CHECK(game.side().repairs == 4);
  CHECK(game.side().noise == only(kRadio));
  game.answer(answer::EndTurn{});
  game.turn(kSecond);
  CHECK(!game.may(answer::Repair{}));
  CHECK(game.noticed(EventKind::Repaired, game.rules.killer_seat) == 0);  // TS-169
}

TEST_CASE(
    "TS-164 nobody repairs where the Killer openly is, in stealth he is nowhere (EX-10, EX-54, TS-172)") {
  Hiders game;
  game.put(kFirst, kRadio);
  game.killer(kRadio);
  game.turn(kFirst);
  CHECK(!game.may(answer::Repair{}));

  Hiders hidden;
  hidden.put(kFirst, kRadio);
  hidden.killer(kRadio);
  hidden.t().stealth = Skill::Vanish;
  hidden.turn(kFirst);
  CHECK(hidden.may(answer::Repair{}));
}

TEST_CASE("TS-168 the fifth token brings the help marker to space 5 at once, for all to see") {
  Hiders game;
  game.put(kFirst, kRadio);
  game.side().repairs = 4;
  game.turn(kFirst);
  game.answer(answer::Repair{});
  CHECK(game.t().help == 5);
  CHECK(game.noticed(EventKind::HelpMoved, game.rules.killer_seat) == 1);
  game.answer(answer::EndTurn{});
  game.side().repaired = false;
  game.turn(kFirst);
  CHECK(!game.may(answer::Repair{}));  // RU-15
}

TEST_CASE("TS-166 TS-124 repairing with Tools places two, and the Tools are gone (EX-08)") {
  Hiders game;
  game.put(kSecond, kRadio);
  game.give(kSecond, {Item::Tools});
  game.side().repairs = 1;
  game.turn(kSecond);
  game.answer(answer::RepairTools{});
  CHECK(game.side().repairs == 3);
  CHECK(!game.carries(kSecond, Item::Tools));
  CHECK(game.side().discards[at(Item::Tools)] == 1);  // TS-130
  CHECK(game.side().noise == only(kRadio));
}

TEST_CASE("TS-223 TS-167 Johnson's Tools place three; what is beyond five is lost (EX-09, EX-58)") {
  Hiders game;
  game.person(kFirst, Person::Johnson);
  game.put(kFirst, kRadio);
  game.give(kFirst, {Item::Tools});
  game.side().repairs = 1;
  game.turn(kFirst);
  game.answer(answer::RepairTools{});
  CHECK(game.side().repairs == 4);

  Hiders nearly;
  nearly.person(kFirst, Person::Johnson);
  nearly.put(kFirst, kRadio);
  nearly.give(kFirst, {Item::Tools});
  nearly.side().repairs = 4;
  nearly.turn(kFirst);
  nearly.answer(answer::RepairTools{});
  CHECK(nearly.side().repairs == 5);
  CHECK(nearly.last<event::Repaired>().n == 1);
}

TEST_CASE("TS-170 Scavenge needs an item location without the Killer and a card (EX-11, RU-53)") {
  Hiders game;
  game.put(kFirst, Location::Gallery);
  game.turn(kFirst);
  CHECK(game.may(answer::Scavenge{}));
  game.answer(answer::Go{Location::Corridor});
  game.answer(answer::EndTurn{});
  game.turn(kFirst);
  CHECK(!game.may(answer::Scavenge{}));

  Hiders watched;
  watched.put(kFirst, Location::Gallery);
  watched.killer(Location::Gallery);
  watched.turn(kFirst);
  CHECK(!watched.may(answer::Scavenge{}));

  Hiders empty;
  empty.put(kFirst, Location::Gallery);
  empty.side().search = {};
  empty.side().bottom_key = false;
  empty.turn(kFirst);
  CHECK(!empty.may(answer::Scavenge{}));
}

TEST_CASE("TS-171 TS-048 a card is kept or discarded, its noise is heard either way (EX-12, EX-13)") {
  Hiders game;
  game.put(kSecond, Location::Gallery);
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  game.draw(Item::Tools);
  CHECK(game.asked(QuestionKind::ScavengeKeep, kSecond));
  game.answer(answer::No{});
  CHECK(!game.carries(kSecond, Item::Tools));
  CHECK(game.side().discards[at(Item::Tools)] == 1);
  CHECK(game.side().noise == only(Location::Gallery));
}

TEST_CASE("TS-048 a card without the symbol makes no noise") {
  Hiders game;
  game.put(kSecond, Location::Gallery);
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  game.draw(Item::Herbs);
  game.answer(answer::Yes{});
  CHECK(game.carries(kSecond, Item::Herbs));
  CHECK(game.side().noise.empty());
}

TEST_CASE("TS-122 TS-123 a Key goes to the rack at once, with a full backpack too (EX-14, EX-15)") {
  Hiders game;
  game.put(kSecond, Location::Gallery);
  game.give(kSecond, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.t().keys = 5;
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  game.draw(Item::Key);
  game.answer(answer::Yes{});
  CHECK(game.t().keys == 6);
  CHECK(game.noticed(EventKind::KeyFound, game.rules.killer_seat) == 1);
  CHECK(game.asked(QuestionKind::Action));  // nothing has to be dropped
}

TEST_CASE("TS-120 TS-121 TS-129 an item too many: he chooses what goes (EX-12)") {
  Hiders game;
  game.put(kSecond, Location::Gallery);
  game.give(kSecond, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  game.draw(Item::Tools);
  game.answer(answer::Yes{});
  CHECK(game.asked(QuestionKind::Overflow, kSecond));
  CHECK(game.may(answer::Drop{Item::Tools}));
  game.answer(answer::Drop{Item::Hatchet});
  CHECK(game.asked(QuestionKind::Action));
  CHECK(game.carries(kSecond, Item::Tools));
  CHECK(!game.may(answer::Drop{Item::Herbs}));
  CHECK(game.noticed(EventKind::Dropped, game.rules.killer_seat) == 0);  // TS-131
}

TEST_CASE("TS-120 Johnson's backpack holds six") {
  Hiders game;
  game.person(kFirst, Person::Johnson);
  CHECK(pack_limit(game.rules, game.t(), kFirst) == 6);
  CHECK(pack_limit(game.rules, game.t(), kSecond) == 3);
}

TEST_CASE("TS-173 several Survivors may Scavenge in one round in the same location") {
  Hiders game;
  game.put_all(Location::Gallery);
  game.turn(kFirst);
  game.answer(answer::Scavenge{});
  game.draw(Item::Herbs);
  game.answer(answer::Yes{});
  game.answer(answer::EndTurn{});
  game.turn(kSecond);
  CHECK(game.may(answer::Scavenge{}));
}

TEST_CASE("the coloured-key card lies under all others, and is no matter of chance (3.8)") {
  Hiders game;
  game.put(kSecond, Location::Gallery);
  game.side().search = {};
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  CHECK(game.asked(QuestionKind::ScavengeKeep));
  CHECK(game.last<event::Drawn>().thing == Item::Key);
  game.answer(answer::Yes{});
  CHECK(game.t().keys == 1);
  CHECK(search_cards(game.s) == 0);
}

}  // namespace holdout::terrorscape
