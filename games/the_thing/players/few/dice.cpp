#include "games/the_thing/players/few/dice.h"

#include "bots/choosing.h"
#include "games/the_thing/rules/few/variant.h"

namespace holdout::the_thing::few {

namespace {

int count_of(const Dice& dice, Face face) { return static_cast<int>(std::ranges::count(dice, face)); }

bool pays_for(const Dice& dice, Deed deed) {
  const bool use = count_of(dice, Face::Use) > 0, repair = count_of(dice, Face::Repair) > 0;
  return deed == Deed::Use ? use : deed == Deed::Repair ? repair : use || repair;  // TT-1150
}

bool rerolls(const Table& t, Slot slot) {
  return has_ability(t, slot, CharacterId::Norris) || has_ability(t, slot, CharacterId::Garry);
}

}  // namespace

// ---- Prospects --------------------------------------------------------------------------------------------

namespace {

Slot own_sleeper(const Table& t, Slot actor) {
  const Slots resting = standing_in(t, Location::Sleeping);
  return resting.empty() || seat_of(t, resting.first()) != seat_of(t, actor) ? kNoSlot : resting.first();
}

}  // namespace

Prospects::Prospects(const Outlook& o, const Sketch& s, Slot actor)
    : Prospects(o, s, actor, own_sleeper(s.t, actor)) {}

Prospects::Prospects(const Outlook& o, const Sketch& s, Slot actor, Slot resting)
    : o_(o), s_(s), actor_(actor), sleeper_(resting) {
  for (Deed deed : kDeeds) can_[static_cast<std::size_t>(deed)] = can_do(s, actor, deed);
  known_.fill(kUnknown);
  if (sleeper_ == kNoSlot) return;
  // The die might help somebody who still stands.
  if (!may_take_dice(s.t).without(actor).empty()) price_ = o.weights().turn_later;
}

double Prospects::hope_after(const Outcome& outcome) {
  std::size_t index = outcome.woken;
  for (int count : {outcome.cancels, outcome.sabotages, outcome.threats})
    index = index * kEach + static_cast<std::size_t>(count);
  double& known = known_[index * kDeedKinds + static_cast<std::size_t>(outcome.deed)];
  if (known == kUnknown) known = look(outcome);
  return known;
}

// After the cancels: the bad results that are left, or the action. The Character lies down either way.
double Prospects::look(const Outcome& outcome) const {
  Sketch s = s_;
  if (outcome.woken) lie(s, sleeper_);
  for (int i = 0; i < outcome.cancels; ++i) {
    raise(s, actor_);
    if (!s.t.characters.has(actor_)) return o_.of(s);  // TT-1153
  }
  if (outcome.sabotages > 0) sabotage(s, where(s.t, actor_), outcome.sabotages);
  for (int i = 0; i < outcome.threats; ++i) threat_left(s);
  if (!s.t.characters.has(actor_)) return o_.of(s);  // the Threat token reached it (TT-1148)
  act(s, actor_, outcome.deed);
  lie(s, actor_);
  return o_.of(s);
}

// All ways to cancel with this many bad results; an action only when none is left (TT-1146, TT-1149).
void Prospects::try_cancels(const Dice& dice, DicePlan plan, DicePlan& best) {
  const int sabotages = count_of(dice, Face::Sabotage);
  const int threats = count_of(dice, Face::Threat);
  const int room = s_.r().max_suspicion - s_.t.suspicion[at(actor_)];
  const bool woken = plan.turn >= 0;
  for (plan.cancel_sabotage = 0; plan.cancel_sabotage <= sabotages; ++plan.cancel_sabotage)
    for (plan.cancel_threat = 0; plan.cancel_threat <= threats; ++plan.cancel_threat) {
      const int cancels = plan.cancel_sabotage + plan.cancel_threat;
      if (cancels > room) continue;
      const bool clean = cancels == sabotages + threats;
      for (Deed deed : {Deed::None, Deed::Use, Deed::Repair, Deed::Burn}) {
        if (deed != Deed::None && !(clean && can(deed) && pays_for(dice, deed))) continue;
        plan.deed = deed;
        plan.hope = hope_after({.woken = woken,
                                .cancels = cancels,
                                .sabotages = sabotages - plan.cancel_sabotage,
                                .threats = threats - plan.cancel_threat,
                                .deed = deed});
        if (woken) plan.hope -= price_;
        if (plan.hope > best.hope) best = plan;
      }
    }
}

DicePlan Prospects::best_plan(const Dice& dice) {
  DicePlan best;
  try_cancels(dice, {}, best);
  if (sleeper_ != kNoSlot) try_turns(dice, best);
  return best;
}

DicePlan Prospects::best_turn(const Dice& dice) {
  DicePlan best;
  best.hope = hope_after({.woken = false,
                          .cancels = 0,
                          .sabotages = count_of(dice, Face::Sabotage),
                          .threats = count_of(dice, Face::Threat),
                          .deed = Deed::None});
  try_turns(dice, best);
  return best;
}

void Prospects::try_turns(const Dice& dice, DicePlan& best) {
  for (int die = 0; die < kMaxDice; ++die)
    for (Face face : {Face::Use, Face::Repair}) {
      const Face shown = dice[static_cast<std::size_t>(die)];
      if (shown == Face::None || shown == face || !pays(face)) continue;
      if (!is_bad(shown) && count_of(dice, face) > 0) continue;
      Dice turned = dice;
      turned[static_cast<std::size_t>(die)] = face;
      DicePlan plan;
      plan.turn = die;
      plan.to = face;
      try_cancels(turned, plan, best);
    }
}

double Prospects::after_reroll(Dice dice, int die) {
  double sum = 0, faces = 0;
  for (std::size_t face = 0; face < s_.r().face_count.size(); ++face) {
    const double share = s_.r().face_count[face];
    if (share == 0) continue;
    dice[static_cast<std::size_t>(die)] = static_cast<Face>(face);
    sum += share * best_plan(dice).hope;
    faces += share;
  }
  return sum / faces;
}

double Prospects::hope_of(const Dice& dice) {
  double best = best_plan(dice).hope;
  if (!rerolls(s_.t, actor_)) return best;
  for (int die = 0; die < kMaxDice; ++die)
    if (is_bad(dice[static_cast<std::size_t>(die)])) return std::max(best, after_reroll(dice, die));
  return best;
}

DicePlan best_plan(const Outlook& o, const Sketch& s, Slot actor, const Dice& dice) {
  return Prospects(o, s, actor).best_plan(dice);
}

// ---- answers ----------------------------------------------------------------------------------------------

namespace {

struct Roll {
  Dice dice{};
  double share = 0;  // of all rolls
};
constexpr int kRolls = 20;  // of three dice with four faces, in whatever order
using Rolls = FixedVector<Roll, kRolls>;

// All rolls of the dice in use, in whatever order they fall.
Rolls all_rolls(const Sketch& s) {
  const int dice = dice_in_use(s.r(), s.t);
  double faces = 0;
  for (std::uint8_t count : s.r().face_count) faces += count;
  constexpr int kFaces = 4;
  const auto share = [&](int face) { return s.r().face_count[static_cast<std::size_t>(face)] / faces; };
  Rolls rolls;
  for (int a = 0; a < kFaces; ++a)
    for (int b = a; b < kFaces; ++b) {
      const double pair = (a == b ? 1.0 : 2.0) * share(a) * share(b);
      if (dice < kMaxDice) rolls.push({{static_cast<Face>(a), static_cast<Face>(b), Face::None}, pair});
      for (int c = b; dice == kMaxDice && c < kFaces; ++c) {
        const double orders = a == b && b == c ? 1 : a == b || b == c ? 3 : 6;
        rolls.push({{static_cast<Face>(a), static_cast<Face>(b), static_cast<Face>(c)},
                    orders * share(a) * share(b) * share(c)});
      }
    }
  return rolls;
}

// What the best action of this Character would bring.
double best_gain(const Outlook& o, const Sketch& s, Slot actor, double now) {
  double best = 0;
  for (Deed deed : kDeeds) {
    if (!can_do(s, actor, deed)) continue;
    Sketch after = s;
    act(after, actor, deed);
    lie(after, actor);
    best = std::max(best, o.of(after) - now);
  }
  return best;
}

}  // namespace

double success_of(const Outlook& o, const Sketch& s, Slot actor) {
  const Weights& w = o.weights();
  const int marker = s.t.suspicion[at(actor)];
  const bool near = marker < s.t.threat && s.t.threat - marker <= 2;
  double chance = near ? w.risky_success : w.success;
  if (has_ability(s.t, actor, CharacterId::Norris)) chance += w.rerolled;
  if (has_ability(s.t, actor, CharacterId::Garry)) chance += w.rerolled / 2;
  return chance * (s.t.no_power ? w.dark : 1);
}

// With light the dice are known: who loses least by taking them, against what a fresh roll would bring. In
// Darkness the Character is named first (TT-1142).
Action choose_dice_taker(const Outlook& o, const Sketch& s, const Actions& options) {
  const double now = o.of(s);
  const bool rolled = any_die(s.t);
  Best best(options[0], -2.0);
  for (const Action& option : options) {
    if (!is<answer::Choose>(option)) continue;
    const Slot slot = parts_of<answer::Choose>(option).who;
    Prospects prospects(o, s, slot);
    double worth = 0;
    if (rolled)
      worth = prospects.hope_of(s.t.dice) - now - success_of(o, s, slot) * best_gain(o, s, slot, now);
    else
      for (const Roll& roll : all_rolls(s)) worth += roll.share * (prospects.best_plan(roll.dice).hope - now);
    best.offer(option, worth);
  }
  return best.one;
}

Action choose_reroll(const Outlook& o, const Sketch& s, const Actions& options) {
  const Slot actor = s.t.actor;
  Prospects prospects(o, s, actor);
  Best<Action> best(answer::Pass{}, prospects.best_plan(s.t.dice).hope + o.weights().least_gain);
  for (const Action& option : options)
    if (is<answer::Reroll>(option))
      best.offer(option, prospects.after_reroll(s.t.dice, parts_of<answer::Reroll>(option).n));
  return best.one;
}

Action choose_cancel(const Outlook& o, const Sketch& s, const Actions& options) {
  const DicePlan plan = best_plan(o, s, s.t.actor, s.t.dice);
  if (plan.turn >= 0) {
    const Action turn = answer::TurnDie{.n = plan.turn, .face = plan.to};
    if (options.contains(turn)) return turn;
  }
  const Face unwanted = plan.cancel_threat > 0     ? Face::Threat
                        : plan.cancel_sabotage > 0 ? Face::Sabotage
                                                   : Face::None;
  for (const Action& option : options)
    if (is<answer::Cancel>(option) && unwanted != Face::None &&
        s.t.dice[static_cast<std::size_t>(parts_of<answer::Cancel>(option).n)] == unwanted)
      return option;
  return answer::Pass{};
}

Action choose_turn(const Outlook& o, const Sketch& s) {
  const DicePlan plan = Prospects(o, s, s.t.actor, sleeper(s.t)).best_turn(s.t.dice);
  if (plan.turn < 0) return answer::Pass{};
  return answer::TurnDie{.n = plan.turn, .face = plan.to};
}

Action choose_dice_action(const Outlook& o, const Sketch& s, const Actions& options) {
  const Slot actor = s.t.actor;
  Best<Action> best(answer::Pass{}, o.of(s) + o.weights().least_gain);
  for (const Action& option : options) {
    Sketch after = s;
    switch (static_cast<ActionKind>(option.kind)) {
      case ActionKind::Use: act(after, actor, Deed::Use); break;
      case ActionKind::Repair: act(after, actor, Deed::Repair); break;
      case ActionKind::Burn: act(after, actor, Deed::Burn); break;
      default: continue;
    }
    best.offer(option, o.of(after));
  }
  return best.one;
}

Action choose_roll_again(const Outlook& o, const Sketch& s) {
  const Rolls rolls = all_rolls(s);
  std::array<double, kRolls> best;  // by roll: what the best taker makes of it
  best.fill(-1);
  for (Slot slot : may_take_dice(s.t)) {
    Prospects prospects(o, s, slot);
    for (int i = 0; i < rolls.size(); ++i) {
      double& most = best[static_cast<std::size_t>(i)];
      most = std::max(most, prospects.best_plan(rolls[i].dice).hope);
    }
  }
  double worth = -o.of(s);
  for (int i = 0; i < rolls.size(); ++i) worth += rolls[i].share * best[static_cast<std::size_t>(i)];
  return action(worth > o.weights().least_gain ? ActionKind::Yes : ActionKind::Pass);
}

}  // namespace holdout::the_thing::few
