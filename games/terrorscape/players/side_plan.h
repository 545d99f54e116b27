#pragma once

#include "games/terrorscape/players/hunt.h"

namespace holdout::terrorscape {

// What the three Survivors do next, all together: what each can do for the two ways out, less what the Killer
// will make of it. He goes by what he can know, which the side knows as well. Nothing here is left to chance,
// so that every player of the side finds the same plan from the same view.
class SidePlan {
 public:
  // One turn as it is planned.
  struct Turn {
    Action action{};
    Location end = Location::None;
    Locations noise;     // that it makes
    double gain = -1e9;  // toward the ways out, without the danger
  };

  SidePlan(const Rules& r, const View& view, const PlaceBelief& belief);

  // The best turn of one who has not acted, as the others are going to act.
  Turn best_turn(Survivor who);
  // How dangerous it is for him to be there when the Killer's phase comes, with this noise beside what was
  // made already. In wounds, of which the second counts for all.
  double danger(Survivor who, Location room, Locations noise) const;
  double danger_of_all(Locations noise) const;  // as they stand now
  // What a location promises for the turns to come.
  double promise(Survivor who, Location room) const;
  // The Killer attacks there, if he attacks at all.
  double chance_of_attack(Location room, Locations noise) const;

  const State& world() const { return s_; }
  Locations noise_so_far() const { return s_.hidden.survivors.noise; }
  bool is_over_noise() const { return s_.hidden.survivors.firecracker; }

 private:
  using Turns = FixedVector<Turn, kMaxOptions>;

  void weigh_killer();
  void list_turns(Survivor who, Turns& turns) const;
  Turn turn_of(Survivor who, const Action& action) const;
  double worth_of_scavenge(Survivor who) const;
  double worth_of_repair(Survivor who, bool tools) const;
  double worth_of_calm(Survivor who) const;
  double worth_of_use(Survivor who, Item item) const;
  double worth_of_exit(Survivor who, Location end) const;
  bool wins_by_keys() const;
  const Turn& chosen(Turns& turns, Survivor who);
  double total(const std::array<Turn, kPlaces>& turns, Survivor who, const Turn& tried) const;

  const Rules& r_;
  State s_;
  const Table& t_;
  PlaceBelief::ByPlace suspicion_{};  // of the Killer, before the noise to come
  PlaceBelief::ByPlace reach_{};      // how easily he comes there
};

}  // namespace holdout::terrorscape
