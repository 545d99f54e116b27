#include "games/the_thing/rules/changes.h"

// Phase 4.2: the Leader assigns the active pile, TT-601..609, TT-613.

namespace holdout::the_thing {

namespace {

RoundRecord& record(Table& t) { return t.history[static_cast<std::size_t>(t.round - 1)]; }

// TT-601, TT-609. Whether a card handed in openly or one like it was flipped, nobody can tell: what was known
// to be in the pile is counted off first.
void flip(Now& now, CardKind kind) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  --(t.pile_open[at(kind)] > 0 ? t.pile_open : h.pile_down)[at(kind)];
  --t.pile_size;
  ++h.discards[at(kind)];
  ++t.discard_open[at(kind)];
  ++t.discard_size;
  ++record(t).flips;
  if (kind == CardKind::Sabotage) ++record(t).sabotages;
  t.flipped = kind;
  tell(now, event::Flipped{kind});
}

Flow finish(Now& now) {
  discard_pile(now);  // TT-605
  return done();
}

}  // namespace

Flow AssignPile::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      record(t).leader = t.leader;
      step = Step::Flip;
      return again();
    case Step::Flip: return t.standing.empty() || t.pile_size == 0 ? finish(now) : ask_chance();  // TT-607
    case Step::Assign:
    case Step::GoOn: return ask_players();
    case Step::Act:
      step = Step::After;
      if (!can_perform(now.rules, t, t.flipped, where(t, t.actor))) {  // TT-603, judged only now: TT-613
        tell(now, event::ActionLost{.who = t.actor, .card = t.flipped});
        return again();
      }
      return call(now, Perform{.card = t.flipped});
    case Step::After: step = Step::LieDown; return call(now, FreeActions{});
    case Step::LieDown: break;
  }
  lie_down(now, t.actor);  // TT-604
  t.actor = kNoSlot;
  t.flipped = CardKind::None;
  step = Step::GoOn;
  return t.standing.empty() || t.pile_size == 0 ? finish(now) : again();
}

void AssignPile::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    const int count = s.table.pile_open[i] + s.hidden.pile_down[i];
    if (count > 0) out.push(answer::Draw{i}, static_cast<unsigned>(count));
  }
}

Question AssignPile::question(const Rules&, const State& s) const {
  return ask_leader(s.table, step == Step::GoOn ? QuestionKind::GoOn : QuestionKind::Assign);
}

void AssignPile::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step == Step::GoOn) {
    out.push(answer::Yes{});
    out.push(answer::Pass{});
    return;
  }
  for (Slot slot : may_be_assigned(r, s.table)) out.push(answer::Choose{slot});
}

Flow AssignPile::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  if (step == Step::Flip) {
    flip(now, drawn_as<CardKind>(a));
    step = Step::Assign;
    return again();
  }
  if (step == Step::GoOn) {
    if (is<answer::Pass>(a)) return finish(now);
    step = Step::Flip;
    return again();
  }
  t.actor = parts_of<answer::Choose>(a).who;
  tell(now, event::Assigned{.who = t.actor, .card = t.flipped});
  step = Step::Act;
  return call(now, FreeActions{});
}

}  // namespace holdout::the_thing
