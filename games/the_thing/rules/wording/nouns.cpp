#include "games/the_thing/rules/wording/nouns.h"

namespace holdout::the_thing {

bool can_use(const Rules& r, const Table& t, Location l) {
  if (is_burnt(t, l)) return false;
  switch (l) {
    case Location::Armory: return t.weapon_deck > 0;
    case Location::Storeroom: return t.item_deck > 0;
    case Location::Boiler:
    case Location::Generator: return t.fuel_depot > 0 && fuel_room(r, t, l) > 0;
    case Location::Radio: return t.damage[at(l)] == 0 && t.rescue == 0;
    case Location::Helicopter:
    case Location::Snowcat: return (t.outdoor_depot > 0 && fuel_room(r, t, l) > 0) || is_ready(r, t, l);
    case Location::Kitchen: return t.pantry > 0;
    case Location::Lab: return t.lab_bag > 0;
    case Location::Weather: return true;
    case Location::Sleeping:
    case Location::RecRoom:
    case Location::Kennel:
    case Location::Nowhere: break;
  }
  return false;  // TT-659
}

bool can_sabotage(const Rules& r, const Table& t, Location l) {
  if (is_burnt(t, l)) return false;
  switch (l) {
    case Location::Armory: return t.weapon_deck > 0;
    case Location::Storeroom: return t.item_deck > 0;
    case Location::Boiler:
    case Location::Generator:
    case Location::Radio:
    case Location::Helicopter:
    case Location::Snowcat: return damage_room(r, t, l) > 0;
    case Location::Kitchen: return t.pantry > 0;
    case Location::Lab: return t.lab_bag > 0;
    case Location::Weather: return t.fuel_depot > 0;
    case Location::Sleeping:
    case Location::RecRoom:
    case Location::Kennel:
    case Location::Nowhere: break;
  }
  return false;  // TT-659
}

}  // namespace holdout::the_thing
