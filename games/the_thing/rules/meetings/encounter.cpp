#include "games/the_thing/rules/meetings/encounter.h"

// Encounters without the revealed Alien, and what all encounters share: order, avoiding, the card of the pile
// that a fight or a fire costs.

namespace holdout::the_thing {

void begin_encounter(Now& now, Location l) {
  Table& t = now.s.table;
  Meeting& m = t.meeting;
  m.at = l;
  m.present = in(t, l);
  m.avoided = m.laid = {};
  m.dog = l == Location::Kennel ? t.kennel_dogs > 0 : t.dogs.has(l);
  m.left.remove(l);
  tell(now,
       event::EncounterBegan{.place = l, .whos = m.present, .dog = m.dog, .strength = t.alien_at[at(l)]});
}

void offer_locations(const Table& t, Actions& out) {
  for (Location l : t.meeting.left) out.push(answer::Go{l});
}

// ---- the loop -------------------------------------------------------------------------------------------

namespace {

// TT-501, TT-505; not where the Alien was met (TT-509, TT-537), never in the Rec Room (TT-506).
Locations meeting_places(const Table& t) {
  Locations places;
  for (Location l : kGreen.with(Location::Sleeping).without(t.meeting.resolved))
    if (in(t, l).size() + t.dogs.has(l) >= 2 && !in(t, l).empty()) places.add(l);
  return places;
}

}  // namespace

Flow Encounters::run(Now& now) {
  Meeting& m = now.s.table.meeting;
  if (step == Step::Begin) {
    m.left = meeting_places(now.s.table);
    step = Step::Next;
  }
  return go_on_meeting<Encounter>(now, *this);
}

Question Encounters::question(const Rules&, const State& s) const {
  return ask_leader(s.table, QuestionKind::EncounterOrder);
}
void Encounters::options(const Rules&, const State& s, Seat, Actions& out) const {
  offer_locations(s.table, out);
}
Flow Encounters::answer(Now& now, Seat, Action a) { return meet_chosen<Encounter>(now, *this, a); }

// ---- one encounter --------------------------------------------------------------------------------------

namespace {

Flow meet(Now& now) {  // TT-510: by those who are left
  Table& t = now.s.table;
  Meeting& m = t.meeting;
  const Slots who = m.participants();
  if (who.size() >= 2) {
    if (m.dog) lock_dog(now, m.at);  // TT-542
    m.dog = false;
    return become(now, InfectionCheck{});
  }
  if (who.empty() || !m.dog) return done();  // TT-507: one being alone meets nobody
  t.actor = who.first();
  if (has_ability(t, t.actor, CharacterId::Clark)) return ask_players();  // TT-543
  return become(now, DogDraw{});                                          // TT-540
}

}  // namespace

Flow Encounter::run(Now& now) {
  switch (step) {
    case Step::Avoid: step = Step::Kind; return call(now, Avoiding{});
    case Step::Kind: step = Step::Clark; return meet(now);
    case Step::Clark:
    case Step::Finish: break;
  }
  return done();
}

Question Encounter::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::ClarkDog, s.table.actor);
}
void Encounter::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Pass{});
  out.push(answer::Yes{});
}
Flow Encounter::answer(Now& now, Seat, Action a) {
  if (is<answer::Yes>(a)) return become(now, DogDraw{});
  tell(now, event::DogSkipped{now.s.table.actor});
  return done();
}

// ---- avoiding -------------------------------------------------------------------------------------------

namespace {

// TT-507: with fewer than two beings left there is nothing to stay out of.
bool still_meet(const Table& t) {
  const Meeting& m = t.meeting;
  return m.participants().size() + m.dog + (t.alien_at[at(m.at)] > 0) >= 2;
}

}  // namespace

Flow Avoiding::run(Now& now) {
  Table& t = now.s.table;
  if (!begun) {
    begun = true;
    for (Slot slot : t.meeting.present)
      if (may_wield(now.rules, now.s, slot, &WeaponRow::avoids)) left.add(slot);
  }
  if (left.empty() || !still_meet(t)) return done();
  t.actor = next_to_place(now.rules, t, left);  // TT-509
  return ask_players();
}

Question Avoiding::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::Avoid, s.table.actor);
}

void Avoiding::options(const Rules& r, const State& s, Seat, Actions& out) const {
  out.push(answer::Pass{});
  offer_weapons(r, s, &WeaponRow::avoids, out);
}

Flow Avoiding::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  left.remove(t.actor);
  if (is<answer::Pass>(a)) return again();
  t.meeting.avoided.add(t.actor);
  const WeaponKind weapon = parts_of<answer::Wield>(a).thing;
  tell(now, event::Avoided{.who = t.actor, .thing = weapon});
  pay_weapon(now, t.actor, weapon);  // TT-508
  return again();
}

// ---- the card of the pile -------------------------------------------------------------------------------

Flow LosePileCard::run(Now&) { return ask_chance(); }

void LosePileCard::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (std::size_t i = 0; i < kCardKinds; ++i)
    if (s.hidden.pile_down[i] > 0) out.push(answer::Draw{i}, s.hidden.pile_down[i]);
}

Flow LosePileCard::answer(Now& now, Seat, Action a) {  // TT-587: nobody sees which
  Table& t = now.s.table;
  const std::size_t card = at(drawn_as<CardKind>(a));
  --now.s.hidden.pile_down[card];
  --t.pile_size;
  ++now.s.hidden.discards[card];
  ++t.discard_size;
  tell(now, event::PileCardLost{});
  return done();
}

}  // namespace holdout::the_thing
