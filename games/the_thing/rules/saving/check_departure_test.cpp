#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/testing/damaged_save.h"

// Illegal boarding: what check() refuses of a departure (TT-901..912).

namespace holdout::the_thing {
namespace {

RandomGame written_game(int players, std::string_view given) {
  RandomGame game(players);
  Result<WrittenPosition> position = read_given(given);
  REQUIRE_MESSAGE(position, position.problem().message());
  game.s = position->state;
  return game;
}

// Red, the least suspected, is to board first; blue is the Alien.
RandomGame at_the_station() {
  RandomGame game = written_game(
      4, "4 players; boarding; rescue 10; aliens blue; suspicion red 1, green 2, blue 3, yellow 4");
  REQUIRE(game.asks(QuestionKind::BoardFirst));
  return game;
}
// Red is aboard, and green is asked whether to follow.
RandomGame boarding_the_rescue() {
  RandomGame game = at_the_station();
  game.answer(Seat{0}, answer::Yes{});
  REQUIRE(game.asks(QuestionKind::WantToBoard));
  return game;
}
// The same with the Helicopter, by Keys and a Use card.
RandomGame boarding_the_helicopter() {
  RandomGame game = written_game(4,
                                 "4 players; assignment; aliens blue; helicopter: red, fuel 2, damage 0\n"
                                 "goods red: keys; pile: use");
  REQUIRE(game.until(QuestionKind::Escape));
  game.answer(Seat{0}, answer::Escape{});
  REQUIRE(game.asks(QuestionKind::WantToBoard));
  return game;
}

TEST_CASE("check: TT-901 TT-903 TT-907 illegal boarding: nobody aboard, or nobody to follow") {
  const RandomGame game = boarding_the_rescue();
  CHECK(after(game, [](State&) {}) == "nothing");
  refused(game, "table.boarding: nobody is aboard", [](State& s) { s.table.boarding.first = kNoSlot; });
  refused(game, "table.boarding: nobody is aboard", [](State& s) { s.table.boarding.aboard = {}; });
  refused(game, "table.boarding: nobody is aboard", [](State& s) { s.table.boarding.exit = Exit::None; });
  refused(game, "table.boarding: somebody aboard who cannot be",
          [](State& s) { s.table.boarding.asked = s.table.boarding.aboard; });
  for (Slot candidate : {kNoSlot, kRed, kBlue, kYellow})  // green is the next one
    refused(game, "table.boarding.candidate", [&](State& s) { s.table.boarding.candidate = candidate; });
  refused(game, "table.boarding.candidate", [](State& s) { s.table.boarding.asked = only(kGreen1); });
}

TEST_CASE("check: TT-230 TT-231 TT-233 illegal boarding: the Rescue Helicopter is not at the Station") {
  const auto not_sent = [](State& s) { s.table.rescue = 0; };
  const auto on_its_way = [](State& s) { --s.table.rescue; };
  const auto gone = [](State& s) { s.table.rescue_gone = true; };
  const RandomGame offered = at_the_station();
  const RandomGame boarding = boarding_the_rescue();
  RandomGame voting = boarding;
  voting.answer(Seat{1}, answer::Yes{});
  REQUIRE(voting.asks(QuestionKind::Admit));
  CHECK(after(offered, [](State&) {}) == "nothing");
  CHECK(after(voting, [](State&) {}) == "nothing");
  refused(offered, "table.rescue: nothing to board", not_sent);
  refused(offered, "table.rescue: nothing to board", on_its_way);
  refused(offered, "table.rescue: nothing to board", gone);
  for (const RandomGame& game : {boarding, voting}) {
    refused(game, "table.boarding.exit: the Rescue Helicopter", not_sent);
    refused(game, "table.boarding.exit: the Rescue Helicopter", on_its_way);
    refused(game, "table.boarding.exit: the Rescue Helicopter", gone);
    refused(game, "table.boarding.exit: not the one",
            [](State& s) { s.table.boarding.exit = Exit::Snowcat; });
  }
}

TEST_CASE("check: TT-646 TT-910 illegal boarding: the vehicle is not ready, or not there") {
  const RandomGame game = boarding_the_helicopter();
  constexpr std::string_view kCannot = "table.boarding.exit: helicopter cannot leave";
  CHECK(after(game, [](State&) {}) == "nothing");
  refused(game, kCannot, [](State& s) { --s.table.fuel[at(Location::Helicopter)]; });
  refused(game, kCannot, [](State& s) {
    ++s.table.damage[at(Location::Helicopter)];
    --s.table.command;
  });
  refused(game, kCannot, [](State& s) {  // TT-585
    s.table.burnt.add(Location::Helicopter);
    s.table.cards_gone.add(Location::Helicopter);
    --s.table.fires;
    s.table.fuel[at(Location::Helicopter)] = 0;
    move_figure(s, kRed, Location::RecRoom);
  });
  refused(game, kCannot, [](State& s) { move_figure(s, kRed, Location::Lab); });
  refused(game, "table.boarding.exit: snowcat cannot leave",
          [](State& s) { s.table.boarding.exit = Exit::Snowcat; });
  refused(game, "table.boarding.exit: not the one", [](State& s) { s.table.boarding.exit = Exit::Rescue; });
}

TEST_CASE("check: TT-901 TT-904 TT-906 illegal boarding: who was never let in") {
  const RandomGame game = boarding_the_rescue();
  constexpr std::string_view kUnseen = "table.boarding.aboard: somebody who did not show";
  refused(game, kUnseen, [](State& s) { s.table.boarding.aboard.add(kBlue); });  // the game would have ended
  refused(game, kUnseen, [](State& s) { s.table.boarding.aboard.add(kYellow); });
  refused(game, kUnseen, [](State& s) { s.table.shown_human.add(kYellow); });
  CHECK(after(game, [](State& s) {  // as after a first pass
          s.table.boarding.aboard.add(kYellow);
          s.table.shown_human.add(kYellow);
        }) == "nothing");
  refused(game, "table.boarding.first: somebody more suspected", [](State& s) {
    s.table.boarding.first = kYellow;
    s.table.boarding.aboard = only(kYellow);
    s.table.boarding.candidate = kRed;
  });
  refused(at_the_station(), "running.stack: somebody out of play, or more suspected",
          [](State& s) { under_way_in<RescueOffer>(s).left.add(kGreen1); });
}

}  // namespace
}  // namespace holdout::the_thing
