#include "games/terrorscape/rules/changes.h"

// What Survivors do to themselves and to the house, in their turns and elsewhere.

namespace holdout::terrorscape {

void make_noise(Now& now, Survivor who, Location room) {
  now.s.hidden.survivors.noise.add(room);  // TS-040
  tell_side(now, event::NoiseMade{.who = who, .room = room});
}

void noise_of_action(Now& now, Survivor who) {
  const Location room = where(now.s, who);
  const bool holds_breath =
      has_trait(now.s, who, SurvivorTrait::BreathControl) && killer_is_openly_in(now.s.table, room);
  if (!holds_breath) make_noise(now, who, room);  // ST-12, TS-520
}

void move_survivor(Now& now, Survivor who, Location to, bool passage) {
  Location& here = now.s.hidden.survivors.at[at(who)];
  tell_side(now, event::Moved{.who = who, .from = here, .room = to, .passage = passage});  // TS-031
  here = to;
}

void lose_fear(Now& now, Survivor who, int n) {
  std::uint8_t& fear = now.s.table.fear[at(who)];
  const int lost = std::min<int>(fear, n);
  if (lost == 0) return;
  fear = u8(fear - lost);
  tell(now, event::FearLost{.who = who, .n = u8(lost)});  // TS-066
  if (now.s.table.phase == Phase::Survivor) note(now.s.table.history, Seen::FearLost, index(who), lost);
}

void heal(Now& now, Survivor who) {
  now.s.table.wounded.remove(who);
  tell(now, event::Healed{.who = who});  // TS-084
  note(now.s.table.history, Seen::Healed, index(who));
}

void remove_block(Now& now, Survivor who, Door door) {
  now.s.table.blocks.remove(door);  // TS-108
  if (now.rules.on_your_own)
    tell(now, event::BlockRemovedBy{.who = who, .door = door});  // TS-541
  else
    tell(now, event::BlockRemoved{.door = door});  // TS-013, TS-163
  const int named = now.rules.on_your_own ? index(who) : kNobodyNamed;
  note(now.s.table.history, Seen::BlockRemoved, named, u8(door));
}

void place_help(Now& now) {
  Table& t = now.s.table;
  t.help = u8(now.rules.help_start);
  tell(now, event::HelpMoved{.n = t.help});
  note(t.history, Seen::HelpPlaced);
}

void take_item(State& s, Survivor who, Item item) { ++s.hidden.survivors.packs[at(who)][at(item)]; }

void spend_item(State& s, Survivor who, Item item) {
  --s.hidden.survivors.packs[at(who)][at(item)];
  ++s.hidden.survivors.discards[at(item)];
}

void take_key(Now& now, Survivor who) {
  if (now.rules.on_your_own) {  // TS-531
    std::uint8_t& own = now.s.hidden.survivors.keys[at(who)];
    tell_side(now, event::OwnKey{.who = who, .n = ++own});
    return;
  }
  Table& t = now.s.table;
  tell(now, event::KeyFound{.n = ++t.keys});  // TS-123
  note(t.history, Seen::KeyFound);
}

void show_trait(Now& now, Survivor who, SurvivorTrait trait) {
  now.s.table.traits_shown[at(who)].add(trait);
  tell(now, event::TraitShown{.who = who, .trait = trait});
}

void use_up(State& s, Survivor who, SurvivorTrait trait) {
  if (tables::kSurvivorTraits[at(trait)].once) s.hidden.survivors.used[at(who)].add(trait);
}

void pass_token(Now& now) {
  Table& t = now.s.table;
  const Survivors left = in_mansion(t);
  if (left.empty()) return;
  t.token = next_clockwise(left, t.token);
  tell(now, event::TokenGiven{.who = t.token});
}

Seat speaker(const Rules& r, const State& s) {
  const SeatSet players = survivor_players(r, s.table);
  return players.has(s.hidden.survivors.speaker) ? s.hidden.survivors.speaker : players.first();
}

void open_council(const Rules& r, State& s) {
  s.hidden.survivors.council = council_of(survivor_players(r, s.table), speaker(r, s));
  s.hidden.survivors.proposal = 0;
}

}  // namespace holdout::terrorscape
