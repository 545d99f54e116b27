#include "games/terrorscape/rules/survivors/turn.h"

// The turn of one Survivor (TS-147..149).

namespace holdout::terrorscape {

namespace {

Survivor whose(const State& s) { return s.hidden.survivors.turn; }

// TS-160; ST-03.
void move_by_action(Now& now, Survivor who, Location to) {
  move_survivor(now, who, to);
  if (has_trait(now.s, who, SurvivorTrait::Composed))
    lose_fear(now, who, amount(now.rules, SurvivorTrait::Composed));
}

void calm_down(Now& now, Survivor who) {  // TS-161
  tell_side(now, event::Calmed{.who = who});
  lose_fear(now, who, now.rules.fear_limit);
}

int repair_steps(const Rules& r, const State& s, Survivor who, bool tools) {
  const bool engineer = tools && is_person(s.table, who, Person::Johnson);  // TS-223
  const int steps = engineer ? r.engineer_repair : tools ? r.tools_repair : r.repair;
  return steps + (has_done(s, Plan::Blueprints) ? amount(r, Plan::Blueprints) : 0);  // TS-575
}

// TS-165..168; returns how many tokens were placed.
int repair(Now& now, Survivor who, bool tools) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (tools) spend_item(now.s, who, Item::Tools);
  const int placed =
      std::min(repair_steps(now.rules, now.s, who, tools), now.rules.repair_steps - own.repairs);
  own.repairs = u8(own.repairs + placed);  // TS-167
  own.repaired = true;
  tell_side(now, event::Repaired{.who = who, .n = u8(placed), .all = own.repairs, .tools = tools});
  if (!(tools && has_done(now.s, Plan::CarefulHands))) noise_of_action(now, who);  // PL-07
  if (own.repairs == now.rules.repair_steps) place_help(now);
  return placed;
}

Flow repair_and_go_on(Now& now, Survivor who, bool tools) {
  const int placed = repair(now, who, tools);
  if (!now.rules.on_your_own) return again();
  return call(now, SearchDraw{.who = who, .left = u8(placed)});  // TS-537
}

Flow begin_exchange(Now& now, Survivor who, Survivor partner) {
  now.s.hidden.draft = {.maker = who, .partner = partner, .gives = {}, .asks = {}};
  return call(now, Trading{});
}

void pick_up(Now& now, Survivor who, Survivor body, Action a) {  // TS-539
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (is<answer::TakeKey>(a)) {
    --own.keys[at(body)];
    tell_side(now, event::Taken{.who = who, .thing = Item::Key, .from = body});
    return take_key(now, who);
  }
  const Item item = parts_of<answer::Take>(a).thing;
  --own.packs[at(body)][at(item)];
  take_item(now.s, who, item);
  tell_side(now, event::Taken{.who = who, .thing = item, .from = body});
}

}  // namespace

Flow Turn::run(Now& now) {
  const Survivor who = whose(now.s);
  if (step == Step::Provoked) {  // TS-518: three cards are lost, then he draws one
    step = Step::Act;
    return call(now, DrawCards{.left = 1});
  }
  if (!in_mansion(now.s.table).has(who)) return done();  // he was eliminated by what he provoked
  if (is_too_full(now.rules, now.s, who)) return call(now, Overflow{who});
  return ask_survivors(now);
}

Question Turn::question(const Rules& r, const State& s) const {
  switch (step) {
    case Step::Act:
    case Step::Provoked: return ask(r, QuestionKind::Action, whose(s));
    case Step::Target: return ask(r, QuestionKind::EffectTarget, whose(s));
    case Step::Body: break;
  }
  return ask(r, QuestionKind::PickUp, whose(s));
}

void Turn::options(const Rules& r, const State& s, Seat, Actions& out) const {
  switch (step) {
    case Step::Act:
    case Step::Provoked: return turn_options(r, s, whose(s), out);
    case Step::Target:
      targets(r, s, whose(s), {static_cast<ActionKind>(chosen), what, way}, out);
      return out.push(answer::Leave{});
    case Step::Body: break;
  }
  const Survivor body = survivor_at(what);
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i); carries(s, body, item)) out.push(answer::Take{item});
  if (s.hidden.survivors.keys[at(body)] > 0) out.push(answer::TakeKey{});
  out.push(answer::Leave{});
}

Flow Turn::answer(Now& now, Seat, Action a) {
  const Survivor who = whose(now.s);
  if (step == Step::Target) return answer_target(now, a);
  if (step == Step::Body) {
    step = Step::Act;
    if (!is<answer::Leave>(a)) pick_up(now, who, survivor_at(what), a);
    return again();
  }
  const auto kind = static_cast<ActionKind>(a.kind);
  switch (kind) {
    case ActionKind::EndTurn: tell_side(now, event::TurnEnded{.who = who}); return done();
    case ActionKind::ExchangeWith: return begin_exchange(now, who, parts_of<answer::ExchangeWith>(a).who);
    case ActionKind::PickUp:
      step = Step::Body;
      what = u8(parts_of<answer::PickUp>(a).who);
      return again();
    case ActionKind::Use:
    case ActionKind::Ability:
    case ActionKind::UseTrait:
    case ActionKind::UsePlan: return use(now, a);
    default: return act(now, a);
  }
}

// One of the six actions but the special one.
Flow Turn::act(Now& now, Action a) {
  const Survivor who = whose(now.s);
  now.s.hidden.survivors.acted = true;
  if (is<answer::Go>(a)) move_by_action(now, who, parts_of<answer::Go>(a).room);
  if (is<answer::Calm>(a)) calm_down(now, who);
  if (is<answer::Clear>(a)) remove_block(now, who, parts_of<answer::Clear>(a).door);  // TS-163
  if (is<answer::Repair>(a)) return repair_and_go_on(now, who, false);
  if (is<answer::RepairTools>(a)) return repair_and_go_on(now, who, true);
  if (is<answer::Scavenge>(a)) return call(now, SearchDraw{.who = who, .left = 1});
  return again();
}

// An item, an ability or a trait: at once, or after its target is named.
Flow Turn::use(Now& now, Action a) {
  const Effect effect{static_cast<ActionKind>(a.kind), a.a, 0};
  if (!has_target(now.rules, now.s, whose(now.s), effect)) return do_effect(now, effect, a);
  step = Step::Target;
  chosen = a.kind;
  what = a.a;
  way = 0;
  return again();
}

Flow Turn::answer_target(Now& now, Action a) {
  if (is<answer::Improvise>(a) && parts_of<answer::Improvise>(a).way != Improvised::Calm) {
    way = u8(1 + u8(parts_of<answer::Improvise>(a).way));
    return again();
  }
  step = Step::Act;
  if (is<answer::Leave>(a)) return again();
  if (is<answer::Improvise>(a)) way = u8(1 + u8(Improvised::Calm));
  return do_effect(now, {static_cast<ActionKind>(chosen), what, way}, a);
}

Flow Turn::do_effect(Now& now, const Effect& effect, Action target) {
  const Survivor who = whose(now.s);
  if (is_special(now.s, who, effect)) now.s.hidden.survivors.acted = true;
  take_effect(now, who, effect, target);
  if (effect.is(Plan::OldChest))  // PL-16
    return call(now, SearchDraw{.who = who, .left = u8(amount(now.rules, Plan::OldChest))});
  if (effect.is(SurvivorTrait::Guide)) return call(now, GuidedMoves{.left = companions(now.s, who)});
  if (!effect.is(SurvivorTrait::Provoker)) return again();
  step = Step::Provoked;
  return call(now, DrawCards{.left = u8(amount(now.rules, SurvivorTrait::Provoker)), .lost = true});
}

}  // namespace holdout::terrorscape
