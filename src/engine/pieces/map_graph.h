#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/assert.h"
#include "engine/set_of.h"

namespace holdout {

// An edge of a map by the number of its row in the content. States hold sets of them: what is closed now.
enum class Edge : std::uint8_t {};
inline constexpr Edge kNoEdge{255};
constexpr int index(Edge edge) { return static_cast<int>(edge); }
using Edges = SetOf<Edge, std::uint64_t, kNoEdge>;

// One edge as the content lists it: a door, a border, a passage. It leads both ways.
template <class Place, class Kind>
struct EdgeRow {
  Place one, other;
  Kind kind;
};

// The map of a game: places, and edges of several kinds between them. It never changes, so it and its tables
// are made by the compiler, which also refuses rows that are no map. What is open at the moment is a set of
// edges: `map.of_kind(Kind::Door).without(t.blocked)`.
template <class Places, class Kind, int kPlaces, int kRows>
class MapGraph {
  static_assert(kRows <= 63 && kPlaces <= 63);

 public:
  using Place = typename Places::Member;
  using Row = EdgeRow<Place, Kind>;
  // Steps from each place to each; kFar where no way leads.
  using Distances = std::array<std::array<std::uint8_t, kPlaces>, kPlaces>;
  static constexpr std::uint8_t kFar = 255;

  consteval explicit MapGraph(const std::array<Row, kRows>& rows) : rows_(rows) {
    for (int i = 0; i < kRows; ++i) {
      const Row& row = rows_[static_cast<std::size_t>(i)];
      HOLDOUT_ASSERT(slot(row.one) < kPlaces && slot(row.other) < kPlaces, "a place that is not on the map");
      HOLDOUT_ASSERT(row.one != row.other, "an edge that leads nowhere");
      HOLDOUT_ASSERT(between(row.one, row.other, of_kind(row.kind)) == kNoEdge, "an edge listed twice");
      edges_at_[slot(row.one)].add(static_cast<Edge>(i));
      edges_at_[slot(row.other)].add(static_cast<Edge>(i));
    }
  }

  static constexpr Edges all() { return Edges::lowest(kRows); }
  static constexpr Places places() { return Places::lowest(kPlaces); }
  constexpr const Row& row(Edge edge) const { return rows_[static_cast<std::size_t>(index(edge))]; }
  constexpr Edges of_kind(Kind kind) const {
    Edges those;
    for (Edge edge : all())
      if (row(edge).kind == kind) those.add(edge);
    return those;
  }
  constexpr Edges at(Place place) const { return edges_at_[slot(place)]; }
  // The first of `open` that joins the two; kNoEdge if none does.
  constexpr Edge between(Place one, Place other, Edges open) const {
    return (at(one) & at(other) & open).first();
  }
  constexpr Place other_end(Edge edge, Place place) const {
    return row(edge).one == place ? row(edge).other : row(edge).one;
  }

  constexpr Places neighbours(Place place, Edges open) const {
    Places those;
    for (Edge edge : at(place) & open) those.add(other_end(edge, place));
    return those;
  }
  // Where at most `steps` steps lead, the start included. A place out of `passable` can be entered, but no
  // way leads on from it; a way may start there.
  constexpr Places reach(Places from, int steps, Edges open, Places passable = places()) const {
    Places reached = from;
    for (Places front = from; steps > 0 && !front.empty(); --steps) {
      Places next;
      for (Place place : front) next = next | neighbours(place, open);
      front = next.without(reached) & passable;
      reached = reached | next;
    }
    return reached;
  }
  constexpr Distances distances(Edges open) const {
    Distances table{};
    for (Place from : places()) {
      table[slot(from)].fill(kFar);
      Places near;
      Places front = Places::only(from);
      for (std::uint8_t steps = 0; !front.empty(); ++steps) {
        for (Place to : front) table[slot(from)][slot(to)] = steps;
        near = near | front;
        front = reach(front, 1, open).without(near);
      }
    }
    return table;
  }

 private:
  static constexpr std::size_t slot(Place place) { return static_cast<std::size_t>(Places::number(place)); }

  std::array<Row, kRows> rows_;
  std::array<Edges, kPlaces> edges_at_{};
};

}  // namespace holdout
