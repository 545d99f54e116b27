#pragma once

#include <array>
#include <cstddef>

#include "engine/seat.h"

namespace holdout {

// Who plays which pieces: characters, figures, ships. A seat may own several; a piece has one owner or
// nobody.
template <class Pieces, int Most>
class Owners {
 public:
  using Piece = typename Pieces::Member;

  constexpr Owners() {
    owner_.fill(kNobody);
    pieces_[slot(kNobody)] = Pieces::lowest(Most);
  }
  constexpr explicit Owners(const std::array<Seat, Most>& seats) : Owners() {
    for (int i = 0; i < Most; ++i) give(static_cast<Piece>(i), seats[static_cast<std::size_t>(i)]);
  }
  // Neighbours to each player, the first ones to the first; as many to each if that can be.
  static constexpr Owners shared_out(int pieces, int players) {
    Owners all;
    for (int i = 0; i < pieces; ++i) all.give(static_cast<Piece>(i), seat_at(i * players / pieces));
    return all;
  }

  constexpr void give(Piece piece, Seat to) {
    pieces_[slot(of(piece))].remove(piece);
    pieces_[slot(to)].add(piece);
    owner_[slot(piece)] = to;
  }

  constexpr Seat of(Piece piece) const { return owner_[slot(piece)]; }
  constexpr SeatSet of(Pieces those) const {
    SeatSet seats;
    for (; !those.empty(); those = those.without(pieces_of(of(*those.begin()))))
      seats.add(of(*those.begin()));
    return seats.without(kNobody);
  }
  constexpr Pieces pieces_of(Seat seat) const { return pieces_[slot(seat)]; }
  constexpr const std::array<Seat, Most>& seats() const { return owner_; }  // by piece
  constexpr bool operator==(const Owners&) const = default;

 private:
  static constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  static constexpr std::size_t slot(Piece piece) { return static_cast<std::size_t>(Pieces::number(piece)); }

  std::array<Seat, Most> owner_{};
  std::array<Pieces, 16> pieces_{};  // by seat: every piece is in the set of its owner or of kNobody
};

}  // namespace holdout
