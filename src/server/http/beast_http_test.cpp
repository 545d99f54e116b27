#include "server/http/beast_http.h"

#include <map>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/streambuf.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>

namespace holdout {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

class StoodClock final : public Clock {
 public:
  std::int64_t now_ms() const override { return now_; }
  Call call_at(std::int64_t at_ms, std::function<void()> wake) override {
    const Call call{at_ms, ++calls_};
    waiting_.emplace(call, std::move(wake));
    return call;
  }
  void cancel(const Call& call) override { waiting_.erase(call); }
  void when_set_forward(std::function<void(std::int64_t)>) override {}
  std::size_t waiting() const { return waiting_.size(); }
  void pass(std::int64_t ms, asio::io_context& io) {
    const std::int64_t until = now_ + ms;
    while (!waiting_.empty() && waiting_.begin()->first.at_ms <= until) {
      now_ = std::max(now_, waiting_.begin()->first.at_ms);
      const auto wake = std::move(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      wake();
      io.poll();
    }
    now_ = until;
    io.poll();
  }

 private:
  std::int64_t now_ = 1'000'000;
  std::uint64_t calls_ = 0;
  std::map<Call, std::function<void()>> waiting_;
};

// One connection over loopback, whose answers wait until they are let go.
struct Visit {
  Visit() {
    handlers.answer = [this](const HttpRequest& request) -> asio::awaitable<HttpResponse> {
      asked = request;
      boost::system::error_code ignored;
      co_await answers.async_receive(asio::redirect_error(asio::use_awaitable, ignored));
      co_return json_response("{}");
    };
    handlers.client = [](const std::string& peer, std::string_view) { return peer; };
    tcp::acceptor acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    client.connect(acceptor.local_endpoint());
    Socket served(io);
    acceptor.accept(served);
    auto token = std::make_shared<int>(1);
    open = token;
    asio::co_spawn(asio::make_strand(io), serve_http(std::move(served), std::move(token), clock, handlers),
                   asio::detached);
  }

  void ask(std::string_view headers = "") {
    const std::string text = "GET / HTTP/1.1\r\nHost: x\r\n" + std::string(headers) + "\r\n";
    asio::write(client, asio::buffer(text));
    while (!asked) io.run_one();
  }
  void answer() {
    answers.try_send(boost::system::error_code());
    io.poll();
    asio::streambuf got;
    asio::read_until(client, got, "\r\n\r\n");
    asked.reset();
  }
  bool served() const { return !open.expired(); }

  asio::io_context io{1};
  StoodClock clock;
  HttpHandlers handlers;
  asio::experimental::channel<void(boost::system::error_code)> answers{io, 1};
  std::optional<HttpRequest> asked;
  tcp::socket client{io};
  std::weak_ptr<int> open;
};

}  // namespace

TEST_CASE("an answer takes the time it takes, and what follows on the connection has its deadline again") {
  Visit visit;
  visit.ask();
  visit.clock.pass(25'000, visit.io);
  CHECK(visit.served());
  visit.answer();
  visit.clock.pass(25'000, visit.io);
  CHECK(visit.served());  // between two requests
  visit.clock.pass(20'000, visit.io);
  CHECK_FALSE(visit.served());
}

TEST_CASE("of a connection that has ended the clock keeps nothing") {
  Visit visit;
  visit.ask("Connection: close\r\n");
  CHECK(visit.clock.waiting() == 1);
  visit.answer();
  CHECK_FALSE(visit.served());
  CHECK(visit.clock.waiting() == 0);
}

}  // namespace holdout
