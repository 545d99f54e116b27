#include "apps/players/seat_players.h"

#include <algorithm>

#include <fmt/core.h>

#include "catalogue/make_player.h"

namespace holdout {

namespace {

constexpr std::string_view kExec = "exec:";

std::vector<std::string> each_level(const std::vector<std::string>& typed) {
  std::vector<std::string> levels;
  for (const std::string& entry : typed) {
    if (entry.starts_with(kExec)) {
      levels.push_back(entry);
      continue;
    }
    for (std::size_t start = 0; start <= entry.size();) {
      const std::size_t comma = std::min(entry.find(',', start), entry.size());
      levels.push_back(entry.substr(start, comma - start));
      start = comma + 1;
    }
  }
  return levels;
}

std::string names_of(const Sides& sides) {
  std::string names;
  for (const Side& side : sides) names += fmt::format("{}{}=LEVEL", names.empty() ? "" : ",", side.key);
  return names;
}

// Which side is meant by `killer=regular`; null: none.
const Side* side_named(const Sides& sides, const std::string& level) {
  for (const Side& side : sides)
    if (!side.key.empty() && level.starts_with(std::string(side.key) + "=")) return &side;
  return nullptr;
}

Result<std::vector<std::string>> levels_by_side(const std::vector<std::string>& levels, int players,
                                                const Sides& sides) {
  std::vector<std::string> by_seat(static_cast<std::size_t>(players));
  for (const std::string& level : levels) {
    const Side* side = side_named(sides, level);
    if (side == nullptr)
      return Problem{
          .where = "--bots", .what = fmt::format("'{}' names no side", level), .expected = names_of(sides)};
    for (const Seat seat : side->seats)
      by_seat[static_cast<std::size_t>(index(seat))] = level.substr(side->key.size() + 1);
  }
  for (const Side& side : sides)
    if (by_seat[static_cast<std::size_t>(index(side.seats.first()))].empty())
      return Problem{.where = "--bots",
                     .what = fmt::format("nobody plays for '{}'", side.key),
                     .expected = names_of(sides)};
  return by_seat;
}

}  // namespace

Result<std::vector<std::string>> seat_levels(const std::vector<std::string>& typed, int players,
                                             const Sides& sides) {
  std::vector<std::string> levels = each_level(typed);
  const bool by_side = std::any_of(levels.begin(), levels.end(), [&](const std::string& level) {
    return side_named(sides, level) != nullptr;
  });
  if (by_side) return levels_by_side(levels, players, sides);
  if (levels.empty() && players == 0) return levels;
  if (players == 0)
    return Problem{.where = "--bots",
                   .what = fmt::format("{} levels for 0 seats", levels.size()),
                   .expected = "none: nobody else plays"};
  if (levels.empty() || levels.size() > static_cast<std::size_t>(players))
    return Problem{.where = "--bots",
                   .what = fmt::format("{} levels for {} seats", levels.size(), players),
                   .expected = fmt::format("1 to {}", players)};
  levels.resize(static_cast<std::size_t>(players), std::string(levels.back()));
  return levels;
}

bool is_program(const std::string& level) { return level.starts_with(kExec); }

Result<void> check_level(const AnyGame& game, const std::string& level) {
  if (is_program(level)) return {};
  const std::vector<std::string_view> known = levels_of(game);
  if (std::find(known.begin(), known.end(), level) != known.end()) return {};
  std::string expected;
  for (std::string_view each : known) expected += fmt::format("{}, ", each);
  return Problem{.where = "--bots",
                 .what = fmt::format("{} has no computer player '{}'", game.info().key, level),
                 .expected = expected + "exec:COMMAND"};
}

std::string strongest_level(const AnyGame& game) { return std::string(levels_of(game).back()); }

Result<std::unique_ptr<Player>> make_seat_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                                 const std::string& level, const Seed& game_seed,
                                                 ExecPlayer::Patience budget) {
  const std::uint64_t seed = short_seed(derive(game_seed, "player", static_cast<std::uint64_t>(index(seat))));
  if (!is_program(level)) return make_player(game, rules, seat, level, seed);
  return std::unique_ptr<Player>(
      std::make_unique<ExecPlayer>(game, rules, seat, level.substr(kExec.size()), seed, budget));
}

}  // namespace holdout
