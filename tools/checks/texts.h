#pragma once

#include "checks/findings.h"

namespace holdout::checks {

// What check_texts looks at, as files of the repository.
struct TextInput {
  Files texts;    // texts/<language>/*.json, games/*/texts: one object, key -> ICU message, one key a line
  Files sources;  // src, games: where keys are used
  // prefixes.txt beside the languages: beginnings of keys that code completes, one a line, # comments
  Files prefixes;
  Files kinds{};  // games/<game>/kinds.json: rows that stand for the keys of their sentences
  Files web{};    // web/src, games/*/web: where keys are used, too; a beginning is declared by its use
};

// Finds: keys missing in a language or written twice; messages that ICU cannot read or that use more than
// plain arguments, plural and select; arguments that differ between languages; incomplete plural forms; keys
// that no source and no row of kinds names (whole, or by a declared prefix); keys that a source or a row
// names and no language has; prefixes that no source names or no key has.
Findings check_texts(const TextInput& input);

}  // namespace holdout::checks
