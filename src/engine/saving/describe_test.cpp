#include "engine/saving/describe.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>

#include <doctest/doctest.h>

#include "engine/saving/describe_bytes.h"
#include "engine/saving/describe_kernel.h"
#include "engine/saving/describe_text.h"
#include "engine/saving/fields.h"

namespace holdout {

namespace {

enum class Colour : std::uint8_t { Red, Green };
constexpr std::array<std::string_view, 2> kColours{"red", "green"};
constexpr Spelling spelling(Colour) { return {.names = kColours}; }

struct Pot {
  std::uint8_t coins = 0;
  Colour colour = Colour::Red;
};
void describe(auto& d, Pot& pot) {
  field(d, 1, "coins", pot.coins);
  field(d, 2, "colour", pot.colour);
}

struct Everything {
  bool flag = false;
  std::int8_t small = 0;
  std::int64_t huge = 0;
  std::uint32_t wide = 0;
  Seat seat = kNobody;
  SeatSet seats;
  Pot pot;
  std::array<Pot, 2> pots{};
  FixedVector<Pot, 3> more;
  std::array<std::array<std::uint8_t, 2>, 2> grid{};
};
void describe(auto& d, Everything& e) {
  field(d, 1, "flag", e.flag);
  field(d, 2, "small", e.small);
  field(d, 3, "huge", e.huge);
  field(d, 4, "wide", e.wide);
  field(d, 5, "seat", e.seat);
  field(d, 6, "seats", e.seats);
  field(d, 8, "pot", e.pot);
  field(d, 9, "pots", e.pots);
  field(d, 10, "more", e.more);
  field(d, 11, "grid", e.grid);
}

Everything sample() {
  Everything e{.flag = true,
               .small = -128,
               .huge = std::numeric_limits<std::int64_t>::min(),
               .wide = 0xFFFFFFFF,
               .seat = Seat{3},
               .seats = kEverybody,
               .pot = {200, Colour::Green},
               .pots = {},
               .more = {},
               .grid = {}};
  e.pots[1] = {7, Colour::Green};
  e.more.push({1, Colour::Red});
  e.more.push({2, Colour::Green});
  e.grid[1][0] = 9;
  return e;
}

// Procedures as frames of a stack.
struct Quiet {
  static constexpr std::string_view kName = "quiet";
};
struct Loud {
  static constexpr std::string_view kName = "loud";
  std::uint8_t volume = 0;
};
void describe(auto& d, Loud& loud) { field(d, 2, "volume", loud.volume); }
using Frames = std::variant<Quiet, Loud>;

// The same by hand and by its members.
enum class Fruit : std::uint8_t { Apple, Pear, None = 15 };
constexpr std::array<std::string_view, 2> kFruits{"apple", "pear"};
constexpr Spelling spelling(Fruit) { return spelled_or_none<kFruits>(Fruit::None); }
enum class Shelf : std::uint8_t { None = 9 };
constexpr Spelling spelling(Shelf) { return {.none = 9, .most = 3}; }

struct Basket {
  Seat viewer = kSpectator;
  Fruit on_top = Fruit::None;
  std::array<Fruit, 2> below{Fruit::Pear, Fruit::None};
  Shelf shelf = Shelf::None;
  Pot pot;

  HOLDOUT_VIEW_FIELDS(on_top, below, shelf, pot);
};
Basket sample_basket() {
  Basket basket;
  basket.on_top = Fruit::Pear;
  basket.shelf = Shelf{2};
  return basket;
}
struct Picker {
  enum class Step : std::uint8_t { Climb, Pick } step = Step::Pick;
  std::uint8_t left = 3;

  HOLDOUT_STEPS(Pick, left);
};
struct LooseStep {
  std::uint8_t step = 2;
};
void describe(auto& d, LooseStep& loose) { field(d, 2, "step", loose.step); }

std::string read_problem(const Bytes& bytes) {
  const Result<Everything> read = from_bytes<Everything>(bytes);
  return read ? "" : read.problem().message();
}

}  // namespace

TEST_CASE("fields: a struct is written by the names of its members, numbered by their places") {
  const std::vector<std::string> lines = text_of(Basket{});
  CHECK(lines == std::vector<std::string>{"viewer: 9", "on_top: none", "below[0]: pear", "below[1]: none",
                                          "shelf: -1", "pot.coins: 0", "pot.colour: red"});
  CHECK(text_of(Picker{}) == std::vector<std::string>{"step: 1", "left: 3"});
  const Bytes bytes = bytes_of(Picker{});
  CHECK(bytes == Bytes{2 * 4, 2 * 1, 3 * 4, 2 * 3});  // numbers 2 and 3
  const Result<Basket> back = from_bytes<Basket>(bytes_of(sample_basket()));
  REQUIRE(back);
  CHECK(back->viewer == kSpectator);
  CHECK(back->on_top == Fruit::Pear);
  CHECK(back->below[1] == Fruit::None);
  CHECK(back->shelf == Shelf{2});
}

TEST_CASE("fields: a step that the procedure has not is refused") {
  CHECK(from_bytes<Picker>(bytes_of(Picker{})));
  const Result<Picker> read = from_bytes<Picker>(bytes_of(LooseStep{}));
  REQUIRE_FALSE(read);
  CHECK(read.problem().message() == "byte 2, step: 2 is out of bounds; expected 0 to 1");
}

TEST_CASE("bytes: what is written reads back, at every extreme") {
  const Everything e = sample();
  const Bytes bytes = bytes_of(e);
  const Result<Everything> read = from_bytes<Everything>(bytes);
  REQUIRE(read);
  CHECK(bytes_of(*read) == bytes);
  CHECK(hash_of(*read) == hash_of(e));
  CHECK(read->huge == std::numeric_limits<std::int64_t>::min());
  CHECK(read->small == -128);
  CHECK(read->seat == Seat{3});
  CHECK(read->pot.colour == Colour::Green);
  CHECK(read->more.size() == 2);
  CHECK(read->more[1].coins == 2);
  CHECK(read->grid[1][0] == 9);
}

TEST_CASE("bytes: the format is what describe_bytes.h says") {
  CHECK(bytes_of(Pot{5, Colour::Green}) == Bytes{1 * 4, 10, 2 * 4, 2});
  KnownCard<SeatSet> card{.kind = 1, .knowers = only(Seat{1})};
  CHECK(bytes_of(card) == Bytes{1 * 4, 2, 2 * 4, 4});
  WindowMarks marks{.asked = SeatSet(300), .finished = {}};
  CHECK(bytes_of(marks) == Bytes{1 * 4, 0xD8, 0x04, 2 * 4, 0});  // zigzag(300) = 600 in two bytes
}

TEST_CASE("bytes: a field that is not there keeps its default") {
  const Result<Pot> old = from_bytes<Pot>(Bytes{1 * 4, 10});
  REQUIRE(old);
  CHECK(old->coins == 5);
  CHECK(old->colour == Colour::Red);
  CHECK(from_bytes<Everything>({}));
}

TEST_CASE("bytes: whatever does not fit is refused with its place") {
  CHECK(read_problem({7 * 4, 2}) == "byte 1, pot: field 7 is unknown here; expected field 8");
  CHECK(read_problem({12 * 4, 2}) == "byte 1: bytes are left over; expected the end");
  CHECK(read_problem({1 * 4, 4}) == "byte 2, flag: 2 is out of bounds; expected 0 to 1");
  CHECK(read_problem({5 * 4, 18}) == "byte 2, seat: 9 is out of bounds; expected -1 to 7");
  CHECK(read_problem({8 * 4 + 1, 2 * 4, 4, 0}) == "byte 3, pot.colour: 2 is out of bounds; expected 0 to 1");
  CHECK(read_problem({8 * 4 + 1, 3 * 4, 4, 0}) == "byte 2, pot: field 3 is unknown here; expected no more");
  CHECK(read_problem({8 * 4, 4}) == "byte 1, pot: this is something else; expected an object");
  CHECK(read_problem({9 * 4 + 2, 1, 0}) == "byte 3, pots[0]: the list ends here; expected more items");
  CHECK(read_problem({9 * 4 + 2, 3}) == "byte 2, pots: a list of 3; expected at most 2");
  CHECK(read_problem({11 * 4 + 2, 2, 2, 0, 0, 1, 0}) ==
        "byte 7, grid[1][0]: the list ends here; expected more items");
  CHECK(read_problem({1 * 4}) == "byte 1: the bytes end here; expected more");
  CHECK(read_problem({8 * 4 + 1}) == "byte 1, pot: the bytes end here; expected more");
  CHECK(read_problem({1 * 4, 2, 0}) == "byte 3: bytes are left over; expected the end");
  CHECK(read_problem({0}) == "byte 1: bytes are left over; expected the end");
  CHECK(read_problem(Bytes(11, 0xFF)) == "byte 10: a number is too long; expected at most 64 bits");
  CHECK(read_problem({2 * 4, 0, 1 * 4, 0}) == "byte 3, huge: field 1 is unknown here; expected field 3");
}

TEST_CASE("bytes: a list that goes on longer than its items is refused") {
  struct Reader {
    static std::string problem(const Bytes& bytes) {
      BytesReader reader(bytes);
      reader.open_list(1, "list", 0, 4);
      std::int64_t value = 0;
      reader.number(0, "", value, 0, 9, {});
      reader.close_list();
      const Result<void> read = reader.finish();
      return read ? "" : read.problem().message();
    }
  };
  CHECK(Reader::problem({1 * 4 + 2, 1, 2}) == "");
  CHECK(Reader::problem({1 * 4 + 2, 2, 2, 2}) == "byte 3, list[0]: the list goes on; expected 1 items");
}

TEST_CASE("bytes: any prefix and any single changed byte reads or is refused, nothing else") {
  const Bytes good = bytes_of(sample());
  for (std::size_t size = 0; size < good.size(); ++size) {
    const Result<Everything> read = from_bytes<Everything>(std::span(good).first(size));
    if (!read) CHECK(!read.problem().what.empty());
  }
  for (std::size_t at = 0; at < good.size(); ++at) {
    for (int value = 0; value < 256; ++value) {
      Bytes changed = good;
      changed[at] = static_cast<std::uint8_t>(value);
      const Result<Everything> read = from_bytes<Everything>(changed);
      if (read) CHECK(from_bytes<Everything>(bytes_of(*read)));
    }
  }
}

TEST_CASE("bytes: the writer insists on ascending numbers and values within bounds") {
  BytesWriter writer;
  std::int64_t value = 3;
  writer.number(2, "b", value, 0, 9, {});
  CHECK_THROWS_AS(writer.number(2, "b", value, 0, 9, {}), std::logic_error);
  CHECK_THROWS_AS(writer.number(1, "a", value, 0, 9, {}), std::logic_error);
  CHECK_THROWS_AS(writer.number(3, "c", value, 0, 2, {}), std::logic_error);
}

TEST_CASE("frames: the procedure is named, its own fields follow") {
  Running<Frames, 3> running;
  running.stack.push(Loud{11});
  running.stack.push(Quiet{});
  running.open = {.kind = 4, .may_answer = only(Seat{1}), .waited_for = only(Seat{1}), .sealed = true};
  running.serials[1] = 300;
  const Result<Running<Frames, 3>> read = from_bytes<Running<Frames, 3>>(bytes_of(running));
  REQUIRE(read);
  CHECK(read->stack.size() == 2);
  CHECK(std::get<Loud>(read->stack[0]).volume == 11);
  CHECK(std::holds_alternative<Quiet>(read->stack[1]));
  CHECK(read->open == running.open);
  CHECK(read->serials == running.serials);
  const std::vector<std::string> lines = text_of(running);
  CHECK(lines[0] == "stack[0].procedure: loud");
  CHECK(lines[1] == "stack[0].volume: 11");
  CHECK(lines[2] == "stack[1].procedure: quiet");
  CHECK(!from_bytes<Running<Frames, 3>>(Bytes{1 * 4 + 2, 1, 1 * 4, 4, 0}));  // there is no third procedure
}

TEST_CASE("text: one line a number, with its path and its name") {
  const std::vector<std::string> lines = text_of(sample());
  const std::vector<std::string> expected = {"flag: 1",
                                             "small: -128",
                                             "huge: -9223372036854775808",
                                             "wide: 4294967295",
                                             "seat: 3",
                                             "seats: 767",
                                             "pot.coins: 200",
                                             "pot.colour: green",
                                             "pots[0].coins: 0",
                                             "pots[0].colour: red",
                                             "pots[1].coins: 7",
                                             "pots[1].colour: green",
                                             "more[0].coins: 1",
                                             "more[0].colour: red",
                                             "more[1].coins: 2",
                                             "more[1].colour: green",
                                             "grid[0][0]: 0",
                                             "grid[0][1]: 0",
                                             "grid[1][0]: 9",
                                             "grid[1][1]: 0"};
  CHECK(lines == expected);
}

TEST_CASE("hash: every field counts, and so does the length of a list") {
  const std::uint64_t hash = hash_of(sample());
  Everything other = sample();
  other.grid[1][1] = 1;
  CHECK(hash_of(other) != hash);
  other = sample();
  other.more.pop();
  CHECK(hash_of(other) != hash);
  other = sample();
  other.pots[0].colour = Colour::Green;
  CHECK(hash_of(other) != hash);
  CHECK(hash_of(sample()) == hash);
}

// Hashes of whole games are stored (golden/signature.txt), so those of events do not follow kEventBytes.
TEST_CASE("of an event eight bytes are described, and more as far as they are used") {
  const auto described = [](const Event& event) {
    const std::vector<std::string> lines = text_of(event);
    return std::ranges::count_if(lines, [](const std::string& line) { return line.starts_with("open["); });
  };
  Event event{.kind = 1};
  CHECK(described(event) == 8);
  event.open[7] = 1;
  CHECK(described(event) == 8);
  const std::uint64_t hash = hash_of(event);
  event.open[kEventBytes - 1] = 1;
  CHECK(described(event) == kEventBytes);
  CHECK(hash_of(event) != hash);
  CHECK(*from_bytes<Event>(bytes_of(event)) == event);
}

TEST_CASE("events, prompts and bags describe themselves") {
  const Event event{.kind = 9,
                    .actor = Seat{2},
                    .noticed_by = first_seats(3),
                    .seen_by = only(Seat{2}),
                    .open = {1},
                    .secret = {2, 3}};
  CHECK(*from_bytes<Event>(bytes_of(event)) == event);
  const Prompt prompt{.kind = 3,
                      .phase = 2,
                      .waited_for = only(Seat{1}),
                      .asked = true,
                      .sealed = true,
                      .may_pass = true,
                      .serial = 700};
  CHECK(*from_bytes<Prompt>(bytes_of(prompt)) == prompt);
  Deck<2, 2, 1> deck;
  deck.shuffle_in({3, 4});
  deck.put_on_top(1, only(Seat{5}));
  deck.put_under({.counts = {1, 1}, .knowers = only(Seat{0})});
  deck.put_at_bottom(0, {});
  CHECK(*from_bytes<Deck<2, 2, 1>>(bytes_of(deck)) == deck);
  const Action action{1, 2, 3, 4, 0xFFFFFFFF};
  CHECK(*from_bytes<Action>(bytes_of(action)) == action);
  const BallotMarks ballot{.voters = first_seats(4), .sealed = only(Seat{3})};
  CHECK(*from_bytes<BallotMarks>(bytes_of(ballot)) == ballot);
}

}  // namespace holdout
