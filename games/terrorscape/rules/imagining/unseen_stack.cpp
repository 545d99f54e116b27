#include <algorithm>

#include "games/terrorscape/rules/changes.h"
#include "games/terrorscape/rules/encounters/defending.h"
#include "games/terrorscape/rules/imagining/imagine.h"
#include "games/terrorscape/rules/imagining/killer_cards.h"

namespace holdout::terrorscape::imagining {

namespace {

using Stack = FixedVector<Procedure, kStackDepth>;

template <class P>
bool is_on_top(const Stack& stack) {
  return !stack.empty() && std::holds_alternative<P>(stack.back());
}

class UnseenStack {
 public:
  UnseenStack(const Rules& r, const View& view, Rng& rng, State& s)
      : r_(r), view_(view), t_(view.table), rng_(rng), s_(s), stack_(s.running.stack) {}

  void imagine() {
    stack_.clear();
    const bool unseen_turns = t_.phase == Phase::Survivor && !view_.of_survivors;
    const bool unseen_killer = t_.moment == Moment::KillerActs && !view_.of_killer;
    for (int i = 0; i < view_.stack.size(); ++i) {
      const Procedure& known = view_.stack[i];
      if (i == 1 && unseen_turns) take_turns();
      if (i == 1 && t_.phase == Phase::Killer && !view_.of_killer) stack_.push(some_step());
      if (!view_.of_killer && std::holds_alternative<Encounter>(known))
        stack_.push(SearchRoom{.begun = true});
      stack_.push(known);
    }
    if (view_.stack.size() == 1 && unseen_turns) take_turns();
    if (view_.stack.size() == 1 && t_.phase == Phase::Killer && !view_.of_killer) stack_.push(some_step());
    if (unseen_killer) ask_killer();
    if (!view_.of_survivors) confer();
    if (view_.of_survivors && !view_.of_killer) seal();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  // The point of the Survivor phase that the marks speak of.
  void take_turns() {
    const SurvivorSecrets& own = s_.hidden.survivors;
    const bool all_done = own.done == in_mansion(t_);
    stack_.back() = Round{all_done ? Round::Step::Plan : Round::Step::Discovery};
    if (all_done) {
      stack_.push(Discovery{.step = Discovery::Step::Name});
      stack_.push(DiscovererCouncil{});
      return;
    }
    stack_.push(Turns{});
    if (own.turn != kNoSurvivor) stack_.push(Turn{});
  }

  void confer() {
    if (is_on_top<DiscovererCouncil>(stack_)) open_council(r_, s_);
    if (is_on_top<DefenderCouncil>(stack_)) open_defender_council(r_, s_);
  }

  // Who of the viewer's side is waited for no more has sealed his answer: which, nobody else knows.
  void seal() {
    if (stack_.empty()) return;
    if (auto* flee = std::get_if<FleeBallot>(&stack_.back())) seal(flee->left);
    if (auto* slip = std::get_if<SlipAway>(&stack_.back())) seal(slip->left);
    if (auto* shield = std::get_if<Shield>(&stack_.back())) seal(shield->left);
  }
  void seal(Survivors& left) {
    for (Survivor who : left) {
      const Seat seat = seat_of(r_, who);
      if (seat == view_.viewer || view_.prompt.waited_for.has(seat)) continue;
      left.remove(who);
      const Location here = where(s_, who);
      const Locations ways = steps_from(here, t_.blocks).with(here);
      s_.hidden.survivors.flee_to[terrorscape::at(who)] = nth(ways, below(ways.size()));
    }
  }

  // Any step of the Killer phase that asks him something; once he draws, the last.
  KillerPhase some_step() {
    KillerPhase phase{.step = KillerPhase::Step::Main};
    if (has_drawn()) return {.step = KillerPhase::Step::Finish};
    if (t_.met) return phase;
    phase.actions = u8(below(r_.killer_actions));
    if (below(3) == 0 && holds_playable(true)) phase = {.step = KillerPhase::Step::Fast};
    if (below(3) == 0 && holds_playable(false)) phase = {.step = KillerPhase::Step::Slow, .actions = 2};
    return phase;
  }
  bool holds_playable(bool fast) const {
    const int hand = cards_in(s_.hidden.killer.hand);
    for (int i = 0; i < kSkillKinds; ++i) {
      const auto skill = static_cast<Skill>(i);
      const bool kind = fast ? row(skill).fast : row(skill).slow;
      if (kind && s_.hidden.killer.hand[terrorscape::at(skill)] > 0 && r_.skill(skill).cost < hand)
        return true;
    }
    return false;
  }

  bool has_drawn() const {
    for (int i = t_.history.size(); i > 0 && t_.history[i - 1].seen != Seen::Reported; --i)
      if (t_.history[i - 1].seen == Seen::PhaseEnded) return true;
    return false;
  }

  // The MOVE of a card that leads farther than a step: whoever sees it knows how it went so far (TS-025).
  bool walks_on() {
    int i = t_.history.size();
    while (i > 0 && (t_.history[i - 1].seen == Seen::BlockBroken || t_.history[i - 1].seen == Seen::Answered))
      --i;
    if (i == 0 || t_.history[i - 1].seen != Seen::Played || t_.met) return false;
    const auto skill = static_cast<Skill>(t_.history[i - 1].what);
    if (skill != Skill::NightmareRush && skill != Skill::PureFury) return false;
    const int most = r_.skill(skill).most;
    stack_.push(
        KillerMove{.least = 1, .most = u8(most), .made = u8(std::clamp(t_.walked.size() - 1, 0, most - 1))});
    return true;
  }

  // What he is asked where nothing that everybody knows asks it.
  void ask_killer() {
    if (count_cards(r_, t_).choosing) {
      reach_level(GainLevel::Step::Effect);
      stack_.push(Unlock{});
    } else if (const int doors = doors_of_level(); doors > 0) {
      reach_level(GainLevel::Step::Traits);
      stack_.push(
          Blocking{.step = Blocking::Step::Choose, .left = u8(doors), .optional = true, .among = kAllDoors});
    } else if (is_on_top<Scare>(stack_)) {
      stack_.push(FearPay{.who = paralysed()});
    } else if (!s_.hidden.killer.paying.empty() && cards_in(s_.hidden.killer.hand) > 0) {
      stack_.push(PayCards{.left = 1});
    } else if (!walks_on() && !is_on_top<KillerPhase>(stack_)) {
      stack_.push(some_step());
    }
  }
  // The one of whom it was told last (TS-063).
  Survivor paralysed() const {
    for (int i = t_.history.size(); i > 0; --i)
      if (t_.history[i - 1].seen == Seen::Placed) return survivor_at(t_.history[i - 1].who);
    return in_mansion(t_).first();
  }
  void reach_level(GainLevel::Step step) {
    stack_.push(DrawCards{.step = DrawCards::Step::Finish, .shuffled = true});
    GainLevel level;
    level.step = step;
    stack_.push(level);
  }

  // TS-380: how many doors he may still block for the level that he has just reached.
  int doors_of_level() const {
    if (r_.level(t_.killer, t_.level).effect != LevelEffect::Blocks) return 0;
    int placed = 0;
    for (int i = t_.history.size(); i > 0; --i) {
      const Seen seen = t_.history[i - 1].seen;
      if (seen == Seen::BlockPlaced) ++placed;
      const bool drawn = seen == Seen::PhaseEnded || seen == Seen::KillerDrew;
      if (drawn) return level_amount(r_, t_.killer, LevelEffect::Blocks) - placed;
      if (seen != Seen::BlockPlaced && seen != Seen::BlockBroken && seen != Seen::LevelGained) return 0;
    }
    return 0;
  }

  const Rules& r_;
  const View& view_;
  const Table& t_;
  Rng& rng_;
  State& s_;
  Stack& stack_;
};

}  // namespace

void imagine_stack(const Rules& r, const View& view, Rng& rng, State& s) {
  UnseenStack(r, view, rng, s).imagine();
}

}  // namespace holdout::terrorscape::imagining
