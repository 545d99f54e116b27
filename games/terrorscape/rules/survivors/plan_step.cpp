#include "games/terrorscape/rules/survivors/plans.h"

// Variant 3: at the end of the discovery step one stage of one plan card may be reached (TS-561..564,
// TS-570, TS-590..592).

namespace holdout::terrorscape {

namespace {

bool all_apart(const State& s) {
  Locations seen;
  for (Survivor who : in_mansion(s.table)) {
    if (seen.has(where(s, who))) return false;
    seen.add(where(s, who));
  }
  return true;
}

bool somebody_is_in(const State& s, Location room) { return !who_are_in(s, room).empty(); }

PlanStage stage_of(char code) {
  for (std::size_t i = 0; i < tables::kPlanStages.size(); ++i)
    if (tables::kPlanStages[i].code[0] == code) return static_cast<PlanStage>(i);
  return PlanStage::Apart;
}

int progress_of(const SurvivorSecrets& own, Plan plan) {
  return own.plan_under_way == plan ? own.plan_progress : 0;  // TS-562
}

// Who settles it: the side, On your own the holder of the token (TS-590).
void open_plan_council(const Rules& r, State& s) {
  open_council(r, s);
  if (r.on_your_own)
    s.hidden.survivors.council = council_of(only(seat_of(r, s.table.token)), seat_of(r, s.table.token));
}

void place_token(Now& now, Plan plan, Location room) {  // TS-567
  now.s.hidden.survivors.plan_token = room;
  tell_side(now, event::PlanTokenPlaced{.plan = plan, .room = room});
}

// TS-564, TS-570: what happens at once.
void complete(Now& now, Plan plan) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.plan_done = plan;
  own.plan_under_way = Plan::None;
  own.plan_progress = 0;
  tell_side(now, event::PlanDone{.plan = plan});
  if (plan == Plan::Ambush) place_token(now, plan, where(now.s, in_mansion(now.s.table).first()));  // PL-02
  if (plan != Plan::Seal) return;
  make_noise(now, kNoSurvivor, kMystic);  // PL-04
  place_token(now, plan, kMystic);
}

void advance(Now& now, Plan plan) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.plan_progress = u8(progress_of(own, plan) + 1);
  own.plan_under_way = plan;
  tell_side(now, event::PlanAdvanced{.plan = plan, .n = own.plan_progress});
  if (own.plan_progress == tables::kPlans[at(plan)].stages.size()) complete(now, plan);
}

}  // namespace

bool stage_is_met(const State& s, PlanStage stage) {
  switch (stage) {
    case PlanStage::Killer:  // TS-568
      return s.table.stealth == Skill::None && somebody_is_in(s, s.table.at);
    case PlanStage::Information: return somebody_is_in(s, kInformation);
    case PlanStage::Mystic: return somebody_is_in(s, kMystic);
    case PlanStage::Tool: return somebody_is_in(s, kTool);
    case PlanStage::Radio: return somebody_is_in(s, kRadio);
    case PlanStage::HiddenExit: return somebody_is_in(s, kHiddenExit);
    case PlanStage::Together:
      return who_are_in(s, where(s, in_mansion(s.table).first())) == in_mansion(s.table);
    case PlanStage::Apart: break;
  }
  return all_apart(s);
}

Plans plans_to_advance(const State& s) {
  const SurvivorSecrets& own = s.hidden.survivors;
  Plans those;
  if (own.plan_done != Plan::None) return those;
  for (Plan plan : own.plans) {
    if (plan == Plan::None) continue;
    const std::string_view stages = tables::kPlans[at(plan)].stages;
    if (stage_is_met(s, stage_of(stages[static_cast<std::size_t>(progress_of(own, plan))]))) those.add(plan);
  }
  return those;
}

Flow PlanStep::run(Now& now) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  switch (step) {
    case Step::Begin:
      if (plans_to_advance(now.s).empty()) return done();
      step = Step::Advance;
      open_plan_council(now.rules, now.s);
      return call(now, PlanCouncil{});
    case Step::Advance: {
      const auto plan = static_cast<Plan>(own.proposal);
      own.council = {};
      step = Step::Finish;
      if (plan == Plan::None) return done();
      advance(now, plan);
      if (own.plan_done != Plan::SharedNotes) return done();
      step = Step::Drawer;
      open_plan_council(now.rules, now.s);
      return call(now, PlanDrawerCouncil{});
    }
    case Step::Drawer:  // PL-14
      own.council = {};
      step = Step::Finish;
      return call(now, SearchDraw{.who = survivor_at(own.proposal),
                                  .left = u8(amount(now.rules, Plan::SharedNotes))});
    case Step::Finish: break;
  }
  return done();
}

// ---- the councils ----------------------------------------------------------------------------------------

void PlanRules::choices(const Rules&, const State& s, Seat, Actions& out) {
  for (Plan plan : s.hidden.survivors.plans)
    if (plans_to_advance(s).has(plan)) out.push(answer::Advance{plan});
  out.push(answer::Pass{});
}
bool PlanRules::take(Now& now, Seat, Action action) {
  const Plan plan = is<answer::Advance>(action) ? parts_of<answer::Advance>(action).plan : Plan::None;
  now.s.hidden.survivors.proposal = u8(plan);
  return true;
}
void PlanRules::proposed(Now& now, Seat seat) {
  tell_side(now, event::ProposedPlan{.plan = static_cast<Plan>(now.s.hidden.survivors.proposal)}, seat);
}
void PlanRules::agreed(Now& now, Seat seat) { tell_side(now, event::Agreed{}, seat); }

void PlanDrawerRules::choices(const Rules&, const State& s, Seat, Actions& out) {
  for (Survivor who : in_mansion(s.table)) out.push(answer::Who{who});
}
bool PlanDrawerRules::take(Now& now, Seat, Action action) {
  now.s.hidden.survivors.proposal = u8(parts_of<answer::Who>(action).who);
  return true;
}
void PlanDrawerRules::proposed(Now& now, Seat seat) {
  tell_side(now, event::Proposed{.who = survivor_at(now.s.hidden.survivors.proposal)}, seat);
}
void PlanDrawerRules::agreed(Now& now, Seat seat) { tell_side(now, event::Agreed{}, seat); }

}  // namespace holdout::terrorscape
