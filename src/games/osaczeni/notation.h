#pragma once

#include <string_view>

#include "engine/action.h"
#include "games/osaczeni/rules.h"

namespace holdout::osaczeni {

// As Osaczeni::parse, but `speaker` may leave out whose character is meant: in "move leader" the own one.
Result<Action> parse_answer_of(const Rules& rules, Seat speaker, std::string_view text);

}  // namespace holdout::osaczeni
