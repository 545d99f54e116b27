#include <set>
#include <string>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

// The epilogue table of the rules once more, spelled out condition by condition over the naked facts.
class EpilogueTable {
 public:
  EpilogueTable(const Rules& r, const State& s) : r_(r), s_(s) {}

  std::uint8_t unlocked() const {
    constexpr std::array kOrder{11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13, 21};
    for (int number : kOrder)
      if (!(r_.unlocked >> number & 1U) && holds(number)) return u8(number);
    return 0;
  }

 private:
  bool holds(int number) const {
    switch (number) {
      case 1: return owner([&](Cards hand) { return hand.has(Item::Keys); });
      case 2: return some_seat([&](int seat) { return survivors(seat) == r_.kinds; });
      case 3: return of_kind(Kind::Crybaby) >= 3;
      case 4: return all() == 2;
      case 5: return owner([&](Cards hand) { return weapons(hand) >= 2; });
      case 6:
        return some_seat(
            [&](int seat) { return s_.table.winners.has(seat_at(seat)) && survivors(seat, 3) > 0; });
      case 7: return all() > 0 && (in_area(1) || in_area(2) || in_area(3) || in_area(4) || in_area(5));
      case 8: return closed() >= 2;
      case 9: return without_survivor() == 2;
      case 10: return of_kind(Kind::Defender) >= 3;
      case 11: return all() == 0;
      case 12: return of_kind(Kind::Crybaby) == 0;
      case 13: return s_.table.deck_size == 0;
      case 14: return owner([](Cards hand) { return hand.size() >= 2; });
      case 15: return of_kind(Kind::Leader) >= 3;
      case 16: return all() > 0 && in_area(6);
      case 17: return all() == 1;
      case 18: return closed() == 0;
      case 19: return s_.table.winners.size() == 2;
      case 20: return owner([](Cards hand) { return hand.empty(); });
      default: break;
    }
    for (int other = 1; other <= 20; ++other)
      if (holds(other)) return false;
    return true;
  }

  static int weapons(Cards hand) {
    return hand.count(Item::Bat) + hand.count(Item::Saw) + hand.count(Item::Molotov);
  }
  // In one area, or in all six.
  int survivors(int seat, std::size_t area = 0) const {
    int count = 0;
    for (std::size_t a = 1; a <= kAreas; ++a)
      for (int kind = 0; kind < kCharacterKinds; ++kind)
        if (area == 0 || area == a)
          count += s_.table.at[a].has(Character(seat_at(seat), static_cast<Kind>(kind)));
    return count;
  }
  int all() const {
    int count = 0;
    for (int seat = 0; seat < r_.players; ++seat) count += survivors(seat);
    return count;
  }
  bool in_area(std::size_t area) const {
    int count = 0;
    for (int seat = 0; seat < r_.players; ++seat) count += survivors(seat, area);
    return count == all();
  }
  int of_kind(Kind kind) const {
    int count = 0;
    for (std::size_t a = 1; a <= kAreas; ++a)
      for (int seat = 0; seat < r_.players; ++seat)
        count += s_.table.at[a].has(Character(seat_at(seat), kind));
    return count;
  }
  int closed() const {
    int count = 0;
    for (int a = 1; a <= kAreas; ++a) count += is_closed(s_.table, area_number(a));
    return count;
  }
  int without_survivor() const {
    int count = 0;
    for (int seat = 0; seat < r_.players; ++seat) count += survivors(seat) == 0;
    return count;
  }
  template <class Is>
  bool some_seat(Is&& is) const {
    for (int seat = 0; seat < r_.players; ++seat)
      if (is(seat)) return true;
    return false;
  }
  template <class Is>
  bool owner(Is&& is) const {
    return some_seat(
        [&](int seat) { return survivors(seat) > 0 && is(s_.hidden.hands[static_cast<std::size_t>(seat)]); });
  }

  const Rules& r_;
  const State& s_;
};

std::string some_unlocked(Rng& rng) {
  std::string list;
  for (int number = 1; number <= kVariants; ++number)
    if (rng.below(2) == 0) list += (list.empty() ? "" : ",") + std::to_string(number);
  return list.empty() ? "1" : list;
}

TEST_CASE("OS-712 OS-713 OS-715 the epilogues of random games are those of a table counted by hand") {
  std::set<int> met;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Rng rng(seed + 3000);
    const int players = 3 + static_cast<int>(seed % 4);
    const Rules r = *make_rules({.players = players, .options = {{"unlocked", some_unlocked(rng)}}});
    std::vector<Event> events;
    Log log(events);
    State s = Osaczeni::start(r, log);
    testing::play_randomly(Osaczeni{}, r, s, rng, log);
    REQUIRE(s.table.epilogue == EpilogueTable(r, s).unlocked());
    REQUIRE(is<event::EpilogueUnlocked>(events.back()));
    REQUIRE(parts_of<event::EpilogueUnlocked>(events.back()).epilogue == s.table.epilogue);
    met.insert(s.table.epilogue);
  }
  CHECK(met.size() > 12);
}

constexpr std::string_view kTwoWinners =
    "4 players; badge P0; phase 7; hand P3: keys; area 5: P0.C, P1.DL, P3.C; rest in cold store";

// The epilogue that a sentence tells of, or nothing.
std::string epilogue_in(const Sentence& sentence) {
  for (const Fact& fact : sentence.facts)
    if (fact.family == "epilogue") return std::string(fact.word);
  return {};
}

TEST_CASE("OS-714 an unlocked epilogue is told to everybody, and its variant can be played from then on") {
  const WrittenGame game(kTwoWinners);
  const Event told = game.last(EventKind::EpilogueUnlocked);
  CHECK(is_public(told));
  CHECK(parts_of<event::EpilogueUnlocked>(told).epilogue == 19);
  for (Seat viewer : game.viewers()) {
    CHECK(game.view(viewer).table.epilogue == 19);
    CHECK(epilogue_in(Osaczeni::event_text(game.rules, game.view(viewer), *redact(told, viewer))) == "19");
  }
  CHECK_FALSE(bool(make_rules({.players = 4, .options = {{"variant", "19"}}})));
  const Result<Rules> next = make_rules({.players = 4, .options = {{"variant", "19"}, {"unlocked", "19"}}});
  REQUIRE(bool(next));
  CHECK(next->variant(19));
}

TEST_CASE("OS-716 scoring takes no card out of a hand before the epilogue looks at it") {
  const WrittenGame game(kTwoWinners);
  CHECK(game.s.hidden.hands[3].has(Item::Keys));
  CHECK(game.s.table.hand_size[3] == 1);
}

TEST_CASE("OS-717 a game has the standard rules or one variant, settled before its first card") {
  CHECK(make_rules({.players = 4})->variants == 0);
  for (int number = 1; number <= kVariants; ++number) {
    const Result<Rules> one =
        make_rules({.players = 4,
                    .options = {{"variant", std::to_string(number)}, {"unlocked", std::to_string(number)}}});
    REQUIRE(bool(one));
    CHECK(one->variants == 1U << number);
  }
  CHECK_FALSE(bool(make_rules({.players = 4, .options = {{"variant", "18,19"}, {"unlocked", "18,19"}}})));
}

TEST_CASE("OS-718 nothing that is told names an epilogue before it is unlocked, or any other") {
  const Rules r = *make_rules({.players = 5, .options = {{"unlocked", "18,20"}}});
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng rng(seed + 77);
    std::vector<Event> events;
    Log log(events);
    State s = Osaczeni::start(r, log);
    while (!Osaczeni::question(r, s).over()) {
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, log);
      std::vector<Sentence> told;
      const View view = view_of(r, s, Seat{0});
      Osaczeni::situation(r, view, told);
      told.push_back(Osaczeni::question_text(r, view));
      for (const Sentence& sentence : told) REQUIRE(epilogue_in(sentence).empty());
    }
    std::string named;
    for (const Event& event : events)
      named += epilogue_in(Osaczeni::event_text(r, view_of(r, s, kSpectator), event));
    const std::string number = std::to_string(s.table.epilogue);
    REQUIRE(named == (s.table.epilogue == 0 ? "" : number.size() == 1 ? "0" + number : number));
  }
}

TEST_CASE("OS-710 OS-711 random games are won by all who have the highest score, also if it is zero") {
  int shared = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Rules r = *make_rules({.players = 3 + static_cast<int>(seed % 4)});
    Rng rng(seed + 8000);
    Log off;
    State s = Osaczeni::start(r, off);
    testing::play_randomly(Osaczeni{}, r, s, rng, off);
    int best = 0;
    for (Seat seat : first_seats(r.players)) best = std::max(best, Osaczeni::score(r, s, seat));
    SeatSet expected;
    for (Seat seat : first_seats(r.players))
      if (Osaczeni::score(r, s, seat) == best) expected.add(seat);
    REQUIRE(Osaczeni::winners(r, s) == expected);
    REQUIRE((s.table.ending == Ending::NoSurvivors) == (best == 0));
    shared += expected.size() > 1;
  }
  CHECK(shared > 0);
}

TEST_CASE("OS-832 the Truck Keys are shown to everybody at scoring, and only then") {
  WrittenGame game(
      "4 players; badge P0; phase 6; hand P3: keys; area 1: P0.L, 3 monsters; area 5: P1.DL, P3.C; rest in "
      "cold store");
  CHECK(game.all(EventKind::KeysShown).empty());
  game.answer(kP0, "done");
  REQUIRE(game.question().over());
  const Event shown = game.last(EventKind::KeysShown);
  CHECK(is_public(shown));
  CHECK(shown.actor == kP3);
  CHECK(parts_of<event::KeysShown>(shown).item == Item::Keys);
  CHECK(Osaczeni::score(game.rules, game.s, kP3) == 8);
}

}  // namespace
}  // namespace holdout::osaczeni
