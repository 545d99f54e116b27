#include "games/terrorscape/rules/imagining/filter.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "engine/rng.h"
#include "games/terrorscape/rules/imagining/sharing.h"
#include "games/terrorscape/rules/imagining/steps.h"

// The set of places against trying everything, in a house of five rooms:
//
//   0 --- 1 --- 2          a door between each two, an open border between 3 and 4;
//   |           |          a passage between 1 and 4; items in 2, the radio in 3
//   3 - - - - - 4

namespace holdout::terrorscape::imagining {

namespace {

House small_house() {
  House house;
  house.places = 5;
  house.doors = 4;
  for (const Way& way : {Way{0, 1}, Way{1, 2}, Way{0, 3}, Way{2, 4}, Way{3, 4}}) house.ways.push(way);
  house.passages.push({1, 4});
  house.item = bit(2);
  house.radio = bit(3);
  return house;
}

// Everything that one Survivor can do in one turn, written down once more in the plainest way: what becomes
// of the house and what is seen.
struct Play {
  Triple where{};
  DoorSet blocked = 0;
  PlaceSet noise = 0;
  bool fire = false;
  std::vector<Note> seen;
};

class Tries {
 public:
  Tries(const RoundSeen& round, const Cast& cast, int who, std::vector<Play>& ends)
      : round_(round), cast_(cast), who_(who), ends_(ends) {}

  void go(const Play& play, bool acted, int rushes, int bottles, bool chopped, bool sedated, bool camera) {
    const Stock& stock = round_.terms.stock;
    const int me = play.where[at(who_)];
    if (acted) ends_.push_back(play);
    const auto next = [&](const Play& p, bool act) {
      go(p, acted || act, rushes, bottles, chopped, sedated, camera);
    };
    if (!acted) act(play, next);
    for (int to = 0; to < 5; ++to) {
      if (rushes < stock.adrenaline && open(play.blocked, me, to))
        go(put(play, to), acted, rushes + 1, bottles, chopped, sedated, camera);
      if (bottles < stock.bottles && open(0, me, to))
        go(loud(play, to), acted, rushes, bottles + 1, chopped, sedated, camera);
    }
    for (int door = 0; door < 4; ++door)
      if (stock.hatchet && !chopped && blocks(play, door, me))
        go(clear(play, door), acted, rushes, bottles, true, sedated, camera);
    if (stock.sedative && !sedated)
      go(tell(play, {Seen::FearLost, code(who_), 1}), acted, rushes, bottles, chopped, true, camera);
    if (cast_.skills[at(who_)].camera && !camera)
      go(loud(play, me), acted, rushes, bottles, chopped, sedated, true);
  }

 private:
  static std::uint8_t code(int number) { return static_cast<std::uint8_t>(number); }
  static bool open(DoorSet blocked, int from, int to) { return has(Near(house(), blocked).of[at(from)], to); }
  static const House& house() {
    static const House small = small_house();
    return small;
  }
  static bool blocks(const Play& p, int door, int me) {
    return (p.blocked >> door & 1) != 0 && has(ends_of(house(), door), me);
  }
  Play put(Play p, int to) const {
    p.where[at(who_)] = code(to);
    return p;
  }
  static Play loud(Play p, int place) {
    p.noise = static_cast<PlaceSet>(p.noise | bit(place));
    return p;
  }
  static Play tell(Play p, Note note) {
    p.seen.push_back(note);
    return p;
  }
  static Play clear(Play p, int door) {
    p.blocked &= ~(DoorSet{1} << door);
    return tell(p, {Seen::BlockRemoved, kNobodyNamed, static_cast<std::uint16_t>(door)});
  }

  template <class Next>
  void act(const Play& play, Next&& next) {
    const int me = play.where[at(who_)];
    const Skills& skills = cast_.skills[at(who_)];
    next(play, true);
    next(tell(play, {Seen::FearLost, code(who_), 1}), true);
    for (int to = 0; to < 5; ++to) {
      if (!open(play.blocked, me, to)) continue;
      next(put(play, to), true);
      if (skills.sprints) next(loud(put(play, to), to), true);
      for (int then = 0; then < 5; ++then) {
        if (!open(play.blocked, to, then)) continue;
        next(put(play, then), true);
        if (skills.sprints) next(loud(put(play, then), then), true);
        for (int last = 0; last < 5; ++last)
          if (skills.sprints && open(play.blocked, then, last)) next(loud(put(play, last), last), true);
      }
    }
    for (int door = 0; door < 4; ++door)
      if (blocks(play, door, me)) next(clear(play, door), true);
    if (me == 3 && round_.terms.killer != 3) next(loud(play, 3), true);
    if (me == 2 && round_.terms.killer != 2) {
      if (!skills.quiet_hands) next(loud(play, 2), true);
      const Play found = skills.quiet_hands ? play : loud(play, 2);
      next(tell(found, {Seen::KeyFound, 0, 0}), true);
    }
    if (skills.perceptive && (me == 1 || me == 4)) next(put(play, 5 - me), true);
    for (int who = 0; who < kTrio; ++who)
      if (round_.terms.stock.herbs && play.where[at(who)] == me)
        next(tell(loud(play, me), {Seen::Healed, code(who), 0}), true);
    if (round_.terms.stock.firecracker && !play.fire) {
      Play lit = play;
      lit.fire = true;
      next(lit, true);
    }
  }

  const RoundSeen& round_;
  const Cast& cast_;
  int who_;
  std::vector<Play>& ends_;
};

// What everybody knows after it.
using Public = std::tuple<PlaceSet, bool, std::vector<std::tuple<Seen, int, int>>>;
Public public_of(const Play& play) {
  std::vector<std::tuple<Seen, int, int>> seen;
  for (const Note& note : play.seen) seen.emplace_back(note.seen, note.who, note.what);
  return {play.fire ? PlaceSet{0} : play.noise, play.fire, seen};
}

// Every way in which the three turns and the discovery can go, from one triple.
void try_everything(const RoundSeen& round, const Cast& cast, const Play& begin, std::vector<Play>& all) {
  std::array<int, kTrio> order{0, 1, 2};
  do {
    std::vector<Play> plays{begin};
    for (int who : order) {
      std::vector<Play> ends;
      for (const Play& play : plays) Tries(round, cast, who, ends).go(play, false, 0, 0, false, false, false);
      std::set<std::pair<Triple, Public>> met;
      plays.clear();
      for (const Play& play : ends)
        if (met.emplace(play.where, Public{play.noise, play.fire, std::get<2>(public_of(play))}).second)
          plays.push_back(play);
    }
    for (const Play& play : plays) {
      all.push_back(play);
      for (int who = 0; who < kTrio; ++who) {
        Play drawn = play;
        drawn.noise = static_cast<PlaceSet>(drawn.noise | bit(drawn.where[at(who)]));
        all.push_back(drawn);
        drawn.seen.push_back({Seen::KeyFound, 0, 0});
        all.push_back(drawn);
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

Cast small_cast(const House& house, std::uint64_t seed) {
  Cast cast{.house = &house, .skills = {}, .start = 0};
  cast.skills[seed % 3].quiet_hands = seed % 2 == 0;
  cast.skills[seed / 3 % 3].sprints = seed % 5 == 0;
  cast.skills[seed / 9 % 3].perceptive = seed % 3 == 0;
  cast.skills[seed / 2 % 3].camera = seed % 4 == 1;
  return cast;
}

RoundSeen round_of(const House& house, const Cast& cast, Rng& rng) {
  RoundSeen round;
  round.terms.house = &house;
  round.terms.skills = cast.skills;
  round.terms.killer = static_cast<Place>(rng.below(6) == 5 ? kNowhere : rng.below(5));
  round.terms.blocked = rng.below(16) & rng.below(16);
  round.terms.stock.adrenaline = static_cast<std::uint8_t>(rng.below(4) == 0);
  round.terms.stock.bottles = static_cast<std::uint8_t>(rng.below(4) == 0);
  round.terms.stock.hatchet = rng.below(4) == 0;
  round.terms.stock.sedative = rng.below(4) == 0;
  round.terms.stock.herbs = rng.below(4) == 0;
  round.terms.stock.firecracker = rng.below(4) == 0;
  round.discovery = round.reported = true;
  return round;
}

void tell(RoundSeen& round, const Play& play) {
  round.terms.fire = play.fire;
  round.terms.loud = play.fire ? round.terms.house->all() : play.noise;
  round.terms.told.clear();
  if (!play.fire)
    for (int place : each(play.noise)) round.terms.told.push(static_cast<Place>(place));
  round.happenings.clear();
  for (const Note& note : play.seen) round.happenings.push(note);
}

}  // namespace

TEST_CASE("the set of places is that of trying everything, round after round") {
  const House house = small_house();
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Rng rng(seed);
    const Cast cast = small_cast(house, seed);
    Triples filtered = Triples::only({0, 0, 0});
    for (int n = 0; n < 3; ++n) {
      RoundSeen round = round_of(house, cast, rng);
      const Triple truth = any_of(filtered, [&](std::uint32_t below) { return rng.below(below); });
      std::vector<Play> plays;
      try_everything(round, cast, {truth, round.terms.blocked, 0, false, {}}, plays);
      const Play& played = plays[rng.below(static_cast<std::uint32_t>(plays.size()))];
      if (played.seen.size() > 3) continue;
      tell(round, played);
      Triples tried;
      const Public expected = public_of(played);
      for (int a = 0; a < 5; ++a)
        for (int b = 0; b < 5; ++b)
          for (int c : each(filtered.rows[at(a)][at(b)])) {
            std::vector<Play> all;
            const Triple start{static_cast<Place>(a), static_cast<Place>(b), static_cast<Place>(c)};
            try_everything(round, cast, {start, round.terms.blocked, 0, false, {}}, all);
            for (const Play& play : all)
              if (public_of(play) == expected) tried.add(play.where);
          }
      const Triples after = after_turns(round, cast, filtered);
      CAPTURE(seed);
      CAPTURE(n);
      CHECK(after == tried);
      CHECK(after.has(played.where));
      filtered = after;
      for (int who = 0; filtered.size() > 8; who = (who + 1) % kTrio)  // he was found
        take_note({Seen::Placed, static_cast<std::uint8_t>(who), played.where[at(who)]}, cast, 0, 0,
                  filtered);
      ++rounds;
    }
  }
  CHECK(rounds > 10);
}

}  // namespace holdout::terrorscape::imagining
