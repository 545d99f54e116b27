#include "games/terrorscape/rules/changes.h"

// Cards of the search deck, one after another (TS-171, TS-537, TS-578).

namespace holdout::terrorscape {

namespace {

void show_card(Now& now, Survivor who, Item item) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.drawer = who;
  own.drawn.clear();
  own.drawn.push(item);
  tell_side(now, event::Drawn{.who = who, .thing = item});
  const bool careful = is_person(now.s.table, who, Person::Anna);  // TS-222
  if (row(item).noise && !careful) noise_of_action(now, who);      // TS-048
}

void keep(Now& now, Survivor who, Item item) {
  tell_side(now, event::Kept{.who = who, .thing = item});
  if (item == Item::Key)
    take_key(now, who);  // TS-122
  else
    take_item(now.s, who, item);
}

}  // namespace

Flow SearchDraw::run(Now& now) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (step == Step::Keep) return ask_survivors(now);
  if (is_too_full(now.rules, now.s, who)) return call(now, Overflow{who});
  if (left == 0 || search_cards(now.s) == 0) {
    own.drawer = kNoSurvivor;
    return done();
  }
  if (cards_left(own.search) > 0) return ask_chance();
  own.bottom_key = false;  // the coloured-key card lies under all others
  step = Step::Keep;
  show_card(now, who, Item::Key);
  return again();
}

void SearchDraw::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i); s.hidden.survivors.search[at(item)] > 0)
      out.push(answer::Draw{item}, s.hidden.survivors.search[at(item)]);
}

Question SearchDraw::question(const Rules& r, const State&) const {
  return ask(r, QuestionKind::ScavengeKeep, who);
}

void SearchDraw::options(const Rules&, const State&, Seat, Actions& out) const {
  out.push(answer::Yes{});
  out.push(answer::No{});
}

Flow SearchDraw::answer(Now& now, Seat, Action a) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  if (is<answer::Draw>(a)) {
    const Item item = parts_of<answer::Draw>(a).thing;
    --own.search[at(item)];
    step = Step::Keep;
    show_card(now, who, item);
    return again();
  }
  const Item item = own.drawn[0];
  own.drawn.clear();
  step = Step::Draw;
  --left;
  if (is<answer::Yes>(a)) {
    keep(now, who, item);
  } else {
    ++own.discards[at(item)];  // TS-130
    tell_side(now, event::Dropped{.who = who, .thing = item});
  }
  return again();
}

}  // namespace holdout::terrorscape
