#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

// These stand in the location, all others lie elsewhere; the first one acts.
Acting acting_at(Location l, std::initializer_list<Slot> who, int players = 6) {
  Acting b(players);
  b.put(l, who);
  Slots there;
  for (Slot slot : who) there.add(slot);
  b.everybody_rests_but(there);
  b.t().actor = *who.begin();
  return b;
}
constexpr Perform kRepair{.card = CardKind::Repair};

}  // namespace

TEST_CASE("TT-643 TT-620 Boiler and Generator take fuel from the Fuel Depot, as far as it fits (TT-622)") {
  Acting b = acting_at(Location::Boiler, {kS0, kS1, kS2});
  b.fuel(Location::Boiler, 2);
  b.play(kUse);
  CHECK(b.finished());
  CHECK(b.t().fuel[at(Location::Boiler)] == 4);
  CHECK(b.t().fuel_depot == 12);

  Acting last = acting_at(Location::Generator, {kS0, kS1});
  last.fuel(Location::Generator, 0);
  last.t().fuel_depot = 1;
  last.play(kUse);
  CHECK(last.t().fuel[at(Location::Generator)] == 1);
}

TEST_CASE("TT-113 lying figures do not count for the bonus") {
  Acting b = acting_at(Location::Boiler, {kS0, kS1});
  b.put(Location::Boiler, {kS2});
  b.fuel(Location::Boiler, 0);
  b.play(kUse);
  CHECK(b.t().fuel[at(Location::Boiler)] == 2);
}

TEST_CASE("TT-644 TT-235 the S.O.S. needs an undamaged Radio Room and is sent once") {
  Acting b = acting_at(Location::Radio, {kS0, kS1});
  CHECK(!can_use(b.rules, b.t(), Location::Radio));
  b.damage(Location::Radio, 0);
  REQUIRE(can_use(b.rules, b.t(), Location::Radio));
  b.play(kUse);
  CHECK(b.t().rescue == 1);
  CHECK(b.told(EventKind::SosSent) == 1);
  CHECK(!can_use(b.rules, b.t(), Location::Radio));
}

TEST_CASE("TT-645 TT-646 a vehicle is fuelled from the Outdoor Depot, damaged or not") {
  Acting b = acting_at(Location::Helicopter, {kS0, kS1});
  b.play(kUse);
  CHECK(b.finished());
  CHECK(b.t().fuel[at(Location::Helicopter)] == 2);
  CHECK(b.t().outdoor_depot == 3);
  CHECK(b.t().fuel_depot == 14);
  CHECK(!is_ready(b.rules, b.t(), Location::Helicopter));
  b.damage(Location::Helicopter, 0);
  CHECK(is_ready(b.rules, b.t(), Location::Helicopter));
  b.fuel(Location::Helicopter, 1);
  CHECK(!is_ready(b.rules, b.t(), Location::Helicopter));
}

TEST_CASE("X-9 TT-647 at a ready vehicle nothing tells missing Keys from an unwilling holder") {
  std::array<std::vector<Event>, 2> told;
  for (const ItemKind held : {ItemKind::Wire, ItemKind::Keys}) {
    Acting b = acting_at(Location::Helicopter, {kS1});
    b.fuel(Location::Helicopter, 2);
    b.damage(Location::Helicopter, 0);
    b.give(kS1, held);
    b.pile({1, 0, 0});
    b.play(AssignPile{});
    b.draw(CardKind::Use);
    b.answer(answer::Choose{kS1});
    CHECK(b.told(EventKind::ActionLost) == 0);  // not before it is settled
    REQUIRE(b.asked(QuestionKind::Escape, kS1));
    CHECK(!b.s.running.open.open_options);
    CHECK(b.may(answer::Escape{}) == (held == ItemKind::Keys));
    b.answer(answer::Pass{});
    CHECK(b.finished());
    CHECK(!b.t().standing.has(kS1));
    CHECK(b.told(EventKind::ActionLost) == 1);  // that nothing was done is public
    told[held == ItemKind::Keys] = b.events;
  }
  CHECK(told[0] == told[1]);
}

TEST_CASE("TT-647 without an item card nobody is asked: the Use is lost") {
  Acting b = acting_at(Location::Snowcat, {kS1});
  b.fuel(Location::Snowcat, b.rules.fuel_spaces[at(Location::Snowcat)]);
  b.damage(Location::Snowcat, 0);
  b.play(kUse);
  CHECK(b.finished());
  CHECK(b.last<event::ActionLost>() == event::ActionLost{.who = Slot{1}, .card = CardKind::Use});
}

TEST_CASE("TT-910 TT-1020 Keys start the escape with either vehicle and leave the game") {
  for (const Location l : {Location::Helicopter, Location::Snowcat}) {
    Acting b = acting_at(l, {kS1, kS2});
    b.fuel(l, b.rules.fuel_spaces[at(l)]);
    b.damage(l, 0);
    b.give(kS1, ItemKind::Keys);
    b.play(kUse);
    b.answer(answer::Escape{});
    REQUIRE(b.on_top<Boarding>());
    CHECK(b.t().boarding.exit == (l == Location::Snowcat ? Exit::Snowcat : Exit::Helicopter));
    CHECK(b.t().boarding.first == kS1);
    CHECK(b.t().goods_used[at(good(ItemKind::Keys))] == 1);
    CHECK(b.told(EventKind::KeysShown) == 1);
  }
}

TEST_CASE("TT-1171 with 1 to 3 players the escape is rolled for") {
  Acting b = acting_at(Location::Snowcat, {kS1}, 2);
  b.fuel(Location::Snowcat, b.rules.fuel_spaces[at(Location::Snowcat)]);
  b.damage(Location::Snowcat, 0);
  b.give(kS1, ItemKind::Keys);
  b.play(kUse);
  REQUIRE(b.asked(QuestionKind::Escape, kS1));
  b.answer(answer::Escape{});
  CHECK(b.on_top<LastStand>());
  CHECK(b.t().boarding.exit == Exit::Snowcat);
}

TEST_CASE("X-19 TT-648 TT-649 TT-1036 two food to the Kitchen, Nauls moves one; no bonus there") {
  Acting b = acting_at(Location::Kitchen, {kS0, kS1});
  b.play(kUse);
  CHECK(b.t().pantry == 14);
  CHECK(b.t().kitchen == 2);
  b.play(kUse);
  CHECK(b.t().kitchen == 4);
  b.t().pantry = 1;
  b.play(kUse);
  CHECK(b.t().pantry == 0);
  CHECK(b.t().kitchen == 5);

  Acting nauls = acting_at(Location::Kitchen, {kS0});
  nauls.sheet(kS0, CharacterId::Nauls);
  nauls.t().pantry = 9;
  nauls.play(kUse);
  CHECK(nauls.t().pantry == 8);
  CHECK(nauls.t().kitchen == 1);
}

TEST_CASE("TT-1038 TT-622 Windows may remove one; the last Damage asks nothing") {
  Acting b = acting_at(Location::Radio, {kS1, kS2, kS3});
  b.sheet(kS1, CharacterId::Windows);
  b.damage(Location::Radio, 3);
  b.play(kRepair);
  b.answer(answer::Repair{1});
  b.answer(answer::Repair{2});
  CHECK(b.finished());
  CHECK(b.t().damage[at(Location::Radio)] == 0);
}

TEST_CASE("TT-223 TT-610 a Repair of the Generator brings the power back") {
  Acting b = acting_at(Location::Generator, {kS1});
  b.change([](Now& now) { place_damage(now, Location::Generator, 2); });
  REQUIRE(b.t().no_power);
  b.play(kRepair);
  CHECK(!b.t().no_power);
  CHECK(b.t().damage[at(Location::Generator)] == 1);
}

TEST_CASE("TT-610 TT-611 TT-612 TT-659 what can be performed where, by public facts") {
  Acting b(6);
  const auto can = [&](CardKind card, Location l) { return can_perform(b.rules, b.t(), card, l); };
  for (const Location l : {Location::Sleeping, Location::RecRoom, Location::Kennel})
    for (const CardKind card : {CardKind::Use, CardKind::Repair, CardKind::Sabotage}) CHECK(!can(card, l));
  for (Location l : kGreen)
    CHECK(can(CardKind::Repair, l) ==
          (l == Location::Radio || l == Location::Helicopter || l == Location::Snowcat));
  CHECK(!can(CardKind::Use, Location::Boiler));        // full
  CHECK(!can(CardKind::Sabotage, Location::Snowcat));  // 1 Damage of 1
  b.t().weapon_deck = b.t().item_deck = b.t().lab_bag = b.t().pantry = b.t().fuel_depot = 0;
  for (const Location l : {Location::Armory, Location::Storeroom, Location::Lab, Location::Kitchen}) {
    CHECK(!can(CardKind::Use, l));
    CHECK(!can(CardKind::Sabotage, l));
  }
  CHECK(can(CardKind::Use, Location::Weather));
  CHECK(!can(CardKind::Sabotage, Location::Weather));
}

TEST_CASE("TT-612 an empty depot makes the Use of what it fills impossible, and no other") {
  constexpr std::array kHeat{Location::Boiler, Location::Generator};
  constexpr std::array kVehicles{Location::Helicopter, Location::Snowcat};
  Acting b(6);
  const auto can_fill = [&](Location l) { return can_use(b.rules, b.t(), l); };
  for (Location l : kHeat) b.fuel(l, 1);
  b.t().fuel_depot = 0;
  CHECK(std::ranges::none_of(kHeat, can_fill));
  CHECK(std::ranges::all_of(kVehicles, can_fill));
  b.t().fuel_depot = 1;
  b.t().outdoor_depot = 0;
  CHECK(std::ranges::all_of(kHeat, can_fill));
  CHECK(std::ranges::none_of(kVehicles, can_fill));
}

}  // namespace holdout::the_thing
