#include "table/rows/stored_statement.h"

#include "engine/talking/statement_text.h"

namespace holdout {

Result<Statement> said_in(const LogRow& row, const RunningGame& game, int earlier) {
  const int players = game.rules().players();
  Result<Statement> said = parse_statement(game.game().forms(), row.text);
  if (!said) return said;
  if (!first_seats(players).has(row.seat)) return Problem{.what = "a statement of nobody at the table"};
  if (said->about > earlier) return Problem{.what = "an answer to a statement nobody made"};
  said->speaker = row.seat;
  if (const Result<void> whole = well_formed(game.game().forms(), players, *said); !whole)
    return whole.problem();
  return said;
}

}  // namespace holdout
