#pragma once

#include <vector>

#include "content/folder.h"
#include "engine/result.h"

namespace holdout::content {

// What the files of content/osaczeni promise each other and the rules, beyond what their schemas can say.
// Precondition: the folder loaded without a problem.
std::vector<Problem> check_osaczeni(const Folder& folder);

}  // namespace holdout::content
