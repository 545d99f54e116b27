#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/kinds.h"
#include "engine/sentence.h"

namespace holdout {

// What is typed for each answer of a menu. Where the answers are things on which the board prints numbers,
// the number is the printed one; where such a number would not say which answer is meant, they are letters.
// Everywhere else they count from 1.
std::vector<std::string> menu_labels(const Kinds& kinds, std::span<const Action> answers,
                                     std::span<const Sentence> words);

// Whether this answer does nothing.
bool passes(const Kinds& kinds, Action answer);

// Whether a person is asked once more before this answer to that kind of question is given.
bool binds(const Kinds& kinds, std::uint8_t question, Action answer);

}  // namespace holdout
