#pragma once

#include <array>

#include "engine/event.h"
#include "the_thing_kinds.h"

namespace holdout::the_thing {

// Who took part in the same encounter, by round (T-16). Everybody sees it, whether or not anybody looked at a
// token.
class WhoMet {
 public:
  void see(const Event& event, int round);
  bool met(Slot one, Slot other, int round) const;

 private:
  std::array<std::array<Slots, kMaxSlots>, kMaxRounds> met_{};  // by round - 1 and slot
};

}  // namespace holdout::the_thing
