#include "games/the_thing/rules/testing/played_meeting.h"

// Those who are no Characters any more, and what outlasts them: TT-102, TT-107, TT-120, TT-123, TT-127,
// TT-757, TT-1038, TT-1210.

namespace holdout::the_thing {
namespace {

void die(Meetings& m, Slot slot) {
  m.change([&](Now& now) { kill(now, slot, Location::Lab); });
}

}  // namespace

TEST_CASE("TT-102 TT-107 TT-127 TT-757 the dead and the revealed neither vote nor are voted for") {
  Meetings m(6);
  m.alien({kS4}, 3);
  die(m, kS2);
  CHECK(m.t().characters == first_slots(6).without(only(kS2).with(kS4)));
  m.play(RecRoom{});
  m.passes(4);
  REQUIRE(m.asked(QuestionKind::Vote));
  CHECK(m.s.running.open.may_answer == first_seats(6).without(only(Seat{2}).with(Seat{4})));
  CHECK(!m.may(answer::Choose{kS2}));
  CHECK(!m.may(answer::Choose{kS4}));
}

TEST_CASE("TT-107 TT-757 placement skips the dead and the revealed") {
  PlayedPart<Placement, HandIn> p(4);
  for (Slot slot : p.t().characters) p.hand(slot, {1, 1, 1});
  p.change([](Now& now) {
    kill(now, kS1, Location::Lab);
    reveal(now, kS2, RevealCause::OwnWill);
  });
  p.play(Placement{});
  CHECK(p.asked(QuestionKind::Move, kS3));
  p.answer(answer::Place{.place = Location::Kitchen});
  p.answer(answer::HandIn{CardKind::Use});
  CHECK(p.asked(QuestionKind::Move, kS0));
}

TEST_CASE("TT-757 hunger asks no revealed player for a card") {
  Meetings m(4);
  for (Slot slot : m.t().characters) m.hand(slot, {1, 1, 1});
  m.alien({kS3}, 2);
  CHECK(m.t().hand_size[3] == 0);  // TT-750
  m.t().pantry = 0;
  m.play(Meal{});
  REQUIRE(m.asked(QuestionKind::HungerDiscard));
  CHECK(m.s.running.open.may_answer == first_seats(3));
}

TEST_CASE("TT-127 what the dead held goes under the decks and out of the game, the role stays hidden") {
  Meetings m(4);
  m.h().aliens = only(kS2);
  m.hand(kS2, {2, 0, 1});
  m.give(kS2, WeaponKind::Flamethrower);
  m.give(kS2, ItemKind::Keys);
  m.t().token_holder = kS2;
  const int deck = m.t().deck_size;
  const int weapons = m.t().weapon_deck;
  const int items = m.t().item_deck;
  die(m, kS2);
  CHECK(m.t().hand_size[2] == 0);
  CHECK(m.t().deck_size == deck + 3);
  CHECK(m.t().weapon_deck == weapons + 1);
  CHECK(m.t().item_deck == items + 1);
  CHECK(!charged(m.t(), kS2));
  CHECK(m.t().token_holder == kNoSlot);
  CHECK(where(m.t(), kS2) == Location::Nowhere);
  CHECK(m.t().shown_alien.empty());
  CHECK(m.t().shown_human.empty());
  m.change([](Now& now) { end_game(now, Ending::Froze); });
  CHECK(m.t().winners == only(Seat{2}));  // an Alien to the end
  CHECK(m.t().shown_alien == only(kS2));
}

TEST_CASE("TT-1210 with that option death shows the role") {
  for (const Slot dead : {kS1, kS2}) {  // the Alien, a Human
    Meetings m(4, {{"dead_roles_shown", "on"}});
    die(m, dead);
    CHECK(m.t().shown_alien.has(dead) == (dead == kS1));
    CHECK(m.t().shown_human.has(dead) == (dead == kS2));
  }
}

TEST_CASE("TT-123 Maximum Suspicion stays where it is when Characters leave play") {
  Meetings m(6);
  die(m, kS4);
  m.alien({kS3}, 3);
  m.suspect({1, 1, 4});
  CHECK(!at_maximum(m.rules, m.t(), kS2));  // four Characters are left
  for (int i = 0; i < 3; ++i) m.change([](Now& now) { return raise_suspicion(now, kS2); });
  CHECK(m.suspicion(kS2) == 6);
  CHECK(at_maximum(m.rules, m.t(), kS2));
}

TEST_CASE("TT-120 an empty deck gives nothing until a card is discarded into it") {
  Meetings m(4);
  for (const WeaponKind kind : {WeaponKind::Melee, WeaponKind::Dynamite})
    for (int i = 0; i < 3; ++i) m.give(kS2, kind);
  m.give(kS2, WeaponKind::Firearm);
  m.give(kS2, WeaponKind::Flamethrower);
  CHECK(m.t().weapon_deck == 0);
  CHECK(!can_use(m.rules, m.t(), Location::Armory));
  CHECK(!can_sabotage(m.rules, m.t(), Location::Armory));
  die(m, kS2);
  CHECK(m.t().weapon_deck == 8);
  CHECK(can_use(m.rules, m.t(), Location::Armory));
}

TEST_CASE("TT-1038 a hidden Alien has its ability, and nobody else ever has it") {
  Acting b;
  b.h().aliens = only(kS2);
  b.sheet(kS2, CharacterId::Macready);
  b.put(Location::Armory, {kS2, kS3});
  b.t().actor = kS2;
  b.play(Perform{.card = CardKind::Use});
  CHECK(b.asked(QuestionKind::ThirdCard, kS2));

  Meetings m;
  m.sheet(kS2, CharacterId::Clark);
  m.put(Location::Boiler, {kS0});
  m.dog(Location::Boiler);
  m.alien({kS2}, 3);
  m.play(Encounters{});
  CHECK(m.chance_is_asked());  // Clark is gone, and so is his way with Dogs
}

}  // namespace holdout::the_thing
