#include "games/terrorscape/rules/killer/acts.h"

// An encounter (5.16): start effects, attacks until a defence succeeds or everybody was attacked, flight.

namespace holdout::terrorscape {

namespace {

bool goes_on(const Meeting& meeting) {  // TS-323
  return !meeting.defended && !meeting.participants.without(meeting.attacked).empty();
}

// TS-014: of everybody, until it has been seen.
bool asks_for_shield(const Rules& r, const Table& t) {
  return r.traits && r.survivor_traits.kept > 0 && !t.shield_seen && t.meeting.participants.size() > 1;
}

Flow onslaught(Now& now) {
  if (!has_level_effect(now.rules, now.s.table, LevelEffect::Onslaught)) return again();
  tell(now, event::LevelStruck{.effect = LevelEffect::Onslaught});
  return call(now, Wound{.who = now.s.table.meeting.participants});
}

Flow chill(Now& now) {
  if (!has_level_effect(now.rules, now.s.table, LevelEffect::Chill)) return again();
  tell(now, event::LevelStruck{.effect = LevelEffect::Chill});
  return call(now, Scare{.who = now.s.table.meeting.participants});
}

void ambush(Now& now) {  // TS-379
  const Table& t = now.s.table;
  if (!t.meeting.reappearing || !has_level_effect(now.rules, t, LevelEffect::Ambush)) return;
  tell(now, event::LevelStruck{.effect = LevelEffect::Ambush});
  add_phase_strength(now, level_amount(now.rules, t.killer, LevelEffect::Ambush));
}

// TS-335: what the sealed answers say, in the order of places.
void end_meeting(Now& now) {
  Table& t = now.s.table;
  tell(now, event::EncounterEnded{.room = t.meeting.at});
  t.meeting = {};
}

}  // namespace

Flow Encounter::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Cat:  // TS-321
      if (has_trait(t, KillerTrait::CatAndMouse)) return ask_at(now, Moment::CatAndMouse);
      step = Step::Shield;
      return again();
    case Step::Shield:
      step = Step::Chill;
      if (!asks_for_shield(now.rules, t)) return again();
      return call(now, terrorscape::Shield{.left = t.meeting.participants});
    case Step::Chill: step = Step::Ambush; return chill(now);
    case Step::Ambush:
      step = Step::Onslaught;
      ambush(now);
      return again();
    case Step::Onslaught: step = Step::Attacks; return onslaught(now);
    case Step::Attacks:
      if (goes_on(t.meeting)) return call(now, Attack{});
      step = Step::Flee;
      return again();
    case Step::Flee:
      step = Step::Finish;
      if (t.meeting.participants.empty()) return again();  // TS-549
      seen(now, Seen::Fled, t.meeting.participants.bits());
      return call(now, FleeBallot{.left = t.meeting.participants});
    case Step::Finish: break;
  }
  end_meeting(now);
  return done();
}

Question Encounter::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::CatAndMouse);
}
void Encounter::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Cancel{});
  out.push(answer::Pass{});
}
Flow Encounter::answer(Now& now, Seat, Action a) {
  step = Step::Shield;
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return again();
  now.s.table.cancelled = true;  // TS-514
  tell(now, event::KillerTraitUsed{.trait = KillerTrait::CatAndMouse});
  tell(now, event::EncounterCancelled{});
  now.s.table.meeting = {};
  return done();
}

}  // namespace holdout::terrorscape
