#include "games/the_thing/rules/changes.h"

// Who is what: infection, death, reveal, Strength, the Leader sheet.

namespace holdout::the_thing {

namespace {

void leave_board(Now& now, Slot slot) {
  Table& t = now.s.table;
  t.characters.remove(slot);
  t.standing.remove(slot);
  for (Slots& here : t.at) here.remove(slot);
  t.suspicion[at(slot)] = 0;
  discard_belongings(now, slot);
}

// with 1 to 3 players the sheet stays with a player who has a Character left.
void leader_may_pass(Now& now, LeaderCause cause) {
  const Table& t = now.s.table;
  if (characters_of(t, t.leader).empty()) pass_leader(now, cause);
}

void show_role(Now& now, Slot slot) {
  const bool alien = is_alien(now.s, slot);
  (alien ? now.s.table.shown_alien : now.s.table.shown_human).add(slot);
  tell(now, event::RoleShown{.who = slot, .alien = alien});
}

}  // namespace

void turn_alien(Now& now, Slot slot, std::uint8_t by) {
  Hidden& h = now.s.hidden;
  if (h.aliens.has(slot)) return;  // TT-561
  h.aliens.add(slot);
  h.infection[at(slot)] = {.by = by, .round = now.s.table.round, .check = now.s.table.checks};
}

void kill(Now& now, Slot slot, Location l) {
  Table& t = now.s.table;
  tell(now, event::Assimilated{.who = slot, .place = l});
  ++t.checks;
  t.dead.add(slot);
  t.dead_round[at(slot)] = t.round;
  leave_board(now, slot);
  ++t.alien_at[at(l)];  // TT-528
  ++t.strength;
  tell(now, event::StrengthChanged{t.strength});
  if (now.rules.dead_roles_shown) show_role(now, slot);  // TT-1210
  leader_may_pass(now, LeaderCause::Death);              // TT-108
}

void reveal(Now& now, Slot slot, RevealCause cause) {
  Table& t = now.s.table;
  const int in_play = t.characters.size();  // itself included (TT-754)
  if (alien_in_play(t))
    ++t.strength;  // TT-753
  else
    t.strength = u8(t.defeated.empty() ? now.rules.first_strength : std::max(1, in_play / 2));
  leave_board(now, slot);
  t.organism.push(slot);
  t.revealed_round[at(slot)] = t.round;
  if (!now.rules.few || cause == RevealCause::Test) t.shown_alien.add(slot);  // TT-1123
  tell(now, event::Revealed{.who = slot, .cause = cause, .n = t.strength});
  leader_may_pass(now, LeaderCause::Reveal);  // TT-109
}

void lose_strength(Now& now, Location l) {
  Table& t = now.s.table;
  --t.alien_at[at(l)];
  --t.strength;
  tell(now, event::StrengthChanged{t.strength});
  if (t.strength > 0) return;
  tell(now, event::AlienDefeated{organism(t)});  // TT-535, TT-536
  t.defeated = t.defeated | organism(t);
  t.organism.clear();
}

void recall_alien(State& s) {
  s.table.alien_at.fill(0);
  s.table.laid.clear();
  s.hidden.plan.fill(0);
}

void give_leader(Now& now, Seat to, LeaderCause cause) {
  now.s.table.leader = to;
  tell(now, event::LeaderChanged{cause}, to);
}

void pass_leader(Now& now, LeaderCause cause) {
  const Table& t = now.s.table;
  const Seat next = seats_of(t, t.characters).without(t.leader).first_from(t.leader);
  if (next != kNobody) give_leader(now, next, cause);
}

}  // namespace holdout::the_thing
