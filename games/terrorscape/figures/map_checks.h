#pragma once

#include <vector>

#include "content/folder.h"
#include "engine/result.h"

namespace holdout::terrorscape {

// The map: its locations, its ways and its floor plan fit together.
void check_map(const content::Folder& folder, std::vector<Problem>& problems);

}  // namespace holdout::terrorscape
