#include <numeric>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/seeing/board.h"
#include "games/terrorscape/rules/testing/random_game.h"

// TS-606 and the other board facts.

namespace holdout::terrorscape {
namespace {

constexpr Survivor kAnna{0}, kMarco{1}, kWilliam{2};

int sum_of(const Heat& heat, Survivor who) {
  return std::accumulate(heat[at(who)].begin(), heat[at(who)].end(), 0);
}
int at_room(const Heat& heat, Survivor who, Location room) { return heat[at(who)][at(room)]; }

// A table at which this has been seen since the set-up.
struct Seeing {
  Rules rules = *make_rules({.players = 2, .options = {{"assist", "heat"}}, .figures = {}});
  Table t{};

  Seeing() { t.persons = {Person::Anna, Person::Marco, Person::William}; }
  Seeing& see(Seen what, int who = 0, int more = 0) {
    note(t.history, what, who, more);
    return *this;
  }
  Heat heat() const { return heat_of(rules, t); }
};

}  // namespace

TEST_CASE("TS-606: 1000 in all for everybody in the mansion, at every moment of a game") {
  along_games(4, 4, {{"assist", "heat"}}, [&](const RandomGame& game) {
    if (game.s.table.phase == Phase::Setup || game.over()) return;
    const Heat heat = heat_of(game.rules, game.s.table);
    for (Survivor who : in_mansion(game.s.table)) REQUIRE(sum_of(heat, who) == 1000);
  });
}

TEST_CASE("TS-606: all begin at the main exit and spread by two steps with a report") {
  Seeing seeing;
  CHECK(at_room(seeing.heat(), kAnna, kMainExit) == 1000);
  const Heat heat = seeing.see(Seen::Reported).heat();
  CHECK(at_room(heat, kAnna, kMainExit) > at_room(heat, kAnna, Location::Gallery));
  CHECK(at_room(heat, kAnna, Location::Gallery) > at_room(heat, kAnna, Location::Library));
  CHECK(at_room(heat, kAnna, Location::Library) > at_room(heat, kAnna, Location::Garden));
  CHECK(sum_of(heat, kAnna) == 1000);
}

TEST_CASE("TS-606: noise counts four times, but not under a firecracker") {
  const int gallery = only(Location::Gallery).bits();
  const Heat silent = Seeing().see(Seen::Reported).heat();
  const Heat noisy = Seeing().see(Seen::Reported, 0, gallery).heat();
  const Heat lit = Seeing().see(Seen::Reported, 1, 0).heat();
  CHECK(at_room(noisy, kMarco, Location::Gallery) > at_room(silent, kMarco, Location::Gallery));
  CHECK(lit == silent);
}

TEST_CASE("TS-606: blocks stop the spreading, and who calmed down did not go far") {
  const Heat open = Seeing().see(Seen::Reported).heat();
  Seeing shut;
  for (Door door : doors_of(kMainExit)) shut.see(Seen::BlockPlaced, 0, u8(door));
  const Heat closed = shut.see(Seen::Reported).heat();
  CHECK(at_room(closed, kAnna, kMainExit) > at_room(open, kAnna, kMainExit));
  const Heat calmed = Seeing().see(Seen::FearLost, 0, 1).see(Seen::Reported).heat();
  CHECK(at_room(calmed, kAnna, Location::Library) < at_room(open, kAnna, Location::Library));
  CHECK(at_room(calmed, kMarco, Location::Library) == at_room(open, kMarco, Location::Library));
  const Heat healed = Seeing().see(Seen::FearLost, 0, 1).see(Seen::Healed, 0).see(Seen::Reported).heat();
  CHECK(healed == open);
}

TEST_CASE("TS-606 TS-220: an answer excludes, except of Anna by DETECT; a place that is told is certain") {
  const int red = rooms_of(Area::Red).bits();
  const Heat detected =
      Seeing().see(Seen::Reported).see(Seen::AnsweredButAnna, only(kMarco).bits(), red).heat();
  CHECK(at_room(detected, kMarco, Location::DiningRoom) == 0);
  CHECK(at_room(detected, kWilliam, kMainExit) == 0);
  CHECK(at_room(detected, kAnna, kMainExit) > 0);
  const Heat placed = Seeing().see(Seen::Reported).see(Seen::Placed, 1, u8(Location::Shed)).heat();
  CHECK(at_room(placed, kMarco, Location::Shed) == 1000);
  // Nobody can be where nothing was left.
  const Heat nowhere = Seeing().see(Seen::Answered, 0, only(kMainExit).bits()).heat();
  CHECK(at_room(nowhere, kAnna, kMainExit) == 0);
  CHECK(sum_of(nowhere, kAnna) == 1000);
}

TEST_CASE("TS-606 TS-335: a flee spreads evenly over the location and its open neighbours") {
  const Heat fled = Seeing()
                        .see(Seen::Met, only(kMarco).bits(), u8(Location::BanquetHall))
                        .see(Seen::Fled, only(kMarco).bits())
                        .heat();
  for (Location room : neighbours(Location::BanquetHall).with(Location::BanquetHall))
    CHECK(at_room(fled, kMarco, room) == 250);
  const Heat slipped = Seeing()
                           .see(Seen::Met, only(kMarco).bits(), u8(Location::BanquetHall))
                           .see(Seen::SlippedAway, only(kMarco).bits())
                           .heat();
  CHECK(at_room(slipped, kMarco, Location::BanquetHall) == 0);
}

TEST_CASE("TS-606: both sides and those who watch are shown the same, and nothing without the option") {
  along_games(4, 2, {{"assist", "heat"}}, [&](const RandomGame& game) {
    const Board killer = board_of(game.rules, game.view(game.rules.killer_seat));
    for (Seat viewer : game.rules.survivor_seats.with(kSpectator)) {
      const Board other = board_of(game.rules, game.view(viewer));
      REQUIRE(other.heat == killer.heat);
      REQUIRE(other.possible == killer.possible);
      REQUIRE(other.reach == killer.reach);
    }
  });
  const WrittenPosition p = given("2 players; option assist=off; turn of anna");
  const Board off = board_of(p.rules, view_of(p.rules, p.state, Seat{1}));
  CHECK(off.heat == Heat{});
  CHECK(off.certain_at[0] == Location::None);
}

TEST_CASE("TS-606: facts: where somebody was last placed for certain, and what this phase's answers leave") {
  Seeing seeing;
  seeing.see(Seen::RoundBegan).see(Seen::Reported).see(Seen::Placed, 1, u8(Location::Shed));
  seeing.see(Seen::RoundBegan).see(Seen::Reported);
  seeing.see(Seen::Answered, 0, rooms_of(Area::Green).bits());
  const auto certain = certain_places(seeing.t);
  CHECK(certain[at(kMarco)].room == Location::Shed);
  CHECK(certain[at(kMarco)].round == 1);
  CHECK(certain[at(kMarco)].possible == kWholeMansion.without(rooms_of(Area::Green)));
}

TEST_CASE("board facts: reach, strength, dice, what lies idle and by which rule") {
  const WrittenPosition p = given(
      "2 players; killer butcher; main step; killer at C4; killer hand: barricade, pure_fury; level 3; "
      "anna: Z2, fear 2, lime_powder");
  const Board killer = board_of(p.rules, view_of(p.rules, p.state, Seat{0}));
  CHECK(killer.reach == range(Location::Study, 2));
  CHECK(killer.strength == 6);
  CHECK(killer.dice[0] == 2);
  CHECK(killer.idle_skills[at(Skill::Barricade)] == 260);
  CHECK(killer.idle_items == decltype(killer.idle_items){});
  const Board survivor = board_of(p.rules, view_of(p.rules, p.state, Seat{1}));
  CHECK(survivor.idle_items[at(Item::LimePowder)] > 0);
  CHECK(survivor.idle_skills == decltype(survivor.idle_skills){});
  const WrittenPosition hidden =
      given("2 players; killer spectre; killer in stealth by vanish from N1; killer at C1; turn of anna");
  CHECK(board_of(hidden.rules, view_of(hidden.rules, hidden.state, Seat{1})).reach ==
        range(Location::LivingRoom, 2));
}

TEST_CASE("TS-016: strangers see no step of a phase that is acted unseen") {
  const WrittenPosition p = given("2 players; discovery; discovery deck: ammo x2, herbs");
  const auto step = [&](const WrittenPosition& at, Seat viewer) {
    return board_of(at.rules, view_of(at.rules, at.state, viewer)).step;
  };
  CHECK(step(p, Seat{1}) == RoundStep::Discovery);
  CHECK(step(p, Seat{0}) == RoundStep::Turns);
  const WrittenPosition slow = given("2 players; slow step; killer at N3; killer hand: barricade");
  CHECK(step(slow, Seat{0}) == RoundStep::Slow);
  CHECK(step(slow, Seat{1}) == RoundStep::Fast);
  CHECK(step(slow, kSpectator) == RoundStep::Fast);
}

}  // namespace holdout::terrorscape
