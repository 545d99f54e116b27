#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

// The kinds of what happened since the given number of events.
std::vector<EventKind> kinds_since(const WrittenGame& game, std::size_t from) {
  std::vector<EventKind> kinds;
  for (std::size_t i = from; i < game.events.size(); ++i)
    kinds.push_back(static_cast<EventKind>(game.events[i].kind));
  return kinds;
}

// Calls check(before, after, events) for every step of some whole games.
template <class Check>
void along_steps(int players, int games, Check check) {
  const Rules r = *make_rules({.players = players});
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed) + 600);
    Log off;
    State s = Osaczeni::start(r, off);
    while (!Osaczeni::question(r, s).over()) {
      const State before = s;
      std::vector<Event> events;
      Log log(events);
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, log);
      check(before.table, s.table, events);
    }
  }
}

TEST_CASE("OS-612 OS-613 OS-614 in an area 1 to 5: Cold Store, Victim Token, monsters") {
  WrittenGame game(
      "5 players; badge P0; phase 6; victim token P4; cold store: P4.LC; rest in 6;"
      "area 2: P0.DL, 5 monsters; area 5: P1.L, 2 monsters");
  game.answer(kP0, "done");
  const std::size_t before = game.events.size();
  game.answer(kP0, "eat leader");
  const std::vector<EventKind> happened = kinds_since(game, before);
  REQUIRE(happened.size() >= 4);
  CHECK(happened[0] == EventKind::Eaten);
  CHECK(happened[1] == EventKind::RowFilled);  // OS-643
  CHECK(happened[2] == EventKind::VictimTokenTaken);
  CHECK(happened[3] == EventKind::MonstersLeft);
  CHECK(game.last(EventKind::VictimTokenTaken).actor == kP0);
  CHECK(game.last<event::MonstersLeft>().n == 5);
}

TEST_CASE("OS-626 in the lot: Cold Store, one monster, Victim Token; OS-654 then the badge") {
  WrittenGame game(
      "5 players; badge P0; phase 6; victim token P4; cold store: P0.LC; area 1: P1.LC; area 2: P2.DLC;"
      "area 4: P3.DLC; area 5: P4.DLC; area 6: P0.D, P1.D, 3 monsters");
  game.all_answer("done");
  game.answer(kP0, "vote P0");
  const std::size_t before = game.events.size();
  game.answer(kP1, "vote P0");
  std::vector<EventKind> happened = kinds_since(game, before);
  while (!happened.empty() && happened.front() != EventKind::Eaten) happened.erase(happened.begin());
  REQUIRE(happened.size() >= 5);
  CHECK(happened[1] == EventKind::RowFilled);
  CHECK(happened[2] == EventKind::MonstersLeft);
  CHECK(happened[3] == EventKind::VictimTokenTaken);
  CHECK(happened[4] == EventKind::BadgeTaken);
  CHECK(game.last<event::MonstersLeft>().n == 1);
  CHECK(game.last(EventKind::BadgeTaken).actor == kP1);
}

TEST_CASE("OS-615 OS-601 an area 1 to 5 is attacked at most once a round, in ascending order") {
  int attacks = 0;
  Area last_area = Area::None;
  int round = 0;
  along_steps(4, 12, [&](const Table&, const Table&, const std::vector<Event>& events) {
    for (const Event& each : events) {
      if (is<event::RoundBegan>(each)) {
        round = parts_of<event::RoundBegan>(each).round;
        last_area = Area::None;
      }
      if (!is<event::Attacked>(each)) continue;
      ++attacks;
      const Area area = parts_of<event::Attacked>(each).area;
      const bool lot_again = area == Area::Lot && last_area == Area::Lot;
      const bool onward = area > last_area || lot_again;
      REQUIRE(onward);
      last_area = area;
    }
  });
  CHECK(attacks > 50);
  CHECK(round > 1);
}

TEST_CASE("OS-641 OS-643 OS-648 the Cold Store only fills; rows 1, 2, 3 fill once at deaths 3, 5 and 7") {
  int rows = 0;
  along_steps(6, 12, [&](const Table& before, const Table& after, const std::vector<Event>& events) {
    REQUIRE(before.at[kColdStore].without(after.at[kColdStore]).empty());
    for (int i = 0; i < before.cold_store.size(); ++i) REQUIRE(before.cold_store[i] == after.cold_store[i]);
    int deaths = before.cold_store.size();
    for (const Event& each : events) {
      if (is<event::Eaten>(each)) ++deaths;
      if (!is<event::RowFilled>(each)) continue;
      ++rows;
      const int row = parts_of<event::RowFilled>(each).n;
      const bool due = (row == 1 && deaths == 3) || (row == 2 && deaths == 5) || (row == 3 && deaths == 7);
      REQUIRE(due);
    }
  });
  CHECK(rows == 36);  // each of the three rows in each of the twelve games
}

TEST_CASE("OS-646 OS-647 the dice in use change only when a round begins, to 4, 5 or 6 by the dead") {
  int changes = 0;
  along_steps(6, 12, [&](const Table& before, const Table& after, const std::vector<Event>&) {
    if (after.phase == Phase::Setup || after.phase == Phase::Over) return;
    if (before.round == after.round) REQUIRE(before.dice_in_use == after.dice_in_use);
    if (before.round == after.round) return;
    const int dead_then = after.deaths_before_round;
    REQUIRE(after.dice_in_use == (dead_then >= 7 ? 6 : dead_then >= 5 ? 5 : 4));
    changes += before.dice_in_use != after.dice_in_use;
  });
  CHECK(changes > 12);
}

TEST_CASE("OS-651 OS-652 the Victim Token is with the owner of the last one eaten, alive or not") {
  int held_by_dead = 0;
  along_steps(4, 12, [&](const Table& before, const Table& after, const std::vector<Event>&) {
    if (after.cold_store.empty()) {
      if (after.phase != Phase::Setup && before.phase != Phase::Setup)
        REQUIRE(after.victim_token == before.victim_token);
      return;
    }
    REQUIRE(after.victim_token == after.cold_store.back().owner());
    held_by_dead += eliminated(after, after.victim_token);
  });
  CHECK(held_by_dead > 0);
}

TEST_CASE("OS-654 OS-655 the badge is never with an eliminated player while anybody lives") {
  int passed_on = 0;
  along_steps(6, 20, [&](const Table& before, const Table& after, const std::vector<Event>& events) {
    if (after.phase == Phase::Setup) return;
    if (!living(after).empty()) REQUIRE_FALSE(eliminated(after, after.badge));
    for (const Event& each : events) {
      const auto taken = parts_of<event::BadgeTaken>(each);
      if (!is<event::BadgeTaken>(each) || !taken.passed_on) continue;
      ++passed_on;
      REQUIRE(taken.from == before.badge);
      Seat heir = before.badge;
      do heir = left_of(heir, 6);
      while (eliminated(after, heir) && heir != before.badge);
      if (before.phase == after.phase) REQUIRE(each.actor == heir);
    }
  });
  CHECK(passed_on > 0);
}

TEST_CASE("OS-656 nobody is hidden outside phase 6") {
  int hidden_seen = 0;
  along_steps(5, 20, [&](const Table&, const Table& after, const std::vector<Event>&) {
    if (after.phase != Phase::Attack) REQUIRE(after.hidden.empty());
    hidden_seen += !after.hidden.empty();
  });
  CHECK(hidden_seen > 0);
}

}  // namespace
}  // namespace holdout::osaczeni
