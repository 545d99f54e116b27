#pragma once

#include <string_view>

#include "engine/seat.h"

namespace holdout {

// What a seat may do with free text at a moment, beside the statements of the game.
struct Voice {
  std::string_view silenced_by{};  // the rule that takes it away; empty: the seat may write
  SeatSet apart{};                 // who may confer unheard by the others, the seat among them; empty: nobody
};

}  // namespace holdout
