#pragma once

#include "games/the_thing/players/few/sketch.h"

namespace holdout::the_thing::few {

// What the estimates rest on; found by simulation.
struct Weights {
  double success = 0.6;         // an action does what was wanted, with a die cancelled at most
  double risky_success = 0.35;  // for a Character that cannot afford to cancel
  double rerolled = 0.2;        // more than that with Norris' re-rolls; Garry half of it
  double dark = 0.75;           // share of the work that is done in Darkness
  double hungry = 0.95;
  double closing = 1.5;     // spaces a round by which the Threat token and a marker come nearer
  double spread = 2;        // rounds over which a collision may come earlier or later
  double patience = 0.9;    // what is left of a chance after one more round
  double other_exit = 0.6;  // share of the next best exit that counts while one works for another
  double flying = 0.95;     // the same for a rescue that is under way: it needs nobody's work
  double kills = 0.07;      // deaths a round and point of Strength
  double flames = 0.004, shields = 0.003, blood = 0.006;  // worth of goods that wait for their hour
  double sleeper = 0.3;       // of the best action's gain, for somebody who rests and turns a die
  double turn_later = 0.012;  // what the sleeper's die is kept for, while others still stand
  double boarding = 0.8;      // rounds from a ready vehicle and Keys to the escape
  double begun = 0.4;         // of a round that unfinished work takes at least
  double again = 0.9;         // share of a further try that counts
  double calling = 0.7;       // rounds from a sound radio to the S.O.S.
  double fighting = 0.25;     // how much one fire weapon lowers the deaths
  double sabotaged = 0.7;     // what is left of the boiler's time with a revealed Alien about
  double fires = 0.6;         // of the Frost track that one means to burn something is good for
  double weather = 1;         // rounds by which the cold may come earlier or later
  double warmth = 0.003;      // worth of a round before the cold comes, whatever the plan
  double least_gain = 0;      // below that an answer is as good as none
  double word = 2;            // for posts: who says where it goes goes there,
  double agreed = 0.5;        // and who agrees does it, unless that breaks such a word
  double asked = 0.02;        // hope that is given up for a request of another player
  double shared_plan = 0.15;  // share of its chance that the way out of another's plan counts more
  double yields = 0.7;        // share of the best way's chance at which another's plan is followed
  double clearly = 0.08;      // by how much a way out must be better than the others to be spoken of
};

constexpr std::array<Exit, 3> kExits{Exit::Rescue, Exit::Helicopter, Exit::Snowcat};

// How likely the crew is to get away, from what everybody sees.
class Outlook {
 public:
  Outlook(const Rules& rules, const Weights& weights);

  double of(const Sketch& s) const;
  struct WayOut {
    double chance = 0, rounds = 0;  // to get away, and until then
  };
  WayOut way_out(const Sketch& s, Exit exit) const;
  Exit best_exit(const Sketch& s) const;
  // Not stopped by an Alien of this Strength (TT-1170).
  double getaway(double strength) const;
  // Not frozen by the next upkeep (TT-216).
  double survives_next(const Sketch& s) const;
  const Weights& weights() const { return w_; }

 private:
  static constexpr int kAhead = 14;  // rounds that are looked ahead
  using ByRound = std::array<double, kAhead + 1>;
  struct Forecast {
    ByRound crew{}, strength{};
  };
  struct Route;  // to one exit
  struct Collisions;

  Collisions collisions(const Sketch& s) const;
  Forecast forecast(const Sketch& s) const;
  const Forecast& remembered_forecast(const Sketch& s) const;
  static double between(const ByRound& values, double at_round);
  double crew_work(const Sketch& s) const;
  Route by_vehicle(const Sketch& s, Location l) const;
  Route by_rescue(const Sketch& s) const;
  Route route(const Sketch& s, Exit exit) const;
  double warm_rounds(const Sketch& s) const;
  double slowed(const Sketch& s, double rounds) const;
  double chance(const Forecast& f, const Route& route, double warm_for) const;
  double exits(const Sketch& s) const;

  const Rules& r_;
  Weights w_;
  static constexpr int kStrengths = 19;  // the most there can be, and none
  std::array<double, kStrengths> getaway_{};
  double boiler_burns_ = 0, generator_burns_ = 0, rescue_moves_ = 0, frost_moves_ = 0;
  double log_patience_;

  // Most changes in thought leave markers, Threat token and Alien alone: their forecast is worked out once.
  struct Remembered {
    std::uint64_t key = 0;  // 0 = nothing yet
    Forecast forecast{};
  };
  static constexpr std::size_t kRemembered = 64;
  mutable std::array<Remembered, kRemembered> remembered_{};
};

}  // namespace holdout::the_thing::few
