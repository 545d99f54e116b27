#include "load/client_frames.h"

#include <cstring>
#include <stdexcept>

#include <fmt/format.h>

namespace holdout::load {

namespace {

constexpr std::uint8_t kFinal = 0x80;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::uint8_t kSize16 = 126;
constexpr std::uint8_t kSize64 = 127;

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8U | static_cast<std::uint8_t>(byte);
  return value;
}

}  // namespace

std::string upgrade_request(std::string_view path, std::uint16_t port) {
  return fmt::format(
      "GET {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
      path, port);
}

void append_frame(std::string& out, FrameKind kind, std::string_view payload, std::uint32_t mask) {
  out += static_cast<char>(kFinal | static_cast<std::uint8_t>(kind));
  if (payload.size() < kSize16) {
    out += static_cast<char>(kMasked | payload.size());
  } else {
    if (payload.size() > 0xFFFF) throw std::runtime_error("a frame of more than 65535 bytes");
    out += static_cast<char>(kMasked | kSize16);
    out += static_cast<char>(payload.size() >> 8U);
    out += static_cast<char>(payload.size() & 0xFFU);
  }
  char key[4];
  std::memcpy(key, &mask, sizeof key);
  out.append(key, sizeof key);
  const std::size_t start = out.size();
  out += payload;
  for (std::size_t i = 0; i < payload.size(); ++i)
    out[start + i] = static_cast<char>(out[start + i] ^ key[i % 4]);
}

std::optional<ServerFrame> first_frame(std::string_view bytes) {
  if (bytes.size() < 2) return std::nullopt;
  const auto first = static_cast<std::uint8_t>(bytes[0]);
  const auto second = static_cast<std::uint8_t>(bytes[1]);
  const auto kind = static_cast<FrameKind>(first & 0x0FU);
  const bool known = kind == FrameKind::Text || kind == FrameKind::Close || kind == FrameKind::Ping ||
                     kind == FrameKind::Pong;
  if ((first & 0xF0U) != kFinal || !known || (second & kMasked) != 0)
    throw std::runtime_error(fmt::format("a frame that starts with {:02x} {:02x}", first, second));
  const std::size_t more = second == kSize16 ? 2 : second == kSize64 ? 8 : 0;
  if (bytes.size() < 2 + more) return std::nullopt;
  const std::uint64_t size = more == 0 ? second : big_endian(bytes.substr(2, more));
  if (bytes.size() - 2 - more < size) return std::nullopt;
  return ServerFrame{kind, bytes.substr(2 + more, size), 2 + more + size};
}

int close_code_of(std::string_view payload) {
  constexpr int kNone = 1005;
  return payload.size() < 2 ? kNone : static_cast<int>(big_endian(payload.substr(0, 2)));
}

}  // namespace holdout::load
