#pragma once

#include "games/osaczeni/rules/changes.h"

namespace holdout::osaczeni {

void close_areas(Now& now);        // OS-701..705
Ending ending_of_round(Now& now);  // OS-706..708, OS-719

}  // namespace holdout::osaczeni
