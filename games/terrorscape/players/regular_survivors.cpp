#include <algorithm>
#include <cmath>

#include "games/terrorscape/players/regular.h"
#include "games/terrorscape/players/side_plan.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/seeing/values.h"
#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

namespace {

Survivor named_by(const Action& option) {
  return is<answer::Who>(option) ? parts_of<answer::Who>(option).who : kNoSurvivor;
}

// The best that his backpack and himself add to the dice.
int best_bonus(const Rules& r, const View& view, Survivor who) {
  int best =
      bonus_of(r, view.table, view.survivors, who, {.item = Item::None, .bottle = false, .blade = false});
  for (int i = 0; i < kItemKinds; ++i) {
    const auto item = static_cast<Item>(i);
    if (view.survivors.packs[at(who)][at(item)] == 0 ||
        r.item(item).defence + (item == Item::Revolver ? 1 : 0) == 0)
      continue;
    if (item == Item::Ammo || (item == Item::Revolver && view.survivors.packs[at(who)][at(Item::Ammo)] == 0))
      continue;
    best = std::max(
        best, bonus_of(r, view.table, view.survivors, who, {.item = item, .bottle = false, .blade = false}));
  }
  return best;
}

}  // namespace

Action RegularPlayer::choose_as_survivor(const View& view, const Actions& options) {
  switch (asked_kind(view)) {
    case QuestionKind::NextSurvivor: return option_of(options, ActionKind::Begin, options[0]);
    case QuestionKind::Action: return choose_turn(view, options);
    case QuestionKind::EffectTarget: return choose_target(view, options);
    case QuestionKind::Discoverer: return choose_discoverer(view, options);
    case QuestionKind::Defender: return choose_defender(view, options);
    case QuestionKind::DefenceItem: return choose_defence(view, options);
    case QuestionKind::Flee:
    case QuestionKind::SlipAway:
    case QuestionKind::GuidedMove: return choose_flight(view, options);
    case QuestionKind::ExchangeAnswer: return option_of(options, ActionKind::Yes, options[0]);
    case QuestionKind::EscapeAlone: return option_of(options, ActionKind::Yes, options[0]);
    default: return usual(view);
  }
}

Action RegularPlayer::choose_turn(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Survivor who = view.survivors.turn;
  SidePlan plan(rules(), view, belief_);
  if (view.survivors.acted) {
    const Location here = view.survivors.at[at(who)];
    const double now = plan.danger(who, here, {});
    if (const Action rush = answer::Use{Item::Adrenaline}; options.contains(rush))
      for (Location room : steps_from(here, t.blocks))
        if (plan.danger(who, room, {}) < now - 0.7) {
          why_ = Saying("terrorscape.reason.rush")
                     .number(percent(plan.chance_of_attack(here, plan.noise_so_far())));
          return rush;
        }
    if (const Action bottle = answer::Use{Item::WhiskyBottle}; options.contains(bottle))
      for (Location room : neighbours(here))
        if (plan.danger_of_all(only(room)) < plan.danger_of_all({}) - 0.35) {
          why_ = Saying("terrorscape.reason.decoy").room(room);
          return bottle;
        }
    if (const Action calm = answer::Use{Item::Sedative};
        options.contains(calm) && fear_of(t, who) == rules().fear_limit) {
      why_ = Saying("terrorscape.reason.calm");
      return calm;
    }
    why_ = Saying("terrorscape.reason.stay")
               .room(here)
               .number(percent(plan.chance_of_attack(here, plan.noise_so_far())));
    return option_of(options, ActionKind::EndTurn, options[0]);
  }
  const SidePlan::Turn turn = plan.best_turn(who);
  const int chance = percent(plan.chance_of_attack(turn.end, turn.noise | plan.noise_so_far()));
  switch (static_cast<ActionKind>(turn.action.kind)) {
    case ActionKind::Scavenge:
      why_ = Saying("terrorscape.reason.scavenge").room(turn.end).number(chance);
      break;
    case ActionKind::Repair:
    case ActionKind::RepairTools: why_ = Saying("terrorscape.reason.repair").number(chance); break;
    case ActionKind::Go: why_ = Saying("terrorscape.reason.walk").room(turn.end).number(chance); break;
    case ActionKind::Calm: why_ = Saying("terrorscape.reason.calm"); break;
    default: why_ = Saying("terrorscape.reason.stay").room(turn.end).number(chance); break;
  }
  return turn.action;
}

Action RegularPlayer::choose_target(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Survivor who = view.survivors.turn;
  SidePlan plan(rules(), view, belief_);
  const Action chosen = best_of(options, [&](const Action& option) {
    if (is<answer::Leave>(option)) return -1e6;
    if (is<answer::Who>(option))
      return (is_wounded(t, named_by(option)) ? 2.0 : 1.0) + 0.1 * fear_of(t, named_by(option));
    if (is<answer::Go>(option)) {
      const Location end = parts_of<answer::Go>(option).room;
      return plan.promise(who, end) - plan.danger(who, end, {});
    }
    if (is<answer::At>(option)) return -plan.danger_of_all(only(parts_of<answer::At>(option).room));
    return 0.0;
  });
  why_ = Saying("terrorscape.reason.target");
  return chosen;
}

// TS-202: where a noise does least harm, to one who has room for what he finds.
Action RegularPlayer::choose_discoverer(const View& view, const Actions& options) {
  if (offers(options, ActionKind::Agree)) return option_of(options, ActionKind::Agree, options[0]);
  SidePlan plan(rules(), view, belief_);
  const Action chosen = best_of(options, [&](const Action& option) {
    const Survivor who = named_by(option);
    if (who == kNoSurvivor) return -1e6;
    const Location room = view.survivors.at[at(who)];
    const bool full = pack_size(plan.world(), who) >= pack_limit(rules(), view.table, who);
    const bool exposed = is_wounded(view.table, who);
    return -plan.danger_of_all(only(room)) - (full ? 0.4 : 0.0) + (exposed ? 0.1 : 0.0);
  });
  why_ = Saying("terrorscape.reason.discoverer").who(view.table, named_by(chosen));
  return chosen;
}

Action RegularPlayer::choose_defender(const View& view, const Actions& options) {
  if (offers(options, ActionKind::Agree)) return option_of(options, ActionKind::Agree, options[0]);
  const Rules& r = rules();
  const Table& t = view.table;
  const auto holds = [&](Survivor who) {
    return chance_of_sum(r, dice_of(r, t, who), strength(r, t) - best_bonus(r, view, who));
  };
  const Action chosen = best_of(options, [&](const Action& option) {
    const Survivor who = named_by(option);
    if (who == kNoSurvivor) return -1e6;
    return holds(who) - (1 - holds(who)) * (is_wounded(t, who) ? 4.0 : 0.5);
  });
  why_ =
      Saying("terrorscape.reason.defender").who(t, named_by(chosen)).number(percent(holds(named_by(chosen))));
  return chosen;
}

// What is used up is spent where it helps much, or where a life hangs on it.
Action RegularPlayer::choose_defence(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const Survivor who = t.meeting.defender;
  const auto holds = [&](const Action& option) {
    DefenceWith with{.item = Item::None, .bottle = false, .blade = false};
    if (is<answer::Defend>(option)) {
      with.item = parts_of<answer::Defend>(option).thing;
      with.bottle = parts_of<answer::Defend>(option).bottle;
    }
    if (is<answer::Blade>(option))
      with = {.item = Item::None, .bottle = parts_of<answer::Blade>(option).bottle, .blade = true};
    return chance_of_sum(r, dice_of(r, t, who), strength(r, t) - bonus_of(r, t, view.survivors, who, with));
  };
  const double cost = is_wounded(t, who) ? 8 : 2;
  const Action chosen = best_of(options, [&](const Action& option) {
    double price = 0;
    if (is<answer::Defend>(option)) {
      const Item item = parts_of<answer::Defend>(option).thing;
      price = item == Item::None || row(item).reusable ? 0.0 : 0.12;
      if (item == Item::Revolver) price = 0.15;
      if (item == Item::Longsword) price = 0.1;
    }
    return holds(option) * cost - price;
  });
  why_ = Saying("terrorscape.reason.defence").number(percent(holds(chosen)));
  return chosen;
}

Action RegularPlayer::choose_flight(const View& view, const Actions& options) {
  const Rules& r = rules();
  const Table& t = view.table;
  const Survivor who = asked_for(r, view);
  if (who == kNoSurvivor) return usual(view);
  SidePlan plan(r, view, belief_);
  const bool leaving = !r.on_your_own && t.keys >= r.keys_to_escape;
  const auto worth = [&](Location room) {
    if (leaving) return -1.0 * distance(room, kMainExit);
    return plan.promise(who, room) + 0.35 * std::min(distance(room, t.at), 2);
  };
  const Action chosen = best_of(options, [&](const Action& option) {
    if (is<answer::Go>(option)) return worth(parts_of<answer::Go>(option).room);
    return worth(view.survivors.at[at(who)]);
  });
  why_ = Saying("terrorscape.reason.flee");
  return chosen;
}

}  // namespace holdout::terrorscape
