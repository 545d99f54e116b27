#include "games/terrorscape/rules/testing/played_part.h"
#include "games/terrorscape/rules/testing/random_game.h"

// Variant 2, On your own (12.3).

namespace holdout::terrorscape {

namespace {

// A game for oneself; the second Survivor has the token.
Hiders alone(Setup::Choices more = {}) {
  more["on_your_own"] = "on";
  Hiders game(4, std::move(more));
  game.t().token = kSecond;
  return game;
}

}  // namespace

TEST_CASE("TS-530 TS-532 four players, one Survivor each; chance gives the token") {
  RandomGame game(4, 2, {{"on_your_own", "on"}});
  CHECK(game.open().waited_for == only(Seat{0}).with(Seat{1}));  // each picks for his own place, in order
  CHECK(!game.may(Seat{2}, answer::PickPerson{Person::Anna}));
  game.answer(Seat{1}, answer::PickPerson{Person::Anna});
  CHECK(game.open().waited_for == only(Seat{0}).with(Seat{2}));
  CHECK(!game.may(Seat{2}, answer::PickPerson{Person::Anna}));
  REQUIRE(game.until(QuestionKind::Action));
  CHECK(game.s.table.token != kNoSurvivor);
  CHECK(game.s.hidden.survivors.turn == game.s.table.token);  // TS-548
}

TEST_CASE("TS-548 turns go clockwise from the holder of the token, and nobody is asked for the order") {
  Hiders game = alone();
  game.play(Turns{});
  for (Survivor who : {kSecond, kThird, kFirst}) {
    CHECK(game.asked(QuestionKind::Action, who));
    game.answer(answer::Calm{});
    game.answer(answer::EndTurn{});
  }
  CHECK(game.finished());
}

TEST_CASE("TS-531 a Key belongs to its finder, beside the backpack, and the Killer does not learn of it") {
  Hiders game = alone();
  game.put(kSecond, Location::Gallery);
  game.give(kSecond, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.turn(kSecond);
  game.answer(answer::Scavenge{});
  game.draw(Item::Key);
  game.answer(answer::Yes{});
  CHECK(game.side().keys[1] == 1);
  CHECK(game.t().keys == 0);
  CHECK(game.asked(QuestionKind::Action));
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
  CHECK(game.noticed(EventKind::OwnKey, Seat{3}) == 1);  // TS-552
}

TEST_CASE("TS-533 the holder alone draws and passes the token to the next living one, clockwise") {
  Hiders game = alone();
  game.t().eliminated = only(kThird);
  game.play(Discovery{});
  CHECK(game.told(EventKind::Proposed) == 0);  // the discoverer is not asked for
  game.draw(Item::Herbs);
  game.draw(Item::Ammo);
  CHECK(game.asked(QuestionKind::DiscoveryKeep, kSecond));
  game.answer(answer::KeepItem{Item::Ammo});
  CHECK(game.t().token == kFirst);
  CHECK(game.noticed(EventKind::TokenGiven, game.rules.killer_seat) == 1);
}

TEST_CASE("TS-533 a skipped discovery leaves the token where it is (RU-58)") {
  Hiders game = alone();
  game.side().discovery = {};
  game.t().help = 2;
  game.play(Discovery{});
  CHECK(game.t().token == kSecond);
}

TEST_CASE("TS-534 the report is made for all, and names nobody who made a noise") {
  Hiders game = alone();
  game.put(kFirst, kRadio);
  game.turn(kFirst);
  game.answer(answer::Repair{});
  CHECK(game.noticed(EventKind::NoiseMade, game.rules.killer_seat) == 0);
}

TEST_CASE("TS-535 with three Keys one escapes at step 0, alone, by an exit of his own (EX-85)") {
  Hiders game = alone();
  game.put_all(Location::Study);
  game.put(kFirst, kMainExit);
  game.side().keys = {3, 3, 2};
  game.play(StepZero{});
  CHECK(game.asked(QuestionKind::EscapeAlone, kFirst));
  game.answer(answer::Yes{});
  CHECK(game.t().escaped == only(kFirst));
  CHECK(game.last<event::Escaped>().who == kFirst);
  CHECK(game.finished());
  CHECK(!game.game_is_over());
  CHECK(in_mansion(game.t()) == only(kSecond).with(kThird));
}

TEST_CASE("TS-535 the Hidden exit needs his own Secret map; he may also stay") {
  Hiders game = alone();
  game.put_all(kHiddenExit);
  game.side().keys = {3, 3, 3};
  game.give(kThird, {Item::SecretMap});
  game.play(StepZero{});
  CHECK(game.asked(QuestionKind::EscapeAlone, kThird));
  game.answer(answer::Pass{});
  CHECK(game.t().escaped.empty());
  CHECK(game.finished());
}

TEST_CASE(
    "TS-550 five Keys of all together do not end the game, and TS-553 a token of one who escapes is passed "
    "on") {
  Hiders game = alone();
  game.put_all(kMainExit);
  game.t().keys = 6;
  game.play(StepZero{});
  CHECK(!game.game_is_over());
  game.side().keys = {0, 3, 0};
  game.play(StepZero{});
  game.answer(answer::Yes{});
  CHECK(game.t().token == kThird);
}

TEST_CASE("TS-536 TS-543 help saves the living who are still there, beside those who escaped") {
  Hiders game = alone();
  game.t().help = 1;
  game.t().eliminated = only(kFirst);
  game.t().escaped = only(kThird);
  game.play(StepZero{});
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::Rescued);
  CHECK(game.t().winners == only(Seat{2}).with(Seat{3}));
}

TEST_CASE("TS-537 for each token placed the one who repairs draws, each card as by Scavenge (EX-86)") {
  Hiders game = alone();
  game.person(kFirst, Person::Johnson);
  game.put(kFirst, kRadio);
  game.give(kFirst, {Item::Tools});
  game.turn(kFirst);
  game.answer(answer::RepairTools{});
  for (const Item item : {Item::Herbs, Item::Hatchet, Item::LimePowder}) {
    CHECK(game.chance_is_asked());
    game.draw(item);
    CHECK(game.asked(QuestionKind::ScavengeKeep, kFirst));
    game.answer(answer::No{});
  }
  CHECK(game.asked(QuestionKind::Action, kFirst));
}

TEST_CASE(
    "TS-537 TS-222 Anna's reward makes no noise beside that of the Repair (EX-100); an empty deck gives "
    "none") {
  Hiders game = alone();
  game.put(kFirst, kRadio);
  game.side().search = {};
  game.turn(kFirst);
  game.answer(answer::Repair{});
  CHECK(game.asked(QuestionKind::ScavengeKeep, kFirst));  // the coloured-key card
  game.answer(answer::Yes{});
  CHECK(game.side().noise == only(kRadio));
  CHECK(game.told(EventKind::NoiseMade) == 1);
  game.answer(answer::EndTurn{});
  game.side().repaired = false;
  game.turn(kFirst);
  game.answer(answer::Repair{});
  CHECK(game.asked(QuestionKind::Action, kFirst));
}

TEST_CASE("TS-538 TS-539 TS-551 things of the dead lie where they fell and are picked up one by one") {
  Hiders game = alone();
  game.put_all(Location::Study);
  game.give(kThird, {Item::Tools});
  game.side().keys[2] = 2;
  game.t().eliminated = only(kThird);
  game.turn(kFirst);
  game.answer(answer::PickUp{kThird});
  CHECK(game.asked(QuestionKind::PickUp, kFirst));
  game.answer(answer::TakeKey{});
  CHECK(game.side().keys == std::array<std::uint8_t, kPlaces>{1, 0, 1});
  CHECK(game.may(answer::Calm{}));  // an extra action
  game.answer(answer::PickUp{kThird});
  game.answer(answer::Leave{});
  CHECK(game.side().keys[2] == 1);
  game.answer(answer::PickUp{kThird});
  game.answer(answer::Take{Item::Tools});
  CHECK(game.carries(kFirst, Item::Tools));
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);

  Hiders elsewhere = alone();
  elsewhere.give(kThird, {Item::Tools});
  elsewhere.put(kThird, Location::Shed);
  elsewhere.t().eliminated = only(kThird);
  elsewhere.turn(kFirst);
  CHECK(!elsewhere.may(answer::PickUp{kThird}));
}

TEST_CASE("TS-539 TS-120 what is picked up counts for the limit") {
  Hiders game = alone();
  game.put_all(Location::Study);
  game.give(kFirst, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.give(kThird, {Item::Tools});
  game.t().eliminated = only(kThird);
  game.turn(kFirst);
  game.answer(answer::PickUp{kThird});
  game.answer(answer::Take{Item::Tools});
  CHECK(game.asked(QuestionKind::Overflow, kFirst));
}

TEST_CASE("TS-540 TS-605 the living exchange items; Keys only with the option") {
  Hiders game = alone();
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Ammo});
  game.side().keys[0] = 1;
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kSecond});
  CHECK(game.may(answer::Give{Item::Ammo}));
  CHECK(!game.may(answer::Give{Item::Key}));

  Hiders trading = alone({{"trade_keys", "on"}});
  trading.put_all(kMainExit);
  trading.side().keys = {1, 0, 2};
  trading.turn(kFirst);
  trading.answer(answer::ExchangeWith{kThird});
  trading.answer(answer::Ask{Item::Key});
  trading.answer(answer::Ask{Item::Key});
  CHECK(!trading.may(answer::Ask{Item::Key}));
  trading.answer(answer::Forward{});
  trading.answer(answer::Yes{});
  CHECK(trading.side().keys == std::array<std::uint8_t, kPlaces>{3, 0, 0});
}

TEST_CASE("TS-541 who removes a block is named to the Killer") {
  Hiders game = alone();
  game.put(kThird, Location::Kitchen);
  game.block({Door::D04});
  game.turn(kThird);
  game.answer(answer::Clear{Door::D04});
  CHECK(game.last<event::BlockRemovedBy>().who == kThird);
  CHECK(game.noticed(EventKind::BlockRemovedBy, game.rules.killer_seat) == 1);
  CHECK(game.told(EventKind::BlockRemoved) == 0);
}

TEST_CASE("TS-542 TS-544 the game ends when nobody is left; the Killer wins with two eliminated") {
  Hiders game = alone();
  game.t().eliminated = only(kSecond).with(kThird);
  game.put(kFirst, kMainExit);
  game.side().keys[0] = 3;
  game.t().token = kFirst;
  game.play(StepZero{});
  game.answer(answer::Yes{});
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::Finished);
  CHECK(game.t().winners == only(Seat{1}).with(game.rules.killer_seat));  // both can win
}

TEST_CASE("TS-544 one eliminated Survivor is not enough for the Killer") {
  Hiders game = alone();
  game.t().eliminated = only(kSecond);
  game.t().escaped = only(kThird);
  game.put(kFirst, kMainExit);
  game.side().keys[0] = 3;
  game.t().token = kFirst;
  game.play(StepZero{});
  game.answer(answer::Yes{});
  CHECK(game.t().winners == only(Seat{1}).with(Seat{3}));
}

TEST_CASE("TS-545 with an empty deck and no help those in the mansion are lost and count as eliminated") {
  Hiders game = alone();
  game.t().escaped = only(kFirst);
  game.side().discovery = {};
  game.play(Discovery{});
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::Lost);
  CHECK(game.t().eliminated == only(kSecond).with(kThird));
  CHECK(game.t().winners == only(Seat{1}).with(game.rules.killer_seat));
}

TEST_CASE("TS-546 TS-554 whoever is gone decides nothing more; all Survivors are the living in the mansion") {
  Hiders game = alone();
  game.t().eliminated = only(kSecond);
  game.t().escaped = only(kThird);
  CHECK(in_mansion(game.t()) == only(kFirst));
  CHECK(survivor_players(game.rules, game.t()) == only(Seat{1}));
  game.t().token = kFirst;
  game.play(Turns{});
  CHECK(game.asked(QuestionKind::Action, kFirst));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  CHECK(game.finished());
}

TEST_CASE("TS-552 TS-554 the side sees each other's places, backpacks and Keys, also whoever is out of it") {
  RandomGame game(4, 4, {{"on_your_own", "on"}});
  REQUIRE(game.until(QuestionKind::Action));
  game.s.hidden.survivors.keys = {2, 1, 0};
  game.s.table.escaped = only(kThird);
  for (Seat seat : game.rules.survivor_seats) CHECK(game.view(seat).survivors == game.s.hidden.survivors);
  CHECK(game.view(Seat{0}).survivors == SurvivorSecrets{});  // TS-551
}

}  // namespace holdout::terrorscape
