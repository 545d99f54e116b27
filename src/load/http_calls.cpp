#include "load/http_calls.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "load/json_peek.h"

namespace holdout::load {

namespace {

int connected_socket(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (socket < 0 || ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) < 0) {
    const int reason = errno;
    if (socket >= 0) ::close(socket);
    throw std::system_error(reason, std::generic_category(), fmt::format("port {}", port));
  }
  const int yes = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return socket;
}

void read_more(int socket, std::string& into) {
  std::array<char, 16384> buffer;
  const ssize_t size = ::recv(socket, buffer.data(), buffer.size(), 0);
  if (size <= 0) throw std::runtime_error("the server ended the connection before its answer");
  into.append(buffer.data(), static_cast<std::size_t>(size));
}

std::size_t content_length(std::string_view head) {
  std::string lower(head);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; });
  constexpr std::string_view kName = "\r\ncontent-length: ";
  const std::size_t at = lower.find(kName);
  if (at == std::string::npos) return 0;
  const std::size_t start = at + kName.size();
  return static_cast<std::size_t>(
      number_of(std::string_view(lower).substr(start, lower.find('\r', start) - start), 0));
}

}  // namespace

HttpCalls::~HttpCalls() {
  for (const int socket : sockets_) ::close(socket);
}

void HttpCalls::connect(std::size_t count) {
  while (sockets_.size() < count) sockets_.push_back(connected_socket(port_));
}

void HttpCalls::send(int socket, const HttpCall& call) const {
  std::string text = fmt::format("{} {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n", call.method, call.path, port_);
  if (!call.token.empty()) text += fmt::format("Authorization: Bearer {}\r\n", call.token);
  if (!call.body.empty())
    text += fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n", call.body.size());
  text += "\r\n" + call.body;
  if (::send(socket, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size()))
    throw std::runtime_error("the server does not take the request");
}

HttpReply HttpCalls::receive(int socket, const HttpCall& call) {
  std::string text;
  std::size_t head = 0;
  while ((head = text.find("\r\n\r\n")) == std::string::npos) read_more(socket, text);
  const std::size_t whole = head + 4 + content_length(std::string_view(text).substr(0, head + 2));
  while (text.size() < whole) read_more(socket, text);
  HttpReply reply{.status = static_cast<int>(number_of(std::string_view(text).substr(9, 3), 0)),
                  .body = text.substr(head + 4)};
  if (reply.status / 100 != 2)
    throw std::runtime_error(fmt::format("{} {}: {} {}", call.method, call.path, reply.status, reply.body));
  return reply;
}

HttpReply HttpCalls::one(const HttpCall& call) { return all({call}).front(); }

std::vector<HttpReply> HttpCalls::all(const std::vector<HttpCall>& calls) {
  connect(std::min(kConnections, calls.size()));
  std::vector<HttpReply> replies;
  for (std::size_t first = 0; first < calls.size(); first += sockets_.size()) {
    const std::size_t count = std::min(sockets_.size(), calls.size() - first);
    for (std::size_t i = 0; i < count; ++i) send(sockets_[i], calls[first + i]);
    for (std::size_t i = 0; i < count; ++i) replies.push_back(receive(sockets_[i], calls[first + i]));
  }
  return replies;
}

}  // namespace holdout::load
