#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/rules/changes.h"

namespace holdout::the_thing {
namespace {

// The phases of one round as Round calls them, without playing any of them.
std::vector<Phase> phases(int players, void (*prepare)(State&)) {
  const Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
  State s{};
  lay_out(rules, s);
  s.table.leader = Seat{0};
  prepare(s);
  std::vector<Phase> seen;
  Log off;
  Now now{rules, s, off};
  Round round;
  s.running.stack.push(round);
  do {
    const int depth = s.running.stack.size();
    round.run(now);
    if (s.running.stack.size() > depth) {
      seen.push_back(s.table.phase);
      s.running.stack.pop();
    }
  } while (round.next != Phase::Weather);
  return seen;
}

using P = Phase;

}  // namespace

TEST_CASE("TT-110 phase 3 needs a revealed Alien, phase 6 somebody who could test (X-44)") {
  CHECK(phases(6, [](State&) {}) ==
        std::vector{P::Weather, P::Upkeep, P::Actions, P::RecRoom, P::Meal, P::Dogs});
  CHECK(phases(6, [](State& s) { s.table.organism.push(slot_at(1)); }) ==
        std::vector{P::Weather, P::Upkeep, P::Plan, P::Actions, P::RecRoom, P::Meal, P::Dogs});
  CHECK(phases(6, [](State& s) { s.table.lab_held[2] = 1; }) ==
        std::vector{P::Weather, P::Upkeep, P::Actions, P::RecRoom, P::Tests, P::Meal, P::Dogs});
  CHECK(phases(6, [](State& s) {
          s.table.flames[0] = {slot_at(3), 1};
        }) == std::vector{P::Weather, P::Upkeep, P::Actions, P::RecRoom, P::Tests, P::Meal, P::Dogs});
}

TEST_CASE("TT-1103 with 1 to 3 players movement and the Alien come before the actions") {
  CHECK(phases(2, [](State&) {}) ==
        std::vector{P::Weather, P::Upkeep, P::Movement, P::Actions, P::RecRoom, P::Meal, P::Dogs});
  CHECK(phases(2, [](State& s) { s.table.organism.push(slot_at(1)); }) ==
        std::vector{P::Weather, P::Upkeep, P::Movement, P::Attack, P::Actions, P::RecRoom, P::Meal, P::Dogs});
}

TEST_CASE("TT-1206 after the last round the station freezes") {
  const Rules rules = *make_rules({.players = 4, .options = {{"max_rounds", "12"}}, .figures = {}});
  State s{};
  lay_out(rules, s);
  s.table.round = 12;
  s.hidden.aliens = only(slot_at(2));
  s.running.stack.push(Round{});
  Log off;
  Now now{rules, s, off};
  CHECK(Round{}.run(now) == Flow::Return);
  CHECK(s.table.ending == Ending::RoundCap);
  CHECK(s.table.winners == only(Seat{2}));
}

}  // namespace holdout::the_thing
