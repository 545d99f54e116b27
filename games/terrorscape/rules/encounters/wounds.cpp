#include "games/terrorscape/rules/killer/acts.h"

// Wounds and eliminations (5.5).

namespace holdout::terrorscape {

Flow Wound::run(Now& now) {
  switch (step) {
    case Step::Next: {
      who = who & in_mansion(now.s.table);
      if (who.empty()) return done();
      now_at = who.first();
      who.remove(now_at);
      if (!asks_for_amulet(now.s.table)) return wound(now);  // TS-086
      step = Step::Amulet;
      return again();
    }
    case Step::Amulet: return ask_at(now, Moment::Amulet);  // TS-085: whether he carries it or not
    case Step::Panic: break;
  }
  step = Step::Next;
  return call(now, Scare{.who = in_mansion(now.s.table)});  // KT-20, TS-515
}

Flow Wound::wound(Now& now) {
  Table& t = now.s.table;
  step = has_trait(t, KillerTrait::MassPanic) ? Step::Panic : Step::Next;
  if (is_wounded(t, now_at)) return call(now, Eliminate{.who = only(now_at)});  // TS-081
  t.wounded.add(now_at);                                                        // TS-080
  tell(now, event::Wounded{.who = now_at, .room = here ? t.at : Location::None});
  return again();
}

Question Wound::question(const Rules& r, const State&) const { return ask(r, QuestionKind::Amulet, now_at); }

void Wound::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (carries(s, now_at, Item::AncientAmulet)) out.push(answer::Yes{});
  out.push(answer::Pass{});
}

Flow Wound::answer(Now& now, Seat, Action a) {
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return wound(now);
  step = Step::Next;
  spend_item(now.s, now_at, Item::AncientAmulet);
  now.s.table.amulet_seen = true;
  tell(now, event::Prevented{.who = now_at});
  seen(now, Seen::ItemShown, index(now_at), static_cast<int>(Item::AncientAmulet));
  return again();
}

namespace {

// TS-538: his figure is laid down; TS-549: he leaves an encounter.
void lay_down(Now& now, Survivor who) {
  Table& t = now.s.table;
  t.meeting.participants.remove(who);
  seen(now, Seen::Eliminated, index(who));
  tell_side(now, event::BodyLeft{.who = who, .room = where(now.s, who)});
  if (t.token == who) pass_token(now);  // TS-553
}

}  // namespace

Flow Eliminate::run(Now& now) {
  Table& t = now.s.table;
  who = who & in_mansion(t);
  if (who.empty()) return done();
  const Survivor next = who.first();
  who.remove(next);
  t.eliminated.add(next);
  tell(now, event::Eliminated{.who = next});
  if (!now.rules.on_your_own) return end_game(now, Ending::Eliminated);  // TS-082
  lay_down(now, next);
  if (all_gone(t)) return end_game(now, Ending::Finished);  // TS-542
  return call(now, GainLevel{});
}

}  // namespace holdout::terrorscape
