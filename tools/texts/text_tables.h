#pragma once

#include <map>
#include <string>
#include <vector>

#include "checks/findings.h"
#include "engine/result.h"

namespace holdout::texts {

using Messages = std::map<std::string, std::string>;  // key -> ICU message
using Languages = std::map<std::string, Messages>;    // "en" -> messages

// The messages of <language>/<file>.json, paths as `files` give them. Problems name file and line: no JSON,
// a key given twice (in one file or in two), a message that ICU cannot read or that uses more than plain
// arguments, plural and select, a language whose plural forms we do not know.
struct Gathered {
  Languages languages;
  std::vector<Problem> problems;
};
Gathered gather(const checks::Files& files);

// The source file that src/text/compiled.h declares.
std::string write_source(const Languages& languages);

}  // namespace holdout::texts
