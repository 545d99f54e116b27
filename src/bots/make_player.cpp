#include "bots/make_player.h"

#include <array>

#include "bots/osaczeni_novice.h"
#include "bots/osaczeni_regular.h"
#include "bots/random_player.h"
#include "bots/the_thing_few.h"
#include "bots/the_thing_novice.h"
#include "bots/the_thing_regular.h"

namespace holdout {

namespace {

struct Level {
  std::string_view game;  // empty: every game
  std::string_view name;
  std::unique_ptr<Player> (*make)(const RulesBox& rules, Seat seat, std::uint64_t seed);
};

// The game for 1 to 3 players has players of its own.
template <class Many, the_thing::Level level>
std::unique_ptr<Player> make_the_thing(const RulesBox& rules, Seat seat, std::uint64_t seed) {
  if (rules.as<the_thing::Rules>().few) return the_thing::make_few_player(rules, seat, seed, level);
  return std::make_unique<Many>(rules, seat, seed);
}

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
    Level{"the_thing", "novice", make_the_thing<the_thing::NovicePlayer, the_thing::Level::Novice>},
    Level{"the_thing", "regular", make_the_thing<the_thing::RegularPlayer, the_thing::Level::Regular>},
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
