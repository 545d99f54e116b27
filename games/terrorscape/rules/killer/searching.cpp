#include "games/terrorscape/rules/killer/acts.h"

// DETECT and SEARCH (5.14). The answers are given by the rules: true and complete (TS-004).

namespace holdout::terrorscape {

namespace {

Locations noisy_rooms(const Table& t) { return t.firecracker ? kWholeMansion : t.noise; }

// TS-270, TS-220: Anna is never named.
Survivors named_in(const State& s, Locations rooms) {
  const Survivors there = who_are_in(s, rooms);
  const Survivor anna = who_is(s.table, Person::Anna);
  return anna == kNoSurvivor ? there : there.without(anna);
}

}  // namespace

Flow SearchRoom::run(Now& now) {
  if (begun) return done();
  begun = true;
  Table& t = now.s.table;
  const Survivors found = who_are_in(now.s, t.at);
  tell(now, event::Searched{.room = t.at, .whos = found});  // TS-273
  seen(now, Seen::Answered, found.bits(), only(t.at).bits());
  if (found.empty()) {
    const SurvivorSecrets& side = now.s.hidden.survivors;
    if (has_done(now.s, Plan::PowderKeg) && side.plan_token == t.at)  // TS-572
      return end_game(now, Ending::Retaliation, Cause::PowderKeg);
    return done();
  }
  t.met = true;
  t.meeting = {.at = t.at, .participants = found, .reappearing = reappearing};  // TS-320
  seen(now, Seen::Met, found.bits(), static_cast<int>(t.at));
  tell(now, event::EncounterBegan{.room = t.at, .whos = found, .strength = strength(now.rules, t)});
  return call(now, Encounter{});
}

Flow Detect::run(Now& now) {
  if (step == Step::Finish) return done();
  if (among != Among::Range) return ask_killer(now);
  return tell_named(now, range(now.s.table.at, amount(now.rules, KillerTrait::Tracker)));
}

Question Detect::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::DetectTarget);
}

void Detect::options(const Rules&, const State& s, Seat, Actions& out) const {
  switch (among) {
    case Among::Areas:
      for (int i = 0; i < kAreas; ++i) out.push(answer::Area{.area = static_cast<Area>(i)});
      return;
    case Among::Pairs:  // TS-383
      for (int i = 0; i < kPairs; ++i) out.push(answer::Pair{.pair = static_cast<Pair>(i)});
      return;
    case Among::NoisyRooms:
      for (const Location room : noisy_rooms(s.table)) out.push(answer::At{.room = room});
      return;
    case Among::Range: return;
  }
}

Flow Detect::answer(Now& now, Seat, Action a) {
  switch (static_cast<ActionKind>(a.kind)) {
    case ActionKind::Area: return tell_named(now, rooms_of(parts_of<answer::Area>(a).area));
    case ActionKind::Pair: return tell_named(now, ends_of(parts_of<answer::Pair>(a).pair).both());
    default: return tell_named(now, only(parts_of<answer::At>(a).room));
  }
}

Flow Detect::tell_named(Now& now, Locations rooms) {
  const Survivors named = named_in(now.s, rooms);
  tell(now, event::Detected{.rooms = rooms, .whos = named});
  seen(now, Seen::AnsweredButAnna, named.bits(), rooms.bits());
  step = Step::Finish;
  KillerTraitSet traits;  // TS-511
  for (const KillerTrait trait :
       {KillerTrait::MurderousIntent, KillerTrait::SharpenedSenses, KillerTrait::RushIn})
    traits.add(trait);
  if (by_senses) traits.remove(KillerTrait::SharpenedSenses);
  traits = traits & now.s.table.killer_traits;
  if (named.empty() || traits.empty()) return again();
  return call(now, KillerTraits{.window = KillerTraits::Window::Detected, .named = named, .left = traits});
}

}  // namespace holdout::terrorscape
