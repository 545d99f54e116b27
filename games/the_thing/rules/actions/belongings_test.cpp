#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/testing/played_meeting.h"

// What Characters hold, who knows it and what becomes of it: TT-114..116, TT-118, TT-1001.

namespace holdout::the_thing {
namespace {

// The same Character uses one location until nothing is left there, and keeps whatever may be kept.
void use_up(Acting& b, Location l) {
  b.put(l, {kS2});
  b.t().actor = kS2;
  while (can_use(b.rules, b.t(), l)) {
    b.play(Perform{.card = CardKind::Use});
    while (!b.finished()) {
      if (b.chance_is_asked())
        b.chance(b.outcomes()[0].action);
      else
        b.answer(b.options()[0]);  // keeps
    }
  }
}

int held(const Table& t, Slot slot) {
  return t.weapons_held[at(slot)] + t.items_held[at(slot)] + t.lab_held[at(slot)];
}

// All that a seat is shown of what somebody holds, apart from numbers.
bool shows_goods(const View& view, Slot slot) {
  return !(view.belongings[at(slot)] == Belongings{}) || !view.known_goods[at(slot)].empty();
}

void give_lab(Meetings& m, Slot slot, LabKind kind) {
  --m.h().lab_bag[at(kind)];
  --m.t().lab_bag;
  ++m.h().belongings[at(slot)].lab[at(kind)];
  ++m.t().lab_held[at(slot)];
}

}  // namespace

TEST_CASE("TT-114 one Character may hold every weapon, every item and every Lab token of the game") {
  Acting b(4);
  for (Location l : {Location::Armory, Location::Storeroom, Location::Lab}) use_up(b, l);
  CHECK(b.t().weapons_held[2] == 8);
  CHECK(b.t().items_held[2] == 9);
  CHECK(b.t().lab_held[2] == 20);
}

TEST_CASE("TT-115 what is held is seen by its owner alone; numbers and the Flamethrower are public") {
  Meetings m;
  m.give(kS2, WeaponKind::Dynamite);
  m.give(kS2, WeaponKind::Flamethrower);
  m.give(kS2, ItemKind::Keys);
  give_lab(m, kS2, LabKind::Failure);
  const View own = view_of(m.rules, m.s, Seat{2});
  CHECK(own.belongings[2].weapons[at(WeaponKind::Dynamite)] == 1);
  CHECK(own.belongings[2].items[at(ItemKind::Keys)] == 1);
  CHECK(own.belongings[2].lab[at(LabKind::Failure)] == 1);
  for (Seat other : {Seat{0}, Seat{5}, kSpectator}) {
    const View view = view_of(m.rules, m.s, other);
    CHECK(!shows_goods(view, kS2));
    CHECK(held(view.table, kS2) == 4);
    CHECK(view.table.flames[0] == Flame{.holder = kS2, .charges = 6});
  }
}

TEST_CASE("TT-115 TT-116 TT-1001 a Melee Weapon is secret until it is used, and then out of the game") {
  Meetings m;
  m.h().aliens = only(kS4);
  m.give(kS1, WeaponKind::Melee);
  m.put(Location::Lab, {kS1, kS2, kS3});
  m.play(Encounters{});
  CHECK(m.t().goods_used[at(good(WeaponKind::Melee))] == 0);
  m.wields(WeaponKind::Melee);
  CHECK(m.last<event::Avoided>().thing == WeaponKind::Melee);
  CHECK(m.t().goods_used[at(good(WeaponKind::Melee))] == 1);
  CHECK(m.h().weapons.size() == m.t().weapon_deck);  // not under the deck
  CHECK(m.t().weapons_held[1] == 0);
  for (int i = 0; i < 2; ++i) m.lays(Laid::BothHuman);
  m.peeks(kS3, 0);
  m.peeks(kS2, 0);
  m.play(Encounters{});  // one encounter, not two
  CHECK(m.asked(QuestionKind::LayTokens));
  CHECK(m.t().meeting.laid.has(kS1));
}

TEST_CASE("TT-116 Tools are used up, a Flashlight stays") {
  Acting b;
  b.give(kS2, ItemKind::Tools);
  b.put(Location::Boiler, {kS2});
  b.damage(Location::Boiler, 1);
  b.t().actor = kS2;
  b.play(FreeActions{});
  b.answer(answer::UseItem{ItemKind::Tools});
  CHECK(b.t().items_held[2] == 0);
  CHECK(b.t().goods_used[at(good(ItemKind::Tools))] == 1);

  Acting dark;
  dark.t().no_power = true;
  dark.hand(kS1, {1, 1, 1});
  dark.give(kS1, ItemKind::Flashlight);
  dark.play(Placement{});
  dark.answer(answer::Place{.place = Location::Kitchen});
  REQUIRE(dark.asked(QuestionKind::UseLight, kS1));
  dark.answer(answer::Yes{});
  dark.answer(answer::HandIn{CardKind::Repair});
  CHECK(holds(dark.s, kS1, ItemKind::Flashlight));
  CHECK(dark.t().goods_used[at(good(ItemKind::Flashlight))] == 0);
}

TEST_CASE("TT-118 a spent Blood Bag is shown, every other Lab token leaves the game unseen") {
  Meetings m;
  m.suspect({1, 2});
  m.h().aliens = only(kS1);
  give_lab(m, kS0, LabKind::BloodBag);
  give_lab(m, kS1, LabKind::BloodBag);
  m.play(Tests{});
  m.answer(answer::Test{.who = kS1, .own = kS0});
  m.passes();
  CHECK(m.t().blood_shown == 1);  // of the tester
  CHECK(m.t().lab_held[1] == 0);  // of the revealed Alien
  CHECK(m.h().lab_gone[at(LabKind::BloodBag)] == 1);

  Acting b;
  b.put(Location::Lab, {kS2});
  b.t().actor = kS2;
  b.play(Perform{.card = CardKind::Use});
  b.draw(LabKind::BloodBag);
  b.answer(answer::No{});
  CHECK(b.t().blood_shown == 0);
  CHECK(b.h().lab_gone[at(LabKind::BloodBag)] == 1);
  CHECK(b.last(EventKind::LabDiscarded).seen_by == only(Seat{2}));
}

}  // namespace holdout::the_thing
