#include "games/terrorscape/rules/killer/acts.h"

// Costs (TS-261): one card after another, and nothing is told before the last one is paid.

namespace holdout::terrorscape {

namespace {

void pay(State& s, Skill skill) {
  --in_hand(s, skill);
  s.hidden.killer.paying.push(skill);
}

// Nothing is left to choose.
void pay_all(State& s) {
  for (int i = 0; i < kSkillKinds; ++i)
    while (holds(s, static_cast<Skill>(i))) pay(s, static_cast<Skill>(i));
}

}  // namespace

Flow PayCards::run(Now& now) {
  KillerSecrets& own = now.s.hidden.killer;
  if (left > 0 && left == hand_size(now.s)) {
    left = 0;
    pay_all(now.s);
  }
  if (left > 0) return ask_killer(now);
  event::Paid paid{.n = own.paying.size()};
  paid.skills.fill(Skill::None);
  for (int i = 0; i < own.paying.size(); ++i) {
    paid.skills[static_cast<std::size_t>(i)] = own.paying[i];
    discard(now.s, own.paying[i]);  // TS-262
  }
  own.paying.clear();
  if (paid.n > 0) tell_of_killer(now, paid);
  if (noted) seen(now, Seen::Paid, paid.n);
  return done();
}

Question PayCards::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::CostCards);
}
void PayCards::options(const Rules&, const State& s, Seat, Actions& out) const {
  each_of_hand(s, Skill::None, out);
}
Flow PayCards::answer(Now& now, Seat, Action a) {
  pay(now.s, parts_of<answer::Pay>(a).skill);
  --left;
  return again();
}

}  // namespace holdout::terrorscape
