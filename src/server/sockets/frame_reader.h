#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace holdout {

// Takes a client's bytes apart into messages (RFC 6455, without extensions). A message that lies whole in
// what was read is unmasked in place and not copied.
class FrameReader {
 public:
  enum class Kind : std::uint8_t { Nothing, Message, Ping, Pong, Close, Broken };
  struct Found {
    Kind kind = Kind::Nothing;
    std::string_view text{};  // of a message or a ping; valid until the next call
    int code = 0;             // of a close, or with which to close what is broken
  };

  explicit FrameReader(std::size_t longest) : longest_(longest) {}

  // Where the next bytes belong; call after next() has found nothing.
  std::span<char> room();
  void filled(std::size_t bytes) { end_ += bytes; }
  // After something broken nothing more is found.
  Found next();
  std::uint64_t frames() const { return frames_; }  // that began so far, those without a word included

 private:
  struct Head {
    std::size_t size = 0;  // of the head itself; 0: not all there
    std::uint8_t opcode = 0;
    bool last = false;
    std::uint64_t length = 0;
    std::array<char, 4> mask{};
  };
  Head head() const;
  int fault_of(const Head& head) const;  // a close code; 0: none
  Found begin_frame(const Head& head);
  Found control(const Head& head);
  Found go_on();
  Found broken(int code);
  void unmask(std::span<char> bytes);

  std::size_t longest_;
  std::size_t begin_ = 0;  // of what is not used yet, in bytes_
  std::size_t end_ = 0;
  std::uint64_t frames_ = 0;
  std::uint64_t left_ = 0;  // of the payload of the frame that is being read
  std::array<char, 4> mask_{};
  std::size_t mask_at_ = 0;
  bool in_frame_ = false;
  bool last_frame_ = false;
  bool in_message_ = false;  // some of its frames are in long_
  bool told_ = false;        // long_ was given out
  bool broken_ = false;
  std::string long_;
  std::array<char, 256> bytes_;  // every connection has them; nearly every command fits
};

// The head of a server's frame, in front of so many bytes.
class FrameHead {
 public:
  FrameHead(std::uint8_t opcode, std::size_t length);
  std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, 10> bytes_{};
  std::size_t size_ = 0;
};

inline constexpr std::uint8_t kTextFrame = 1;
inline constexpr std::uint8_t kCloseFrame = 8;
inline constexpr std::uint8_t kPingFrame = 9;
inline constexpr std::uint8_t kPongFrame = 10;

std::string close_payload(int code);

}  // namespace holdout
