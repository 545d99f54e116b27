#include "bots/the_thing_few.h"

#include "bots/the_thing_few_novice.h"
#include "bots/the_thing_few_regular.h"

namespace holdout::the_thing {

std::unique_ptr<Player> make_few_player(const RulesBox& rules, Seat seat, std::uint64_t seed, Level level) {
  if (level == Level::Novice) return std::make_unique<few::NovicePlayer>(rules, seat, seed);
  return std::make_unique<few::RegularPlayer>(rules, seat, seed);
}

}  // namespace holdout::the_thing
