#include "games/terrorscape/rules/killer/acts.h"

// STEALTH (TS-274): the figure leaves the map, the token stays where it was.

namespace holdout::terrorscape {

namespace {

// KT-09 is no card: it hides him like Stalk, the one that has no effect when he reappears.
Skill card_of(Skill skill) { return skill == Skill::None ? Skill::Stalk : skill; }

int steps_of(const Rules& r, Skill skill) {
  return skill == Skill::None ? amount(r, KillerTrait::Ambusher) : r.skill(skill).most;
}

}  // namespace

Flow Hiding::run(Now& now) { return now.s.table.stealth == Skill::None ? ask_killer(now) : done(); }

Question Hiding::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::StealthPath);
}

void Hiding::options(const Rules& r, const State& s, Seat, Actions& out) const {  // TS-275: blocks ignored
  for (const Location room : range(s.table.at, steps_of(r, skill))) out.push(answer::Hide{.room = room});
}

Flow Hiding::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  const Location place = parts_of<answer::Hide>(a).room;
  now.s.hidden.killer.at = place;
  t.stealth = card_of(skill);
  seen(now, Seen::Stealth, static_cast<int>(t.at));
  tell_of_killer(now, event::Stealth{.skill = skill, .room = t.at, .place = place});  // TS-276
  return done();
}

}  // namespace holdout::terrorscape
