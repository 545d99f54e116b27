#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/testing/damaged_save.h"

// Tokens that cannot be: what check() refuses of who turned whom (TT-551..562, TT-932).

namespace holdout::the_thing {
namespace {

constexpr std::string_view kNothingMade = "hidden.infection: an Alien that nothing made";
constexpr std::string_view kUnknown = "hidden.saw_alien: a token that one of both knows nothing of";

// Blue began and turned green and yellow in round 3.
RandomGame infected() {
  RandomGame game(5);
  Result<WrittenPosition> position = read_given("5 players; phase 5; round 4; aliens blue, green, yellow");
  REQUIRE_MESSAGE(position, position.problem().message());
  game.s = position->state;
  CHECK(after(game, [](State&) {}) == "nothing");
  return game;
}
Infection& how(State& s, Slot slot) { return s.hidden.infection[at(slot)]; }
// `who` looked at an Alien token of `owner` in this round, and nobody else's; both know.
void sees(State& s, Slot who, Slot owner, int round) {
  for (Slots& gave : s.hidden.gave_alien) gave.remove(who);
  s.hidden.saw_alien[at(who)] = {};
  s.hidden.saw_alien[at(who)].add(owner);
  s.hidden.gave_alien[at(owner)].add(who);
  s.table.history[static_cast<std::size_t>(round - 1)].contacts.looked(who, owner, 0);
}

TEST_CASE("check: TT-551 TT-560 tokens that cannot be: of a Human, of a later Alien, in a circle") {
  const RandomGame game = infected();
  refused(game, kNothingMade, [](State& s) { how(s, kGreen1).by = u8(kRed); });  // a Human
  refused(game, kNothingMade, [](State& s) {                                     // turned in the same round
    sees(s, kGreen1, kYellow, 3);
    how(s, kGreen1).by = u8(kYellow);
  });
  refused(game, kNothingMade, [](State& s) {
    sees(s, kGreen1, kYellow, 3);
    sees(s, kYellow, kGreen1, 3);
    how(s, kGreen1).by = u8(kYellow);
    how(s, kYellow).by = u8(kGreen1);
  });
  CHECK(after(game, [](State& s) {  // a chain
          sees(s, kGreen1, kYellow, 4);
          how(s, kGreen1) = {.by = u8(kYellow), .round = 4, .check = s.table.checks};
        }) == "nothing");
}

TEST_CASE("check: TT-557 TT-932 tokens that cannot be: nobody looked, or one of both does not know") {
  const RandomGame game = infected();
  refused(game, kUnknown, [](State& s) { s.hidden.gave_alien[at(kBlue)].remove(kGreen1); });
  refused(game, kUnknown, [](State& s) { s.hidden.saw_alien[at(kGreen1)].remove(kBlue); });
  refused(game, kUnknown, [](State& s) {
    s.hidden.saw_alien[at(kGreen1)].add(kYellow);
    s.hidden.gave_alien[at(kYellow)].add(kGreen1);
  });
  refused(game, kNothingMade, [](State& s) {
    s.hidden.saw_alien[at(kGreen1)].remove(kBlue);
    s.hidden.gave_alien[at(kBlue)].remove(kGreen1);
  });
}

TEST_CASE("check: TT-103 TT-540 TT-562 tokens that cannot be: at another time than everybody remembers") {
  const RandomGame game = infected();
  for (int round : {0, 2, 4, 5})
    refused(game, kNothingMade, [&](State& s) { how(s, kGreen1).round = u8(round); });
  refused(game, kNothingMade, [](State& s) { how(s, kGreen1).check = u8(s.table.checks + 1); });
  refused(game, kNothingMade, [](State& s) { how(s, kBlue).round = 1; });      // the first began at once
  refused(game, kNothingMade, [](State& s) { how(s, kGreen1).by = kByDog; });  // which it did not meet
  refused(game, kNothingMade, [](State& s) { s.table.proven_round[at(kGreen1)] = 3; });  // TT-728
  refused(game, kNothingMade, [](State& s) { s.table.proven_round[at(kBlue)] = 1; });
}

}  // namespace
}  // namespace holdout::the_thing
