#include "engine/testing/campfire.h"

#include <algorithm>

namespace holdout::testing::campfire {

namespace {

Action action(ActionKind kind, int a = 0) { return {code(kind), code(a), 0, 0, 0}; }

SeatSet everybody(const Rules& rules) { return first_seats(rules.players); }

void take_into(std::uint8_t& place, Now& now, Seat owner, std::uint8_t kind) {
  place = code(kind + 1);
  now.log({.kind = code(EventKind::Drawn), .actor = owner, .seen_by = only(owner), .secret = {place}});
}

Seat most_pointed_at(const Rules& rules, const State& s) {
  std::array<int, kMostPlayers> votes{};
  for (Seat voter : everybody(rules)) ++votes[slot(s.hidden.pointed[slot(voter)])];
  return seat_at(static_cast<int>(std::max_element(votes.begin(), votes.end()) - votes.begin()));
}

}  // namespace

// ---- window and ballot -----------------------------------------------------------------------------

WindowMarks& WindowRules::marks(State& s) { return s.table.talk; }
const WindowMarks& WindowRules::marks(const State& s) { return s.table.talk; }
bool WindowRules::over(const Rules& rules, const State& s) {
  return std::all_of(s.table.shown.begin(), s.table.shown.begin() + rules.players,
                     [](int c) { return c != 0; });
}
void WindowRules::acts(const Rules&, const State& s, Seat seat, Actions& out) {
  if (s.table.shown[slot(seat)] == 0) out.push(action(ActionKind::Show));
}
void WindowRules::act(Now& now, Seat seat, Action) {
  now.s.table.shown[slot(seat)] = now.s.hidden.hands[slot(seat)];
  now.s.table.talk.finished = now.s.table.talk.finished & only(seat);  // the others may respond
  now.log({.kind = code(EventKind::Shown), .actor = seat, .open = {now.s.table.shown[slot(seat)]}});
}
void WindowRules::passed(Now& now, Seat seat) { now.log({.kind = code(EventKind::Done), .actor = seat}); }

BallotMarks& BallotRules::marks(State& s) { return s.table.vote; }
const BallotMarks& BallotRules::marks(const State& s) { return s.table.vote; }
void BallotRules::choices(const Rules& rules, const State&, Seat, Actions& out) {
  for (Seat seat : everybody(rules)) out.push(action(ActionKind::Point, index(seat)));
}
void BallotRules::seal(State& s, Seat seat, Action action) {
  s.hidden.pointed[slot(seat)] = seat_at(action.a);
}
void BallotRules::sealed(Now& now, Seat seat) { now.log({.kind = code(EventKind::Sealed), .actor = seat}); }

// ---- procedures ------------------------------------------------------------------------------------

Flow Evening::run(Now& now) {
  Table& t = now.s.table;
  switch (t.phase) {
    case Phase::Deal:
      if (t.dealt < now.rules.players) return call(now, Dealing{});
      t.phase = Phase::Talk;
      t.talk = {.asked = everybody(now.rules), .finished = {}};
      return call(now, Talk{});
    case Phase::Talk:
      t.phase = Phase::Vote;
      t.vote = {.voters = everybody(now.rules), .sealed = {}};
      return call(now, Vote{});
    case Phase::Vote:
      for (Seat voter : t.vote.voters) {
        Seat& pointed = now.s.hidden.pointed[slot(voter)];
        now.log({.kind = code(EventKind::Pointed), .actor = voter, .open = {code(pointed)}});
      }
      t.chosen = most_pointed_at(now.rules, now.s);
      now.s.hidden.pointed = {};
      t.shown[slot(t.chosen)] = 0;
      t.phase = Phase::Draw;
      now.log({.kind = code(EventKind::Chosen), .actor = t.chosen});
      return call(now, Drawing{});
    case Phase::Draw:
    case Phase::Keep:
      t.chosen = kNobody;
      if (++t.evening == kEvenings) break;
      t.phase = Phase::Talk;
      t.talk = {.asked = everybody(now.rules), .finished = {}};
      return call(now, Talk{});
    case Phase::Over: break;
  }
  t.phase = Phase::Over;
  t.shown = now.s.hidden.hands;
  for (Seat seat : everybody(now.rules))
    now.log({.kind = code(EventKind::HandShown), .actor = seat, .open = {t.shown[slot(seat)]}});
  return done();
}

Flow Dealing::run(Now& now) { return now.s.table.dealt == now.rules.players ? done() : ask_chance(); }
void Dealing::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(code(ActionKind::Draw), out);
}
Flow Dealing::answer(Now& now, Seat, Action card) {
  now.s.hidden.deck.take(card.a);
  const Seat owner = seat_at(now.s.table.dealt++);
  take_into(now.s.hidden.hands[slot(owner)], now, owner, card.a);
  return again();
}

Flow Drawing::run(Now& now) {
  Table& t = now.s.table;
  if (has_drawn) return ask_players();
  if (!now.s.hidden.deck.next_is_known()) return ask_chance();
  has_drawn = true;
  t.phase = Phase::Keep;
  t.top = kNobody;
  take_into(now.s.hidden.drawn, now, t.chosen, now.s.hidden.deck.take_known());
  return ask_players();
}
Question Drawing::question(const Rules&, const State& s) const {
  const SeatSet asked = only(s.table.chosen);
  return {.kind = code(QuestionKind::Keep), .may_answer = asked, .waited_for = asked};
}
void Drawing::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(action(ActionKind::Keep, 0));
  out.push(action(ActionKind::Keep, 1));
}
void Drawing::outcomes(const Rules&, const State& s, Outcomes& out) const {
  s.hidden.deck.outcomes(code(ActionKind::Draw), out);
}
Flow Drawing::answer(Now& now, Seat seat, Action answer) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  if (seat == kChance) {
    h.deck.take(answer.a);
    has_drawn = true;
    t.phase = Phase::Keep;
    take_into(h.drawn, now, t.chosen, answer.a);
    return ask_players();
  }
  if (answer.a == 1) std::swap(h.hands[slot(seat)], h.drawn);
  h.deck.put_on_top(code(h.drawn - 1), only(seat));
  now.log({.kind = code(EventKind::PutAway), .actor = seat, .seen_by = only(seat), .secret = {h.drawn}});
  h.drawn = 0;
  t.top = seat;
  return done();
}

// ---- the face --------------------------------------------------------------------------------------

Result<Rules> Campfire::make_rules(const Setup& setup) {
  if (setup.players < kInfo.min_players || setup.players > kInfo.max_players)
    return Problem{"players", std::to_string(setup.players), "3 or 4"};
  return Rules{setup.players};
}

State Campfire::start(const Rules& rules, Log& log) {
  State s;
  s.running.stack.push(Evening{});
  Now now{rules, s, log};
  follow(now, again());
  return s;
}

Action Campfire::fallback(const Rules&, const State& s, Seat seat, Ticket) {
  switch (s.table.phase) {
    case Phase::Vote: return action(ActionKind::Point, index(seat));
    case Phase::Keep: return action(ActionKind::Keep, 0);
    default: return action(ActionKind::Done);
  }
}

SeatSet Campfire::winners(const Rules& rules, const State& s) {
  const std::uint8_t best = *std::max_element(s.hidden.hands.begin(), s.hidden.hands.end());
  SeatSet won;
  for (Seat seat : everybody(rules))
    if (s.table.phase == Phase::Over && s.hidden.hands[slot(seat)] == best) won.add(seat);
  return won;
}

View Campfire::view_of(const Rules& rules, const State& s, Seat viewer) {
  View view{.table = s.table, .prompt = prompt_for(rules, s, viewer)};
  if (!is_player(viewer)) return view;
  view.viewer = viewer;
  view.hand = s.hidden.hands[slot(viewer)];
  if (s.table.chosen == viewer) view.drawn = s.hidden.drawn;
  if (s.table.top == viewer) view.top = code(s.hidden.deck.top.back().kind + 1);
  if (s.table.vote.sealed.has(viewer) && s.table.phase == Phase::Vote)
    view.pointed = s.hidden.pointed[slot(viewer)];
  return view;
}

bool Campfire::is_reveal(std::uint8_t event_kind) {
  switch (static_cast<EventKind>(event_kind)) {
    case EventKind::Drawn:  // the known top, to whoever draws it
    case EventKind::Shown:
    case EventKind::Pointed:
    case EventKind::HandShown: return true;
    default: return false;
  }
}

std::string Campfire::notation(const Rules&, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Draw: return "draw " + std::to_string(a.a);
    case ActionKind::Show: return "show";
    case ActionKind::Done: return "done";
    case ActionKind::Point: return "point " + std::to_string(a.a);
    case ActionKind::Keep: return "keep " + std::to_string(a.a);
  }
  return "";
}

Result<Action> Campfire::parse(const Rules& rules, std::string_view text) {
  for (ActionKind kind :
       {ActionKind::Draw, ActionKind::Show, ActionKind::Done, ActionKind::Point, ActionKind::Keep})
    for (int a = 0; a < kMostPlayers; ++a)
      if (notation(rules, action(kind, a)) == text) return action(kind, a);
  return Problem{"answer", std::string(text), "draw, show, done, point or keep"};
}

}  // namespace holdout::testing::campfire
