#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capacities.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/setup.h"

namespace holdout {

// One lobby option of a game, as its content files list it.
struct OptionRow {
  std::string_view key;
  std::string_view rule;  // empty for options that change no rule
  std::uint8_t preset;    // index into values: what holds unless the host chooses otherwise
  std::uint8_t count;
  std::array<std::string_view, kMaxOptionValues> values;

  constexpr std::span<const std::string_view> allowed() const { return {values.data(), count}; }
  constexpr std::string_view default_value() const { return values[preset]; }
};

// The options of a game: rows of its content, and what only its host can name (a seat, colours).
class OptionList {
 public:
  OptionList(std::string_view game, std::span<const OptionRow> rows, std::span<const OptionInfo> host);

  std::span<const OptionInfo> infos() const { return infos_; }
  // Refuses options that the game does not know and values that a row does not list.
  Result<void> check(const Setup& setup) const;
  // What the host chose, or the default.
  std::string_view value(const Setup& setup, std::string_view key) const;

 private:
  const OptionInfo* find(std::string_view key) const;

  std::string game_;
  std::span<const OptionRow> rows_;
  std::vector<std::string> allowed_;
  std::vector<OptionInfo> infos_;
};

Problem bad_option(std::string_view key, std::string_view value, std::string_view expected);

// "P0" to the last seat of the set-up.
Result<Seat> seat_of_option(const Setup& setup, std::string_view key, std::string_view text);

// "a,b,c" -> a b c
std::vector<std::string_view> parts_of_option(std::string_view text);

// Option `colours`: for each seat one of the rows of the content, each once; as they stand without it.
// `allowed` lists them for a complaint.
template <class Rows, std::size_t Seats>
Result<void> read_colours(const Setup& setup, const Rows& rows, std::string_view allowed,
                          std::array<std::uint8_t, Seats>& colour) {
  std::iota(colour.begin(), colour.end(), std::uint8_t{0});
  const auto given = setup.options.find("colours");
  if (given == setup.options.end()) return {};
  const std::vector<std::string_view> parts = parts_of_option(given->second);
  const std::string expected =
      std::to_string(setup.players) + " different colours of " + std::string(allowed);
  if (static_cast<int>(parts.size()) != setup.players) return bad_option("colours", given->second, expected);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto row = std::ranges::find(rows, parts[i], [](const auto& each) { return each.key; });
    const auto before = std::span(colour).first(i);
    const auto id = static_cast<std::uint8_t>(row - rows.begin());
    if (row == rows.end() || std::ranges::count(before, id) > 0)
      return bad_option("colours", parts[i], expected);
    colour[i] = id;
  }
  return {};
}

}  // namespace holdout
