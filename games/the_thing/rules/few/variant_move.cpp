#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/few/variant.h"

// Movement with 1 to 3 players: TT-1110..1115, V-1. Everybody is placed, then those who share a room may
// avoid each other, then all markers move at once, then the Dogs are met in the Leader's order.

namespace holdout::the_thing {

namespace {

bool may_enter(const Rules& r, const Table& t, Location l) {  // TT-412, TT-1110, TT-1111
  if (l == Location::Sleeping) return in(t, l).size() < r.sleepers;
  return is_green(l) && has_room(r, t, l);
}

Locations rooms_to_meet_in(const Table& t) {  // TT-1112, TT-1113
  Locations rooms;
  for (Location l : kGreen)
    if (in(t, l).size() >= (t.dogs.has(l) ? 1 : 2)) rooms.add(l);
  return rooms;
}

// The meeting in one room; those who avoided in any room so far stay known (TT-1114).
void gather(Table& t, Location l) {
  t.meeting.at = l;
  t.meeting.present = in(t, l);
  t.meeting.dog = t.dogs.has(l);
}

// TT-1112: the steps are made together; one check of the Threat token's space follows (TT-1124).
bool share_rooms(Now& now) {
  Table& t = now.s.table;
  bool arrived = false;
  for (Location l : kGreen) {
    const Slots sharing = in(t, l).without(t.meeting.avoided);
    if (sharing.size() < 2) continue;
    for (Slot slot : sharing)
      if (raise_suspicion(now, slot) && on_threat(t, slot)) arrived = true;
  }
  return arrived;
}

// Of these rooms, those where a Dog still meets somebody (TT-1113).
Locations rooms_with_dogs(const Table& t, Locations rooms) {
  for (Location l : rooms)
    if (in(t, l).without(t.meeting.avoided).empty()) rooms.remove(l);
  return rooms;
}

Flow meet_dog(Now& now, FewMovement& p, Location l) {
  Table& t = now.s.table;
  p.step = FewMovement::Step::Dogs;
  p.rooms.remove(l);
  gather(t, l);
  if (t.meeting.participants().size() == 1)  // TT-540, TT-543
    return call(now, Encounter{.step = Encounter::Step::Kind});
  lock_dog(now, l);  // TT-542
  return again();
}

// TT-504, TT-1113: one after the other, in the order chosen by the Leader: what a Dog does to one Character
// may leave another alone with the next.
Flow go_on_with_dogs(Now& now, FewMovement& p) {
  Table& t = now.s.table;
  t.actor = kNoSlot;
  p.rooms = rooms_with_dogs(t, p.rooms);
  if (p.rooms.size() == 1) return meet_dog(now, p, p.rooms.first());
  const Slots avoided = t.meeting.avoided;
  t.meeting = {};
  if (p.rooms.empty()) return done();
  t.meeting.avoided = avoided;
  p.step = FewMovement::Step::Order;
  return ask_players();
}

}  // namespace

Flow FewMovement::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      left = t.characters;
      t.meeting = {};
      step = Step::Place;
      [[fallthrough]];
    case Step::Place:
      if (!left.empty()) {
        t.actor = next_in_turn(t, left);
        return ask_players();
      }
      t.actor = kNoSlot;
      rooms = rooms_to_meet_in(t);
      step = Step::Meet;
      [[fallthrough]];
    case Step::Meet:
      if (!rooms.empty()) {
        gather(t, rooms.first());
        rooms.remove(t.meeting.at);
        tell(now, event::EncounterBegan{
                      .place = t.meeting.at, .whos = t.meeting.present, .dog = t.meeting.dog, .strength = 0});
        return call(now, Avoiding{});
      }
      step = Step::Share;
      [[fallthrough]];
    case Step::Share:
      step = Step::Dogs;
      rooms = t.dogs & kGreen;
      if (share_rooms(now)) return call(now, Collision{});
      [[fallthrough]];
    case Step::Dogs:
    case Step::Order: break;
  }
  return go_on_with_dogs(now, *this);
}

Question FewMovement::question(const Rules&, const State& s) const {
  if (step == Step::Order) return ask_leader(s.table, QuestionKind::EncounterOrder);
  return ask(s.table, QuestionKind::PlaceCharacter, s.table.actor);
}

void FewMovement::options(const Rules& r, const State& s, Seat, Actions& out) const {
  if (step == Step::Order) {
    for (Location l : rooms) out.push(answer::Go{l});
    return;
  }
  for (Location l : kGreen.with(Location::Sleeping))
    if (may_enter(r, s.table, l)) out.push(answer::Place{.place = l, .who = s.table.actor});
}

Flow FewMovement::answer(Now& now, Seat, Action a) {
  if (step == Step::Order) return meet_dog(now, *this, parts_of<answer::Go>(a).place);
  const auto [to, slot] = parts_of<answer::Place>(a);
  move_figure(now.s, slot, to);
  left.remove(slot);
  const bool rests = to == Location::Sleeping;
  tell(now, event::Placed{.who = slot, .place = to, .mode = rests ? PlaceMode::Rests : PlaceMode::Placed});
  return again();
}

}  // namespace holdout::the_thing
