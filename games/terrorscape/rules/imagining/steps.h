#pragma once

#include <algorithm>

#include "games/terrorscape/rules/imagining/turns.h"

namespace holdout::terrorscape::imagining {

// The turn of one Survivor, step by step: what it can go on with, and how it may have gone.
class Steps {
 public:
  Steps(const Terms& terms, int who, const Shown& shown) : terms_(terms), who_(who), shown_(shown) {
    DoorSet blocked = terms.blocked;
    near_[0] = Near(*terms.house, blocked);
    for (int i = 0; i < shown.notes.size(); ++i) {
      const Note& note = shown.notes[i];
      if (note.seen == Seen::BlockRemoved) blocked &= ~(DoorSet{1} << note.what);
      near_[at(i + 1)] = note.seen == Seen::BlockRemoved ? Near(*terms.house, blocked) : near_[at(i)];
    }
  }

  const Near& near(int shown) const { return near_[at(shown)]; }
  bool is_shown(int i, Seen seen) const { return i < shown_.notes.size() && shown_.notes[i].seen == seen; }
  bool loses_fear(int i, int who) const { return is_shown(i, Seen::FearLost) && shown_.notes[i].who == who; }
  // The place in which somebody must be to heal whom the i-th note names.
  PlaceSet sickbed(int i) const {
    if (!is_shown(i, Seen::Healed)) return 0;
    if (shown_.notes[i].who == who_) return terms_.house->all();
    return shown_.patient == kNowhere ? PlaceSet{0} : bit(shown_.patient);
  }
  // TS-178: how many notes a Medical kit accounts for.
  int notes_of_kit(int i) const { return loses_fear(i + 1, shown_.notes[i].who) ? 2 : 1; }
  const Terms& terms() const { return terms_; }
  const Skills& skills() const { return terms_.skills[at(who_)]; }
  const Shown& shown() const { return shown_; }

  // Every step that the turn can go on with: use(step, the moment after it).
  template <class Use>
  void each_next(const Midway& now, Use&& use) const {
    if (!now.acted) {
      each_move(now, use);
      each_work(now, use);
      each_special(now, use);
    }
    each_extra(now, use);
  }

 private:
  static Midway after(const Midway& now, int place, bool acted) {
    Midway next = now;
    next.place = static_cast<Place>(place);
    next.acted = now.acted || acted;
    return next;
  }
  static Midway showing(Midway next, int notes) {
    next.shown = static_cast<std::uint8_t>(next.shown + notes);
    return next;
  }
  Midway loud(Midway next, int place) const {
    next.noise = static_cast<NoiseSet>(next.noise | terms_.noise_at(place));
    return next;
  }

  template <class Use>
  void each_move(const Midway& now, Use& use) const {
    const Near& near = near_[now.shown];
    for (int to : each(near.move(bit(now.place), 2)))
      use(Step{Deed::Walk, static_cast<std::uint8_t>(to)}, after(now, to, true));
    if (skills().sprints)
      for (int to : each(near.move(bit(now.place), 3) & terms_.loud))
        use(Step{Deed::Sprint, static_cast<std::uint8_t>(to)}, loud(after(now, to, true), to));
    if (skills().perceptive || terms_.stock.flashlight)
      for (int to : each(through_passages(*terms_.house, bit(now.place))))
        use(Step{Deed::Passage, static_cast<std::uint8_t>(to)}, after(now, to, true));
  }

  template <class Use>
  void each_work(const Midway& now, Use& use) const {
    const Midway acted = after(now, now.place, true);
    use(Step{Deed::Idle}, acted);
    if (loses_fear(now.shown, who_)) use(Step{Deed::Calm}, showing(acted, 1));
    const bool here = terms_.killer == now.place;
    const bool heard = terms_.may_be_loud(now.place);
    if (has(terms_.house->radio, now.place) && terms_.repair && !here && heard) {
      use(Step{Deed::Repair}, loud(acted, now.place));
      if (is_shown(now.shown, Seen::HelpPlaced)) use(Step{Deed::Repair}, loud(showing(acted, 1), now.place));
    }
    if (has(terms_.house->item, now.place) && !here) {
      use(Step{Deed::Scavenge, 0}, acted);
      const bool quiet = skills().quiet_hands;
      if (heard && !quiet) use(Step{Deed::Scavenge, 1}, loud(acted, now.place));
      if (is_shown(now.shown, Seen::KeyFound) && (heard || quiet))
        use(Step{Deed::Scavenge, 2}, quiet ? showing(acted, 1) : loud(showing(acted, 1), now.place));
    }
    if (opens_here(now)) use(Step{Deed::Clear, door_at(now.shown)}, showing(acted, 1));
  }

  template <class Use>
  void each_special(const Midway& now, Use& use) const {
    const Midway acted = after(now, now.place, true);
    if (has(sickbed(now.shown), now.place)) {
      const std::uint8_t patient = shown_.notes[now.shown].who;
      if (terms_.stock.herbs && terms_.may_be_loud(now.place))
        use(Step{Deed::Herbs, patient}, loud(showing(acted, 1), now.place));
      if (skills().heals) use(Step{Deed::Kit, patient}, showing(acted, notes_of_kit(now.shown)));
    }
    if (terms_.fire && terms_.stock.firecracker) {
      Midway lit = acted;
      lit.noise = 1;
      use(Step{Deed::Firecracker}, lit);
    }
    if (is_shown(now.shown, Seen::Provoked) && terms_.may_be_loud(now.place))
      use(Step{Deed::Provoke}, loud(showing(acted, 1), now.place));
  }

  template <class Use>
  void each_extra(const Midway& now, Use& use) const {
    if (now.rushed < terms_.stock.adrenaline)
      for (int to : each(near_[now.shown].of[now.place])) {
        Midway next = after(now, to, false);
        ++next.rushed;
        use(Step{Deed::Rush, static_cast<std::uint8_t>(to)}, next);
      }
    if (skills().perceptive && terms_.stock.flashlight)
      for (int to : each(through_passages(*terms_.house, bit(now.place))))
        use(Step{Deed::Slip, static_cast<std::uint8_t>(to)}, after(now, to, false));
    if (now.thrown < terms_.stock.bottles && !terms_.fire)
      for (int to : each(Near(*terms_.house, 0).of[now.place])) {
        Midway next = loud(now, to);
        ++next.thrown;
        if (next.noise != now.noise) use(Step{Deed::Bottle, static_cast<std::uint8_t>(to)}, next);
      }
    if (skills().camera && !now.photographed && !terms_.fire) {
      Midway next = loud(now, now.place);
      next.photographed = true;
      if (next.noise != now.noise) use(Step{Deed::Camera}, next);
    }
    if (terms_.stock.hatchet && opens_here(now)) use(Step{Deed::Chop, door_at(now.shown)}, showing(now, 1));
    if (terms_.stock.sedative && loses_fear(now.shown, who_)) use(Step{Deed::Sedate}, showing(now, 1));
  }

  std::uint8_t door_at(int i) const { return static_cast<std::uint8_t>(shown_.notes[i].what); }
  bool opens_here(const Midway& now) const {
    return is_shown(now.shown, Seen::BlockRemoved) &&
           has(ends_of(*terms_.house, shown_.notes[now.shown].what), now.place);
  }

  const Terms& terms_;
  int who_;
  const Shown& shown_;
  std::array<Near, kMostShown + 1> near_{};
};

// A way for the turn to go from one place to another with just that noise; empty if there is none. The
// shortest ways come first, and of those each is as likely as the others: `pick` gives a number below its
// argument.
template <class Pick>
class ScriptSearch {
 public:
  ScriptSearch(const Steps& steps, Place to, NoiseSet noise, Pick& pick)
      : steps_(steps), to_(to), noise_(noise), pick_(pick) {}

  Script find(Place from) {
    for (int longest = 1; longest <= 9; ++longest)
      if (go(Midway{.place = from}, longest)) return script_;
    return {};
  }

 private:
  bool is_there(const Midway& now) const {
    return now.acted && now.place == to_ && now.noise == noise_ && now.shown == steps_.shown().notes.size();
  }
  bool go(const Midway& now, int left) {
    if (is_there(now)) return true;
    if (left == 0) return false;
    std::array<std::pair<Step, Midway>, 64> next;
    std::size_t found = 0;
    steps_.each_next(now, [&](const Step& step, const Midway& moment) {
      if (found < next.size() && (moment.noise & ~noise_) == 0) next[found++] = {step, moment};
    });
    for (; found > 0; --found) {
      std::swap(next[pick_(static_cast<std::uint32_t>(found))], next[found - 1]);
      const auto& [step, moment] = next[found - 1];
      script_.push(step);
      if (go(moment, left - 1)) return true;
      script_.pop();
    }
    return false;
  }

  const Steps& steps_;
  Place to_;
  NoiseSet noise_;
  Pick& pick_;
  Script script_;
};

}  // namespace holdout::terrorscape::imagining
