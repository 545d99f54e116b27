#include <algorithm>

#include "games/terrorscape/rules/imagining/imagine.h"
#include "games/terrorscape/rules/imagining/killer_cards.h"

namespace holdout::terrorscape::imagining {

namespace {

class UnseenKiller {
 public:
  UnseenKiller(const Rules& r, const View& view, Rng& rng, State& s)
      : r_(r), view_(view), t_(s.table), rng_(rng), own_(s.hidden.killer) {}

  void imagine() {
    own_ = {};
    own_.at = hiding_place();
    if (t_.killer == Killer::None) return;
    cards_ = count_cards(r_, t_);
    // Once he is asked nothing any more he has chosen (TS-305).
    if (cards_.choosing && t_.moment != Moment::KillerActs) {
      --cards_.hand;
      ++cards_.discards;
    }
    own_.locked = cards_.locked;
    deal();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

  Location hiding_place() {
    if (t_.stealth == Skill::None) return t_.at;
    const Locations within = range(t_.at, r_.skill(t_.stealth).most);
    return nth(within, below(within.size()));
  }

  void deal() {
    for (std::size_t i = 0; i < kSkillKinds; ++i) left_[i] = r_.skills[i].counts[terrorscape::at(t_.killer)];
    if (cards_.locked != Skill::None) --left_[terrorscape::at(cards_.locked)];
    for (Skill skill : cards_.played) take(skill);
    if (t_.meeting.attack != Skill::None) take(t_.meeting.attack);
    int hand = cards_.hand;
    if (const Skill aside = card_aside(r_, t_.killer);
        cards_.unlocked_in_hand && hand > 0 && left_[terrorscape::at(aside)] > 0) {
      take(aside);
      ++own_.hand[terrorscape::at(aside)];
      --hand;
    }
    for (; hand > 0 && total() > 0; --hand) ++own_.hand[terrorscape::at(any())];
    for (int deck = cards_.deck; deck > 0 && total() > 0; --deck) ++own_.deck[terrorscape::at(any())];
    pile();
    if (r_.show_hand_size) show_less();
  }

  // Of the discard pile only what was played is known, in its order (TS-262).
  void pile() {
    int unknown = total();
    int known = cards_.played.size();
    for (int i = 0; unknown + known > 0;) {
      const bool next_known = below(unknown + known) < known;
      own_.discards.push(next_known ? cards_.played[i++] : any());
      --(next_known ? known : unknown);
    }
  }

  // TS-602: cards that he is just paying are no longer in his hand.
  void show_less() {
    while (cards_in(own_.hand) > view_.hand_size && !own_.paying.full()) {
      const Skill skill = any_of(own_.hand);
      --own_.hand[terrorscape::at(skill)];
      own_.paying.push(skill);
    }
  }

  int total() const { return cards_in(left_); }
  void take(Skill skill) {
    if (left_[terrorscape::at(skill)] > 0) --left_[terrorscape::at(skill)];
  }
  Skill any() {
    const Skill skill = any_of(left_);
    take(skill);
    return skill;
  }
  Skill any_of(const SkillCounts& cards) {
    int skip = below(cards_in(cards));
    for (int i = 0; i < kSkillKinds; ++i) {
      skip -= cards[static_cast<std::size_t>(i)];
      if (skip < 0) return static_cast<Skill>(i);
    }
    return Skill::None;
  }

  const Rules& r_;
  const View& view_;
  const Table& t_;
  Rng& rng_;
  KillerSecrets& own_;
  KillerCards cards_;
  SkillCounts left_{};
};

}  // namespace

void imagine_killer(const Rules& r, const View& view, Rng& rng, State& s) {
  UnseenKiller(r, view, rng, s).imagine();
}

}  // namespace holdout::terrorscape::imagining
