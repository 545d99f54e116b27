#include "games/terrorscape/rules/testing/played_part.h"

// The order of turns and what may be done in one (5.8).

namespace holdout::terrorscape {

TEST_CASE("TS-145 TS-146 the Speaker names who acts next; everybody may begin the turn of an own Survivor") {
  Hiders game;  // 4 players: the Killer is seat 0
  game.play(Turns{});
  CHECK(game.asked(QuestionKind::NextSurvivor));
  CHECK(game.open().waited_for == only(Seat{1}));
  CHECK(game.open().may_answer == game.rules.survivor_seats);
  CHECK(game.may(Seat{1}, answer::Begin{kThird}));
  CHECK(game.may(Seat{3}, answer::Begin{kThird}));
  CHECK(!game.may(Seat{3}, answer::Begin{kSecond}));
  game.answer(Seat{3}, answer::Begin{kThird});
  CHECK(game.asked(QuestionKind::Action, kThird));  // his turn is finished before the next begins
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  CHECK(game.asked(QuestionKind::NextSurvivor));
  CHECK(!game.may(Seat{1}, answer::Begin{kThird}));  // exactly one turn
}

TEST_CASE("TS-145 the office of the Speaker can be handed on once a round") {
  Hiders game;
  game.play(Turns{});
  game.answer(Seat{1}, answer::HandOn{Seat{2}});
  CHECK(game.open().waited_for == only(Seat{2}));
  CHECK(!game.may(Seat{2}, answer::HandOn{Seat{3}}));
  CHECK(game.may(Seat{2}, answer::Begin{kFirst}));
  CHECK(!game.may(Seat{1}, answer::Begin{kSecond}));
  CHECK(game.noticed(EventKind::SpeakerChanged, game.rules.killer_seat) == 0);
}

TEST_CASE("TS-145 when all three have acted the turns are over, and the last one left begins by himself") {
  Hiders game(2);
  game.play(Turns{});
  for (Survivor who : {kSecond, kFirst}) {
    game.answer(answer::Begin{who});
    game.answer(answer::Calm{});
    game.answer(answer::EndTurn{});
  }
  CHECK(game.asked(QuestionKind::Action, kThird));
  game.answer(answer::Calm{});
  game.answer(answer::EndTurn{});
  CHECK(game.finished());
  CHECK(game.side().done == kAllSurvivors);
}

TEST_CASE("TS-002 a player who controls several Survivors acts for each of them") {
  Hiders game(3);  // places 1 and 3 the first, place 2 the second player
  CHECK(seat_of(game.rules, kFirst) == Seat{1});
  CHECK(seat_of(game.rules, kSecond) == Seat{2});
  CHECK(seat_of(game.rules, kThird) == Seat{1});
  game.play(Turns{});
  CHECK(game.may(Seat{2}, answer::Begin{kSecond}));
  CHECK(!game.may(Seat{2}, answer::Begin{kFirst}));
}

TEST_CASE("TS-147 exactly one action, extra actions before and after it, and the end only after it") {
  Hiders game;
  game.give(kFirst, {Item::Adrenaline, Item::WhiskyBottle});
  game.put(kFirst, Location::Kitchen);
  game.turn(kFirst);
  CHECK(!game.may(answer::EndTurn{}));
  game.answer(answer::Use{Item::Adrenaline});
  game.answer(answer::Go{Location::Storage});
  CHECK(game.may(answer::Scavenge{}));  // the one action is still to come
  game.answer(answer::Go{Location::Garden});
  CHECK(!game.may(answer::Calm{}));
  CHECK(game.may(answer::Use{Item::WhiskyBottle}));
  CHECK(game.may(answer::EndTurn{}));
  game.answer(answer::EndTurn{});
  CHECK(game.finished());
}

TEST_CASE("TS-032 TS-148 with every door blocked he may still calm down, clear or act specially (EX-73)") {
  Hiders game;
  game.give(kFirst, {Item::Adrenaline});
  game.put(kFirst, kMainExit);
  game.block({Door::D02, Door::D06, Door::D09, Door::D10});
  game.turn(kFirst);
  for (Location room : kWholeMansion) CHECK(!game.may(answer::Go{room}));
  CHECK(!game.may(answer::Use{Item::Adrenaline}));  // no step is possible
  CHECK(game.may(answer::Calm{}));
  CHECK(game.may(answer::Clear{Door::D06}));
}

TEST_CASE("TS-016 TS-031 the Killer notices nothing of a turn that no rule makes public") {
  Hiders game;
  game.give(kFirst, {Item::WhiskyBottle});
  game.play(Turns{});
  game.answer(answer::Begin{kFirst});
  game.answer(answer::Use{Item::WhiskyBottle});
  game.answer(answer::At{Location::Gallery});
  game.answer(answer::Go{Location::Corridor});
  game.answer(answer::EndTurn{});
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
  CHECK(game.noticed_by(kSpectator) == 0);
  CHECK(game.noticed(EventKind::Moved, Seat{2}) == 1);
}

}  // namespace holdout::terrorscape
