#include "games/terrorscape/rules/killer/acts.h"

// The Killer's deck (5.15). Its order is chance's: each draw is asked of it.

namespace holdout::terrorscape {

namespace {

bool deck_is_empty(const State& s) { return cards_in(s.hidden.killer.deck) == 0; }

void reshuffle(Now& now) {  // TS-302
  KillerSecrets& own = now.s.hidden.killer;
  for (const Skill skill : own.discards) ++own.deck[at(skill)];
  own.discards.clear();
  tell_killer(now, event::SkillsShuffled{.n = cards_in(own.deck)});
}

void lose(Now& now, Skill skill) {
  discard(now.s, skill);
  tell_killer(now, event::SkillLost{.skill = skill});
}

void keep(Now& now, Skill skill) {
  ++in_hand(now.s, skill);
  tell_killer(now, event::SkillDrawn{.skill = skill});
}

}  // namespace

Flow DrawCards::run(Now& now) {
  switch (step) {
    case Step::Draw:
      if (left > 0 && !deck_is_empty(now.s)) return ask_chance();
      if (left > 0 && !lost && !now.s.hidden.killer.discards.empty()) {
        shuffled = true;
        reshuffle(now);
        return ask_chance();
      }
      step = Step::Level;  // TS-303, TS-308
      return again();
    case Step::Limit: return ask_killer(now);
    case Step::Level:
      step = Step::Finish;
      if (shuffled) return call(now, GainLevel{.by_shuffle = true});
      return again();
    case Step::Finish: break;
  }
  return done();
}

void DrawCards::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i); s.hidden.killer.deck[at(skill)] > 0)
      out.push(answer::DrawSkill{.skill = skill}, s.hidden.killer.deck[at(skill)]);
}

Question DrawCards::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::LimitSwap);
}

void DrawCards::options(const Rules&, const State& s, Seat, Actions& out) const {  // TS-517
  const Skill drawn = s.hidden.killer.drawn;
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i); skill == drawn || holds(s, skill))
      out.push(answer::Pay{.skill = skill});
}

Flow DrawCards::answer(Now& now, Seat, Action a) {
  KillerSecrets& own = now.s.hidden.killer;
  if (step == Step::Limit) {
    step = Step::Draw;
    keep(now, own.drawn);
    own.drawn = Skill::None;
    const Skill dropped = parts_of<answer::Pay>(a).skill;
    --in_hand(now.s, dropped);
    lose(now, dropped);
    return again();
  }
  const Skill skill = parts_of<answer::DrawSkill>(a).skill;
  --own.deck[at(skill)];
  --left;
  if (lost) {
    lose(now, skill);
  } else if (hand_size(now.s) < now.rules.hand_limit) {
    keep(now, skill);
  } else if (has_trait(now.s.table, KillerTrait::Devious)) {
    own.drawn = skill;
    step = Step::Limit;
  } else {
    lose(now, skill);  // TS-301
  }
  return again();
}

}  // namespace holdout::terrorscape
