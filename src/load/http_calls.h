#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace holdout::load {

struct HttpCall {
  std::string method;
  std::string path;
  std::string body{};
  std::string token{};  // of the guest who asks
};

struct HttpReply {
  int status = 0;
  std::string body;
};

// Requests to a port of this machine over a few connections that stay open.
class HttpCalls {
 public:
  explicit HttpCalls(std::uint16_t port) : port_(port) {}
  ~HttpCalls();
  HttpCalls(const HttpCalls&) = delete;
  HttpCalls& operator=(const HttpCalls&) = delete;

  // Throws std::runtime_error when the server cannot be reached or a status is not 2xx.
  HttpReply one(const HttpCall& call);
  std::vector<HttpReply> all(const std::vector<HttpCall>& calls);

 private:
  static constexpr std::size_t kConnections = 32;
  void connect(std::size_t count);
  void send(int socket, const HttpCall& call) const;
  static HttpReply receive(int socket, const HttpCall& call);

  std::uint16_t port_;
  std::vector<int> sockets_;
};

}  // namespace holdout::load
