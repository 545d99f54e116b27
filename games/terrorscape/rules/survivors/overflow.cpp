#include "games/terrorscape/rules/changes.h"

// A backpack that is too full is emptied at once, one item after another (TS-120, TS-121).

namespace holdout::terrorscape {

Flow Overflow::run(Now& now) { return is_too_full(now.rules, now.s, who) ? ask_survivors(now) : done(); }

Question Overflow::question(const Rules& r, const State&) const {
  return ask(r, QuestionKind::Overflow, who);
}

void Overflow::options(const Rules&, const State& s, Seat, Actions& out) const {
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i); carries(s, who, item)) out.push(answer::Drop{item});
}

Flow Overflow::answer(Now& now, Seat seat, Action a) {
  const Item item = parts_of<answer::Drop>(a).thing;
  spend_item(now.s, who, item);
  tell_side(now, event::Dropped{.who = who, .thing = item}, seat);
  return again();
}

}  // namespace holdout::terrorscape
