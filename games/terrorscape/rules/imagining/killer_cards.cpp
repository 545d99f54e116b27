#include "games/terrorscape/rules/imagining/killer_cards.h"

#include <algorithm>

namespace holdout::terrorscape::imagining {

namespace {

int starting_hand(const Rules& r, const Table& t) {  // KT-12, KT-17
  const int more =
      (has_trait(t, KillerTrait::Devious) ? 1 : 0) + (has_trait(t, KillerTrait::Handicap) ? 1 : 0);
  return r.starting_hand + more;
}

class Counting {
 public:
  Counting(const Rules& r, const Table& t) : r_(r), t_(t) {
    cards_.locked = card_aside(r, t.killer);
    for (const SkillFigures& skill : r.skills) cards_.deck += skill.counts[terrorscape::at(t.killer)];
    if (cards_.locked != Skill::None) --cards_.deck;
    cards_.hand = starting_hand(r, t);
    cards_.deck -= cards_.hand;
    if (has_trait(t, KillerTrait::LieInWait)) cards_.level = 2;  // TS-510
  }

  KillerCards count() {
    for (const Note& note : t_.history) take(note);
    if (t_.meeting.attack == Skill::None) put_down();
    return cards_;
  }

 private:
  void take(const Note& note) {
    settle();
    if (note.seen == Seen::Played || note.seen == Seen::DeckDiscard || note.seen == Seen::PhaseEnded)
      put_down();
    switch (note.seen) {
      case Seen::Played: return play(static_cast<Skill>(note.what), note.who);
      case Seen::Paid: return pay(note.who);
      case Seen::KillerDrew: return draw(std::max<int>(note.who, 1));
      case Seen::PhaseEnded: return draw(note.who);
      case Seen::Provoked:  // ST-10
        lose(r_.trait_amount[terrorscape::at(SurvivorTrait::Provoker)]);
        return draw(1);
      case Seen::DeckDiscard: return lose(note.who);
      case Seen::LevelGained: return gain(note.who);
      default: return;
    }
  }

  void play(Skill skill, int paid) {
    --cards_.hand;
    open_ = skill;
    if (skill == card_aside(r_, t_.killer)) cards_.unlocked_in_hand = false;
    pay(paid);
  }
  // A card lies open while its effect runs, an attack card until the result (TS-262, TS-324): a reshuffle
  // in between does not take it.
  void put_down() {
    if (open_ == Skill::None) return;
    ++cards_.discards;
    if (!cards_.played.full()) cards_.played.push(open_);
    open_ = Skill::None;
  }
  void pay(int cards) {
    cards_.hand -= cards;
    cards_.discards += cards;
    if (cards > 0) cards_.unlocked_in_hand = false;
  }
  void lose(int cards) {  // TS-308
    const int lost = std::min(cards, cards_.deck);
    cards_.deck -= lost;
    cards_.discards += lost;
  }
  void draw(int cards) {
    bool shuffled = false;
    for (; cards > 0; --cards) {
      if (cards_.deck == 0 && cards_.discards == 0) break;  // TS-303
      if (cards_.deck == 0) {
        std::swap(cards_.deck, cards_.discards);
        cards_.played.clear();
        shuffled = true;
      }
      --cards_.deck;
      const bool kept = cards_.hand < r_.hand_limit;  // TS-301
      ++(kept ? cards_.hand : cards_.discards);
      if (!kept && has_trait(t_, KillerTrait::Devious)) cards_.unlocked_in_hand = false;
    }
    if (shuffled && cards_.level < r_.most_level) gain(cards_.level + 1);
    if (shuffled && cards_.level == 3 && has_trait(t_, KillerTrait::Handicap)) gain(4);  // TS-516
  }
  void gain(int level) {
    settle();
    cards_.level = level;
    if (r_.level(t_.killer, level).effect != LevelEffect::Unlock || cards_.locked == Skill::None) return;
    cards_.locked = Skill::None;
    cards_.unlocked_in_hand = true;
    cards_.choosing = ++cards_.hand > r_.hand_limit;
  }
  void settle() {
    if (!cards_.choosing) return;
    cards_.choosing = false;
    --cards_.hand;
    ++cards_.discards;
  }

  const Rules& r_;
  const Table& t_;
  KillerCards cards_;
  Skill open_ = Skill::None;
};

}  // namespace

KillerCards count_cards(const Rules& r, const Table& t) { return Counting(r, t).count(); }

}  // namespace holdout::terrorscape::imagining
