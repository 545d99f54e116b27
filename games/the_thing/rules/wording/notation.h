#pragma once

#include <string_view>

#include "engine/action.h"
#include "games/the_thing/rules/rules.h"

namespace holdout::the_thing {

// As TheThing::parse, but with 4 to 8 players `speaker` may leave out its own name at the end: "test blue" is
// a Test by the speaker.
Result<Action> parse_answer_of(const Rules& rules, Seat speaker, std::string_view text);

// Whether `action` is what `text` says as far as it goes: "place" fits every location. A Problem if the text
// is not even the beginning of an answer.
Result<bool> fits_answer(const Rules& rules, Seat speaker, std::string_view text, Action action);

}  // namespace holdout::the_thing
