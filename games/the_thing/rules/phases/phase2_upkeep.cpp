#include "games/the_thing/rules/changes.h"

// Phase 2: upkeep and rescue, TT-210..234. Order: Boiler or frost, Generator, Rescue Helicopter.

namespace holdout::the_thing {

namespace {

// TT-210, TT-211, TT-220: each missing marker is one Damage, up to the spaces.
void burn_fuel(Now& now, Location l, int amount) {
  if (amount == 0) return;
  std::uint8_t& fuel = now.s.table.fuel[at(l)];
  const int burnt = std::min(amount, int{fuel});
  fuel = u8(fuel - burnt);
  tell(now, event::FuelBurnt{.place = l, .n = burnt, .missing = amount - burnt});
  place_damage(now, l, amount - burnt);
}

void advance_frost(Now& now, int steps) {  // TT-214
  if (steps == 0) return;
  std::uint8_t& frost = now.s.table.frost;
  const std::uint8_t from = frost;
  frost = u8(std::min(frost + steps, now.rules.frost_end));
  tell(now, event::FrostMoved{.from = from, .to = frost});
}

void move_rescue(Now& now, int steps) {
  Table& t = now.s.table;
  if (t.rescue == 0 || t.rescue_gone) return;         // TT-230
  if (t.rescue_fuel >= now.rules.rescue_fuel_last) {  // TT-231: on its way or waiting
    t.rescue_gone = true;
    tell(now, event::RescueLeft{});
    return;
  }
  ++t.rescue_fuel;  // TT-232
  t.rescue = u8(std::min(t.rescue + steps, now.rules.rescue_station));
  tell(now, event::RescueMoved{.marker = t.rescue, .fuel = t.rescue_fuel});
}

}  // namespace

Flow Upkeep::run(Now& now) {
  const Table& t = now.s.table;
  const SkyRow& row = now.rules.row(t.sky);
  if (frost_in_play(t)) {
    advance_frost(now, row.frost);
    if (check_end(now)) return game_over(now);  // TT-216
  } else {
    burn_fuel(now, Location::Boiler,
              fuel_due(t, Location::Boiler, row));  // TT-215: the frost waits for the next round
  }
  burn_fuel(now, Location::Generator, fuel_due(t, Location::Generator, row));
  move_rescue(now, row.rescue);
  return done();
}

}  // namespace holdout::the_thing
