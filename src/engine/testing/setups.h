#pragma once

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace holdout::testing {

inline std::vector<std::string> words_in(std::string_view text) {
  constexpr std::string_view kBetween = " ,:;()";
  std::vector<std::string> found;
  for (std::size_t at = text.find_first_not_of(kBetween); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
    found.emplace_back(text.substr(at, end - at));
    at = text.find_first_not_of(kBetween, end);
  }
  return found;
}

inline int number_in(const std::string& text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// The values that an option's `allowed` text may name: its words ("on off"), or a range ("1 to 21").
inline std::vector<std::string> allowed_values(std::string_view allowed) {
  constexpr int kMost = 32;
  const std::vector<std::string> parts = words_in(allowed);
  if (parts.size() != 3 || parts[1] != "to") return parts;
  std::vector<std::string> values;
  for (int n = number_in(parts[0]); n <= number_in(parts[2]) && static_cast<int>(values.size()) < kMost; ++n)
    values.push_back(std::to_string(n));
  return values;
}

// "(first_leader=host leader=P2)" at the end of the words: choices that use the option, where its values are
// no list or need others beside them.
inline Setup::Choices example_in(std::string_view allowed) {
  Setup::Choices choices;
  std::string_view rest = allowed.substr(std::min(allowed.rfind('('), allowed.size()));
  while (!rest.empty()) {
    rest.remove_prefix(1);  // a bracket or a space
    const std::string_view each = rest.substr(0, rest.find_first_of(" )"));
    if (const std::size_t equals = each.find('='); equals != std::string_view::npos)
      choices.emplace(each.substr(0, equals), each.substr(equals + 1));
    rest.remove_prefix(each.size());
  }
  return choices;
}

// The choices by which set-ups meet this option: its example, or each listed value but the default.
inline std::vector<Setup::Choices> choices_of(const OptionInfo& option) {
  if (Setup::Choices example = example_in(option.allowed); !example.empty()) return {std::move(example)};
  std::vector<Setup::Choices> all;
  for (const std::string& value : allowed_values(option.allowed))
    if (value != option.fallback) all.push_back({{std::string(option.key), value}});
  return all;
}

// These choices with this number of players, or the next one with which they are allowed; 0 players = none.
inline Setup setup_with(const AnyGame& game, const Setup::Choices& choices, int players) {
  const GameInfo& info = game.info();
  for (int tried = info.min_players; tried <= info.max_players; ++tried) {
    Setup setup{.players = players, .options = choices, .figures = {}};
    if (game.make_rules(setup)) return setup;
    players = players == info.max_players ? info.min_players : players + 1;
  }
  return {};
}

inline bool takes(const Setup& setup, const Setup::Choices& choices) {
  return std::includes(setup.options.begin(), setup.options.end(), choices.begin(), choices.end());
}

// Set-ups that together meet every number of players and every value of every option: the defaults for each
// number of players, then each other option value once, with the numbers of players in turn, or the next one
// with which it is allowed. Throws if a value is in none of them: no test would ever meet it.
inline std::vector<Setup> sample_setups(const AnyGame& game) {
  const GameInfo& info = game.info();
  std::vector<Setup> setups;
  std::vector<Setup::Choices> need_others;
  for (int players = info.min_players; players <= info.max_players; ++players)
    setups.push_back({.players = players, .options = {}, .figures = {}});
  int players = info.min_players;
  for (const OptionInfo& option : game.option_infos())
    for (const Setup::Choices& choices : choices_of(option)) {
      Setup setup = setup_with(game, choices, players);
      players = players == info.max_players ? info.min_players : players + 1;
      if (setup.players == 0)
        need_others.push_back(choices);
      else
        setups.push_back(std::move(setup));
    }
  for (const Setup::Choices& choices : need_others)
    if (std::none_of(setups.begin(), setups.end(), [&](const Setup& s) { return takes(s, choices); }))
      throw std::logic_error(std::string(info.key) + ": no set-up has " + choices.begin()->first + "=" +
                             choices.begin()->second + "; give an example of it");
  return setups;
}

}  // namespace holdout::testing
