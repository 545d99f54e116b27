#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace holdout {

// The rules of a game as a Markdown document for players, from its texts in one language. The document
// follows the order of the file: a key says what its text becomes (a heading, a paragraph, an entry of a
// list, a rule under its id). A problem names `file`, the line and what was expected there.
Result<std::string> rules_doc(std::string_view texts, const std::string& file);

}  // namespace holdout
