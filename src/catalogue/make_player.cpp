#include "catalogue/make_player.h"

#include <array>

#include "bots/random_player.h"
#include "games/osaczeni/players/novice.h"
#include "games/osaczeni/players/regular.h"
#include "games/the_thing/players/few/novice.h"
#include "games/the_thing/players/few/regular.h"
#include "games/the_thing/players/novice.h"
#include "games/the_thing/players/regular.h"

namespace holdout {

namespace {

struct Level {
  std::string_view game;  // empty: every game
  std::string_view name;
  std::unique_ptr<Player> (*make)(const RulesBox& rules, Seat seat, std::uint64_t seed);
};

template <class P>
std::unique_ptr<Player> make(const RulesBox& rules, Seat seat, std::uint64_t seed) {
  return std::make_unique<P>(rules, seat, seed);
}

// The game for 1 to 3 players has players of its own (TT-1202).
template <class Many, class Few>
std::unique_ptr<Player> make_the_thing(const RulesBox& rules, Seat seat, std::uint64_t seed) {
  return rules.as<the_thing::Rules>().few ? make<Few>(rules, seat, seed) : make<Many>(rules, seat, seed);
}

// Every computer player there is, weakest first: a new one is a row here.
constexpr std::array kLevels = {
    Level{"", "random", make<RandomPlayer>},
    Level{"osaczeni", "novice", make<osaczeni::NovicePlayer>},
    Level{"osaczeni", "regular", make<osaczeni::RegularPlayer>},
    Level{"the_thing", "novice", make_the_thing<the_thing::NovicePlayer, the_thing::few::NovicePlayer>},
    Level{"the_thing", "regular", make_the_thing<the_thing::RegularPlayer, the_thing::few::RegularPlayer>},
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
