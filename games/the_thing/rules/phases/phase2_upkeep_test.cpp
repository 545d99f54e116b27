#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

Acting board(Sky sky, int players = 6) {
  Acting b(players);
  b.t().sky = sky;
  return b;
}

}  // namespace

TEST_CASE(
    "TT-210 TT-220 fuel is burnt by the weather table; nothing happens for a rescue not called, TT-230") {
  Acting b = board(Sky::Snow);
  b.play(Upkeep{});
  CHECK(b.finished());
  CHECK(b.t().fuel[at(Location::Boiler)] == 3);
  CHECK(b.t().fuel[at(Location::Generator)] == 3);
  CHECK(b.t().rescue == 0);
  CHECK(b.t().rescue_fuel == 0);
  CHECK(b.told(EventKind::RescueMoved) == 0);
  Acting sunny = board(Sky::Sun);
  sunny.play(Upkeep{});
  CHECK(sunny.t().fuel[at(Location::Boiler)] == 4);
  CHECK(sunny.told(EventKind::FuelBurnt) == 0);
}

TEST_CASE("E-1 TT-211 TT-212 TT-215 missing fuel damages the Boiler, which is destroyed") {
  Acting b = board(Sky::Storm);
  b.fuel(Location::Boiler, 1);
  b.damage(Location::Boiler, 2);
  b.play(Upkeep{});
  CHECK(b.t().fuel[at(Location::Boiler)] == 0);
  CHECK(b.t().damage[at(Location::Boiler)] == 3);
  CHECK(b.t().boiler_destroyed);
  CHECK(b.t().frost == 0);
  const auto burnt = parts_of<event::FuelBurnt>(b.events.front());
  CHECK(burnt.n == 1);
  CHECK(burnt.missing == 1);
}

TEST_CASE("TT-222 without power the Generator burns nothing and takes no Damage") {
  Acting b = board(Sky::Storm);
  b.t().no_power = true;
  b.damage(Location::Generator, 2);
  b.fuel(Location::Generator, 3);
  b.play(Upkeep{});
  CHECK(b.t().fuel[at(Location::Generator)] == 3);
}

TEST_CASE("TT-214 the frost advances by the weather table instead of the Boiler's fuel (X-6)") {
  Acting b = board(Sky::Snow);
  b.t().boiler_destroyed = true;
  b.damage(Location::Boiler, 3);
  b.fuel(Location::Boiler, 0);
  b.play(Upkeep{});
  CHECK(b.t().frost == 2);
  CHECK(b.t().fuel[at(Location::Generator)] == 3);
  CHECK(b.last<event::FrostMoved>().to == 2);
}

TEST_CASE("TT-216 at the end of the Frost track the Alien team wins at once, rescue or not (R-88)") {
  Acting b = board(Sky::Snow);
  b.t().boiler_destroyed = true;
  b.damage(Location::Boiler, 3);
  b.t().frost = 5;
  b.t().rescue = 9;
  b.play(Upkeep{});
  CHECK(b.game_is_over());
  CHECK(b.t().ending == Ending::Froze);
  CHECK(b.t().winners == only(Seat{1}));
  CHECK(b.t().frost == 6);
  CHECK(b.t().rescue == 9);
}

TEST_CASE("X-10 TT-231 TT-233 the Rescue Helicopter leaves on its last fuel, arrived or not") {
  Acting gone = board(Sky::Cloud);
  gone.t().rescue = 8;
  gone.t().rescue_fuel = 6;
  gone.play(Upkeep{});
  CHECK(gone.t().rescue_gone);
  CHECK(gone.t().rescue == 8);
  CHECK(gone.told(EventKind::RescueLeft) == 1);
  gone.play(Upkeep{});
  CHECK(gone.told(EventKind::RescueLeft) == 1);
  CHECK(gone.t().rescue_fuel == 6);

  Acting there = board(Sky::Cloud, 5);
  there.t().rescue = 8;
  there.t().rescue_fuel = 5;
  there.play(Upkeep{});
  CHECK(there.t().rescue == 10);
  CHECK(there.t().rescue_fuel == 6);
  CHECK(rescue_at_station(there.rules, there.t()));
}

TEST_CASE("TT-210 seven and eight players use the other side of the weather table (3.6)") {
  for (const int players : {6, 8}) {
    Acting b = board(Sky::Cloud, players);
    b.play(Upkeep{});
    CHECK(b.t().fuel[at(Location::Boiler)] == (players == 6 ? 4 : 3));
    CHECK(b.t().fuel[at(Location::Generator)] == 4);
  }
}

TEST_CASE("TT-231 TT-232 TT-233 at the Station it waits while the fuel lasts, then nobody can board it") {
  Acting b = board(Sky::Sun);
  const int station = b.rules.rescue_station;
  b.t().rescue = u8(station - 1);
  b.t().rescue_fuel = 4;
  for (const int fuel : {5, 6}) {
    b.play(Upkeep{});
    CHECK(b.t().rescue == station);  // TT-232: it stops there, however far the weather would carry it
    CHECK(b.t().rescue_fuel == fuel);
    CHECK(rescue_at_station(b.rules, b.t()));
  }
  b.play(Upkeep{});
  CHECK(b.t().rescue_gone);
  CHECK(b.t().rescue_fuel == 6);
  CHECK(!rescue_at_station(b.rules, b.t()));
  PlayedPart<ActionPhase> after_it;
  after_it.t().rescue = u8(station);
  after_it.t().rescue_gone = true;
  after_it.play(ActionPhase{.step = ActionPhase::Step::Rescue});
  CHECK(after_it.on_top<AssignPile>());
}

TEST_CASE("TT-211 TT-220 two missing markers are two Damage, in the Boiler as in the Generator") {
  for (const Location l : {Location::Boiler, Location::Generator}) {
    Acting b = board(Sky::Storm);
    b.fuel(l, 0);
    b.play(Upkeep{});
    CHECK(b.t().damage[at(l)] == 2);
    CHECK(b.t().fuel[at(l)] == 0);
  }
}

TEST_CASE("TT-213 a destroyed Boiler stays open, and its card in the deck; no card works there") {
  Acting b = board(Sky::Storm);
  b.change([](Now& now) { return place_damage(now, Location::Boiler, 3); });
  CHECK(has_room(b.rules, b.t(), Location::Boiler));
  CHECK(location_deck(b.t()).has(Location::Boiler));
  CHECK(!can_burn(b.rules, b.t(), Location::Boiler));
  for (const CardKind card : {CardKind::Use, CardKind::Repair, CardKind::Sabotage})
    CHECK(!can_perform(b.rules, b.t(), card, Location::Boiler));
  PlayedPart<DogsAndLeader> dogs;
  dogs.t().boiler_destroyed = true;
  --dogs.t().kennel_dogs;
  dogs.t().dogs.add(Location::Lab);
  dogs.play(DogsAndLeader{});
  dogs.chance(answer::DrawLocation{Location::Boiler});
  CHECK(dogs.t().dogs.has(Location::Boiler));
}

}  // namespace holdout::the_thing
