#include <array>

#include <doctest/doctest.h>

#include "protocol/json_describer.h"

using namespace holdout;

namespace {

constexpr std::array<std::string_view, 3> kColours = {"red", "green", "blue"};
enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr Spelling spelling(Colour) { return {.names = kColours}; }

struct Piece {
  std::uint8_t strength = 0;
  Seat owner = kNobody;
};
template <class D>
void describe(D& d, Piece& p) {
  field(d, 1, "strength", p.strength);
  field(d, 2, "owner", p.owner);
}

struct Board {
  Colour colour = Colour::Red;
  SeatSet seats;
  std::array<std::int16_t, 3> notches{};
  FixedVector<Piece, 4> pieces;
};
template <class D>
void describe(D& d, Board& b) {
  field(d, 1, "colour", b.colour);
  field(d, 2, "seats", b.seats);
  field(d, 3, "notches", b.notches);
  field(d, 4, "pieces", b.pieces);
}

std::string written(Board board, JsonText::Layout layout = JsonText::Layout::Line) {
  JsonText out(layout);
  JsonWriter writer(out);
  out.open();
  Describer& d = writer;
  describe(d, board);
  out.close();
  return out.take();
}

Result<Board> read(std::string_view text) {
  const Result<json::value> value = parse_json(text, "board.json");
  if (!value) return value.problem();
  Board board;
  JsonReader reader(*value, "board");
  Describer& d = reader;
  describe(d, board);
  if (const Result<void> end = reader.finish(); !end) return end.problem();
  return board;
}

std::string refusal(std::string_view text) {
  const Result<Board> board = read(text);
  return board ? "accepted" : board.problem().message();
}

Board sample() {
  Board board{.colour = Colour::Green, .seats = first_seats(3), .notches = {1, -2, 3}, .pieces = {}};
  board.pieces.push({7, Seat{2}});
  board.pieces.push({0, kNobody});
  return board;
}

constexpr std::string_view kSample =
    R"({"colour":"green","seats":7,"notches":[1,-2,3],"pieces":[{"strength":7,"owner":2},{"strength":0,"owner":-1}]})";

}  // namespace

TEST_CASE("what describes itself goes to JSON and back") {
  CHECK(written(sample()) == kSample);
  const Result<Board> back = read(kSample);
  REQUIRE(back);
  CHECK(written(*back) == kSample);
}

TEST_CASE("indented JSON keeps plain lists on one line and reads back the same") {
  const std::string text = written(sample(), JsonText::Layout::Indented);
  CHECK(
      text.starts_with("{\n  \"colour\": \"green\",\n  \"seats\": 7,\n  \"notches\": [1, -2, 3],\n"
                       "  \"pieces\": [\n    {\n      \"strength\": 7,"));
  REQUIRE(read(text));
  CHECK(written(*read(text)) == kSample);
}

TEST_CASE("every wrong field is named with its path and what was expected") {
  const std::string good(kSample);
  const auto with = [&](std::string_view old, std::string_view now) {
    std::string text = good;
    return text.replace(text.find(old), old.size(), now);
  };
  CHECK(refusal(with("\"green\"", "\"grey\"")) ==
        "board.colour: is \"grey\"; expected one of red, green, blue");
  CHECK(refusal(with("\"green\"", "1")) == "board.colour: is 1; expected one of red, green, blue");
  CHECK(refusal(with("\"strength\":7", "\"strength\":256")) ==
        "board.pieces[0].strength: is 256; expected a whole number from 0 to 255");
  CHECK(refusal(with("\"strength\":7", "\"strength\":7.5")) ==
        "board.pieces[0].strength: is 7.5E0; expected a whole number from 0 to 255");
  CHECK(refusal(with("\"owner\":-1", "\"owner\":8")) ==
        "board.pieces[1].owner: is 8; expected a whole number from -1 to 7");
  CHECK(refusal(with("[1,-2,3]", "[1,-2]")) == "board.notches: has 2 items; expected exactly 3");
  CHECK(refusal(with("[1,-2,3]", "[1,[],3]")) ==
        "board.notches[1]: is a list; expected a whole number from -32768 to 32767");
  CHECK(refusal(with("\"seats\":7,", "")) == "board.seats: is missing");
  CHECK(refusal(with("\"seats\":7,", "\"seats\":7,\"sets\":1,")) == "board.sets: is not a known field");
  CHECK(refusal(with("\"strength\":7", "\"strength\":7,\"x\":1")) ==
        "board.pieces[0].x: is not a known field");
  CHECK(refusal(with("{\"strength\":0,\"owner\":-1}", "5")) == "board.pieces[1]: is 5; expected an object");
  CHECK(refusal("[]") == "board: is a list; expected an object");
}

TEST_CASE("a list that is too long is refused before it is read") {
  std::string text = R"({"colour":"red","seats":0,"notches":[0,0,0],"pieces":[)";
  for (int i = 0; i < 5; ++i) text += std::string(i > 0 ? "," : "") + R"({"strength":0,"owner":0})";
  CHECK(refusal(text + "]}") == "board.pieces: has 5 items; expected at most 4");
}

TEST_CASE("malformed JSON is refused with line and column") {
  CHECK(refusal("{\n  \"colour\": }").starts_with("board.json: line 2, column 13: malformed JSON"));
  CHECK(refusal("{\"colour\": \"red\"") == "board.json: line 1, column 17: the JSON value ends too early");
  CHECK(refusal("") == "board.json: line 1, column 1: the JSON value ends too early");
  CHECK(refusal("{} {}") ==
        "board.json: line 1, column 4: there is more text after the JSON value; expected nothing");
  CHECK(refusal(std::string(10000, '[')).find("malformed JSON") != std::string::npos);
}

TEST_CASE("text is escaped so that any JSON reader gets it back") {
  JsonText out;
  out.text("a\"b\\c\nd\te\x01ż");
  CHECK(out.str() == "\"a\\\"b\\\\c\\nd\\te\\u0001ż\"");
  CHECK(parse_json(out.str(), "")->as_string() == "a\"b\\c\nd\te\x01ż");
}

TEST_CASE("every character is escaped or not wherever it stands in a text") {
  for (int code = 1; code < 256; ++code) {
    for (std::size_t at = 0; at < 20; ++at) {
      std::string plain(20, 'x');
      plain[at] = static_cast<char>(code);
      JsonText out;
      out.text(plain);
      const bool special = code < 0x20 || code == '"' || code == '\\';
      CHECK((out.str() == '"' + plain + '"') == !special);
      if (code < 0x80) CHECK(parse_json(out.str(), "")->as_string() == plain);
    }
  }
}

TEST_CASE("text can be cut back to a mark, and goes on as if nothing had been") {
  JsonText out;
  out.open();
  const JsonText::Mark empty = out.mark();
  out.key("a").open_list().number(1).close_list();
  out.cut(empty);
  out.key("b").number(-2);
  const JsonText::Mark later = out.mark();
  out.key("c");
  out.cut(later);
  out.key("d").flag(true).close();
  CHECK(out.str() == R"({"b":-2,"d":true})");
}

TEST_CASE("objects are read strictly") {
  const json::value value = *parse_json(R"({"name":"x","count":3,"on":true,"more":1})", "");
  JsonObject object(value, "it");
  CHECK(object.text("name") == "x");
  CHECK(object.number("count", 0, 5) == 3);
  CHECK(object.flag("on"));
  CHECK(object.finish().problem().message() == "it.more: is not a known field");

  JsonObject wrong(value, "it");
  CHECK(wrong.number("count", 0, 2) == 0);
  CHECK(wrong.text("gone").empty());
  CHECK(wrong.finish().problem().message() == "it.count: is 3; expected a whole number from 0 to 2");
}

TEST_CASE("a long value is cut in messages, between characters") {
  std::string polish;
  for (int i = 0; i < 40; ++i) polish += "ż";
  const std::string text = shown(json::value(polish));
  CHECK(text.size() < 50);
  CHECK(text.ends_with("ż…"));
}
