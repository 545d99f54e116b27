#pragma once

#include <string>
#include <vector>

#include "content/folder.h"
#include "engine/result.h"

namespace holdout::osaczeni {

// What the files beside this one promise each other and the rules, beyond what their schemas can say.
// Precondition: the folder loaded without a problem.
std::vector<Problem> check_figures(const content::Folder& folder);

// The text of the generated header osaczeni_tables.h, namespace holdout::osaczeni::tables.
// Precondition: the folder loaded and passed check_figures without a problem.
std::string write_tables(const content::Folder& folder);

}  // namespace holdout::osaczeni
