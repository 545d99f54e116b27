#include "games/terrorscape/players/novice.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/wording/sentences.h"

namespace holdout::terrorscape {

namespace {

constexpr int kFarFromKiller = 3;

Location here(const View& view, Survivor who) { return view.survivors.at[at(who)]; }

bool is_near(const Table& t, Location room, int steps) { return steps_from_killer(t, room) <= steps; }

// Where he wants to go: out with all Keys, else where items are and the Killer is not.
Location goal_of(const Rules& r, const View& view, Survivor who) {
  const Table& t = view.table;
  if (t.keys >= r.keys_to_escape || view.survivors.keys[at(who)] >= r.own_keys_to_escape) return kMainExit;
  Locations quiet;
  for (Location room : kItemRooms.with(kRadio))
    if (!is_near(t, room, 1)) quiet.add(room);
  if (view.survivors.repairs >= r.repair_steps) quiet.remove(kRadio);
  return nearest(quiet, here(view, who));
}

}  // namespace

Action NovicePlayer::choose_as_survivor(const View& view, const Actions& options) {
  switch (asked_kind(view)) {
    case QuestionKind::NextSurvivor: return option_of(options, ActionKind::Begin, options[0]);
    case QuestionKind::Action: return take_turn(view, options);
    case QuestionKind::EffectTarget:
      return best_of(options, [&](const Action& option) {
        if (is<answer::Leave>(option)) return -2;
        return is<answer::Who>(option) ? 1 : 0;
      });
    case QuestionKind::Discoverer:
      return offers(options, ActionKind::Agree) ? option_of(options, ActionKind::Agree, options[0])
                                                : any_of(options, rng_);
    case QuestionKind::ExchangeAnswer: return option_of(options, ActionKind::Yes, options[0]);
    case QuestionKind::Flee: return flee(view, options);
    case QuestionKind::GuidedMove: return any_of(options, rng_);
    default: return usual(view);
  }
}

Action NovicePlayer::take_turn(const View& view, const Actions& options) {
  const Table& t = view.table;
  const Survivor who = view.survivors.turn;
  if (offers(options, ActionKind::EndTurn)) return option_of(options, ActionKind::EndTurn, options[0]);
  const Location room = here(view, who);
  for (const Item item : {Item::Herbs, Item::MedicalKit})
    if (const Action heal = answer::Use{item}; options.contains(heal)) {
      why_ = Saying("terrorscape.reason.novice_heal");
      return heal;
    }
  const bool leaving = goal_of(rules(), view, who) == kMainExit;
  if (offers(options, ActionKind::Repair) && !leaving && !is_near(t, room, kFarFromKiller - 1)) {
    why_ = Saying("terrorscape.reason.novice_repair");
    return option_of(options, ActionKind::RepairTools, option_of(options, ActionKind::Repair, options[0]));
  }
  if (offers(options, ActionKind::Scavenge) && !leaving && !is_near(t, room, 1)) {
    why_ = Saying("terrorscape.reason.novice_scavenge");
    return option_of(options, ActionKind::Scavenge, options[0]);
  }
  if (fear_of(t, who) == rules().fear_limit && !is_near(t, room, 2)) return answer::Calm{};
  return walk(view, who, options);
}

Action NovicePlayer::walk(const View& view, Survivor who, const Actions& options) {
  const Location goal = goal_of(rules(), view, who);
  if (goal == Location::None) return option_of(options, ActionKind::Calm, options[0]);
  why_ = Saying("terrorscape.reason.novice_walk").room(goal);
  return best_of(options, [&](const Action& option) {
    if (is<answer::Calm>(option)) return -50;
    if (!is<answer::Go>(option)) return -100;
    const Location end = parts_of<answer::Go>(option).room;
    return -2 * distance(end, goal) - (is_near(view.table, end, 1) ? 5 : 0);
  });
}

Action NovicePlayer::flee(const View& view, const Actions& options) {
  const Action stay = option_of(options, ActionKind::Pass, options[0]);
  if (view.table.keys >= rules().keys_to_escape && view.table.at == kMainExit) return stay;
  return perhaps(70) ? any_of(options, rng_) : stay;
}

}  // namespace holdout::terrorscape
