#pragma once

namespace holdout {

// Board facts: what the rules make of what a seat sees (strength, votes, danger, how full a track is), for
// whoever draws it. They follow from the rules of the table and a view alone, so they cannot tell more than
// the view does; search never computes them.
//
// The face of a game has a type `Board`, described like its view, and `board(rules, view)`. One whose view
// says all of it derives from this.
struct NoBoardFacts {
  struct Board {};
  static Board board(const auto& /*rules*/, const auto& /*view*/) { return {}; }
};

template <class D>
void describe(D&, NoBoardFacts::Board&) {}

}  // namespace holdout
