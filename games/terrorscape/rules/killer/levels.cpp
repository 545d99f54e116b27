#include "games/terrorscape/rules/killer/acts.h"

// Levels (TS-304): level and strength, the unlocked card, the level's own effect, then the traits.

namespace holdout::terrorscape {

namespace {

void gain(Now& now, bool by_shuffle) {
  Table& t = now.s.table;
  ++t.level;
  if (has_trait(t, KillerTrait::PentUpRage))
    add_trait_strength(t, amount(now.rules, KillerTrait::PentUpRage));
  if (!by_shuffle) seen(now, Seen::LevelGained, t.level);
  tell(now, event::LevelGained{.n = t.level, .strength = strength(now.rules, t)});
}

LevelEffect effect_now(const Rules& r, const Table& t) { return r.level(t.killer, t.level).effect; }

// Whether the hand has to lose a card for it (TS-305).
bool unlock(Now& now) {
  KillerSecrets& own = now.s.hidden.killer;
  const Skill skill = own.locked;
  own.locked = Skill::None;
  ++in_hand(now.s, skill);
  tell(now, event::Unlocked{.skill = skill});
  return hand_size(now.s) > now.rules.hand_limit;
}

KillerTraitSet level_traits(const Table& t) {
  KillerTraitSet traits;
  if (t.level >= 3) traits.add(KillerTrait::Dread);
  if (t.level == 2 || t.level == 4) traits.add(KillerTrait::Locksmith);
  return traits & t.killer_traits;
}

}  // namespace

Flow GainLevel::run(Now& now) {
  const Rules& r = now.rules;
  const Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      if (t.level >= r.most_level) return done();  // TS-307, TS-312
      step = Step::Unlock;
      gain(now, by_shuffle);
      return again();
    case Step::Unlock:
      step = Step::Effect;
      if (effect_now(r, t) == LevelEffect::Unlock && unlock(now)) return call(now, Unlock{});
      return again();
    case Step::Effect:
      step = Step::Traits;
      if (effect_now(r, t) != LevelEffect::Blocks) return again();
      return call(now, Blocking{.left = u8(level_amount(r, t.killer, LevelEffect::Blocks)),  // TS-380
                                .optional = true,
                                .among = kAllDoors});
    case Step::Traits: {
      step = Step::Again;
      const KillerTraitSet traits = level_traits(t);
      if (traits.empty()) return again();
      return call(now, KillerTraits{.window = KillerTraits::Window::Level, .left = traits});
    }
    case Step::Again:
      step = Step::Finish;
      if (t.level == 3 && has_trait(t, KillerTrait::Handicap)) return become(now, GainLevel{});  // TS-516
      return again();
    case Step::Finish: break;
  }
  return done();
}

Flow Unlock::run(Now& now) { return hand_size(now.s) > now.rules.hand_limit ? ask_killer(now) : done(); }
Question Unlock::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::UnlockDiscard);
}
void Unlock::options(const Rules& r, const State& s, Seat, Actions& out) const {
  each_of_hand(s, locked_card(r, s.table.killer), out);
}
Flow Unlock::answer(Now& now, Seat, Action a) {
  const Skill skill = parts_of<answer::Pay>(a).skill;
  --in_hand(now.s, skill);
  discard(now.s, skill);
  tell_killer(now, event::SkillLost{.skill = skill});
  return done();
}

}  // namespace holdout::terrorscape
