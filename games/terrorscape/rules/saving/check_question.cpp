#include "engine/procedures/check_open.h"
#include "games/terrorscape/rules/saving/check.h"
#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

namespace {

Result<void> check_over(const State& s) {
  if (s.table.phase != Phase::Over || !s.running.stack.empty())
    return wrong("running.open", "nobody is asked", "a question, or the game's end");
  return {};
}

}  // namespace

Result<void> check_question(const Rules& r, const State& s) {
  const Question& open = s.running.open;
  if (open.over()) return check_over(s);
  if (s.running.stack.empty()) return wrong("running.stack", "empty", "the procedures under way");
  if (s.table.phase == Phase::Over)
    return wrong("table.ending", "the game is over and goes on", "one of both");
  if (open.chance()) return check_chance<Terrorscape>(r, s);
  if (!(open == ask_top(r, s)))
    return wrong("running.open", "not the question of the procedure on top", "the same");
  return check_asked<Terrorscape>(r, s);
}

}  // namespace holdout::terrorscape
