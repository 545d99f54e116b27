#include "games/terrorscape/rules/killer/acts.h"

// The Killer phase (5.12): reappear, fast step, main step, slow step, draw.

namespace holdout::terrorscape {

namespace {

using Step = KillerPhase::Step;

// The cards that may be played in this step (TS-260).
bool fits(const Rules& r, const State& s, Skill skill, Step step) {
  if (!holds(s, skill) || !can_pay_for(r, s, skill)) return false;
  switch (step) {
    case Step::Fast: return is_fast(r, s.table, skill);
    case Step::Main: return is_special(r, s.table, skill);
    case Step::Slow: return row(skill).slow;
    default: return false;
  }
}

bool can_snare(const Table& t) {  // KT-02
  return has_trait(t, KillerTrait::Snare) && !t.killer_traits_used.has(KillerTrait::Snare);
}

void playable(const Rules& r, const State& s, Step step, Actions& out) {
  for (int i = 0; i < kSkillKinds; ++i)
    if (const auto skill = static_cast<Skill>(i); fits(r, s, skill, step))
      out.push(answer::Play{.skill = skill});
  if (step == Step::Fast && can_snare(s.table)) out.push(answer::KillerTrait{.trait = KillerTrait::Snare});
}

bool anything_playable(const Rules& r, const State& s, Step step) {
  Actions out;
  playable(r, s, step, out);
  return !out.empty();
}

void begin(Now& now) {
  Table& t = now.s.table;
  t.met = t.cancelled = t.senses_used = false;
  tell(now, event::KillerPhaseBegan{});
}

// TS-246: after an encounter everything is skipped but the draw.
bool ends_here(const Table& t, Step step) {
  return t.met && (step == Step::Start || step == Step::Fast || step == Step::Main || step == Step::Slow ||
                   step == Step::End);
}

int cards_to_draw(const Rules& r, const Table& t) {
  if (t.cancelled) return amount(r, KillerTrait::CatAndMouse);  // TS-514
  return t.met && !r.draw_after_encounter ? 0 : r.phase_draw;   // TS-300, TS-601
}

Flow draw(Now& now) {
  const int cards = cards_to_draw(now.rules, now.s.table);
  seen(now, Seen::PhaseEnded, cards);
  if (cards == 0) return again();
  tell(now, event::KillerDrew{.n = cards});
  return call(now, DrawCards{.left = u8(cards)});
}

void finish(Now& now) {
  Table& t = now.s.table;
  if (const int more = t.phase_strength; more != 0) {  // TS-266
    t.phase_strength = 0;
    tell(now, event::StrengthChanged{.n = strength(now.rules, t)});
  }
  tell(now, event::KillerPhaseEnded{});
}

KillerTraitSet start_traits(const Table& t, bool reappeared) {  // TS-513
  KillerTraitSet traits;
  traits.add(KillerTrait::KeenHearing);
  if (!reappeared) traits.add(KillerTrait::QuickStep);
  if (!reappeared) traits.add(KillerTrait::Tracker);
  return traits & t.killer_traits;
}

KillerTraitSet end_traits(const Table& t) {  // TS-512
  KillerTraitSet traits;
  for (const KillerTrait trait :
       {KillerTrait::AuraOfTerror, KillerTrait::Ambusher, KillerTrait::Encirclement})
    traits.add(trait);
  return traits & t.killer_traits;
}

}  // namespace

Flow KillerPhase::run(Now& now) {
  const Table& t = now.s.table;
  if (ends_here(t, step)) step = Step::Draw;
  switch (step) {
    case Step::Begin:
      begin(now);
      step = Step::Reappear;
      return again();
    case Step::Reappear:
      step = Step::Start;
      reappeared = t.stealth != Skill::None;
      return reappeared ? call(now, Reappear{}) : again();
    case Step::Start: {
      step = Step::Fast;
      const KillerTraitSet traits = start_traits(t, reappeared);
      if (traits.empty()) return again();
      return call(now, KillerTraits{.window = KillerTraits::Window::Start, .left = traits});
    }
    case Step::Fast:
      if (anything_playable(now.rules, now.s, step)) return ask_killer(now);
      step = Step::Main;
      return again();
    case Step::Main:
      if (actions < now.rules.killer_actions) return ask_killer(now);
      step = Step::Slow;
      return again();
    case Step::Slow:
      if (anything_playable(now.rules, now.s, step)) return ask_killer(now);
      step = Step::End;
      return again();
    case Step::End: {
      step = Step::Draw;
      const KillerTraitSet traits = end_traits(t);
      if (traits.empty()) return again();
      return call(now, KillerTraits{.window = KillerTraits::Window::End, .left = traits});
    }
    case Step::Draw: step = Step::Finish; return draw(now);
    case Step::Finish: break;
  }
  finish(now);
  return done();
}

Question KillerPhase::question(const Rules& r, const State&) const {
  if (step == Step::Fast) return ask_killer(r, QuestionKind::FastCard);
  return ask_killer(r, step == Step::Main ? QuestionKind::MainChoice : QuestionKind::SlowCard);
}

void KillerPhase::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step != Step::Main || actions == 0) playable(r, s, step, out);  // TS-242
  if (step == Step::Main) {
    for (const Location room : neighbours(s.table.at)) out.push(answer::Step{.room = room});
    out.push(answer::Search{});
  }
  out.push(answer::Pass{});
}

Flow KillerPhase::answer(Now& now, Seat, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Play:  // TS-241, TS-242, TS-244
      if (step == Step::Main)
        step = Step::Slow;
      else if (step == Step::Slow)
        step = Step::End;
      return call(now, PlayCard{.skill = parts_of<answer::Play>(a).skill});
    case ActionKind::KillerTrait:
      return call(now, KillerTraits{.step = KillerTraits::Step::Use, .chosen = KillerTrait::Snare});
    case ActionKind::Step:  // TS-243
      ++actions;
      begin_walk(now);
      step_to(now, parts_of<answer::Step>(a).room);
      return again();
    case ActionKind::Search: ++actions; return call(now, SearchRoom{});
    default: step = static_cast<Step>(static_cast<int>(step) + 1); return again();  // TS-245, TS-248
  }
}

}  // namespace holdout::terrorscape
