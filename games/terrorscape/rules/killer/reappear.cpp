#include "games/terrorscape/rules/killer/acts.h"

// The end of stealth (TS-277): he is seen, the card that hid him takes its effect, he must SEARCH.

namespace holdout::terrorscape {

namespace {

Flow harvest(Now& now) {  // TS-381: no wound, so the amulet does not help
  const Rules& r = now.rules;
  const Locations rooms = range(now.s.table.at, r.skill(Skill::BloodyHarvest).range);
  const Survivors hit = who_are_in(now.s, rooms);
  seen(now, Seen::Answered, hit.bits(), rooms.bits());
  if (hit.empty()) {
    tell(now, event::NobodyHit{.skill = Skill::BloodyHarvest});
    return again();
  }
  tell(now, event::Hit{.skill = Skill::BloodyHarvest, .whos = hit});
  return call(now, Eliminate{.who = hit});
}

}  // namespace

Flow Reappear::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      step = Step::Effect;
      skill = t.stealth;
      t.stealth = Skill::None;
      t.at = now.s.hidden.killer.at;
      tell(now, event::Reappeared{.room = t.at});
      return again();
    case Step::Effect:
      if (skill == Skill::LurkingThreat) return ask_killer(now);
      step = Step::Search;
      if (skill == Skill::Vanish) return scare_in_range(now, now.rules.skill(skill).range);
      return skill == Skill::BloodyHarvest ? harvest(now) : again();
    case Step::Search: step = Step::Finish; return call(now, SearchRoom{.reappearing = true});
    case Step::Finish: break;
  }
  return done();
}

Question Reappear::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::LurkTarget);
}
void Reappear::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (const Survivor who : in_mansion(s.table)) out.push(answer::Who{.who = who});
}
Flow Reappear::answer(Now& now, Seat, Action a) {  // TS-382
  step = Step::Search;
  return call(now, Scare{.who = only(parts_of<answer::Who>(a).who)});
}

}  // namespace holdout::terrorscape
