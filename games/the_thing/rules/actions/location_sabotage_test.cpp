#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

constexpr Sabotage by_card(Location l) { return {.at = l, .times = 1, .by_alien = false}; }
constexpr Sabotage by_alien(Location l, std::uint8_t strength) {
  return {.at = l, .times = strength, .by_alien = true};
}

}  // namespace

TEST_CASE("X-6 TT-212 TT-213 a third Damage destroys the Boiler with its fuel") {
  Acting b;
  b.damage(Location::Boiler, 2);
  b.play(by_card(Location::Boiler));
  CHECK(b.finished());
  CHECK(b.t().boiler_destroyed);
  CHECK(b.t().frost == 0);
  CHECK(b.t().fuel[at(Location::Boiler)] == 0);
  b.t().sky = Sky::Snow;
  b.play(Upkeep{});
  CHECK(b.t().frost == 2);
  b.play(by_alien(Location::Boiler, 2));
  CHECK(b.t().damage[at(Location::Boiler)] == 3);
}

TEST_CASE("TT-621 TT-611 a card does one Damage, whoever stands there; TT-530 the Alien one a Strength") {
  Acting b;
  b.put(Location::Helicopter, {kS0, kS1, kS2});
  b.damage(Location::Helicopter, 1);
  b.t().actor = kS0;
  b.play(Perform{.card = CardKind::Sabotage});
  CHECK(b.t().damage[at(Location::Helicopter)] == 2);
  b.play(by_alien(Location::Helicopter, 5));
  CHECK(b.t().damage[at(Location::Helicopter)] == 4);  // TT-128
}

TEST_CASE("TT-642 weapons and items leave the game unseen, from the top") {
  Acting b;
  b.play(by_card(Location::Armory));
  b.draw(WeaponKind::Flamethrower);
  CHECK(b.finished());
  CHECK(b.t().weapon_deck == 9);
  CHECK(b.h().goods_lost[at(good(WeaponKind::Flamethrower))] == 1);
  CHECK(b.last(EventKind::CardsRemoved) == told(event::CardsRemoved{.items = false, .n = 1}));
  b.play(by_alien(Location::Storeroom, 3));
  b.draw(ItemKind::Keys);
  b.draw(ItemKind::Wire);
  b.draw(ItemKind::Keys);
  CHECK(b.finished());
  CHECK(b.t().item_deck == 7);
  CHECK(b.h().goods_lost[at(good(ItemKind::Keys))] == 2);
}

TEST_CASE("TT-650 X-27 food leaves the Pantry as far as there is any, never the Kitchen") {
  Acting b;
  b.t().pantry = 9;
  b.t().kitchen = 2;
  b.play(by_card(Location::Kitchen));
  CHECK(b.t().pantry == 7);
  b.t().pantry = 5;
  b.play(by_alien(Location::Kitchen, 3));
  CHECK(b.t().pantry == 0);
  CHECK(b.t().kitchen == 2);
  CHECK(b.last<event::FoodLost>().n == 5);
}

TEST_CASE("TT-652 a card takes one Blood Bag out of the bag openly") {
  Acting b;
  b.play(by_card(Location::Lab));
  CHECK(b.finished());
  CHECK(b.h().lab_bag == LabCounts{11, 18});
  CHECK(b.t().lab_bag == 29);
  CHECK(b.t().blood_shown == 1);
  CHECK(!b.t().no_blood);
}

TEST_CASE("X-33 TT-652 without a Blood Bag in the bag that is announced, nothing else") {
  Acting b;
  b.put(Location::Lab, {kS2});
  b.everybody_rests_but(only(kS2));
  b.h().lab_bag = {0, 18};
  b.h().lab_gone = {12, 0};
  b.t().lab_bag = 18;
  b.pile({0, 0, 1});
  b.play(AssignPile{});
  b.draw(CardKind::Sabotage);
  b.answer(answer::Choose{kS2});
  CHECK(b.told(EventKind::NoBlood) == 1);
  CHECK(b.t().no_blood);
  CHECK(b.t().lab_bag == 18);
  CHECK(!b.t().standing.has(kS2));
}

TEST_CASE("TT-653 the Alien discards tokens at random and unseen, as many as there are") {
  Acting b;
  b.h().lab_bag = {1, 1};
  b.h().lab_gone = {11, 17};
  b.t().lab_bag = 2;
  b.play(by_alien(Location::Lab, 3));
  CHECK(b.outcomes().size() == 2);
  b.draw(LabKind::BloodBag);
  b.draw(LabKind::Failure);
  CHECK(b.finished());
  CHECK(b.t().lab_bag == 0);
  CHECK(b.t().blood_shown == 0);
  CHECK(b.last(EventKind::LabLost) == told(event::LabLost{1}));
}

TEST_CASE("TT-657 fuel leaves the Fuel Depot") {
  Acting b;
  b.play(by_card(Location::Weather));
  CHECK(b.t().fuel_depot == 13);
  b.play(by_alien(Location::Weather, 20));
  CHECK(b.t().fuel_depot == 0);
}

TEST_CASE("TT-1147 TT-659 where it is impossible it does nothing") {
  Acting b;
  b.t().fuel_depot = 0;
  b.t().burnt.add(Location::Armory);
  const Table before = b.t();
  for (const Location l : {Location::Weather, Location::Armory, Location::Snowcat, Location::Sleeping,
                           Location::RecRoom, Location::Kennel}) {
    b.play(by_card(l));
    CHECK(b.finished());
  }
  CHECK(b.t() == before);
  CHECK(b.events.empty());
}

}  // namespace holdout::the_thing
