#include "games/terrorscape/rules/encounters/sealed_moves.h"
#include "games/terrorscape/rules/killer/acts.h"

// Human shield (TS-014, TS-521): every participant's player is asked, whoever has it.

namespace holdout::terrorscape {

Flow Shield::run(Now& now) { return left.empty() ? done() : ask_at(now, Moment::HumanShield); }

Question Shield::question(const Rules& r, const State&) const {
  return ask_each(r, QuestionKind::HumanShield, left);
}
void Shield::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  if (is_unused(s, asked_of(r, seat, left), SurvivorTrait::HumanShield)) out.push(answer::Yes{});
  out.push(answer::Pass{});
}

Flow Shield::answer(Now& now, Seat seat, Action a) {
  const Survivor who = asked_of(now.rules, seat, left);
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return next_of_seat(now, seat, left);
  use_up(now.s, who, SurvivorTrait::HumanShield);
  now.s.table.shield_seen = true;
  show_trait(now, who, SurvivorTrait::HumanShield);
  return become(now, SlipAway{.left = now.s.table.meeting.participants.without(who)});
}

Flow SlipAway::run(Now& now) {
  Meeting& meeting = now.s.table.meeting;
  if (!left.empty()) return ask_at(now, Moment::SlipAway);
  Survivors gone;
  for (const Survivor who : meeting.participants)
    if (const Location to = now.s.hidden.survivors.flee_to[at(who)]; to != Location::None && to != meeting.at)
      gone.add(who);
  make_sealed_moves(now, gone);
  meeting.participants = meeting.participants.without(gone);
  seen(now, Seen::SlippedAway, gone.bits());
  tell(now, event::LeftEncounter{.whos = gone});
  return done();
}

Question SlipAway::question(const Rules& r, const State&) const {
  return ask_each(r, QuestionKind::SlipAway, left);
}
void SlipAway::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  for (const Location room : steps_from(where(s, asked_of(r, seat, left)), s.table.blocks))
    out.push(answer::Go{.room = room});
  out.push(answer::Pass{});
}
Flow SlipAway::answer(Now& now, Seat seat, Action a) {
  seal_move(now.s, asked_of(now.rules, seat, left), a);
  return next_of_seat(now, seat, left);
}

}  // namespace holdout::terrorscape
