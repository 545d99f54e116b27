#include "games/the_thing/changes.h"
#include "games/the_thing/variant.h"

// Movement with 1 to 3 players: TT-1110..1115, V-1. Everybody is placed, then those who share a room may
// avoid each other, then all markers move at once, then the Dogs are met.

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

// True if somebody meets a Dog alone; then the encounter has been called (TT-540, TT-543, TT-1113).
bool meet_next_dog(Now& now, Locations& rooms) {
  Table& t = now.s.table;
  while (!rooms.empty()) {
    gather(t, rooms.first());
    rooms.remove(t.meeting.at);
    const int met = t.meeting.participants().size();
    if (met > 1) lock_dog(now, t.meeting.at);  // TT-542
    if (met != 1) continue;
    call(now, Encounter{.step = Encounter::Step::Kind});
    return true;
  }
  return false;
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
        t.actor = next_in_turn(now.rules, t, left);
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
        tell(now, EventKind::EncounterBegan, {u8(t.meeting.at), t.meeting.present.bits(), t.meeting.dog, 0});
        return call(now, Avoiding{});
      }
      step = Step::Share;
      [[fallthrough]];
    case Step::Share:
      step = Step::Dogs;
      rooms = t.dogs & kGreen;
      if (share_rooms(now)) return call(now, Collision{});
      [[fallthrough]];
    case Step::Dogs: break;
  }
  if (meet_next_dog(now, rooms)) return again();
  t.meeting = {};
  t.actor = kNoSlot;
  return done();
}

Question FewMovement::question(const Rules&, const State& s) const {
  return ask(s.table, QuestionKind::PlaceCharacter, s.table.actor, true);
}

void FewMovement::options(const Rules& r, const State& s, Seat, Actions& out) const {
  for (Location l : kGreen.with(Location::Sleeping))
    if (may_enter(r, s.table, l)) out.push(action(ActionKind::Place, u8(l), u8(s.table.actor)));
}

Flow FewMovement::answer(Now& now, Seat, Action a) {
  const Slot slot = slot_at(a.b);
  const auto to = static_cast<Location>(a.a);
  move_figure(now.s, slot, to);
  left.remove(slot);
  const std::uint8_t rests = to == Location::Sleeping ? 2 : 0;
  tell_of(now, EventKind::Placed, slot, {a.a, rests});
  return again();
}

}  // namespace holdout::the_thing
