#pragma once

#include "table/testing/table_stage.h"

namespace holdout::testing {

// What a client holds after any number of updates is what a fresh snapshot would give it.
void check_holds_the_present(const Rerun& now, const StageClient& client);

}  // namespace holdout::testing
