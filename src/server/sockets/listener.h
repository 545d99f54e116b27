#pragma once

#include <atomic>
#include <memory>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/strand.hpp>

#include "server/http/beast_http.h"
#include "server/http/trusted_proxies.h"
#include "server/rate_limits.h"
#include "server/table_server.h"

namespace holdout {

// Takes connections and hands them to the server.
class SocketListener {
 public:
  SocketListener(ServerParts& parts, TableServer& server);

  // From now on connections come in; the Problem says why not (port taken, no such address).
  Result<void> listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const { return port_; }
  void stop();

 private:
  using Acceptor =
      boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
  boost::asio::awaitable<void> accept_all();
  void take(Socket socket);
  ConnectionToken count(const std::string& address);
  void note_silent_proxy(const HttpRequest& request);  // once

  ServerParts& parts_;
  TableServer& server_;
  TrustedProxies proxies_;
  HttpHandlers handlers_;
  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  Acceptor acceptor_;
  std::uint16_t port_ = 0;
  std::atomic<bool> silence_noted_ = false;
  std::shared_ptr<AddressCounts> of_address_;
  std::shared_ptr<std::atomic<std::int64_t>> open_ = std::make_shared<std::atomic<std::int64_t>>(0);
};

}  // namespace holdout
