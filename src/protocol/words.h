#pragma once

#include <string>
#include <string_view>

#include "engine/sentence.h"
#include "protocol/json_text.h"

namespace holdout {

// Sentences as clients get them (docs/protocol.md, Sentence and Facts): short, and saying by themselves what
// each fact is. The key of a game's own text loses the name of the game, and
// `.event` or `.option` become a sign.

// `"key",{facts}`: two items of a list that the caller has opened.
void write_words(JsonText& out, std::string_view game, const Sentence& sentence);

// `["kind",{parts},"key",{facts},1]`: what happened by its parts, and what its sentence has beyond them;
// items at the end that say nothing are left out.
void write_told(JsonText& out, std::string_view game, const Sentence& parts, const Sentence& words,
                bool only_you);

// `["key",{facts}]`.
void write_sentence_list(JsonText& out, std::string_view game, const Sentence& sentence);
// The same on its own; of a sentence without a key nothing.
std::string sentence_json(std::string_view game, const Sentence& sentence);

}  // namespace holdout
