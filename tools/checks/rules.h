#pragma once

#include "checks/findings.h"

namespace holdout::checks {

// Compares the rule ids that documents define (bold text that starts with the id: **OS-209**) with the ids
// that tests and examples name. Finds every defined id without a test and every id in a test that no document
// defines. Only prefixes that some document uses count as ids, so "AB-12" in a test of something else is no
// finding.
Findings check_rules(const Files& documents, const Files& tests);

// How many ids the documents define.
std::size_t count_rules(const Files& documents);

}  // namespace holdout::checks
