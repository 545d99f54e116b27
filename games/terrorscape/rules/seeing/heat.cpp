#include "games/terrorscape/rules/seeing/heat.h"

#include <numeric>

namespace holdout::terrorscape {

namespace {

using Row = std::array<int, kLocations>;

constexpr Survivors set_in(const Note& note) { return Survivors(note.who); }
constexpr Survivor one_in(const Note& note) { return survivor_at(note.who % kPlaces); }
constexpr Location room_in(const Note& note) { return static_cast<Location>(note.what % kLocations); }
constexpr Door door_in(const Note& note) { return static_cast<Door>(note.what % kDoors); }

// Follows the public history, with the blocks as they were.
class Following {
 public:
  Following(const Rules& r, const Table& t) : r_(r), t_(t) {
    for (Row& row : rows_) row[at(kMainExit)] = r.heat_start;
  }

  Heat followed() {
    for (const Note& note : t_.history) see(note);
    Heat heat{};
    for (Survivor who : in_mansion(t_))
      for (std::size_t room = 0; room < kLocations; ++room)
        heat[at(who)][room] = static_cast<std::uint16_t>(rows_[at(who)][room]);
    return heat;
  }

 private:
  void see(const Note& note) {
    switch (note.seen) {
      case Seen::FearLost: calmed_.add(one_in(note)); return;
      case Seen::Healed: healed_.add(one_in(note)); return;
      case Seen::BlockPlaced: blocks_.add(door_in(note)); return;
      case Seen::BlockRemoved:
      case Seen::BlockBroken: blocks_.remove(door_in(note)); return;
      case Seen::Reported: return report(Locations(note.what), note.who != 0);
      case Seen::AnsweredButAnna: return answer(set_in(note), Locations(note.what), who_is(t_, Person::Anna));
      case Seen::Answered: return answer(set_in(note), Locations(note.what), kNoSurvivor);
      case Seen::Placed: return settle(rows_[at(one_in(note))], only(room_in(note)));
      case Seen::Met:
        for (Survivor who : set_in(note) & kAllSurvivors) settle(rows_[at(who)], only(room_in(note)));
        return;
      case Seen::SlippedAway: return flee(set_in(note), false);
      case Seen::Fled: return flee(set_in(note), true);
      default: return;
    }
  }

  // The rest of a division goes to the locations one by one, from the lowest code.
  void bring_back(Row& row) const {
    const int all = std::accumulate(row.begin(), row.end(), 0);
    if (all == 0) return;
    const Row before = row;
    int left = r_.heat_start;
    for (int& each : row) {
      each = static_cast<int>(static_cast<std::int64_t>(each) * r_.heat_start / all);
      left -= each;
    }
    for (std::size_t room = 0; left > 0; room = (room + 1) % kLocations)
      if (before[room] > 0) {
        ++row[room];
        --left;
      }
  }

  static void share(int number, Locations near, int weight, int weights, Row& to) {
    for (Location room : near) to[at(room)] += number * weight / weights;
  }

  Row spread(const Row& row, bool calm) const {
    Row next{};
    for (Location from : kWholeMansion) {
      const int number = row[at(from)];
      const Locations one = steps_from(from, blocks_).without(from);
      const Locations two = calm ? Locations() : steps_from(one, blocks_).without(one).without(from);
      const int stay = calm ? r_.heat_calm_stay : r_.heat_stay;
      const int step = calm ? r_.heat_calm_step : r_.heat_one_step;
      const int weights = stay + step * one.size() + r_.heat_two_steps * two.size();
      share(number, only(from), stay, weights, next);
      share(number, one, step, weights, next);
      share(number, two, r_.heat_two_steps, weights, next);
    }
    return next;
  }

  void report(Locations noisy, bool firecracker) {
    for (Survivor who : kAllSurvivors) {
      Row& row = rows_[at(who)];
      row = spread(row, calmed_.has(who) && !healed_.has(who));
      for (Location room : kWholeMansion) {
        row[at(room)] += r_.heat_everywhere;
        if (!firecracker && noisy.has(room)) row[at(room)] *= r_.heat_noisy;
      }
      bring_back(row);
    }
    calmed_ = healed_ = {};
  }

  // He is in one of these; if nothing is left there, evenly over all of them.
  void settle(Row& row, Locations rooms) const {
    int all = 0;
    for (Location room : kWholeMansion) {
      if (!rooms.has(room)) row[at(room)] = 0;
      all += row[at(room)];
    }
    if (all == 0)
      for (Location room : rooms) row[at(room)] = 1;
    bring_back(row);
  }

  // Who is named is there, who is not is elsewhere.
  void answer(Survivors named, Locations asked, Survivor never_named) {
    for (Survivor who : kAllSurvivors) {
      if (who == never_named) continue;
      settle(rows_[at(who)], named.has(who) ? asked : kWholeMansion.without(asked));
    }
  }

  // Over the neighbours that no block closes, and the location where he could stay.
  void flee(Survivors those, bool may_stay) {
    for (Survivor who : those& kAllSurvivors) {
      Row next{};
      for (Location from : kWholeMansion) {
        const Locations to = may_stay ? steps_from(from, blocks_).with(from) : steps_from(from, blocks_);
        if (to.empty()) continue;
        share(rows_[at(who)][at(from)], to, 1, to.size(), next);
      }
      rows_[at(who)] = next;
      bring_back(rows_[at(who)]);
    }
  }

  const Rules& r_;
  const Table& t_;
  std::array<Row, kPlaces> rows_{};
  Doors blocks_;
  Survivors calmed_, healed_;  // since the last report
};

// Follows the same history for what is certain.
class Placing {
 public:
  explicit Placing(const Table& t) : t_(t) {}

  std::array<Certain, kPlaces> followed() {
    for (const Note& note : t_.history) see(note);
    return certain_;
  }

 private:
  void see(const Note& note) {
    switch (note.seen) {
      case Seen::RoundBegan: ++round_; return;
      case Seen::BlockPlaced: blocks_.add(door_in(note)); return;
      case Seen::BlockRemoved:
      case Seen::BlockBroken: blocks_.remove(door_in(note)); return;
      case Seen::Reported:
        for (Certain& each : certain_) each.possible = kWholeMansion;
        return;
      case Seen::AnsweredButAnna: return answer(set_in(note), Locations(note.what), who_is(t_, Person::Anna));
      case Seen::Answered: return answer(set_in(note), Locations(note.what), kNoSurvivor);
      case Seen::Placed: return place(one_in(note), room_in(note));
      case Seen::Met:
        for (Survivor who : set_in(note) & kAllSurvivors) place(who, room_in(note));
        return;
      case Seen::SlippedAway: return flee(set_in(note), false);
      case Seen::Fled: return flee(set_in(note), true);
      default: return;
    }
  }

  void place(Survivor who, Location room) {
    certain_[at(who)] = {.room = room, .round = u8(round_), .possible = only(room)};
  }
  void answer(Survivors named, Locations asked, Survivor never_named) {
    for (Survivor who : kAllSurvivors) {
      Locations& possible = certain_[at(who)].possible;
      if (who != never_named) possible = named.has(who) ? possible & asked : possible.without(asked);
    }
  }
  void flee(Survivors those, bool may_stay) {
    for (Survivor who : those& kAllSurvivors) {
      Locations& possible = certain_[at(who)].possible;
      const Locations next = steps_from(possible, blocks_);
      possible = may_stay ? next | possible : next;
    }
  }

  const Table& t_;
  std::array<Certain, kPlaces> certain_{};
  int round_ = 0;
  Doors blocks_;
};

}  // namespace

Heat heat_of(const Rules& r, const Table& t) { return Following(r, t).followed(); }

std::array<Certain, kPlaces> certain_places(const Table& t) { return Placing(t).followed(); }

}  // namespace holdout::terrorscape
