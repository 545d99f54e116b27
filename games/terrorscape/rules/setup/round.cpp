#include "games/terrorscape/rules/changes.h"

// A round is a Survivor phase followed by a Killer phase (TS-003, TS-140).

namespace holdout::terrorscape {

namespace {

void begin_round(Now& now) {
  Table& t = now.s.table;
  SurvivorSecrets& own = now.s.hidden.survivors;
  ++t.round;
  t.phase = Phase::Survivor;
  t.moment = Moment::SurvivorsAct;
  t.noise_before = t.noise;  // TS-047
  t.firecracker_before = t.firecracker;
  t.noise = {};  // TS-043, TS-141
  t.firecracker = false;
  own.noise = {};
  own.firecracker = own.repaired = own.handed_on = false;
  own.speaker = kNobody;
  own.done = {};
  own.turn = own.drawer = kNoSurvivor;
  tell(now, event::RoundBegan{.n = t.round});
}

void begin_turns(Now& now) {
  Table& t = now.s.table;
  note(t.history, Seen::RoundBegan, t.stealth == Skill::None ? u8(t.at) : kUnseenKiller);
}

// TS-216; TS-046: under a firecracker no single location is told.
void report(Now& now) {
  Table& t = now.s.table;
  SurvivorSecrets& own = now.s.hidden.survivors;
  t.firecracker = own.firecracker;
  if (t.firecracker) {
    tell(now, event::FirecrackerReport{});
  } else {
    t.noise = t.noise | own.noise;
    tell(now, event::NoiseReport{.rooms = t.noise});
  }
  note(t.history, Seen::Reported, t.firecracker ? 1 : 0, t.firecracker ? 0 : t.noise.bits());
  own.noise = {};
  own.firecracker = false;
  if (t.round > kMaxRounds) return;
  Track& track = own.tracks[static_cast<std::size_t>(t.round - 1)];  // TS-406
  track = {.reported = own.at, .after = own.at, .repairs = own.repairs};
}

}  // namespace

Flow Round::run(Now& now) {
  const Rules& r = now.rules;
  Table& t = now.s.table;
  switch (step) {
    case Step::StepZero:
      begin_round(now);
      step = Step::Turns;
      return call(now, StepZero{});
    case Step::Turns:
      begin_turns(now);
      step = Step::Discovery;
      return call(now, Turns{});
    case Step::Discovery: step = Step::Plan; return call(now, Discovery{});
    case Step::Plan: step = Step::Report; return r.survival_plan ? call(now, PlanStep{}) : again();
    case Step::Report:
      report(now);
      step = Step::Killer;
      return again();
    case Step::Killer: break;
  }
  step = Step::StepZero;
  if (t.round == 1 && has_trait(t, KillerTrait::LieInWait)) {  // TS-510
    tell(now, event::PhaseSkipped{});
    note(t.history, Seen::PhaseEnded, 0);
    return again();
  }
  t.phase = Phase::Killer;
  t.moment = Moment::KillerActs;
  return call(now, KillerPhase{});
}

}  // namespace holdout::terrorscape
