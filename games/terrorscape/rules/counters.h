#pragma once

#include <span>

#include "games/terrorscape/rules/words.h"

// counters.cpp: what a simulation gathers of each game (section 14 of the rules: balance targets).

namespace holdout::terrorscape {

std::span<const Counter> counters();
void count(const Rules& r, const Event& event, std::span<int> counts);
void count_end(const Rules& r, const State& s, std::span<int> counts);

}  // namespace holdout::terrorscape
