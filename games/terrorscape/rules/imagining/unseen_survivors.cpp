#include <algorithm>
#include <memory>

#include "games/terrorscape/rules/changes.h"
#include "games/terrorscape/rules/imagining/deeds.h"
#include "games/terrorscape/rules/imagining/imagine.h"
#include "games/terrorscape/rules/imagining/tale.h"

namespace holdout::terrorscape::imagining {

namespace {

// Where a Survivor phase can be at rest.
struct Point {
  enum class Kind : std::uint8_t { NextSurvivor, InTurn, Discoverer } kind = Kind::NextSurvivor;
  int finished = 0;    // turns that are over
  bool acted = false;  // in a turn: its action is taken; else it has just begun
};

class UnseenSurvivors {
 public:
  UnseenSurvivors(const Rules& r, const View& view, Rng& rng, State& s)
      : r_(r), t_(view.table), cast_(cast_of(r, view.table)), rng_(rng), s_(s), own_(s.hidden.survivors) {}

  void imagine() {
    own_ = {};
    lay_out_own();
    own_.discovery = r_.discovery;
    own_.search = r_.search;
    if (t_.killer == Killer::None) return;
    foresee(cast_, t_.history, seen_);
    if (!cast_.secret_powers && imagine_by_tale()) return;
    by_tale_ = false;
    own_ = {};
    lay_out_own();
    constexpr int kTries = 24;
    bool found = false;
    for (int i = 0; i < kTries && !found; ++i) found = place();
    if (!found) place_anywhere();
    keep_tracks();
    imagine_cards(r_, drawn(), rng_, s_);
    imagine_repairs();
  }

 private:
  int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }
  auto picker() {
    return [this](std::uint32_t n) { return rng_.below(n); };
  }

  void lay_out_own() {
    own_.at.fill(kMainExit);
    own_.flee_to.fill(Location::None);
    own_.plans.fill(Plan::None);
    for (Track& track : own_.tracks) {
      track.reported.fill(Location::None);
      track.after.fill(Location::None);
    }
  }

  const RoundSeen* open_round() const {
    if (seen_.rounds.empty() || t_.phase != Phase::Survivor) return nullptr;
    const RoundSeen& last = seen_.rounds.back();
    return last.reported ? nullptr : &last;
  }

  // ---- how they came there ---------------------------------------------------------------------------

  // A whole tale of what they did, so that every card is where it can have come to.
  bool imagine_by_tale() {
    constexpr int kTales = 3;
    by_tale_ = true;
    const RoundSeen* open = open_round();
    const Triples& ends =
        open == nullptr ? seen_.now() : seen_.before[imagining::at(seen_.rounds.size() - 1)];
    if (ends.empty()) return false;
    for (int i = 0; i < kTales; ++i) {
      if (!tell_turns(seen_, t_.history, cast_, any_of(ends, picker()), rng_, tale_)) continue;
      if (!tell_cards(r_, t_, rng_, tale_)) continue;
      own_ = {};
      lay_out_own();
      lay_out_tale(r_, t_, tale_, own_);
      where_ = tale_.now;
      deeds_ = {};
      if (open == nullptr) settle();
      if (open == nullptr || go_on(*open)) return true;
    }
    return false;
  }

  // What he holds is all that he can use.
  Stock stock_of(int who) const {
    const ItemCounts& pack = own_.packs[imagining::at(who)];
    const auto holds = [&](Item item) { return pack[terrorscape::at(item)] > 0; };
    return {.adrenaline = pack[terrorscape::at(Item::Adrenaline)],
            .bottles = 0,
            .hatchet = holds(Item::Hatchet),
            .sedative = holds(Item::Sedative),
            .herbs = holds(Item::Herbs),
            .flashlight = holds(Item::Flashlight),
            .firecracker = holds(Item::Firecracker)};
  }

  // The cards of a turn that is told no further: false if there are none for it.
  bool use_cards(const Script& script, int who) {
    ItemCounts& pack = own_.packs[imagining::at(who)];
    Deeds spent;
    Place here = 0;
    do_steps(script, cast_.skills[imagining::at(who)], here, spent);
    for (std::size_t i = 0; i < kItemKinds; ++i) {
      if (spent.spent[i] > pack[i]) return false;
      pack[i] = u8(pack[i] - spent.spent[i]);
      own_.discards[i] = u8(own_.discards[i] + spent.spent[i]);
    }
    for (const Step& step : script)
      if (step.deed == Deed::Scavenge && !draw_card(step.to, who)) return false;
    return true;
  }
  bool draw_card(int heard, int who) {
    const bool anna = t_.persons[imagining::at(who)] == Person::Anna;
    for (int i = 0; i < kItemKinds; ++i) {
      const auto item = static_cast<Item>(i);
      const bool fits = heard == 2 ? item == Item::Key : anna || row(item).noise == (heard == 1);
      if (!fits || own_.search[imagining::at(i)] == 0) continue;
      --own_.search[imagining::at(i)];
      if (heard != 2) ++own_.discards[imagining::at(i)];
      return true;
    }
    return false;
  }

  // ---- where they are --------------------------------------------------------------------------------

  bool place() {
    deeds_ = {};
    if (const RoundSeen* open = open_round()) return place_in_turns(*open);
    if (seen_.now().empty()) return false;
    where_ = any_of(seen_.now(), picker());
    settle();
    return true;
  }

  // Whoever is being found, slips away or is about to flee is still where he was found.
  void settle() {
    for (Survivor who : kAllSurvivors) {
      const bool met = t_.meeting.at != Location::None && t_.meeting.participants.has(who);
      own_.at[terrorscape::at(who)] = met ? t_.meeting.at : room(where_[terrorscape::at(who)]);
    }
  }

  void place_anywhere() {
    where_.fill(static_cast<Place>(kMainExit));
    if (!seen_.now().empty()) where_ = any_of(seen_.now(), picker());
    settle();
    own_.done = {};
    point_ = {};
    if (open_round() != nullptr) rest({}, {});
  }

  // ---- a phase that is still open --------------------------------------------------------------------

  bool place_in_turns(const RoundSeen& round) {
    const Triples& before = seen_.before[imagining::at(seen_.rounds.size() - 1)];
    if (before.empty()) return false;
    where_ = any_of(before, picker());
    return go_on(round);
  }

  bool go_on(const RoundSeen& round) {
    Sharing sharing;
    if (!choose_sharing(round, sharing)) return false;
    int needed = 0;  // turns in which something was seen
    for (int turn = 0; turn < kTrio; ++turn)
      if (!sharing.shown[sharing.order[imagining::at(turn)]].notes.empty()) needed = turn + 1;
    if (!choose_point(sharing, needed)) return false;
    Terms terms = round.terms;
    const int taken = point_.finished + (point_.kind == Point::Kind::InTurn && point_.acted ? 1 : 0);
    for (int turn = 0; turn < taken; ++turn)
      if (!take_turn(terms, sharing, sharing.order[imagining::at(turn)])) return false;
    settle();
    rest(sharing.order, {});
    return true;
  }

  // One of those that could be, each as likely as the others.
  bool choose_sharing(const RoundSeen& round, Sharing& chosen) {
    int found = 0;
    Sharings(round, cast_).each_one([&](const Sharing& sharing) {
      if (!sharing.key_by_discovery && in_order(sharing) && below(++found) == 0) chosen = sharing;
      return false;
    });
    return found > 0;
  }

  // On your own the order is fixed (TS-548). Who takes no turn stands last.
  bool in_order(const Sharing& sharing) const {
    const Survivors playing = in_mansion(t_);
    for (int turn = 0; turn < kTrio; ++turn)
      if (playing.has(survivor_at(sharing.order[imagining::at(turn)])) != (turn < playing.size()))
        return false;
    if (!r_.on_your_own) return true;
    Survivor next = playing.has(t_.token) ? t_.token : next_clockwise(playing, t_.token);
    for (int turn = 0; turn < playing.size(); ++turn, next = next_clockwise(playing, next))
      if (sharing.order[imagining::at(turn)] != index(next)) return false;
    return true;
  }

  bool choose_point(const Sharing&, int needed) {
    const int turns = in_mansion(t_).size();
    FixedVector<Point, 16> points;
    for (int finished = needed; finished + 2 <= turns && !r_.on_your_own; ++finished)
      points.push({Point::Kind::NextSurvivor, finished, false});
    for (int finished = needed; finished < turns; ++finished)
      points.push({Point::Kind::InTurn, finished, false});
    for (int finished = std::max(needed - 1, 0); finished < turns; ++finished)
      points.push({Point::Kind::InTurn, finished, true});
    const bool cards = seen_.rounds.size() <= 16;
    if (cards && needed <= turns && !r_.on_your_own) points.push({Point::Kind::Discoverer, turns, false});
    if (points.empty()) return false;
    point_ = points[below(points.size())];
    return true;
  }

  bool take_turn(Terms& terms, Sharing& sharing, int who) {
    Shown& shown = sharing.shown[imagining::at(who)];
    Place& here = where_[imagining::at(who)];
    for (const Note& note : shown.notes)
      if (note.seen == Seen::Healed && note.who != who) shown.patient = where_[note.who];
    if (by_tale_) terms.stock = stock_of(who);
    const PlaceSet ends = turns_of(terms, who, shown, bit(here)).ends[here][0];
    if (ends == 0) return false;
    int skip = below(std::popcount(ends));
    int to = 0;
    for (int place : each(ends))
      if (skip-- == 0) to = place;
    const Steps steps(terms, who, shown);
    auto pick = picker();
    ScriptSearch search(steps, static_cast<Place>(to), NoiseSet{0}, pick);
    const Script script = search.find(here);
    if (script.empty() || (by_tale_ && !use_cards(script, who))) return false;
    do_steps(script, terms.skills[imagining::at(who)], here, deeds_);
    for (const Note& note : shown.notes) terms.blocked = after_note(terms.blocked, note);
    return true;
  }

  // The marks and the procedures of the point at which they are.
  void rest(const std::array<std::uint8_t, kTrio>& order, const Survivors&) {
    own_.done = {};
    for (int turn = 0; turn < point_.finished; ++turn) own_.done.add(survivor_at(order[imagining::at(turn)]));
    own_.noise = Locations(deeds_.noise);
    own_.firecracker = deeds_.fire;
    own_.repaired = deeds_.repairs > 0;
    if (by_tale_ && t_.help == Table::kNoHelp)
      own_.repairs = u8(std::min(own_.repairs + deeds_.repairs, r_.repair_steps - 1));
    if (by_tale_ && t_.help != Table::kNoHelp) own_.repairs = u8(r_.repair_steps);
    if (point_.kind != Point::Kind::InTurn) return;
    own_.turn = survivor_at(order[imagining::at(point_.finished)]);
    own_.acted = point_.acted;
  }

  // ---- what they have --------------------------------------------------------------------------------

  Drawn drawn() const {
    Drawn drawn;
    for (const RoundSeen& round : seen_.rounds)
      if (round.reported && round.discovery) ++drawn.discoveries;
    drawn.spent = deeds_.spent;
    for (const Note& note : t_.history) {
      if (note.seen == Seen::Reported && note.who == 1) ++drawn.spent[terrorscape::at(Item::Firecracker)];
      if (note.seen == Seen::TrapSprung) ++drawn.spent[terrorscape::at(Item::TrapParts)];
      if (note.seen == Seen::ItemShown) show(note, drawn);
    }
    return drawn;
  }

  static void show(const Note& note, Drawn& drawn) {
    const auto item = static_cast<Item>(note.what);
    if (item == Item::None) return;
    if (item == Item::Revolver) ++drawn.spent[terrorscape::at(Item::Ammo)];  // TS-326
    if (row(item).reusable)
      drawn.held[note.who][terrorscape::at(item)] = 1;
    else
      ++drawn.spent[terrorscape::at(item)];
  }

  // TS-169: at most one a round, and each of them was heard.
  void imagine_repairs() {
    if (t_.help != Table::kNoHelp) {
      own_.repairs = u8(r_.repair_steps);
      return;
    }
    int heard = 0;
    for (const RoundSeen& round : seen_.rounds)
      if (round.reported &&
          (round.terms.fire || has(round.terms.loud & kMansion.radio, static_cast<int>(kRadio))))
        ++heard;
    own_.repairs = u8(std::min(deeds_.repairs + below(heard + 1), r_.repair_steps - 1));
  }

  // TS-406: where they may have been in the rounds before.
  void keep_tracks() {
    for (int i = 0; i < seen_.rounds.size() && i < kMaxRounds; ++i) {
      if (!seen_.rounds[i].reported || seen_.reported[imagining::at(i)].empty()) continue;
      const Triple where = any_of(seen_.reported[imagining::at(i)], picker());
      Track& track = own_.tracks[imagining::at(i)];
      for (std::size_t who = 0; who < kPlaces; ++who)
        track.reported[who] = track.after[who] = room(where[who]);
      if (i + 1 == seen_.rounds.size()) track.reported = track.after = own_.at;
    }
  }

  const Rules& r_;
  const Table& t_;
  const Cast cast_;
  Rng& rng_;
  State& s_;
  SurvivorSecrets& own_;
  Foreseen seen_;
  Triple where_{};
  Deeds deeds_;
  Point point_;
  bool by_tale_ = false;
  Tale tale_;
};

}  // namespace

void imagine_survivors(const Rules& r, const View& view, Rng& rng, State& s) {
  UnseenSurvivors(r, view, rng, s).imagine();
}

}  // namespace holdout::terrorscape::imagining
