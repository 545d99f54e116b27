#include "games/terrorscape/rules/imagining/tale.h"

namespace holdout::terrorscape::imagining {

namespace {

// The turns of one round, from one of the triples before it to a given one after it.
class RoundTelling {
 public:
  RoundTelling(const RoundSeen& round, const Cast& cast, const Triples& before, const Triple& after, Rng& rng)
      : round_(round), cast_(cast), before_(before), after_(after), rng_(rng) {}

  // The triple before is given back.
  bool tell(ToldRound& told, Triple& start) {
    for (const bool with_items : {false, true}) {
      Terms terms = round_.terms;
      if (!with_items) terms.stock = {};
      if (!with_items) terms.stock.firecracker = round_.terms.stock.firecracker;
      const int sharings = count();
      if (sharings == 0) return false;
      const int first = below(sharings);
      int n = 0;
      int tried = 0;
      bool found = false;
      for (int lap = 0; lap < 2 && !found; ++lap, n = 0)
        Sharings(round_, cast_).each_one([&](const Sharing& sharing) {
          const bool mine = lap == 0 ? n >= first : n < first;
          ++n;
          if (!mine || ++tried > kMostTried) return false;
          found = tell_shared(sharing, terms, told, start);
          return found;
        });
      if (found) return true;
    }
    return false;
  }

 private:
  static constexpr int kMostTried = 10;
  struct Begin {
    std::uint8_t place;
    NoiseSet noise;
  };
  using Begins = FixedVector<Begin, 120>;

  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  int count() const {
    int sharings = 0;
    Sharings(round_, cast_).each_one([&](const Sharing&) { return ++sharings < 0; });
    return sharings;
  }

  // Who heals somebody else stands with him (TS-177).
  static int healer(const Sharing& sharing, int& patient) {
    for (int who = 0; who < kTrio; ++who)
      for (const Note& note : sharing.shown[at(who)].notes)
        if (note.seen == Seen::Healed && note.who != who) {
          patient = note.who;
          return who;
        }
    return kTrio;
  }

  bool tell_shared(Sharing sharing, const Terms& terms, ToldRound& told, Triple& start) {
    int patient = kTrio;
    const int who = healer(sharing, patient);
    if (who == kTrio) return tell_with(sharing, terms, kTrio, kNowhere, told, start);
    const bool moved = turn_of(sharing, patient) < turn_of(sharing, who);
    for (int place : each(moved ? bit(after_[at(patient)]) : cast_.house->all())) {
      sharing.shown[at(who)].patient = static_cast<Place>(place);
      const Place begins = moved ? kNowhere : static_cast<Place>(place);
      if (tell_with(sharing, terms, patient, begins, told, start)) return true;
    }
    return false;
  }

  bool tell_with(const Sharing& sharing, const Terms& terms, int fixed, Place begins, ToldRound& told,
                 Triple& start) {
    std::array<Terms, kTrio> by_turn{terms, terms, terms};
    for (int turn = 1; turn < kTrio; ++turn) {
      by_turn[at(turn)].blocked = by_turn[at(turn - 1)].blocked;
      for (const Note& note : sharing.shown[sharing.order[at(turn - 1)]].notes)
        by_turn[at(turn)].blocked = after_note(by_turn[at(turn)].blocked, note);
    }
    std::array<Begins, kTrio> all;
    for (int turn = 0; turn < kTrio; ++turn) {
      const int who = sharing.order[at(turn)];
      list(by_turn[at(turn)], who, sharing.shown[at(who)], all[at(who)]);
      if (all[at(who)].empty()) return false;
    }
    std::array<Begin, kTrio> chosen{};
    if (!choose(all, fixed, begins, sharing.key_by_discovery, chosen)) return false;
    return write(sharing, by_turn, chosen, told, start);
  }

  // Where his turn can have begun, and the noise that it then made.
  void list(const Terms& terms, int who, const Shown& shown, Begins& begins) const {
    if ((round_.out >> who & 1) != 0) return begins.push({after_[at(who)], 0});
    const TurnEnds ends = turns_of(terms, who, shown, before_.places_of(who));
    for (int place = 0; place < kMostPlaces; ++place)
      for (int noise = 0; noise <= terms.everything(); ++noise)
        if (has(ends.ends[at(place)][at(noise)], after_[at(who)]) && !begins.full())
          begins.push({static_cast<std::uint8_t>(place), static_cast<NoiseSet>(noise)});
  }

  bool choose(const std::array<Begins, kTrio>& all, int fixed, Place begins, bool key,
              std::array<Begin, kTrio>& chosen) {
    std::array<int, kTrio> first{below(all[0].size()), below(all[1].size()), below(all[2].size())};
    const auto pick = [&](int who, int i) {
      return all[at(who)][(first[at(who)] + i) % all[at(who)].size()];
    };
    for (int a = 0; a < all[0].size(); ++a)
      for (int b = 0; b < all[1].size(); ++b)
        for (int c = 0; c < all[2].size(); ++c) {
          chosen = {pick(0, a), pick(1, b), pick(2, c)};
          if (fixed < kTrio && begins != kNowhere && chosen[at(fixed)].place != begins) continue;
          if (!before_.has({chosen[0].place, chosen[1].place, chosen[2].place})) continue;
          if (is_accounted(chosen, key)) return true;
        }
    return false;
  }

  bool is_accounted(const std::array<Begin, kTrio>& chosen, bool key) const {
    const int all = round_.terms.everything();
    const int left = all & ~(chosen[0].noise | chosen[1].noise | chosen[2].noise);
    return left == 0 ? !key || loud_drawers(left) != 0 : loud_drawers(left) != 0;
  }
  // Who can have made the noise that is left by his discovery.
  std::uint8_t loud_drawers(int left) const {
    if (!round_.discovery || (left & (left - 1)) != 0) return 0;
    if (left != 0 && round_.terms.fire) return 0;
    const PlaceSet places =
        left == 0 ? round_.terms.loud : bit(round_.terms.told[std::countr_zero(static_cast<unsigned>(left))]);
    std::uint8_t drawers = 0;
    for (int who = 0; who < kTrio; ++who)
      if ((round_.out >> who & 1) == 0 && has(places, after_[at(who)]))
        drawers = static_cast<std::uint8_t>(drawers | 1U << who);
    return drawers;
  }

  bool write(const Sharing& sharing, const std::array<Terms, kTrio>& terms,
             const std::array<Begin, kTrio>& chosen, ToldRound& told, Triple& start) {
    told = {};
    int left = round_.terms.everything();
    int repairs = 0;
    for (int turn = 0; turn < kTrio; ++turn) {
      const int who = sharing.order[at(turn)];
      left &= ~chosen[at(who)].noise;
      start[at(who)] = chosen[at(who)].place;
      if ((round_.out >> who & 1) != 0) continue;
      const Steps steps(terms[at(turn)], who, sharing.shown[at(who)]);
      auto pick = [&](std::uint32_t n) { return rng_.below(n); };
      ScriptSearch search(steps, after_[at(who)], chosen[at(who)].noise, pick);
      ToldTurn one{.who = static_cast<std::uint8_t>(who), .script = search.find(chosen[at(who)].place)};
      if (one.script.empty()) return false;
      for (const Step& step : one.script) repairs += step.deed == Deed::Repair ? 1 : 0;
      told.turns.push(one);
    }
    const bool settled = left == 0 && !sharing.key_by_discovery;
    told.key = sharing.key_by_discovery;
    told.loud_drawers = loud_drawers(left);
    if (settled && round_.discovery) told.quiet_drawers = static_cast<std::uint8_t>(~round_.out & 7U);
    told.reported = after_;
    return repairs <= 1;  // TS-164
  }

  const RoundSeen& round_;
  const Cast& cast_;
  const Triples& before_;
  const Triple after_;
  Rng& rng_;
};

// Where they were before the flight of that round: those who could flee were where they were met.
Triple before_flight(const RoundSeen& round, const History& history, Triple after) {
  int met = -1;
  for (int n = round.first; n < round.last; ++n) {
    if (history[n].seen == Seen::Met) met = history[n].what;
    if ((history[n].seen == Seen::Fled || history[n].seen == Seen::SlippedAway) && met >= 0)
      for (int who : each(history[n].who)) after[at(who)] = static_cast<Place>(met);
  }
  return after;
}

}  // namespace

bool tell_turns(const Foreseen& seen, const History& history, const Cast& cast, const Triple& now, Rng& rng,
                Tale& tale) {
  tale.now = now;
  int rounds = seen.rounds.size();
  if (rounds > 0 && !seen.rounds[rounds - 1].reported) --rounds;
  tale.rounds.resize(rounds);
  Triple after = now;
  for (int i = rounds; i > 0; --i) {
    const RoundSeen& round = seen.rounds[i - 1];
    if (round.crowded || round.terms.told.size() != std::popcount(round.terms.fire ? 0U : round.terms.loud))
      return false;
    const Triple reported = before_flight(round, history, after);
    Triple start{};
    RoundTelling telling(round, cast, seen.before[at(i - 1)], reported, rng);
    if (!telling.tell(tale.rounds[i - 1], start)) return false;
    tale.rounds[i - 1].after = after;
    after = start;
  }
  return true;
}

}  // namespace holdout::terrorscape::imagining
