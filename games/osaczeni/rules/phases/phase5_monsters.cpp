#include "games/osaczeni/rules/changes.h"

// Phase 5: they are coming! Dice, Crybabies, crowd; in variant 09 the dead send one more.

namespace holdout::osaczeni {

namespace {

bool anywhere_free(const Rules& r, const Table& t) {
  if (pool(r, t) == 0) return false;
  for (int a = 1; a <= kAreas; ++a)
    if (free_notch(r, t, area_number(a))) return true;
  return false;
}

}  // namespace

Flow MonstersCome::run(Now& now) {
  Table& t = now.s.table;
  if (step == Step::Arrive) {
    monsters_arrive(now);
    t.dice.fill(0);
    t.turn = kNobody;
    if (!now.rules.variant(9)) return done();
    step = Step::Restless;
  }
  // OS-V09: clockwise starting with the badge holder's seat
  while (asked < now.rules.players) {
    const Seat seat = seat_from(t.badge, asked++, now.rules.players);
    if (!eliminated(t, seat) || !anywhere_free(now.rules, t)) continue;
    t.turn = seat;
    return ask_players();
  }
  t.turn = kNobody;
  return done();
}

Question MonstersCome::question(const Rules&, const State& s) const {
  return ask(only(s.table.turn), QuestionKind::Restless);
}

void MonstersCome::options(const Rules& r, const State& s, Seat, Actions& out) const {
  for (int a = 1; a <= kAreas; ++a)
    if (free_notch(r, s.table, area_number(a))) out.push(answer::Haunt{area_number(a)});
}

Flow MonstersCome::answer(Now& now, Seat seat, Action a) {
  monster_comes(now, parts_of<answer::Haunt>(a).area, Cause::Restless, seat);
  return again();
}

}  // namespace holdout::osaczeni
