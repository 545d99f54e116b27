#include "games/terrorscape/rules/imagining/triples.h"

namespace holdout::terrorscape::imagining {

namespace {

constexpr PlaceSet joined(PlaceSet one, PlaceSet other) { return static_cast<PlaceSet>(one | other); }

}  // namespace

PlaceSet Triples::places_of(int who) const {
  PlaceSet found = 0;
  for (int a = 0; a < kMostPlaces; ++a)
    for (int b = 0; b < kMostPlaces; ++b) {
      const PlaceSet row = rows[at(a)][at(b)];
      if (row != 0) found = joined(found, who == 2 ? row : bit(who == 0 ? a : b));
    }
  return found;
}

void Triples::keep(int who, PlaceSet places) {
  for (int a = 0; a < kMostPlaces; ++a)
    for (int b = 0; b < kMostPlaces; ++b) {
      PlaceSet& row = rows[at(a)][at(b)];
      if (who == 2)
        row = static_cast<PlaceSet>(row & places);
      else if (!imagining::has(places, who == 0 ? a : b))
        row = 0;
    }
}

Triples Triples::with_somebody_in(PlaceSet places) const {
  Triples found = *this;
  for (int a = 0; a < kMostPlaces; ++a)
    for (int b = 0; b < kMostPlaces; ++b)
      if (!imagining::has(places, a) && !imagining::has(places, b)) {
        PlaceSet& row = found.rows[at(a)][at(b)];
        row = static_cast<PlaceSet>(row & places);
      }
  return found;
}

Triples Triples::moved(int who, const std::array<PlaceSet, kMostPlaces>& to) const {
  Triples after;
  for (int a = 0; a < kMostPlaces; ++a) {
    if (who == 0) {
      for (int end : each(to[at(a)]))
        for (std::size_t b = 0; b < 16; ++b)
          after.rows[at(end)][b] = joined(after.rows[at(end)][b], rows[at(a)][b]);
      continue;
    }
    for (int b = 0; b < kMostPlaces; ++b) {
      const PlaceSet row = rows[at(a)][at(b)];
      if (row == 0) continue;
      if (who == 1) {
        for (int end : each(to[at(b)])) {
          PlaceSet& there = after.rows[at(a)][at(end)];
          there = joined(there, row);
        }
      } else {
        for (int c : each(row)) after.rows[at(a)][at(b)] = joined(after.rows[at(a)][at(b)], to[at(c)]);
      }
    }
  }
  return after;
}

}  // namespace holdout::terrorscape::imagining
