#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"

// The stack is server-only, so imagine() rebuilds it from the face-up table: it must find the very same
// procedures at the very same steps, wherever the viewer may tell.

namespace holdout::osaczeni {
namespace {

bool may_tell_step(const State& s, Seat viewer) {
  return prompt_for({}, s, viewer).kind != static_cast<std::uint8_t>(QuestionKind::Search);
}

void check_every_viewer(const Rules& r, const State& s, Rng& rng) {
  for (Seat viewer : first_seats(r.players).with(kSpectator)) {
    const View view = view_of(r, s, viewer);
    const State other = imagine(r, view, {}, rng);
    REQUIRE(hash_of(view_of(r, other, viewer)) == hash_of(view));
    REQUIRE(other.running.open.waited_for == s.running.open.waited_for);
    if (may_tell_step(s, viewer)) REQUIRE(other.running.stack == s.running.stack);
  }
}

void check_random_games(const Setup& setup, int games) {
  const Rules r = *make_rules(setup);
  Log off;
  for (int seed = 0; seed < games; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed) + 500);
    State s = Osaczeni::start(r, off);
    while (!Osaczeni::question(r, s).over()) {
      if (!Osaczeni::question(r, s).chance()) check_every_viewer(r, s, rng);
      const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
      Osaczeni::apply(r, s, turn.seat, turn.action, off);
    }
    check_every_viewer(r, s, rng);
  }
}

TEST_CASE("an imagined world stands at the same step of the same procedures, in every variant") {
  for (int players = 3; players <= 6; ++players) check_random_games({.players = players}, 6);
  for (int variant = 1; variant <= kVariants; ++variant)
    check_random_games(
        {.players = 4, .options = {{"variant", std::to_string(variant)}, {"epilogue_log", "all"}}}, 3);
  check_random_games({.players = 4, .options = {{"drink_last_call", "on"}, {"open_candidates", "on"}}}, 6);
}

TEST_CASE("imagine follows a belief: a card believed to be in one hand is mostly imagined there") {
  const Rules r = *make_rules({.players = 3});
  Log off;
  Rng rng(9);
  State s = Osaczeni::start(r, off);
  while (Osaczeni::question(r, s).chance()) {
    const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
    Osaczeni::apply(r, s, turn.seat, turn.action, off);
  }
  const auto gun = Item::Gun;
  s.hidden.hands[0] = Cards{};
  s.hidden.hands[0].add(Item::Bat);
  const View view = view_of(r, s, Seat{0});
  Belief belief;
  belief.cards[1][static_cast<std::size_t>(gun)] = 255;
  int believed = 0;
  int plain = 0;
  for (int i = 0; i < 400; ++i) {
    believed += imagine(r, view, belief, rng).hidden.hands[1].has(gun);
    plain += imagine(r, view, {}, rng).hidden.hands[1].has(gun);
  }
  CHECK(believed > 350);
  CHECK(plain < 150);
}

}  // namespace
}  // namespace holdout::osaczeni
