#pragma once

#include <algorithm>
#include <charconv>
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

// Set-ups that together meet every number of players and every value of every option: the defaults for each
// number of players, then each other option value once, with the numbers of players in turn. What
// make_rules() refuses is left out: words that are no values, options that need others.
inline std::vector<Setup> sample_setups(const AnyGame& game) {
  const GameInfo& info = game.info();
  std::vector<Setup> setups;
  for (int players = info.min_players; players <= info.max_players; ++players)
    setups.push_back({.players = players, .options = {}, .figures = {}});
  int players = info.min_players;
  for (const OptionInfo& option : game.option_infos()) {
    for (const std::string& value : allowed_values(option.allowed)) {
      if (value == option.fallback) continue;
      Setup setup{.players = players, .options = {{std::string(option.key), value}}, .figures = {}};
      players = players == info.max_players ? info.min_players : players + 1;
      if (game.make_rules(setup)) setups.push_back(std::move(setup));
    }
  }
  return setups;
}

}  // namespace holdout::testing
