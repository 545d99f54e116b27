#include "games/terrorscape/rules/testing/played_part.h"

// The discovery step (TS-200..205).

namespace holdout::terrorscape {

namespace {

// The side agrees on this one.
void name(Hiders& game, Survivor who) {
  game.answer(speaker(game.rules, game.s), answer::Who{who});
  while (game.asked(QuestionKind::Discoverer)) game.answer(answer::Agree{});
}

}  // namespace

TEST_CASE("TS-202 TS-203 the side names who draws; he keeps one of two (EX-36)") {
  Hiders game;
  game.put_all(Location::Study);
  game.play(Discovery{});
  CHECK(game.asked(QuestionKind::Discoverer));
  name(game, kSecond);
  CHECK(game.chance_is_asked());
  game.draw(Item::Herbs);
  game.draw(Item::Ammo);
  CHECK(game.asked(QuestionKind::DiscoveryKeep, kSecond));  // the choice cannot be changed any more
  CHECK(game.options().size() == 2);
  game.answer(answer::KeepItem{Item::Ammo});
  CHECK(game.finished());
  CHECK(game.carries(kSecond, Item::Ammo));
  CHECK(game.side().discards[at(Item::Herbs)] == 1);
  CHECK(game.side().noise.empty());
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE("TS-202 a proposal needs everybody's agreement, and each has two of them") {
  Hiders game;
  game.play(Discovery{});
  CHECK(game.open().waited_for == only(Seat{1}));
  game.answer(Seat{1}, answer::Who{kFirst});
  CHECK(game.open().waited_for == only(Seat{2}).with(Seat{3}));
  game.answer(Seat{2}, answer::Agree{});
  game.answer(Seat{3}, answer::Who{kThird});
  CHECK(game.open().waited_for == only(Seat{1}).with(Seat{2}));
  game.answer(Seat{1}, answer::Agree{});
  game.answer(Seat{2}, answer::Agree{});
  CHECK(game.last<event::DiscovererNamed>().who == kThird);
}

TEST_CASE("one player alone on the side just decides") {
  Hiders game(2);
  game.play(Discovery{});
  game.answer(Seat{1}, answer::Who{kThird});
  CHECK(game.chance_is_asked());
}

TEST_CASE("TS-203 TS-204 two Keys: one is kept, one is lost, one noise (EX-57)") {
  Hiders game;
  game.put_all(Location::Study);
  game.play(Discovery{});
  name(game, kSecond);
  game.draw(Item::Key);
  game.draw(Item::Key);
  CHECK(game.finished());  // there is nothing to choose
  CHECK(game.t().keys == 1);
  CHECK(game.side().discards[at(Item::Key)] == 1);
  CHECK(game.side().noise == only(Location::Study));
  CHECK(game.told(EventKind::NoiseMade) == 1);
}

TEST_CASE("TS-204 a card that is not kept is heard as well") {
  Hiders game;
  game.put_all(Location::Study);
  game.play(Discovery{});
  name(game, kSecond);
  game.draw(Item::Tools);
  game.draw(Item::Herbs);
  game.answer(answer::KeepItem{Item::Herbs});
  CHECK(game.side().noise == only(Location::Study));
}

TEST_CASE("TS-202 TS-203 the last card is drawn alone and kept (EX-16, RU-14)") {
  Hiders game;
  game.side().discovery = {};
  game.side().discovery[at(Item::Ammo)] = 1;
  game.play(Discovery{});
  name(game, kSecond);
  game.draw(Item::Ammo);
  CHECK(game.finished());
  CHECK(game.carries(kSecond, Item::Ammo));
}

TEST_CASE("TS-200 TS-401 an empty deck without help on its way loses the game (EX-17)") {
  Hiders game;
  game.side().discovery = {};
  game.play(Discovery{});
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::Lost);
  CHECK(game.t().winners == only(game.rules.killer_seat));
}

TEST_CASE("TS-201 with help on its way the step is skipped, and the Killer is not told (EX-18)") {
  Hiders game;
  game.side().discovery = {};
  game.t().help = 3;
  game.play(Discovery{});
  CHECK(game.finished());
  CHECK(!game.game_is_over());
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE("TS-121 a full backpack gives something up after a discovery") {
  Hiders game;
  game.give(kSecond, {Item::Herbs, Item::Herbs, Item::Hatchet});
  game.play(Discovery{});
  name(game, kSecond);
  game.draw(Item::Ammo);
  game.draw(Item::Sedative);
  game.answer(answer::KeepItem{Item::Ammo});
  CHECK(game.asked(QuestionKind::Overflow, kSecond));
  game.answer(answer::Drop{Item::Ammo});
  CHECK(game.finished());
}

}  // namespace holdout::terrorscape
