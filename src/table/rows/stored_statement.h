#pragma once

#include "table/playing/running_game.h"
#include "table/rows/log_row.h"

namespace holdout {

// The statement of a row: well formed at the table of that game, by one of its players, and about one of
// those made before it, `earlier` in number. Whether it fitted its moment was judged when it was made.
Result<Statement> said_in(const LogRow& row, const RunningGame& game, int earlier);

}  // namespace holdout
