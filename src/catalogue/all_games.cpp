#include "catalogue/all_games.h"

#include <algorithm>

#include "catalogue/game_list.h"

namespace holdout {

namespace {

std::vector<const GameModule*> in_order_shown() {
  std::vector<const GameModule*> all;
  for (const ListedGame& each : listed_games()) all.push_back(&each.module());
  std::stable_partition(all.begin(), all.end(),
                        [](const GameModule* each) { return !each->game.info().example; });
  return all;
}

const std::vector<const GameModule*>& all_modules() {
  static const std::vector<const GameModule*> modules = in_order_shown();
  return modules;
}

std::vector<const AnyGame*> games_of(const std::vector<const GameModule*>& modules) {
  std::vector<const AnyGame*> games;
  for (const GameModule* each : modules) games.push_back(&each->game);
  return games;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const std::vector<const AnyGame*> games = games_of(all_modules());
  return games;
}

const GameModule* find_module(std::string_view key) {
  for (const GameModule* each : all_modules())
    if (each->game.info().key == key) return each;
  return nullptr;
}

const AnyGame* find_game(std::string_view key) {
  const GameModule* module = find_module(key);
  return module ? &module->game : nullptr;
}

const ExampleWords* find_example_words(std::string_view game) {
  const GameModule* module = find_module(game);
  return module ? module->words : nullptr;
}

std::vector<std::string> games_with_examples() {
  std::vector<std::string> keys;
  for (const GameModule* each : all_modules())
    if (each->words) keys.emplace_back(each->game.info().key);
  return keys;
}

}  // namespace holdout
