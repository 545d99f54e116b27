#include "games/the_thing/rules/meetings/alien_team.h"
#include "games/the_thing/rules/meetings/encounter.h"

// Encounters with the revealed Alien (TT-520..537, TT-1010).

namespace holdout::the_thing {

namespace {

void show_plan(Now& now) {  // TT-303, TT-520
  Table& t = now.s.table;
  Plan& plan = now.s.hidden.plan;
  for (int i = 0; i < kLocationCards; ++i) {
    const std::uint8_t strength = plan[static_cast<std::size_t>(i)];
    if (strength == 0) continue;
    const Location l = location_of_card(i);
    t.alien_at[at(l)] = strength;
    t.meeting.left.add(l);
    t.meeting.resolved.add(l);
    tell(now, event::PlanShown{.place = l, .n = strength});
  }
  plan.fill(0);
  t.laid.clear();
}

}  // namespace

Flow AlienEncounters::run(Now& now) {
  Meeting& m = now.s.table.meeting;
  if (step == Step::Show) {
    m = {};
    show_plan(now);
    step = Step::Next;
  }
  return go_on_meeting<AlienEncounter>(now, *this);
}

Question AlienEncounters::question(const Rules&, const State& s) const {
  return ask_leader(s.table, QuestionKind::EncounterOrder);
}
void AlienEncounters::options(const Rules&, const State& s, Seat, Actions& out) const {
  offer_locations(s.table, out);
}
Flow AlienEncounters::answer(Now& now, Seat, Action a) { return meet_chosen<AlienEncounter>(now, *this, a); }

// ---- what the Alien may do ------------------------------------------------------------------------------

namespace {

std::uint8_t& strength_here(Table& t) { return t.alien_at[at(t.meeting.at)]; }

void offer_sabotage_and_dog(const Rules& r, const Table& t, Actions& out) {
  if (can_sabotage(r, t, t.meeting.at)) out.push(answer::Sabotage{});  // never in the Kennel (TT-534)
  if (t.meeting.dog) out.push(answer::TakeDog{});
}

bool choose(Now& now, Action a) {
  now.s.hidden.alien_choice = a.kind;
  now.s.hidden.alien_victim = is<answer::Assimilate>(a) ? parts_of<answer::Assimilate>(a).who : kNoSlot;
  return true;
}

}  // namespace

void AlienVictoryRules::choices(const Rules& r, const State& s, Seat, Actions& out) {
  for (Slot slot : s.table.meeting.participants()) out.push(answer::Assimilate{slot});
  offer_sabotage_and_dog(r, s.table, out);
}
bool AlienVictoryRules::take(Now& now, Seat, Action a) { return choose(now, a); }
void AlienVictoryRules::proposed(Now& now, Seat seat) { tell_team(now, proposed_deed(now.s.hidden), seat); }
void AlienVictoryRules::agreed(Now& now, Seat seat) { tell_team(now, event::PlanAgreed{}, seat); }

void AlienUnopposedRules::choices(const Rules& r, const State& s, Seat, Actions& out) {
  offer_sabotage_and_dog(r, s.table, out);
  out.push(answer::Pass{});
}
bool AlienUnopposedRules::take(Now& now, Seat, Action a) { return choose(now, a); }
void AlienUnopposedRules::proposed(Now& now, Seat seat) { tell_team(now, proposed_deed(now.s.hidden), seat); }
void AlienUnopposedRules::agreed(Now& now, Seat seat) { tell_team(now, event::PlanAgreed{}, seat); }

// ---- one encounter --------------------------------------------------------------------------------------

namespace {

Slots fighters(const Rules& r, const State& s, Slots asked) {  // TT-522, TT-587
  Slots who;
  if (!pile_pays(r, s.table)) return who;
  for (Slot slot : s.table.meeting.participants().without(asked))
    if (may_wield(r, s, slot, &WeaponRow::fights)) who.add(slot);
  return who;
}

void alien_flees(Now& now) {
  Table& t = now.s.table;
  tell(now, event::AlienFled{.place = t.meeting.at, .n = strength_here(t)});
}

void stand_off(Now& now) {  // TT-524
  const Meeting& m = now.s.table.meeting;
  tell(now, event::StoodOff{.place = m.at, .whos = m.participants()});
  for (Slot slot : m.participants()) lie_down(now, slot);
}

void characters_flee(Now& now) {  // TT-529
  Meeting& m = now.s.table.meeting;
  const Slots who = m.participants();
  if (who.empty()) return;
  tell(now, event::CharactersFled{.place = m.at, .whos = who});
  for (Slot slot : who) {
    move_figure(now.s, slot, Location::RecRoom);
    lie_down(now, slot);
  }
}

Flow sabotage(Now& now) {  // TT-530
  Table& t = now.s.table;
  const std::uint8_t times = strength_here(t);
  tell(now, event::AlienSabotaged{.place = t.meeting.at, .n = times});
  return call(now, Sabotage{.at = t.meeting.at, .times = times, .by_alien = true});
}

Flow take_dog(Now& now) {  // TT-527, TT-534
  Meeting& m = now.s.table.meeting;
  assimilate_dog(now, m.at);
  m.dog = false;
  return again();
}

Flow assimilate(Now& now, Slot victim) {  // TT-526
  Meeting& m = now.s.table.meeting;
  kill(now, victim, m.at);
  m.present.remove(victim);
  if (check_end(now)) return game_over(now);
  return again();
}

// TT-1133, TT-1134: with 1 to 3 players the Alien is a machine.
Flow act_unopposed(Now& now) {
  const Meeting& m = now.s.table.meeting;
  if (m.dog) return take_dog(now);
  return can_sabotage(now.rules, now.s.table, m.at) ? sabotage(now) : again();
}

Flow do_chosen(Now& now) {
  Hidden& h = now.s.hidden;
  const auto choice = static_cast<ActionKind>(h.alien_choice);
  const Slot victim = h.alien_victim;
  h.council = {};
  h.alien_choice = 0;
  h.alien_victim = kNoSlot;
  if (choice == ActionKind::Sabotage) return sabotage(now);
  if (choice == ActionKind::TakeDog) return take_dog(now);
  return choice == ActionKind::Assimilate ? assimilate(now, victim) : again();
}

using Step = AlienEncounter::Step;

Flow win(Now& now, Step& step) {  // TT-525, TT-1133
  const Slots who = now.s.table.meeting.participants();
  if (!now.rules.few) {
    step = Step::Chosen;
    open_council(now.s);
    return call(now, AlienVictory{});
  }
  step = who.size() > 1 ? Step::Victim : Step::Finish;
  return who.size() > 1 ? ask_chance() : assimilate(now, who.first());
}

Flow go_unopposed(Now& now, Step& step) {  // TT-532..534
  step = Step::Finish;
  if (now.rules.few) return act_unopposed(now);
  Actions deeds;
  offer_sabotage_and_dog(now.rules, now.s.table, deeds);
  if (deeds.empty()) return done();
  step = Step::Chosen;
  open_council(now.s);
  return call(now, AlienUnopposed{});
}

Flow compare(Now& now, Step& step) {  // TT-521
  Table& t = now.s.table;
  const int characters = t.meeting.participants().size();
  const int alien = strength_here(t);
  if (characters == 0) return go_unopposed(now, step);
  if (alien > characters) return win(now, step);
  if (alien == characters) {
    stand_off(now);
    return done();
  }
  alien_flees(now);  // TT-523
  step = Step::After;
  return again();
}

}  // namespace

Flow AlienEncounter::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Avoid: step = Step::Fight; return call(now, Avoiding{});
    case Step::Fight: {
      const Slots left = fighters(now.rules, now.s, asked);
      if (!left.empty()) {
        t.actor = next_to_place(now.rules, t, left);
        return ask_players();
      }
      step = Step::Compare;
      return again();
    }
    case Step::Fought:  // TT-1010, TT-535
      pay_weapon(now, t.actor, weapon);
      lie_down(now, t.actor);
      lose_strength(now, t.meeting.at);
      alien_flees(now);
      step = Step::After;
      return again();
    case Step::Compare: return compare(now, step);
    case Step::Chosen: step = Step::Finish; return do_chosen(now);
    case Step::Victim: return ask_chance();
    case Step::After:  // TT-523, TT-537, TT-1011; with 1 to 3 players the Dog was met before (TT-1135)
      if (now.rules.few) return done();
      return become(now, Encounter{.step = Encounter::Step::Kind});
    case Step::Finish: characters_flee(now); break;
  }
  return done();
}

Question AlienEncounter::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Fight, s.table.actor);
}

void AlienEncounter::options(const Rules& r, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  offer_weapons(r, s, &WeaponRow::fights, out);
}

void AlienEncounter::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (Slot slot : s.table.meeting.participants()) out.push(answer::Victim{slot}, 1);
}

Flow AlienEncounter::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  if (step == Step::Victim) {
    step = Step::Finish;
    return assimilate(now, parts_of<answer::Victim>(a).who);
  }
  asked.add(t.actor);
  if (is<answer::Pass>(a)) return again();
  weapon = parts_of<answer::Wield>(a).thing;
  tell(now, event::Fought{.who = t.actor, .thing = weapon});
  step = Step::Fought;
  if (now.rules.few) return again();
  return call(now, LosePileCard{});
}

}  // namespace holdout::the_thing
