#include "games/terrorscape/rules/changes.h"

// Each Survivor takes one turn, in an order that the side chooses turn by turn (TS-145, TS-146).

namespace holdout::terrorscape {

namespace {

Survivors still_to_act(const State& s) { return in_mansion(s.table).without(s.hidden.survivors.done); }

Flow begin_turn(Now& now, Survivor who) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.turn = who;
  own.acted = false;
  own.exchanges = own.passages = 0;
  tell_side(now, event::TurnBegan{.who = who}, seat_of(now.rules, who));
  return call(now, Turn{});
}

// TS-548: from the holder of the token on, clockwise.
Survivor next_in_order(const Table& t, Survivors left) {
  return left.has(t.token) ? t.token : next_clockwise(left, t.token);
}

}  // namespace

Flow Turns::run(Now& now) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (own.turn != kNoSurvivor) own.done.add(own.turn);
  own.turn = kNoSurvivor;
  const Survivors left = still_to_act(now.s);
  if (left.empty()) return done();
  if (now.rules.on_your_own) return begin_turn(now, next_in_order(now.s.table, left));
  return left.size() == 1 ? begin_turn(now, left.first()) : ask_survivors(now);
}

Question Turns::question(const Rules& r, const State& s) const {
  const Seat speaks = speaker(r, s);
  Question asked = ask(seats_of(r, still_to_act(s)).with(speaks), QuestionKind::NextSurvivor);
  asked.waited_for = only(speaks);
  return asked;
}

void Turns::options(const Rules& r, const State& s, Seat seat, Actions& out) const {
  const bool speaks = seat == speaker(r, s);
  const Survivors left = still_to_act(s);
  for (Survivor who : speaks ? left : left& survivors_of(r, seat)) out.push(answer::Begin{who});
  if (!speaks || s.hidden.survivors.handed_on) return;
  for (Seat other : survivor_players(r, s.table).without(seat)) out.push(answer::HandOn{other});
}

Flow Turns::answer(Now& now, Seat, Action a) {
  if (is<answer::Begin>(a)) return begin_turn(now, parts_of<answer::Begin>(a).who);
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.speaker = parts_of<answer::HandOn>(a).player;
  own.handed_on = true;
  tell_side(now, event::SpeakerChanged{}, own.speaker);
  return again();
}

}  // namespace holdout::terrorscape
