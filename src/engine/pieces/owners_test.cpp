#include "engine/pieces/owners.h"

#include <doctest/doctest.h>

#include "engine/saving/describe_bytes.h"

namespace holdout {

namespace {

enum class Pawn : std::uint8_t { None = 15 };
using Pawns = SetOf<Pawn, std::uint8_t, Pawn::None>;
using PawnOwners = Owners<Pawns, 6>;

constexpr Pawn pawn(int number) { return static_cast<Pawn>(number); }

struct PawnBox {
  PawnOwners owner;
};
void describe(auto& d, PawnBox& box) { field(d, 1, "owner", box.owner); }

// The same as a plain list.
struct PawnSeats {
  std::array<Seat, 6> owner;
};
void describe(auto& d, PawnSeats& seats) { field(d, 1, "owner", seats.owner); }

}  // namespace

TEST_CASE("owners: neighbours to each player, as many to each if that can be") {
  const PawnOwners pairs = PawnOwners::shared_out(6, 3);
  CHECK(pairs.of(pawn(0)) == Seat{0});
  CHECK(pairs.of(pawn(5)) == Seat{2});
  CHECK(pairs.pieces_of(Seat{1}) == Pawns(0b001100));
  const PawnOwners uneven = PawnOwners::shared_out(3, 2);
  CHECK(uneven.pieces_of(Seat{0}) == Pawns(0b011));
  CHECK(uneven.pieces_of(Seat{1}) == Pawns(0b100));
  CHECK(PawnOwners::shared_out(6, 1).pieces_of(Seat{0}).size() == 6);
}

TEST_CASE("owners: whose pieces there are in a set, each seat once") {
  const PawnOwners pairs = PawnOwners::shared_out(6, 3);
  CHECK(pairs.of(Pawns(0b110011)) == only(Seat{0}).with(Seat{2}));
  CHECK(pairs.of(Pawns{}).empty());
  CHECK(pairs.of(Pawns(0b111111)) == first_seats(3));
}

TEST_CASE("owners: what nobody owns has no seat, and goes over when it is given") {
  PawnOwners owners = PawnOwners::shared_out(3, 3);
  CHECK(owners.of(pawn(4)) == kNobody);
  CHECK(owners.of(Pawns(0b111100)) == only(Seat{2}));
  CHECK(owners.pieces_of(kNobody) == Pawns(0b111000));
  CHECK(owners.pieces_of(kSpectator).empty());
  owners.give(pawn(4), Seat{0});
  owners.give(pawn(2), kNobody);
  CHECK(owners.pieces_of(Seat{0}) == Pawns(0b010001));
  CHECK(owners.pieces_of(Seat{2}).empty());
  CHECK(owners.of(Pawns(0b111111)) == only(Seat{0}).with(Seat{1}));
}

TEST_CASE("owners: a save holds the seat of each piece, like a plain list of seats") {
  const PawnBox box{PawnOwners::shared_out(4, 2)};
  const PawnSeats seats{{Seat{0}, Seat{0}, Seat{1}, Seat{1}, kNobody, kNobody}};
  CHECK(bytes_of(box) == bytes_of(seats));
  CHECK(hash_of(box) == hash_of(seats));
  CHECK(from_bytes<PawnBox>(bytes_of(seats))->owner == box.owner);
}

static_assert(PawnOwners::shared_out(6, 2).of(pawn(3)) == Seat{1});

}  // namespace holdout
