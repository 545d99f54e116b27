#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

Acting acting_at(Location l, std::initializer_list<Slot> who, int players = 6) {
  Acting b(players);
  b.put(l, who);
  b.t().actor = *who.begin();
  return b;
}
constexpr Action keep(WeaponKind kind) { return answer::Keep{good(kind)}; }
constexpr Action keep(ItemKind kind) { return answer::Keep{good(kind)}; }

}  // namespace

TEST_CASE("TT-640 Armory: two weapons are looked at, one is kept, the other goes under the deck") {
  Acting b = acting_at(Location::Armory, {kS2, kS3});
  b.play(kUse);
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Firearm);
  REQUIRE(b.asked(QuestionKind::KeepCard, kS2));  // TT-608: the acting player, not the Leader
  CHECK(b.t().leader != Seat{2});
  CHECK(!b.s.running.open.open_options);
  CHECK(b.last(EventKind::CardsLooked).seen_by == only(Seat{2}));
  CHECK(b.options().size() == 2);
  b.answer(keep(WeaponKind::Firearm));
  CHECK(b.finished());  // no bonus in the Armory
  CHECK(b.t().weapons_held[2] == 1);
  CHECK(holds(b.s, kS2, WeaponKind::Firearm));
  CHECK(b.t().weapon_deck == 9);
  REQUIRE(b.h().weapons.under.size() == 1);
  CHECK(b.h().weapons.under[0].counts[at(WeaponKind::Melee)] == 1);
  CHECK(b.h().weapons.under[0].knowers == only(kS2));
  CHECK(b.last(EventKind::CardKept).seen_by == only(Seat{2}));
  CHECK(b.told(EventKind::FlamethrowerTaken) == 0);
  CHECK(b.t().looked == 0);
}

TEST_CASE("TT-640 TT-1003 a kept Flamethrower is shown and gets six charges") {
  Acting b = acting_at(Location::Armory, {kS2});
  b.play(kUse);
  b.draw(WeaponKind::Flamethrower);
  b.draw(WeaponKind::Melee);
  b.answer(keep(WeaponKind::Flamethrower));
  CHECK(charged(b.t(), kS2));
  CHECK(b.last<event::FlamethrowerTaken>().n == 6);

  Acting other = acting_at(Location::Armory, {kS2});
  other.play(kUse);
  other.draw(WeaponKind::Flamethrower);
  other.draw(WeaponKind::Melee);
  other.answer(keep(WeaponKind::Melee));
  CHECK(!charged(other.t(), kS2));
  CHECK(other.told(EventKind::FlamethrowerTaken) == 0);
}

TEST_CASE("TT-640 TT-641 R-50 the last card of a deck is taken") {
  Acting b = acting_at(Location::Storeroom, {kS2});
  b.h().items.shuffled = {0, 0, 1, 0, 0};
  for (std::size_t i = 0; i < kItemKinds; ++i)  // the others are out of the game
    b.h().goods_lost[kWeaponKinds + i] = u8(b.rules.items[i] - b.h().items.shuffled[i]);
  b.t().item_deck = 1;
  b.play(kUse);
  b.draw(ItemKind::Keys);
  CHECK(b.finished());
  CHECK(holds(b.s, kS2, ItemKind::Keys));
  CHECK(b.t().item_deck == 0);
  CHECK(!can_use(b.rules, b.t(), Location::Storeroom));  // TT-120
}

TEST_CASE("TT-641 Storeroom: two items, one kept; two of a kind are one choice") {
  Acting b = acting_at(Location::Storeroom, {kS2});
  b.play(kUse);
  b.draw(ItemKind::Keys);
  b.draw(ItemKind::Keys);
  CHECK(b.options().size() == 1);
  b.answer(keep(ItemKind::Keys));
  CHECK(b.t().items_held[2] == 1);
  CHECK(b.h().items.under[0].counts[at(ItemKind::Keys)] == 1);
}

TEST_CASE("TT-117 a card under the deck is reached last") {
  Acting b = acting_at(Location::Armory, {kS2});
  b.play(kUse);
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Flamethrower);
  b.answer(keep(WeaponKind::Melee));
  for (const Outcome& each : [&] {
         b.play(kUse);
         return b.outcomes();
       }())
    CHECK(drawn_as<WeaponKind>(each.action) != WeaponKind::Flamethrower);
}

TEST_CASE("TT-1035 TT-1038 MacReady may look at three weapons") {
  Acting b = acting_at(Location::Armory, {kS2});
  b.sheet(kS2, CharacterId::Macready);
  b.play(kUse);
  REQUIRE(b.asked(QuestionKind::ThirdCard, kS2));
  b.answer(answer::Yes{});
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Dynamite);
  b.answer(keep(WeaponKind::Dynamite));
  CHECK(b.t().weapon_deck == 9);
  REQUIRE(b.h().weapons.under.size() == 1);  // together: their order is nobody's knowledge
  CHECK(b.h().weapons.under[0].counts[at(WeaponKind::Melee)] == 2);

  b.play(kUse);
  b.answer(answer::Pass{});
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Melee);
  CHECK(b.asked(QuestionKind::KeepCard, kS2));

  Acting storeroom = acting_at(Location::Storeroom, {kS2});
  storeroom.sheet(kS2, CharacterId::Macready);
  storeroom.play(kUse);
  CHECK(storeroom.chance_is_asked());
}

TEST_CASE("TT-651 Laboratory: each token is kept in secret or discarded face down; Failures too") {
  Acting b = acting_at(Location::Lab, {kS2});
  b.play(kUse);
  b.draw(LabKind::Failure);
  REQUIRE(b.asked(QuestionKind::LabToken, kS2));
  CHECK(b.last(EventKind::LabDrawn).seen_by == only(Seat{2}));
  b.answer(answer::Keep{});
  CHECK(b.finished());
  CHECK(b.t().lab_held[2] == 1);
  CHECK(b.h().belongings[2].lab == LabCounts{0, 1});
  b.play(kUse);
  b.draw(LabKind::BloodBag);
  b.answer(answer::No{});
  CHECK(b.t().lab_held[2] == 1);
  CHECK(b.h().lab_gone == LabCounts{1, 0});
  CHECK(b.t().blood_shown == 0);
  CHECK(b.last(EventKind::LabDiscarded).seen_by == only(Seat{2}));
}

TEST_CASE("X-18 TT-620 TT-623 TT-1033 Dr Blair and two others: up to four tokens, one by one") {
  Acting b = acting_at(Location::Lab, {kS2, kS3, kS4});
  b.sheet(kS2, CharacterId::Blair);
  b.play(kUse);
  for (int i = 0; i < 3; ++i) {
    b.draw(LabKind::BloodBag);
    b.answer(answer::Keep{});
  }
  REQUIRE(b.asked(QuestionKind::ExtraLab, kS2));
  b.answer(answer::Yes{});
  b.draw(LabKind::Failure);
  b.answer(answer::No{});
  CHECK(b.finished());
  CHECK(b.t().lab_held[2] == 3);
  CHECK(b.t().lab_bag == 26);

  b.play(kUse);
  for (int i = 0; i < 3; ++i) {
    b.draw(LabKind::Failure);
    b.answer(answer::No{});
  }
  b.answer(answer::Pass{});  // TT-1038
  CHECK(b.finished());
}

TEST_CASE("TT-622 an empty Lab bag ends the draws") {
  Acting b = acting_at(Location::Lab, {kS2, kS3});
  b.sheet(kS2, CharacterId::Blair);
  b.h().lab_gone = {12, 17};
  b.h().lab_bag = {0, 1};
  b.t().lab_bag = 1;
  b.play(kUse);
  b.draw(LabKind::Failure);
  b.answer(answer::Keep{});
  CHECK(b.finished());
}

TEST_CASE("TT-1102 with 1 to 3 players everybody sees the cards") {
  Acting b = acting_at(Location::Armory, {kS2}, 2);
  b.play(kUse);
  b.draw(WeaponKind::Melee);
  b.draw(WeaponKind::Firearm);
  CHECK(b.last(EventKind::CardsLooked).seen_by == kEverybody);
  b.answer(keep(WeaponKind::Melee));
  CHECK(b.h().weapons.under[0].knowers == first_slots(6));
}

}  // namespace holdout::the_thing
