#include "games/terrorscape/rules/killer/acts.h"

// The 39 skill cards (3.6, 5.13, 5.17): the cost, then the effects in their printed order (TS-264).

namespace holdout::terrorscape {

namespace {

int amount(const Rules& r, Skill skill) { return r.skill(skill).amount; }

// A MOVE by the card.
Flow move_by(Now& now, Skill skill) {
  begin_walk(now);
  const SkillFigures& card = now.rules.skill(skill);
  return call(now, KillerMove{.least = card.least, .most = card.most});
}

Flow block_here(Now& now, int doors) {
  return call(now, Blocking{.left = u8(doors), .among = doors_of(now.s.table.at)});
}

// TS-279: no DETECT, so Anna too (TS-221).
void reveal_the_fearful(Now& now) {
  const Survivors those = fearful(now.s.table);
  for (const Survivor who : those) {
    const Location room = where(now.s, who);
    tell(now, event::Revealed{.who = who, .room = room});
    seen(now, Seen::Placed, index(who), static_cast<int>(room));
  }
  if (those.empty()) tell(now, event::NobodyHit{.skill = Skill::ScentOfFear});
}

Flow drain(Now& now) {  // TS-378
  const Survivors those = fearful(now.s.table);
  if (!those.empty()) return call(now, Wound{.who = those});
  tell(now, event::NobodyHit{.skill = Skill::LifeDrain});
  return again();
}

// TS-370, TS-372: who is hit is told before the first is wounded.
Flow wound_here(Now& now) {
  const Location room = now.s.table.at;
  const Survivors hit = who_are_in(now.s, room);
  seen(now, Seen::Answered, hit.bits(), only(room).bits());
  if (hit.empty()) {
    tell(now, event::NobodyHit{.skill = Skill::OminousGrowl});
    return again();
  }
  tell(now, event::Hit{.skill = Skill::OminousGrowl, .whos = hit});
  return call(now, Wound{.who = hit, .here = true});
}

Flow scare_on_the_way(Now& now) {  // TS-375
  const Locations way = now.s.table.walked;
  return call(now, Scare{.who = who_are_in(now.s, way), .asked = way});
}

// Spectre from level 2 on, if he can pay (TS-376, TS-014).
bool may_search_after_rush(const Rules& r, const State& s) {
  return has_level_effect(r, s.table, LevelEffect::RushSearch) &&
         hand_size(s) >= level_amount(r, s.table.killer, LevelEffect::RushSearch);
}

// The first effect of a card.
Flow first_effect(Now& now, Skill skill) {
  const Rules& r = now.rules;
  switch (skill) {
    case Skill::Detection: return call(now, Detect{.among = Detect::Among::Areas});
    case Skill::Deduction: return call(now, Detect{.among = Detect::Among::Pairs});
    case Skill::Chase:
    case Skill::PureFury:
    case Skill::NightmareRush: return move_by(now, skill);
    case Skill::Barricade: return block_here(now, amount(r, skill));
    case Skill::Frenzy: return block_here(now, 1);
    case Skill::NotAStepFurther: return call(now, Blocking{.every = true, .among = doors_of(now.s.table.at)});
    case Skill::OminousGrowl:
    case Skill::Shriek: return scare_in_range(now, r.skill(skill).range);
    case Skill::DeathNotice: return call(now, Scare{.who = in_mansion(now.s.table)});
    case Skill::ScentOfFear: reveal_the_fearful(now); return again();
    case Skill::LifeDrain: return drain(now);
    case Skill::Vanish:
    case Skill::Stalk:
    case Skill::LurkingThreat:
    case Skill::BloodyHarvest: return call(now, Hiding{.skill = skill});
    case Skill::None: break;
  }
  return again();
}

Flow second_effect(Now& now, Skill skill) {
  switch (skill) {
    case Skill::OminousGrowl: return move_by(now, skill);
    case Skill::Frenzy: add_phase_strength(now, amount(now.rules, skill)); return again();  // TS-373
    case Skill::PureFury: return call(now, SearchRoom{});
    case Skill::NightmareRush: return scare_on_the_way(now);
    default: return again();
  }
}

}  // namespace

Flow PlayCard::run(Now& now) {
  switch (step) {
    case Step::Pay: {
      step = Step::Effect;
      --in_hand(now.s, skill);
      const int cost = now.rules.skill(skill).cost;
      paid = u8(cost == kAllCards ? hand_size(now.s) : cost);
      if (paid == 0) return again();
      return call(now, PayCards{.left = paid, .noted = false});
    }
    case Step::Effect:
      step = Step::Second;
      tell(now, event::Played{.skill = skill, .n = paid});  // TS-263
      seen(now, Seen::Played, paid, static_cast<int>(skill));
      return first_effect(now, skill);
    case Step::Second: step = Step::Third; return second_effect(now, skill);
    case Step::Third:
      step = Step::Finish;
      if (now.s.table.met) return again();
      if (skill == Skill::OminousGrowl) return wound_here(now);
      if (skill == Skill::PureFury && now.s.table.walked_through) {  // TS-374
        step = Step::Second;
        return move_by(now, skill);
      }
      if (skill == Skill::NightmareRush && may_search_after_rush(now.rules, now.s)) {
        step = Step::Fourth;
        return ask_killer(now);
      }
      return again();
    case Step::Fourth: step = Step::Finish; return call(now, SearchRoom{});
    case Step::Finish: break;
  }
  discard(now.s, skill);  // TS-262
  return done();
}

Question PlayCard::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::RushSearch);
}
void PlayCard::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Yes{});
  out.push(answer::Pass{});
}
Flow PlayCard::answer(Now& now, Seat, Action a) {  // TS-376
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) {
    step = Step::Finish;
    return again();
  }
  const int cards = level_amount(now.rules, now.s.table.killer, LevelEffect::RushSearch);
  return call(now, PayCards{.left = u8(cards)});
}

}  // namespace holdout::terrorscape
