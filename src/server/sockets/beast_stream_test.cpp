#include "server/sockets/beast_stream.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <doctest/doctest.h>

namespace holdout {

namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;

http::request<http::string_body> upgrade_request() {
  http::request<http::string_body> request(http::verb::get, "/ws", 11);
  request.set(http::field::host, "x");
  request.set(http::field::connection, "Upgrade");
  request.set(http::field::upgrade, "websocket");
  request.set(http::field::sec_websocket_version, "13");
  request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
  return request;
}

Frame frame_of_bytes(std::size_t size) { return std::make_shared<const std::string>(size, 'x'); }

}  // namespace

TEST_CASE("a reader is behind by what waits, not by the frame that is on its way") {
  asio::io_context io;
  tcp::acceptor acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
  tcp::socket reader(io);
  reader.connect(acceptor.local_endpoint());
  Socket socket(io);
  acceptor.accept(socket);
  std::unique_ptr<FrameStream> stream;
  const auto upgrade = upgrade_request();
  asio::co_spawn(
      io, [&]() -> asio::awaitable<void> { stream = co_await accept_stream(std::move(socket), {}, upgrade); },
      asio::detached);
  io.run();
  REQUIRE(stream);

  constexpr std::size_t kHuge = 32 << 20;  // no system takes so much for one who does not read
  stream->send(frame_of_bytes(kHuge));
  CHECK(stream->queued() == 0);
  stream->send(frame_of_bytes(1000));
  stream->send(frame_of_bytes(500));
  CHECK(stream->queued() == 1500);
  stream->close(1000, true);  // drops what waits
  CHECK(stream->queued() == 2);
  stream->abort();
}

}  // namespace holdout
