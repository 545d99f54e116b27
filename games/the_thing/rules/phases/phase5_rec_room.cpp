#include "games/the_thing/rules/changes.h"

// Phase 5: everybody gathers, trades, votes; then an Alien may show itself (TT-701..707).

namespace holdout::the_thing {

namespace {

void gather(Now& now) {  // TT-701, TT-112
  Table& t = now.s.table;
  for (Slots& here : t.at) here = {};
  t.at[at(Location::RecRoom)] = t.standing = t.characters;
  t.actor = kNoSlot;
  tell(now, event::Gathered{});
}

void ask_all(State& s) {
  s.table.ballot = {.voters = seats_of(s.table, s.table.characters), .sealed = {}};
  s.hidden.sealed.fill(0);
}

// The Characters in turn order (TT-107), as it was when the step began.
FixedVector<Slot, kMaxSlots> in_turn(const Table& t) {
  FixedVector<Slot, kMaxSlots> order;
  for (Slots left = t.characters; !left.empty(); left.remove(order.back())) order.push(next_in_turn(t, left));
  return order;
}

void count_votes(Now& now) {  // TT-705
  Table& t = now.s.table;
  const auto order = in_turn(t);
  for (Slot slot : order) {
    t.voted[at(slot)] = static_cast<Slot>(now.s.hidden.sealed[at(slot)]);
    tell(now, event::Voted{.who = slot, .target = t.voted[at(slot)]});
  }
  now.s.hidden.sealed.fill(0);
  for (Slot slot : order)
    for (auto votes = std::ranges::count(t.voted, slot); votes > 0; --votes) raise_suspicion(now, slot);
}

void reveal_all(Now& now) {  // TT-706, TT-707
  for (Slot slot : in_turn(now.s.table))
    if (now.s.hidden.sealed[at(slot)] != 0) reveal(now, slot, RevealCause::OwnWill);
  now.s.hidden.sealed.fill(0);
}

}  // namespace

Flow RecRoom::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Gather:
      gather(now);
      step = Step::Vote;
      return call(now, RecTalk{});
    case Step::Vote:
      if (now.rules.few) return done();  // TT-1160
      t.voted.fill(kNoSlot);
      ask_all(now.s);
      step = Step::Count;
      return call(now, VoteBallot{});
    case Step::Count:
      count_votes(now);
      if (t.round < now.rules.reveal_from_round) return done();  // TT-1208
      ask_all(now.s);
      step = Step::Reveal;
      return call(now, RevealBallot{});
    case Step::Reveal: reveal_all(now); break;
  }
  return done();
}

// ---- the vote -------------------------------------------------------------------------------------------

void VoteRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  const Table& t = s.table;
  out.push(answer::Pass{});
  for (Slot slot : t.characters.without(slot_at(index(seat))))
    if (!in_green_zone(t, slot)) out.push(answer::Choose{slot});  // TT-704
}
void VoteRules::seal(State& s, Seat seat, Action a) {
  s.hidden.sealed[at(seat)] = is<answer::Pass>(a) ? u8(kNoSlot) : u8(parts_of<answer::Choose>(a).who);
}
void VoteRules::sealed(Now& now, Seat seat) { tell(now, event::Sealed{slot_at(index(seat))}); }

// ---- the reveal -----------------------------------------------------------------------------------------

void RevealRules::choices(const Rules&, const State& s, Seat seat, Actions& out) {
  out.push(answer::Pass{});
  if (is_alien(s, slot_at(index(seat)))) out.push(answer::Yes{});
}
void RevealRules::seal(State& s, Seat seat, Action a) { s.hidden.sealed[at(seat)] = is<answer::Yes>(a); }
void RevealRules::sealed(Now& now, Seat seat) { tell(now, event::Sealed{slot_at(index(seat))}); }

}  // namespace holdout::the_thing
