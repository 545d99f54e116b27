#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/played_part.h"

// The automatic Alien of the game for 1 to 3 players.

namespace holdout::the_thing {
namespace {

using Planning = PlayedPart<FewAttack>;
using Attack =
    PlayedPart<FewAttack, AlienEncounters, AlienEncounter, Avoiding, Encounter, Sabotage, DogDraw, Collision>;
using L = Location;

// kS5 is the revealed Alien; the others are placed by the test.
template <class Part>
void reveal_last(Part& p, int strength) {
  p.change([](Now& now) { reveal(now, slot_at(5), RevealCause::Collision); });
  p.t().strength = u8(strength);
}

template <class Part>
void strike(Part& p, std::initializer_list<L> drawn) {
  for (L l : drawn) p.chance(answer::DrawLocation{l});
}

std::vector<int> laid(Planning& p) { return {p.t().laid.begin(), p.t().laid.end()}; }

}  // namespace

TEST_CASE("TT-1130 TT-1131 two together and Strength 5: cards of 3 and 2 (E-21)") {
  Planning p(1);
  reveal_last(p, 5);
  p.put(L::Lab, {kS0, kS1});
  p.put(L::Radio, {kS2});
  p.t().kennel_dogs = 0;
  p.play(FewAttack{});
  CHECK(p.outcomes().size() == 10);  // TT-829: no Kennel card without a Dog in the Kennel
  strike(p, {L::Lab, L::Boiler});
  CHECK(p.on_top<AlienEncounters>());  // TT-1132
  CHECK(laid(p) == std::vector{3, 2});
  CHECK(p.h().plan[static_cast<std::size_t>(card_index(L::Boiler))] == 2);
  CHECK(p.last<event::PlanLaid>().n == 2);
}

TEST_CASE("TT-1131 Strength 7 and two together: 3, 3, 1 (X-38)") {
  Planning p(1);
  reveal_last(p, 7);
  p.put(L::Lab, {kS0, kS1});
  p.play(FewAttack{});
  strike(p, {L::Kitchen, L::Armory});
  CHECK(!p.outcomes().contains(answer::DrawLocation{L::Armory}));  // drawn already
  strike(p, {L::Lab});
  CHECK(laid(p) == std::vector{3, 3, 1});
}

TEST_CASE("TT-1130 only green locations count for the target (R-77)") {
  Planning p(1);
  reveal_last(p, 5);
  p.put(L::Sleeping, {kS0});
  p.put(L::Radio, {kS1});
  p.play(FewAttack{});  // the others wait in the Rec Room
  strike(p, {L::Lab, L::Boiler, L::Kitchen});
  CHECK(laid(p) == std::vector{2, 2, 1});
}

TEST_CASE("TT-1131 no card left: the rest of the Strength stays out (R-77)") {
  Planning p(1);
  reveal_last(p, 9);
  p.put(L::Radio, {kS1});
  for (L l : {L::Armory, L::Storeroom, L::Boiler, L::Generator, L::Helicopter, L::Snowcat, L::Kitchen})
    p.t().cards_gone.add(l);
  p.t().kennel_dogs = 0;
  p.play(FewAttack{});
  strike(p, {L::Radio, L::Lab, L::Weather});
  CHECK(laid(p) == std::vector{2, 2, 2});
}

TEST_CASE("TT-1201 the Kennel card is never drawn with kennel_shut") {
  Planning open(1);
  reveal_last(open, 5);
  open.t().kennel_dogs = 1;
  open.play(FewAttack{});
  CHECK(open.outcomes().contains(answer::DrawLocation{L::Kennel}));
  Planning shut(1, {{"kennel_shut", "on"}});
  reveal_last(shut, 5);
  shut.t().kennel_dogs = 1;
  shut.play(FewAttack{});
  CHECK(!shut.outcomes().contains(answer::DrawLocation{L::Kennel}));
}

TEST_CASE("TT-1133 the winning Alien assimilates at random, Characters before Dogs; the others flee") {
  Attack p(1);
  reveal_last(p, 3);
  p.put(L::Lab, {kS0, kS1});
  p.t().dogs.add(L::Lab);
  p.play(FewAttack{});
  strike(p, {L::Lab});
  REQUIRE(p.chance_is_asked());
  CHECK(p.outcomes().size() == 2);
  p.chance(answer::Victim{kS1});
  CHECK(p.finished());
  CHECK(p.t().dead == only(kS1));
  CHECK(p.t().strength == 4);  // TT-528
  CHECK(in(p.t(), L::RecRoom).has(kS0));
  CHECK(!p.t().standing.has(kS0));
  CHECK(p.t().dogs.has(L::Lab));
  CHECK(p.t().alien_at[at(L::Lab)] == 0);  // TT-308
}

TEST_CASE("TT-1210 the card of an assimilated Character is turned up only with dead_roles_shown") {
  for (const bool shown : {false, true}) {
    Attack p(1, {{"dead_roles_shown", shown ? "on" : "off"}});
    reveal_last(p, 2);
    p.put(L::Lab, {kS1});
    p.play(FewAttack{});
    strike(p, {L::Lab});
    CHECK(p.t().dead == only(kS1));
    CHECK(p.t().shown_alien.has(kS1) == shown);
    CHECK(p.told(EventKind::RoleShown) == (shown ? 1 : 0));
  }
}

TEST_CASE("TT-1133 alone the Alien sabotages, with only a Dog it takes the Dog") {
  Attack p(1);
  reveal_last(p, 4);
  p.put(L::Radio, {kS0});
  p.t().dogs.add(L::Armory);
  const int food = p.t().pantry;
  p.play(FewAttack{});
  strike(p, {L::Kitchen, L::Armory});
  REQUIRE(p.asked(QuestionKind::EncounterOrder));
  p.answer(answer::Go{L::Kitchen});
  CHECK(p.finished());
  CHECK(p.t().pantry == food - 4);  // twice 2
  CHECK(p.t().dogs.empty());
  CHECK(p.t().strength == 5);
}

TEST_CASE("TT-1134 in the Kennel it assimilates one Dog") {
  Attack p(1);
  reveal_last(p, 2);
  p.put(L::Radio, {kS0});
  p.t().kennel_dogs = 2;
  p.play(FewAttack{});
  strike(p, {L::Kennel});
  CHECK(p.finished());
  CHECK(p.t().kennel_dogs == 1);
  CHECK(p.t().strength == 3);
}

TEST_CASE("TT-1135 a fight costs no card of a pile; no check and no Dog after the Alien fled (R-79)") {
  Attack p(1);
  reveal_last(p, 3);
  p.put(L::Lab, {kS0, kS1});
  p.t().dogs.add(L::Lab);
  p.give(kS0, WeaponKind::Dynamite);
  p.play(FewAttack{});
  strike(p, {L::Lab});
  REQUIRE(p.asked(QuestionKind::Fight, kS0));  // Dynamite cannot avoid, as everybody sees (TT-1102)
  p.answer(answer::Wield{WeaponKind::Dynamite});
  CHECK(p.finished());
  CHECK(p.t().strength == 2);
  CHECK(!p.t().standing.has(kS0));
  CHECK(p.t().standing.has(kS1));
  CHECK(p.t().dogs.has(L::Lab));
  CHECK(p.t().suspicion[0] == 1);
  CHECK(p.told(EventKind::PileCardLost) == 0);
}

TEST_CASE("TT-1114 TT-1132 avoiding is declared anew against the Alien") {
  Attack p(1);
  reveal_last(p, 3);
  p.put(L::Lab, {kS0});
  p.give(kS0, WeaponKind::Firearm);
  p.t().meeting.avoided = only(kS0);  // from the movement
  p.play(FewAttack{});
  strike(p, {L::Lab, L::Boiler});
  p.answer(answer::Go{L::Lab});
  REQUIRE(p.asked(QuestionKind::Avoid, kS0));
  p.answer(answer::Wield{WeaponKind::Firearm});
  CHECK(p.t().characters.has(kS0));
  CHECK(p.t().standing.has(kS0));
}

TEST_CASE("TT-1133 TT-1173 the last Character gone, the players lose") {
  Attack p(1);
  reveal_last(p, 3);
  p.t().characters = p.t().standing = only(kS0);
  p.put(L::Lab, {kS0});
  p.play(FewAttack{});
  strike(p, {L::Lab, L::Boiler});
  p.answer(answer::Go{L::Lab});
  CHECK(p.game_is_over());
  CHECK(p.t().ending == Ending::NobodyLeft);
}

}  // namespace holdout::the_thing
