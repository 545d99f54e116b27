#include "apps/commands/game_arguments.h"

#include <algorithm>

#include <fmt/core.h>

#include "catalogue/all_games.h"

namespace holdout {

namespace {

constexpr int kUsualPlayers = 4;

Result<void> add_choice(Setup::Choices& choices, const std::string& text, std::string_view what) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos)
    return Problem{.where = fmt::format("--{}", what),
                   .what = fmt::format("'{}' gives no value", text),
                   .expected = fmt::format("{}=value", what == "option" ? "name" : "figure")};
  const auto [found, added] = choices.emplace(text.substr(0, equals), text.substr(equals + 1));
  if (added) return {};
  return Problem{.where = fmt::format("--{}", what),
                 .what = fmt::format("'{}' is given twice", found->first)};
}

bool has_option(const AnyGame& game, std::string_view key) {
  return std::any_of(game.option_infos().begin(), game.option_infos().end(),
                     [&](const OptionInfo& info) { return info.key == key; });
}

Result<void> add_variants(const AnyGame& game, const GameArguments& arguments, Setup& setup) {
  if (arguments.variants.empty()) return {};
  if (!has_option(game, "variant"))
    return Problem{.where = "--variant", .what = fmt::format("{} has no variants", game.info().key)};
  std::string all;
  for (const std::string& each : arguments.variants) all += (all.empty() ? "" : ",") + each;
  if (!setup.options.emplace("variant", all).second)
    return Problem{.where = "--variant", .what = "given a second time as an option"};
  if (arguments.every_variant && has_option(game, "epilogue_log"))
    setup.options.emplace("epilogue_log", "all");
  return {};
}

}  // namespace

void add_game_name(CLI::App& command, std::string& game) {
  command.add_option("game", game, "name of the game")->required();
}

void add_setup_arguments(CLI::App& command, GameArguments& arguments) {
  command.add_option("-p,--players", arguments.players, "number of seats");
  command.add_option("-o,--option", arguments.options, "option of the game, name=value; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command.add_option("--variant", arguments.variants, "number of a variant; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command
      .add_option("--figure", arguments.figures, "figure turned for this run, name=values; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

Result<const AnyGame*> game_named(std::string_view key) {
  if (const AnyGame* game = find_game(key)) return game;
  std::string known;
  for (const AnyGame* game : all_games())
    if (!game->info().example) known += fmt::format("{}{}", known.empty() ? "" : ", ", game->info().key);
  return Problem{.what = fmt::format("unknown game '{}'", key), .expected = known};
}

Result<Setup> setup_from(const AnyGame& game, const GameArguments& arguments) {
  const GameInfo& info = game.info();
  Setup setup{.players = arguments.players, .options = {}, .figures = {}};
  if (setup.players == 0) setup.players = std::clamp(kUsualPlayers, info.min_players, info.max_players);
  if (setup.players < info.min_players || setup.players > info.max_players)
    return Problem{.where = "--players",
                   .what = fmt::format("{} cannot be played by {}", info.key, setup.players),
                   .expected = info.min_players == info.max_players
                                   ? fmt::format("{}", info.min_players)
                                   : fmt::format("{} to {}", info.min_players, info.max_players)};
  for (const std::string& each : arguments.options)
    if (auto added = add_choice(setup.options, each, "option"); !added) return added.problem();
  for (const std::string& each : arguments.figures)
    if (auto added = add_choice(setup.figures, each, "figure"); !added) return added.problem();
  if (auto added = add_variants(game, arguments, setup); !added) return added.problem();
  return setup;
}

Result<ChosenGame> choose_game(const GameArguments& arguments) {
  const Result<const AnyGame*> game = game_named(arguments.game);
  if (!game) return game.problem();
  const Result<Setup> setup = setup_from(**game, arguments);
  if (!setup) return setup.problem();
  Result<RulesBox> rules = (*game)->make_rules(*setup);
  if (!rules) return rules.problem();
  return ChosenGame{*game, std::move(*rules)};
}

std::string list_games(bool examples) {
  std::string text;
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    if (info.example && !examples) continue;
    text += fmt::format("{}  {} to {} players, rules version {}{}\n", info.key, info.min_players,
                        info.max_players, info.rules_version, info.example ? ", example" : "");
    for (const OptionInfo& option : game->option_infos())
      text += fmt::format("  {:<20} {:<10} default {:<10} {}\n", option.key, option.rule, option.fallback,
                          option.allowed);
  }
  return text;
}

}  // namespace holdout
