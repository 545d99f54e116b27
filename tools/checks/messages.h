#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace holdout::checks {

// What the two languages of one message must agree on, and what is wrong with the message itself.
struct MessageFacts {
  std::set<std::string> arguments;
  std::vector<std::string> faults;
};

// The plural categories that a language needs, "other" included; empty for a language we do not know.
std::set<std::string> plural_forms_of(const std::string& language);

MessageFacts facts_of(const std::string& message, const std::string& language);

}  // namespace holdout::checks
