#include "load/frame_line.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "load/client_frames.h"

namespace holdout::load {

namespace {

constexpr int kLost = 1006;

sockaddr_in loopback(int host, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + static_cast<in_addr_t>(host));
  return address;
}

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

}  // namespace

void FrameLine::open(std::string_view path, std::uint16_t port, int host) {
  close();
  ++opening_;
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket_ < 0) fail("socket");
  if (host != kUsualHost) {
    const sockaddr_in from = loopback(host, 0);
    if (::bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from) < 0) fail("bind");
  }
  const sockaddr_in address = loopback(kUsualHost, port);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) < 0) fail("connect");
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const linger at_once{.l_onoff = 1, .l_linger = 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  ::fcntl(socket_, F_SETFL, O_NONBLOCK);
  loop_.add(socket_, *this);
  write_out(upgrade_request(path, port));
}

void FrameLine::close() {
  if (socket_ < 0) return;
  ++opening_;
  ::close(socket_);
  socket_ = -1;
  upgraded_ = false;
  unread_.clear();
  unsent_.clear();
}

void FrameLine::end(int code) {
  if (socket_ < 0) return;
  close();
  owner_.closed(*this, code);
}

void FrameLine::send(std::string_view text) {
  thread_local std::string frame;
  frame.clear();
  mask_ = mask_ * 1664525 + 1013904223;
  append_frame(frame, FrameKind::Text, text, mask_);
  write_out(frame);
}

void FrameLine::write_out(std::string_view bytes) {
  if (socket_ < 0) return;
  if (!unsent_.empty()) {
    unsent_ += bytes;
    return;
  }
  const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
  const std::size_t done = sent > 0 ? static_cast<std::size_t>(sent) : 0;
  if (done == bytes.size()) return;
  unsent_ = bytes.substr(done);
  loop_.want_writable(socket_, *this, true);
}

void FrameLine::flush() {
  const ssize_t sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
  if (sent > 0) unsent_.erase(0, static_cast<std::size_t>(sent));
  if (unsent_.empty()) loop_.want_writable(socket_, *this, false);
}

void FrameLine::ready(bool readable, bool writable) {
  if (socket_ >= 0 && writable && !unsent_.empty()) flush();
  if (socket_ >= 0 && readable) read_some();
}

void FrameLine::read_some() {
  thread_local std::array<char, 65536> buffer;
  const ssize_t size = ::recv(socket_, buffer.data(), buffer.size(), 0);
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (size <= 0) return end(kLost);
  const std::string_view fresh(buffer.data(), static_cast<std::size_t>(size));
  const std::uint32_t opening = opening_;
  if (unread_.empty()) {
    const std::size_t used = take(fresh);
    if (opening == opening_) unread_ = fresh.substr(used);
  } else {
    unread_ += fresh;
    const std::string bytes = std::move(unread_);
    unread_.clear();
    const std::size_t used = take(bytes);
    if (opening == opening_) unread_ = bytes.substr(used);
  }
}

std::size_t FrameLine::take(std::string_view bytes) {
  std::size_t used = 0;
  if (!upgraded_ && !take_upgrade(bytes, used)) return used;
  const std::uint32_t opening = opening_;
  while (opening == opening_) {
    const auto frame = first_frame(bytes.substr(used));
    if (!frame) break;
    used += frame->size;
    if (frame->kind == FrameKind::Text) {
      owner_.received(*this, frame->payload);
    } else if (frame->kind == FrameKind::Close) {
      end(close_code_of(frame->payload));
    } else if (frame->kind == FrameKind::Ping) {
      std::string pong;
      append_frame(pong, FrameKind::Pong, frame->payload, mask_);
      write_out(pong);
    }
  }
  return used;
}

bool FrameLine::take_upgrade(std::string_view bytes, std::size_t& used) {
  const std::size_t end_of_head = bytes.find("\r\n\r\n");
  if (end_of_head == std::string_view::npos) return false;
  if (!bytes.starts_with("HTTP/1.1 101"))
    throw std::runtime_error(fmt::format("no WebSocket: {}", bytes.substr(0, bytes.find("\r\n"))));
  used = end_of_head + 4;
  upgraded_ = true;
  const std::uint32_t opening = opening_;
  owner_.opened(*this);
  return opening == opening_;
}

}  // namespace holdout::load
