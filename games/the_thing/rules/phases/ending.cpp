#include "games/the_thing/rules/changes.h"

// How it ends and who has won: TT-920..934, TT-1170..1173.

namespace holdout::the_thing {

bool check_end(Now& now) {
  Table& t = now.s.table;
  if (t.ending != Ending::Running) return true;
  if (now.rules.few) {
    if (t.characters.empty()) t.ending = Ending::NobodyLeft;  // TT-1173
  } else if (t.characters.without(now.s.hidden.aliens).empty()) {
    t.ending = Ending::LastHuman;  // TT-564, TT-930
  }
  if (t.boiler_destroyed && t.frost >= now.rules.frost_end) t.ending = Ending::Froze;  // TT-216
  return t.ending != Ending::Running;
}

namespace {

// TT-932, TT-933: those whose infection ended the game lose with the Humans they were. None if the last Human
// was killed: a death counts as a check of its own.
Slots turned_last(const State& s) {
  Slots last;
  for (Slot slot : s.hidden.aliens) {
    const Infection& how = s.hidden.infection[at(slot)];
    if (how.by < kFirstAlien && how.check == s.table.checks) last.add(slot);
  }
  return last;
}

Slots winning_slots(const Rules& r, const State& s) {
  const Slots all = first_slots(r.slots);
  const Slots aliens = s.hidden.aliens;
  const bool escaped = s.table.ending == Ending::Escaped;
  if (r.few) return escaped ? all : Slots{};
  if (escaped) return all.without(aliens);  // TT-920, TT-922
  if (s.table.ending == Ending::LastHuman) return aliens.without(turned_last(s));
  return aliens;  // TT-931, TT-934
}

void show_everything(Now& now) {
  Table& t = now.s.table;
  const Hidden& h = now.s.hidden;
  for (Slot slot : first_slots(now.rules.slots)) {
    const bool alien = h.aliens.has(slot);
    (alien ? t.shown_alien : t.shown_human).add(slot);
    tell(now, event::RoleShown{.who = slot, .alien = alien});
    const Infection& how = h.infection[at(slot)];
    if (alien && !now.rules.few)
      tell(now, event::Infected{.who = slot, .by = how.by, .round = how.round});
  }
}

}  // namespace

Flow end_game(Now& now, Ending ending, Exit exit) {
  now.s.table.ending = ending;
  now.s.table.exit = exit;
  return game_over(now);
}

Flow game_over(Now& now) {
  Table& t = now.s.table;
  t.phase = Phase::Over;
  show_everything(now);
  t.winners = seats_of(t, winning_slots(now.rules, now.s));
  tell(now, event::GameEnded{.ending = t.ending, .players = t.winners, .exit = t.exit});
  now.s.running.stack.resize(1);  // whoever ends the game returns this: the last procedure is popped
  return done();
}

}  // namespace holdout::the_thing
