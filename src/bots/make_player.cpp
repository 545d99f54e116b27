#include "bots/make_player.h"

#include <array>

#include "bots/osaczeni_novice.h"
#include "bots/osaczeni_regular.h"
#include "bots/random_player.h"

namespace holdout {

namespace {

struct Level {
  std::string_view game;  // empty: every game
  std::string_view name;
  std::unique_ptr<Player> (*make)(const RulesBox& rules, Seat seat, std::uint64_t seed);
};

// Every computer player there is, weakest first: a new one is a row here.
constexpr std::array kLevels = {
    Level{"", "random",
          [](const RulesBox&, Seat, std::uint64_t seed) -> std::unique_ptr<Player> {
            return std::make_unique<RandomPlayer>(seed);
          }},
    Level{"osaczeni", "novice",
          [](const RulesBox& rules, Seat seat, std::uint64_t seed) -> std::unique_ptr<Player> {
            return std::make_unique<osaczeni::NovicePlayer>(rules, seat, seed);
          }},
    Level{"osaczeni", "regular",
          [](const RulesBox& rules, Seat seat, std::uint64_t seed) -> std::unique_ptr<Player> {
            return std::make_unique<osaczeni::RegularPlayer>(rules, seat, seed);
          }},
};

bool plays(const Level& level, const AnyGame& game) {
  return level.game.empty() || level.game == game.info().key;
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                            std::string_view level, std::uint64_t seed) {
  for (const Level& each : kLevels)
    if (plays(each, game) && each.name == level) return each.make(rules, seat, seed);
  std::string known;
  for (std::string_view each : levels_of(game)) {
    if (!known.empty()) known += ", ";
    known += each;
  }
  return Problem{
      .what = std::string(game.info().key) + " has no computer player '" + std::string(level) + "'",
      .expected = known};
}

std::vector<std::string_view> levels_of(const AnyGame& game) {
  std::vector<std::string_view> names;
  for (const Level& each : kLevels)
    if (plays(each, game)) names.push_back(each.name);
  return names;
}

}  // namespace holdout
