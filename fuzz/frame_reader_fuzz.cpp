// Any bytes as what a client sends after the upgrade: taken apart alike however they come in, within the
// limits, and silent after something broken. The first two bytes say how the rest is cut and how long a
// message may be.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "server/sockets/frame_reader.h"

namespace {

using namespace holdout;
using Kind = FrameReader::Kind;

constexpr std::size_t kLongestControl = 125;
constexpr std::size_t kWhole = 1U << 20U;

void demand(bool holds) {
  if (!holds) std::abort();
}

struct Seen {
  Kind kind;
  std::string text;
  int code;
  bool operator==(const Seen&) const = default;
};

void judge(const Seen& seen, std::size_t longest) {
  switch (seen.kind) {
    case Kind::Nothing: return demand(false);
    case Kind::Message: return demand(seen.text.size() <= longest);
    case Kind::Ping:
    case Kind::Pong: return demand(seen.text.size() <= kLongestControl);
    case Kind::Close: return demand(seen.code >= 0 && seen.code <= 0xFFFF);
    case Kind::Broken: return demand(seen.code == 1002 || seen.code == 1003 || seen.code == 1009);
  }
}

// Everything that is found when the bytes come in pieces of at most so many, the sizes drawn from `cut`.
std::vector<Seen> read_in_pieces(std::string_view bytes, std::size_t most, std::uint32_t cut,
                                 std::size_t longest) {
  FrameReader reader(longest);
  std::vector<Seen> all;
  while (!bytes.empty()) {
    const std::span<char> room = reader.room();
    demand(!room.empty());
    cut = cut * 1664525U + 1013904223U;
    const std::size_t count = std::min({1 + (cut >> 16U) % most, room.size(), bytes.size()});
    std::copy_n(bytes.data(), count, room.data());
    reader.filled(count);
    bytes.remove_prefix(count);
    for (auto found = reader.next(); found.kind != Kind::Nothing; found = reader.next()) {
      demand(all.empty() || all.back().kind != Kind::Broken);
      all.push_back({found.kind, std::string(found.text), found.code});
      judge(all.back(), longest);
    }
  }
  return all;
}

// One masked frame of a client.
std::string frame(std::uint8_t first, std::string_view payload, std::uint8_t mask) {
  std::string out{static_cast<char>(first), '\xFE', static_cast<char>(payload.size() >> 8U),
                  static_cast<char>(payload.size() & 0xFFU)};
  for (int i = 0; i < 4; ++i) out += static_cast<char>(mask + i);
  for (std::size_t i = 0; i < payload.size(); ++i)
    out += static_cast<char>(payload[i] ^ static_cast<char>(mask + i % 4));
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2 || size > 0x8000) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 2, size - 2);
  const std::size_t longest = std::size_t{data[1]} * 64;
  const std::vector<Seen> whole = read_in_pieces(bytes, kWhole, 0, longest);
  for (const std::size_t most : {std::size_t{1}, std::size_t{7}, std::size_t{600}})
    demand(read_in_pieces(bytes, most, data[0], longest) == whole);

  // The same bytes as a text in two frames come out as they went in.
  const std::size_t half = bytes.size() * data[0] / 256;
  const std::string sent = frame(0x01, bytes.substr(0, half), data[0]) + frame(0x8A, "", data[1]) +
                           frame(0x80, bytes.substr(half), data[1]);
  const std::vector<Seen> got = read_in_pieces(sent, 1 + data[1], data[0], 0x8000);
  demand(got.size() == 2 && got[0].kind == Kind::Pong);
  demand(got[1].kind == Kind::Message && got[1].text == bytes);
  return 0;
}
