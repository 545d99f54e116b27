#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

Acting acting_at(Location l, Slot slot = kS2, int players = 6) {
  Acting b(players);
  b.put(l, {slot});
  b.t().actor = slot;
  return b;
}
constexpr Action use_item(ItemKind kind) { return answer::UseItem{kind}; }

}  // namespace

TEST_CASE("E-19 TT-630 TT-632 a Fuel Can beside an assigned Repair") {
  Acting b = acting_at(Location::Generator);
  b.everybody_rests_but(only(kS2));
  b.give(kS2, ItemKind::FuelCan);
  b.fuel(Location::Generator, 2);
  b.damage(Location::Generator, 1);
  b.pile({0, 1, 0});
  const int depot = b.t().fuel_depot;
  b.play(AssignPile{});
  b.draw(CardKind::Repair);
  b.answer(answer::Choose{kS2});
  REQUIRE(b.asked(QuestionKind::FreeAction, kS2));
  b.answer(use_item(ItemKind::FuelCan));
  CHECK(b.finished());
  CHECK(b.t().fuel[at(Location::Generator)] == 3);
  CHECK(b.t().fuel_depot == depot - 1);
  CHECK(b.t().damage[at(Location::Generator)] == 0);
  CHECK(b.t().items_held[2] == 0);
  CHECK(b.t().goods_used[at(good(ItemKind::FuelCan))] == 1);
}

TEST_CASE("TT-631 right after the action too, whatever the card") {
  Acting b = acting_at(Location::Generator);
  b.everybody_rests_but(only(kS2));
  b.give(kS2, ItemKind::Tools);
  b.pile({0, 0, 1});
  b.fuel(Location::Generator, 3);
  b.play(AssignPile{});
  b.draw(CardKind::Sabotage);
  b.answer(answer::Choose{kS2});
  REQUIRE(b.asked(QuestionKind::FreeAction, kS2));
  CHECK(!b.may(use_item(ItemKind::Tools)));  // nothing is damaged yet
  b.answer(answer::Pass{});
  CHECK(b.t().damage[at(Location::Generator)] == 1);
  REQUIRE(b.asked(QuestionKind::FreeAction, kS2));
  b.answer(use_item(ItemKind::Tools));
  CHECK(b.t().damage[at(Location::Generator)] == 0);
  CHECK(b.finished());
}

TEST_CASE("TT-613 TT-631 what is lost is told when it is settled: after a free action that may change it") {
  const auto repair_at = [](int damage) {
    Acting b = acting_at(Location::Generator);
    b.everybody_rests_but(only(kS2));
    b.give(kS2, ItemKind::Tools);
    b.give(kS2, ItemKind::FuelCan);
    b.fuel(Location::Generator, 1);
    b.damage(Location::Generator, damage);
    b.pile({0, 1, 0});
    b.play(AssignPile{});
    b.draw(CardKind::Repair);
    b.answer(answer::Choose{kS2});
    return b;
  };
  Acting undone = repair_at(1);
  CHECK(undone.told(EventKind::ActionLost) == 0);
  undone.answer(use_item(ItemKind::Tools));  // nothing is left to repair
  undone.answer(answer::Pass{});
  CHECK(undone.last<event::ActionLost>() == event::ActionLost{.who = Slot{2}, .card = CardKind::Repair});
  Acting done = repair_at(2);
  done.answer(use_item(ItemKind::Tools));
  done.answer(answer::Pass{});
  CHECK(done.told(EventKind::ActionLost) == 0);
  Acting hopeless = repair_at(0);  // TT-603
  CHECK(hopeless.told(EventKind::ActionLost) == 0);
  hopeless.answer(answer::Pass{});
  CHECK(hopeless.told(EventKind::ActionLost) == 1);
}

TEST_CASE("TT-631 any number one after the other") {
  Acting b = acting_at(Location::Boiler);
  b.give(kS2, ItemKind::FuelCan);
  b.give(kS2, ItemKind::FuelCan);
  b.give(kS2, ItemKind::Tools);
  b.fuel(Location::Boiler, 1);
  b.damage(Location::Boiler, 2);
  b.play(FreeActions{});
  b.answer(use_item(ItemKind::FuelCan));
  b.answer(use_item(ItemKind::Tools));
  b.answer(use_item(ItemKind::FuelCan));
  CHECK(b.finished());
  CHECK(b.t().fuel[at(Location::Boiler)] == 3);
  CHECK(b.t().damage[at(Location::Boiler)] == 1);
}

TEST_CASE("TT-632 a Fuel Can feeds vehicles from the Fuel Depot, and needs room and fuel there") {
  Acting b = acting_at(Location::Snowcat);
  b.give(kS2, ItemKind::FuelCan);
  const int depot = b.t().fuel_depot;
  const int outdoor = b.t().outdoor_depot;
  b.play(FreeActions{});
  b.answer(use_item(ItemKind::FuelCan));
  CHECK(b.t().fuel[at(Location::Snowcat)] == 1);
  CHECK(b.t().fuel_depot == depot - 1);
  CHECK(b.t().outdoor_depot == outdoor);

  Acting dry = acting_at(Location::Snowcat);
  dry.give(kS2, ItemKind::FuelCan);
  dry.t().fuel_depot = 0;
  dry.play(FreeActions{});
  CHECK(!dry.may(use_item(ItemKind::FuelCan)));

  Acting destroyed = acting_at(Location::Boiler);
  destroyed.give(kS2, ItemKind::FuelCan);
  destroyed.fuel(Location::Boiler, 0);
  destroyed.damage(Location::Boiler, 3);
  destroyed.t().boiler_destroyed = true;
  destroyed.play(FreeActions{});
  CHECK(destroyed.finished());
}

TEST_CASE("TT-633 Tools remove one Damage: no bonus, no Windows") {
  Acting b = acting_at(Location::Radio, kS2);
  b.put(Location::Radio, {kS3, kS4});
  b.sheet(kS2, CharacterId::Windows);
  b.give(kS2, ItemKind::Tools);
  b.play(FreeActions{});
  b.answer(use_item(ItemKind::Tools));
  CHECK(b.t().damage[at(Location::Radio)] == 5);
}

TEST_CASE("D-23 masked: any item card brings the question where a free action is possible at all") {
  Acting wire = acting_at(Location::Radio);
  wire.give(kS2, ItemKind::Wire);
  wire.play(FreeActions{});
  REQUIRE(wire.asked(QuestionKind::FreeAction, kS2));
  CHECK(!wire.s.running.open.open_options);
  CHECK(wire.options().size() == 1);
  wire.answer(answer::Pass{});
  CHECK(wire.finished());

  Acting nothing = acting_at(Location::Radio);
  nothing.play(FreeActions{});
  CHECK(nothing.finished());

  Acting no_track = acting_at(Location::Armory);
  no_track.give(kS2, ItemKind::FuelCan);
  no_track.play(FreeActions{});
  CHECK(no_track.finished());
}

TEST_CASE("TT-613 a free action first may also take the assigned action away: it is then lost") {
  Acting b = acting_at(Location::Generator);
  b.everybody_rests_but(only(kS2));
  b.give(kS2, ItemKind::Tools);
  b.damage(Location::Generator, 1);
  b.pile({0, 1, 0});
  b.play(AssignPile{});
  b.draw(CardKind::Repair);
  b.answer(answer::Choose{kS2});
  CHECK(b.last<event::Assigned>() ==
        event::Assigned{.who = kS2, .card = CardKind::Repair});  // it could be performed
  b.answer(use_item(ItemKind::Tools));
  CHECK(b.finished());
  CHECK(b.t().damage[at(Location::Generator)] == 0);
  CHECK(b.told(EventKind::DamageRemoved) == 1);
  CHECK(!b.t().standing.has(kS2));

  Acting full = acting_at(Location::Boiler);  // the Fuel Can fills the last space
  full.everybody_rests_but(only(kS2));
  full.give(kS2, ItemKind::FuelCan);
  full.fuel(Location::Boiler, 3);
  full.pile({1, 0, 0});
  full.play(AssignPile{});
  full.draw(CardKind::Use);
  full.answer(answer::Choose{kS2});
  full.answer(use_item(ItemKind::FuelCan));
  CHECK(full.finished());
  CHECK(full.t().fuel[at(Location::Boiler)] == 4);
  CHECK(full.told(EventKind::FuelMoved) == 1);
}

}  // namespace holdout::the_thing
