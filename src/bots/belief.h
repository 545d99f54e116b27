#pragma once

namespace holdout {

// How often somebody has been seen to do right: a Beta distribution by its counts. The prior counts say what
// to expect of a stranger and how long to go on expecting it.
class TrackRecord {
 public:
  constexpr TrackRecord() = default;
  constexpr TrackRecord(double good, double bad) : good_(good), bad_(bad) {}

  constexpr void saw(bool good, double weight = 1) { (good ? good_ : bad_) += weight; }
  // Chance that the next one is right.
  constexpr double expect() const { return good_ / (good_ + bad_); }

 private:
  double good_ = 3;
  double bad_ = 1;
};

}  // namespace holdout
