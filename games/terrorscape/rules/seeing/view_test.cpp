#include <doctest/doctest.h>

#include "engine/saving/describe_bytes.h"
#include "games/terrorscape/rules/testing/random_game.h"

// Who sees what (section 8), and that nobody sees more.

namespace holdout::terrorscape {
namespace {

constexpr Seat kHunter{0};

Bytes bytes(const View& view) { return bytes_of(view); }

// Everything that the Killer must not know is otherwise.
State with_other_survivors(const State& s) {
  State other = s;
  SurvivorSecrets& side = other.hidden.survivors;
  const Location trap = side.trap;
  side = {};
  side.at.fill(Location::Garden);
  side.trap = trap == Location::None ? Location::Shed : Location::None;
  side.repairs = 3;
  side.packs[0][at(Item::Tools)] = 2;
  other.hidden.draft = {.maker = survivor_at(0), .partner = survivor_at(1), .gives = {}, .asks = {}};
  return other;
}

}  // namespace

TEST_CASE("TS-017 TS-131 TS-169: the Killer and those who watch see nothing of the Survivors' side") {
  int compared = 0;
  for (int players = 2; players <= 4; ++players)
    along_games(players, 3, {}, [&](const RandomGame& game) {
      if (game.over() || game.s.table.phase == Phase::Setup) return;
      const State other = with_other_survivors(game.s);
      for (Seat viewer : {kHunter, kSpectator})
        REQUIRE(bytes(view_of(game.rules, other, viewer)) == bytes(game.view(viewer)));
      ++compared;
    });
  CHECK(compared > 500);
}

TEST_CASE("TS-309 TS-602: hand, deck and discard pile of the Killer are his alone, the size by an option") {
  for (const std::string_view shown : {"off", "on"})
    along_games(3, 3, {{"show_hand_size", std::string(shown)}}, [&](const RandomGame& game) {
      if (game.over() || game.s.table.phase == Phase::Setup) return;
      State other = game.s;
      std::swap(other.hidden.killer.hand, other.hidden.killer.deck);
      other.hidden.killer.discards.clear();
      for (Seat viewer : game.rules.survivor_seats.with(kSpectator)) {
        View there = view_of(game.rules, other, viewer);
        there.hand_size = game.view(viewer).hand_size;
        REQUIRE(bytes(there) == bytes(game.view(viewer)));
        if (shown == "off") REQUIRE(game.view(viewer).hand_size == 0);
      }
    });
}

TEST_CASE("TS-274 TS-276: in stealth only the Killer sees where he is") {
  const WrittenPosition at_n2 =
      given("3 players; killer spectre; killer in stealth by vanish from N1; killer at N2; turn of anna");
  State elsewhere = at_n2.state;
  elsewhere.hidden.killer.at = Location::Gallery;
  for (Seat viewer : at_n2.rules.survivor_seats.with(kSpectator))
    CHECK(bytes(view_of(at_n2.rules, at_n2.state, viewer)) == bytes(view_of(at_n2.rules, elsewhere, viewer)));
  CHECK(view_of(at_n2.rules, at_n2.state, kHunter).killer.at == Location::DiningRoom);
  CHECK(view_of(at_n2.rules, at_n2.state, kSpectator).table.at == Location::LivingRoom);
}

TEST_CASE("TS-126: an exchange that is being built is seen by its maker alone") {
  WrittenPosition p = given("4 players; turn of anna; anna: N1, tools; marco: N1, herbs; william: N1");
  const Seat maker = seat_of(p.rules, survivor_at(0));
  answered(p.rules, p.state, maker, answer::ExchangeWith{survivor_at(1)});
  answered(p.rules, p.state, maker, answer::Give{Item::Tools});
  CHECK(view_of(p.rules, p.state, maker).draft.gives.size() == 1);
  for (Seat other : first_seats(4).without(maker)) {
    CHECK(view_of(p.rules, p.state, other).draft.maker == kNoSurvivor);
    State nothing = p.state;
    nothing.hidden.draft.gives.clear();
    CHECK(bytes(view_of(p.rules, nothing, other)) == bytes(view_of(p.rules, p.state, other)));
  }
}

TEST_CASE("TS-335: where somebody flees to is sealed also from the other players of the side") {
  WrittenPosition p = given("4 players; encounter at N5; marco: N5; william: N5; anna: Z2");
  for (int i = 0; i < 200 && p.state.table.moment != Moment::Flee; ++i) {
    const Question& open = p.state.running.open;
    Rng rng(static_cast<std::uint64_t>(i));
    if (open.over()) break;
    const testing::Turn turn = testing::random_turn(Terrorscape{}, p.rules, p.state, rng);
    answered(p.rules, p.state, turn.seat, turn.action);
  }
  if (p.state.table.moment != Moment::Flee) return;
  const Seat first = p.state.running.open.waited_for.first();
  const Survivor who = survivors_of(p.rules, first).first();
  State stays = p.state;
  State goes = p.state;
  answered(p.rules, stays, first, answer::Pass{});
  answered(p.rules, goes, first, answer::Go{Location::Corridor});
  CHECK(goes.hidden.survivors.flee_to[at(who)] != stays.hidden.survivors.flee_to[at(who)]);
  if (p.state.running.open.waited_for.size() < 2) return;
  for (Seat other : first_seats(4).without(first))
    CHECK(bytes(view_of(p.rules, stays, other)) == bytes(view_of(p.rules, goes, other)));
}

TEST_CASE("TS-404 TS-406: at the end everybody sees everything") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    RandomGame game(4, seed);
    REQUIRE_FALSE(game.until([](const RandomGame&) { return false; }));
    for (Seat viewer : game.seats().with(kSpectator)) {
      const View view = game.view(viewer);
      CHECK(view.survivors == game.s.hidden.survivors);
      CHECK(view.killer == game.s.hidden.killer);
    }
  }
}

TEST_CASE("TS-552: players of the Survivor side see each other's boards") {
  const WrittenPosition p = given("4 players; turn of anna; marco: N3, ammo; william: Z4, fear 1");
  for (Seat viewer : p.rules.survivor_seats) {
    const View view = view_of(p.rules, p.state, viewer);
    CHECK(view.survivors.at == p.state.hidden.survivors.at);
    CHECK(view.survivors.packs == p.state.hidden.survivors.packs);
    CHECK(view.killer.hand == SkillCounts{});
  }
}

}  // namespace holdout::terrorscape
