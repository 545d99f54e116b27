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

}  // namespace holdout::checks
