#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_vector.h"

namespace holdout::terrorscape::imagining {

// The map as imagining sees it: numbers and machine words, so that a set of ways is walked with a few
// instructions, and a test may draw a smaller house. The numbers are those of the figures.

using Place = std::uint8_t;
using PlaceSet = std::uint16_t;  // by bits
using DoorSet = std::uint32_t;   // by bits

inline constexpr int kMostPlaces = 15;
inline constexpr Place kNowhere = 15;
inline constexpr int kTrio = 3;  // Survivors, by place at the table 0 to 2

constexpr PlaceSet bit(int place) { return static_cast<PlaceSet>(1U << place); }
constexpr bool has(PlaceSet set, int place) { return (set >> place & 1U) != 0; }
constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

// The members of a word one by one: for (int place : each(set)).
class each {
 public:
  constexpr explicit each(std::uint32_t bits) : bits_(bits) {}
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr int operator*() const { return std::countr_zero(left_); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& o) const { return left_ != o.left_; }

   private:
    std::uint32_t left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_;
};

// Two places with a way between them; on the first `House::doors` of the list a block may lie (TS-020,
// TS-100).
struct Way {
  Place one = 0;
  Place other = 0;
};

struct House {
  int places = 0;
  int doors = 0;
  FixedVector<Way, 24> ways;
  FixedVector<Way, 2> passages;  // TS-029
  PlaceSet item = 0;             // TS-170
  PlaceSet radio = 0;            // TS-164

  constexpr PlaceSet all() const { return static_cast<PlaceSet>((1U << places) - 1); }
};

// Where one step leads from each place, past these blocks.
struct Near {
  std::array<PlaceSet, kMostPlaces> of{};

  constexpr Near() = default;
  constexpr Near(const House& house, DoorSet blocked) {
    for (int i = 0; i < house.ways.size(); ++i) {
      if (i < house.doors && (blocked >> i & 1U) != 0) continue;
      const Way& way = house.ways[i];
      of[way.one] = static_cast<PlaceSet>(of[way.one] | bit(way.other));
      of[way.other] = static_cast<PlaceSet>(of[way.other] | bit(way.one));
    }
  }
  // Exactly one step.
  constexpr PlaceSet step(PlaceSet from) const {
    PlaceSet to = 0;
    for (int place : each(from)) to = static_cast<PlaceSet>(to | of[at(place)]);
    return to;
  }
  // TS-022: from one step to so many; a way may come back.
  constexpr PlaceSet move(PlaceSet from, int most) const {
    PlaceSet to = step(from);
    for (int i = 1; i < most; ++i) to = static_cast<PlaceSet>(to | step(to));
    return to;
  }
};

// The other ends of the passages that begin in these places.
constexpr PlaceSet through_passages(const House& house, PlaceSet from) {
  PlaceSet to = 0;
  for (const Way& way : house.passages) {
    if (has(from, way.one)) to = static_cast<PlaceSet>(to | bit(way.other));
    if (has(from, way.other)) to = static_cast<PlaceSet>(to | bit(way.one));
  }
  return to;
}

constexpr PlaceSet ends_of(const House& house, int door) {
  const Way& way = house.ways[door];
  return static_cast<PlaceSet>(bit(way.one) | bit(way.other));
}

}  // namespace holdout::terrorscape::imagining
