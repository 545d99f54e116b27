#include "games/the_thing/rules/few/variant.h"
#include "games/the_thing/rules/meetings/alien_team.h"

// The automatic Alien of the game for 1 to 3 players: TT-1130..1135. How its encounters go is
// encounter_alien.cpp's.

namespace holdout::the_thing {

namespace {

int attack_target(const Rules& r, const Table& t) {  // TT-1130
  int most = 0;
  for (Location l : kGreen) most = std::max(most, in(t, l).size());
  return most + r.attack_extra;
}

// Cards that have not been drawn in this attack.
Locations undrawn(const State& s) {
  Locations cards = location_deck(s.table);
  for (Location l : cards)
    if (s.hidden.plan[static_cast<std::size_t>(card_index(l))] > 0) cards.remove(l);
  return cards;
}

void tell_plan(Now& now) {
  const LaidStrengths& laid = now.s.table.laid;
  Event told_laid = told(event::PlanLaid{.n = laid.size(), .strengths = packed(laid)});
  told_laid.seen_by = {};
  now.log(told_laid);
}

}  // namespace

Flow FewAttack::run(Now& now) {
  Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      target = u8(attack_target(now.rules, t));
      recall_alien(now.s);
      t.meeting = {};
      step = Step::Draw;
      [[fallthrough]];
    case Step::Draw:  // TT-1131: until no Strength or no card is left
      if (total_of(t.laid) < t.strength && !undrawn(now.s).empty()) return ask_chance();
      step = Step::Fight;
      tell_plan(now);
      return call(now, AlienEncounters{});  // TT-1132
    case Step::Fight: break;
  }
  recall_alien(now.s);  // TT-308
  return done();
}

void FewAttack::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (Location l : undrawn(s)) out.push(answer::DrawLocation{l}, 1);
}

Flow FewAttack::answer(Now& now, Seat, Action a) {
  Table& t = now.s.table;
  const int strength = std::min<int>(target, t.strength - total_of(t.laid));
  now.s.hidden.plan[static_cast<std::size_t>(card_index(parts_of<answer::DrawLocation>(a).place))] =
      u8(strength);
  t.laid.push(u8(strength));  // all alike but the last, which is smaller: largest first by itself (TT-304)
  return again();
}

}  // namespace holdout::the_thing
