#include "engine/procedures/check_open.h"
#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

namespace {

// What is told of the question is so: a game that goes on is not over, and who is asked can answer.
Result<void> check_going_on(const Rules& r, const State& s) {
  if (s.table.ending != Ending::Running || s.table.phase == Phase::Over || !s.table.winners.empty())
    return wrong("table.ending", "the game is over and goes on", "one of both");
  return check_departure(r, s);
}

Result<void> check_over(const State& s) {
  if (s.table.phase != Phase::Over || s.table.ending == Ending::Running || !s.running.stack.empty())
    return wrong("running.open", "nobody is asked", "a question, or the game's end");
  return {};
}

}  // namespace

Result<void> check_question(const Rules& r, const State& s) {
  const Question& open = s.running.open;
  if (open.over()) return check_over(s);
  if (s.running.stack.empty()) return wrong("running.stack", "empty", "the procedures under way");
  if (Result<void> fine = check_going_on(r, s); !fine) return fine;
  if (!open.chance()) {
    if (std::holds_alternative<TradeAnswer>(s.running.stack.back()) &&
        !s.table.characters.has(s.table.offer.to))
      return wrong("running.open", "an answer to an offer to nobody", "the Character to whom it was made");
    if (!(open == ask_top(r, s)))
      return wrong("running.open", "not the question of the procedure on top", "the same");
    return check_asked<TheThing>(r, s);
  }
  return check_chance<TheThing>(r, s);
}

}  // namespace holdout::the_thing
