#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

using Burning = PlayedPart<Fires, LosePileCard, Upkeep>;

// The Boiler is destroyed, so that fires make sense.
Burning freezing(int players = 5) {
  Burning b(players);
  b.fuel(Location::Boiler, 0);
  b.damage(Location::Boiler, 3);
  b.t().boiler_destroyed = true;
  b.t().frost = 5;
  b.pile({2, 1, 1});
  return b;
}
constexpr Action wield(WeaponKind kind) { return answer::Wield{kind}; }

}  // namespace

TEST_CASE("X-21 TT-580 TT-581 TT-582 TT-583 a fire with Dynamite in the Armory") {
  Burning b = freezing();
  b.put(Location::Armory, {kS2, kS3});
  b.give(kS2, WeaponKind::Dynamite);
  b.t().dogs.add(Location::Armory);
  b.play(Fires{});
  REQUIRE(b.asked(QuestionKind::Burn, kS2));
  CHECK(!b.s.running.open.open_options);
  b.answer(wield(WeaponKind::Dynamite));
  CHECK(b.outcomes().total() == 4);  // TT-587: any card that lies face down
  b.draw(CardKind::Use);
  CHECK(b.finished());
  CHECK(b.t().pile_size == 3);
  CHECK(b.h().pile_down == CardCounts{1, 1, 1});
  CHECK(b.t().discard_open == CardCounts{});
  CHECK(b.t().goods_used[at(good(WeaponKind::Dynamite))] == 1);
  CHECK(in(b.t(), Location::RecRoom).has(kS2));
  CHECK(in(b.t(), Location::RecRoom).has(kS3));
  CHECK(!b.t().standing.has(kS2));
  CHECK(!b.t().standing.has(kS3));
  CHECK(b.t().dogs.has(Location::Armory));
  CHECK(is_burnt(b.t(), Location::Armory));
  CHECK(!location_deck(b.t()).has(Location::Armory));  // TT-121
  CHECK(!can_use(b.rules, b.t(), Location::Armory));   // TT-585
  CHECK(b.t().frost == 0);
  CHECK(b.t().fires == 5);
  CHECK(!has_room(b.rules, b.t(), Location::Armory));
}

TEST_CASE(
    "TT-580 TT-1012 Flamethrower or Dynamite burn; Melee Weapon and Firearm do not, but are asked (D-20)") {
  Burning b = freezing(8);
  b.put(Location::Lab, {kS2});
  for (const WeaponKind kind : {WeaponKind::Melee, WeaponKind::Firearm}) b.give(kS2, kind);
  b.play(Fires{});
  REQUIRE(b.asked(QuestionKind::Burn, kS2));
  CHECK(b.options().size() == 1);
  b.answer(answer::Pass{});
  CHECK(b.finished());
  b.give(kS2, WeaponKind::Flamethrower);
  b.play(Fires{});
  b.answer(wield(WeaponKind::Flamethrower));
  b.draw(CardKind::Use);
  CHECK(is_burnt(b.t(), Location::Lab));
  CHECK(b.t().flames[0].charges == 5);
}

TEST_CASE("TT-580 TT-586 standing Characters with a weapon card in turn order, one fire each") {
  Burning b = freezing();
  b.t().leader = Seat{3};
  b.put(Location::Lab, {kS0});
  b.put(Location::Radio, {kS2});
  b.put(Location::Kitchen, {kS3});
  b.put(Location::Snowcat, {kS4});
  for (const Slot slot : {kS0, kS2, kS3}) b.give(slot, WeaponKind::Melee);
  b.t().standing.remove(kS2);
  b.play(Fires{});
  CHECK(b.asked(QuestionKind::Burn, kS3));
  b.answer(answer::Pass{});
  CHECK(b.asked(QuestionKind::Burn, kS0));
  b.answer(answer::Pass{});
  CHECK(b.finished());
  CHECK(b.t().actor == kNoSlot);
}

TEST_CASE("TT-586 several fires in one round; whoever was driven out sets none") {
  Burning b = freezing(6);
  b.put(Location::Lab, {kS0, kS2});
  b.put(Location::Radio, {kS3});
  for (const Slot slot : {kS0, kS2, kS3}) b.give(slot, WeaponKind::Dynamite);
  b.play(Fires{});
  b.answer(wield(WeaponKind::Dynamite));
  b.draw(CardKind::Use);
  REQUIRE(b.asked(QuestionKind::Burn, kS3));
  b.answer(wield(WeaponKind::Dynamite));
  b.draw(CardKind::Use);
  CHECK(b.finished());
  CHECK(b.t().burnt.size() == 2);
  CHECK(b.t().weapons_held[2] == 1);
}

TEST_CASE("TT-584 not the destroyed Boiler, not in a blue room, not without a Fire token") {
  for (const Location l : {Location::Boiler, Location::Sleeping, Location::RecRoom}) {
    Burning b = freezing();
    b.put(l, {kS2});
    b.give(kS2, WeaponKind::Dynamite);
    b.play(Fires{});
    CHECK(b.finished());
  }
  Burning b = freezing();
  b.put(Location::Lab, {kS2});
  b.give(kS2, WeaponKind::Dynamite);
  b.t().fires = 0;
  b.play(Fires{});
  CHECK(b.finished());
}

TEST_CASE("TT-587 without a face-down card in the pile nobody is asked") {
  Burning b = freezing();
  b.put(Location::Lab, {kS2});
  b.give(kS2, WeaponKind::Dynamite);
  b.t().pile_open = std::exchange(b.h().pile_down, CardCounts{});
  b.play(Fires{});
  CHECK(b.finished());
}

TEST_CASE("TT-1207 burn_any_time drops the condition of the frost; the Boiler never burns") {
  Burning b(5, {{"burn_any_time", "on"}});
  b.pile({2, 0, 0});
  b.put(Location::Boiler, {kS1});
  b.put(Location::Lab, {kS2});
  b.give(kS1, WeaponKind::Dynamite);
  b.give(kS2, WeaponKind::Dynamite);
  b.play(Fires{});
  REQUIRE(b.asked(QuestionKind::Burn, kS2));
  b.answer(wield(WeaponKind::Dynamite));
  b.draw(CardKind::Use);
  CHECK(b.finished());
  CHECK(b.told(EventKind::FrostMoved) == 0);
}

TEST_CASE("TT-585 what stood in a burnt location is lost, and what it did for the station") {
  const auto burn = [](Burning& b, Location l) {
    b.put(l, {kS2});
    b.change([&](Now& now) { burn_location(now, kS2, WeaponKind::Dynamite, l); });
  };
  Burning b = freezing();
  const int spare = b.t().command;
  burn(b, Location::Generator);
  CHECK(b.t().no_power);
  CHECK(b.t().fuel[at(Location::Generator)] == 0);
  b.t().sky = Sky::Storm;
  b.play(Upkeep{});
  CHECK(b.t().damage[at(Location::Generator)] == 0);

  burn(b, Location::Helicopter);
  CHECK(b.t().damage[at(Location::Helicopter)] == 0);
  CHECK(b.t().command == spare + 3);
  CHECK(!is_ready(b.rules, b.t(), Location::Helicopter));
  CHECK(fuel_room(b.rules, b.t(), Location::Helicopter) == 0);

  b.t().kitchen = 2;
  burn(b, Location::Kitchen);
  CHECK(b.t().kitchen == 0);
  CHECK(b.t().pantry == 16);

  b.t().station_sky = Sky::Sun;
  burn(b, Location::Weather);
  CHECK(b.t().station_sky == Sky::None);

  b.t().rescue = 4;
  burn(b, Location::Radio);
  CHECK(b.t().rescue == 4);  // a sent S.O.S. stays valid
  CHECK(!can_use(b.rules, b.t(), Location::Radio));
}

TEST_CASE("TT-584 nobody is asked for a fire while the Frost track is not in play") {
  Burning b(5);
  b.pile({2, 1, 1});
  b.put(Location::Lab, {kS2});
  b.give(kS2, WeaponKind::Dynamite);
  b.play(Fires{});
  CHECK(b.finished());
  PlayedPart<ActionPhase> p(5);
  p.play(ActionPhase{.step = ActionPhase::Step::Burn});
  CHECK(p.on_top<AssignPile>());
  PlayedPart<ActionPhase> frost(5);
  frost.t().boiler_destroyed = true;
  frost.play(ActionPhase{.step = ActionPhase::Step::Burn});
  CHECK(frost.on_top<Fires>());
}

TEST_CASE("TT-585 TT-223 nothing brings the power of a burnt Generator back") {
  Burning b = freezing();
  b.damage(Location::Generator, 1);
  b.put(Location::Generator, {kS2});
  b.change([](Now& now) { burn_location(now, kS2, WeaponKind::Dynamite, Location::Generator); });
  REQUIRE(b.t().no_power);
  CHECK(b.change([](Now& now) { return remove_damage(now, Location::Generator, 2); }) == 0);
  CHECK(!can_perform(b.rules, b.t(), CardKind::Repair, Location::Generator));
  b.t().sky = Sky::Storm;
  b.play(Upkeep{});
  CHECK(b.t().no_power);
  CHECK(b.told(EventKind::PowerRestored) == 0);
}

}  // namespace holdout::the_thing
