#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Positions that cannot be are refused, with the rule.

namespace holdout::terrorscape {
namespace {

template <class Change>
std::string after(const WrittenPosition& p, const Change& change) {
  State s = p.state;
  change(s);
  const Result<void> fine = Terrorscape::check(p.rules, s);
  return fine ? "nothing" : fine.problem().message();
}

template <class Change>
void refused(const WrittenPosition& p, std::string_view part, const Change& change) {
  const std::string said = after(p, change);
  INFO(said);
  CHECK(said.find(part) != std::string::npos);
}

}  // namespace

TEST_CASE("section 3.1: every position of every game is possible") {
  int checked = 0;
  for (int players = 2; players <= 4; ++players)
    for (const std::string_view plans : {"off", "on"})
      along_games(players, 4, {{"killer_choice", "random"}, {"survival_plan", std::string(plans)}},
                  [&](const RandomGame& game) {
                    const Result<void> fine = Terrorscape::check(game.rules, game.s);
                    REQUIRE_MESSAGE(fine, fine.problem().message());
                    ++checked;
                  });
  CHECK(checked > 4000);
}

TEST_CASE("section 3.8: an item card too many or too few is found, wherever it is") {
  const WrittenPosition p = given("2 players; turn of anna; anna: N1, tools; keys 2; discards: herbs");
  CHECK(after(p, [](State&) {}) == "nothing");
  refused(p, "tools", [](State& s) { ++s.hidden.survivors.packs[0][at(Item::Tools)]; });
  refused(p, "tools", [](State& s) { --s.hidden.survivors.packs[0][at(Item::Tools)]; });
  refused(p, "herbs", [](State& s) { s.hidden.survivors.discards[at(Item::Herbs)] = 0; });
  refused(p, "ammo", [](State& s) { ++s.hidden.survivors.discovery[at(Item::Ammo)]; });
  refused(p, "key", [](State& s) { ++s.table.keys; });
  refused(p, "key", [](State& s) { s.hidden.survivors.bottom_key = false; });
  refused(p, "lime_powder", [](State& s) { s.hidden.survivors.drawn.push(Item::LimePowder); });
}

TEST_CASE("section 3.6: a skill card too many or too few is found, wherever it is") {
  const WrittenPosition p = given("2 players; main step; killer at N1; killer hand: chase, barricade");
  CHECK(after(p, [](State&) {}) == "nothing");
  refused(p, "chase", [](State& s) { ++s.hidden.killer.hand[at(Skill::Chase)]; });
  refused(p, "chase", [](State& s) { s.hidden.killer.hand[at(Skill::Chase)] = 0; });
  refused(p, "frenzy", [](State& s) { s.hidden.killer.discards.push(Skill::Frenzy); });
  refused(p, "pure_fury", [](State& s) { s.hidden.killer.locked = Skill::None; });
  refused(p, "barricade", [](State& s) { s.hidden.killer.paying.push(Skill::Barricade); });
}

TEST_CASE("TS-062 TS-102 TS-120 TS-301 TS-312: numbers beyond their limits are found") {
  const WrittenPosition p = given("2 players; turn of anna; anna: N1");
  refused(p, "TS-062", [](State& s) { s.table.fear[0] = 3; });
  refused(p, "TS-102", [](State& s) { s.table.blocks = Doors::lowest(8); });
  refused(p, "TS-101", [](State& s) { s.table.blocks = Doors(1U << kDoors); });
  refused(p, "TS-312", [](State& s) { s.table.level = 6; });
  refused(p, "TS-405", [](State& s) { s.table.round = kMaxRounds + 1; });
  refused(p, "TS-142", [](State& s) { s.table.help = 6; });
  refused(p, "TS-168", [](State& s) { s.table.help = 3; });
  refused(p, "TS-167", [](State& s) { s.hidden.survivors.repairs = 6; });
  refused(p, "TS-082", [](State& s) { s.table.eliminated.add(survivor_at(0)); });
  refused(p, "TS-535", [](State& s) { s.table.escaped.add(survivor_at(0)); });
  refused(p, "TS-001", [](State& s) { s.table.persons[1] = s.table.persons[0]; });
}

TEST_CASE("TS-025 TS-274: the Killer is where his figure is, or within his card of the token") {
  const WrittenPosition open = given("2 players; turn of anna; killer at N5");
  refused(open, "TS-025", [](State& s) { s.hidden.killer.at = Location::Gallery; });
  const WrittenPosition hidden =
      given("2 players; killer murderer; turn of anna; killer in stealth by stalk from N5; killer at C3");
  CHECK(after(hidden, [](State& s) { s.hidden.killer.at = Location::Gallery; }) == "nothing");
  refused(hidden, "TS-274", [](State& s) { s.hidden.killer.at = Location::Garden; });
  refused(hidden, "TS-274", [](State& s) { s.table.stealth = Skill::Chase; });
}

TEST_CASE("TS-126 TS-145 TS-175 TS-567: what does not fit a turn, the trap or a plan is found") {
  const WrittenPosition p = given("2 players; turn of anna; anna: N1, herbs; acted marco");
  refused(p, "TS-145", [](State& s) { s.hidden.survivors.done.add(survivor_at(0)); });
  refused(p, "TS-126", [](State& s) {
    s.hidden.draft = {.maker = survivor_at(0), .partner = survivor_at(0), .gives = {}, .asks = {}};
  });
  refused(p, "TS-175", [](State& s) { s.hidden.survivors.trap = Location::Shed; });
  refused(p, "TS-176", [](State& s) { s.hidden.survivors.firecracker = true; });
  refused(p, "TS-560", [](State& s) { s.hidden.survivors.plan_done = Plan::Molotov; });
}

TEST_CASE("a question that nobody asks is found") {
  const WrittenPosition p = given("2 players; turn of anna; anna: N1");
  refused(p, "running.open", [](State& s) { s.running.open.waited_for = only(Seat{0}); });
  refused(p, "running.stack", [](State& s) { s.running.stack.clear(); });
}

}  // namespace holdout::terrorscape
