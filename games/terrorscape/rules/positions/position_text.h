#pragma once

#include <span>
#include <string_view>

#include "engine/words/written_position.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

namespace holdout::terrorscape {

// A position that somebody wrote down as the *given* block of a .play file (docs/play-files.md), played on to
// its first question.
using WrittenPosition = Written<Rules, State>;

// The result has passed Terrorscape::check. Any text whatsoever gives a position or a Problem.
Result<WrittenPosition> read_given(std::span<const Phrase> given);
// The same from plain text, with or without the word "given" before it.
Result<WrittenPosition> read_given(std::string_view text);

}  // namespace holdout::terrorscape
