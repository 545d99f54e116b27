#pragma once

#include <algorithm>

#include "engine/kinds.h"
#include "games/terrorscape/rules/map.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

// The nouns and predicates of the rulebook over the table and the state, and how things are told. Short
// enough to be inlined everywhere: forward speed is decided here.

namespace holdout::terrorscape {

template <class Id>
requires std::is_enum_v<Id>
constexpr std::size_t at(Id id) { return static_cast<std::size_t>(id); }

constexpr std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }
template <class Enum>
requires std::is_enum_v<Enum>
constexpr std::uint8_t u8(Enum value) { return static_cast<std::uint8_t>(value); }

// ---- who -------------------------------------------------------------------------------------------------

inline Seat seat_of(const Rules& r, Survivor who) { return r.owner[at(who)]; }
inline SeatSet seats_of(const Rules& r, Survivors those) {
  SeatSet seats;
  for (Survivor who : those) seats.add(seat_of(r, who));
  return seats;
}
inline Survivors survivors_of(const Rules& r, Seat seat) {
  Survivors those;
  for (Survivor who : kAllSurvivors)
    if (seat_of(r, who) == seat) those.add(who);
  return those;
}
inline bool is_survivor_seat(const Rules& r, Seat seat) { return r.survivor_seats.has(seat); }

// TS-546: living and still in the mansion.
inline Survivors in_mansion(const Table& t) { return kAllSurvivors.without(t.eliminated).without(t.escaped); }
// The players who still decide (TS-554).
inline SeatSet survivor_players(const Rules& r, const Table& t) { return seats_of(r, in_mansion(t)); }

// The next of `those` clockwise from him, himself the last (3.11); nobody if there is none.
inline Survivor next_clockwise(Survivors those, Survivor from) {
  if (those.empty()) return kNoSurvivor;
  for (int i = 1; i <= kPlaces; ++i)
    if (const Survivor who = survivor_at((index(from) + i) % kPlaces); those.has(who)) return who;
  return kNoSurvivor;
}

inline bool is_person(const Table& t, Survivor who, Person person) { return t.persons[at(who)] == person; }
inline Survivor who_is(const Table& t, Person person) {  // nobody if he is not in the game
  for (Survivor who : kAllSurvivors)
    if (is_person(t, who, person)) return who;
  return kNoSurvivor;
}
inline bool is_wounded(const Table& t, Survivor who) { return t.wounded.has(who); }
inline int fear_of(const Table& t, Survivor who) { return t.fear[at(who)]; }
inline Survivors fearful(const Table& t) {
  Survivors those;
  for (Survivor who : in_mansion(t))
    if (fear_of(t, who) > 0) those.add(who);
  return those;
}
inline int dice_of(const Rules& r, const Table& t, Survivor who) {
  return r.dice - fear_of(t, who);
}  // TS-064

// ---- where -----------------------------------------------------------------------------------------------

inline Location where(const State& s, Survivor who) { return s.hidden.survivors.at[at(who)]; }
// Those of the living who are in one of these locations.
inline Survivors who_are_in(const State& s, Locations rooms) {
  Survivors those;
  for (Survivor who : in_mansion(s.table))
    if (rooms.has(where(s, who))) those.add(who);
  return those;
}
inline Survivors who_are_in(const State& s, Location room) { return who_are_in(s, only(room)); }
inline Survivors companions(const State& s, Survivor who) {
  return who_are_in(s, where(s, who)).without(who);
}
inline Survivors bodies_in(const State& s, Location room) {
  Survivors those;
  for (Survivor who : s.table.eliminated)
    if (where(s, who) == room) those.add(who);
  return those;
}
// TS-172: in stealth no location is the Killer's.
inline bool killer_is_openly_in(const Table& t, Location room) {
  return t.stealth == Skill::None && t.at == room;
}
inline bool is_noisy(const Table& t, Location room) { return t.firecracker || t.noise.has(room); }  // TS-045
inline Doors blocks_of(const Table& t, Location room) { return doors_of(room) & t.blocks; }

// ---- the Killer ------------------------------------------------------------------------------------------

inline int base_strength(const Rules& r, const Table& t) {
  return r.strength[at(t.killer)][static_cast<std::size_t>(t.level - 1)] + t.trait_strength;
}
inline int strength(const Rules& r, const Table& t) {  // TS-007
  return std::clamp(base_strength(r, t) + t.phase_strength + t.attack_strength, 0, r.most_strength);
}
// The effect of a level that he has reached holds from then on.
inline bool has_level_effect(const Rules& r, const Table& t, LevelEffect effect) {
  for (int level = 1; level <= t.level; ++level)
    if (r.level(t.killer, level).effect == effect) return true;
  return false;
}
inline int level_amount(const Rules& r, Killer killer, LevelEffect effect) {
  for (int level = 1; level <= r.most_level; ++level)
    if (r.level(killer, level).effect == effect) return r.level(killer, level).amount;
  return 0;
}
inline bool has_trait(const Table& t, KillerTrait trait) { return t.killer_traits.has(trait); }
inline int amount(const Rules& r, KillerTrait trait) { return r.killer_trait_amount[at(trait)]; }
inline int cost(const Rules& r, KillerTrait trait) { return r.killer_trait_cost[at(trait)]; }
inline int cards_in(const SkillCounts& cards) {
  int sum = 0;
  for (std::uint8_t count : cards) sum += count;
  return sum;
}
inline int hand_size(const State& s) { return cards_in(s.hidden.killer.hand); }
inline const SkillRow& row(Skill skill) { return tables::kSkills[at(skill)]; }

// ---- what Survivors carry --------------------------------------------------------------------------------

inline const ItemRow& row(Item item) { return tables::kItems[at(item)]; }
inline int carried(const State& s, Survivor who, Item item) {
  return s.hidden.survivors.packs[at(who)][at(item)];
}
inline bool carries(const State& s, Survivor who, Item item) { return carried(s, who, item) > 0; }
inline int pack_size(const State& s, Survivor who) {
  int sum = 0;
  for (std::uint8_t count : s.hidden.survivors.packs[at(who)]) sum += count;
  return sum;
}
inline int pack_limit(const Rules& r, const Table& t, Survivor who) {  // TS-120
  return r.backpack_limit[at(t.persons[at(who)])];
}
inline int cards_left(const ItemCounts& deck) {
  int sum = 0;
  for (std::uint8_t count : deck) sum += count;
  return sum;
}
inline int search_cards(const State& s) {
  return cards_left(s.hidden.survivors.search) + (s.hidden.survivors.bottom_key ? 1 : 0);
}
inline bool has_trait(const State& s, Survivor who, SurvivorTrait trait) {
  return s.hidden.survivors.traits[at(who)].has(trait);
}
inline bool is_unused(const State& s, Survivor who, SurvivorTrait trait) {  // TS-506
  return has_trait(s, who, trait) && !s.hidden.survivors.used[at(who)].has(trait);
}
inline int amount(const Rules& r, SurvivorTrait trait) { return r.trait_amount[at(trait)]; }
inline bool has_done(const State& s, Plan plan) { return s.hidden.survivors.plan_done == plan; }
inline int amount(const Rules& r, Plan plan) { return r.plan_amount[at(plan)]; }

// ---- asking ----------------------------------------------------------------------------------------------

// In run(): stops for a question, and says what strangers see of it.
inline Flow ask_at(Now& now, Moment moment) {
  now.s.table.moment = moment;
  return ask_players();
}
// Inside the Survivor phase and inside the Killer phase.
inline Flow ask_survivors(Now& now) { return ask_at(now, Moment::SurvivorsAct); }
inline Flow ask_killer(Now& now) { return ask_at(now, Moment::KillerActs); }

// A question as its row says, to the player of one Survivor, or to the Killer.
inline Question ask(const Rules& r, QuestionKind kind, Survivor who) {
  return ask(only(seat_of(r, who)), kind);
}
inline Question ask_killer(const Rules& r, QuestionKind kind) { return ask(only(r.killer_seat), kind); }

// An answer without parts.
constexpr Action action(ActionKind kind) { return {u8(kind), 0, 0, 0, 0}; }

// ---- telling ---------------------------------------------------------------------------------------------

// Everybody sees it whole.
template <class E>
void tell(Now& now, const E& event, Seat actor = kNobody) {
  if (now.log.on()) [[unlikely]]
    now.log(told(event, actor));
}
// Only these notice it.
template <class E>
void tell_only(Now& now, SeatSet seats, const E& event, Seat actor = kNobody) {
  if (!now.log.on()) [[likely]]
    return;
  Event all = told(event, actor, seats);
  all.noticed_by = seats;
  now.log(all);
}
template <class E>
void tell_side(Now& now, const E& event, Seat actor = kNobody) {
  tell_only(now, now.rules.survivor_seats, event, actor);
}
template <class E>
void tell_killer(Now& now, const E& event) {
  tell_only(now, only(now.rules.killer_seat), event, now.rules.killer_seat);
}
// Everybody notices it; the secret part is the Killer's.
template <class E>
void tell_of_killer(Now& now, const E& event) {
  if (now.log.on()) [[unlikely]]
    now.log(told(event, now.rules.killer_seat, only(now.rules.killer_seat)));
}

}  // namespace holdout::terrorscape
