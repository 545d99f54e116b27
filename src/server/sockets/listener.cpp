#include "server/sockets/listener.h"

#include <algorithm>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

namespace holdout {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

// asio keeps a small record of each socket and never frees it, only uses it again; and the locks of strands,
// of which it has a few hundred for all. Made when they are first wanted, among what connections and tables
// take, each would hold a page of memory for good when those have gone. So they are made first, side by side.
void make_records(asio::io_context& io) {
  constexpr rlim_t kSockets = 1024;
  constexpr int kStrands = 2000;  // each draws its lock
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  const auto most =
      static_cast<std::size_t>(std::min(kSockets, files.rlim_cur / 4));  // others want some, too
  std::vector<Socket> sockets;
  sockets.reserve(most);
  error_code error;  // out of files: without records all works as well
  while (sockets.size() < most && !error) sockets.emplace_back(io).open(asio::ip::tcp::v4(), error);
  for (int i = 0; i < kStrands; ++i) (void)asio::make_strand(io);
}

}  // namespace

SocketListener::SocketListener(ServerParts& parts, TableServer& server)
    : parts_(parts),
      server_(server),
      proxies_(*TrustedProxies::read(parts.settings.trusted_proxy)),
      strand_(asio::make_strand(parts.io)),
      acceptor_(parts.io),
      of_address_(std::make_shared<AddressCounts>(parts.settings.address_connections)) {
  handlers_ = {
      .answer =
          [this](const HttpRequest& request) {
            note_silent_proxy(request);
            return server_.http().answer(request);
          },
      .refuse_upgrade =
          [this](const HttpRequest& request) {
            note_silent_proxy(request);
            return server_.http().refuse_upgrade(request);
          },
      .client = [this](const std::string& peer,
                       std::string_view forwarded_for) { return proxies_.client(peer, forwarded_for); },
      .count = [this](const std::string& address) { return count(address); },
      .opened = [this](std::unique_ptr<FrameStream> stream,
                       const std::string& address) { server_.open(std::move(stream), address); },
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
  make_records(parts_.io);
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

// A socket that is not served is closed by going out of scope.
void SocketListener::take(Socket socket) {
  error_code error;
  const std::string address = socket.remote_endpoint(error).address().to_string();
  if (error) return;  // gone already
  if (open_->load() >= parts_.settings.max_connections) return;
  ConnectionToken counted = proxies_.has(address) ? std::make_shared<int>() : count(address);
  if (!counted) return;
  open_->fetch_add(1);
  ConnectionToken token(open_.get(),
                        [open = open_, counted = std::move(counted)](void*) { open->fetch_sub(1); });
  asio::co_spawn(asio::make_strand(parts_.io),
                 serve_http(std::move(socket), std::move(token), parts_.clock, handlers_), asio::detached);
}

ConnectionToken SocketListener::count(const std::string& address) {
  if (is_loopback(address) && !parts_.settings.limit_loopback) return std::make_shared<int>();
  if (!of_address_->take(address)) return nullptr;
  return {of_address_.get(), [of_address = of_address_, address](void*) { of_address->give_back(address); }};
}

// What programs of the host ask for themselves needs no proxy.
void SocketListener::note_silent_proxy(const HttpRequest& request) {
  for (const std::string_view own : {"/metrics", "/healthz", "/readyz"})
    if (request.path == own) return;
  if (request.forwarded || !proxies_.has(request.address) || silence_noted_.exchange(true)) return;
  parts_.log.write(LogLevel::Warning,
                   "a trusted proxy does not say for whom it asks: no limits an address hold",
                   {{"proxy", request.address}, {"missing", "X-Forwarded-For"}});
}

void SocketListener::stop() {
  asio::post(strand_, [this] {
    error_code ignored;
    acceptor_.close(ignored);
  });
}

}  // namespace holdout
