#pragma once

#include "games/terrorscape/rules/imagining/house.h"

namespace holdout::terrorscape::imagining {

using Triple = std::array<Place, kTrio>;  // where each Survivor is

// A set of triples of places: a bit for each. Rows of 16, so that a whole row moves at once.
struct Triples {
  std::array<std::array<PlaceSet, 16>, kMostPlaces> rows{};  // [first][second]: places of the third

  static constexpr Triples only(const Triple& where) {
    Triples one;
    one.add(where);
    return one;
  }
  constexpr void add(const Triple& where) {
    PlaceSet& row = rows[where[0]][where[1]];
    row = static_cast<PlaceSet>(row | bit(where[2]));
  }
  constexpr bool has(const Triple& where) const { return imagining::has(rows[where[0]][where[1]], where[2]); }
  constexpr bool empty() const {
    for (const auto& row : rows)
      for (PlaceSet places : row)
        if (places != 0) return false;
    return true;
  }
  constexpr int size() const {
    int sum = 0;
    for (const auto& row : rows)
      for (PlaceSet places : row) sum += std::popcount(places);
    return sum;
  }
  constexpr void join(const Triples& others) {
    for (std::size_t a = 0; a < rows.size(); ++a)
      for (std::size_t b = 0; b < 16; ++b) rows[a][b] = static_cast<PlaceSet>(rows[a][b] | others.rows[a][b]);
  }
  constexpr bool operator==(const Triples&) const = default;

  // Where Survivor `who` may be at all.
  PlaceSet places_of(int who) const;
  // Keeps those in which Survivor `who` is in one of these places.
  void keep(int who, PlaceSet places);
  // Those in which one of the Survivors is in one of these places.
  Triples with_somebody_in(PlaceSet places) const;
  // Moves one Survivor: `to[p]` is where he may come to from p.
  Triples moved(int who, const std::array<PlaceSet, kMostPlaces>& to) const;
};

// One of them, each as likely as the others; `pick` gives a number below its argument.
template <class Pick>
Triple any_of(const Triples& set, Pick&& pick) {
  int skip = static_cast<int>(pick(static_cast<std::uint32_t>(set.size())));
  for (int a = 0; a < kMostPlaces; ++a)
    for (int b = 0; b < kMostPlaces; ++b)
      for (int c : each(set.rows[at(a)][at(b)]))
        if (skip-- == 0) return {static_cast<Place>(a), static_cast<Place>(b), static_cast<Place>(c)};
  return {kNowhere, kNowhere, kNowhere};
}

}  // namespace holdout::terrorscape::imagining
