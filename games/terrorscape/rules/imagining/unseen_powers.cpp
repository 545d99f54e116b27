#include <algorithm>

#include "games/terrorscape/rules/imagining/imagine.h"

// Traits and plans (variants 1 and 3): while both sides choose, and what the Survivors then keep to
// themselves.

namespace holdout::terrorscape::imagining {

namespace {

class UnseenPowers {
 public:
  UnseenPowers(const Rules& r, const View& view, Rng& rng, State& s)
      : r_(r), view_(view), t_(view.table), rng_(rng), s_(s), side_(s.hidden.survivors) {}

  void imagine() {
    const bool choosing = t_.moment == Moment::Traits;
    if (r_.traits && choosing) choose();
    if (!view_.of_survivors && !choosing && t_.moment != Moment::Pick) {
      if (r_.traits) keep();
      if (r_.survival_plan) plan();
    }
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  template <class Set>
  typename Set::Member any_of(Set those) {
    return nth(those, below(those.size()));
  }
  // So many of them.
  template <class Set>
  Set some_of(Set those, int many) {
    Set chosen;
    for (; many > 0 && !those.empty(); --many) {
      const auto one = any_of(those);
      chosen.add(one);
      those.remove(one);
    }
    return chosen;
  }

  // ---- while they choose -----------------------------------------------------------------------------

  // Somebody has not finished, or it would be over. His own side's choices the viewer sees (TS-502).
  void choose() {
    if (!view_.of_survivors) deal_survivors();
    if (!view_.of_killer) deal_killer();
    const SeatSet unseen = unseen_seats();
    const bool own_side_chooses = !(view_.prompt.waited_for & own_seats()).empty();
    const Seat open = own_side_chooses ? kNobody : nth(unseen, below(unseen.size()));
    for (const Seat seat : unseen) {
      const bool finished = seat != open && below(2) == 0;
      if (seat == r_.killer_seat)
        keep_killer(finished);
      else
        keep_survivors(seat, finished);
    }
  }

  SeatSet own_seats() const {
    if (view_.of_survivors) return r_.survivor_seats;
    return view_.of_killer ? only(r_.killer_seat) : SeatSet{};
  }
  SeatSet unseen_seats() const { return r_.survivor_seats.with(r_.killer_seat).without(own_seats()); }

  void deal_survivors() {
    SurvivorTraitSet left = SurvivorTraitSet::lowest(kSurvivorTraits);
    for (SurvivorTraitSet& dealt : side_.dealt) {
      dealt = some_of(left, r_.survivor_traits.drawn);
      left = left.without(dealt);
    }
  }
  void deal_killer() {
    s_.hidden.killer.dealt = some_of(KillerTraitSet::lowest(kKillerTraits), r_.killer_traits.drawn);
  }

  void keep_killer(bool finished) {
    KillerSecrets& own = s_.hidden.killer;
    const int kept = r_.killer_traits.kept;
    own.kept = some_of(own.dealt, finished || kept == 0 ? kept : below(kept));
  }
  // A player of several Survivors chooses for one after another.
  void keep_survivors(Seat seat, bool finished) {
    const Survivors own = survivors_of(r_, seat);
    const int all = own.size() * r_.survivor_traits.kept;
    int cards = finished || all == 0 ? all : below(all);
    for (const Survivor who : own) {
      const int kept = std::min(cards, static_cast<int>(r_.survivor_traits.kept));
      side_.traits[terrorscape::at(who)] = some_of(side_.dealt[terrorscape::at(who)], kept);
      cards -= kept;
    }
  }

  // ---- what they have chosen -------------------------------------------------------------------------

  void keep() {
    SurvivorTraitSet left = SurvivorTraitSet::lowest(kSurvivorTraits);
    for (const SurvivorTraitSet& shown : t_.traits_shown) left = left.without(shown);
    for (const Survivor who : kAllSurvivors) {
      const SurvivorTraitSet shown = t_.traits_shown[terrorscape::at(who)];
      const SurvivorTraitSet more = some_of(left, r_.survivor_traits.kept - shown.size());
      left = left.without(more);
      side_.traits[terrorscape::at(who)] = shown | more;
      for (const SurvivorTrait trait : shown)  // shown because it was used (TS-505)
        if (tables::kSurvivorTraits[terrorscape::at(trait)].once) side_.used[terrorscape::at(who)].add(trait);
    }
  }

  // TS-569: at most one stage a round (TS-561), and a plan whose token lies nowhere yet is not done.
  void plan() {
    const Plans two = some_of(Plans::lowest(kPlans), static_cast<int>(side_.plans.size()));
    std::size_t place = 0;
    for (const Plan card : two) side_.plans[place++] = card;
    const int rounds = t_.phase == Phase::Killer ? t_.round : t_.round - 1;
    const Plan card = side_.plans[static_cast<std::size_t>(below(2))];
    const int stages = static_cast<int>(tables::kPlans[terrorscape::at(card)].stages.size());
    const int progress = below(std::min(stages - 1, std::max(rounds, 0)) + 1);
    if (progress == 0) return;
    side_.plan_under_way = card;
    side_.plan_progress = u8(progress);
  }

  const Rules& r_;
  const View& view_;
  const Table& t_;
  Rng& rng_;
  State& s_;
  SurvivorSecrets& side_;
};

}  // namespace

void imagine_powers(const Rules& r, const View& view, Rng& rng, State& s) {
  UnseenPowers(r, view, rng, s).imagine();
}

}  // namespace holdout::terrorscape::imagining
