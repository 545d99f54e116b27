#include "server/listener.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>

namespace holdout {

namespace asio = boost::asio;
using boost::system::error_code;

SocketListener::SocketListener(ServerParts& parts, TableServer& server)
    : parts_(parts), server_(server), strand_(asio::make_strand(parts.io)), acceptor_(parts.io) {
  handlers_ = {
      .answer = [this](const HttpRequest& request) { return server_.http().answer(request); },
      .refuse_upgrade = [this](const HttpRequest& request) { return server_.http().refuse_upgrade(request); },
      .opened = [this](std::unique_ptr<FrameStream> stream) { server_.open(std::move(stream)); },
  };
}

Result<void> SocketListener::listen(const std::string& address, std::uint16_t port) {
  const asio::ip::tcp::endpoint endpoint(asio::ip::make_address(address), port);
  error_code error;
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use)
    return Problem{fmt::format("port {}", port), "is taken by another program",
                   "another --port, or 0 for any"};
  if (error)
    return Problem{fmt::format("{}:{}", address, port), error.message(), "an address of this machine"};
  port_ = acceptor_.local_endpoint().port();
  asio::co_spawn(
      strand_, [this] { return accept_all(); }, asio::detached);
  return {};
}

asio::awaitable<void> SocketListener::accept_all() {
  for (;;) {
    error_code error;
    Socket socket = co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (!acceptor_.is_open() || error == asio::error::operation_aborted) co_return;
    if (error) {  // out of files, or the other side gave up: both pass
      parts_.log.write(LogLevel::Warning, "accept failed", {{"why", error.message()}});
      asio::steady_timer pause(parts_.io, std::chrono::milliseconds(100));
      co_await pause.async_wait(asio::use_awaitable);
      continue;
    }
    take(std::move(socket));
  }
}

void SocketListener::take(Socket socket) {
  if (open_->load() >= parts_.settings.max_connections) return;  // closed by going out of scope
  open_->fetch_add(1);
  ConnectionToken token(open_.get(), [open = open_](void*) { open->fetch_sub(1); });
  asio::co_spawn(asio::make_strand(parts_.io),
                 serve_http(std::move(socket), std::move(token), parts_.clock, handlers_), asio::detached);
}

void SocketListener::stop() {
  asio::post(strand_, [this] {
    error_code ignored;
    acceptor_.close(ignored);
  });
}

}  // namespace holdout
