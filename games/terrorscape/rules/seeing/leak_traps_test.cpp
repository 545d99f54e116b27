#include <map>

#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// What is told on purpose tells no more than the rule says (section 8, TS-013, TS-015, TS-270): the contract
// does not compare what reveals something, so it is looked at here.

namespace holdout::terrorscape {
namespace {

std::size_t used_by(std::span<const PartRow> parts) {
  std::size_t used = 0;
  for (const PartRow& part : parts) used = std::max<std::size_t>(used, part.at + part.bytes);
  return used;
}

template <class Bytes>
bool is_empty_from(const Bytes& bytes, std::size_t first) {
  return std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(first), bytes.end(),
                     [](std::uint8_t byte) { return byte == 0; });
}

// Everything that strangers are told of what somebody of the Survivor side did in secret.
bool is_nobodys(EventKind kind) {
  switch (kind) {
    case EventKind::NoiseReport:
    case EventKind::FirecrackerReport:
    case EventKind::BlockRemoved:
    case EventKind::FearLost:
    case EventKind::Healed:
    case EventKind::KeyFound:
    case EventKind::HelpMoved: return true;
    default: return false;
  }
}

// The same event, whole, as this answer of the Killer brings it about.
template <class E>
Event answer_to(const WrittenPosition& p, Action action) {
  State s = p.state;
  for (const Event& event : answered(p.rules, s, p.rules.killer_seat, action))
    if (is<E>(event)) return event;
  return {};
}

}  // namespace

TEST_CASE("TS-013 TS-163 TS-216: no event has a byte beside its parts, and nobody is named as its doer") {
  std::map<EventKind, int> met;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 8, {{"killer_choice", "random"}, {"survivor_choice", "random"}},
                [&](const RandomGame& game) {
                  for (const Event& event : game.events) {
                    const EventRow& row = kEventRows[event.kind];
                    CAPTURE(std::string(row.key));
                    REQUIRE(is_empty_from(event.open, used_by(row.open)));
                    REQUIRE(is_empty_from(event.secret, used_by(row.secret)));
                    const auto kind = static_cast<EventKind>(event.kind);
                    if (!is_nobodys(kind)) continue;
                    ++met[kind];
                    REQUIRE(event.actor == kNobody);
                  }
                });
  for (EventKind kind : {EventKind::NoiseReport, EventKind::FearLost, EventKind::KeyFound})
    CHECK_MESSAGE(met[kind] > 0, static_cast<int>(kind));
}

TEST_CASE(
    "TS-040 TS-216: the report is the set of noisy locations, however often and by whom each was made") {
  const std::string_view once = "2 players; noise report; anna: N1; marco: C2; william: Z2; noise N1, C2";
  const std::string_view others = "2 players; noise report; anna: C2; marco: Z2; william: N1; noise C2, N1";
  const auto report = [](std::string_view text) {
    Event told{};
    for (const Event& event : given(text).events)
      if (is<event::NoiseReport>(event)) told = event;
    return told;
  };
  CHECK(is<event::NoiseReport>(report(once)));
  CHECK(report(once) == report(others));
}

TEST_CASE("TS-220 TS-270: a DETECT is the same message whether Anna is there or not") {
  const std::string_view hand =
      "2 players; fast step; killer at Z5; killer hand: detection; marco: N1; william: Z2; ";
  const auto answer = [&](std::string_view anna, Area area) {
    WrittenPosition p = given(std::string(hand) + "anna: " + std::string(anna));
    answered(p.rules, p.state, p.rules.killer_seat, answer::Play{Skill::Detection});
    return answer_to<event::Detected>(p, answer::Area{area});
  };
  for (Area area : {Area::Red, Area::Blue, Area::Green}) {
    CHECK(answer("C4", area) == answer("N5", area));
    CHECK(answer("C4", area) == answer("Z1", area));
  }
  CHECK(parts_of<event::Detected>(answer("N1", Area::Blue)).whos == only(survivor_at(1)));
}

TEST_CASE("TS-163: who removed a block is not told, from either of its ends") {
  const auto cleared = [](std::string_view text) {
    WrittenPosition p = given(text);
    std::vector<Event> told;
    for (const Event& event : answered(p.rules, p.state, Seat{1}, answer::Clear{Door::D04}))
      if (event.noticed_by.has(Seat{0})) told.push_back(event);
    return told;
  };
  const std::vector<Event> by_anna = cleared("2 players; turn of anna; anna: N3; blocks D04");
  CHECK(by_anna.size() == 1);
  CHECK(by_anna == cleared("2 players; turn of marco; marco: N4; blocks D04"));
}

TEST_CASE("TS-169 TS-165: a repair is told to nobody outside the side before the last one") {
  for (int repairs = 0; repairs < 4; ++repairs) {
    WrittenPosition p = given("2 players; turn of anna; anna: N1; repair " + std::to_string(repairs));
    for (const Event& event : answered(p.rules, p.state, Seat{1}, answer::Repair{}))
      CHECK_FALSE(event.noticed_by.has(Seat{0}));
  }
}

TEST_CASE("TS-044 TS-063: a paralysis is told in one statement, of the same size for one and for all") {
  for (const std::string_view fear : {"anna: C1, fear 2; marco: C1; william: C1",
                                      "anna: C1, fear 2; marco: C1, fear 2; william: C1, fear 2"}) {
    WrittenPosition p = given("2 players; killer spectre; fast step; killer at C2; killer hand: shriek; " +
                              std::string(fear));
    int scared = 0;
    for (const Event& event : answered(p.rules, p.state, Seat{0}, answer::Play{Skill::Shriek}))
      scared += is<event::Scared>(event) ? 1 : 0;
    CHECK(scared == 1);
  }
}

}  // namespace holdout::terrorscape
