#include "bots/the_thing_few_dice.h"

#include "games/the_thing/variant.h"

namespace holdout::the_thing::few {

namespace {

int count_of(const Dice& dice, Face face) { return static_cast<int>(std::ranges::count(dice, face)); }

constexpr bool is(Action a, ActionKind kind) { return a.kind == u8(kind); }

// The sleeper whom the actor's own player can wake (TT-1144).
bool can_turn(const Sketch& s, Slot actor) {
  const Slots resting = standing_in(s.t, Location::Sleeping);
  return !resting.empty() && seat_of(s.t, resting.first()) == seat_of(s.t, actor);
}

// What turning now costs: the die might help somebody who still stands.
double price_of_turn(const Outlook& o, const Sketch& s, Slot actor) {
  const int others = may_take_dice(s.t).without(actor).size();
  return others == 0 ? 0 : o.weights().turn_later;
}

// After the cancels: the bad results that are left, or the action. The Character lies down either way.
double hope_after(const Outlook& o, Sketch s, Slot actor, int cancels, int sabotages, int threats,
                  Face wanted) {
  for (int i = 0; i < cancels; ++i) {
    raise(s, actor);
    if (!s.t.characters.has(actor)) return o.of(s);  // TT-1153
  }
  const Location here = where(s.t, actor);
  if (sabotages > 0) sabotage(s, here, sabotages);
  for (int i = 0; i < threats; ++i) threat_left(s);
  if (wanted == Face::Use) act(s, actor, CardKind::Use);
  if (wanted == Face::Repair) act(s, actor, CardKind::Repair);
  lie(s, actor);
  return o.of(s);
}

void consider(DicePlan& best, const DicePlan& plan) {
  if (plan.hope > best.hope) best = plan;
}

// All ways to cancel with this many bad results; an action only when none is left (TT-1146, TT-1149).
void try_cancels(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice, DicePlan plan, double price,
                 DicePlan& best) {
  const int sabotages = count_of(dice, Face::Sabotage);
  const int threats = count_of(dice, Face::Threat);
  const int room = s.r().max_suspicion - s.t.suspicion[at(actor)];
  for (plan.cancel_sabotage = 0; plan.cancel_sabotage <= sabotages; ++plan.cancel_sabotage)
    for (plan.cancel_threat = 0; plan.cancel_threat <= threats; ++plan.cancel_threat) {
      const int cancels = plan.cancel_sabotage + plan.cancel_threat;
      if (cancels > room) continue;
      const int left = sabotages + threats - cancels;
      for (Face wanted : {Face::None, Face::Use, Face::Repair}) {
        const auto card = static_cast<CardKind>(wanted);
        if (wanted != Face::None && (left > 0 || count_of(dice, wanted) == 0 || !can_act(s, actor, card)))
          continue;
        plan.to = wanted;
        plan.hope = hope_after(o, s, actor, cancels, sabotages - plan.cancel_sabotage,
                               threats - plan.cancel_threat, wanted) -
                    price;
        consider(best, plan);
      }
    }
}

}  // namespace

DicePlan best_plan(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice) {
  DicePlan best;
  try_cancels(o, s, actor, dice, {}, 0, best);
  if (!can_turn(s, actor)) return best;
  Sketch woken = s;
  lie(woken, standing_in(s.t, Location::Sleeping).first());
  const double price = price_of_turn(o, s, actor);
  for (int die = 0; die < kMaxDice; ++die)
    for (Face face : {Face::Use, Face::Repair}) {
      const Face shown = dice[static_cast<std::size_t>(die)];
      if (shown == Face::None || shown == face || !can_act(s, actor, static_cast<CardKind>(face))) continue;
      if (!is_bad(shown) && count_of(dice, face) > 0) continue;
      Dice turned = dice;
      turned[static_cast<std::size_t>(die)] = face;
      DicePlan plan;
      plan.turn = die;
      try_cancels(o, woken, actor, turned, plan, price, best);
    }
  return best;
}

namespace {

// The mean over the faces that one die can show next.
double after_reroll(const Outlook& o, const Sketch& s, Slot actor, Dice dice, int die) {
  double sum = 0, faces = 0;
  for (std::size_t face = 0; face < s.r().face_count.size(); ++face) {
    const double share = s.r().face_count[face];
    if (share == 0) continue;
    dice[static_cast<std::size_t>(die)] = static_cast<Face>(face);
    sum += share * best_plan(o, s, actor, dice).hope;
    faces += share;
  }
  return sum / faces;
}

bool rerolls(const Table& t, Slot slot) {
  return has_ability(t, slot, CharacterId::Norris) || has_ability(t, slot, CharacterId::Garry);
}

template <class Use>
void for_each_roll(const Rules& r, int dice, const Use& use) {
  double faces = 0;
  for (std::uint8_t count : r.face_count) faces += count;
  constexpr auto kFaces = 4;
  const auto share = [&](int face) { return r.face_count[static_cast<std::size_t>(face)] / faces; };
  for (int a = 0; a < kFaces; ++a)
    for (int b = a; b < kFaces; ++b)
      for (int c = dice > 2 ? b : kFaces - 1; c < kFaces; ++c) {
        const double pair = (a == b ? 1.0 : 2.0) * share(a) * share(b);
        const double triple = (a == b && b == c   ? 1.0
                               : a == b || b == c ? 3.0
                                                  : 6.0) *
                              share(a) * share(b) * share(c);
        const Face third = dice > 2 ? static_cast<Face>(c) : Face::None;
        use(Dice{static_cast<Face>(a), static_cast<Face>(b), third}, dice > 2 ? triple : pair);
      }
}

}  // namespace

double hope_of_dice(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice) {
  double best = best_plan(o, s, actor, dice).hope;
  if (!rerolls(s.t, actor)) return best;
  for (int die = 0; die < kMaxDice; ++die)
    if (is_bad(dice[static_cast<std::size_t>(die)])) {
      best = std::max(best, after_reroll(o, s, actor, dice, die));
      break;
    }
  return best;
}

double success_of(const Outlook& o, const Sketch& s, Slot actor) {
  const Weights& w = o.weights();
  const int marker = s.t.suspicion[at(actor)];
  const bool near = marker < s.t.threat && s.t.threat - marker <= 2;
  double chance = near ? w.risky_success : w.success;
  if (has_ability(s.t, actor, CharacterId::Norris)) chance += w.rerolled;
  if (has_ability(s.t, actor, CharacterId::Garry)) chance += w.rerolled / 2;
  return chance * (s.t.no_power ? w.dark : 1);
}

double best_gain(const Outlook& o, const Sketch& s, Slot actor, double now) {
  double best = 0;
  for (CardKind card : {CardKind::Use, CardKind::Repair}) {
    if (!can_act(s, actor, card)) continue;
    Sketch after = s;
    act(after, actor, card);
    lie(after, actor);
    best = std::max(best, o.of(after) - now);
  }
  return best;
}

// With light the dice are known: who loses least by taking them, against what a fresh roll would bring. In
// Darkness the Character is named first (TT-1142).
Action choose_dice_taker(const Outlook& o, const Sketch& s, const Actions& options) {
  const double now = o.of(s);
  const bool rolled = any_die(s.t);
  Action best = options[0];
  double most = -2;
  for (const Action& option : options) {
    if (!is(option, ActionKind::Choose)) continue;
    const Slot slot = slot_at(option.a);
    double worth = 0;
    if (rolled) {
      worth = hope_of_dice(o, s, slot, s.t.dice) - now - success_of(o, s, slot) * best_gain(o, s, slot, now);
    } else {
      for_each_roll(s.r(), dice_in_use(s.r(), s.t), [&](const Dice& dice, double share) {
        worth += share * (best_plan(o, s, slot, dice).hope - now);
      });
    }
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

Action choose_reroll(const Outlook& o, const Sketch& s, const Actions& options) {
  const Slot actor = s.t.actor;
  Action best = action(ActionKind::Pass);
  double most = best_plan(o, s, actor, s.t.dice).hope + o.weights().least_gain;
  for (const Action& option : options) {
    if (!is(option, ActionKind::Reroll)) continue;
    const double worth = after_reroll(o, s, actor, s.t.dice, option.a);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

Action choose_cancel(const Outlook& o, const Sketch& s, const Actions& options) {
  const DicePlan plan = best_plan(o, s, s.t.actor, s.t.dice);
  if (plan.turn >= 0) {
    const Action turn = action(ActionKind::TurnDie, u8(plan.turn), u8(plan.to));
    if (options.contains(turn)) return turn;
  }
  const Face unwanted = plan.cancel_threat > 0     ? Face::Threat
                        : plan.cancel_sabotage > 0 ? Face::Sabotage
                                                   : Face::None;
  for (const Action& option : options)
    if (is(option, ActionKind::Cancel) && unwanted != Face::None && s.t.dice[option.a] == unwanted)
      return option;
  return action(ActionKind::Pass);
}

Action choose_dice_action(const Outlook& o, const Sketch& s, const Actions& options) {
  const Slot actor = s.t.actor;
  Action best = action(ActionKind::Pass);
  double most = o.of(s) + o.weights().least_gain;
  for (const Action& option : options) {
    Sketch after = s;
    switch (static_cast<ActionKind>(option.kind)) {
      case ActionKind::Use: act(after, actor, CardKind::Use); break;
      case ActionKind::Repair: act(after, actor, CardKind::Repair); break;
      case ActionKind::Burn: burn(after, actor); break;
      default: continue;
    }
    const double worth = o.of(after);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best;
}

Action choose_roll_again(const Outlook& o, const Sketch& s) {
  const double now = o.of(s);
  double worth = 0;
  for_each_roll(s.r(), dice_in_use(s.r(), s.t), [&](const Dice& dice, double share) {
    double best = -1;
    for (Slot slot : may_take_dice(s.t)) best = std::max(best, best_plan(o, s, slot, dice).hope - now);
    worth += share * best;
  });
  return action(worth > o.weights().least_gain ? ActionKind::Yes : ActionKind::Pass);
}

}  // namespace holdout::the_thing::few
