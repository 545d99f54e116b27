#pragma once

#include <string_view>

#include "engine/action.h"
#include "games/osaczeni/rules/rules.h"

namespace holdout::osaczeni {

// As Osaczeni::parse, but `speaker` may leave out whose character is meant: in "move leader" the own one.
Result<Action> parse_answer_of(const Rules& rules, Seat speaker, std::string_view text);

// Whether `action` is what `text` says as far as it goes: "play tin" fits every target. A Problem if the text
// is not even the beginning of an answer.
Result<bool> fits_answer(const Rules& rules, Seat speaker, std::string_view text, Action action);

}  // namespace holdout::osaczeni
