#include "server/beast_stream.h"

#include <array>
#include <string>
#include <vector>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "protocol/messages.h"

namespace holdout {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

using Stream = websocket::stream<Socket, false>;  // false: without compression, and without its buffers

// What outlives the owner: operations under way hold it until they have ended.
struct Connection : std::enable_shared_from_this<Connection> {
  explicit Connection(Socket&& socket) : stream(std::move(socket)) {}

  void write_next();
  void forget_sent();
  void close_now();
  void cut() {
    error_code ignored;
    beast::get_lowest_layer(stream).close(ignored);
  }

  Stream stream;
  ConnectionToken token;
  asio::any_io_executor executor;
  std::vector<Frame> outbox;  // from `sent` on; the first is under way while `writing`
  std::size_t sent = 0;
  std::size_t queued = 0;
  std::uint64_t heard = 0;
  int close_code = 0;
  bool writing = false;
  bool closing = false;
  bool pinging = false;
};

void Connection::write_next() {
  if (writing) return;
  if (sent == outbox.size()) {
    outbox.clear();
    sent = 0;
    if (close_code != 0) close_now();
    return;
  }
  writing = true;
  const std::string& text = *outbox[sent];
  stream.async_write(asio::buffer(text), asio::bind_executor(executor, [self = shared_from_this()](
                                                                           error_code error, std::size_t) {
                       self->writing = false;
                       self->queued -= self->outbox[self->sent]->size();
                       self->outbox[self->sent++].reset();
                       self->forget_sent();
                       if (error) return self->cut();
                       self->write_next();
                     }));
}

// A reader who is always a little behind must not make the list grow for ever.
void Connection::forget_sent() {
  constexpr std::size_t kOften = 64;
  if (sent < kOften) return;
  outbox.erase(outbox.begin(), outbox.begin() + static_cast<std::ptrdiff_t>(sent));
  sent = 0;
}

void Connection::close_now() {
  if (closing) return;
  closing = true;
  stream.async_close(websocket::close_reason(static_cast<std::uint16_t>(close_code)),
                     asio::bind_executor(executor, [self = shared_from_this()](error_code) { self->cut(); }));
}

class BeastStream final : public FrameStream {
 public:
  explicit BeastStream(std::shared_ptr<Connection> connection) : connection_(std::move(connection)) {
    connection_->stream.control_callback(
        [each = connection_.get()](websocket::frame_type, beast::string_view) { ++each->heard; });
  }
  ~BeastStream() override {
    connection_->stream.control_callback();
    connection_->cut();
  }

  asio::awaitable<std::optional<std::string_view>> read() override {
    long_.clear();
    for (;;) {
      error_code error;
      const std::size_t size = co_await connection_->stream.async_read_some(
          asio::buffer(short_), asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return std::nullopt;
      const bool done = connection_->stream.is_message_done();
      if (done) ++connection_->heard;
      if (done && !connection_->stream.got_text()) {
        close(websocket::close_code::unknown_data, false);
        continue;
      }
      if (done && long_.empty()) co_return std::string_view(short_.data(), size);
      long_.append(short_.data(), size);
      if (done) co_return std::string_view(long_);
    }
  }

  void send(Frame frame) override {
    if (connection_->close_code != 0) return;
    connection_->queued += frame->size();
    connection_->outbox.push_back(std::move(frame));
    connection_->write_next();
  }

  std::size_t queued() const override { return connection_->queued; }
  std::uint64_t heard() const override { return connection_->heard; }

  void ping() override {
    if (connection_->pinging || connection_->close_code != 0) return;
    connection_->pinging = true;
    connection_->stream.async_ping(
        {}, asio::bind_executor(connection_->executor,
                                [each = connection_](error_code) { each->pinging = false; }));
  }

  void close(int code, bool drop) override {
    if (connection_->close_code != 0) return;
    connection_->close_code = code;
    if (drop) {
      auto& outbox = connection_->outbox;
      const std::size_t keep = connection_->sent + (connection_->writing ? 1 : 0);
      for (std::size_t i = keep; i < outbox.size(); ++i) connection_->queued -= outbox[i]->size();
      outbox.resize(keep);
    }
    connection_->write_next();
  }

  void abort() override { connection_->cut(); }
  void move_to(asio::any_io_executor executor) override { connection_->executor = std::move(executor); }

 private:
  std::shared_ptr<Connection> connection_;
  std::array<char, 256> short_;  // nearly every command fits
  std::string long_;
};

}  // namespace

asio::awaitable<std::unique_ptr<FrameStream>> accept_stream(
    Socket socket, ConnectionToken token, const beast::http::request<beast::http::string_body>& upgrade) {
  constexpr int kSendBuffer =
      64 * 1024;  // left to itself the kernel would take megabytes for one who does not read
  error_code error;
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), error);
  auto connection = std::make_shared<Connection>(std::move(socket));
  connection->token = std::move(token);
  connection->executor = co_await asio::this_coro::executor;
  Stream& stream = connection->stream;
  stream.read_message_max(kClientFrameLimit);
  stream.auto_fragment(false);
  stream.text(true);
  co_await stream.async_accept(upgrade, asio::redirect_error(asio::use_awaitable, error));
  if (error) co_return nullptr;
  co_return std::make_unique<BeastStream>(std::move(connection));
}

}  // namespace holdout
