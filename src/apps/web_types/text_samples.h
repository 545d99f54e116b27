#pragma once

#include <string>
#include <string_view>

#include "text/compiled.h"

namespace holdout {

// Every message of a language written with made-up facts: one JSON object a line, {"said":[key,facts],"text"}
// after a first line with the names of the players. The web client writes the same facts and must get the
// same texts.
std::string text_samples(const CompiledLanguage& language);

}  // namespace holdout
