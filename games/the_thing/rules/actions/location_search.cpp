#include <utility>

#include "games/the_thing/rules/changes.h"

// Use of the Armory, the Storeroom and the Laboratory: TT-640, TT-641, TT-651.

namespace holdout::the_thing {

namespace {

int deck_size(const Table& t, bool items) { return items ? t.item_deck : t.weapon_deck; }

void look_at_next(Now& now, bool items, std::uint8_t kind) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  if (items)
    h.items.take(kind);
  else
    h.weapons.take(kind);
  --(items ? t.item_deck : t.weapon_deck);
  h.looked.push(items ? good(static_cast<ItemKind>(kind)) : good(static_cast<WeaponKind>(kind)));
  ++t.looked;
}

void report_looked(Now& now, bool items) {
  const Table& t = now.s.table;
  std::array<std::uint8_t, 3> cards{};
  for (int i = 0; i < t.looked; ++i) cards[static_cast<std::size_t>(i)] = u8(now.s.hidden.looked[i]);
  tell_secret(
      now, owner_sees(now.rules, t, t.actor),
      event::CardsLooked{
          .who = t.actor, .deck = items ? Deck::Items : Deck::Weapons, .n = t.looked, .cards = cards});
}

// TT-117, TT-1035: together under the deck, in an order that nobody knows.
template <int Kinds, int Batches>
std::uint8_t put_back(const Now& now, Supply<Kinds, Batches>& deck, int first_good) {
  Batch<Kinds> batch{.knowers = now.rules.few ? first_slots(now.rules.slots) : only(now.s.table.actor)};
  for (Good g : now.s.hidden.looked) ++batch.counts[at(g) - static_cast<std::size_t>(first_good)];
  deck.put_under(batch);
  return u8(batch.size());
}

Flow keep(Now& now, bool items, Good g) {
  Table& t = now.s.table;
  Hidden& h = now.s.hidden;
  const Good* kept = std::ranges::find(h.looked, g);
  h.looked.erase(static_cast<int>(kept - h.looked.begin()));
  if (items)
    t.item_deck = u8(t.item_deck + put_back(now, h.items, kWeaponKinds));
  else
    t.weapon_deck = u8(t.weapon_deck + put_back(now, h.weapons, 0));
  h.looked.clear();
  t.looked = 0;
  tell_secret(now, owner_sees(now.rules, t, t.actor),
              event::CardKept{.who = t.actor, .items = items, .thing = g});
  take_good(now, t.actor, g);
  return done();
}

}  // namespace

Flow SearchDeck::run(Now& now) {
  const Table& t = now.s.table;
  switch (step) {
    case Step::Begin:
      draws = u8(now.rules.deck_draws);
      step = Step::Draw;
      if (!items && has_ability(t, t.actor, CharacterId::Macready) && t.weapon_deck > draws)
        step = Step::Third;  // TT-1035
      return again();
    case Step::Draw:
      if (t.looked < draws && deck_size(t, items) > 0) return ask_chance();
      report_looked(now, items);
      if (t.looked == 1) return keep(now, items, now.s.hidden.looked[0]);
      step = Step::Keep;
      return again();
    case Step::Third:
    case Step::Keep: break;
  }
  return ask_players();
}

void SearchDeck::outcomes(const Rules&, const State& s, Outcomes& out) const {
  if (items) return s.hidden.items.outcomes(u8(ActionKind::Draw), out);
  s.hidden.weapons.outcomes(u8(ActionKind::Draw), out);
}

Question SearchDeck::question(const Rules&, const State& s) const {
  if (step == Step::Third) return ask(s.table, QuestionKind::ThirdCard, s.table.actor);
  return ask(s.table, QuestionKind::KeepCard, s.table.actor);
}

void SearchDeck::options(const Rules&, const State& s, Seat, Actions& out) const {
  if (step == Step::Third) {
    out.push(answer::Pass{});
    out.push(answer::Yes{});
    return;
  }
  Goods offered;
  for (Good g : s.hidden.looked) offered.add(g);
  for (Good g : offered) out.push(answer::Keep{g});
}

Flow SearchDeck::answer(Now& now, Seat, Action a) {
  if (step == Step::Keep) return keep(now, items, kept_as<Good>(a));
  if (step == Step::Third) {
    if (is<answer::Yes>(a)) draws = u8(now.rules.third_draws);
    step = Step::Draw;
  } else {
    look_at_next(now, items, drawn_as<std::uint8_t>(a));
  }
  return again();
}

// ---- Laboratory ------------------------------------------------------------------------------------------

namespace {

void draw_token(Now& now, LabKind kind) {
  const Table& t = now.s.table;
  --now.s.hidden.lab_bag[at(kind)];
  --now.s.table.lab_bag;
  now.s.hidden.lab_drawn = kind;
  tell_secret(now, owner_sees(now.rules, t, t.actor), event::LabDrawn{.who = t.actor, .token = kind});
}

void decide_token(Now& now, bool kept) {
  const Slot slot = now.s.table.actor;
  const LabKind kind = std::exchange(now.s.hidden.lab_drawn, LabKind::None);
  ++now.s.hidden.belongings[at(slot)].lab[at(kind)];
  ++now.s.table.lab_held[at(slot)];
  if (kept)
    tell(now, event::LabKept{slot});
  else
    lose_lab_token(now, slot, kind);
}

}  // namespace

Flow LabUse::run(Now& now) {
  const Table& t = now.s.table;
  switch (step) {
    case Step::Next:
      if (t.lab_bag == 0) return done();
      if (left > 0) {
        step = Step::Draw;
      } else {  // TT-623, TT-1033: once for the card
        if (extra_asked || !has_ability(t, t.actor, CharacterId::Blair)) return done();
        extra_asked = true;
        step = Step::Extra;
      }
      return again();
    case Step::Draw: return ask_chance();
    case Step::Extra:
    case Step::Decide: break;
  }
  return ask_players();
}

void LabUse::outcomes(const Rules&, const State& s, Outcomes& out) const {
  const LabCounts& bag = s.hidden.lab_bag;
  for (std::size_t i = 0; i < bag.size(); ++i)
    if (bag[i] > 0) out.push(answer::Draw{i}, bag[i]);
}

Question LabUse::question(const Rules&, const State& s) const {
  if (step == Step::Extra) return ask(s.table, QuestionKind::ExtraLab, s.table.actor);
  return ask(s.table, QuestionKind::LabToken, s.table.actor);
}

void LabUse::options(const Rules&, const State&, Seat, Actions& out) const {
  if (step == Step::Extra) {
    out.push(answer::Pass{});
    out.push(answer::Yes{});
    return;
  }
  out.push(answer::Keep{});
  out.push(answer::No{});
}

Flow LabUse::answer(Now& now, Seat, Action a) {
  switch (step) {
    case Step::Extra:
      if (is<answer::Pass>(a)) return done();
      left = u8(now.rules.extra_lab);
      step = Step::Next;
      return again();
    case Step::Draw:
      --left;
      draw_token(now, drawn_as<LabKind>(a));
      step = Step::Decide;
      return again();
    case Step::Next:
    case Step::Decide: break;
  }
  decide_token(now, is<answer::Keep>(a));  // TT-651
  step = Step::Next;
  return again();
}

}  // namespace holdout::the_thing
