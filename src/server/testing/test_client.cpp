#include "server/testing/test_client.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <arpa/inet.h>
#include <boost/json/parse.hpp>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace holdout::testing {

namespace {

// Only a test that fails waits this long.
constexpr int kPatienceMs = 20'000;

}  // namespace

TestSocket::TestSocket(std::uint16_t port, int receive_buffer)
    : fd_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_buffer > 0) setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof(receive_buffer));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
    ::close(fd_);
    fd_ = -1;
  }
}

TestSocket::~TestSocket() {
  if (fd_ >= 0) ::close(fd_);
}

TestSocket::TestSocket(TestSocket&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), buffer_(std::move(other.buffer_)) {}

bool TestSocket::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool TestSocket::fill() {
  pollfd waiting{fd_, POLLIN, 0};
  char chunk[4096];
  if (fd_ < 0 || poll(&waiting, 1, kPatienceMs) <= 0) return false;
  const ssize_t got = recv(fd_, chunk, sizeof(chunk), 0);
  if (got <= 0) return false;
  buffer_.append(chunk, static_cast<std::size_t>(got));
  return true;
}

std::string TestSocket::read(std::size_t size) {
  while (buffer_.size() < size && fill()) continue;
  const std::size_t taken = std::min(size, buffer_.size());
  std::string out = buffer_.substr(0, taken);
  buffer_.erase(0, taken);
  return out;
}

std::string TestSocket::read_until(std::string_view mark) {
  while (buffer_.find(mark) == std::string::npos && fill()) continue;
  const std::size_t found = buffer_.find(mark);
  return found == std::string::npos ? "" : read(found + mark.size());
}

std::string TestSocket::read_all() {
  while (fill()) continue;
  return read(buffer_.size());
}

std::string HttpReply::header(std::string_view name) const {
  const std::size_t at = head.find(fmt::format("\r\n{}: ", name));
  if (at == std::string::npos) return "";
  const std::size_t begin = at + name.size() + 4;
  return head.substr(begin, head.find("\r\n", begin) - begin);
}

boost::json::value HttpReply::json() const {
  boost::system::error_code error;
  return boost::json::parse(body, error);
}

HttpReply read_reply(TestSocket& socket) {
  HttpReply reply;
  reply.head = socket.read_until("\r\n\r\n");
  if (reply.head.size() > 12) reply.status = std::atoi(reply.head.c_str() + 9);
  const std::string length = reply.header("Content-Length");
  if (!length.empty()) reply.body = socket.read(static_cast<std::size_t>(std::atoi(length.c_str())));
  return reply;
}

HttpReply http_call(std::uint16_t port, std::string_view method, std::string_view path, std::string_view body,
                    std::string_view token, std::string_view extra_headers) {
  TestSocket socket(port);
  std::string request = fmt::format("{} {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n{}", method,
                                    path, port, extra_headers);
  if (!token.empty()) request += fmt::format("Authorization: Bearer {}\r\n", token);
  if (!body.empty())
    request += fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n", body.size());
  socket.write(request + "\r\n" + std::string(body));
  return read_reply(socket);
}

TestClient::TestClient(std::uint16_t port, std::string_view origin, int receive_buffer)
    : socket_(port, receive_buffer) {
  std::string request = fmt::format(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n",
      port);
  if (!origin.empty()) request += fmt::format("Origin: {}\r\n", origin);
  socket_.write(request + "\r\n");
  const std::string head = socket_.read_until("\r\n\r\n");
  if (head.size() > 12) status_ = std::atoi(head.c_str() + 9);
}

bool TestClient::send_frame(int opcode, std::string_view payload) {
  constexpr unsigned kMasked = 0x80;
  std::string frame(1, static_cast<char>(0x80 | opcode));
  const std::size_t size = payload.size();
  if (size < 126) {
    frame += static_cast<char>(kMasked | size);
  } else if (size < 65536) {
    frame += static_cast<char>(kMasked | 126U);
    frame += {static_cast<char>(size >> 8U), static_cast<char>(size & 0xFFU)};
  } else {
    frame += static_cast<char>(kMasked | 127U);
    for (unsigned shift = 64; shift > 0; shift -= 8)
      frame += static_cast<char>((size >> (shift - 8)) & 0xFFU);
  }
  frame += std::string(4, '\0');  // a mask of zeros leaves the payload as it is
  return socket_.write(frame + std::string(payload));
}

std::optional<std::string> TestClient::read() {
  for (;;) {
    const std::string head = socket_.read(2);
    if (head.size() < 2) return std::nullopt;
    const int opcode = head[0] & 0x0F;
    std::size_t size = static_cast<unsigned char>(head[1]) & 0x7FU;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (more > 0) size = 0;
    for (const char c : socket_.read(more)) size = size << 8U | static_cast<unsigned char>(c);
    const std::string payload = socket_.read(size);
    if (payload.size() < size) return std::nullopt;
    if (opcode == 0x1) return payload;
    if (opcode == 0x9) send_frame(0xA, payload);
    if (opcode != 0x8) continue;
    if (size >= 2)
      close_code_ = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
    send_frame(0x8, payload.substr(0, 2));
    return std::nullopt;
  }
}

boost::json::object TestClient::wait_for(std::string_view type) {
  while (const std::optional<std::string> text = read()) {
    const boost::json::value value = boost::json::parse(*text);
    if (value.at("t").as_string() == type) return value.as_object();
  }
  return {};
}

boost::json::object TestClient::wait_for_game() {
  boost::json::object snapshot;
  do snapshot = wait_for("snapshot");
  while (!snapshot.empty() && !snapshot.contains("view"));
  return snapshot;
}

int TestClient::wait_for_close() {
  while (read()) continue;
  return close_code_;
}

}  // namespace holdout::testing
