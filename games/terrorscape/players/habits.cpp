#include "games/terrorscape/players/habits.h"

#include "games/terrorscape/rules/imagining/mansion.h"

namespace holdout::terrorscape {

namespace {

using imagining::bit;
using imagining::each;
using imagining::PlaceSet;

// Weights of what a turn can be, as regular players have been seen to choose.
struct Taste {
  float walk = 1.0F;
  float stay = 0.5F;
  float scavenge = 2.4F;  // where there are things, and it is heard
  float silent = 1.2F;    // likewise, and it is not
  float repair = 1.6F;
  float sprint = 0.15F;
  float passage = 0.4F;
  float bottle = 0.05F;
  float camera = 0.05F;
  float rush = 0.05F;
  float chop = 0.1F;
  float sedate = 0.2F;
  float anything = 0.003F;  // whatever else the rules allow
};
constexpr Taste kTaste;

float likes(const imagining::Terms& terms, int to) {
  const bool work = imagining::has(static_cast<PlaceSet>(terms.house->item | terms.house->radio), to);
  float liked = work ? 2.2F : 0.8F;
  if (terms.killer == imagining::kNowhere) return liked;
  const int steps = distance(imagining::room(terms.killer), imagining::room(to));
  constexpr std::array<float, 4> kByDistance{0.25F, 0.35F, 0.7F, 1.0F};
  return liked * kByDistance[static_cast<std::size_t>(std::min(steps, 3))];
}

class Weighing {
 public:
  Weighing(const imagining::Terms& terms, int who, const imagining::Shown& shown)
      : terms_(terms), who_(who), shown_(shown), near_(*terms.house, terms.blocked) {}

  void weigh(int from) {
    for (auto& row : w_) row.fill(0);
    bool act = true;  // the action is still to be chosen
    float factor = 1;
    for (const Note& note : shown_.notes) {
      if (note.seen == Seen::FearLost && note.who == who_) {
        if (act) settle(from, 0, factor);
        factor *= kTaste.sedate;
      } else if (note.seen == Seen::KeyFound) {
        if (act && works(from, terms_.house->item)) settle(from, quiet() ? 0 : heard(from), factor);
        act = false;
      } else if (note.seen == Seen::HelpPlaced) {
        if (act && works(from, terms_.house->radio)) settle(from, heard(from), factor);
        act = false;
      } else if (note.seen == Seen::BlockRemoved) {
        const bool beside = imagining::has(imagining::ends_of(*terms_.house, note.what), from);
        if (act && beside) settle(from, 0, factor);
        factor *= beside ? kTaste.chop : kTaste.chop * kTaste.chop;
      } else if (note.seen == Seen::Healed) {
        if (act) settle(from, terms_.may_be_loud(from) ? heard(from) : 0, factor);
        act = false;
      }
    }
    if (act) choose(from, factor);
    use_things();
  }

  float weight(int to, int noise) const {
    return w_[static_cast<std::size_t>(to)][static_cast<std::size_t>(noise)];
  }

 private:
  bool quiet() const { return terms_.skills[static_cast<std::size_t>(who_)].quiet_hands; }
  const imagining::Skills& skills() const { return terms_.skills[static_cast<std::size_t>(who_)]; }
  int heard(int place) const { return terms_.noise_at(place) % kNoiseMasks; }
  bool works(int place, PlaceSet where) const {
    return imagining::has(where, place) && terms_.killer != place && (quiet() || terms_.may_be_loud(place));
  }
  void settle(int to, int noise, float weight) {
    w_[static_cast<std::size_t>(to)][static_cast<std::size_t>(noise)] += weight;
  }

  void choose(int from, float factor) {
    settle(from, 0, factor * kTaste.stay);
    for (int to : each(near_.move(bit(from), 2))) settle(to, 0, factor * kTaste.walk * likes(terms_, to));
    if (imagining::has(terms_.house->item, from) && terms_.killer != from) {
      settle(from, 0, factor * (quiet() ? kTaste.scavenge + kTaste.silent : kTaste.silent));
      if (!quiet() && terms_.may_be_loud(from)) settle(from, heard(from), factor * kTaste.scavenge);
    }
    if (terms_.repair && works(from, terms_.house->radio) && terms_.may_be_loud(from))
      settle(from, heard(from), factor * kTaste.repair);
    if (skills().sprints)
      for (int to : each(near_.move(bit(from), 3) & terms_.loud))
        settle(to, heard(to), factor * kTaste.sprint);
    if (skills().perceptive)
      for (int to : each(imagining::through_passages(*terms_.house, bit(from))))
        settle(to, 0, factor * kTaste.passage);
  }

  void use_things() {
    const auto before = w_;
    const imagining::Near throws(*terms_.house, 0);
    for (int at = 0; at < 15; ++at)
      for (int noise = 0; noise < kNoiseMasks; ++noise) {
        const float weight = before[static_cast<std::size_t>(at)][static_cast<std::size_t>(noise)];
        if (weight == 0) continue;
        for (int i = 0; i < terms_.told.size() && i < kWeighedNoises; ++i)
          if (terms_.stock.bottles > 0 &&
              imagining::has(throws.of[static_cast<std::size_t>(at)], terms_.told[i]))
            settle(at, noise | 1 << i, weight * kTaste.bottle);
        if (skills().camera && terms_.may_be_loud(at)) settle(at, noise | heard(at), weight * kTaste.camera);
        if (terms_.stock.adrenaline > 0)
          for (int to : each(near_.of[static_cast<std::size_t>(at)])) settle(to, noise, weight * kTaste.rush);
      }
  }

  const imagining::Terms& terms_;
  int who_;
  const imagining::Shown& shown_;
  imagining::Near near_;
  std::array<std::array<float, kNoiseMasks>, 15> w_{};
};

}  // namespace

Habits habits_of(const imagining::Terms& terms, int who, const imagining::Shown& shown, PlaceSet starts) {
  Habits habits;
  const imagining::TurnEnds possible = imagining::turns_of(terms, who, shown, starts);
  Weighing weighing(terms, who, shown);
  for (int from : each(starts)) {
    weighing.weigh(from);
    auto& ways = habits.from[static_cast<std::size_t>(from)];
    for (int noise = 0; noise < kNoiseMasks; ++noise)
      for (int to : each(possible.ends[static_cast<std::size_t>(from)][static_cast<std::size_t>(noise)]))
        if (!ways.full())
          ways.push({static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(noise),
                     weighing.weight(to, noise) + kTaste.anything});
  }
  return habits;
}

}  // namespace holdout::terrorscape
