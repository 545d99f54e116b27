#include <algorithm>

#include "games/osaczeni/players/mind.h"
#include "games/osaczeni/rules/wording/sentences.h"

// Setup: which character goes where the dice send one.

namespace holdout::osaczeni {

namespace {

// Two nights' dice, roughly: those of the setup and those of the first round.
DiceOdds first_nights(const Rules& r) { return DiceOdds::fair(std::min(kMaxDice, r.dice_at_start + 2)); }

double placed_value(const Lens& lens, const Table& t) {
  const Seat me = lens.me;
  double value = position_value(lens, t, first_nights(lens.rules));
  const Area crybaby = area_of(t, Character(me, Kind::Crybaby));
  if (crybaby != Area::None && crybaby != Area::Lot) {
    if (!(in(t, crybaby) & kDefenders).empty()) value += 0.5;
    value -= 0.3 * ((in(t, crybaby) & kCrybabies).size() - 1);
  }
  return value;
}

// Tries every way to spread the dice left over the characters left.
double best_placement(const Lens& lens, const Table& t, Action* first) {
  const Rules& r = lens.rules;
  const Characters left = t.at[0] & family(lens.me);
  if (left.empty()) return placed_value(lens, t);
  double best = -1000;
  for (int face = 1; face <= kAreas; ++face) {
    const auto* const die = std::find(t.dice.begin(), t.dice.end(), face);
    if (die == t.dice.end()) continue;
    for (Character who : left) {
      Table next = t;
      next.dice[static_cast<std::size_t>(die - t.dice.begin())] = 0;
      next.at[0].remove(who);
      next.at[slot(free_space(r, t, area_number(face)) ? area_number(face) : Area::Lot)].add(who);
      const double value = best_placement(lens, next, nullptr);
      if (value <= best) continue;
      best = value;
      if (first != nullptr) *first = answer::Place{.die = u8(face), .character = who};
    }
  }
  return best;
}

}  // namespace

Action choose_placement(Mind& mind, const View& view, const Actions& options) {
  Action first = options[0];
  best_placement(mind.lens(view.table), view.table, &first);
  const auto placed = parts_of<answer::Place>(first);
  const Area area = area_number(placed.die);
  const bool room = area != Area::Lot && free_space(mind.rules, view.table, area);
  mind.why = Saying(room ? "osaczeni.reason.place" : "osaczeni.reason.place_lot")
                 .character(placed.character.kind())
                 .area(room ? area : Area::Lot);
  return first;
}

}  // namespace holdout::osaczeni
