#pragma once

#include <span>
#include <string>

#include "engine/any_game.h"
#include "table/table_store.h"

// What is made of a table's rows once its game is over: nothing of it is secret any more.

namespace holdout {

// The record (docs/records.md) of the game: as if it had been played without what was taken back.
Result<std::string> record_of(std::span<const StoredRow> rows, const FindGame& find_game);

// {"frames":[...]}: a snapshot of the beginning and every update, as `viewer` would have got them.
Result<std::string> replay_of(std::span<const StoredRow> rows, const FindGame& find_game, Seat viewer);

// {"entries":[...],"totals":[...]}: who claimed what and when, what was true, promises kept and broken. It
// has the same lines for everybody, with the numbers that `reader` knows them by.
Result<std::string> ledger_of(std::span<const StoredRow> rows, const FindGame& find_game, Seat reader);

}  // namespace holdout
