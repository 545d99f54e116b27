#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/awaitable.hpp>

#include "server/http/http_message.h"
#include "server/ports.h"
#include "server/sockets/frame_stream.h"
#include "server/sockets/socket.h"

namespace holdout {

inline constexpr std::size_t kMaxHttpHeader = std::size_t{8} * 1024;
inline constexpr std::size_t kMaxHttpBody = std::size_t{16} * 1024;

// What stands behind the HTTP side of a connection.
struct HttpHandlers {
  std::function<boost::asio::awaitable<HttpResponse>(const HttpRequest&)> answer;
  // Whether this upgrade to a WebSocket may be; otherwise the response that refuses it.
  std::function<std::optional<HttpResponse>(const HttpRequest&)> refuse_upgrade;
  // By the address of the other side, and all X-Forwarded-For that it sent.
  std::function<std::string(const std::string& peer, std::string_view forwarded_for)> client;
  // Counts one more connection of somebody behind a proxy; null if they have as many as they may have.
  std::function<ConnectionToken(const std::string& address)> count;
  std::function<void(std::unique_ptr<FrameStream>, const std::string& address)> opened;
};

// Serves one connection until it ends or becomes a WebSocket. Runs on a strand of its own.
boost::asio::awaitable<void> serve_http(Socket socket, ConnectionToken token, Clock& clock,
                                        const HttpHandlers& handlers);

}  // namespace holdout
