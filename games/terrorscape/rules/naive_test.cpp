#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/terrorscape/rules/killer/acts.h"
#include "games/terrorscape/rules/terrorscape.h"

// Slow, naive second implementations of what is tricky to count, written from the rules alone and compared
// with the fast ones at every step of random games: how far one comes, whom a range reaches, what a defence
// adds up to, how strong the Killer is.

namespace holdout::terrorscape {
namespace {

// The ways of section 3.2, by the codes that it prints.
struct NaiveWay {
  std::string one, other, door;  // no door: an open border
};
const std::vector<NaiveWay>& naive_ways() {
  static const std::vector<NaiveWay> ways{
      {"N1", "N2", "d01"}, {"N1", "C1", "d02"}, {"N2", "N3", "d03"}, {"N3", "N4", "d04"}, {"N4", "Z5", "d05"},
      {"N2", "C1", "d06"}, {"N2", "N5", "d07"}, {"C3", "N5", "d08"}, {"C1", "C3", "d09"}, {"C1", "C2", "d10"},
      {"C2", "C3", "d11"}, {"C2", "C5", "d12"}, {"C4", "N5", "d13"}, {"C4", "C5", "d14"}, {"C5", "Z4", "d15"},
      {"Z3", "Z4", "d16"}, {"C2", "Z1", "d17"}, {"Z1", "Z2", ""},    {"Z2", "Z3", ""},    {"Z3", "Z5", ""}};
  return ways;
}

std::string code_of(Location room) { return std::string(tables::kMansion[slot_of(room)].code); }

using Codes = std::set<std::string>;

Codes codes_of(Locations rooms) {
  Codes codes;
  for (const Location room : rooms) codes.insert(code_of(room));
  return codes;
}

Codes closed_doors(const Table& t) {
  Codes closed;
  for (const Door door : t.blocks) closed.insert(std::string(tables::kDoorKeys[slot_of(door)]));
  return closed;
}

// Every walk of so many steps, one after another (TS-022, TS-027).
void walk(const std::string& at, int made, int least, int most, const Codes& closed, Codes& ends) {
  if (made >= least) ends.insert(at);
  if (made == most) return;
  for (const NaiveWay& way : naive_ways()) {
    if (closed.contains(way.door)) continue;  // TS-023
    if (way.one == at) walk(way.other, made + 1, least, most, closed, ends);
    if (way.other == at) walk(way.one, made + 1, least, most, closed, ends);
  }
}
Codes naive_ends(Location from, int least, int most, const Codes& closed) {
  Codes ends;
  walk(code_of(from), 0, least, most, closed, ends);
  return ends;
}

void compare_reach(const State& s) {
  const Codes closed = closed_doors(s.table);
  for (const Survivor who : kAllSurvivors) {
    const Location from = where(s, who);
    CHECK(codes_of(ends_of_move(from, 1, 2, s.table.blocks)) == naive_ends(from, 1, 2, closed));
    CHECK(codes_of(ends_of_move(from, 2, 4, s.table.blocks)) == naive_ends(from, 2, 4, closed));
    CHECK(codes_of(ends_of_move(from, 0, 1, s.table.blocks)) == naive_ends(from, 0, 1, closed));
  }
  for (int steps = 0; steps <= 2; ++steps)  // TS-028: blocks do not shorten it
    CHECK(codes_of(range(s.table.at, steps)) == naive_ends(s.table.at, 0, steps, {}));
}

// Whom the SCARE of a range must have told: each who can be walked to in so many steps.
Survivors naive_in_range(const State& s, Location from, int steps) {
  const Codes near = naive_ends(from, 0, steps, {});
  Survivors those;
  for (int place = 0; place < kPlaces; ++place) {
    const Survivor who = survivor_at(place);
    const bool gone = s.table.eliminated.has(who) || s.table.escaped.has(who);
    if (!gone && near.contains(code_of(s.hidden.survivors.at[static_cast<std::size_t>(place)])))
      those.add(who);
  }
  return those;
}

int naive_strength(const Table& t) {  // 3.5, TS-007
  static const std::vector<std::vector<int>> printed{{5, 6, 6, 6, 6}, {2, 2, 2, 2, 2}, {4, 4, 4, 5, 5}};
  int sum = printed[at(t.killer)][t.level - 1U] + t.trait_strength;
  sum += t.phase_strength;
  sum += t.attack_strength;
  return std::min(10, std::max(0, sum));
}

// TS-330 without traits and plans: dice, the item as 3.8 has it, William, the trap.
int naive_total(const State& before, const std::vector<int>& dice) {
  const Meeting& meeting = before.table.meeting;
  int total = 0;
  for (const int die : dice) total += die;
  bool weapon = true;
  switch (meeting.item) {
    case Item::Hatchet:
    case Item::Shortsword: total += 1; break;
    case Item::Longsword: total += 3; break;
    case Item::Revolver: total += 4; break;
    case Item::LimePowder: total += 2; [[fallthrough]];
    default: weapon = false;
  }
  if (before.table.persons[at(meeting.defender)] == Person::William && !weapon) total += 1;
  if (meeting.attacked.empty() && before.hidden.survivors.trap == meeting.at) total += 2;
  return total;
}

struct Counted {
  int defences = 0, ranges = 0, moves = 0;
};

void compare_defence(const Rules& r, const State& before, const std::vector<Event>& events,
                     Counted& counted) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].kind != u8(EventKind::Defended)) continue;
    std::vector<int> dice;
    for (const Event& each : events)
      if (each.kind == u8(EventKind::DiceRolled)) {
        const auto rolled = parts_of<event::DiceRolled>(each);
        for (int n = 0; n < rolled.n; ++n) dice.push_back(rolled.faces[static_cast<std::size_t>(n)]);
      }
    const auto told = parts_of<event::Defended>(events[i]);
    const int fear = before.table.fear[at(told.who)];
    CHECK(static_cast<int>(dice.size()) == 4 - fear);  // TS-064
    CHECK(told.total == naive_total(before, dice));
    CHECK(told.strength == naive_strength(before.table));
    CHECK(told.success == (naive_total(before, dice) >= naive_strength(before.table)));
    CHECK(strength(r, before.table) == naive_strength(before.table));
    ++counted.defences;
  }
}

void compare_shriek(const State& before, const Action& a, const std::vector<Event>& events,
                    Counted& counted) {
  if (!is<answer::Play>(a) || parts_of<answer::Play>(a).skill != Skill::Shriek) return;
  for (const Event& each : events)
    if (each.kind == u8(EventKind::Scared)) {
      CHECK(parts_of<event::Scared>(each).whos == naive_in_range(before, before.table.at, 1));
      ++counted.ranges;
    }
}

// What the Killer may step to, hide in, or a Survivor flee to, by walking it.
void compare_options(const Rules& r, const State& s, Counted& counted) {
  const Question& open = s.running.open;
  const auto kind = static_cast<QuestionKind>(open.kind);
  if (kind != QuestionKind::CardPath && kind != QuestionKind::StealthPath) return;
  Actions options;
  Terrorscape::options(r, s, r.killer_seat, options);
  Codes rooms;
  for (const Action& each : options) {
    if (is<answer::Step>(each)) rooms.insert(code_of(parts_of<answer::Step>(each).room));
    if (is<answer::Hide>(each)) rooms.insert(code_of(parts_of<answer::Hide>(each).room));
  }
  const bool hides = kind == QuestionKind::StealthPath;
  CHECK(rooms == naive_ends(s.table.at, hides ? 0 : 1, hides ? 2 : 1, {}));
  ++counted.moves;
}

void play(int players, std::uint64_t seed, Counted& counted) {
  const Rules rules = *make_rules({.players = players, .options = {}, .figures = {}});
  Rng rng(seed);
  Log silent;
  State s = Terrorscape::start(rules, silent);
  while (!s.running.open.over()) {
    if (!s.running.open.chance()) {
      compare_reach(s);
      compare_options(rules, s, counted);
    }
    const State before = s;
    const testing::Turn turn = testing::random_turn(Terrorscape{}, rules, s, rng);
    std::vector<Event> events;
    Log log(events);
    Terrorscape::apply(rules, s, turn.seat, turn.action, log);
    compare_defence(rules, before, events, counted);
    compare_shriek(before, turn.action, events, counted);
  }
}

}  // namespace

TEST_CASE("TS-022 TS-023 TS-028 TS-064 TS-330 counted slowly, reach, range and defence come out the same") {
  Counted counted;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    for (const int players : {2, 3, 4}) play(players, seed, counted);
  CHECK(counted.defences > 50);
  CHECK(counted.ranges > 20);
  CHECK(counted.moves > 500);
}

TEST_CASE("3.2 the distances of the mansion are as printed") {
  for (int i = 0; i < kLocations; ++i)
    for (int j = 0; j < kLocations; ++j) {
      const auto from = static_cast<Location>(i), to = static_cast<Location>(j);
      const int steps = distance(from, to);
      CHECK(naive_ends(from, 0, steps, {}).contains(code_of(to)));
      if (steps > 0) CHECK_FALSE(naive_ends(from, 0, steps - 1, {}).contains(code_of(to)));
      CHECK(steps <= 5);
    }
  CHECK(distance(Location::LivingRoom, Location::Shed) == 5);
  CHECK(distance(Location::Corridor, Location::Garden) == 5);
  CHECK(distance(kMainExit, kHiddenExit) == 4);
}

}  // namespace holdout::terrorscape
