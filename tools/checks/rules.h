#pragma once

#include <set>

#include "checks/findings.h"

namespace holdout::checks {

// Compares the rule ids that documents define (bold text that starts with the id: **ZZ-209**) with the ids
// that tests and examples name. Finds every defined id without a test and every id in a test that no document
// defines. Only prefixes that some document uses count as ids, so "AB-12" in a test of something else is no
// finding.
Findings check_rules(const Files& documents, const Files& tests);

// Finds every game without a document that defines an id.
Findings games_without_rules(const std::vector<std::string>& games, const Files& documents);

// How many ids the documents define.
std::size_t count_rules(const Files& documents);

// Every id in a line, of whatever prefix, and what it begins with: "ZZ" of "ZZ-209".
std::vector<std::string> rule_ids_in(const std::string& line);
std::string prefix_of(const std::string& id);
// What the ids that the documents define begin with.
std::set<std::string> prefixes_of(const Files& documents);

}  // namespace holdout::checks
