#include <array>

#include "bots/player_level.h"
#include "games/terrorscape/players/novice.h"
#include "games/terrorscape/players/regular.h"

namespace holdout::terrorscape {

std::span<const PlayerLevel> levels() {
  static constexpr std::array kLevels = {PlayerLevel{"novice", make<NovicePlayer>},
                                         PlayerLevel{"regular", make<RegularPlayer>}};
  return kLevels;
}

}  // namespace holdout::terrorscape
