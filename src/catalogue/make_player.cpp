#include "catalogue/make_player.h"

#include "bots/player_level.h"
#include "bots/random_player.h"
#include "catalogue/player_list.h"

namespace holdout {

namespace {

// Weakest first: everywhere the one that needs to know nothing, then the game's own.
std::vector<PlayerLevel> players_of(const AnyGame& game) {
  std::vector<PlayerLevel> all{{"random", make<RandomPlayer>}};
  for (const ListedPlayers& listed : listed_players()) {
    if (listed.game != game.info().key) continue;
    const std::span<const PlayerLevel> own = listed.levels();
    all.insert(all.end(), own.begin(), own.end());
  }
  return all;
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(const AnyGame& game, const RulesBox& rules, Seat seat,
                                            std::string_view level, std::uint64_t seed) {
  for (const PlayerLevel& each : players_of(game))
    if (each.name == level) return each.make(rules, seat, seed);
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
  for (const PlayerLevel& each : players_of(game)) names.push_back(each.name);
  return names;
}

}  // namespace holdout
