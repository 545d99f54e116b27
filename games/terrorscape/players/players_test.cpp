#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "bots/random_player.h"
#include "engine/testing/random_play.h"
#include "games/terrorscape/players/novice.h"
#include "games/terrorscape/players/regular.h"
#include "games/terrorscape/rules/terrorscape.h"

// Whole games of computer players.

namespace holdout::terrorscape {
namespace {

enum class Level : std::uint8_t { Random, Novice, Regular };

class PlayedGame {
 public:
  PlayedGame(int players, std::uint64_t seed, Level killer, Level survivors, Setup::Choices options = {})
      : setup_{.players = players, .options = std::move(options), .figures = {}},
        box_(*make_rules(setup_), setup_),
        rng_(seed),
        s_(Terrorscape::start(rules(), log_)) {
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(i);
      players_.push_back(make(seat, seat == rules().killer_seat ? killer : survivors, seed * 31 + i));
    }
  }

  void play() {
    while (!s_.running.open.over()) step();
  }
  bool killer_wins() const { return s_.table.winners.has(rules().killer_seat); }
  const State& state() const { return s_; }
  const Rules& rules() const { return box_.as<Rules>(); }
  int asked() const { return asked_; }
  int legal() const { return legal_; }
  const std::set<std::string>& reasons() const { return reasons_; }
  std::uint64_t trace() const { return trace_; }

 private:
  template <class Seed>
  std::unique_ptr<Player> make(Seat seat, Level level, Seed seed) const {
    const auto own = static_cast<std::uint64_t>(seed);
    if (level == Level::Random) return std::make_unique<RandomPlayer>(box_, seat, own);
    if (level == Level::Novice) return std::make_unique<NovicePlayer>(box_, seat, own);
    return std::make_unique<RegularPlayer>(box_, seat, own);
  }

  void step() {
    if (s_.running.open.chance()) {
      const testing::Turn rolled = testing::random_turn(Terrorscape{}, rules(), s_, rng_);
      Terrorscape::apply(rules(), s_, rolled.seat, rolled.action, log_);
      return;
    }
    const Seat seat = s_.running.open.waited_for.first();
    Actions options;
    Terrorscape::options(rules(), s_, seat, options);
    ViewBox view;
    view.put(Terrorscape::view_of(rules(), s_, seat));
    Player& player = *players_[static_cast<std::size_t>(index(seat))];
    const Action chosen = player.decide(view, Terrorscape::prompt_for(rules(), s_, seat), options, {});
    ++asked_;
    legal_ += options.contains(chosen) ? 1 : 0;
    reasons_.insert(std::string(player.reason().key));
    trace_ = trace_ * 1099511628211ULL + chosen.kind * 7919U + chosen.a * 104729U + chosen.b;
    Terrorscape::apply(rules(), s_, seat, options.contains(chosen) ? chosen : options[0], log_);
  }

  Setup setup_;
  RulesBox box_;
  Rng rng_;
  Log log_;
  State s_;
  std::vector<std::unique_ptr<Player>> players_;
  std::set<std::string> reasons_;
  int asked_ = 0;
  int legal_ = 0;
  std::uint64_t trace_ = 0;
};

int won_by_killer(int games, Level killer, Level survivors) {
  int won = 0;
  for (int i = 0; i < games; ++i) {
    PlayedGame game(2, static_cast<std::uint64_t>(i) + 1, killer, survivors);
    game.play();
    won += game.killer_wins() ? 1 : 0;
  }
  return won;
}

}  // namespace

TEST_CASE("every answer of a computer player is legal and has a reason, with every number of players") {
  for (const Level level : {Level::Novice, Level::Regular})
    for (int players = 2; players <= 4; ++players) {
      PlayedGame game(players, 7, level, level);
      game.play();
      CHECK(game.asked() > 50);
      CHECK(game.legal() == game.asked());
      CHECK(!game.reasons().contains(""));
      CHECK(game.reasons().size() > 4);
    }
}

TEST_CASE("the same seed plays the same game") {
  PlayedGame one(3, 5, Level::Regular, Level::Regular);
  PlayedGame other(3, 5, Level::Regular, Level::Regular);
  one.play();
  other.play();
  CHECK(one.trace() == other.trace());
}

TEST_CASE("a regular Killer beats those who play at random, and regular Survivors beat a Killer who does") {
  constexpr int kGames = 12;
  CHECK(won_by_killer(kGames, Level::Regular, Level::Random) >= 10);
  CHECK(won_by_killer(kGames, Level::Random, Level::Regular) <= 3);
}

TEST_CASE("a regular Killer is stronger than a novice against the same Survivors") {
  constexpr int kGames = 24;
  CHECK(won_by_killer(kGames, Level::Regular, Level::Novice) >
        won_by_killer(kGames, Level::Novice, Level::Regular));
}

TEST_CASE("the belief adds up to one, and never takes all weight from where they are") {
  const Rules r = *make_rules({.players = 3, .options = {}, .figures = {}});
  Rng rng(11);
  Log log;
  State s = Terrorscape::start(r, log);
  PlaceBelief belief;
  int compared = 0;
  while (!s.running.open.over()) {
    const bool hunts = s.table.phase == Phase::Killer && s.table.moment == Moment::KillerActs;
    if (hunts && !s.running.open.chance()) {
      belief.follow(r, s.table);
      for (Survivor who : kAllSurvivors) {
        double sum = 0;
        for (double weight : belief.marginals()[at(who)]) sum += weight;
        CHECK(sum == doctest::Approx(1.0).epsilon(0.001));
        CHECK(belief.marginals()[at(who)][slot_of(s.hidden.survivors.at[at(who)])] > 0);
      }
      ++compared;
    }
    const testing::Turn turn = testing::random_turn(Terrorscape{}, r, s, rng);
    Terrorscape::apply(r, s, turn.seat, turn.action, log);
  }
  CHECK(compared > 20);
}

TEST_CASE("dice: the chances are those of the table (3.4)") {
  const Rules r = *make_rules({.players = 2, .options = {}, .figures = {}});
  CHECK(chance_of_sum(r, 4, 5) == doctest::Approx(0.382).epsilon(0.002));
  CHECK(chance_of_sum(r, 3, 4) == doctest::Approx(0.366).epsilon(0.002));
  CHECK(chance_of_sum(r, 2, 7) == 0);
}

}  // namespace holdout::terrorscape
