#include "games/the_thing/players/mind.h"

// Trades (D-32): Humans bring Wire and Flamethrower into one hand; Aliens keep what they have.

namespace holdout::the_thing {

namespace {

constexpr Good kWire = good(ItemKind::Wire);
constexpr double kBelieved = 0.3;  // who asks for others is not as close to the card as who gets it

struct Deal {
  Slot partner = kNoSlot;
  Good give{};
  bool gives = false;
  Good ask{};
  bool asks = false;
};

// Whoever could test with fire if they had what the other has.
Deal fire_deal(const Mind& mind, const View& view) {
  const Table& t = view.table;
  const Slots others = t.characters.without(mind.me).without(mind.memory.refused_trade());
  const bool wire = own_number(mind, view, kWire) > 0;
  const bool flame = charged(t, mind.me);
  for (Slot slot : others) {
    if (mind.suspects(slot) > kTrusted) continue;
    if (wire && !flame && charged(t, slot)) return {.partner = slot, .give = kWire, .gives = true};
    if (flame && !wire && mind.memory.claims(slot).has(kWire) && t.items_held[at(slot)] > 0)
      return {.partner = slot, .ask = kWire, .asks = true};
  }
  return {};
}

// What somebody trusted asked me to give to another (T-12), if the table has less to fear from that one than
// from me, and I could not test with it myself.
Deal asked_deal(const Mind& mind, const View& view) {
  const Table& t = view.table;
  const Slots others = t.characters.without(mind.me).without(mind.memory.refused_trade());
  const RoleBelief& seen = mind.memory.public_roles();
  for (const Statement& said : mind.memory.recent()) {
    if (said_form(said) != Say::GiveGood) continue;
    const Slot speaker = slot_at(index(said.speaker));
    const Slot named = slot_at(said.args[0]);
    const auto wanted = static_cast<Good>(said.args[1]);
    if (speaker == mind.me || !others.has(named) || own_number(mind, view, wanted) == 0) continue;
    const bool believed = mind.suspects(speaker) < kBelieved && mind.suspects(named) < kTrusted;
    const bool better_there = charged(t, named) || seen.alien(named) < seen.alien(mind.me);
    if (!believed || !better_there || (wanted == kWire && charged(t, mind.me))) continue;
    return {.partner = named, .give = wanted, .gives = true};
  }
  return {};
}

// Something of little use for anything at all: it costs nothing to ask.
Deal useless_deal(Mind& mind, const View& view) {
  const Table& t = view.table;
  const Good light = good(ItemKind::Flashlight);
  if (own_number(mind, view, light) == 0 || !happens(mind.rng, 0.08)) return {};
  for (Slot slot : t.characters.without(mind.me).without(mind.memory.refused_trade()))
    if (t.items_held[at(slot)] > 0 && mind.suspects(slot) < 0.5)
      return {.partner = slot, .give = light, .gives = true, .ask = kWire, .asks = true};
  return {};
}

Deal wanted(Mind& mind, const View& view) {
  if (view.alien) return useless_deal(mind, view);
  const Deal fire = fire_deal(mind, view);
  return fire.partner != kNoSlot ? fire : asked_deal(mind, view);
}

}  // namespace

Action choose_trade(Mind& mind, const View& view, const Actions& options) {
  const Action done = option_of(options, ActionKind::Pass);
  const OfferDraft& draft = view.draft;
  const Deal deal = wanted(mind, view);
  mind.why = Saying("the_thing.reason.no_trade");
  const bool thought_better = draft.partner != kNoSlot && draft.partner != deal.partner;
  if (deal.partner == kNoSlot || thought_better) return done;
  mind.why = Saying("the_thing.reason.trade").who(mind.rules, deal.partner);
  if (draft.partner == kNoSlot) {
    const Action offer = answer::Offer{.who = deal.partner, .own = mind.me};
    return options.contains(offer) ? offer : done;
  }
  if (deal.gives && draft.give.empty()) {
    const Action give = answer::Give{deal.give};
    return options.contains(give) ? give : done;
  }
  if (deal.asks && draft.ask.empty()) {
    const Action ask = answer::Ask{deal.ask};
    return options.contains(ask) ? ask : done;
  }
  return options.contains(answer::Confirm{}) ? answer::Confirm{} : done;
}

Action choose_trade_answer(Mind& mind, const View& view, const Actions& options) {
  const OfferDraft& offered = view.offered;
  double gain = 0;
  for (Good g : offered.give) gain += good_worth(mind, view, g);
  for (Good g : offered.ask) gain -= good_worth(mind, view, g) + 0.1;
  const double suspect = mind.suspects(view.table.offer.from);
  const bool for_fire = offered.ask.contains(kWire) && charged(view.table, view.table.offer.from);
  const bool helps = !view.alien && for_fire && suspect < kTrusted && !charged(view.table, mind.me);
  const bool takes = offered.ask.empty() || helps || (gain > 0 && suspect < 0.3);
  mind.why = Saying(takes ? "the_thing.reason.trade_yes" : "the_thing.reason.trade_no");
  return option_of(options, takes ? ActionKind::Yes : ActionKind::No);
}

}  // namespace holdout::the_thing
