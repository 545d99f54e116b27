#include <array>

#include "bots/player_level.h"
#include "games/the_thing/players/few/novice.h"
#include "games/the_thing/players/few/regular.h"
#include "games/the_thing/players/novice.h"
#include "games/the_thing/players/regular.h"

namespace holdout::the_thing {

namespace {

// The game for 1 to 3 players has players of its own (TT-1202).
template <class Many, class Few>
std::unique_ptr<Player> make_for_number(const RulesBox& rules, Seat seat, std::uint64_t seed) {
  return rules.as<Rules>().few ? make<Few>(rules, seat, seed) : make<Many>(rules, seat, seed);
}

}  // namespace

std::span<const PlayerLevel> levels() {
  static constexpr std::array kLevels = {
      PlayerLevel{"novice", make_for_number<NovicePlayer, few::NovicePlayer>},
      PlayerLevel{"regular", make_for_number<RegularPlayer, few::RegularPlayer>}};
  return kLevels;
}

}  // namespace holdout::the_thing
