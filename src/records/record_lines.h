#pragma once

#include <span>

#include "engine/any_game.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"
#include "records/record.h"
#include "table/playing/match.h"

namespace holdout {

// The text of each kind of line, its hash left out and its object left open. The writer writes these; the
// checker writes them again and compares.
JsonText header_line(const RecordHeader& header, std::span<const Event> events);
JsonText answer_line(const AnyGame& game, const RulesBox& rules, const Step& step);
JsonText statement_line(const AnyGame& game, const Statement& statement);
// `repaired`: answers that all agreed to take back, and that are not in the record.
JsonText result_line(const AnyGame& game, const RulesBox& rules, const StateBox& state, const Seed& seed,
                     int repaired = 0);
JsonText saved_line(const AnyGame& game, const StateBox& state, const Seed& seed, int repaired = 0);
// What either of the two says about it.
Result<int> read_repaired(const json::value& line, std::string_view end);

// What the first line says, apart from its events and hash. `where` names the file and line.
Result<RecordHeader> read_header(const json::value& line, const std::string& where);

std::string state_digest(const AnyGame& game, const StateBox& state);

}  // namespace holdout
