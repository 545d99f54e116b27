#include "table/playing/private_step.h"

namespace holdout {

bool AnswerStep::same_prompt(Seat viewer) const {
  return game.prompt_for(rules, before, viewer) == game.prompt_for(rules, after, viewer);
}

bool AnswerStep::stays_private() const {
  const SeatSet alone = only(seat);
  const Question& next = game.question(rules, after);
  if (game.question(rules, before).may_answer != alone || next.may_answer != alone) return false;
  for (const Event& event : events)
    if (!event.noticed_by.without(alone).empty()) return false;
  if (!next.waited_for.has(seat)) return false;
  for (const Seat other : first_seats(rules.players()).without(seat))
    if (!same_prompt(other)) return false;
  return same_prompt(kSpectator);
}

}  // namespace holdout
