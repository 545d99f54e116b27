#pragma once

#include <map>
#include <string>

#include "checks/findings.h"

namespace holdout::checks {

using KeyPlaces = std::map<std::string, Finding>;  // key or beginning -> where it is named, without a message

// Literals that could be keys or, in C++, beginnings of keys: small words joined by dots.
KeyPlaces literals_in_cpp(const Files& sources);

// The same in TypeScript and Svelte. A template `web.pace.${pace}` and a literal 'web.pace.' are beginnings:
// everything below them may be used.
struct WebLiterals {
  KeyPlaces whole;
  KeyPlaces beginnings;
};
WebLiterals literals_in_web(const Files& sources);

// Keys that follow from the rows of games/<game>/kinds.json. Of the needed ones there must be a text, or
// texts that begin with it and a dot; the others may be there.
struct RowKeys {
  KeyPlaces needed;
  KeyPlaces possible;
};
RowKeys keys_of_kinds(const Files& kinds, Findings& findings);

}  // namespace holdout::checks
