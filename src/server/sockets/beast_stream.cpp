#include "server/sockets/beast_stream.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "protocol/messages.h"
#include "server/sockets/frame_reader.h"

namespace holdout {

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

// What outlives the owner: a wait that is under way holds it until it has ended.
struct Connection : std::enable_shared_from_this<Connection> {
  explicit Connection(Socket&& from) : socket(std::move(from)) {}

  void send(std::uint8_t opcode, Frame payload);
  void flush();
  void forget_sent();
  void wait_until_writable();
  void close(int code);
  std::size_t waiting_bytes() const {
    return sent == outbox.size() ? 0 : queued - outbox[sent].payload.length();
  }
  void cut() {
    error_code ignored;
    socket.close(ignored);
  }

  struct Unsent {
    FrameHead head;
    Frame payload;
    std::size_t done;  // bytes of head and payload together

    std::size_t size() const { return head.bytes().size() + payload.length(); }
  };
  // Gives how many bytes the network took; nothing once the connection is gone.
  std::optional<std::size_t> write(const Unsent& frame);

  Socket socket;
  ConnectionToken token;
  asio::any_io_executor executor;
  std::vector<Unsent> outbox;  // from `sent` on
  std::size_t sent = 0;
  std::size_t queued = 0;  // bytes of payload in it, spaces included
  bool waiting = false;
  bool closing = false;  // the close frame is said, or will be; nothing may follow it
};

std::optional<std::size_t> Connection::write(const Unsent& frame) {
  static const std::string kSpaces(Frame::kMostSpaces, ' ');
  const std::array<std::string_view, 3> all = {frame.head.bytes(), *frame.payload,
                                               std::string_view(kSpaces).substr(0, frame.payload.spaces())};
  std::array<asio::const_buffer, 3> parts;
  std::size_t done = frame.done;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t of_part = std::min(done, all[i].size());
    parts[i] = asio::buffer(all[i].data() + of_part, all[i].size() - of_part);
    done -= of_part;
  }
  error_code error;
  const std::size_t took = socket.write_some(parts, error);
  if (!error) return took;
  if (error == asio::error::would_block || error == asio::error::try_again) return 0;
  return std::nullopt;
}

// Nearly always the network takes a frame at once, and there is nothing to wait for and to come back from.
void Connection::send(std::uint8_t opcode, Frame payload) {
  const std::size_t length = payload.length();
  Unsent frame{FrameHead(opcode, length), std::move(payload), 0};
  if (sent == outbox.size()) {
    const std::optional<std::size_t> took = write(frame);
    if (!took) return cut();
    frame.done = *took;
    if (frame.done == frame.size()) return;
  }
  queued += length;
  outbox.push_back(std::move(frame));
  wait_until_writable();
}

void Connection::wait_until_writable() {
  if (waiting) return;
  waiting = true;
  socket.async_wait(Socket::wait_write,
                    asio::bind_executor(executor, [self = shared_from_this()](error_code error) {
                      self->waiting = false;
                      if (!error) self->flush();
                    }));
}

void Connection::flush() {
  for (; sent < outbox.size(); ++sent) {
    Unsent& frame = outbox[sent];
    const std::optional<std::size_t> took = write(frame);
    if (!took) return cut();
    frame.done += *took;
    if (frame.done < frame.size()) {
      forget_sent();
      return wait_until_writable();
    }
    queued -= frame.payload.length();
    frame.payload = nullptr;
  }
  outbox = std::vector<Unsent>();  // without the room they took
  sent = 0;
}

// A reader who is always a little behind must not make the list grow for ever.
void Connection::forget_sent() {
  outbox.erase(outbox.begin(), outbox.begin() + static_cast<std::ptrdiff_t>(sent));
  sent = 0;
}

void Connection::close(int code) {
  if (closing) return;
  closing = true;
  send(kCloseFrame, std::make_shared<const std::string>(close_payload(code)));
}

// Frames are written and read here, without Beast's stream, which needs some 5 KB a connection and several
// steps through the executor for each frame; the handshake is Beast's.
class BeastStream final : public FrameStream {
 public:
  explicit BeastStream(std::shared_ptr<Connection> connection)
      : connection_(std::move(connection)), frames_(kClientFrameLimit) {}
  ~BeastStream() override { connection_->cut(); }

  asio::awaitable<std::optional<std::string_view>> read() override {
    for (;;) {
      const FrameReader::Found found = frames_.next();
      if (found.kind == FrameReader::Kind::Message) co_return found.text;
      if (found.kind == FrameReader::Kind::Close) {
        connection_->close(found.code == kNoCode ? kCloseDone : found.code);
        co_return std::nullopt;
      }
      if (found.kind != FrameReader::Kind::Nothing) {
        answer(found);
        continue;
      }
      const std::span<char> room = frames_.room();
      error_code error;
      const std::size_t size = co_await connection_->socket.async_read_some(
          asio::buffer(room.data(), room.size()), asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return std::nullopt;
      frames_.filled(size);
      if (broken_ && (ignored_ += size) > kIgnored) co_return std::nullopt;
    }
  }

  void send(Frame frame) override {
    if (!connection_->closing) connection_->send(kTextFrame, std::move(frame));
  }
  std::size_t queued() const override { return connection_->waiting_bytes(); }
  std::uint64_t heard() const override { return frames_.frames(); }

  void ping() override {
    if (!connection_->closing && connection_->queued == 0)
      connection_->send(kPingFrame, std::make_shared<const std::string>());
  }

  void close(int code, bool drop) override {
    if (connection_->closing) return;
    auto& outbox = connection_->outbox;
    const std::size_t begun = connection_->sent + (outbox.size() > connection_->sent ? 1 : 0);
    if (drop && outbox.size() > begun) {
      for (std::size_t i = begun; i < outbox.size(); ++i) connection_->queued -= outbox[i].payload.length();
      outbox.erase(outbox.begin() + static_cast<std::ptrdiff_t>(begun), outbox.end());
    }
    connection_->close(code);
  }

  void abort() override { connection_->cut(); }
  void move_to(asio::any_io_executor executor) override { connection_->executor = std::move(executor); }

 private:
  static constexpr int kNoCode = 1005;
  // Read after something broken, so that the close code arrives and is not lost with what nobody read.
  static constexpr std::size_t kIgnored = 256UL * 1024;

  // A reader who does not take the answers to its pings gets no more of them.
  void answer(const FrameReader::Found& found) {
    if (found.kind == FrameReader::Kind::Broken) {
      broken_ = true;
      return connection_->close(found.code);
    }
    if (found.kind == FrameReader::Kind::Ping && !connection_->closing && connection_->queued == 0)
      connection_->send(kPongFrame, std::make_shared<const std::string>(found.text));
  }

  std::shared_ptr<Connection> connection_;
  FrameReader frames_;
  std::size_t ignored_ = 0;
  bool broken_ = false;
};

}  // namespace

asio::awaitable<std::unique_ptr<FrameStream>> accept_stream(
    Socket socket, ConnectionToken token,
    const boost::beast::http::request<boost::beast::http::string_body>& upgrade) {
  // Left to itself the kernel takes megabytes for one who does not read, before the outbox notices.
  constexpr int kSendBuffer = 64 * 1024;
  error_code error;
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), error);
  auto connection = std::make_shared<Connection>(std::move(socket));
  connection->token = std::move(token);
  connection->executor = co_await asio::this_coro::executor;
  {
    websocket::stream<Socket&, false> handshake(connection->socket);
    co_await handshake.async_accept(upgrade, asio::redirect_error(asio::use_awaitable, error));
  }
  if (!error) connection->socket.non_blocking(true, error);
  if (error) co_return nullptr;
  co_return std::make_unique<BeastStream>(std::move(connection));
}

}  // namespace holdout
