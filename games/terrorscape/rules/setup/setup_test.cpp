#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/played_part.h"
#include "games/terrorscape/rules/testing/random_game.h"

// Section 4: the picks of both sides, what is dealt, and the frame of a round.

namespace holdout::terrorscape {

namespace {

constexpr Seat kKillerSeat{0};

}  // namespace

TEST_CASE("both sides pick in secret and at the same moment (section 4, step 3; TS-014)") {
  RandomGame game(4);
  CHECK(game.asks(QuestionKind::Pick));
  CHECK(game.open().waited_for == only(kKillerSeat).with(Seat{1}));
  CHECK(game.may(Seat{1}, answer::PickPerson{Person::Sophia}));
  CHECK(game.may(kKillerSeat, answer::PickKiller{Killer::Spectre}));
  game.answer(kKillerSeat, answer::PickKiller{Killer::Spectre});
  CHECK(game.s.table.killer == Killer::None);
  CHECK(game.events.empty());
  game.answer(kKillerSeat, answer::PickKiller{Killer::Murderer});  // sealed, so it may be replaced
  for (const Person person : {Person::Sophia, Person::Johnson, Person::Anna}) {
    game.answer(Seat{2}, answer::PickPerson{person});
    CHECK(game.view(kKillerSeat).prompt.serial == 1);  // nothing new to him
    game.answer(Seat{1}, answer::Agree{});
    game.answer(Seat{3}, answer::Agree{});
  }
  CHECK(game.was_told(EventKind::PickedKiller));
  CHECK(game.s.table.killer == Killer::Murderer);
  CHECK(game.s.table.persons == std::array{Person::Sophia, Person::Johnson, Person::Anna});
}

TEST_CASE("a person is picked once, and another proposal asks the side anew") {
  RandomGame game(3);
  game.answer(Seat{1}, answer::PickPerson{Person::Anna});
  CHECK(game.may(Seat{2}, answer::Agree{}));
  game.answer(Seat{2}, answer::PickPerson{Person::Marco});
  CHECK(!game.open().waited_for.has(Seat{2}));
  game.answer(Seat{1}, answer::Agree{});
  CHECK(game.s.hidden.picks.persons[0] == Person::Marco);
  CHECK(!game.may(Seat{1}, answer::PickPerson{Person::Marco}));
  CHECK(game.may(Seat{1}, answer::PickPerson{Person::Anna}));
}

TEST_CASE("TS-603 in a first game the Butcher meets Anna, Marco and William") {
  RandomGame game(2, 1, {{"killer_choice", "first_game"}, {"survivor_choice", "first_game"}});
  game.until(QuestionKind::NextSurvivor);
  CHECK(game.s.table.killer == Killer::Butcher);
  CHECK(game.s.table.persons == std::array{Person::Anna, Person::Marco, Person::William});
}

TEST_CASE("TS-603 TS-612 what is left to chance is not asked") {
  RandomGame game(2, 3, {{"killer_choice", "random"}, {"survivor_choice", "random"}});
  while (!game.asks(QuestionKind::NextSurvivor)) {
    CHECK(!game.asks(QuestionKind::Pick));
    game.step();
  }
  CHECK(game.s.table.killer != Killer::None);
  CHECK(game.s.table.persons[0] != game.s.table.persons[1]);
}

TEST_CASE("section 4: what lies where before the first turn") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    RandomGame game(4, seed);
    REQUIRE(game.until(QuestionKind::NextSurvivor));
    const Table& t = game.s.table;
    const Hidden& h = game.s.hidden;
    CHECK(t.round == 1);
    CHECK(t.level == 1);
    CHECK(t.at == kHiddenExit);
    CHECK(h.killer.at == kHiddenExit);
    CHECK(t.blocks.empty());
    CHECK(t.help == Table::kNoHelp);
    CHECK(hand_size(game.s) == 2);
    CHECK(cards_in(h.killer.deck) == 10);
    CHECK(row(h.killer.locked).locked_until > 0);
    for (Survivor who : kAllSurvivors) {
      CHECK(where(game.s, who) == kMainExit);
      const bool marco = is_person(t, who, Person::Marco);
      const bool sophia = is_person(t, who, Person::Sophia);
      CHECK(carries(game.s, who, Item::MedicalKit) == marco);
      CHECK(carries(game.s, who, Item::Camera) == sophia);
    }
    CHECK(strength(game.rules, t) == game.rules.strength[at(t.killer)][0]);
  }
}

// ---- the frame of a round --------------------------------------------------------------------------------

TEST_CASE(
    "TS-003 TS-140 TS-141 TS-043 a round is a Survivor phase and a Killer phase; noise ends at step 0") {
  PlayedPart<Round> game;
  game.t().noise = only(Location::Study);
  game.t().firecracker = true;
  game.play(Round{});
  CHECK(game.on_top<StepZero>());
  CHECK(game.t().round == 3);
  CHECK(game.t().noise.empty());
  CHECK(!game.t().firecracker);
  CHECK(game.t().noise_before == only(Location::Study));  // TS-047
  CHECK(game.t().firecracker_before);
  game.come_back();
  CHECK(game.on_top<Turns>());
  game.come_back();
  CHECK(game.on_top<Discovery>());
  game.come_back();
  CHECK(game.on_top<KillerPhase>());
  CHECK(game.t().phase == Phase::Killer);
  game.come_back();
  CHECK(game.on_top<StepZero>());
  CHECK(game.t().round == 4);
}

namespace {

// To the report of a round in which this noise was made.
PlayedPart<Round> reported(Locations noise, bool firecracker) {
  PlayedPart<Round> game;
  game.play(Round{});
  game.come_back();
  game.come_back();
  game.side().noise = noise;
  game.side().firecracker = firecracker;
  game.side().repairs = 2;
  game.put(kSecond, Location::Shed);
  game.come_back();
  return game;
}

}  // namespace

TEST_CASE(
    "TS-216 TS-040 TS-042 TS-015 the report tells the set of noisy locations, in no order of making "
    "(EX-19)") {
  const auto game = reported(only(Location::LivingRoom).with(Location::Gallery), false);
  CHECK(game.last<event::NoiseReport>().rooms == only(Location::Gallery).with(Location::LivingRoom));
  CHECK(game.s.table.noise == only(Location::Gallery).with(Location::LivingRoom));
  CHECK(game.noticed(EventKind::NoiseReport, game.rules.killer_seat) == 1);
  CHECK(game.s.hidden.survivors.noise.empty());
}

TEST_CASE("TS-216 TS-041 silence is reported too, and so are all fifteen locations") {
  CHECK(reported({}, false).last<event::NoiseReport>().rooms.empty());
  CHECK(reported(kWholeMansion, false).last<event::NoiseReport>().rooms.size() == 15);
}

TEST_CASE("TS-045 TS-046 under a firecracker nothing else is told, and every location is noisy (EX-20)") {
  const auto game = reported(only(kRadio), true);
  CHECK(game.told(EventKind::FirecrackerReport) == 1);
  CHECK(game.told(EventKind::NoiseReport) == 0);
  CHECK(game.s.table.noise.empty());
  for (Location room : kWholeMansion) CHECK(is_noisy(game.s.table, room));
}

TEST_CASE("TS-044 noise of paralysing fear that was told before stays in the report") {
  PlayedPart<Round> game;
  game.play(Round{});
  game.t().noise = only(Location::Study);  // by Provoker, told at once
  game.come_back();
  game.come_back();
  game.come_back();
  CHECK(game.last<event::NoiseReport>().rooms == only(Location::Study));
}

TEST_CASE("TS-406 the places after each Survivor phase and the repair are kept for the end") {
  const auto game = reported({}, false);
  const Track& track = game.s.hidden.survivors.tracks[2];  // of round 3
  CHECK(track.reported[1] == Location::Shed);
  CHECK(track.repairs == 2);
  CHECK(game.s.hidden.survivors.tracks[3].reported[1] == Location::None);
}

TEST_CASE("TS-405 no game goes beyond step 0 of round 22") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    RandomGame game(2 + static_cast<int>(seed % 3), seed);
    while (!game.over()) {
      game.step();
      REQUIRE(game.s.table.round <= kMaxRounds);
    }
    CHECK(game.s.table.phase == Phase::Over);
  }
}

TEST_CASE("TS-017 TS-404 spectators see what both sides know, and everything at the end") {
  RandomGame game(4, 5);
  REQUIRE(game.until(QuestionKind::DiscoveryKeep));
  CHECK(!game.view(kSpectator).of_survivors);
  CHECK(!game.view(kSpectator).of_killer);
  CHECK(game.view(kSpectator).table == game.s.table);
  CHECK(game.view(Seat{1}).of_survivors);
  CHECK(!game.view(Seat{1}).of_killer);
  CHECK(game.view(kKillerSeat).survivors == SurvivorSecrets{});
  while (!game.over()) game.step();
  CHECK(game.view(kSpectator).survivors == game.s.hidden.survivors);
  CHECK(game.view(kSpectator).killer == game.s.hidden.killer);
}

}  // namespace holdout::terrorscape
