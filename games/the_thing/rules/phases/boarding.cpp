#include "games/the_thing/rules/phases/boarding.h"

#include "games/the_thing/rules/changes.h"

// Escapes: who boards the Rescue Helicopter first, then the boarding passes of any vehicle (TT-901..912).

namespace holdout::the_thing {

Slots lowest_suspicion(const Table& t, Slots among) {
  std::uint8_t lowest = 255;
  Slots least;
  for (Slot slot : among) {
    const std::uint8_t marker = t.suspicion[at(slot)];
    if (marker > lowest) continue;
    if (marker < lowest) least = {};
    lowest = marker;
    least.add(slot);
  }
  return least;
}

// ---- the Rescue Helicopter ------------------------------------------------------------------------------

Flow RescueOffer::run(Now& now) {
  Table& t = now.s.table;
  if (!begun) left = lowest_suspicion(t, t.characters);  // TT-901
  begun = true;
  if (left.empty()) return done();  // TT-902
  t.actor = next_in_turn(t, left);
  return ask_players();
}

Question RescueOffer::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::BoardFirst, s.table.actor);
}
void RescueOffer::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Pass{});
  out.push(answer::Yes{});
}

Flow RescueOffer::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  left.remove(t.actor);
  if (is<answer::Pass>(a)) {
    tell(now, event::DeclinedToBoard{t.actor});
    return again();
  }
  tell(now, event::BoardedFirst{t.actor});
  t.boarding = {
      .exit = Exit::Rescue, .first = t.actor, .candidate = kNoSlot, .aboard = only(t.actor), .asked = {}};
  if (now.rules.few) return become(now, LastStand{});  // TT-1171
  return become(now, Boarding{});
}

// ---- boarding passes ------------------------------------------------------------------------------------

namespace {

Flow depart(Now& now) {  // TT-905, TT-908; game_over shows all Role cards
  const Table& t = now.s.table;
  const Departure& b = t.boarding;
  const Slots left_behind = t.characters.without(b.aboard);
  tell(now, event::Departed{b.aboard});
  if (is_alien(now.s, b.first)) return end_game(now, Ending::AlienAboard, b.exit);  // TT-906, TT-931
  const bool all_humans_aboard = left_behind.without(now.s.hidden.aliens).empty();
  return end_game(now, all_humans_aboard ? Ending::Escaped : Ending::LeftBehind, b.exit);  // TT-920
}

// TT-903: only if everyone aboard agrees. Shows all votes.
bool is_let_in(Now& now) {
  const Table& t = now.s.table;
  const Departure& b = t.boarding;
  bool unanimous = true;
  for (Seat seat : t.ballot.voters) {
    const bool yes = now.s.hidden.sealed[at(seat)] != 0;
    const Slot voter = (characters_of(t, seat) & b.aboard).first();
    tell(now, event::AdmitVoted{.who = voter, .candidate = b.candidate, .admits = yes});
    unanimous = unanimous && yes;
  }
  now.s.hidden.sealed.fill(0);
  return unanimous;
}

}  // namespace

Flow Boarding::run(Now& now) {
  Table& t = now.s.table;
  Departure& b = t.boarding;
  switch (step) {
    case Step::NewPass:
      b.asked = {};
      step = Step::Next;
      [[fallthrough]];
    case Step::Next: {
      const Slots left = t.characters.without(b.aboard).without(b.asked);  // TT-907
      if (left.empty()) return depart(now);
      b.candidate = next_in_turn(t, lowest_suspicion(t, left));
      step = Step::Want;
      return ask_players();
    }
    case Step::Want: return ask_players();
    case Step::Count: break;
  }
  const Slot candidate = b.candidate;
  if (!is_let_in(now)) {
    tell(now, event::Refused{candidate});
    b.asked.add(candidate);
    step = Step::Next;
    return again();
  }
  const bool alien = is_alien(now.s, candidate);  // TT-904
  tell(now, event::Admitted{.who = candidate, .alien = alien});
  b.aboard.add(candidate);
  if (alien) return end_game(now, Ending::AlienAboard, b.exit);
  t.shown_human.add(candidate);
  step = Step::NewPass;
  return again();
}

Question Boarding::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::WantToBoard, s.table.boarding.candidate);
}
void Boarding::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Yes{});
  out.push(answer::No{});
}

Flow Boarding::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  Departure& b = t.boarding;
  const bool wants = is<answer::Yes>(a);
  tell(now, event::Wanted{.who = b.candidate, .wants = wants});
  if (!wants) {
    b.asked.add(b.candidate);
    step = Step::Next;
    return again();
  }
  t.ballot = {.voters = seats_of(t, b.aboard), .sealed = {}};
  now.s.hidden.sealed.fill(0);
  step = Step::Count;
  return call(now, AdmitBallot{});
}

void AdmitRules::choices(const Rules&, const State&, Seat, Actions& out) {
  out.push(answer::Yes{});
  out.push(answer::No{});
}
void AdmitRules::seal(State& s, Seat seat, Action a) { s.hidden.sealed[at(seat)] = is<answer::Yes>(a); }
void AdmitRules::sealed(Now& now, Seat seat) {
  const Table& t = now.s.table;
  tell(now, event::Sealed{(characters_of(t, seat) & t.boarding.aboard).first()});
}

}  // namespace holdout::the_thing
