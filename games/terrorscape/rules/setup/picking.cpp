#include "games/terrorscape/rules/changes.h"

// Section 4, step 3: the Killer chooses, and the other side agrees on a Survivor for one place after the
// other, at the same moment and in secret from each other.

namespace holdout::terrorscape {

namespace {

bool team_is_ready(const Picks& picks) { return picks.settled == kPlaces; }
bool is_complete(const Picks& picks) {
  return team_is_ready(picks) && picks.marks.sealed == picks.marks.others;
}

// Who settles the next place: the whole side, On your own its player alone.
void open_place(const Rules& r, State& s) {
  Picks& picks = s.hidden.picks;
  const Survivor place = survivor_at(picks.settled);
  const SeatSet team = r.on_your_own ? only(seat_of(r, place)) : r.survivor_seats;
  picks.marks.council = council_of(team, team.first());
  s.hidden.survivors.proposal = 0;
}

void begin(const Rules& r, State& s) {
  Picks& picks = s.hidden.picks;
  if (picks.killer == Killer::None) picks.marks.others = only(r.killer_seat);
  if (!team_is_ready(picks)) open_place(r, s);
}

// The proposal that stands is agreed upon; the next place has a council of its own.
Flow settle(Now& now) {
  Picks& picks = now.s.hidden.picks;
  const Survivor place = survivor_at(picks.settled);
  const auto person = static_cast<Person>(now.s.hidden.survivors.proposal);
  picks.persons[picks.settled++] = person;
  tell_side(now, event::PickSettled{.place = place, .person = person});
  if (team_is_ready(picks)) {
    picks.marks.council = {};
    return is_complete(picks) ? done() : keep_waiting();
  }
  open_place(now.rules, now.s);
  return ask_anew(now, picks.marks.council.team);
}

Flow propose(Now& now, Seat seat, Person person) {
  CouncilMarks& council = now.s.hidden.picks.marks.council;
  ++council.proposals[at(seat)];
  council.proposer = seat;
  council.agreed = only(seat);
  now.s.hidden.survivors.proposal = u8(person);
  tell_side(now, event::PickProposed{.place = survivor_at(now.s.hidden.picks.settled), .person = person},
            seat);
  return council.agreed == council.team ? settle(now) : ask_anew(now, council.team);
}

}  // namespace

Flow PickSides::run(Now& now) {
  Picks& picks = now.s.hidden.picks;
  begin(now.rules, now.s);
  return is_complete(picks) ? done() : ask_at(now, Moment::Pick);
}

Question PickSides::question(const Rules&, const State& s) const {
  const Picks& picks = s.hidden.picks;
  const TeamBallotMarks& marks = picks.marks;
  Question asked = ask(marks.others, QuestionKind::Pick);
  asked.waited_for = marks.others.without(marks.sealed);
  asked.sealed = true;
  if (team_is_ready(picks)) return asked;
  asked.may_answer = asked.may_answer | marks.council.may_answer();
  asked.waited_for = asked.waited_for | marks.council.waiting();
  return asked;
}

void PickSides::options(const Rules&, const State& s, Seat seat, Actions& out) const {
  const Picks& picks = s.hidden.picks;
  if (picks.marks.others.has(seat)) {
    for (int i = 0; i < kKillers; ++i) out.push(answer::PickKiller{static_cast<Killer>(i)});
    return;
  }
  const CouncilMarks& council = picks.marks.council;
  if (council.stands() && !council.agreed.has(seat)) out.push(answer::Agree{});
  if (!council.may_propose(seat)) return;
  for (int i = 0; i < kPersons; ++i)
    if (const auto person = static_cast<Person>(i);
        std::ranges::find(picks.persons, person) == picks.persons.end())
      out.push(answer::PickPerson{person});
}

Flow PickSides::answer(Now& now, Seat seat, Action a) {
  Picks& picks = now.s.hidden.picks;
  if (is<answer::PickPerson>(a)) return propose(now, seat, parts_of<answer::PickPerson>(a).person);
  if (is<answer::Agree>(a)) {
    CouncilMarks& council = picks.marks.council;
    council.agreed.add(seat);
    tell_side(now, event::Agreed{}, seat);
    return council.agreed == council.team ? settle(now) : keep_waiting();
  }
  picks.killer = parts_of<answer::PickKiller>(a).killer;
  picks.marks.sealed.add(seat);
  return is_complete(picks) ? done() : keep_waiting();
}

}  // namespace holdout::terrorscape
