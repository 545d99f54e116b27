#include <array>

#include "bots/player_level.h"
#include "games/terrorscape/players/novice.h"

namespace holdout::terrorscape {

std::span<const PlayerLevel> levels() {
  static constexpr std::array kLevels = {PlayerLevel{"novice", make<NovicePlayer>}};
  return kLevels;
}

}  // namespace holdout::terrorscape
