// The reference for the table server: a bare Beast WebSocket relay on one thread. Connections that ask for
// the same path are a group; what one of a group sends goes to all of it, itself included. It checks nothing,
// stores nothing and knows nothing, so a server that does costs at least this much.
//
//   bench_relay PORT
//
// Serves until its standard input ends.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <unistd.h>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using Frame = std::shared_ptr<const std::string>;

class Peer;
using Groups = std::map<std::string, std::vector<std::weak_ptr<Peer>>>;

class Peer : public std::enable_shared_from_this<Peer> {
 public:
  Peer(Socket socket, Groups& groups) : stream_(std::move(socket)), groups_(groups) {}

  void start() {
    beast::get_lowest_layer(stream_).set_option(asio::ip::tcp::no_delay(true));
    auto upgrade = std::make_shared<beast::http::request<beast::http::string_body>>();
    beast::http::async_read(stream_.next_layer(), buffer_, *upgrade,
                            [self = shared_from_this(), upgrade](error_code error, std::size_t) {
                              if (!error) self->accept(upgrade);
                            });
  }

 private:
  using Upgrade = std::shared_ptr<beast::http::request<beast::http::string_body>>;

  void accept(const Upgrade& upgrade) {
    buffer_ = {};
    stream_.auto_fragment(false);
    stream_.text(true);
    group_ = &groups_[std::string(upgrade->target())];
    stream_.async_accept(*upgrade, [self = shared_from_this(), upgrade](error_code error) {
      if (error) return;
      self->group_->push_back(self);
      self->read();
    });
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return;
      const auto frame = std::make_shared<const std::string>(beast::buffers_to_string(self->buffer_.data()));
      self->buffer_.consume(self->buffer_.size());
      for (const std::weak_ptr<Peer>& each : *self->group_)
        if (const auto peer = each.lock()) peer->send(frame);
      self->read();
    });
  }

  void send(Frame frame) {
    outbox_.push_back(std::move(frame));
    if (outbox_.size() == 1) write();
  }

  void write() {
    stream_.async_write(asio::buffer(*outbox_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;
                          self->outbox_.pop_front();
                          if (!self->outbox_.empty()) self->write();
                        });
  }

  beast::websocket::stream<Socket, false> stream_;  // false: without compression
  Groups& groups_;
  std::vector<std::weak_ptr<Peer>>* group_ = nullptr;
  beast::flat_buffer buffer_;
  std::deque<Frame> outbox_;  // the first is under way
};

void accept_all(Acceptor& acceptor, Groups& groups) {
  acceptor.async_accept([&acceptor, &groups](error_code error, Socket socket) {
    if (!error) std::make_shared<Peer>(std::move(socket), groups)->start();
    accept_all(acceptor, groups);
  });
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 2) {
    std::fputs("bench_relay PORT\n", stderr);
    return 2;
  }
  asio::io_context io(1);
  Groups groups;
  const auto port = static_cast<std::uint16_t>(std::atoi(argv[1]));
  Acceptor acceptor(io, asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), port));
  accept_all(acceptor, groups);
  asio::posix::basic_stream_descriptor<Executor> input(io, ::dup(STDIN_FILENO));
  char byte = 0;
  input.async_read_some(asio::buffer(&byte, 1), [&io](error_code, std::size_t) { io.stop(); });
  io.run();
  std::fflush(stdout);
  std::_Exit(0);  // what is under way belongs to nobody any more
} catch (const std::exception& error) {
  std::fprintf(stderr, "bench_relay: %s\n", error.what());
  return 1;
}
