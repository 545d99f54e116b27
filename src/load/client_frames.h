#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace holdout::load {

// The client's side of RFC 6455, as much of it as a table server and the relay use.

enum class FrameKind : std::uint8_t { Text = 1, Close = 8, Ping = 9, Pong = 10 };

std::string upgrade_request(std::string_view path, std::uint16_t port);

// Appends one whole frame, masked as a client must.
void append_frame(std::string& out, FrameKind kind, std::string_view payload, std::uint32_t mask);

struct ServerFrame {
  FrameKind kind = FrameKind::Text;
  std::string_view payload;
  std::size_t size = 0;  // of the frame with its head
};

// The frame at the start of these bytes; nothing if it is not all there. Throws std::runtime_error on frames
// that a server must not send, or in pieces, which ours does not.
std::optional<ServerFrame> first_frame(std::string_view bytes);

// The code of a close frame; 1005 if it has none.
int close_code_of(std::string_view payload);

}  // namespace holdout::load
