#include "server/sockets/frame_reader.h"

#include <algorithm>
#include <cstring>

namespace holdout {

namespace {

constexpr std::uint8_t kContinuation = 0;
constexpr std::uint8_t kBinary = 2;
constexpr std::uint8_t kFinal = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::uint8_t kSize16 = 126;
constexpr std::uint8_t kSize64 = 127;
constexpr std::size_t kLongestControl = 125;

constexpr int kProtocolError = 1002;
constexpr int kUnknownData = 1003;
constexpr int kNoCode = 1005;
constexpr int kTooLarge = 1009;

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8U | static_cast<std::uint8_t>(byte);
  return value;
}

bool is_control(std::uint8_t opcode) { return opcode >= kCloseFrame; }

}  // namespace

std::span<char> FrameReader::room() {
  if (begin_ > 0) std::memmove(bytes_.data(), bytes_.data() + begin_, end_ - begin_);
  end_ -= begin_;
  begin_ = 0;
  return std::span(bytes_).subspan(end_);
}

FrameReader::Found FrameReader::next() {
  if (told_) {
    long_.clear();
    long_.shrink_to_fit();
    told_ = false;
  }
  for (;;) {
    if (broken_) {
      begin_ = end_ = 0;
      return {};
    }
    if (in_frame_) {
      const Found found = go_on();
      if (found.kind != Kind::Nothing || in_frame_) return found;
      continue;
    }
    const Head found = head();
    if (found.size == 0) return {};
    if (const int fault = fault_of(found); fault != 0) return broken(fault);
    ++frames_;
    if (is_control(found.opcode)) return control(found);
    begin_ += found.size;
    const Found message = begin_frame(found);
    if (message.kind != Kind::Nothing) return message;
  }
}

FrameReader::Head FrameReader::head() const {
  const std::string_view bytes(bytes_.data() + begin_, end_ - begin_);
  if (bytes.size() < 2) return {};
  const auto first = static_cast<std::uint8_t>(bytes[0]);
  const auto second = static_cast<std::uint8_t>(bytes[1]);
  const std::uint8_t length = second & 0x7FU;
  const std::size_t more = length == kSize16 ? 2 : length == kSize64 ? 8 : 0;
  Head head{.opcode = static_cast<std::uint8_t>(first & 0x0FU), .last = (first & kFinal) != 0};
  const bool bad = (first & kReserved) != 0 || (second & kMasked) == 0;
  head.size = 2 + more + head.mask.size();
  if (bad) {
    head.opcode = 0x0F;  // refused as an unknown one
    return head;
  }
  if (bytes.size() < head.size) return {};
  head.length = more == 0 ? length : big_endian(bytes.substr(2, more));
  std::memcpy(head.mask.data(), bytes.data() + 2 + more, head.mask.size());
  if (is_control(head.opcode) && head.length <= kLongestControl && bytes.size() < head.size + head.length)
    return {};
  return head;
}

int FrameReader::fault_of(const Head& head) const {
  if (is_control(head.opcode)) {
    const bool good = head.opcode <= kPongFrame && head.last && head.length <= kLongestControl;
    return good ? 0 : kProtocolError;
  }
  if (head.opcode == kBinary) return kUnknownData;
  if (head.opcode > kBinary || (head.opcode == kContinuation) != in_message_) return kProtocolError;
  return head.length > longest_ - std::min(longest_, long_.size()) ? kTooLarge : 0;
}

FrameReader::Found FrameReader::control(const Head& head) {
  begin_ += head.size;
  const std::span<char> payload = std::span(bytes_).subspan(begin_, static_cast<std::size_t>(head.length));
  begin_ += payload.size();
  mask_ = head.mask;
  mask_at_ = 0;
  unmask(payload);
  const std::string_view text(payload.data(), payload.size());
  if (head.opcode == kPingFrame) return {.kind = Kind::Ping, .text = text};
  if (head.opcode == kPongFrame) return {.kind = Kind::Pong, .text = text};
  if (text.size() == 1) return broken(kProtocolError);
  return {.kind = Kind::Close,
          .code = text.empty() ? kNoCode : static_cast<int>(big_endian(text.substr(0, 2)))};
}

FrameReader::Found FrameReader::begin_frame(const Head& head) {
  mask_ = head.mask;
  mask_at_ = 0;
  if (head.last && !in_message_ && end_ - begin_ >= head.length) {
    const std::span<char> payload = std::span(bytes_).subspan(begin_, static_cast<std::size_t>(head.length));
    begin_ += payload.size();
    unmask(payload);
    return {.kind = Kind::Message, .text = {payload.data(), payload.size()}};
  }
  in_frame_ = true;
  in_message_ = true;
  last_frame_ = head.last;
  left_ = head.length;
  return {};
}

FrameReader::Found FrameReader::go_on() {
  const std::size_t count = std::min<std::size_t>(static_cast<std::size_t>(left_), end_ - begin_);
  const std::span<char> part = std::span(bytes_).subspan(begin_, count);
  begin_ += count;
  left_ -= count;
  unmask(part);
  long_.append(part.data(), part.size());
  if (left_ > 0) return {};
  in_frame_ = false;
  if (!last_frame_) return {};
  in_message_ = false;
  told_ = true;
  return {.kind = Kind::Message, .text = long_};
}

FrameReader::Found FrameReader::broken(int code) {
  broken_ = true;
  return {.kind = Kind::Broken, .code = code};
}

void FrameReader::unmask(std::span<char> bytes) {
  for (char& byte : bytes) byte = static_cast<char>(byte ^ mask_[mask_at_++ % mask_.size()]);
}

FrameHead::FrameHead(std::uint8_t opcode, std::size_t length) {
  bytes_[size_++] = static_cast<char>(kFinal | opcode);
  const std::size_t more = length < kSize16 ? 0 : length <= 0xFFFF ? 2 : 8;
  bytes_[size_++] = static_cast<char>(more == 0 ? length : more == 2 ? kSize16 : kSize64);
  for (std::size_t i = more; i > 0; --i) bytes_[size_++] = static_cast<char>(length >> (8 * (i - 1)));
}

std::string close_payload(int code) { return {static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)}; }

}  // namespace holdout
