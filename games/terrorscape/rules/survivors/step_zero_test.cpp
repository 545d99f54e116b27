#include "games/terrorscape/rules/testing/played_part.h"

// Step 0 and the ends of the game (TS-141..144, 5.18).

namespace holdout::terrorscape {

namespace {

void keys(Hiders& game, int n) { game.t().keys = u8(n); }

}  // namespace

TEST_CASE("TS-143 TS-403 with five Keys and everybody at the Main exit the Survivors win") {
  Hiders game;
  keys(game, 5);
  game.t().help = 3;
  game.put_all(kMainExit);
  game.play(StepZero{});
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::MainExit);
  CHECK(game.t().winners == game.rules.survivor_seats);
  CHECK(game.last<event::GameEnded>().ending == Ending::MainExit);
}

TEST_CASE("TS-143 TS-402 four Keys, or somebody elsewhere, are not enough") {
  Hiders few;
  keys(few, 4);
  few.put_all(kMainExit);
  few.play(StepZero{});
  CHECK(few.finished());
  CHECK(!few.game_is_over());

  Hiders apart;
  keys(apart, 5);
  apart.put_all(kMainExit);
  apart.put(kThird, Location::Gallery);
  apart.play(StepZero{});
  CHECK(!apart.game_is_over());
}

TEST_CASE("TS-402 reaching the exit with five Keys in a turn does not end the game") {
  Hiders game;
  keys(game, 5);
  game.put_all(kMainExit);
  game.put(kFirst, Location::Gallery);
  game.turn(kFirst);
  game.answer(answer::Go{kMainExit});
  CHECK(!game.game_is_over());
  CHECK(game.t().ending == Ending::Running);
}

TEST_CASE("TS-144 the Hidden exit needs the Secret map in somebody's backpack") {
  Hiders without;
  keys(without, 5);
  without.put_all(kHiddenExit);
  without.play(StepZero{});
  CHECK(!without.game_is_over());

  Hiders with;
  keys(with, 5);
  with.put_all(kHiddenExit);
  with.give(kSecond, {Item::SecretMap});
  with.play(StepZero{});
  CHECK(with.game_is_over());
  CHECK(with.t().ending == Ending::HiddenExit);
}

TEST_CASE("TS-142 TS-400 help comes a space nearer in every round and rescues on space 0") {
  Hiders game;
  game.t().help = 2;
  game.play(StepZero{});
  CHECK(game.t().help == 1);
  CHECK(game.last<event::HelpMoved>().n == 1);
  CHECK(!game.game_is_over());
  game.play(StepZero{});
  CHECK(game.t().help == 0);
  CHECK(game.game_is_over());
  CHECK(game.t().ending == Ending::Rescued);
  CHECK(game.t().winners == game.rules.survivor_seats);
}

TEST_CASE("TS-142 a marker that is off the track stays off") {
  Hiders game;
  game.play(StepZero{});
  CHECK(game.t().help == Table::kNoHelp);
  CHECK(game.told(EventKind::HelpMoved) == 0);
}

TEST_CASE("TS-011 TS-401 a finished game is over at once, and everything hidden is shown (TS-404)") {
  Hiders game;
  game.give(kFirst, {Item::Tools, Item::Herbs});
  game.side().repairs = 3;
  game.h().killer.hand[at(Skill::Chase)] = 2;
  game.change([](Now& now) { return end_game(now, Ending::Eliminated); });
  CHECK(game.t().phase == Phase::Over);
  CHECK(game.t().moment == Moment::Over);
  CHECK(game.t().winners == only(game.rules.killer_seat));
  CHECK(game.told(EventKind::ShownPlace) == kPlaces);
  CHECK(game.last<event::ShownRepair>().n == 3);
  CHECK(game.last<event::ShownHand>().skills[1] == Skill::Chase);
  CHECK(game.last<event::ShownHand>().skills[2] == Skill::None);
  CHECK(game.noticed(EventKind::ShownPack, kSpectator) == kPlaces);
}

}  // namespace holdout::terrorscape
