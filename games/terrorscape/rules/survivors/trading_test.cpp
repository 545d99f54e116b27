#include "games/terrorscape/rules/testing/played_part.h"

// Exchanges (TS-126, TS-127).

namespace holdout::terrorscape {

TEST_CASE("TS-126 TS-131 an exchange is built in private, put forward and answered (EX-01)") {
  Hiders game;
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Ammo});
  game.give(kSecond, {Item::Revolver});
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kSecond});
  CHECK(!game.may(answer::Forward{}));
  CHECK(!game.may(answer::Give{Item::Revolver}));
  game.answer(answer::Give{Item::Ammo});
  CHECK(!game.may(answer::Give{Item::Ammo}));  // he has one
  CHECK(game.told(EventKind::Offered) == 0);
  game.answer(answer::Forward{});
  CHECK(game.asked(QuestionKind::ExchangeAnswer, kSecond));
  game.answer(answer::Yes{});
  CHECK(game.carries(kSecond, Item::Ammo));
  CHECK(!game.carries(kFirst, Item::Ammo));
  CHECK(game.may(answer::Calm{}));  // it was no action
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE("TS-126 it may be refused, or left before it is put forward") {
  Hiders game;
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Ammo});
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kThird});
  game.answer(answer::Give{Item::Ammo});
  game.answer(answer::Leave{});
  CHECK(game.s.hidden.draft == Exchange{});
  CHECK(game.side().exchanges == 0);
  game.answer(answer::ExchangeWith{kThird});
  game.answer(answer::Give{Item::Ammo});
  game.answer(answer::Forward{});
  game.answer(answer::No{});
  CHECK(game.carries(kFirst, Item::Ammo));
  CHECK(game.side().exchanges == 1);
}

TEST_CASE("TS-126 between Survivors of one player it happens at once; nobody elsewhere takes part") {
  Hiders game(2);
  game.put_all(kMainExit);
  game.put(kThird, Location::Gallery);
  game.give(kFirst, {Item::Ammo});
  game.turn(kFirst);
  CHECK(!game.may(answer::ExchangeWith{kThird}));
  game.answer(answer::ExchangeWith{kSecond});
  game.answer(answer::Give{Item::Ammo});
  game.answer(answer::Forward{});
  CHECK(game.carries(kSecond, Item::Ammo));
}

TEST_CASE("TS-121 limits are looked at after the whole exchange (EX-94)") {
  Hiders game(2);
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.give(kSecond, {Item::Tools, Item::Tools, Item::Ammo});
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kSecond});
  game.answer(answer::Give{Item::Hatchet});
  game.answer(answer::Ask{Item::Ammo});
  game.answer(answer::Forward{});
  CHECK(game.asked(QuestionKind::Action));  // two full backpacks swap without loss

  game.answer(answer::ExchangeWith{kSecond});
  game.answer(answer::Give{Item::Ammo});
  game.answer(answer::Forward{});
  CHECK(game.asked(QuestionKind::Overflow, kSecond));
  game.answer(answer::Drop{Item::Tools});
  CHECK(pack_size(game.s, kSecond) == 3);
  CHECK(game.asked(QuestionKind::Action));
}

TEST_CASE("TS-126 at most three items each way") {
  Hiders game(2);
  game.person(kFirst, Person::Johnson);
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Herbs, Item::Herbs, Item::Herbs, Item::Hatchet});
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kSecond});
  for (int i = 0; i < 3; ++i) game.answer(answer::Give{Item::Herbs});
  CHECK(!game.may(answer::Give{Item::Hatchet}));
}

TEST_CASE("TS-149 six exchanges are put forward in a turn, no more") {
  Hiders game;
  game.put_all(kMainExit);
  game.give(kFirst, {Item::Ammo});
  game.turn(kFirst);
  for (int i = 0; i < 6; ++i) {
    game.answer(answer::ExchangeWith{kSecond});
    game.answer(answer::Give{Item::Ammo});
    game.answer(answer::Forward{});
    game.answer(answer::No{});
  }
  CHECK(!game.may(answer::ExchangeWith{kSecond}));
}

TEST_CASE("TS-127 Keys are not exchanged") {
  Hiders game;
  game.put_all(kMainExit);
  game.t().keys = 3;
  game.give(kFirst, {Item::Ammo});
  game.turn(kFirst);
  game.answer(answer::ExchangeWith{kSecond});
  CHECK(!game.may(answer::Give{Item::Key}));
  CHECK(!game.may(answer::Ask{Item::Key}));
}

}  // namespace holdout::terrorscape
