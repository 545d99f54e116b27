#include "games/terrorscape/rules/killer/acts.h"

// BLOCK (5.6).

namespace holdout::terrorscape {

namespace {

// TS-102: every token is on the map.
bool short_of_tokens(const Rules& r, const Table& t) { return t.blocks.size() >= r.blocks; }

}  // namespace

// TS-102: not one that the same effect placed; TS-105: nor one of the same location.
Doors Blocking::takeable(const State& s) const {
  return s.table.blocks.without(s.table.placed).without(every ? among : Doors{});
}

Flow Blocking::run(Now& now) {
  switch (step) {
    case Step::Begin:
      now.s.table.placed = {};
      step = Step::Choose;
      if (every) left = u8(among.without(now.s.table.blocks).size());
      return again();
    case Step::Choose:
      if (left == 0 || among.empty()) return done();  // TS-103
      return every ? place_next(now) : ask_killer(now);
    case Step::TakeBack: break;
  }
  return ask_killer(now);
}

Flow Blocking::place_next(Now& now) { return place(now, among.without(now.s.table.blocks).first()); }

// One block on this door; when tokens are short he is asked for another one first.
Flow Blocking::place(Now& now, Door where) {
  Table& t = now.s.table;
  if (!t.blocks.has(where) && short_of_tokens(now.rules, t)) {
    if (takeable(now.s).empty()) return done();  // TS-105
    door = where;
    step = Step::TakeBack;
    return again();
  }
  --left;
  if (!t.blocks.has(where)) {  // TS-101
    t.blocks.add(where);
    t.placed.add(where);
    seen(now, Seen::BlockPlaced, 0, static_cast<int>(where));
  }
  tell(now, event::Blocked{.door = where});
  return again();
}

Question Blocking::question(const Rules& r, const State&) const {
  if (step == Step::TakeBack) return ask_killer(r, QuestionKind::BlockTakeBack);
  return ask_killer(r, optional ? QuestionKind::LevelBlocks : QuestionKind::BlockDoor);
}

void Blocking::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::TakeBack) {
    for (const Door each : takeable(s)) out.push(answer::TakeBack{.door = each});
    return;
  }
  for (const Door each : among.without(s.table.placed)) out.push(answer::Block{.door = each});
  if (optional) out.push(answer::Pass{});
}

Flow Blocking::answer(Now& now, Seat, Action a) {
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return done();
  if (step == Step::Choose) return place(now, parts_of<answer::Block>(a).door);
  Table& t = now.s.table;
  const Door back = parts_of<answer::TakeBack>(a).door;
  t.blocks.remove(back);
  tell(now, event::BlockTakenBack{.door = back});
  seen(now, Seen::BlockBroken, 0, static_cast<int>(back));
  step = Step::Choose;
  return place(now, door);
}

}  // namespace holdout::terrorscape
