#include "games/terrorscape/rules/changes.h"

// Section 4: what is laid out before the first question, and what is picked, dealt and drawn then.

namespace holdout::terrorscape {

namespace {

constexpr std::array kFirstGame{Person::Anna, Person::Marco, Person::William};  // TS-603

void lay_out_survivors(const Rules& r, SurvivorSecrets& own) {
  own.at.fill(kMainExit);  // step 12
  own.discovery = r.discovery;
  own.search = r.search;
  own.flee_to.fill(Location::None);
  own.plans.fill(Plan::None);
  for (Track& track : own.tracks) {
    track.reported.fill(Location::None);
    track.after.fill(Location::None);
  }
}

}  // namespace

void lay_out(const Rules& r, State& s) {
  s = State{};
  s.table.persons.fill(Person::None);
  s.table.at = s.hidden.killer.at = kHiddenExit;  // step 8
  s.hidden.picks.persons.fill(Person::None);
  lay_out_survivors(r, s.hidden.survivors);
}

namespace {

bool is_free(const Picks& picks, Person person) {
  return std::ranges::find(picks.persons, person) == picks.persons.end();
}

void begin_picking(const Rules& r, State& s) {
  Picks& picks = s.hidden.picks;
  if (r.killer_choice == Choice::FirstGame) picks.killer = Killer::Butcher;
  if (r.survivor_choice != Choice::FirstGame) return;
  picks.persons = kFirstGame;
  picks.settled = kPlaces;
}

// Step 3: both are shown at the same moment.
void reveal_picks(Now& now) {
  Table& t = now.s.table;
  Picks& picks = now.s.hidden.picks;
  t.killer = picks.killer;
  t.persons = picks.persons;
  tell(now, event::PickedKiller{.killer = t.killer});
  for (Survivor who : kAllSurvivors) tell(now, event::PickedPerson{.who = who, .person = t.persons[at(who)]});
  picks = {};
  picks.persons.fill(Person::None);
}

void deal_killer_cards(const Rules& r, State& s) {  // step 6
  KillerSecrets& own = s.hidden.killer;
  for (std::size_t i = 0; i < kSkillKinds; ++i) {
    const std::uint8_t count = r.skills[i].counts[at(s.table.killer)];
    if (tables::kSkills[i].locked_until == 0)
      own.deck[i] = count;
    else if (count > 0)
      own.locked = static_cast<Skill>(i);
  }
}

void deal_backpacks(const Rules& r, State& s) {  // step 11
  for (Survivor who : kAllSurvivors)
    for (int i = 0; i < kItemKinds; ++i) {
      const auto item = static_cast<Item>(i);
      if (r.backpack[at(item)] > 0 && (row(item).owner >> at(s.table.persons[at(who)]) & 1U) != 0)
        take_item(s, who, item);
    }
}

// KT-12, KT-17: one more.
int starting_hand(const Rules& r, const Table& t) {
  int cards = r.starting_hand;
  for (KillerTrait trait : {KillerTrait::Devious, KillerTrait::Handicap})
    if (has_trait(t, trait)) cards += amount(r, trait);
  return cards;
}

}  // namespace

Flow Preparation::run(Now& now) {
  const Rules& r = now.rules;
  State& s = now.s;
  const Step now_comes = step;
  const auto next = [&](Step after) {
    step = after;
    count = 0;
    return again();
  };
  switch (now_comes) {
    case Step::Begin: begin_picking(r, s); return next(Step::DealPersons);
    case Step::DealPersons:
      if (r.survivor_choice == Choice::Random && s.hidden.picks.settled < kPlaces) return ask_chance();
      return next(Step::DealKiller);
    case Step::DealKiller:
      if (r.killer_choice == Choice::Random && s.hidden.picks.killer == Killer::None) return ask_chance();
      step = Step::Cards;
      return call(now, PickSides{});
    case Step::Cards:
      reveal_picks(now);
      deal_killer_cards(r, s);
      deal_backpacks(r, s);
      return next(Step::Hand);
    case Step::Hand:
      if (hand_size(s) < starting_hand(r, s.table)) return ask_chance();
      return next(Step::Traits);
    case Step::Traits: step = Step::MoreHand; return r.traits ? call(now, PickTraits{}) : again();
    case Step::MoreHand:
      if (hand_size(s) < starting_hand(r, s.table)) return ask_chance();
      return next(Step::PlanCards);
    case Step::PlanCards:
      if (r.survival_plan && count < s.hidden.survivors.plans.size()) return ask_chance();
      return next(Step::Token);
    case Step::Token:
      return r.on_your_own && s.table.token == kNoSurvivor ? ask_chance() : next(Step::Finish);
    case Step::Finish: break;
  }
  return become(now, Round{});
}

void Preparation::outcomes(const Rules&, const State& s, Outcomes& out) const {
  const Hidden& h = s.hidden;
  switch (step) {
    case Step::DealPersons:
      for (int i = 0; i < kPersons; ++i)
        if (const auto person = static_cast<Person>(i); is_free(h.picks, person))
          out.push(answer::DealPerson{person}, 1);
      return;
    case Step::DealKiller:
      for (int i = 0; i < kKillers; ++i) out.push(answer::DealKiller{static_cast<Killer>(i)}, 1);
      return;
    case Step::Hand:
    case Step::MoreHand:
      for (int i = 0; i < kSkillKinds; ++i)
        if (const auto skill = static_cast<Skill>(i); h.killer.deck[at(skill)] > 0)
          out.push(answer::DrawSkill{skill}, h.killer.deck[at(skill)]);
      return;
    case Step::PlanCards:
      for (int i = 0; i < kPlans; ++i)
        if (const auto plan = static_cast<Plan>(i); h.survivors.plans[0] != plan)
          out.push(answer::DealPlan{plan}, 1);
      return;
    case Step::Token:
      for (Survivor who : kAllSurvivors) out.push(answer::Token{who}, 1);
      return;
    case Step::Begin:
    case Step::Cards:
    case Step::Traits:
    case Step::Finish: return;
  }
}

Flow Preparation::answer(Now& now, Seat, Action a) {
  Hidden& h = now.s.hidden;
  if (is<answer::DealPerson>(a)) h.picks.persons[h.picks.settled++] = parts_of<answer::DealPerson>(a).person;
  if (is<answer::DealKiller>(a)) h.picks.killer = parts_of<answer::DealKiller>(a).killer;
  if (is<answer::DrawSkill>(a)) {
    const Skill skill = parts_of<answer::DrawSkill>(a).skill;
    --h.killer.deck[at(skill)];
    ++h.killer.hand[at(skill)];
    tell_killer(now, event::SkillDrawn{.skill = skill});
  }
  if (is<answer::DealPlan>(a)) {  // TS-560
    const Plan plan = h.survivors.plans[count++] = parts_of<answer::DealPlan>(a).plan;
    tell_side(now, event::PlanDealt{.plan = plan});
  }
  if (is<answer::Token>(a)) {  // TS-532
    now.s.table.token = parts_of<answer::Token>(a).who;
    tell(now, event::TokenGiven{.who = now.s.table.token});
  }
  return again();
}

}  // namespace holdout::terrorscape
