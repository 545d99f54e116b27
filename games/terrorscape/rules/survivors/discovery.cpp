#include "games/terrorscape/rules/changes.h"

// One Survivor draws two cards and keeps one (TS-200..205).

namespace holdout::terrorscape {

namespace {

int cards_to_draw(const Rules& r, const State& s) {  // TS-202
  const SurvivorSecrets& own = s.hidden.survivors;
  return std::min(r.discovery_drawn, own.drawn.size() + cards_left(own.discovery));
}

bool all_alike(const SurvivorSecrets& own) {
  return std::ranges::all_of(own.drawn, [&](Item item) { return item == own.drawn[0]; });
}

void name_drawer(Now& now, Survivor who) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  own.drawer = who;
  own.drawn.clear();
  tell_side(now, event::DiscovererNamed{.who = who});
}

void draw(Now& now, Item item) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  --own.discovery[at(item)];
  own.drawn.push(item);
  tell_side(now, event::Drawn{.who = own.drawer, .thing = item});
}

void make_noises(Now& now) {  // TS-204: kept or not
  const SurvivorSecrets& own = now.s.hidden.survivors;
  if (std::ranges::any_of(own.drawn, [](Item item) { return row(item).noise; }))
    noise_of_action(now, own.drawer);
}

void keep(Now& now, Item item) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  const auto kept = std::ranges::find(own.drawn, item);
  own.drawn.erase(static_cast<int>(kept - own.drawn.begin()));
  tell_side(now, event::Kept{.who = own.drawer, .thing = item});
  if (item == Item::Key)
    take_key(now, own.drawer);  // TS-122
  else
    take_item(now.s, own.drawer, item);
}

void drop_rest(Now& now) {  // TS-203
  SurvivorSecrets& own = now.s.hidden.survivors;
  for (Item item : own.drawn) {
    ++own.discards[at(item)];
    tell_side(now, event::Dropped{.who = own.drawer, .thing = item});
  }
  own.drawn.clear();
}

}  // namespace

// TS-200, TS-201: an empty deck ends the game, or the step is skipped.
Flow Discovery::run(Now& now) {
  const Rules& r = now.rules;
  State& s = now.s;
  SurvivorSecrets& own = s.hidden.survivors;
  switch (step) {
    case Step::Begin:
      if (cards_left(own.discovery) == 0) {
        if (s.table.help == Table::kNoHelp) return end_game(now, Ending::Lost);
        tell_side(now, event::DiscoverySkipped{});
        return done();  // RU-58: the token stays
      }
      step = Step::Name;
      s.table.moment = Moment::SurvivorsAct;
      if (r.on_your_own) return again();
      open_council(r, s);
      return call(now, DiscovererCouncil{});
    case Step::Name:
      name_drawer(now, r.on_your_own ? s.table.token : survivor_at(own.proposal));  // TS-533
      own.council = {};
      step = Step::Draw;
      return again();
    case Step::Draw:
      if (own.drawn.size() < cards_to_draw(r, s)) return ask_chance();
      step = Step::Hands;
      return again();
    case Step::Hands:
      if (is_unused(s, own.drawer, SurvivorTrait::MuffledHands)) return ask_survivors(now);
      return leave_hands(now);
    case Step::Fingers:
      if (own.drawn.size() > 1 && is_unused(s, own.drawer, SurvivorTrait::QuickFingers))
        return ask_survivors(now);
      step = Step::Keep;
      return again();
    case Step::Keep:
      if (own.drawn.size() > 1 && !both && !all_alike(own)) return ask_survivors(now);
      return keep_cards(now, own.drawn[0]);
    case Step::Finish: break;
  }
  if (is_too_full(r, s, own.drawer)) return call(now, Overflow{own.drawer});
  own.drawer = kNoSurvivor;
  return done();
}

Flow Discovery::leave_hands(Now& now) {
  if (!muffled) make_noises(now);
  step = Step::Fingers;
  return again();
}

Flow Discovery::keep_cards(Now& now, Item item) {
  SurvivorSecrets& own = now.s.hidden.survivors;
  keep(now, item);
  while (both && !own.drawn.empty()) keep(now, own.drawn[0]);  // ST-14
  drop_rest(now);
  if (now.rules.on_your_own) pass_token(now);  // TS-533
  step = Step::Finish;
  return again();
}

void Discovery::outcomes(const Rules&, const State& s, Outcomes& out) const {
  for (int i = 0; i < kItemKinds; ++i)
    if (const auto item = static_cast<Item>(i); s.hidden.survivors.discovery[at(item)] > 0)
      out.push(answer::Draw{item}, s.hidden.survivors.discovery[at(item)]);
}

Question Discovery::question(const Rules& r, const State& s) const {
  const QuestionKind kind = step == Step::Keep ? QuestionKind::DiscoveryKeep : QuestionKind::DrawTrait;
  return ask(r, kind, s.hidden.survivors.drawer);
}

void Discovery::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::Keep) {
    for (Item item : s.hidden.survivors.drawn) out.push(answer::KeepItem{item});
    return;
  }
  out.push(answer::UseTrait{step == Step::Hands ? SurvivorTrait::MuffledHands : SurvivorTrait::QuickFingers});
  out.push(answer::Pass{});
}

Flow Discovery::answer(Now& now, Seat seat, Action a) {
  State& s = now.s;
  if (is<answer::Draw>(a)) draw(now, parts_of<answer::Draw>(a).thing);
  if (is<answer::KeepItem>(a)) return keep_cards(now, parts_of<answer::KeepItem>(a).thing);
  if (is<answer::UseTrait>(a)) {
    const SurvivorTrait trait = parts_of<answer::UseTrait>(a).trait;
    const Survivor who = s.hidden.survivors.drawer;
    use_up(s, who, trait);
    tell_side(now, event::TraitUsed{.who = who, .trait = trait}, seat);
    (step == Step::Hands ? muffled : both) = true;
  }
  if (is<answer::Draw>(a)) return again();
  if (step == Step::Hands) return leave_hands(now);
  step = Step::Keep;
  return again();
}

// ---- who draws -------------------------------------------------------------------------------------------

void DiscovererRules::choices(const Rules&, const State& s, Seat, Actions& out) {
  for (Survivor who : in_mansion(s.table)) out.push(answer::Who{who});
}

bool DiscovererRules::take(Now& now, Seat, Action action) {
  now.s.hidden.survivors.proposal = u8(parts_of<answer::Who>(action).who);
  return true;
}

void DiscovererRules::proposed(Now& now, Seat seat) {
  tell_side(now, event::Proposed{.who = survivor_at(now.s.hidden.survivors.proposal)}, seat);
}

void DiscovererRules::agreed(Now& now, Seat seat) { tell_side(now, event::Agreed{}, seat); }

}  // namespace holdout::terrorscape
