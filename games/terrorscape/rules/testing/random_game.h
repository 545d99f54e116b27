#pragma once

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/testing/random_play.h"
#include "games/terrorscape/rules/positions/position_text.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/words.h"

namespace holdout::terrorscape {

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
    Terrorscape::options(rules, s, seat, out);
    return out;
  }
  bool may(Seat seat, Action a) const { return open().may_answer.has(seat) && options(seat).contains(a); }
  View view(Seat viewer) const { return view_of(rules, s, viewer); }
  SeatSet seats() const { return first_seats(rules.players); }

  void answer(Seat seat, Action a) {
    events.clear();
    Log log(events);
    Terrorscape::apply(rules, s, seat, a, log);
  }
  void step() {
    const testing::Turn turn = testing::random_turn(Terrorscape{}, rules, s, rng);
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
  bool was_told(EventKind kind) const {
    return std::ranges::any_of(events, [&](const Event& e) { return e.kind == u8(kind); });
  }

 private:
  State begin() {
    Log log(events);
    return Terrorscape::start(rules, log);
  }
};

// The first of these games that comes to where this holds, there; what none of so many comes to is a failure.
inline constexpr std::uint64_t kGamesTried = 2000;
template <class Holds>
RandomGame game_where(const Holds& holds, int players, const Setup::Choices& options = {}) {
  for (std::uint64_t seed = 1; seed <= kGamesTried; ++seed) {
    RandomGame game(players, seed, options);
    if (game.until(holds)) return game;
  }
  throw std::runtime_error("no random game comes to the position that the test needs");
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

// A written position, which is a possible one.
inline WrittenPosition given(std::string_view text) {
  Result<WrittenPosition> position = read_given(text);
  if (!position) throw std::logic_error(position.problem().message());
  return *position;
}

// What one viewer receives of the events.
inline std::vector<Event> received(const std::vector<Event>& events, Seat viewer) {
  std::vector<Event> out;
  for (const Event& event : events)
    if (const std::optional<Event> part = redact(event, viewer)) out.push_back(*part);
  return out;
}

inline std::vector<Event> answered(const Rules& r, State& s, Seat seat, Action a) {
  std::vector<Event> events;
  Log log(events);
  Terrorscape::apply(r, s, seat, a, log);
  return events;
}

}  // namespace holdout::terrorscape
