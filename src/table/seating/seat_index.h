#pragma once

#include <cstddef>

#include "engine/seat.h"

namespace holdout {

// The place of a seat in a list by seat.
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace holdout
