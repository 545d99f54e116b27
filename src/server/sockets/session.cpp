#include "server/sockets/session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

namespace holdout {

namespace asio = boost::asio;

namespace {

constexpr std::int64_t kHelloMs = 10'000;
constexpr std::int64_t kCloseMs = 2'000;       // for the other side to answer a close
constexpr std::int64_t kHeartbeatMs = 20'000;  // silence of one look: a ping; of two more: cut
constexpr int kMissedHeartbeats = 3;
constexpr std::size_t kBackpressureBytes = 256UL * 1024;
constexpr int kPatience = 40;  // commands over the limit in a row
constexpr int kQuietFrames = 200;

template <class Message>
Frame frame_of(const Message& message) {
  return std::make_shared<const std::string>(to_json(message));
}

Visitor visitor_of(const HelloCommand& hello, const std::string& guest) {
  Visitor visitor{.guest = guest, .name = hello.name, .seat = hello.seat};
  if (hello.last) visitor.last = static_cast<std::uint32_t>(*hello.last);
  visitor.epoch = hello.epoch.value_or("");
  visitor.screen = hello.screen.value_or(false);
  return visitor;
}

// What was wrong may be quoted at any length; letters of several bytes stay whole.
void shorten(std::string& detail) {
  constexpr std::size_t kMaxDetail = 300;
  if (detail.size() <= kMaxDetail) return;
  std::size_t end = kMaxDetail;
  while (end > 0 && (static_cast<unsigned char>(detail[end]) & 0xC0U) == 0x80U) --end;
  detail.resize(end);
}

// Pages of the first protocol know no code for it; this one ends them for good, with the words that they
// have.
int why_not(const HelloCommand& hello) {
  if (hello.protocol == kProtocol) return kCloseWrongToken;
  return hello.protocol == 1 ? kCloseDone : kCloseOutdated;
}

}  // namespace

Session::Session(ServerParts& parts, TableRegistry& registry, CommandLimits& limits,
                 std::unique_ptr<FrameStream> stream, std::string address)
    : parts_(parts),
      registry_(registry),
      limits_(limits),
      stream_(std::move(stream)),
      address_(std::move(address)) {
  parts_.metrics.connection_opened();
}

Session::~Session() { parts_.metrics.connection_closed(close_code_); }

void Session::start(asio::any_io_executor executor, Ended ended) {
  greeting_ = std::move(executor);
  executor_ = greeting_;
  ended_ = std::move(ended);
  stream_->move_to(executor_);
  call_after(kHelloMs, &Session::no_hello);
  asio::co_spawn(
      executor_, [self = shared_from_this()] { return self->greet(); }, asio::detached);
}

asio::awaitable<void> Session::greet() {
  const auto self = shared_from_this();
  const std::optional<std::string_view> text = co_await stream_->read();
  if (!text) co_return end();
  parts_.metrics.bytes_in(text->size());
  Result<ClientMessage> message = parse_client_message(*text);
  const HelloCommand* hello = message ? std::get_if<HelloCommand>(&*message) : nullptr;
  std::optional<std::string> guest;
  if (hello && hello->protocol == kProtocol) guest = parts_.guests.check(hello->guest);
  if (!guest) {
    close(hello ? why_not(*hello) : kCloseNoHello);
    while (co_await stream_->read()) continue;
    co_return end();
  }
  if (close_code_ != 0) {  // too late: it was told so already
    while (co_await stream_->read()) continue;
    co_return end();
  }
  greeted_ = true;
  guest_ = *guest;
  parts_.clock.cancel(next_call_);
  const auto visitor = std::make_shared<Visitor>(visitor_of(*hello, *guest));
  registry_.open(hello->table,
                 [self, visitor, code = hello->table](Result<std::shared_ptr<TableLease>> opened) {
                   if (!opened) return self->turn_away(kCloseServerEnds);
                   if (*opened) return self->come_to_table(visitor, std::move(*opened));
                   self->registry_.expired(code, [self](const Result<bool>& expired) {
                     self->turn_away(expired && *expired ? kCloseExpired : kCloseNoTable);
                   });
                 });
}

// From whatever thread the store likes. From here on the session belongs to the strand of its table.
void Session::come_to_table(const std::shared_ptr<Visitor>& visitor, std::shared_ptr<TableLease> opened) {
  lease_ = std::move(opened);
  executor_ = (*lease_)->strand();
  stream_->move_to(executor_);
  asio::co_spawn(
      executor_, [self = shared_from_this(), visitor] { return self->serve(visitor); }, asio::detached);
}

void Session::turn_away(int code) {
  asio::co_spawn(
      executor_,
      [self = shared_from_this(), code]() -> asio::awaitable<void> {
        self->close(code);
        while (co_await self->stream_->read()) continue;
        self->end();
      },
      asio::detached);
}

asio::awaitable<void> Session::serve(std::shared_ptr<Visitor> visitor) {
  const auto self = shared_from_this();
  try {
    (*lease_)->table().connect(*this, std::move(*visitor));
    if (close_code_ == 0) call_after(kHeartbeatMs, &Session::look);
    while (const std::optional<std::string_view> text = co_await stream_->read()) {
      if (close_code_ == 0) receive(*text);
    }
  } catch (const std::exception& error) {  // our own mistake: the table must not keep a listener that is gone
    parts_.log.write(LogLevel::Error, "a command failed", {{"why", error.what()}});
    stream_->abort();
  }
  (*lease_)->table().disconnect(*this);
  end();
}

void Session::receive(std::string_view text) {
  parts_.metrics.bytes_in(text.size());
  if (too_fast()) {
    refuse(id_of_frame(text), RefusalCode::TooFast, "");
    if (++refused_ > kPatience) close(kCloseTooFast);
    return;
  }
  refused_ = 0;
  Result<ClientMessage> message = parse_client_message(text);
  if (!message) return refuse(id_of_frame(text), RefusalCode::Malformed, message.problem().message());
  parts_.metrics.command(message->index());
  if (std::holds_alternative<PingCommand>(*message)) return send(frame_of(PongMessage{}));
  if (std::holds_alternative<HelloCommand>(*message))
    return refuse(0, RefusalCode::NotNow, "hello comes once a connection");
  (*lease_)->table().receive(*this, std::move(*message));
}

bool Session::too_fast() {
  const std::int64_t now = parts_.clock.now_ms();
  if (!limits_.guests.take(guest_, now)) return true;
  const bool limited = !address_.empty() && !(*lease_)->table().has_seat(*this);
  return limited && !limits_.watchers.take(address_, now);
}

void Session::refuse(std::uint64_t id, RefusalCode code, std::string detail) {
  RefusedMessage refused{.ack = id, .code = code};
  shorten(detail);
  if (!detail.empty()) refused.detail = std::move(detail);
  send(frame_of(refused));
}

void Session::send(Frame frame) {
  if (close_code_ != 0) return;
  parts_.metrics.frame_out(*frame, frame.length());
  stream_->send(std::move(frame));
  if (stream_->queued() > kBackpressureBytes) close(kCloseSlowReader);
}

void Session::close(int code) {
  if (close_code_ != 0) return;
  close_code_ = code;
  stream_->close(code, code == kCloseSlowReader);
  call_after(kCloseMs, &Session::give_up);
}

void Session::dismiss() {
  asio::post(greeting_, [self = shared_from_this()] {
    if (self->greeted_) return;  // its table tells it
    self->send(frame_of(ByeMessage{.retry_ms = 1000}));
    self->close(kCloseServerEnds);
  });
}

void Session::call_after(std::int64_t ms, void (Session::*what)()) {
  parts_.clock.cancel(next_call_);
  const auto wake = [weak = weak_from_this(), on = executor_, what] {
    asio::post(on, [weak, what] {
      if (const auto self = weak.lock()) (*self.*what)();
    });
  };
  next_call_ = parts_.clock.call_at(parts_.clock.now_ms() + ms, wake);
}

void Session::no_hello() {
  if (!greeted_) close(kCloseNoHello);
}

void Session::give_up() { stream_->abort(); }

// Between two looks. Commands have their own limit; what comes beyond it says nothing: pings, empty parts.
std::uint64_t Session::most_frames() const {
  const Settings& settings = parts_.settings;
  return static_cast<std::uint64_t>(settings.command_burst + settings.command_rate * kHeartbeatMs / 1000 +
                                    kPatience + kQuietFrames);
}

// A connection that went away without a word is found out here, not by a timer a message.
void Session::look() {
  if (close_code_ != 0) return;
  const std::uint64_t heard = stream_->heard();
  if (heard - heard_ > most_frames()) return close(kCloseTooFast);
  silent_looks_ = heard == heard_ ? silent_looks_ + 1 : 0;
  heard_ = heard;
  if (silent_looks_ >= kMissedHeartbeats) return stream_->abort();
  if (silent_looks_ > 0) stream_->ping();
  call_after(kHeartbeatMs, &Session::look);
}

void Session::end() {
  parts_.clock.cancel(next_call_);
  if (ended_) ended_(*this);
  ended_ = nullptr;
}

}  // namespace holdout
