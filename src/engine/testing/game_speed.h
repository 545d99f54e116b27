#pragma once

#include <vector>

#include "engine/game.h"
#include "engine/game_module.h"
#include "engine/testing/random_play.h"

namespace holdout::testing {

// The compiler must believe that somebody looks at `value`.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

template <PlayedGame G>
typename G::State middle_of_a_game(const typename G::Rules& rules) {
  Rng rng(1);
  Log off;
  typename G::State whole = G::start(rules, off);
  const int answers = play_randomly(G{}, rules, whole, rng, off);
  Rng again(1);
  typename G::State half = G::start(rules, off);
  play_randomly(G{}, rules, half, again, off, answers / 2);
  return half;
}

template <PlayedGame G>
std::int64_t random_games(const RulesBox& rules, std::uint64_t seed, int games) {
  const auto& own = rules.as<typename G::Rules>();
  Rng rng(seed);
  Log off;
  std::int64_t decisions = 0;
  for (int i = 0; i < games; ++i) {
    typename G::State s = G::start(own, off);
    decisions += play_randomly(G{}, own, s, rng, off);
    keep(s);
  }
  return decisions;
}

template <PlayedGame G>
void clone(const RulesBox& rules, int times) {
  typename G::State from = middle_of_a_game<G>(rules.as<typename G::Rules>());
  typename G::State to = from;
  for (int i = 0; i < times; ++i) {
    keep(from);
    to = from;
    keep(to);
  }
}

template <PlayedGame G>
requires SeenGame<G>
void view(const RulesBox& rules, int times) {
  const auto& own = rules.as<typename G::Rules>();
  typename G::State s = middle_of_a_game<G>(own);
  for (int i = 0; i < times; ++i) {
    keep(s);
    typename G::View seen = G::view_of(own, s, seat_at(i % rules.players()));
    keep(seen);
  }
}

// Positions differ much in what there is to imagine: many, along random games, each through another seat.
template <PlayedGame G>
requires SeenGame<G> std::vector<typename G::View> views_along_games(const RulesBox& rules) {
  const auto& own = rules.as<typename G::Rules>();
  constexpr std::size_t kViews = 512;
  constexpr int kAnswersApart = 7;
  std::vector<typename G::View> views;
  Rng rng(1);
  Log off;
  typename G::State s = G::start(own, off);
  while (views.size() < kViews) {
    play_randomly(G{}, own, s, rng, off, kAnswersApart);
    const Seat viewer = seat_at(static_cast<int>(views.size()) % rules.players());
    if (G::question(own, s).over())
      s = G::start(own, off);
    else
      views.push_back(G::view_of(own, s, viewer));
  }
  return views;
}

template <PlayedGame G>
requires SeenGame<G>
void imagine(const RulesBox& rules, int times) {
  const auto& own = rules.as<typename G::Rules>();
  const std::vector<typename G::View> views = views_along_games<G>(rules);
  Rng rng(1);
  const typename G::Belief belief{};
  for (int i = 0; i < times; ++i) {
    typename G::State world = G::imagine(own, views[static_cast<std::size_t>(i) % views.size()], belief, rng);
    keep(world);
  }
}

template <PlayedGame G>
requires SeenGame<G>
constexpr GameSpeed speed_of() {
  return {
      sizeof(typename G::State), sizeof(typename G::View), random_games<G>, clone<G>, view<G>, imagine<G>};
}

}  // namespace holdout::testing
