#include "games/the_thing/rules/changes.h"

// Phase 8: Dogs, Leader, Leader token (TT-820..829, TT-1163).

namespace holdout::the_thing {

namespace {

// TT-826: cards drawn in this phase stay out until its end.
Locations cards_left(const Table& t) { return location_deck(t).without(t.drawn_locations); }

int open_kennel(Now& now) {  // TT-821, TT-822; the Kennel card leaves the deck with them (TT-829)
  Table& t = now.s.table;
  const int dogs = t.kennel_dogs;
  t.kennel_dogs = 0;
  tell(now, event::KennelOpened{dogs});
  return dogs;
}

int gather_dogs(Now& now) {
  Table& t = now.s.table;
  const int loose = t.dogs.size() + t.dogs_off;
  t.dogs = {};
  t.dogs_off = 0;
  t.drawn_locations = {};
  return t.round == 1 ? loose + open_kennel(now) : loose;
}

void stay_off(Now& now, int dogs) {  // TT-827
  now.s.table.dogs_off = u8(dogs);
  tell(now, event::DogStayedOff{});
}

void take_the_sheet(Now& now) {  // TT-823, TT-1163
  Table& t = now.s.table;
  if (now.rules.few) return pass_leader(now, LeaderCause::PassesOn);
  if (t.token_holder == kNoSlot) return;
  const Seat next = seat_of(t, t.token_holder);
  t.token_holder = kNoSlot;
  if (next != t.leader) give_leader(now, next, LeaderCause::Token);
}

}  // namespace

Flow DogsAndLeader::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Gather:
      left = u8(gather_dogs(now));
      step = Step::Dogs;
      [[fallthrough]];
    case Step::Dogs:
      if (left > 0 && !cards_left(t).empty()) return ask_chance();
      if (left > 0) stay_off(now, left);
      left = 0;
      step = Step::Leader;
      [[fallthrough]];
    case Step::Leader:
      take_the_sheet(now);
      step = now.rules.few ? Step::Finish : Step::Token;
      return again();
    case Step::Token:
      t.token = Location::Nowhere;                        // TT-824
      if (cards_left(t).empty()) t.drawn_locations = {};  // TT-826: the Kennel's is out of the deck by now
      return ask_chance();
    case Step::Finish: break;
  }
  t.drawn_locations = {};  // TT-828
  if (now.rules.few) return become(now, ThreatMove{});
  return done();
}

void DogsAndLeader::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (Location l : cards_left(s.table)) out.push(answer::DrawLocation{l}, 1);
}

Flow DogsAndLeader::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  const Location drawn = parts_of<answer::DrawLocation>(a).place;
  t.drawn_locations.add(drawn);
  if (drawn == Location::Kennel) {  // TT-822, TT-825
    left = u8(left + open_kennel(now));
    step = Step::Dogs;
  } else if (step == Step::Token) {
    t.token = drawn;
    tell(now, event::TokenPlaced{drawn});
    step = Step::Finish;
  } else {
    t.dogs.add(drawn);
    --left;
    tell(now, event::DogPlaced{drawn});
  }
  return again();
}

}  // namespace holdout::the_thing
