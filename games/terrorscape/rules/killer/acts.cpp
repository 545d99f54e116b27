#include "games/terrorscape/rules/killer/acts.h"

namespace holdout::terrorscape {

Skill locked_card(const Rules& r, Killer killer) {
  for (int i = 0; i < kSkillKinds; ++i) {
    const auto skill = static_cast<Skill>(i);
    if (row(skill).locked_until > 0 && r.skill(skill).counts[at(killer)] > 0) return skill;
  }
  return Skill::None;
}

bool can_pay_for(const Rules& r, const State& s, Skill skill) {
  const int cost = r.skill(skill).cost;
  return cost == kAllCards || cost < hand_size(s);  // the card itself pays nothing
}

bool is_fast(const Rules& r, const Table& t, Skill skill) {
  if (row(skill).fast) return true;
  return skill == Skill::OminousGrowl && has_level_effect(r, t, LevelEffect::FastGrowl);
}

bool is_special(const Rules& r, const Table& t, Skill skill) {
  return row(skill).special && !is_fast(r, t, skill);
}

void each_of_hand(const State& s, Skill except, Actions& out) {
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i); skill != except && holds(s, skill))
      out.push(answer::Pay{.skill = skill});
}

void add_phase_strength(Now& now, int n) {
  Table& t = now.s.table;
  t.phase_strength = u8(t.phase_strength + n);
  tell(now, event::StrengthChanged{.n = strength(now.rules, t)});
}

void set_attack_strength(Now& now, int n) {
  Table& t = now.s.table;
  if (t.attack_strength == n) return;
  t.attack_strength = u8(n);
  tell(now, event::StrengthChanged{.n = strength(now.rules, t)});
}

void begin_walk(Now& now) {
  now.s.table.walked = only(now.s.table.at);
  now.s.table.walked_through = false;
}

void step_to(Now& now, Location room) {
  Table& t = now.s.table;
  const Location from = t.at;
  if (const Door door = door_between(from, room); t.blocks.has(door)) {  // TS-024, TS-108
    t.blocks.remove(door);
    t.walked_through = true;
    tell(now, event::BlockBroken{.door = door});
    seen(now, Seen::BlockBroken, 0, static_cast<int>(door));
  }
  t.at = now.s.hidden.killer.at = room;
  t.walked.add(room);
  tell(now, event::KillerMoved{.from = from, .room = room});  // TS-025
}

Flow scare_in_range(Now& now, int steps) {
  const Locations rooms = range(now.s.table.at, steps);
  return call(now, Scare{.who = who_are_in(now.s, rooms), .asked = rooms});
}

void add_trait_strength(Table& t, int n) {
  t.trait_strength = static_cast<std::int8_t>(t.trait_strength + n);
}

}  // namespace holdout::terrorscape
