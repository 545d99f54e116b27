#include "engine/testing/contract_suite.h"
#include "games/osaczeni/rules/osaczeni.h"

namespace {

// Every variant, with the numbers of players in turn, and two of them at once.
std::vector<holdout::Setup> with_variants() {
  std::vector<holdout::Setup> setups;
  for (int variant = 1; variant <= 21; ++variant)
    setups.push_back({.players = 3 + variant % 4,
                      .options = {{"epilogue_log", "all"}, {"variant", std::to_string(variant)}},
                      .figures = {}});
  setups.push_back({.players = 5,
                    .options = {{"epilogue_log", "all"}, {"multi_variants", "on"}, {"variant", "4,13"}},
                    .figures = {}});
  return setups;
}

}  // namespace

HOLDOUT_CONTRACT(holdout::osaczeni::Osaczeni,
                 {.games = 4, .imagined_worlds = 10'000, .setups = with_variants()})
