#include "server/http/beast_http.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/sockets/beast_stream.h"

namespace holdout {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;
using Parser = http::request_parser<http::string_body>;

constexpr std::int64_t kIdleMs = 30'000;     // between two requests
constexpr std::int64_t kRequestMs = 10'000;  // for a request to arrive, or a response to leave

std::string text(beast::string_view view) { return std::string(view.data(), view.size()); }

bool is_forwarded(const http::request<http::string_body>& request) {
  return request.count(http::field::forwarded) > 0 || request.count(http::field::via) > 0 ||
         request.count("X-Forwarded-For") > 0 || request.count("X-Real-IP") > 0;
}

std::string forwarded_for(const http::request<http::string_body>& request) {
  std::string all;
  const auto [begin, end] = request.equal_range("X-Forwarded-For");
  for (auto each = begin; each != end; ++each) all += (all.empty() ? "" : ",") + text(each->value());
  return all;
}

HttpRequest plain_request(const http::request<http::string_body>& from, std::string address) {
  const std::string target = text(from.target());
  const std::size_t mark = target.find('?');
  return {.method = text(from.method_string()),
          .path = target.substr(0, mark),
          .query = mark == std::string::npos ? "" : target.substr(mark + 1),
          .host = text(from[http::field::host]),
          .origin = text(from[http::field::origin]),
          .authorization = text(from[http::field::authorization]),
          .content_type = text(from[http::field::content_type]),
          .accept_encoding = text(from[http::field::accept_encoding]),
          .accept_language = text(from[http::field::accept_language]),
          .if_none_match = text(from[http::field::if_none_match]),
          .body = from.body(),
          .address = std::move(address),
          .forwarded = is_forwarded(from)};
}

HttpResponse response_to(const error_code& error) {
  if (error == http::error::body_limit)
    return error_response(413, {"body", "is too large", "at most 16 KiB"});
  if (error == http::error::header_limit)
    return error_response(431, {"header", "is too large", "at most 8 KiB"});
  return error_response(400, {"request", "is not HTTP", "HTTP/1.1"});
}

// The other side is not there any more: nobody to answer.
bool gone(const error_code& error) {
  return error == http::error::end_of_stream || error == http::error::partial_message ||
         error.category() == asio::error::get_system_category() ||
         error.category() == asio::error::get_misc_category();
}

// One connection; it outlives the coroutine by its deadline's weak pointer only.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(Socket&& socket, ConnectionToken token, Clock& clock, const HttpHandlers& handlers)
      : socket_(std::move(socket)), token_(std::move(token)), clock_(clock), handlers_(handlers) {
    error_code error;
    socket_.set_option(asio::ip::tcp::no_delay(true), error);
    const auto peer = socket_.remote_endpoint(error);
    if (!error) address_ = peer.address().to_string();
  }

  asio::awaitable<void> run();
  // Nothing is waited for any more: what a call of the clock held would be kept until its time.
  void stop_watching() { clock_.cancel(watch_); }

 private:
  // Cuts the connection if the step that now begins lasts longer.
  void allow(std::int64_t ms, const asio::any_io_executor& executor);
  void watch(std::int64_t at, const asio::any_io_executor& executor);
  asio::awaitable<bool> respond(const HttpResponse& response, bool head, bool keep_alive);
  asio::awaitable<void> upgrade(http::request<http::string_body> request);

  Socket socket_;
  ConnectionToken token_;
  Clock& clock_;
  const HttpHandlers& handlers_;
  std::string address_;
  beast::flat_buffer buffer_{kMaxHttpHeader + kMaxHttpBody};
  std::int64_t deadline_ = 0;
  Clock::Call watch_;  // none before the first step
};

void HttpConnection::watch(std::int64_t at, const asio::any_io_executor& executor) {
  watch_ = clock_.call_at(at, [weak = weak_from_this(), executor] {
    asio::post(executor, [weak, executor] {
      const auto self = weak.lock();
      if (!self) return;
      // A step without a deadline is looked at again, too: the one after it has one.
      const std::int64_t now = self->clock_.now_ms();
      if (self->deadline_ > now) return self->watch(std::min(self->deadline_, now + kRequestMs), executor);
      error_code ignored;
      self->socket_.close(ignored);
    });
  });
}

void HttpConnection::allow(std::int64_t ms, const asio::any_io_executor& executor) {
  deadline_ = clock_.now_ms() + ms;
  if (watch_ == Clock::Call{}) watch(clock_.now_ms() + kRequestMs, executor);
}

asio::awaitable<bool> HttpConnection::respond(const HttpResponse& response, bool head, bool keep_alive) {
  allow(kRequestMs, co_await asio::this_coro::executor);
  const std::string top = response_head(response, keep_alive);
  const std::string_view content = head ? std::string_view() : response.content();
  const std::array<asio::const_buffer, 2> parts = {asio::buffer(top), asio::buffer(content)};
  error_code error;
  co_await asio::async_write(socket_, parts, asio::redirect_error(asio::use_awaitable, error));
  if (!error && !keep_alive) socket_.shutdown(Socket::shutdown_send, error);
  co_return !error && keep_alive;
}

asio::awaitable<void> HttpConnection::upgrade(http::request<http::string_body> request) {
  HttpRequest plain = plain_request(request, handlers_.client(address_, forwarded_for(request)));
  if (const auto refused = handlers_.refuse_upgrade(plain)) {
    co_await respond(*refused, false, false);
    co_return;
  }
  if (plain.address != address_) {  // the connection itself is the proxy's
    ConnectionToken counted = handlers_.count(plain.address);
    if (!counted) {
      co_await respond(too_many(), false, false);
      co_return;
    }
    token_ =
        std::make_shared<std::pair<ConnectionToken, ConnectionToken>>(std::move(token_), std::move(counted));
  }
  deadline_ = std::numeric_limits<std::int64_t>::max() / 2;  // the session keeps its own time from here
  auto stream = co_await accept_stream(std::move(socket_), std::move(token_), request);
  if (stream) handlers_.opened(std::move(stream), plain.address);
}

asio::awaitable<void> HttpConnection::run() {
  const auto self = shared_from_this();
  const auto executor = co_await asio::this_coro::executor;
  for (bool first = true;; first = false) {
    allow(first ? kRequestMs : kIdleMs, executor);
    Parser parser;
    parser.header_limit(kMaxHttpHeader);
    parser.body_limit(kMaxHttpBody);
    error_code error;
    co_await http::async_read_header(socket_, buffer_, parser,
                                     asio::redirect_error(asio::use_awaitable, error));
    if (!error && boost::beast::websocket::is_upgrade(parser.get())) {
      auto request = parser.release();
      co_await upgrade(std::move(request));
      co_return;
    }
    if (!error && !parser.is_done()) {
      allow(kRequestMs, executor);
      co_await http::async_read(socket_, buffer_, parser, asio::redirect_error(asio::use_awaitable, error));
    }
    if (error && gone(error)) co_return;
    if (error) {
      const HttpResponse refusal = response_to(error);
      co_await respond(refusal, false, false);
      co_return;
    }
    deadline_ = std::numeric_limits<std::int64_t>::max() / 2;  // the answer takes the time it takes
    const bool head = parser.get().method() == http::verb::head;
    const bool keep = parser.get().keep_alive();
    HttpRequest request =
        plain_request(parser.get(), handlers_.client(address_, forwarded_for(parser.get())));
    if (head) request.method = "GET";
    const HttpResponse response = co_await handlers_.answer(request);
    if (!co_await respond(response, head, keep)) co_return;
  }
}

}  // namespace

asio::awaitable<void> serve_http(Socket socket, ConnectionToken token, Clock& clock,
                                 const HttpHandlers& handlers) {
  const auto connection =
      std::make_shared<HttpConnection>(std::move(socket), std::move(token), clock, handlers);
  co_await connection->run();
  connection->stop_watching();
}

}  // namespace holdout
