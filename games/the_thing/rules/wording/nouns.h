#pragma once

#include <algorithm>

#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/state.h"

// The nouns and predicates of the rulebook over the face-up table. Short enough to be inlined everywhere:
// forward speed is decided here.

namespace holdout::the_thing {

constexpr std::size_t at(Slot slot) { return static_cast<std::size_t>(slot); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
constexpr std::size_t at(Location l) { return static_cast<std::size_t>(l); }
constexpr std::size_t at(CardKind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t at(WeaponKind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t at(ItemKind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t at(LabKind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t at(Good g) { return static_cast<std::size_t>(g); }

constexpr std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }
template <class Enum>
requires std::is_enum_v<Enum>
constexpr std::uint8_t u8(Enum value) { return static_cast<std::uint8_t>(value); }

// ---- who -------------------------------------------------------------------------------------------------

inline Seat seat_of(const Table& t, Slot slot) { return t.owner.of(slot); }
inline SeatSet seats_of(const Table& t, Slots slots) { return t.owner.of(slots); }
inline Slots characters_of(const Table& t, Seat seat) { return t.owner.pieces_of(seat) & t.characters; }

// TT-107: the first of `left` in turn order (Leader first) or in placement order (Leader last). Precondition:
// `left` is not empty. Callers keep `left & t.characters`: the dead and revealed are skipped.
inline Slot next_in_turn(const Table& t, Slots left) {
  return left.first_from(t.owner.pieces_of(t.leader).first());
}
inline Slot next_to_place(const Rules& r, const Table& t, Slots left) {
  return left.first_from(t.owner.pieces_of(left_of(t.leader, r.players)).first());
}

inline bool has_ability(const Table& t, Slot slot, CharacterId id) { return t.sheet[at(slot)] == id; }
inline bool alien_in_play(const Table& t) { return !t.organism.empty(); }
inline Slots organism(const Table& t) {
  Slots all;
  for (Slot slot : t.organism) all.add(slot);
  return all;
}

// ---- where -----------------------------------------------------------------------------------------------

inline Slots in(const Table& t, Location l) { return t.at[at(l)]; }
inline Slots standing_in(const Table& t, Location l) { return in(t, l) & t.standing; }  // TT-113
inline Location where(const Table& t, Slot slot) {
  for (int l = 0; l < kLocations; ++l)
    if (t.at[static_cast<std::size_t>(l)].has(slot)) return static_cast<Location>(l);
  return Location::Nowhere;
}
inline bool is_burnt(const Table& t, Location l) { return t.burnt.has(l); }
inline bool has_room(const Rules& r, const Table& t, Location l) {  // TT-412, TT-413
  return !is_burnt(t, l) && in(t, l).size() < r.capacity[at(l)];
}

// The cards of a plan, the strongest first; among equals in the order of the locations.
inline FixedVector<std::uint8_t, kLocationCards> laid_cards(const Plan& plan) {
  FixedVector<std::uint8_t, kLocationCards> cards;
  for (int i = 0; i < kLocationCards; ++i)
    if (plan[static_cast<std::size_t>(i)] > 0) cards.push(static_cast<std::uint8_t>(i));
  std::sort(cards.begin(), cards.end(),
            [&](std::uint8_t a, std::uint8_t b) { return plan[a] != plan[b] ? plan[a] > plan[b] : a < b; });
  return cards;
}
// TT-121, TT-829, TT-1201
inline Locations location_deck(const Table& t) {
  Locations deck = kGreen;
  if (t.kennel_dogs > 0 && t.round > 1) deck.add(Location::Kennel);
  return deck.without(t.cards_gone);
}

// ---- suspicion -------------------------------------------------------------------------------------------

inline bool in_green_zone(const Table& t, Slot slot) { return t.suspicion[at(slot)] == 0; }  // TT-125
inline bool at_maximum(const Rules& r, const Table& t, Slot slot) {                          // TT-126, R-40
  return !r.few && t.suspicion[at(slot)] >= r.max_suspicion;
}
inline bool on_threat(const Table& t, Slot slot) { return t.suspicion[at(slot)] == t.threat; }  // TT-1120
inline int hand_limit(const Rules& r, const Table& t) {
  return t.hungry ? r.hungry_hand_limit : r.hand_limit;
}

// ---- station ---------------------------------------------------------------------------------------------

inline bool frost_in_play(const Table& t) { return t.boiler_destroyed; }
// What this weather burns there; the frost comes in the place of the Boiler (TT-210, TT-214, TT-220, TT-222).
inline int fuel_due(const Table& t, Location l, const SkyRow& row) {
  if (l == Location::Boiler) return frost_in_play(t) ? 0 : row.boiler;
  return l == Location::Generator && !t.no_power ? row.generator : 0;
}
inline bool rescue_at_station(const Rules& r, const Table& t) {  // TT-233
  return !t.rescue_gone && t.rescue >= r.rescue_station;
}
// TT-128, TT-213, TT-585: how many more fuel markers or Damage tokens fit.
inline int fuel_room(const Rules& r, const Table& t, Location l) {
  if (is_burnt(t, l) || (l == Location::Boiler && t.boiler_destroyed)) return 0;
  return r.fuel_spaces[at(l)] - t.fuel[at(l)];
}
inline int damage_room(const Rules& r, const Table& t, Location l) {
  if (is_burnt(t, l) || (l == Location::Boiler && t.boiler_destroyed)) return 0;
  return r.damage_spaces[at(l)] - t.damage[at(l)];
}
inline int repairable(const Table& t, Location l) {  // TT-610
  if (!kDamageable.has(l) || is_burnt(t, l) || (l == Location::Boiler && t.boiler_destroyed)) return 0;
  return t.damage[at(l)];
}
inline bool is_ready(const Rules& r, const Table& t, Location l) {  // TT-646
  return is_vehicle(l) && !is_burnt(t, l) && t.damage[at(l)] == 0 && t.fuel[at(l)] == r.fuel_spaces[at(l)];
}
inline int depot_for(const Table& t, Location l) { return is_vehicle(l) ? t.outdoor_depot : t.fuel_depot; }
inline bool can_burn(const Rules& r, const Table& t, Location l) {  // TT-584, TT-1207
  return is_green(l) && !is_burnt(t, l) && t.fires > 0 && (frost_in_play(t) || r.burn_any_time) &&
         l != Location::Boiler;
}

bool can_use(const Rules& r, const Table& t, Location l);       // TT-612
bool can_sabotage(const Rules& r, const Table& t, Location l);  // TT-611
inline bool can_perform(const Rules& r, const Table& t, CardKind card, Location l) {
  if (card == CardKind::Repair) return repairable(t, l) > 0;
  return card == CardKind::Use ? can_use(r, t, l) : can_sabotage(r, t, l);
}

// ---- goods: public facts, on which masked questions rest -----------------------------------------------

// To whom the flipped card can go. TT-602: those who can perform it; TT-603: if nobody can, whoever stands.
inline Slots may_be_assigned(const Rules& r, const Table& t) {
  Slots able;
  for (Location l : kGreen)
    if (!standing_in(t, l).empty() && can_perform(r, t, t.flipped, l)) able = able | standing_in(t, l);
  return able.empty() ? t.standing : able;
}

inline bool charged(const Table& t, Slot slot) {
  return std::ranges::any_of(t.flames, [&](const Flame& f) { return f.holder == slot && f.charges > 0; });
}
inline bool may_hold_weapon(const Table& t, Slot slot) { return t.weapons_held[at(slot)] > 0; }
inline bool may_hold_item(const Table& t, Slot slot) { return t.items_held[at(slot)] > 0; }
// TT-587: fights and fires need a face-down card in the pile; with 1 to 3 players there is no pile.
inline bool pile_pays(const Rules& r, const Table& t) { return r.few || t.pile_size > total_of(t.pile_open); }

// ---- goods: what is really held, for the options of the holder -------------------------------------------

inline bool holds(const State& s, Slot slot, WeaponKind kind) {
  return s.hidden.belongings[at(slot)].weapons[at(kind)] > 0;
}
inline bool holds(const State& s, Slot slot, ItemKind kind) {
  return s.hidden.belongings[at(slot)].items[at(kind)] > 0;
}
inline bool is_alien(const State& s, Slot slot) { return s.hidden.aliens.has(slot); }

// Who is asked to avoid or to fight (D-10, D-11): by public facts; with 1 to 3 players nothing is hidden, so
// only those who have what it takes (TT-1102).
inline bool may_wield(const Rules& r, const State& s, Slot slot, bool WeaponRow::*use) {
  if (!r.few) return may_hold_weapon(s.table, slot);
  for (int i = 0; i < kWeaponKinds; ++i)
    if (r.weapon_rows[static_cast<std::size_t>(i)].*use && holds(s, slot, static_cast<WeaponKind>(i)))
      return true;
  return false;
}

// ---- saying it -------------------------------------------------------------------------------------------

// An answer without parts.
constexpr Action action(ActionKind kind) { return {u8(kind), 0, 0, 0, 0}; }
// What is kept, drawn and rolled, by what the question is about.
template <class Kind>
constexpr Kind kept_as(Action a) {
  return static_cast<Kind>(parts_of<answer::Keep>(a).thing);
}
template <class Kind>
constexpr Kind drawn_as(Action a) {
  return static_cast<Kind>(parts_of<answer::Draw>(a).thing);
}
template <class Kind>
constexpr Kind rolled_as(Action a) {
  return static_cast<Kind>(parts_of<answer::Roll>(a).thing);
}
// Where somebody goes who is placed, for a Special action or not.
constexpr Location place_in(Action a) {
  return is<answer::Special>(a) ? parts_of<answer::Special>(a).place : parts_of<answer::Place>(a).place;
}
// One option a kind of weapon that somebody holds and that is good for this (TT-1012).
inline void offer_weapons(const Rules& r, const State& s, bool WeaponRow::*use, Actions& out) {
  for (int i = 0; i < kWeaponKinds; ++i)
    if (const auto kind = static_cast<WeaponKind>(i);
        r.weapon_rows[at(kind)].*use && holds(s, s.table.actor, kind))
      out.push(answer::Wield{kind});
}

// A question as its row says, to the owner of one Character.
inline Question ask(const Table& t, QuestionKind kind, Slot slot) {
  return ask(only(seat_of(t, slot)), kind);
}
inline Question ask_leader(const Table& t, QuestionKind kind) { return ask(only(t.leader), kind); }

// Everybody sees it whole. The actor is the owner of the Character it is about, if it is about one.
template <class E>
void tell(Now& now, const E& event, Seat actor) {
  if (now.log.on()) [[unlikely]]
    now.log(told(event, actor));
}
template <class E>
void tell(Now& now, const E& event) {
  if constexpr (requires { event.who; })
    tell(now, event, seat_of(now.s.table, event.who));
  else
    tell(now, event, kNobody);
}
// Everybody notices it, but only `seen_by` see the secret part.
template <class E>
void tell_secret(Now& now, SeatSet seen_by, const E& event) {
  if (!now.log.on()) [[likely]]
    return;
  Event all = told(event, seat_of(now.s.table, event.who));
  all.seen_by = seen_by;
  now.log(all);
}
// Who sees the cards of a Character: its player; with 1 to 3 players everybody (TT-1102).
inline SeatSet owner_sees(const Rules& r, const Table& t, Slot slot) {
  return r.few ? kEverybody : only(seat_of(t, slot));
}

// ---- Tests -----------------------------------------------------------------------------------------------

// Who really can (TT-720, TT-1021).
inline bool can_test(const State& s, Slot slot, bool fire) {
  return fire ? charged(s.table, slot) && holds(s, slot, ItemKind::Wire)
              : s.hidden.belongings[at(slot)].lab[at(LabKind::BloodBag)] > 0;
}

// Who is asked (D-35): by public facts; with 1 to 3 players those who can (TT-1102).
inline bool may_test(const Rules& r, const State& s, Slot slot, bool fire) {
  if (r.few) return can_test(s, slot, fire);
  return fire ? charged(s.table, slot) && may_hold_item(s.table, slot) : s.table.lab_held[at(slot)] > 0;
}

// only public facts can rule every Test out.
inline bool somebody_may_test(const Table& t) {
  for (Slot slot : t.characters)
    if (t.lab_held[at(slot)] > 0 || charged(t, slot)) return true;
  return false;
}

inline Slots most_suspected(const Table& t) {
  std::uint8_t highest = 0;
  for (Slot slot : t.characters) highest = std::max(highest, t.suspicion[at(slot)]);
  Slots most;
  for (Slot slot : t.characters)
    if (t.suspicion[at(slot)] == highest) most.add(slot);
  return most;
}

// TT-723..725, TT-1212
inline Slots test_targets(const Rules& r, const Table& t, Slot tester, bool fire) {
  if (fire) return t.characters;
  Slots most = most_suspected(t);
  if (r.self_test_free) most.add(tester);
  return most;
}

}  // namespace holdout::the_thing
