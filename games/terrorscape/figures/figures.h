#pragma once

#include <vector>

#include "content/folder.h"
#include "engine/result.h"

namespace holdout::terrorscape {

// What the files beside this one promise each other and the rules, beyond what their schemas can say.
// Precondition: the folder loaded without a problem.
std::vector<Problem> check_figures(const content::Folder& folder);

}  // namespace holdout::terrorscape
