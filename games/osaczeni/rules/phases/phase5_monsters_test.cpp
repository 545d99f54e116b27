#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

struct Arrival {
  Cause cause;
  Area due;

  bool operator==(const Arrival&) const = default;
};

std::vector<Arrival> arrivals(const std::vector<Event>& events) {
  std::vector<Arrival> found;
  for (const Event& each : events)
    if (is<event::MonsterCame>(each)) {
      const auto came = parts_of<event::MonsterCame>(each);
      found.push_back({came.cause, came.area});
    }
  return found;
}

TEST_CASE("OS-501 OS-502 OS-503 OS-504 dice, Crybabies, crowd; each step by ascending area number") {
  const WrittenGame game(
      "4 players; badge P0; phase 5; dice 5 1 5 2; dice in use 4; rest in cold store;"
      "area 6: P0.C, P1.D; area 4: P1.C, P2.D; area 2: P0.DL; area 3: P2.C");
  CHECK(arrivals(game.events) == std::vector<Arrival>{{Cause::Dice, Area::Toilets},
                                                      {Cause::Dice, Area::Clothing},
                                                      {Cause::Dice, Area::Hall},
                                                      {Cause::Dice, Area::Hall},
                                                      {Cause::Crybabies, Area::Monitoring},
                                                      {Cause::Crybabies, Area::Toys},
                                                      {Cause::Crybabies, Area::Lot},
                                                      {Cause::Crowd, Area::Clothing},
                                                      {Cause::Crowd, Area::Toys},
                                                      {Cause::Crowd, Area::Lot}});
}

// The steps of one arrival counted by hand from the positions.
std::vector<Arrival> expected_arrivals(const Table& t, const std::array<std::uint8_t, kMaxDice>& dice) {
  std::vector<Arrival> due;
  for (int a = 1; a <= kAreas; ++a)
    for (std::uint8_t face : dice)
      if (face == a) due.push_back({Cause::Dice, area_number(a)});
  const auto followers = [&](Cause cause, Characters counted) {
    int most = 0;
    for (std::size_t a = 1; a <= kAreas; ++a) most = std::max(most, (t.at[a] & counted).size());
    for (int a = 1; a <= kAreas && most > 0; ++a)
      if ((t.at[static_cast<std::size_t>(a)] & counted).size() == most)
        due.push_back({cause, area_number(a)});
  };
  followers(Cause::Crybabies, kCrybabies);
  followers(Cause::Crowd, Characters(0xFFFFFF));
  return due;
}

TEST_CASE("OS-508 OS-509 OS-511 OS-512 OS-513 arrivals of random games follow from dice and characters") {
  int checked = 0;
  for (int seed = 0; seed < 12; ++seed) {
    const Rules r = *make_rules({.players = 3 + seed % 4});
    Rng rng(static_cast<std::uint64_t>(seed) + 70);
    Log off;
    State s = Osaczeni::start(r, off);
    while (!Osaczeni::question(r, s).over()) {
      const State before = s;
      std::vector<Event> events;
      Log log(events);
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, log);
      const bool last_move = before.table.phase == Phase::Move && s.table.phase != Phase::Move;
      if (!last_move || s.table.phase != Phase::Attack) continue;
      ++checked;
      REQUIRE(arrivals(events) == expected_arrivals(s.table, before.table.dice));
    }
  }
  CHECK(checked > 20);
}

TEST_CASE("OS-505 OS-506 OS-507 every monster is reported: where it stands, or why it does not") {
  const WrittenGame full(
      "4 players; badge P0; phase 5; dice 2 2 6 6; dice in use 4; rest in cold store; area 1: P1.L;"
      "area 5: P0.DL; monsters 2 6 0 0 0 5");
  std::vector<event::MonsterCame> came;
  for (const Event& each : full.all(EventKind::MonsterCame))
    came.push_back(parts_of<event::MonsterCame>(each));
  REQUIRE(came.size() == 5);
  CHECK(came[0].stands == Area::Lot);  // due at area 2, full
  CHECK(came[0].area == Area::Clothing);
  for (std::size_t i : {1U, 2U, 3U}) {
    CHECK(came[i].stands == Area::None);  // the lot is full as well
    CHECK_FALSE(came[i].pool_dry);
  }
  CHECK(came[4].stands == Area::Hall);
  const WrittenGame dry(
      "4 players; badge P0; phase 5; dice 1 1 1 1; dice in use 4; rest in cold store; area 4: P1.L;"
      "area 5: P0.DL; monsters 0 5 5 5 5 5");
  for (const Event& each : dry.all(EventKind::MonsterCame)) {
    CHECK(parts_of<event::MonsterCame>(each).stands == Area::None);
    CHECK(parts_of<event::MonsterCame>(each).pool_dry);
  }
}

}  // namespace
}  // namespace holdout::osaczeni
