#include "games/terrorscape/rules/imagining/filter.h"

#include "games/terrorscape/rules/imagining/sharing.h"

namespace holdout::terrorscape::imagining {

namespace {

using ByNoise = std::array<Triples, kNoiseSets>;  // what noise the turns so far account for

// The turns of one round, in every order and with every sharing of what was seen.
class TurnsTogether {
 public:
  TurnsTogether(const RoundSeen& round, const Cast& cast) : round_(round), cast_(cast) {}

  Triples after(const Triples& before) {
    Triples found;
    Sharings(round_, cast_).each_one([&](const Sharing& sharing) {
      (*by_noise_)[0] = before;
      noises_ = 1;
      for (int turn = 0; turn < kTrio; ++turn) take_turn(sharing, turn);
      add_discovered(sharing.key_by_discovery, found);
      return false;
    });
    return found;
  }

 private:
  int noises() const { return round_.terms.everything() + 1; }

  void take_turn(const Sharing& sharing, int turn) {
    const int who = sharing.order[at(turn)];
    if ((round_.out >> who & 1) != 0) return;
    Terms terms = round_.terms;
    for (int earlier = 0; earlier < turn; ++earlier)
      for (const Note& note : sharing.shown[sharing.order[at(earlier)]].notes)
        terms.blocked = after_note(terms.blocked, note);
    const Shown& shown = sharing.shown[at(who)];
    std::swap(by_noise_, earlier_);
    for (int noise = 0; noise < noises(); ++noise) (*by_noise_)[at(noise)] = {};
    if (const int patient = patient_of(shown, who); patient != kTrio) return tend(terms, who, shown, patient);
    join(terms, who, shown, cast_.house->all(), kTrio);
    noises_ = noises();
  }

  // Who else is healed in this turn.
  static int patient_of(const Shown& shown, int who) {
    for (const Note& note : shown.notes)
      if (note.seen == Seen::Healed && note.who != who) return note.who;
    return kTrio;
  }

  // TS-177: the two must be in one place when it happens.
  void tend(const Terms& terms, int who, Shown shown, int patient) {
    for (int place : each(cast_.house->all())) {
      shown.patient = static_cast<Place>(place);
      join(terms, who, shown, bit(place), patient);
    }
    noises_ = noises();
  }

  void join(const Terms& terms, int who, const Shown& shown, PlaceSet patient_in, int patient) {
    PlaceSet from = 0;
    for (int noise = 0; noise < noises_; ++noise)
      from = static_cast<PlaceSet>(from | (*earlier_)[at(noise)].places_of(who));
    const TurnEnds turns = turns_of(terms, who, shown, from);
    if (turns.empty) return;
    for (int made = 0; made < noises(); ++made) {
      std::array<PlaceSet, kMostPlaces> to{};
      PlaceSet any = 0;
      for (int place = 0; place < kMostPlaces; ++place) {
        to[at(place)] = turns.ends[at(place)][at(made)];
        any = static_cast<PlaceSet>(any | to[at(place)]);
      }
      if (any == 0) continue;
      for (int before = 0; before < noises_; ++before) {
        Triples start = (*earlier_)[at(before)];
        if (patient != kTrio) start.keep(patient, patient_in);
        if (!start.empty()) (*by_noise_)[at(before | made)].join(start.moved(who, to));
      }
    }
  }

  // TS-202: whoever draws may be the cause of what nobody else is. A Key always makes noise (TS-204).
  void add_discovered(bool key, Triples& found) const {
    const int all = noises() - 1;
    if (!key) found.join((*by_noise_)[at(all)]);
    if (!round_.discovery) return;
    if (key) found.join((*by_noise_)[at(all)].with_somebody_in(round_.terms.loud));
    if (round_.terms.fire) return;
    for (int i = 0; i < round_.terms.told.size(); ++i)
      found.join((*by_noise_)[at(all & ~(1 << i))].with_somebody_in(bit(round_.terms.told[i])));
  }

  const RoundSeen& round_;
  const Cast& cast_;
  int noises_ = 1;
  ByNoise one_, other_;
  ByNoise* by_noise_ = &one_;
  ByNoise* earlier_ = &other_;  // before the turn under way
};

// TS-335: each of them may have taken one step.
void spread(const Cast& cast, DoorSet blocked, int who, bool must, Triples& set) {
  Near near(*cast.house, blocked);
  if (cast.secret_powers && !must)  // ST-05
    for (int place : each(cast.house->all()))
      near.of[at(place)] = static_cast<PlaceSet>(near.of[at(place)] | near.move(bit(place), 2));
  for (int place : each(cast.house->all()))
    if (!must) near.of[at(place)] = static_cast<PlaceSet>(near.of[at(place)] | bit(place));
  for (int survivor : each(static_cast<std::uint32_t>(who))) set = set.moved(survivor, near.of);
}

}  // namespace

Triples after_turns(const RoundSeen& round, const Cast& cast, const Triples& before) {
  if (round.crowded || cast.secret_powers) {
    std::array<PlaceSet, kMostPlaces> anywhere;
    anywhere.fill(cast.house->all());
    Triples set = before;
    for (int who = 0; who < kTrio; ++who)
      if ((round.out >> who & 1) == 0) set = set.moved(who, anywhere);
    return set;
  }
  return TurnsTogether(round, cast).after(before);
}

void take_note(const Note& note, const Cast& cast, DoorSet blocked, std::uint8_t out, Triples& set) {
  const auto all = cast.house->all();
  switch (note.seen) {
    case Seen::Answered:
    case Seen::AnsweredButAnna:
      for (int who = 0; who < kTrio; ++who) {
        if ((out >> who & 1) != 0) continue;
        const bool named = (note.who >> who & 1) != 0;
        if (named)
          set.keep(who, note.what);
        else if (note.seen == Seen::Answered || !cast.skills[at(who)].unnamed)
          set.keep(who, static_cast<PlaceSet>(all & ~note.what));
      }
      return;
    case Seen::Placed: return set.keep(note.who, bit(note.what));
    case Seen::SlippedAway: return spread(cast, blocked, note.who, true, set);
    case Seen::Fled: return spread(cast, blocked, note.who, false, set);
    default: return;
  }
}

void foresee(const Cast& cast, const History& history, Foreseen& seen) {
  read_rounds(cast, history, seen.rounds);
  seen.before[0] = Triples::only({cast.start, cast.start, cast.start});
  for (int i = 0; i < seen.rounds.size(); ++i) {
    const RoundSeen& round = seen.rounds[i];
    if (round.all_keys && !cast.secret_powers) {  // TS-143: together at the exit they would have won
      PlaceSet& row = seen.before[at(i)].rows[cast.start][cast.start];
      row = static_cast<PlaceSet>(row & ~bit(cast.start));
    }
    Triples set = seen.before[at(i)];
    if (round.reported) {
      set = after_turns(round, cast, set);
      seen.reported[at(i)] = set;
      DoorSet blocked = round.terms.blocked;
      std::uint8_t out = round.out;
      for (const Note& note : round.happenings) blocked = after_note(blocked, note);
      for (int n = round.first; n < round.last; ++n) {
        take_note(history[n], cast, blocked, out, set);
        if (history[n].seen == Seen::Eliminated) out = static_cast<std::uint8_t>(out | 1U << history[n].who);
        blocked = after_note(blocked, history[n]);
      }
    }
    seen.before[at(i + 1)] = set;
  }
}

}  // namespace holdout::terrorscape::imagining
