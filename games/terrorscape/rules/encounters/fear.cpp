#include "games/terrorscape/rules/killer/acts.h"

// Fear (5.4). Whom a SCARE hits is told at once, with the place of those whom it paralyses (RU-65); then each
// is handled with all that follows from it before the next (TS-010).

namespace holdout::terrorscape {

namespace {

// TS-377, TS-014: from the size of his hand, which follows from public facts.
bool may_pay_for_wound(const Rules& r, const State& s) {
  return has_level_effect(r, s.table, LevelEffect::FearWound) &&
         hand_size(s) >= level_amount(r, s.table.killer, LevelEffect::FearWound);
}

// Those of one statement: up to the first whose paralysis the Killer may pay for.
struct Statement {
  Survivors handled;
  Survivors paralysed;
  std::array<Location, kPlaces> rooms{Location::None, Location::None, Location::None};
  Survivor pays_for = kNoSurvivor;
};

// TS-063: no token; noise, and the Killer is told who is there and where.
void paralyse(Now& now, Survivor who, Statement& said) {
  const Location room = where(now.s, who);
  now.s.table.noise.add(room);  // TS-044
  seen(now, Seen::Placed, index(who), static_cast<int>(room));
  said.paralysed.add(who);
  said.rooms[at(who)] = room;
  if (may_pay_for_wound(now.rules, now.s)) said.pays_for = who;
}

Statement handle(Now& now, Survivors& who) {
  Table& t = now.s.table;
  Statement said;
  while (!who.empty() && said.pays_for == kNoSurvivor) {
    const Survivor next = who.first();
    who.remove(next);
    if (!in_mansion(t).has(next)) continue;
    said.handled.add(next);
    if (fear_of(t, next) < now.rules.fear_limit)
      ++t.fear[at(next)];  // TS-060, TS-062
    else
      paralyse(now, next, said);
  }
  return said;
}

}  // namespace

Flow Scare::run(Now& now) {
  const Survivors all = who & in_mansion(now.s.table);
  const bool first = !begun;
  begun = true;
  if (first && !asked.empty()) seen(now, Seen::Answered, all.bits(), asked.bits());  // TS-065
  const Statement said = handle(now, who);
  // After a payment, or none, the fear of the others is told when it comes.
  if (first || !said.handled.empty())
    tell(now,
         event::Scared{.whos = first ? all : said.handled, .paralysed = said.paralysed, .rooms = said.rooms});
  if (said.pays_for != kNoSurvivor) return call(now, FearPay{.who = said.pays_for});
  return done();
}

Flow FearPay::run(Now& now) {
  switch (step) {
    case Step::Ask: return ask_killer(now);
    case Step::Wound:
      step = Step::Finish;
      tell(now, event::LevelStruck{.effect = LevelEffect::FearWound});
      return call(now, terrorscape::Wound{.who = only(who)});
    case Step::Finish: break;
  }
  return done();
}

Question FearPay::question(const Rules& r, const State&) const {
  return ask_killer(r, QuestionKind::FearWound);
}
void FearPay::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Yes{});
  out.push(answer::Pass{});
}
Flow FearPay::answer(Now& now, Seat, Action a) {
  if (static_cast<ActionKind>(a.kind) == ActionKind::Pass) return done();
  step = Step::Wound;
  const int cards = level_amount(now.rules, now.s.table.killer, LevelEffect::FearWound);
  return call(now, PayCards{.left = u8(cards)});
}

}  // namespace holdout::terrorscape
