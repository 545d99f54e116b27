#include "server/sockets/frame_reader.h"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

using namespace holdout;

namespace {

using Kind = FrameReader::Kind;

std::string frame(std::uint8_t first, std::string_view payload, bool masked = true) {
  std::string out(1, static_cast<char>(first));
  const char mask_bit = masked ? '\x80' : '\0';
  if (payload.size() < 126) {
    out += static_cast<char>(mask_bit | static_cast<char>(payload.size()));
  } else if (payload.size() <= 0xFFFF) {
    out += static_cast<char>(mask_bit | 126);
    out += static_cast<char>(payload.size() >> 8U);
    out += static_cast<char>(payload.size() & 0xFFU);
  } else {
    out += static_cast<char>(mask_bit | 127);
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(payload.size() >> shift);
  }
  if (!masked) return out + std::string(payload);
  const std::string key = "\x12\x80\xA7\x5C";
  out += key;
  for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(payload[i] ^ key[i % 4]);
  return out;
}

struct Seen {
  Kind kind;
  std::string text;
  int code;
};

// Everything a reader finds in these bytes when they come in pieces of so many.
std::vector<Seen> read_in_pieces(std::string_view bytes, std::size_t piece, std::size_t longest = 16384) {
  FrameReader reader(longest);
  std::vector<Seen> seen;
  while (!bytes.empty()) {
    const std::span<char> room = reader.room();
    REQUIRE(!room.empty());
    const std::size_t count = std::min({piece, room.size(), bytes.size()});
    std::copy_n(bytes.data(), count, room.data());
    reader.filled(count);
    bytes.remove_prefix(count);
    for (auto found = reader.next(); found.kind != Kind::Nothing; found = reader.next())
      seen.push_back({found.kind, std::string(found.text), found.code});
  }
  return seen;
}

}  // namespace

TEST_CASE("frames are counted, those without a word too") {
  FrameReader reader(16384);
  const std::string bytes = frame(0x01, "") + frame(0x00, "") + frame(0x80, "x") + frame(0x89, "");
  const std::span<char> room = reader.room();
  std::copy(bytes.begin(), bytes.end(), room.data());
  reader.filled(bytes.size());
  CHECK(reader.next().kind == Kind::Message);
  CHECK(reader.next().kind == Kind::Ping);
  CHECK(reader.frames() == 4);
}

TEST_CASE("Messages come out whole however their bytes come in") {
  const std::string large(5000, 'l');
  const std::string bytes = frame(0x81, "one") + frame(0x89, "ping") + frame(0x01, "tw") + frame(0x8A, "") +
                            frame(0x00, "") + frame(0x80, "o") + frame(0x81, large) + frame(0x81, "") +
                            frame(0x88, "\x0F\xA3 bye");
  for (std::size_t piece = 1; piece < 700; piece = piece * 3 / 2 + 1) {
    const std::vector<Seen> seen = read_in_pieces(bytes, piece);
    REQUIRE(seen.size() == 7);
    CHECK(seen[0].text == "one");
    CHECK(seen[1].kind == Kind::Ping);
    CHECK(seen[1].text == "ping");
    CHECK(seen[2].kind == Kind::Pong);  // between the frames of a message
    CHECK(seen[3].text == "two");
    CHECK(seen[4].text == large);
    CHECK(seen[5].kind == Kind::Message);
    CHECK(seen[5].text.empty());
    CHECK(seen[6].kind == Kind::Close);
    CHECK(seen[6].code == 4003);
  }
}

TEST_CASE(
    "What a client must not send breaks the connection with the code that says why, and nothing follows") {
  const std::string good = frame(0x81, "never seen");
  const auto code_of = [&](const std::string& bytes, std::size_t longest = 100) {
    const std::vector<Seen> seen = read_in_pieces(bytes + good, 7, longest);
    REQUIRE(seen.size() == 1);
    CHECK(seen[0].kind == Kind::Broken);
    return seen[0].code;
  };
  CHECK(code_of(frame(0x81, "bare", false)) == 1002);
  CHECK(code_of(frame(0xC1, "reserved bit")) == 1002);
  CHECK(code_of(frame(0x83, "unknown kind")) == 1002);
  CHECK(code_of(frame(0x80, "goes on with nothing")) == 1002);
  CHECK(code_of(frame(0x09, "ping in pieces")) == 1002);
  CHECK(code_of(frame(0x89, std::string(126, 'p'))) == 1002);
  CHECK(code_of(frame(0x88, "x")) == 1002);
  CHECK(code_of(frame(0x82, "binary")) == 1003);
  CHECK(code_of(frame(0x81, std::string(101, 'l'))) == 1009);
  CHECK(code_of(std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
                            "mask")) == 1009);
}

TEST_CASE("A message in frames is too long when its frames are together") {
  const std::vector<Seen> seen =
      read_in_pieces(frame(0x01, std::string(60, 'a')) + frame(0x80, std::string(41, 'b')), 9, 100);
  REQUIRE(seen.size() == 1);
  CHECK(seen[0].code == 1009);
}

TEST_CASE("A second message may not begin inside the first") {
  const std::vector<Seen> seen = read_in_pieces(frame(0x01, "a") + frame(0x81, "b"), 9);
  REQUIRE(seen.size() == 1);
  CHECK(seen[0].code == 1002);
}

TEST_CASE("Heads of a server's frames say their length") {
  CHECK(FrameHead(kTextFrame, 5).bytes() == "\x81\x05");
  CHECK(FrameHead(kTextFrame, 300).bytes() == std::string_view("\x81\x7E\x01\x2C", 4));
  CHECK(FrameHead(kTextFrame, 70000).bytes() == std::string_view("\x81\x7F\0\0\0\0\0\x01\x11\x70", 10));
  CHECK(close_payload(4003) == "\x0F\xA3");
}
