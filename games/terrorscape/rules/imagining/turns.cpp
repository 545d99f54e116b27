#include "games/terrorscape/rules/imagining/turns.h"

#include <algorithm>

#include "games/terrorscape/rules/imagining/steps.h"

namespace holdout::terrorscape::imagining {

namespace {

constexpr int kMostRushes = 3;
constexpr int kMostBottles = 4;

// All moments of a turn at once: for each of them but its place a set of places.
class Walkthrough {
 public:
  Walkthrough(const Steps& steps, int who)
      : steps_(steps),
        terms_(steps.terms()),
        who_(who),
        notes_(steps.shown().notes.size()),
        rushes_(std::min<int>(terms_.stock.adrenaline, kMostRushes)),
        bottles_(terms_.fire ? 0 : std::min<int>({terms_.stock.bottles, kMostBottles, terms_.told.size()})),
        noises_(terms_.everything() + 1),
        photos_(steps.skills().camera && !terms_.fire ? 1 : 0),
        throws_(*terms_.house, 0) {}

  // Adds where the turn leads that begins at `from`.
  void walk(Place from, std::array<PlaceSet, kNoiseSets>& ends) {
    clear();
    cell({}) = bit(from);
    for (int shown = 0; shown <= notes_; ++shown)
      for (int acted = 0; acted <= 1; ++acted)
        each_pocket({.acted = acted, .shown = shown}, [&](const Layer& l) { go_on(l); });
    each_pocket({.acted = 1, .shown = notes_}, [&](const Layer& l) {
      PlaceSet& there = ends[at(l.noise)];
      there = static_cast<PlaceSet>(there | cell(l));
    });
  }

 private:
  struct Layer {
    int acted = 0;  // 1: the one action is taken
    int shown = 0;
    int photographed = 0;
    int thrown = 0;
    int rushed = 0;
    int noise = 0;
  };

  // All layers with the same action taken and the same shown.
  template <class Use>
  void each_pocket(Layer l, Use&& use) {
    for (l.photographed = 0; l.photographed <= photos_; ++l.photographed)
      for (l.thrown = 0; l.thrown <= bottles_; ++l.thrown)
        for (l.rushed = 0; l.rushed <= rushes_; ++l.rushed)
          for (l.noise = 0; l.noise < noises_; ++l.noise) use(l);
  }
  int rows() const { return (notes_ + 1) * 2 * (photos_ + 1) * (bottles_ + 1) * (rushes_ + 1); }
  PlaceSet& cell(const Layer& l) {
    const int pocket = ((l.shown * 2 + l.acted) * (photos_ + 1) + l.photographed) * (bottles_ + 1) + l.thrown;
    return cells_[at((pocket * (rushes_ + 1) + l.rushed) * noises_ + l.noise)];
  }
  void add(const Layer& l, int places) {
    PlaceSet& there = cell(l);
    there = static_cast<PlaceSet>(there | places);
  }
  void clear() { std::fill_n(cells_.begin(), rows() * noises_, PlaceSet{0}); }
  void reach(const Layer& l, bool acted, int notes, int noise, PlaceSet places) {
    Layer next = l;
    next.acted = acted ? 1 : l.acted;
    next.shown = l.shown + notes;
    next.noise = noise;
    add(next, places);
  }
  int heard(const Layer& l, int place) const { return l.noise | terms_.noise_at(place); }

  void go_on(const Layer& l) {
    PlaceSet& here = cell(l);
    if (here == 0) return;
    if (steps_.skills().perceptive && terms_.stock.flashlight)
      here = static_cast<PlaceSet>(here | through_passages(*terms_.house, here));
    const PlaceSet places = here;
    if (l.acted == 0) {
      move(l, places);
      work(l, places);
      tend(l, places);
    }
    use_extras(l, places);
  }

  void move(const Layer& l, PlaceSet places) {
    const Near& near = steps_.near(l.shown);
    reach(l, true, 0, l.noise, static_cast<PlaceSet>(near.move(places, 2) | places));
    if (steps_.skills().perceptive || terms_.stock.flashlight)
      reach(l, true, 0, l.noise, through_passages(*terms_.house, places));
    if (steps_.skills().sprints)
      for (int to : each(near.move(places, 3) & terms_.loud)) reach(l, true, 0, heard(l, to), bit(to));
  }

  void work(const Layer& l, PlaceSet places) {
    if (steps_.loses_fear(l.shown, who_)) reach(l, true, 1, l.noise, places);
    const auto away = static_cast<PlaceSet>(places & (terms_.killer == kNowhere ? ~0 : ~bit(terms_.killer)));
    const bool quiet = steps_.skills().quiet_hands;
    const bool key = steps_.is_shown(l.shown, Seen::KeyFound);
    for (int place : each(away & terms_.house->item & terms_.loud)) {
      if (!quiet) reach(l, true, 0, heard(l, place), bit(place));
      if (!quiet && key) reach(l, true, 1, heard(l, place), bit(place));
    }
    if (quiet && key) reach(l, true, 1, l.noise, static_cast<PlaceSet>(away & terms_.house->item));
    if (terms_.repair)
      for (int place : each(away & terms_.house->radio & terms_.loud)) {
        reach(l, true, 0, heard(l, place), bit(place));
        if (steps_.is_shown(l.shown, Seen::HelpPlaced)) reach(l, true, 1, heard(l, place), bit(place));
      }
  }

  void tend(const Layer& l, PlaceSet places) {
    const auto beds = static_cast<PlaceSet>(places & steps_.sickbed(l.shown));
    if (beds != 0 && terms_.stock.herbs)
      for (int place : each(beds & terms_.loud)) reach(l, true, 1, heard(l, place), bit(place));
    if (beds != 0 && steps_.skills().heals) reach(l, true, steps_.notes_of_kit(l.shown), l.noise, beds);
    if (terms_.fire && terms_.stock.firecracker) reach(l, true, 0, 1, places);
    if (steps_.is_shown(l.shown, Seen::Provoked))
      for (int place : each(places & terms_.loud)) reach(l, true, 1, heard(l, place), bit(place));
  }

  void use_extras(const Layer& l, PlaceSet places) {
    Layer next = l;
    if (++next.rushed <= rushes_) add(next, steps_.near(l.shown).step(places));
    next = l;
    if (++next.thrown <= bottles_)
      for (int i = 0; i < terms_.told.size(); ++i) {
        next.noise = l.noise | 1 << i;
        add(next, places & throws_.of[terms_.told[i]]);
      }
    next = l;
    if (++next.photographed <= photos_)
      for (int place : each(places & terms_.loud)) {
        next.noise = heard(l, place);
        add(next, bit(place));
      }
    if (terms_.stock.sedative && steps_.loses_fear(l.shown, who_)) reach(l, false, 1, l.noise, places);
    if (!steps_.is_shown(l.shown, Seen::BlockRemoved)) return;
    const auto beside =
        static_cast<PlaceSet>(places & ends_of(*terms_.house, steps_.shown().notes[l.shown].what));
    if (l.acted == 0) reach(l, true, 1, l.noise, beside);
    if (terms_.stock.hatchet) reach(l, false, 1, l.noise, beside);
  }

  const Steps& steps_;
  const Terms& terms_;
  int who_;
  int notes_, rushes_, bottles_, noises_, photos_;
  Near throws_;  // a bottle flies over blocks (TS-107)
  std::array<PlaceSet, (kMostShown + 1) * 4 * (kMostBottles + 1) * (kMostRushes + 1) * kNoiseSets> cells_;
};

}  // namespace

TurnEnds turns_of(const Terms& terms, int who, const Shown& shown, PlaceSet from) {
  TurnEnds turns;
  const Steps steps(terms, who, shown);
  Walkthrough walkthrough(steps, who);
  for (int place : each(from)) walkthrough.walk(static_cast<Place>(place), turns.ends[at(place)]);
  for (const auto& ends : turns.ends)
    for (PlaceSet places : ends) turns.empty = turns.empty && places == 0;
  return turns;
}

}  // namespace holdout::terrorscape::imagining
