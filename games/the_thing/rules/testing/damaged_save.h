#pragma once

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/random_game.h"

namespace holdout::the_thing {

// The first Characters, by their sheets in a game of few and by their colours in one of many.
inline constexpr Slot kA{0}, kB{1};
inline constexpr Slot kRed{0}, kGreen1{1}, kBlue{2}, kYellow{3};

// What check() says about the position once `change` has been made to it.
template <class Change>
std::string after(const RandomGame& game, const Change& change) {
  State s = game.s;
  change(s);
  const Result<void> fine = TheThing::check(game.rules, s);
  return fine ? "nothing" : fine.problem().message();
}
template <class Change>
void refused(const RandomGame& game, std::string_view where, const Change& change) {
  const std::string said = after(game, change);
  INFO(said);
  CHECK(said.starts_with(where));
}

// The procedure of that kind under way.
template <class F>
F& under_way_in(State& s) {
  for (Procedure& procedure : s.running.stack)
    if (F* found = std::get_if<F>(&procedure)) return *found;
  FAIL("not under way");
  return std::get<F>(s.running.stack[0]);
}

}  // namespace holdout::the_thing
