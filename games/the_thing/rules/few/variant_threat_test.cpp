#include <doctest/doctest.h>

#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/testing/played_part.h"

// The Threat token of the game for 1 to 3 players.

namespace holdout::the_thing {
namespace {

using Threat = PlayedPart<Collision, ThreatMove>;

void markers(Threat& p, std::initializer_list<int> at_spaces) {
  std::size_t slot = 0;
  for (int space : at_spaces) p.t().suspicion[slot++] = u8(space);
}

}  // namespace

TEST_CASE(
    "TT-1120 TT-1121 the marker on the Threat token's space transforms; the first Alien has Strength 5") {
  Threat p(1);
  markers(p, {4, 1, 1, 1, 1, 1});
  p.t().threat = 4;
  p.play(Collision{});
  CHECK(p.finished());
  CHECK(!p.t().characters.has(kS0));
  CHECK(p.t().organism.size() == 1);
  CHECK(p.t().strength == 5);
  CHECK(p.t().threat == 4);  // TT-1125: it stays
  CHECK(p.last<event::Revealed>().cause == RevealCause::Collision);

  markers(p, {0, 4, 1, 1, 1, 1});
  p.play(Collision{});
  CHECK(p.t().strength == 6);  // TT-1121: later ones add 1
}

TEST_CASE("TT-1123 the Role card of who transforms by collision stays hidden, the things leave play") {
  Threat p(1);
  markers(p, {1, 4, 1, 1, 1, 1});  // kS1 has an Alien card
  p.t().threat = 4;
  p.give(kS1, ItemKind::Keys);
  const int items = p.t().item_deck;
  p.play(Collision{});
  CHECK(p.t().shown_alien.empty());
  CHECK(p.t().shown_human.empty());
  CHECK(p.t().items_held[1] == 0);
  CHECK(p.t().item_deck == items + 1);  // TT-750
}

TEST_CASE("TT-1122 TT-1124 of several markers one transforms, whom the Leader names (X-36)") {
  Threat p(2);
  p.t().leader = Seat{1};
  markers(p, {4, 4, 1, 1, 1, 4});
  p.t().threat = 4;
  p.play(Collision{});
  REQUIRE(p.asked(QuestionKind::Transform));
  CHECK(p.s.running.open.waited_for == only(Seat{1}));
  CHECK(p.options().size() == 3);  // with those who had stayed on the space
  CHECK(!p.may(answer::Choose{Slot{2}}));
  p.answer(answer::Choose{Slot{5}});
  CHECK(p.finished());
  CHECK(p.t().organism[0] == slot_at(5));
  CHECK(p.t().characters == first_slots(5));  // the others stay as they are
  CHECK(p.t().suspicion[0] == 4);
}

TEST_CASE("TT-1164 alone the Threat token goes left, else right by the markers there (X-36)") {
  Threat p(1);
  markers(p, {4, 1, 1, 1, 1, 1});
  p.t().threat = 4;
  p.play(ThreatMove{});
  CHECK(p.t().threat == 5);
  CHECK(p.t().characters.size() == 6);  // staying together does not transform anybody
  p.play(ThreatMove{});
  CHECK(p.t().threat == 4);  // TT-1165: onto the marker again
  CHECK(!p.t().characters.has(kS0));
}

TEST_CASE("TT-1165 only the last space of the move counts") {
  Threat p(1);
  markers(p, {2, 2, 3, 1, 1, 1});
  p.t().threat = 2;
  p.play(ThreatMove{});
  CHECK(p.t().threat == 4);
  CHECK(p.t().characters.size() == 6);
  markers(p, {4, 4, 6, 6, 1, 1});
  p.play(ThreatMove{});
  REQUIRE(p.asked(QuestionKind::Transform));
  p.answer(answer::Choose{Slot{3}});
  CHECK(p.t().threat == 6);
  CHECK(!p.t().characters.has(kS3));
}

TEST_CASE("TT-1104 TT-1164 the Threat token stays between 1 and 8 and does not arrive by staying") {
  Threat p(1);
  markers(p, {8, 0, 0, 0, 0, 0});
  p.t().threat = 8;
  p.play(ThreatMove{});
  CHECK(p.t().threat == 8);
  CHECK(p.t().characters.has(kS0));
  p.t().threat = 1;
  p.play(ThreatMove{});
  CHECK(p.t().threat == 1);
  CHECK(p.told(EventKind::ThreatMoved) == 0);
}

TEST_CASE("TT-1173 the players lose when nobody is left; hidden Alien cards alone end nothing") {
  Threat p(1);
  p.h().aliens = first_slots(2);
  p.t().characters = p.t().standing = first_slots(2);
  markers(p, {4, 5});
  p.t().threat = 4;
  p.play(Collision{});
  CHECK(!p.game_is_over());
  p.t().threat = 5;
  p.play(Collision{});
  CHECK(p.game_is_over());
  CHECK(p.t().ending == Ending::NobodyLeft);
  CHECK(p.t().winners.empty());
}

TEST_CASE("TT-1163 a Leader who loses the last Character passes the sheet at once (R-99)") {
  Threat p(3);
  p.t().characters.remove(kS0);
  p.t().characters.remove(kS2);
  p.t().characters.remove(kS3);
  p.t().leader = Seat{0};
  markers(p, {0, 4, 0, 0, 1, 1});
  p.t().threat = 4;
  p.play(Collision{});
  CHECK(p.t().leader == Seat{2});  // Seat 1 has no Character either
}

}  // namespace holdout::the_thing
