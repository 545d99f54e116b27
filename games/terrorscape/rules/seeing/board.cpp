#include "games/terrorscape/rules/seeing/board.h"

#include "engine/rule_number.h"
#include "games/terrorscape/rules/killer/acts.h"
#include "games/terrorscape/rules/seeing/asked.h"
#include "games/terrorscape/rules/terrorscape.h"

namespace holdout::terrorscape {

namespace {

void tell_the_set_up(const Rules& r, const Table& t, Board& b) {
  b.killer_seat = r.killer_seat;
  b.owner = r.owner;
  b.on_your_own = r.on_your_own;
  b.traits = r.traits;
  b.survival_plan = r.survival_plan;
  b.assist = r.assist;
  b.most_strength = u8(r.most_strength);
  b.most_level = u8(r.most_level);
  b.repair_steps = u8(r.repair_steps);
  b.help_start = u8(r.help_start);
  b.keys_needed = u8(r.on_your_own ? r.own_keys_to_escape : r.keys_to_escape);
  b.last_round = u8(cards_left(r.discovery) / r.discovery_drawn);
  b.hand_limit = u8(r.hand_limit);
  for (Survivor who : kAllSurvivors)
    if (t.persons[at(who)] != Person::None) b.pack_limit[at(who)] = u8(pack_limit(r, t, who));
  for (std::size_t i = 0; i < kRoundStepKeys.size(); ++i)
    if (const auto step = static_cast<RoundStep>(i); step != RoundStep::Plan || r.survival_plan)
      b.steps.push(step);
}

void tell_the_cards(const Rules& r, const Table& t, Board& b) {
  b.axes = r.axes;
  const bool chosen = t.killer != Killer::None;
  for (std::size_t i = 0; i < kSkillKinds; ++i) {
    const auto skill = static_cast<Skill>(i);
    const auto& printed = tables::kSkills[i];
    b.skills[i] = {.fast = chosen ? is_fast(r, t, skill) : printed.fast,
                   .special = chosen ? is_special(r, t, skill) : printed.special,
                   .slow = printed.slow,
                   .attack = printed.attack,
                   .cost = r.skill(skill).cost};
  }
}

RoundStep killer_step(const KillerPhase& phase) {
  switch (phase.step) {
    case KillerPhase::Step::Begin:
    case KillerPhase::Step::Reappear: return RoundStep::Reappear;
    case KillerPhase::Step::Start:
    case KillerPhase::Step::Fast: return RoundStep::Fast;
    case KillerPhase::Step::Main: return RoundStep::Main;
    case KillerPhase::Step::Slow: return RoundStep::Slow;
    default: return RoundStep::Draw;
  }
}

// Of a phase that the other side sees as one state its first step stands for all of them (TS-016).
RoundStep step_now(const View& view) {
  if (view.table.phase == Phase::Killer) {
    const auto* phase = under_way<KillerPhase>(view);
    return phase == nullptr ? RoundStep::Fast : killer_step(*phase);
  }
  if (under_way<PlanStep>(view) != nullptr) return RoundStep::Plan;
  return under_way<Discovery>(view) == nullptr ? RoundStep::Turns : RoundStep::Discovery;
}

// From what everybody knows: doors do not hold him (TS-024).
Locations reach_of(const Rules& r, const Table& t) {
  if (t.at == Location::None) return {};
  return range(t.at, t.stealth == Skill::None ? r.killer_actions : r.skill(t.stealth).most);
}

SeatSet sealed_now(const View& view) {
  switch (view.table.moment) {
    case Moment::Traits:
    case Moment::HumanShield:
    case Moment::SlipAway:
    case Moment::Flee: return view.table.ballot.sealed;
    default: return {};
  }
}

SeatSet who_is_out(const Rules& r, const Table& t) {  // TS-554
  if (t.phase == Phase::Setup) return {};
  return r.survivor_seats.without(survivor_players(r, t));
}

int next_strength(const Rules& r, const Table& t) {
  Table next = t;
  if (next.level < r.most_level) ++next.level;
  return strength(r, next);
}

void tell_the_killer(const Rules& r, const View& view, Board& b) {
  const Table& t = view.table;
  if (t.killer == Killer::None) return;
  b.strength = u8(strength(r, t));
  b.next_strength = u8(next_strength(r, t));
  if (r.show_hand_size) b.hand_size = view.hand_size;
  b.reach = reach_of(r, t);
}

void tell_what_is_known(const Rules& r, const Table& t, Board& b) {
  b.certain_at.fill(Location::None);
  if (r.assist == Assist::Off || t.phase == Phase::Setup) return;
  const std::array<Certain, kPlaces> certain = certain_places(t);
  for (Survivor who : in_mansion(t)) {
    b.certain_at[at(who)] = certain[at(who)].room;
    b.certain_round[at(who)] = certain[at(who)].round;
    b.possible[at(who)] = certain[at(who)].possible;
  }
  if (r.assist == Assist::Heat) b.heat = heat_of(r, t);
}

// Why what somebody holds waits: the rule that says best when it is played or used.
void tell_what_lies_idle(const Rules& r, const View& view, Board& b) {
  if (sees_killer(r, view))
    for (int i = 0; i < kSkillKinds; ++i)
      if (const auto skill = static_cast<Skill>(i); view.killer.hand[at(skill)] > 0)
        b.idle_skills[at(skill)] = rule_number(Terrorscape::why_not(r, view, answer::Play{.skill = skill}));
  if (!sees_survivors(r, view)) return;
  for (Survivor who : survivors_of(r, view.viewer))
    for (int i = 0; i < kItemKinds; ++i)
      if (const auto item = static_cast<Item>(i); view.survivors.packs[at(who)][at(item)] > 0)
        b.idle_items[at(item)] = rule_number(Terrorscape::why_not(r, view, answer::Use{.thing = item}));
}

}  // namespace

SeatSet Terrorscape::out_of_play(const Rules& r, const View& view) { return who_is_out(r, view.table); }

Board board_of(const Rules& r, const View& view) {
  const Table& t = view.table;
  Board b;
  tell_the_set_up(r, t, b);
  tell_the_cards(r, t, b);
  b.step = step_now(view);
  tell_the_killer(r, view, b);
  for (Survivor who : kAllSurvivors) b.dice[at(who)] = u8(dice_of(r, t, who));
  b.sealed = sealed_now(view);
  b.out = who_is_out(r, t);
  tell_what_is_known(r, t, b);
  tell_what_lies_idle(r, view, b);
  return b;
}

}  // namespace holdout::terrorscape
