#include "games/terrorscape/players/belief.h"

#include <algorithm>

#include "games/terrorscape/players/habits.h"

namespace holdout::terrorscape {

namespace {

using imagining::at;
using imagining::bit;
using imagining::each;
using imagining::kTrio;
using Weights = PlaceBelief::Weights;

constexpr std::array<std::size_t, kTrio> kStride{225, 15, 1};
constexpr float kSilentDraw = 0.655F;  // two cards of the discovery deck without a noise
constexpr float kTooSmall = 1e-6F;
constexpr int kMostSharings = 12;  // of what was seen among the turns: more of them change little

std::size_t with(std::size_t triple, int who, int from, int to) {
  return triple + kStride[at(who)] * static_cast<std::size_t>(to) -
         kStride[at(who)] * static_cast<std::size_t>(from);
}

int count_in(std::size_t triple, imagining::PlaceSet places) {
  int count = 0;
  for (int place : PlaceBelief::places_of(triple)) count += imagining::has(places, place) ? 1 : 0;
  return count;
}

// The turns of one round, weighed: for every sharing of what was seen, by the noise that is accounted for.
class WeighedTurns {
 public:
  WeighedTurns(const imagining::RoundSeen& round, const imagining::Cast& cast)
      : round_(round), cast_(cast), masks_(round.terms.fire ? 2 : 1 << round.terms.told.size()) {}

  Weights after(const Weights& before) {
    Weights found(PlaceBelief::kTriples, 0.F);
    int tried = 0;
    imagining::Sharings(round_, cast_).each_one([&](const imagining::Sharing& sharing) {
      by_noise_.assign(static_cast<std::size_t>(masks_), {});
      by_noise_[0] = before;
      imagining::Terms terms = round_.terms;
      for (int who : sharing.order) {
        if ((round_.out >> who & 1) == 0) take_turn(terms, who, sharing.shown[at(who)]);
        for (const Note& note : sharing.shown[at(who)].notes)
          terms.blocked = imagining::after_note(terms.blocked, note);
      }
      discover(sharing.key_by_discovery, found);
      return ++tried == kMostSharings;
    });
    return found;
  }

 private:
  void take_turn(const imagining::Terms& terms, int who, const imagining::Shown& shown) {
    imagining::Shown seen = shown;
    imagining::PlaceSet starts = 0;
    for (const Weights& weights : by_noise_)
      for (std::size_t i = 0; i < weights.size(); ++i)
        if (weights[i] > kTooSmall)
          starts = static_cast<imagining::PlaceSet>(starts | bit(PlaceBelief::places_of(i)[at(who)]));
    const Habits habits = habits_of(terms, who, seen, starts);
    std::vector<Weights> next(by_noise_.size());
    for (std::size_t noise = 0; noise < by_noise_.size(); ++noise)
      for (std::size_t i = 0; i < by_noise_[noise].size(); ++i) {
        const float weight = by_noise_[noise][i];
        if (weight <= kTooSmall) continue;
        const int from = PlaceBelief::places_of(i)[at(who)];
        for (const Habits::Way& way : habits.from[at(from)]) {
          Weights& there = next[noise | way.noise];
          if (there.empty()) there.assign(PlaceBelief::kTriples, 0.F);
          there[with(i, who, from, way.to)] += weight * way.weight;
        }
      }
    by_noise_ = std::move(next);
  }

  void discover(bool key, Weights& found) const {
    const auto all = static_cast<std::size_t>(masks_ - 1);
    for (std::size_t i = 0; i < by_noise_[all].size(); ++i) {
      const float here = static_cast<float>(count_in(i, round_.terms.loud)) / kTrio;
      const float drawn = (1 - kSilentDraw) * (round_.discovery ? here : 0);
      found[i] += by_noise_[all][i] * (key ? drawn : kSilentDraw + drawn);
    }
    if (!round_.discovery || round_.terms.fire) return;
    for (int n = 0; n < round_.terms.told.size(); ++n) {
      const Weights& rest = by_noise_[all & ~(std::size_t{1} << n)];
      for (std::size_t i = 0; i < rest.size(); ++i)
        found[i] +=
            rest[i] * (1 - kSilentDraw) * static_cast<float>(count_in(i, bit(round_.terms.told[n]))) / kTrio;
    }
  }

  const imagining::RoundSeen& round_;
  const imagining::Cast& cast_;
  int masks_;
  std::vector<Weights> by_noise_;
};

}  // namespace

void PlaceBelief::begin(const Rules& r, const Table& t) {
  cast_ = imagining::cast_of(r, t);
  cast_.secret_powers = false;
  taken_.clear();
  blocked_ = 0;
  out_ = 0;
  std::fill(now_.begin(), now_.end(), 0.F);
  now_[at(cast_.start) * 241] = 1;  // all three there
  normalise();
}

void PlaceBelief::follow(const Rules& r, const Table& t) {
  const History& history = t.history;
  bool same = !taken_.empty() && taken_.size() <= history.size();
  for (int i = 0; same && i < taken_.size(); ++i) same = taken_[i] == history[i];
  if (!same) begin(r, t);
  if (taken_.size() == history.size()) return;
  imagining::RoundsSeen rounds;
  imagining::read_rounds(cast_, history, rounds);
  int round = -1;
  for (int i = 0; i < history.size(); ++i) {
    const Note& note = history[i];
    if (note.seen == Seen::RoundBegan) ++round;
    if (i < taken_.size()) continue;
    if (note.seen == Seen::Reported && round >= 0) move_on(rounds[round]);
    take(note);
    taken_.push(note);
  }
  normalise();
}

void PlaceBelief::take(const Note& note) {
  switch (note.seen) {
    case Seen::Answered:
    case Seen::AnsweredButAnna:
    case Seen::Placed: answer(note); break;
    case Seen::SlippedAway:
    case Seen::Fled:
      for (int who : each(note.who)) spread(who, note.seen == Seen::SlippedAway);
      break;
    case Seen::Eliminated:
    case Seen::Escaped: out_ = static_cast<std::uint8_t>(out_ | 1U << note.who); break;
    default: break;
  }
  blocked_ = imagining::after_note(blocked_, note);
}

void PlaceBelief::move_on(const imagining::RoundSeen& round) {
  imagining::RoundSeen weighed = round;
  while (weighed.terms.told.size() > kWeighedNoises) weighed.terms.told.pop();
  if (weighed.crowded) return;
  Weights moved = WeighedTurns(weighed, cast_).after(now_);
  float sum = 0;
  for (float weight : moved) sum += weight;
  if (sum > 0) now_ = std::move(moved);
  normalise();
}

void PlaceBelief::answer(const Note& note) {
  imagining::Triples fitting;
  for (auto& row : fitting.rows) row.fill(cast_.house->all());
  imagining::take_note(note, cast_, blocked_, out_, fitting);
  Weights kept = now_;
  float sum = 0;
  for (std::size_t i = 0; i < kTriples; ++i) {
    const auto [a, b, c] = places_of(i);
    if (!imagining::has(fitting.rows[at(a)][at(b)], c)) kept[i] = 0;
    sum += kept[i];
  }
  if (sum > 0) {
    now_ = std::move(kept);
  } else {  // what was seen does not fit: anything that the answer allows
    for (std::size_t i = 0; i < kTriples; ++i) {
      const auto [a, b, c] = places_of(i);
      now_[i] = imagining::has(fitting.rows[at(a)][at(b)], c) ? 1 : 0;
    }
  }
  normalise();
}

void PlaceBelief::spread(int who, bool must) {
  constexpr float kStays = 0.3F;
  const imagining::Near near(*cast_.house, blocked_);
  Weights after(kTriples, 0.F);
  for (std::size_t i = 0; i < kTriples; ++i) {
    if (now_[i] <= kTooSmall) continue;
    const int from = places_of(i)[at(who)];
    const int ways = std::popcount(near.of[at(from)]);
    const float stays = ways == 0 ? 1 : must ? 0 : kStays;
    after[i] += now_[i] * stays;
    for (int to : each(near.of[at(from)]))
      after[with(i, who, from, to)] += now_[i] * (1 - stays) / static_cast<float>(ways);
  }
  now_ = std::move(after);
  normalise();
}

void PlaceBelief::normalise() {
  double sum = 0;
  for (float weight : now_) sum += weight;
  marginals_ = {};
  if (sum <= 0) return;
  for (std::size_t i = 0; i < kTriples; ++i) {
    if (now_[i] == 0) continue;
    now_[i] = static_cast<float>(now_[i] / sum);
    const auto where = places_of(i);
    for (std::size_t who = 0; who < kPlaces; ++who)
      marginals_[who][static_cast<std::size_t>(where[who])] += now_[i];
  }
}

PlaceBelief::Marginals PlaceBelief::foreseen(const Table& t) const {
  imagining::Terms terms;
  terms.house = cast_.house;
  terms.blocked = blocked_;
  terms.killer = t.stealth == Skill::None ? static_cast<imagining::Place>(t.at) : imagining::kNowhere;
  terms.loud = cast_.house->all();
  terms.skills = cast_.skills;
  Marginals after{};
  for (int who = 0; who < kTrio; ++who) {
    const Habits habits = habits_of(terms, who, {}, cast_.house->all());
    for (std::size_t from = 0; from < kLocations; ++from) {
      double sum = 0;
      for (const Habits::Way& way : habits.from[from]) sum += way.weight;
      for (const Habits::Way& way : habits.from[from])
        after[at(who)][way.to] += marginals_[at(who)][from] * way.weight / sum;
    }
  }
  return after;
}

}  // namespace holdout::terrorscape
