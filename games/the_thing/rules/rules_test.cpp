#include "games/the_thing/rules/rules.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/wording/nouns.h"
#include "the_thing_tables.h"

namespace holdout::the_thing {
namespace {

Result<Rules> rules_of(int players, Setup::Choices options = {}, Setup::Choices figures = {}) {
  return make_rules({.players = players, .options = std::move(options), .figures = std::move(figures)});
}
std::string complaint(int players, Setup::Choices options = {}, Setup::Choices figures = {}) {
  const Result<Rules> rules = rules_of(players, std::move(options), std::move(figures));
  return rules ? "" : rules.problem().message();
}

}  // namespace

TEST_CASE("TT-1202 one to eight players; up to three play six Characters") {
  CHECK(complaint(0) == "players: 0 players; expected 1 to 8");
  CHECK(complaint(9) == "players: 9 players; expected 1 to 8");
  for (int players = 1; players <= 8; ++players) {
    const Result<Rules> r = rules_of(players);
    REQUIRE(bool(r));
    CHECK(r->few == (players < 4));
    CHECK(r->slots == (players < 4 ? 6 : players));
  }
}

TEST_CASE(
    "TT-123 Maximum Suspicion is the number of players at set-up; the end of the track for few (R-40)") {
  CHECK(rules_of(4)->max_suspicion == 4);
  CHECK(rules_of(8)->max_suspicion == 8);
  CHECK(rules_of(2)->max_suspicion == 8);
}

TEST_CASE("the weather table has a side for up to six and one for seven and eight (3.6)") {
  const SkyRow sun_small = rules_of(6)->row(Sky::Sun);
  CHECK(sun_small.boiler == 0);
  CHECK(sun_small.rescue == 4);
  CHECK(rules_of(6)->row(Sky::Cloud).boiler == 0);
  CHECK(rules_of(7)->row(Sky::Cloud).boiler == 1);
  CHECK(rules_of(1)->row(Sky::Snow).generator == 1);
  CHECK(rules_of(8)->row(Sky::Storm).generator == 2);
}

TEST_CASE("TT-1211 mild and harsh weather turn one face of the die") {
  CHECK(rules_of(5)->sky_faces == std::array<std::uint8_t, 4>{1, 2, 2, 1});
  CHECK(rules_of(5, {{"weather_severity", "mild"}})->sky_faces == std::array<std::uint8_t, 4>{1, 3, 1, 1});
  CHECK(rules_of(5, {{"weather_severity", "harsh"}})->sky_faces == std::array<std::uint8_t, 4>{1, 1, 2, 2});
}

TEST_CASE("TT-1205 fixed damage spaces at any number of players") {
  const auto spaces = [](const Rules& r, Location l) { return r.damage_spaces[static_cast<std::size_t>(l)]; };
  const Rules usual = *rules_of(4);
  const Rules fixed = *rules_of(4, {{"fixed_damage_spaces", "on"}});
  CHECK(spaces(usual, Location::Radio) == 4);
  CHECK(spaces(usual, Location::Helicopter) == 2);
  CHECK(spaces(fixed, Location::Radio) == 8);
  CHECK(spaces(fixed, Location::Helicopter) == 6);
  CHECK(fixed.damage_at_start == usual.damage_at_start);
}

TEST_CASE("TT-1206 TT-1208 numbers as options") {
  CHECK(rules_of(6)->max_rounds == kMaxRounds);
  CHECK(rules_of(6, {{"max_rounds", "12"}})->max_rounds == 12);
  CHECK(rules_of(6)->reveal_from_round == 1);
  CHECK(rules_of(6, {{"reveal_from_round", "3"}})->reveal_from_round == 3);
  CHECK(complaint(6, {{"max_rounds", "31"}}) ==
        "option max_rounds: '31' is not one of its values; expected 12, 15, 20, 25, 30");
}

TEST_CASE("for few the figures are those of 6 players, and harder by option TT-1217") {
  const Rules few = *rules_of(2);
  const Rules six = *rules_of(6);
  CHECK(few.damage_at_start == six.damage_at_start);
  CHECK(few.damage_spaces == six.damage_spaces);
  CHECK(few.fuel_spaces[at(Location::Snowcat)] == six.fuel_spaces[at(Location::Snowcat)]);
  for (Location l : {Location::Helicopter, Location::Snowcat})  // by its own action alone (TT-645)
    CHECK(few.fuel_spaces[at(l)] <= few.outdoor_depot);
  CHECK(few.threat_max == few.suspicion_end);
  const Rules hard = *rules_of(2, {{"difficulty", "hard"}});
  CHECK(hard.damage_at_start[at(Location::Helicopter)] == 6);
  CHECK(hard.damage_spaces[at(Location::Helicopter)] == 6);
  CHECK(hard.fuel_spaces[at(Location::Snowcat)] == 6);
  CHECK(hard.threat_max == 6);
  CHECK(hard.rescue_station == few.rescue_station);
  CHECK(complaint(6, {{"difficulty", "hard"}}) ==
        "option difficulty: only the game for 1 to 3 players has harder figures (TT-1217); "
        "expected 1 to 3 players beside it, or normal");
}

// Chance that help comes before its fuel is spent, when nobody turns the weather (TT-231, TT-232).
double arrives(const Rules& r, int way, int flights) {
  if (way <= 0) return 1;
  if (flights == 0) return 0;
  double sum = 0;
  for (std::size_t i = 0; i < r.sky.size(); ++i)
    sum += r.sky_faces[i] * arrives(r, way - r.sky[i].rescue, flights - 1) / 6;
  return sum;
}

TEST_CASE("section 14: a rescue that was called arrives in 85 of 100 flights at any number of players") {
  for (int players = 1; players <= kMaxSlots; ++players) {
    CAPTURE(players);
    const Rules r = *rules_of(players);
    CHECK(arrives(r, r.rescue_station - r.rescue_start, r.rescue_fuel_last) >= 0.85);
  }
}

TEST_CASE("bad options are refused in one sentence") {
  CHECK(complaint(6, {{"leader", "P1"}}) ==
        "option leader: the first Leader is drawn at random; expected first_leader=host beside it");
  CHECK(complaint(6, {{"first_leader", "host"}, {"leader", "P6"}}) ==
        "option leader: 'P6' is not one of its values; expected P0 to P5");
  CHECK(complaint(6, {{"variant_boarding", "on"}}) ==
        "option variant_boarding: boarding belongs to the game for 4 to 8 players anyway (TT-1213); "
        "expected 1 to 3 players beside it, or off");
  CHECK(complaint(2, {{"reveal_from_round", "2"}}) ==
        "option reveal_from_round: nobody reveals of their own will with 1 to 3 players (TT-1160); "
        "expected 4 to 8 players beside it, or no such option");
  CHECK(complaint(2, {{"colours", "red,red"}}) ==
        "option colours: 'red' is not one of its values; expected 2 different colours of "
        "red,green,blue,yellow,white,black,orange,purple");
}

TEST_CASE("every question has its clock, and the presets scale it") {
  const Rules standard = *rules_of(6);
  const Rules slow = *rules_of(6, {{"timers", "slow"}});
  const Rules none = *rules_of(6, {{"timers", "none"}});
  for (std::size_t i = 1; i < kQuestionKinds; ++i) {
    CAPTURE(kQuestionKeys[i]);
    CHECK(standard.seconds[i] > 0);
    CHECK(slow.seconds[i] == 2 * standard.seconds[i]);
    CHECK(none.seconds[i] == 0);
  }
  CHECK(tables::kTimerKeys.size() == kQuestionKinds);  // chance has none, the talk has a grace besides
}

TEST_CASE("figures of ours may be turned, the book's may not") {
  CHECK(rules_of(6, {}, {{"tracks.frost_end", "5"}})->frost_end == 5);
  CHECK(!complaint(6, {}, {{"rounds.hand_limit", "2"}}).empty());
}

}  // namespace holdout::the_thing
