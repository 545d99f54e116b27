#include <array>

#include "bots/player_level.h"
#include "games/osaczeni/players/novice.h"
#include "games/osaczeni/players/regular.h"

namespace holdout::osaczeni {

std::span<const PlayerLevel> levels() {
  static constexpr std::array kLevels = {PlayerLevel{"novice", make<NovicePlayer>},
                                         PlayerLevel{"regular", make<RegularPlayer>}};
  return kLevels;
}

}  // namespace holdout::osaczeni
