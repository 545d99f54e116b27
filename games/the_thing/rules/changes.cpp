#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {

void begin_phase(Now& now, Phase phase) {
  now.s.table.phase = phase;
  tell(now, EventKind::PhaseBegan, {u8(phase)});
}

// ---- figures ---------------------------------------------------------------------------------------------

void move_figure(State& s, Slot slot, Location to) {
  for (Slots& here : s.table.at) here.remove(slot);
  s.table.at[at(to)].add(slot);
}

void lie_down(Now& now, Slot slot) {
  if (!now.s.table.standing.has(slot)) return;
  now.s.table.standing.remove(slot);
  tell_of(now, EventKind::Lay, slot);
}

bool raise_suspicion(Now& now, Slot slot) {
  std::uint8_t& marker = now.s.table.suspicion[at(slot)];
  if (marker >= now.rules.max_suspicion) return false;  // TT-122, TT-1104
  ++marker;
  tell_of(now, EventKind::SuspicionMoved, slot, {u8(marker - 1), marker});
  return true;
}

void prove_human(Now& now, Slot slot) {
  Table& t = now.s.table;
  tell_of(now, EventKind::SuspicionMoved, slot, {t.suspicion[at(slot)], 0});
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
  tell(now, EventKind::FuelMoved, {outdoor, u8(to), u8(moved)});
  return moved;
}

void lose_depot_fuel(Now& now, int amount) {
  Table& t = now.s.table;
  const int lost = std::min(amount, int{t.fuel_depot});
  t.fuel_depot = u8(t.fuel_depot - lost);
  tell(now, EventKind::FuelLost, {0, u8(Location::Nowhere), u8(lost)});
}

namespace {

void destroy_boiler(Now& now) {  // TT-212, TT-213
  Table& t = now.s.table;
  t.boiler_destroyed = true;
  t.frost = 0;
  std::uint8_t& fuel = t.fuel[at(Location::Boiler)];
  if (fuel > 0) tell(now, EventKind::FuelLost, {1, u8(Location::Boiler), fuel});
  fuel = 0;
  tell(now, EventKind::BoilerDestroyed);
}

}  // namespace

int place_damage(Now& now, Location l, int amount) {
  Table& t = now.s.table;
  const int placed = std::min(amount, damage_room(now.rules, t, l));
  if (placed <= 0) return 0;
  t.damage[at(l)] = u8(t.damage[at(l)] + placed);
  t.command = u8(t.command - placed);
  tell(now, EventKind::DamagePlaced, {u8(l), u8(placed)});
  const bool full = damage_room(now.rules, t, l) == 0;
  if (full && l == Location::Boiler) destroy_boiler(now);
  if (full && l == Location::Generator && !t.no_power) {  // TT-221
    t.no_power = true;
    tell(now, EventKind::PowerFailed);
  }
  return placed;
}

int remove_damage(Now& now, Location l, int amount) {
  Table& t = now.s.table;
  const int removed = std::min(amount, repairable(t, l));
  if (removed <= 0) return 0;
  t.damage[at(l)] = u8(t.damage[at(l)] - removed);
  t.command = u8(t.command + removed);
  tell(now, EventKind::DamageRemoved, {u8(l), u8(removed)});
  if (l == Location::Generator && t.no_power) {  // TT-223
    t.no_power = false;
    tell(now, EventKind::PowerRestored);
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
  tell(now, EventKind::DeckShuffled, {t.deck_size});
}

void take_card(Now& now, Slot slot, CardKind kind) {
  Table& t = now.s.table;
  now.s.hidden.deck.take(u8(kind));
  --t.deck_size;
  ++now.s.hidden.hands[at(slot)][at(kind)];
  ++t.hand_size[at(slot)];
  tell_secret(now, EventKind::CardDrawn, slot, only(seat_of(t, slot)), {1}, {u8(kind)});
}

void discard_card(Now& now, Slot slot, CardKind kind) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  --h.hands[at(slot)][at(kind)];
  --t.hand_size[at(slot)];
  ++h.discards[at(kind)];
  ++t.discard_size;
  ++h.discarded[at(slot)][at(kind)];
  std::array<std::uint8_t, 8> which{};
  which[at(kind)] = 1;
  tell_secret(now, EventKind::CardDiscarded, slot, only(seat_of(t, slot)), {1}, which);
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
    tell_of(now, EventKind::CardHandedInOpen, slot, {u8(kind)});
    return;
  }
  ++h.pile_down[at(kind)];
  h.handed[at(slot)] = kind;
  t.history[static_cast<std::size_t>(t.round - 1)].handed.add(slot);
  tell_secret(now, EventKind::CardHandedIn, slot, only(seat_of(t, slot)), {dark}, {u8(kind)});
}

void discard_pile(Now& now) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  for (std::size_t i = 0; i < kCardKinds; ++i)
    h.discards[i] = u8(h.discards[i] + h.pile_down[i] + t.pile_open[i]);
  t.discard_size = u8(t.discard_size + t.pile_size);
  if (t.pile_size > 0) tell(now, EventKind::PileDiscarded, {t.pile_size});
  h.pile_down = {};
  t.pile_open = {};
  t.pile_size = 0;
}

}  // namespace holdout::the_thing
