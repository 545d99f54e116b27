#pragma once

#include <string>
#include <utility>

#include "games/terrorscape/rules/words.h"

// The parts of Terrorscape::check: what cannot be true. The procedures under way are made by the rules, from
// the start of a game or of a written position, so nothing is said of who calls whom. Each is safe if the
// parts before it found nothing.

namespace holdout::terrorscape {

inline Problem wrong(std::string where, std::string what, std::string expected) {
  return {.where = std::move(where), .what = std::move(what), .expected = std::move(expected)};
}

inline bool is_room(Location room) { return at(room) < kLocations; }
inline bool is_room_or_none(Location room) { return is_room(room) || room == Location::None; }

// check.cpp: every number and name of the table within what the rules allow
Result<void> check_table(const Rules& r, const State& s);
// check_sides.cpp: where everybody is, and what each side keeps to itself
Result<void> check_house(const Rules& r, const State& s);
Result<void> check_turns(const Rules& r, const State& s);
// check_cards.cpp: every item card and every skill card is somewhere exactly once
Result<void> check_items(const Rules& r, const State& s);
Result<void> check_skills(const Rules& r, const State& s);
// check_question.cpp: what is open is what the procedure on top asks, and can be answered
Result<void> check_question(const Rules& r, const State& s);

// A procedure of this kind that is under way; nullptr = none.
template <class P>
const P* under_way_as(const State& s) {
  for (const Procedure& procedure : s.running.stack)
    if (const P* found = std::get_if<P>(&procedure)) return found;
  return nullptr;
}

// Both sides are picked: until then there is nobody on the board.
inline bool are_picked(const State& s) { return s.table.killer != Killer::None; }

}  // namespace holdout::terrorscape
