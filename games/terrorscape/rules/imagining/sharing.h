#pragma once

#include "games/terrorscape/rules/imagining/rounds.h"

namespace holdout::terrorscape::imagining {

// How the happenings of a Survivor phase are shared out: who acted in which order (TS-145), and what was seen
// in whose turn. A turn is finished before the next begins (TS-146), so each has a stretch of the list.
struct Sharing {
  std::array<std::uint8_t, kTrio> order{};
  std::array<Shown, kTrio> shown;  // by Survivor
  bool key_by_discovery = false;   // the last of them was the Key of the discovery
};

class Sharings {
 public:
  Sharings(const RoundSeen& round, const Cast& cast) : round_(round), cast_(cast) {
    for (const Note& note : round.happenings)
      order_matters_ = order_matters_ || note.seen == Seen::BlockRemoved || note.seen == Seen::Healed;
  }

  // Calls use(sharing) for each of them that could be, until it returns true.
  template <class Use>
  bool each_one(Use&& use) const {
    const int notes = round_.happenings.size();
    if (each_with(notes, false, use)) return true;
    const bool key_last = notes > 0 && round_.happenings[notes - 1].seen == Seen::KeyFound;
    return key_last && round_.discovery && each_with(notes - 1, true, use);
  }

 private:
  static constexpr std::array<std::array<std::uint8_t, kTrio>, 6> kOrders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

  template <class Use>
  bool each_with(int notes, bool key_by_discovery, Use& use) const {
    for (const auto& order : kOrders)
      for (int one = 0; one <= notes; ++one)
        for (int two = one; two <= notes; ++two) {
          Sharing sharing{.order = order, .shown = {}, .key_by_discovery = key_by_discovery};
          if (share(sharing, {0, one, two, notes}) && use(sharing)) return true;
        }
    return false;
  }

  bool share(Sharing& sharing, const std::array<int, kTrio + 1>& cuts) const {
    bool idle_before = false;
    for (int turn = 0; turn < kTrio; ++turn) {
      const int who = sharing.order[at(turn)];
      const int from = cuts[at(turn)];
      const int to = cuts[at(turn + 1)];
      if (to - from > kMostShown || (from < to && (round_.out >> who & 1) != 0)) return false;
      // Where the order does not matter only one of those that come to the same is taken.
      const bool idle = from == to;
      if (!order_matters_ && idle_before && (!idle || who < sharing.order[at(turn - 1)])) return false;
      idle_before = idle;
      for (int i = from; i < to; ++i) {
        if (!could_be(who, i, from)) return false;
        sharing.shown[at(who)].notes.push(round_.happenings[i]);
      }
    }
    return true;
  }

  // One's fear is lost by one's own doing, or by a Medical kit.
  bool could_be(int who, int i, int from) const {
    const Note& note = round_.happenings[i];
    if (note.seen != Seen::FearLost || note.who == who || cast_.secret_powers) return true;
    const bool healed =
        i > from && round_.happenings[i - 1].seen == Seen::Healed && round_.happenings[i - 1].who == note.who;
    return healed && cast_.skills[at(who)].heals;
  }

  const RoundSeen& round_;
  const Cast& cast_;
  bool order_matters_ = false;
};

// The last notes have their own turn or were the discovery's; `turn` of the Survivor in that order.
constexpr int turn_of(const Sharing& sharing, int who) {
  for (int turn = 0; turn < kTrio; ++turn)
    if (sharing.order[at(turn)] == who) return turn;
  return kTrio;
}

}  // namespace holdout::terrorscape::imagining
