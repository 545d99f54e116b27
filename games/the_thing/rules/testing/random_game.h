#pragma once

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/testing/random_play.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

// A whole game, answered at random, that a test may stop anywhere.
struct RandomGame {
  Rules rules;
  Rng rng;
  std::vector<Event> events{};  // since the last answer
  State s;

  explicit RandomGame(int players, std::uint64_t seed = 1, Setup::Choices options = {})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})),
        rng(seed),
        s(begin()) {}

  const Question& open() const { return s.running.open; }
  bool over() const { return open().over(); }
  bool asks(QuestionKind kind) const { return !over() && !open().chance() && open().kind == u8(kind); }

  Actions options(Seat seat) const {
    Actions out;
    TheThing::options(rules, s, seat, out);
    return out;
  }
  View view(Seat viewer) const { return view_of(rules, s, viewer); }
  SeatSet seats() const { return first_seats(rules.players); }

  void answer(Seat seat, Action a) {
    events.clear();
    Log log(events);
    TheThing::apply(rules, s, seat, a, log);
  }
  void step() {
    const testing::Turn turn = testing::random_turn(TheThing{}, rules, s, rng);
    answer(turn.seat, turn.action);
  }
  // Plays until this holds; false if the game ended first.
  template <class Holds>
  bool until(const Holds& holds) {
    while (!over()) {
      if (holds(*this)) return true;
      step();
    }
    return false;
  }
  bool until(QuestionKind kind) {
    return until([kind](const RandomGame& game) { return game.asks(kind); });
  }

 private:
  State begin() {
    Log log(events);
    return TheThing::start(rules, log);
  }
};

// The first of these games that comes to where this holds, there; what none of so many comes to is a failure.
inline constexpr std::uint64_t kGamesTried = 5000;
template <class Holds>
RandomGame game_where(const Holds& holds, int players, const Setup::Choices& options = {}) {
  for (std::uint64_t seed = 1; seed <= kGamesTried; ++seed) {
    RandomGame game(players, seed, options);
    if (game.until(holds)) return game;
  }
  throw std::runtime_error("no random game comes to the position that the test needs");
}
inline RandomGame game_at(QuestionKind kind, int players, const Setup::Choices& options = {}) {
  return game_where([kind](const RandomGame& game) { return game.asks(kind); }, players, options);
}

// Calls check(game) wherever this many whole games come to rest, the end included.
template <class Check>
void along_games(int players, int games, const Setup::Choices& options, const Check& check) {
  for (int i = 0; i < games; ++i) {
    RandomGame game(players, static_cast<std::uint64_t>(i + 1), options);
    while (!game.over()) {
      if (!game.open().chance()) check(game);
      game.step();
    }
    check(game);
  }
}

// What one viewer receives of the events.
inline std::vector<Event> received(const std::vector<Event>& events, Seat viewer) {
  std::vector<Event> out;
  for (const Event& event : events)
    if (const std::optional<Event> part = redact(event, viewer)) out.push_back(*part);
  return out;
}

// The same position, but this Character has the other role.
inline State with_other_role(const State& s, Slot slot) {
  State other = s;
  const bool alien = s.hidden.aliens.has(slot);
  other.hidden.aliens = alien ? s.hidden.aliens.without(slot) : s.hidden.aliens.with(slot);
  other.hidden.infection[at(slot)] = alien ? Infection{} : Infection{.by = kByDog, .round = 1, .check = 0};
  return other;
}

}  // namespace holdout::the_thing
