#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {

void begin_phase(Now& now, Phase phase) {
  now.s.table.phase = phase;
  tell(now, event::PhaseBegan{phase});
}

// ---- figures ---------------------------------------------------------------------------------------------

void move_figure(State& s, Slot slot, Location to) {
  for (Slots& here : s.table.at) here.remove(slot);
  s.table.at[at(to)].add(slot);
}

void lie_down(Now& now, Slot slot) {
  if (!now.s.table.standing.has(slot)) return;
  now.s.table.standing.remove(slot);
  tell(now, event::Lay{slot});
}

bool raise_suspicion(Now& now, Slot slot) {
  std::uint8_t& marker = now.s.table.suspicion[at(slot)];
  if (marker >= now.rules.max_suspicion) return false;  // TT-122, TT-1104
  ++marker;
  tell(now, event::SuspicionMoved{.who = slot, .from = marker - 1, .to = marker});
  return true;
}

void prove_human(Now& now, Slot slot) {
  Table& t = now.s.table;
  tell(now, event::SuspicionMoved{.who = slot, .from = t.suspicion[at(slot)], .to = 0});
  t.suspicion[at(slot)] = 0;
  t.proven_round[at(slot)] = t.round;
}

// ---- station ---------------------------------------------------------------------------------------------

int move_fuel(Now& now, Location to, int amount, bool from_main) {
  Table& t = now.s.table;
  const bool outdoor = is_vehicle(to) && !from_main;
  std::uint8_t& depot = outdoor ? t.outdoor_depot : t.fuel_depot;
  const int moved = std::min({amount, int{depot}, fuel_room(now.rules, t, to)});
  if (moved <= 0) return 0;
  depot = u8(depot - moved);
  t.fuel[at(to)] = u8(t.fuel[at(to)] + moved);
  tell(now, event::FuelMoved{.outdoor = outdoor, .place = to, .n = moved});
  return moved;
}

void lose_depot_fuel(Now& now, int amount) {
  Table& t = now.s.table;
  const int lost = std::min(amount, int{t.fuel_depot});
  t.fuel_depot = u8(t.fuel_depot - lost);
  tell(now, event::FuelLost{.in_place = false, .place = Location::Nowhere, .n = lost});
}

namespace {

void destroy_boiler(Now& now) {  // TT-212, TT-213
  Table& t = now.s.table;
  t.boiler_destroyed = true;
  t.frost = 0;
  std::uint8_t& fuel = t.fuel[at(Location::Boiler)];
  if (fuel > 0) tell(now, event::FuelLost{.in_place = true, .place = Location::Boiler, .n = fuel});
  fuel = 0;
  tell(now, event::BoilerDestroyed{});
}

}  // namespace

int place_damage(Now& now, Location l, int amount) {
  Table& t = now.s.table;
  const int placed = std::min(amount, damage_room(now.rules, t, l));
  if (placed <= 0) return 0;
  t.damage[at(l)] = u8(t.damage[at(l)] + placed);
  t.command = u8(t.command - placed);
  tell(now, event::DamagePlaced{.place = l, .n = placed});
  const bool full = damage_room(now.rules, t, l) == 0;
  if (full && l == Location::Boiler) destroy_boiler(now);
  if (full && l == Location::Generator && !t.no_power) {  // TT-221
    t.no_power = true;
    tell(now, event::PowerFailed{});
  }
  return placed;
}

int remove_damage(Now& now, Location l, int amount) {
  Table& t = now.s.table;
  const int removed = std::min(amount, repairable(t, l));
  if (removed <= 0) return 0;
  t.damage[at(l)] = u8(t.damage[at(l)] - removed);
  t.command = u8(t.command + removed);
  tell(now, event::DamageRemoved{.place = l, .n = removed});
  if (l == Location::Generator && t.no_power) {  // TT-223
    t.no_power = false;
    tell(now, event::PowerRestored{});
  }
  return removed;
}

// ---- Action cards ----------------------------------------------------------------------------------------

void shuffle_deck(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  h.deck.reshuffle();
  h.deck.shuffle_in(h.discards);
  h.discards = {};
  h.discarded.fill({});
  t.discard_open = {};
  t.deck_size = u8(t.deck_size + t.discard_size);
  t.discard_size = 0;
  tell(now, event::DeckShuffled{t.deck_size});
}

void take_card(Now& now, Slot slot, CardKind kind) {
  Table& t = now.s.table;
  now.s.hidden.deck.take(u8(kind));
  --t.deck_size;
  ++now.s.hidden.hands[at(slot)][at(kind)];
  ++t.hand_size[at(slot)];
  tell_secret(now, only(seat_of(t, slot)), event::CardDrawn{.who = slot, .n = 1, .card = kind});
}

void discard_card(Now& now, Slot slot, CardKind kind) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  --h.hands[at(slot)][at(kind)];
  --t.hand_size[at(slot)];
  ++h.discards[at(kind)];
  ++t.discard_size;
  ++h.discarded[at(slot)][at(kind)];
  tell_secret(now, only(seat_of(t, slot)),
              event::CardDiscarded{.who = slot,
                                   .n = 1,
                                   .use = kind == CardKind::Use,
                                   .repair = kind == CardKind::Repair,
                                   .sabotage = kind == CardKind::Sabotage});
}

void hand_in(Now& now, Slot slot, CardKind kind, bool dark) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  --h.hands[at(slot)][at(kind)];
  --t.hand_size[at(slot)];
  ++t.pile_size;
  if (at_maximum(now.rules, t, slot)) {  // TT-415, TT-421, TT-433
    ++t.pile_open[at(kind)];
    t.handed_open[at(slot)] = kind;
    tell(now, event::CardHandedInOpen{.who = slot, .card = kind});
    return;
  }
  ++h.pile_down[at(kind)];
  h.handed[at(slot)] = kind;
  t.history[static_cast<std::size_t>(t.round - 1)].handed.add(slot);
  tell_secret(now, only(seat_of(t, slot)), event::CardHandedIn{.who = slot, .dark = dark, .card = kind});
}

void discard_pile(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  for (std::size_t i = 0; i < kCardKinds; ++i)
    h.discards[i] = u8(h.discards[i] + h.pile_down[i] + t.pile_open[i]);
  t.discard_size = u8(t.discard_size + t.pile_size);
  if (t.pile_size > 0) tell(now, event::PileDiscarded{t.pile_size});
  h.pile_down = {};
  t.pile_open = {};
  t.pile_size = 0;
}

}  // namespace holdout::the_thing
