// The server above its ports, on one polled io_context: no socket, no thread, a clock that is set by hand.
#include <deque>
#include <map>
#include <memory>

#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sodium.h>

#include "bots/make_player.h"
#include "games/all_games.h"
#include "server/table_server.h"
#include "storage/memory_store.h"

namespace holdout {

namespace {

namespace asio = boost::asio;

class HandClock final : public Clock {
 public:
  std::int64_t now_ms() const override { return now; }
  void call_at(std::int64_t at_ms, std::function<void()> wake) override {
    waiting.emplace(at_ms, std::move(wake));
  }

  std::int64_t now = 1'000'000;
  std::multimap<std::int64_t, std::function<void()>> waiting;
};

class CountingRandom final : public Random {
 public:
  void fill(std::span<std::uint8_t> out) override {
    for (std::uint8_t& byte : out)
      byte = static_cast<std::uint8_t>(state_ = state_ * 1664525U + 1013904223U, state_ >> 24U);
  }

 private:
  std::uint32_t state_ = 1;
};

class ImmediateWorkers final : public Workers {
 public:
  void run(std::function<void()> job) override { job(); }
};

// What the other side of a connection sent and got.
struct Wire {
  explicit Wire(asio::io_context& io) : incoming(io, 64) {}
  asio::experimental::channel<void(boost::system::error_code, std::string)> incoming;
  std::vector<std::string> got;
  int closed = 0;
  bool aborted = false;
  int pings = 0;
  std::uint64_t heard = 0;

  bool has(std::string_view text) const {
    for (const std::string& each : got) {
      if (each.find(text) != std::string::npos) return true;
    }
    return false;
  }
};

class WireStream final : public FrameStream {
 public:
  explicit WireStream(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}

  asio::awaitable<std::optional<std::string_view>> read() override {
    boost::system::error_code error;
    text_ = co_await wire_->incoming.async_receive(asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return std::nullopt;
    ++wire_->heard;
    co_return std::string_view(text_);
  }
  void send(Frame frame) override { wire_->got.push_back(*frame); }
  std::size_t queued() const override { return 0; }
  void ping() override { ++wire_->pings; }
  std::uint64_t heard() const override { return wire_->heard; }
  void close(int code, bool) override {
    wire_->closed = code;
    wire_->incoming.close();
  }
  void abort() override {
    wire_->aborted = true;
    wire_->incoming.close();
  }
  void move_to(asio::any_io_executor) override {}

 private:
  std::shared_ptr<Wire> wire_;
  std::string text_;
};

struct World {
  World() {
    REQUIRE(sodium_init() >= 0);
    settings.idle_seconds = 60;
    settings.bot_from_ms = settings.bot_to_ms = 10;
    shelf.games.assign(all_games().begin(), all_games().end());
    shelf.levels = levels_of;
    shelf.make_player = [](const AnyGame& game, const RulesBox& rules, Seat seat, std::string_view level,
                           std::uint64_t seed) {
      return std::move(*make_player(game, rules, seat, level, seed));
    };
    server = std::make_unique<TableServer>(*parts);
    server->start();
    settle();
  }
  ~World() {
    clock.waiting.clear();
    server->registry().forget();
    io.reset();  // sessions in there still use the rest
  }

  // Everything that can happen without time passing.
  void settle() {
    for (bool busy = true; busy;) {
      busy = run();
      busy = store.run_pending() || busy;
      busy = run() || busy;
    }
  }
  bool run() {
    io->restart();
    return io->poll() > 0;
  }
  void pass(std::int64_t ms) {
    const std::int64_t until = clock.now + ms;
    while (!clock.waiting.empty() && clock.waiting.begin()->first <= until) {
      clock.now = std::max(clock.now, clock.waiting.begin()->first);
      const auto wake = std::move(clock.waiting.begin()->second);
      clock.waiting.erase(clock.waiting.begin());
      wake();
      settle();
    }
    clock.now = until;
    settle();
  }
  std::string create(std::string_view more = "") {
    std::string code;
    RoomWish wish{.game = "liars_dice", .players = 2, .pace = Pace::Relaxed, .bots = std::string(more)};
    server->registry().create(write_room(*make_room(*shelf.find("liars_dice"), wish, owner.id)),
                              [&code](Result<std::string> made) { code = *made; });
    settle();
    REQUIRE(code.size() == 6);
    return code;
  }
  std::shared_ptr<Wire> connect() {
    const auto wire = std::make_shared<Wire>(*io);
    server->open(std::make_unique<WireStream>(wire));
    settle();
    return wire;
  }
  void say(const std::shared_ptr<Wire>& wire, const std::string& text) {
    REQUIRE(wire->incoming.try_send(boost::system::error_code(), text));
    settle();
  }
  void hello(const std::shared_ptr<Wire>& wire, const std::string& code) {
    say(wire, fmt::format(R"({{"t":"hello","protocol":1,"table":"{}","guest":"{}","name":"Aga"}})", code,
                          owner.token));
  }

  std::unique_ptr<asio::io_context> io = std::make_unique<asio::io_context>(1);
  MemoryStore store{std::make_shared<MemoryDisk>()};
  HandClock clock;
  CountingRandom random;
  ImmediateWorkers workers;
  GameShelf shelf;
  Metrics metrics;
  Settings settings;
  ServerLog log{LogLevel::Error, true, [](std::string_view) {}};
  Guests guests{Guests::Key{}};
  Guest owner = guests.make(random);
  std::unique_ptr<ServerParts> parts = std::unique_ptr<ServerParts>(
      new ServerParts{*io, store, clock, workers, random, shelf, metrics, log, settings, guests, {}});
  std::unique_ptr<TableServer> server;
};

}  // namespace

TEST_CASE("a connection that does not say hello is closed after ten seconds") {
  World world;
  const auto wire = world.connect();
  world.pass(9'999);
  CHECK(wire->closed == 0);
  world.pass(1);
  CHECK(wire->closed == 4000);
  CHECK(world.server->sessions() == 0);
}

TEST_CASE("a connection that is silent is asked, and cut when it does not answer") {
  World world;
  const auto wire = world.connect();
  world.hello(wire, world.create());
  REQUIRE(wire->has(R"("t":"welcome")"));
  world.pass(40'000);
  CHECK(wire->pings == 1);
  ++wire->heard;  // it answered
  world.pass(40'000);
  CHECK_FALSE(wire->aborted);
  world.pass(60'000);
  CHECK(wire->aborted);
  CHECK(world.server->sessions() == 0);
}

TEST_CASE("a table is put away when nobody has been there for a while, and comes back as it was") {
  World world;
  const std::string code = world.create();
  CHECK(world.server->registry().loaded() == 1);
  const auto wire = world.connect();
  world.hello(wire, code);
  world.say(wire, R"({"t":"sit","id":1,"seat":0,"name":"Aga"})");
  REQUIRE(wire->has(R"("t":"seated")"));
  world.pass(15'000);
  world.say(wire, R"({"t":"ping"})");
  world.pass(15'000);
  world.say(wire, R"({"t":"ping"})");
  world.pass(15'000);
  world.say(wire, R"({"t":"ping"})");
  world.pass(15'000);
  CHECK(world.server->registry().loaded() == 1);
  wire->incoming.close();
  world.settle();
  CHECK(world.server->sessions() == 0);
  world.pass(90'000);
  CHECK(world.server->registry().loaded() == 0);
  const auto again = world.connect();
  world.hello(again, code);
  CHECK(world.server->registry().loaded() == 1);
  CHECK(again->has(R"("name":"Aga")"));
}

TEST_CASE("who comes while a table is being put away finds it") {
  World world;
  const std::string code = world.create();
  world.pass(55'000);
  // The save is under way when somebody knocks: the store answers only when it is run.
  world.clock.now += 30'000;
  while (world.server->registry().loaded() == 1 && !world.clock.waiting.empty() &&
         world.clock.waiting.begin()->first <= world.clock.now) {
    const auto wake = std::move(world.clock.waiting.begin()->second);
    world.clock.waiting.erase(world.clock.waiting.begin());
    wake();
    while (world.run()) continue;
  }
  const auto wire = world.connect();
  world.hello(wire, code);
  CHECK(wire->has(R"("t":"welcome")"));
  CHECK(world.server->registry().loaded() == 1);
}

TEST_CASE("at the end everybody is told, at a table or not yet, and nobody comes in any more") {
  World world;
  const std::string code = world.create();
  const auto seated = world.connect();
  world.hello(seated, code);
  const auto silent = world.connect();
  bool drained = false;
  world.server->drain([&drained] { drained = true; });
  world.settle();
  CHECK(drained);
  CHECK(seated->closed == 1001);
  CHECK(silent->closed == 1001);
  CHECK(seated->has(R"("t":"bye")"));
  CHECK(silent->has(R"("t":"bye")"));
  const auto late = world.connect();
  world.hello(late, code);
  CHECK(late->closed == 1001);
}

TEST_CASE("codes of tables are six signs that nobody mistakes for others") {
  World world;
  std::map<std::string, int> seen;
  for (int i = 0; i < 50; ++i) {
    const std::string code = world.create();
    CHECK(code.find_first_of("ILO01abcdefghijklmnopqrstuvwxyz") == std::string::npos);
    CHECK(++seen[code] == 1);
  }
}

}  // namespace holdout
