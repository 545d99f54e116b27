#pragma once

#include <string_view>

#include "engine/action.h"
#include "engine/result.h"
#include "games/terrorscape/rules/rules.h"

namespace holdout::terrorscape {

// Whether `action` is what `text` says as far as it goes: "go" fits every location. A Problem if the text is
// not even the beginning of an answer.
Result<bool> fits_answer(const Rules& r, std::string_view text, Action action);

}  // namespace holdout::terrorscape
