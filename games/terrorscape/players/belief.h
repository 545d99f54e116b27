#pragma once

#include <memory>
#include <vector>

#include "games/terrorscape/rules/imagining/mansion.h"
#include "games/terrorscape/rules/imagining/sharing.h"

namespace holdout::terrorscape {

// How likely it is, to whoever knows what both sides know, that the three Survivors are in each three places.
// One joint distribution: a noise needs one cause among three, and a silent location has none. The Killer
// hunts by it, and the Survivors know by it what he reckons with (section 13 of the rules).
class PlaceBelief {
 public:
  static constexpr std::size_t kTriples = 15 * 15 * 15;
  using Weights = std::vector<float>;
  using ByPlace = std::array<double, kLocations>;
  using Marginals = std::array<ByPlace, kPlaces>;  // by Survivor

  PlaceBelief() : now_(kTriples, 0.F) {}

  // Takes in what was seen since the last time; begins anew where a game was taken back.
  void follow(const Rules& r, const Table& t);

  const Weights& weights() const { return now_; }
  const Marginals& marginals() const { return marginals_; }
  // Where they may be after another round of which nothing is heard.
  Marginals foreseen(const Table& t) const;

  static std::array<int, kPlaces> places_of(std::size_t triple) {
    const int i = static_cast<int>(triple);
    return {i / 225, i / 15 % 15, i % 15};
  }

 private:
  void begin(const Rules& r, const Table& t);
  void take(const Note& note);
  void move_on(const imagining::RoundSeen& round);
  void answer(const Note& note);
  void spread(int who, bool must);
  void normalise();

  imagining::Cast cast_;
  History taken_;
  imagining::DoorSet blocked_ = 0;
  std::uint8_t out_ = 0;
  Weights now_;
  Marginals marginals_{};
};

}  // namespace holdout::terrorscape
