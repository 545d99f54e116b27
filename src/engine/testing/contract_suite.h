#pragma once

#include <algorithm>
#include <cstdlib>

#include <doctest/doctest.h>

#include "engine/testing/contract.h"
#include "engine/testing/golden.h"
#include "engine/testing/imagined_worlds.h"
#include "engine/testing/leaky.h"
#include "engine/testing/perft.h"
#include "engine/testing/setups.h"
#include "engine/testing/twin_worlds.h"

// The test cases that every game owes, in one line of its contract_test.cpp:
//
//   HOLDOUT_CONTRACT(liars_dice::LiarsDice, {.games = 50, .imagined_worlds = 1000});

namespace holdout::testing {

struct ContractSize {
  int games = 10;                  // of each set-up, for each of the checks
  int imagined_worlds = 1000;      // in all
  std::vector<Setup> setups = {};  // besides sample_setups(): variants, turned figures
  std::vector<Plan> secrets = {};  // looked at for secrecy first: positions that random games seldom come to
  std::vector<std::uint8_t> told_to_all = {};  // see Plan
  int unseen_steps = 0;  // at least so many are compared inside phases in which a side acts unseen
  int saved = 1;         // saving is slow: after the defaults only every so manieth set-up is saved
  int leak_players = 0;  // planted leaks are looked for with so many; 0 = the fewest
  int leak_games = 40;   // and in so many games
  int leak_first = 1;    // from this seed on
};

inline std::vector<Setup> setups_of(const AnyGame& game, const ContractSize& size) {
  std::vector<Setup> setups = sample_setups(game);
  setups.insert(setups.end(), size.setups.begin(), size.setups.end());
  return setups;
}

// From the environment, for longer and for shorter runs:
//   HOLDOUT_CONTRACT_GAMES=n  n games of each set-up
//   HOLDOUT_CONTRACT_FIRST=n  the first seed
//   HOLDOUT_CONTRACT_NTH=n    every n-th set-up with options only, for slow builds: they still meet every
//                             number of players
inline int contract_wish(const char* name, int otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::max(1, std::atoi(text));
}

inline bool is_whole_run() {
  return std::getenv("HOLDOUT_CONTRACT_GAMES") == nullptr && std::getenv("HOLDOUT_CONTRACT_NTH") == nullptr;
}

// All set-ups with seeds of their own. Of those with options only every `nth` is taken.
inline std::vector<Plan> plans_of(const AnyGame& game, const ContractSize& size, int nth = 1) {
  auto seed = static_cast<std::uint64_t>(contract_wish("HOLDOUT_CONTRACT_FIRST", 1));
  const int games = contract_wish("HOLDOUT_CONTRACT_GAMES", size.games);
  const int every = std::max(nth, contract_wish("HOLDOUT_CONTRACT_NTH", 1));
  int with_options = 0;
  std::vector<Plan> plans;
  for (const Setup& setup : setups_of(game, size)) {
    if (!setup.options.empty() && with_options++ % every != 0) continue;
    for (int i = 0; i < games; ++i)
      plans.push_back({.setup = setup, .seed = seed++, .told_to_all = size.told_to_all});
  }
  return plans;
}

// Everything that the secrecy case looks at: whatever leaks must leak here.
inline std::vector<Plan> secrecy_plans(const AnyGame& game, const ContractSize& size) {
  std::vector<Plan> plans = size.secrets;
  for (Plan& plan : plans) plan.told_to_all = size.told_to_all;
  for (Plan& plan : plans_of(game, size)) plans.push_back(std::move(plan));
  return plans;
}

// Runs one check and stops at the first broken promise.
template <class Check>
void for_each_game(const AnyGame& game, const ContractSize& size, Check&& check, int nth = 1) {
  for (const Plan& plan : plans_of(game, size, nth)) {
    const auto kept = check(plan);
    REQUIRE_MESSAGE(kept, kept.problem().message());
  }
}

inline void check_all_secrets(const AnyGame& game, const ContractSize& size) {
  TwinCount all;
  for (const Plan& plan : secrecy_plans(game, size)) {
    const Result<TwinCount> count = check_secrecy(game, plan);
    REQUIRE_MESSAGE(count, count.problem().message());
    all += *count;
  }
  CHECK(all.steps > 0);
  CHECK(all.different * 10 > all.positions);  // else the twins are no twins
  if (is_whole_run()) CHECK(all.unseen >= size.unseen_steps);
  CHECK(all.elsewhere * 10 >= all.unseen);  // else a side is always imagined at the point where it is
  CHECK((all.unseen > 0) == (size.unseen_steps > 0));    // who acts unseen says how much is to be compared
  CHECK(all.no_common * 2 < all.steps + all.no_common);  // else too little is compared
}

inline void check_all_imagined(const AnyGame& game, const ContractSize& size) {
  const std::vector<Setup> setups = setups_of(game, size);
  const int each = size.imagined_worlds / static_cast<int>(setups.size()) + 1;
  for (const Setup& setup : setups) {
    const Result<void> kept = check_imagined_worlds(game, {.setup = setup, .seed = 1}, each);
    REQUIRE_MESSAGE(kept, kept.problem().message());
  }
}

// The first leak that the secrecy check finds; empty if it finds none in many games.
template <Game G>
std::string planted_leak_found(const ContractSize& size = {}) {
  const GameFace<G> game;
  const int players = size.leak_players == 0 ? G::kInfo.min_players : size.leak_players;
  for (int i = 0; i < size.leak_games; ++i) {
    const Plan plan{.setup = {.players = players, .options = {}, .figures = {}},
                    .seed = static_cast<std::uint64_t>(size.leak_first + i),
                    .told_to_all = size.told_to_all};
    if (Result<TwinCount> kept = check_secrecy(game, plan); !kept) return kept.problem().what;
  }
  return "";
}

template <Game G>
void check_planted_leaks(const ContractSize& size) {
  ContractSize sound = size;  // it plays all its games, the others end with their leak
  sound.leak_games = contract_wish("HOLDOUT_CONTRACT_GAMES", size.leak_games);
  CHECK(planted_leak_found<G>(sound) == "");
  CHECK(planted_leak_found<LeakyView<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyBoard<G>>(size).find(" through the board facts: ") != std::string::npos);
  CHECK(planted_leak_found<LeakyEvent<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyCount<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyOptions<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyPrompt<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyFallback<G>>(size).starts_with("leak"));
  CHECK(planted_leak_found<LeakyClock<G>>(size).starts_with("leak"));
}

inline void check_golden_files(const AnyGame& game, const std::string& folder) {
  for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
    const Result<void> same = check_playthrough(game, players, folder);
    CHECK_MESSAGE(same, same.problem().message());
  }
  const Result<void> same = check_perft_table(game, folder);
  CHECK_MESSAGE(same, same.problem().message());
}

}  // namespace holdout::testing

// HOLDOUT_SOURCE_DIR comes from the build: golden files lie in a folder of the source tree.
#define HOLDOUT_CONTRACT(G, ...) \
  HOLDOUT_CONTRACT_IN("/games/" + std::string(G::kInfo.key) + "/golden", G, __VA_ARGS__)
#define HOLDOUT_CONTRACT_IN(folder, G, ...)                                                             \
  TEST_CASE("contract of " #G ": playing") {                                                            \
    const holdout::GameFace<G> game;                                                                    \
    holdout::testing::for_each_game(game, __VA_ARGS__, [&](const holdout::testing::Plan& plan) {        \
      return holdout::testing::check_playing(game, plan);                                               \
    });                                                                                                 \
  }                                                                                                     \
  TEST_CASE("contract of " #G ": saving") {                                                             \
    const holdout::GameFace<G> game;                                                                    \
    holdout::testing::for_each_game(                                                                    \
        game, __VA_ARGS__,                                                                              \
        [&](const holdout::testing::Plan& plan) { return holdout::testing::check_saving(game, plan); }, \
        holdout::testing::ContractSize(__VA_ARGS__).saved);                                             \
  }                                                                                                     \
  TEST_CASE("contract of " #G ": secrecy") {                                                            \
    holdout::testing::check_all_secrets(holdout::GameFace<G>{}, __VA_ARGS__);                           \
  }                                                                                                     \
  TEST_CASE("contract of " #G ": planted leaks are found") {                                            \
    holdout::testing::check_planted_leaks<G>(__VA_ARGS__);                                              \
  }                                                                                                     \
  TEST_CASE("contract of " #G ": imagined worlds") {                                                    \
    holdout::testing::check_all_imagined(holdout::GameFace<G>{}, __VA_ARGS__);                          \
  }                                                                                                     \
  TEST_CASE("contract of " #G ": golden playthroughs and perft") {                                      \
    holdout::testing::check_golden_files(holdout::GameFace<G>{}, HOLDOUT_SOURCE_DIR + (folder));        \
  }
