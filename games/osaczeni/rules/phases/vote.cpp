#include "games/osaczeni/rules/changes.h"

// OS-201..232: Discussion, then Decision. The same for the truck, the badge and the monsters' meal.

namespace holdout::osaczeni {

// ---- Discussion -----------------------------------------------------------------------------------

bool DiscussionRules::over(const Rules&, const State& s) {
  const Vote& vote = s.table.vote;
  return vote.kind == VoteKind::Feed && monsters_at(s.table, vote.area) == 0;  // OS-211
}

void DiscussionRules::acts(const Rules& r, const State& s, Seat seat, Actions& out) {
  play_options(r, s, seat, ItemTiming::AnyDiscussion, out);  // OS-205
  if (s.table.vote.kind == VoteKind::Feed)
    play_options(r, s, seat, ItemTiming::FeedDiscussion, out);  // OS-206
}

void DiscussionRules::act(Now& now, Seat seat, Action a) {
  play_item(now, seat, a);
  WindowMarks& talk = now.s.table.vote.talk;
  talk.finished = talk.finished & only(seat);  // OS-209: the others may respond
}

void DiscussionRules::passed(Now& now, Seat seat) { tell(now, event::SaidDone{}, seat); }

// ---- Decision -------------------------------------------------------------------------------------

void BallotRules::choices(const Rules& r, const State& s, Seat, Actions& out) {
  for (Seat candidate : candidates(r, s.table)) out.push(answer::Point{candidate});  // OS-216
}
void BallotRules::seal(State& s, Seat seat, Action a) {
  s.hidden.ballot[slot(seat)] = parts_of<answer::Point>(a).player;
}
void BallotRules::sealed(Now& now, Seat seat) { tell(now, event::BallotSealed{}, seat); }  // OS-905

namespace {

Flow elect(Now& now, Seat seat, ChosenBy by) {
  Vote& vote = now.s.table.vote;
  vote.chosen = seat;
  now.s.table.turn = kNobody;
  tell(now, event::Chosen{.vote = vote.kind, .area = vote.area, .by = by}, seat);
  return done();
}

void show_ballot(Now& now, Seat voter, Seat candidate) {
  now.s.table.vote.pointed[slot(voter)] = candidate;
  tell(now, event::BallotShown{.target = candidate, .n = votes_of(now.rules, now.s.table, voter)},
       voter);  // OS-220
}

// OS-215, OS-221: those with the highest total.
SeatSet leaders_of(const Rules& r, const Table& t) {
  std::array<int, kMaxPlayers> total{};
  for (Seat voter : t.vote.ballot.voters) total[slot(t.vote.pointed[slot(voter)])] += votes_of(r, t, voter);
  int most = 0;
  SeatSet top;
  for (Seat seat : first_seats(r.players)) {
    if (total[slot(seat)] < most || total[slot(seat)] == 0) continue;
    if (total[slot(seat)] > most) top = {};
    most = total[slot(seat)];
    top.add(seat);
  }
  return top;
}

}  // namespace

Flow Decision::run(Now& now) {
  Table& t = now.s.table;
  Vote& vote = t.vote;
  switch (step) {
    case Step::Candidates: {
      const SeatSet who = candidates(now.rules, t);
      if (who.size() == 1) return elect(now, who.first(), ChosenBy::OnlyCandidate);  // OS-226
      for (Seat seat : vote.participants)
        if (votes_of(now.rules, t, seat) > 0) vote.ballot.voters.add(seat);  // OS-214, OS-230
      if (now.rules.variant(21)) {
        step = Step::InTurn;
        return again();
      }
      now.s.hidden.ballot.fill(kNobody);
      step = Step::Count;
      return call(now, SecretBallot{});  // OS-219
    }
    case Step::InTurn:  // OS-V21
      t.turn = first_from_badge(t, vote.ballot.waiting());
      if (t.turn != kNobody) return ask_players();
      step = Step::Count;
      return again();
    case Step::Count: {
      if (!now.rules.variant(21))
        for (Seat voter : vote.ballot.voters) show_ballot(now, voter, now.s.hidden.ballot[slot(voter)]);
      now.s.hidden.ballot.fill(kNobody);
      vote.tied = leaders_of(now.rules, t);
      if (vote.tied.size() == 1) return elect(now, vote.tied.first(), ChosenBy::Votes);
      step = Step::Tie;
      tell(now, event::Tied{.tied = vote.tied, .vote = vote.kind}, t.victim_token);
      return ask_players();  // OS-222..225
    }
    case Step::Tie: break;
  }
  return done();
}

Question Decision::question(const Rules&, const State& s) const {
  const bool tie = step == Step::Tie;
  const Seat who = tie ? s.table.victim_token : s.table.turn;  // OS-223: present or not, alive or not
  return ask(only(who), tie ? QuestionKind::BreakTie : QuestionKind::OpenBallot);
}

void Decision::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  if (step != Step::Tie) return BallotRules::choices(r, s, seat, out);
  for (Seat tied : s.table.vote.tied) out.push(answer::Point{tied});  // OS-224
}

Flow Decision::answer(Now& now, Seat seat, Action a) {
  const Seat pointed_at = parts_of<answer::Point>(a).player;
  if (step == Step::Tie) {
    tell(now, event::TieBroken{.target = pointed_at}, seat);
    return elect(now, pointed_at, ChosenBy::TieBreak);
  }
  now.s.table.vote.ballot.sealed.add(seat);
  show_ballot(now, seat, pointed_at);
  return again();
}

}  // namespace holdout::osaczeni
