#include "engine/set_of.h"

#include <vector>

#include <doctest/doctest.h>

namespace holdout {

namespace {

enum class Shelf : std::uint8_t { Books, Jars, Tools, Boxes, None = 15 };
using Shelves = SetOf<Shelf, std::uint8_t, Shelf::None>;

// An id that says more than its number.
struct Guest {
  std::uint8_t id = 0xFF;

  constexpr Guest() = default;
  constexpr explicit Guest(int number) : id(static_cast<std::uint8_t>(number)) {}
  constexpr int table() const { return id / 8; }
  constexpr bool operator==(const Guest&) const = default;
};
using Guests = SetOf<Guest, std::uint64_t, Guest{}>;

}  // namespace

TEST_CASE("SetOf: members come out in ascending order, whatever the order they went in") {
  Shelves shelves;
  for (Shelf shelf : {Shelf::Boxes, Shelf::Books, Shelf::Boxes}) shelves.add(shelf);
  std::vector<Shelf> members;
  for (Shelf shelf : shelves) members.push_back(shelf);
  CHECK(members == std::vector{Shelf::Books, Shelf::Boxes});
  CHECK(shelves.size() == 2);
  CHECK(shelves.first() == Shelf::Books);
  CHECK(nth(shelves, 1) == Shelf::Boxes);
  shelves.remove(Shelf::Books);
  shelves.remove(Shelf::Tools);
  CHECK(shelves == Shelves::only(Shelf::Boxes));
}

TEST_CASE("SetOf: nobody is the first of an empty set") {
  CHECK(Shelves{}.empty());
  CHECK(Shelves{}.first() == Shelf::None);
  CHECK(Guests{}.first() == Guest{});
  CHECK(Shelves{}.first_from(Shelf::Tools) == Shelf::None);
}

TEST_CASE("SetOf: ids can be structs of one number, up to the last bit of the word") {
  const Guests guests = Guests::only(Guest(63)).with(Guest(8)).with(Guest(40));
  std::vector<int> tables;
  for (Guest guest : guests) tables.push_back(guest.table());
  CHECK(tables == std::vector{1, 5, 7});
  CHECK(guests.has(Guest(63)));
  CHECK(!guests.has(Guest(0)));
  CHECK(guests.without(Guest(8)).first() == Guest(40));
  CHECK(guests.bits() == (1ULL << 63 | 1ULL << 40 | 1ULL << 8));
}

TEST_CASE("SetOf: the lowest ids, up to all of the word") {
  CHECK(Shelves::lowest(0).empty());
  CHECK(Shelves::lowest(2) == Shelves::only(Shelf::Books).with(Shelf::Jars));
  CHECK(Shelves::lowest(8).bits() == 0xFF);
}

TEST_CASE("SetOf: round the table the search goes on with the lowest after the highest") {
  const Shelves shelves = Shelves::only(Shelf::Jars).with(Shelf::Tools);
  CHECK(shelves.first_from(Shelf::Books) == Shelf::Jars);
  CHECK(shelves.first_from(Shelf::Jars) == Shelf::Jars);
  CHECK(shelves.first_from(Shelf::Tools) == Shelf::Tools);
  CHECK(shelves.first_from(Shelf::Boxes) == Shelf::Jars);
  CHECK(Guests::only(Guest(63)).first_from(Guest(63)) == Guest(63));
}

static_assert(Shelves::lowest(4).without(Shelf::Books).without(Shelves::only(Shelf::Tools)).size() == 2);

}  // namespace holdout
