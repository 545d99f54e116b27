// The server above its ports, on one polled io_context: no socket, no thread, a clock that is set by hand.
#include <deque>
#include <map>
#include <memory>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sodium.h>

#include "catalogue/all_games.h"
#include "catalogue/make_player.h"
#include "server/table_server.h"
#include "storage/memory_store.h"
#include "table/testing/breaking_dice.h"

namespace holdout {

namespace {

namespace asio = boost::asio;

class HandClock final : public Clock {
 public:
  std::int64_t now_ms() const override { return now; }
  Call call_at(std::int64_t at_ms, std::function<void()> wake) override {
    const Call call{at_ms, ++calls};
    waiting.emplace(call, std::move(wake));
    return call;
  }
  void cancel(const Call& call) override { waiting.erase(call); }
  void when_set_forward(std::function<void(std::int64_t)> call) override { moved = std::move(call); }

  std::int64_t now = 1'000'000;
  std::uint64_t calls = 0;
  std::map<Call, std::function<void()>> waiting;
  std::function<void(std::int64_t)> moved;
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
  void run_later(std::function<void()> job) override { job(); }
};

// What the other side of a connection sent and got.
struct Wire {
  explicit Wire(asio::io_context& io) : incoming(io, 64) {}
  asio::experimental::channel<void(boost::system::error_code, std::string)> incoming;
  std::vector<std::string> got;
  int closed = 0;
  bool aborted = false;
  bool deaf = false;  // does not answer a close
  bool answers_pings = false;
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
  void ping() override {
    ++wire_->pings;
    if (wire_->answers_pings) ++wire_->heard;
  }
  std::uint64_t heard() const override { return wire_->heard; }
  void close(int code, bool) override {
    wire_->closed = code;
    if (!wire_->deaf) wire_->incoming.close();
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
                           std::uint64_t seed) -> std::unique_ptr<Player> {
      auto player = make_player(game, rules, seat, level, seed);
      return player ? std::move(*player) : nullptr;
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
    while (!clock.waiting.empty() && clock.waiting.begin()->first.at_ms <= until) {
      clock.now = std::max(clock.now, clock.waiting.begin()->first.at_ms);
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
    server->open(std::make_unique<WireStream>(wire), "127.0.0.1");
    settle();
    return wire;
  }
  void say(const std::shared_ptr<Wire>& wire, const std::string& text) {
    REQUIRE(wire->incoming.try_send(boost::system::error_code(), text));
    settle();
  }
  void hello(const std::shared_ptr<Wire>& wire, const std::string& code) { hello(wire, code, owner); }
  void hello(const std::shared_ptr<Wire>& wire, const std::string& code, const Guest& who) {
    say(wire, fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Aga"}})", code,
                          who.token));
  }

  // At a table of two: the owner, who begins, and a computer player.
  std::shared_ptr<Wire> begin(const std::string& code) {
    const auto wire = connect();
    hello(wire, code);
    say(wire, R"({"t":"sit","id":1,"seat":0,"name":"Aga"})");
    say(wire, R"({"t":"start","id":2})");
    REQUIRE(wire->has(R"({"t":"done","ack":2})"));
    return wire;
  }
  void bid(const std::shared_ptr<Wire>& wire, std::string_view what) {
    say(wire, fmt::format(R"({{"t":"answer","id":3,"serial":1,"do":"bid {}"}})", what));
  }
  HttpResponse get(const std::string& path, const std::string& query = "") {
    return ask({.path = path, .query = query});
  }
  HttpResponse ask(HttpRequest request) {
    if (request.method.empty()) request.method = "GET";
    request.address = "127.0.0.1";
    HttpResponse response;
    asio::co_spawn(
        *io, [&]() -> asio::awaitable<void> { response = co_await server->http().answer(request); },
        asio::detached);
    settle();
    return response;
  }

  std::unique_ptr<asio::io_context> io = std::make_unique<asio::io_context>(1);
  std::shared_ptr<MemoryDisk> disk = std::make_shared<MemoryDisk>();
  MemoryStore store{disk};
  HandClock clock;
  CountingRandom random;
  ImmediateWorkers workers;
  GameShelf shelf;
  Metrics metrics;
  Settings settings;
  std::string logged;
  ServerLog log{LogLevel::Error, true, [this](std::string_view line) { logged += line; }};
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

TEST_CASE(
    "a page of another protocol is sent away, and finds all that was acknowledged when it is loaded anew") {
  World world;
  const std::string code = world.create("random");
  const auto wire = world.begin(code);
  world.bid(wire, "1 2");
  REQUIRE(wire->has(R"("ack":3)"));
  const auto closed_with = [&](int protocol) {
    const auto page = world.connect();
    world.say(page, fmt::format(R"({{"t":"hello","protocol":{},"table":"{}","guest":"{}","name":"Aga"}})",
                                protocol, code, world.owner.token));
    CHECK(page->got.empty());
    return page->closed;
  };
  CHECK(closed_with(1) == kCloseDone);  // these know no other code that ends them for good
  CHECK(closed_with(kProtocol + 1) == kCloseOutdated);
  const auto anew = world.connect();
  world.hello(anew, code);
  CHECK(anew->has(R"("t":"welcome")"));
  CHECK(anew->has(R"(["bid",{"player":"@0","count":1,"face":2}])"));
}

TEST_CASE("a connection that does not answer a close is cut, at a table or before it") {
  World world;
  const std::string code = world.create();
  const auto stranger = world.connect();
  stranger->deaf = true;
  world.say(stranger,
            fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Ola","seat":"no"}})",
                        code, world.owner.token));
  REQUIRE(stranger->closed == 4002);
  const auto late = world.connect();
  late->deaf = true;
  world.pass(10'000);
  REQUIRE(late->closed == 4000);
  world.hello(late, code);
  CHECK(late->got.empty());
  world.pass(2'000);
  for (const auto& wire : {stranger, late}) CHECK(wire->aborted);
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

TEST_CASE("a table that was only asked about is put away when nobody asks for a while") {
  World world;
  world.create();
  world.pass(50'000);
  CHECK(world.server->registry().loaded() == 1);
  world.pass(20'000);
  CHECK(world.server->registry().loaded() == 0);
}

TEST_CASE("a table is put away when all have left, and comes back as it was") {
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
  CHECK(world.server->registry().evicted() == 0);
  wire->incoming.close();
  world.settle();
  CHECK(world.server->sessions() == 0);
  CHECK(world.server->registry().loaded() == 0);
  CHECK(world.server->registry().evicted() == 1);
  const auto again = world.connect();
  world.hello(again, code);
  CHECK(world.server->registry().loaded() == 1);
  CHECK(again->has(R"("name":"Aga")"));
}

// What a call holds is memory that nobody else can have: of a table over days, for days.
TEST_CASE("who has left, and the table that was put away, keep nothing at the clock") {
  World world;
  const std::size_t before = world.clock.waiting.size();
  const std::string code = world.create();
  const auto one = world.connect();
  CHECK(world.clock.waiting.size() == before + 1);  // for a hello
  const auto two = world.connect();
  world.hello(one, code);
  world.hello(two, code, world.guests.make(world.random));
  CHECK(world.clock.waiting.size() == before + 2);  // for a sign of life
  world.say(one, R"({"t":"sit","id":1,"seat":0,"name":"Aga"})");
  world.say(two, R"({"t":"sit","id":1,"seat":1,"name":"Bo"})");
  world.say(one, R"({"t":"start","id":2})");
  REQUIRE(two->has(R"("t":"snapshot")"));
  two->incoming.close();
  world.settle();
  CHECK(world.clock.waiting.size() == before + 2);  // for one to speak, and for the other to come back
  one->incoming.close();
  world.settle();
  REQUIRE(world.server->registry().loaded() == 0);
  CHECK(world.clock.waiting.size() == before);
}

TEST_CASE("a table stays while somebody is there, and while something is under way") {
  World world;
  const std::string code = world.create();
  const auto first = world.connect();
  world.hello(first, code);
  const auto second = world.connect();
  world.hello(second, code);
  second->incoming.close();
  world.settle();
  CHECK(world.server->registry().loaded() == 1);
  REQUIRE(
      first->incoming.try_send(boost::system::error_code(), R"({"t":"sit","id":1,"seat":0,"name":"Aga"})"));
  first->incoming.close();
  while (world.run()) continue;  // the store has not answered yet
  CHECK(world.server->sessions() == 0);
  CHECK(world.server->registry().loaded() == 1);
  world.settle();
  world.pass(10'000);
  CHECK(world.server->registry().loaded() == 0);
  const auto again = world.connect();
  world.hello(again, code);
  CHECK(again->has(R"("name":"Aga")"));
}

TEST_CASE("who comes while a table is being put away finds it") {
  World world;
  const std::string code = world.create();
  world.pass(55'000);
  // The save is under way when somebody knocks: the store answers only when it is run.
  world.clock.now += 30'000;
  while (world.server->registry().loaded() == 1 && !world.clock.waiting.empty() &&
         world.clock.waiting.begin()->first.at_ms <= world.clock.now) {
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

TEST_CASE("a frozen table over days is woken once, and however many there are, others are woken, too") {
  World world;
  const TableId sound = [&] {
    const std::string code = world.create();
    for (const auto& [id, stored] : world.disk->tables)
      if (stored.entry.code == code) return id;
    return TableId{0};
  }();
  world.pass(90'000);
  REQUIRE(world.server->registry().loaded() == 0);
  constexpr int kFrozen = 1450;  // many more than are woken at once
  for (int i = 0; i < kFrozen; ++i) {
    const TableId id = world.disk->next_table++;
    const DirectoryEntry entry{.code = fmt::format("frozen{}", i), .status = "playing", .wake_ms = 1};
    world.disk->tables[id] = {.entry = entry, .snapshot = {}, .rows = {{world.disk->next_row++, "{"}}};
  }
  world.disk->tables.at(sound).entry.wake_ms = 2;
  std::map<TableId, int> loads;
  world.store.set_faults([&loads](StoreCall call, TableId table) {
    if (call == StoreCall::Load) ++loads[table];
    return Fault{};
  });
  world.pass(60'000);
  for (int seconds = 0; seconds < 10; ++seconds) world.pass(1'000);
  CHECK(loads[sound] > 0);
  for (int minutes = 0; minutes < 10; ++minutes) world.pass(60'000);
  CHECK(loads.size() == kFrozen + 1);
  for (const auto& [id, times] : loads)
    if (id != sound) CHECK(times == 1);
}

TEST_CASE("a table that breaks is frozen, told of and put away; others go on, and the server ends in order") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  const std::string broken = world.create("random");
  const std::string sound = world.create("random");
  const auto one = world.begin(broken);
  const auto other = world.begin(sound);
  const testing::Mistaken mistaken(testing::Mistake::HighBid);
  world.bid(one, "2 6");
  CHECK(one->has(R"("status":"frozen")"));
  CHECK(one->closed == 0);
  CHECK(world.logged.find("on purpose") != std::string::npos);
  const auto late = world.connect();
  world.hello(late, broken);
  CHECK(late->has(R"("t":"welcome")"));
  CHECK(late->has(R"("status":"frozen")"));
  world.bid(other, "1 2");
  CHECK(other->has(R"("ack":3)"));

  one->incoming.close();
  late->incoming.close();
  world.settle();
  CHECK(world.server->registry().loaded() == 1);
  const auto back = world.connect();
  world.hello(back, broken);
  CHECK(back->has(R"("status":"playing")"));
  const testing::Mistaken unsaved(testing::Mistake::Saving);
  bool drained = false;
  world.server->drain([&drained] { drained = true; });
  world.settle();
  CHECK(drained);
}

TEST_CASE("a table that throws when it is read lets everybody in who came to it") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  const std::string code = world.create("random");
  const auto first = world.begin(code);
  world.bid(first, "1 2");
  first->incoming.close();
  world.settle();
  REQUIRE(world.server->registry().loaded() == 0);
  const testing::Mistaken mistaken(testing::Mistake::Saved);
  const auto one = world.connect();
  const auto two = world.connect();
  for (const auto& wire : {one, two}) world.hello(wire, code);
  for (const auto& wire : {one, two}) {
    CHECK(wire->has(R"("t":"welcome")"));
    CHECK(wire->has(R"("status":"frozen")"));
  }
}

TEST_CASE("a table over days that broke and goes on is woken again when a decision falls due") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  const RoomWish wish{.game = "liars_dice", .players = 2, .pace = Pace::Days, .bots = "random"};
  std::string code;
  world.server->registry().create(write_room(*make_room(testing::breaking_dice(), wish, world.owner.id)),
                                  [&code](Result<std::string> made) { code = *made; });
  world.settle();
  const testing::Mistaken mistaken(testing::Mistake::HighBid);
  const auto wire = world.begin(code);
  world.bid(wire, "2 6");
  REQUIRE(wire->has(R"("status":"frozen")"));
  wire->incoming.close();
  world.settle();
  const auto back = world.connect();
  world.hello(back, code);
  back->incoming.close();
  world.settle();
  REQUIRE(world.server->registry().loaded() == 0);
  int loads = 0;
  world.store.set_faults([&loads](StoreCall call, TableId) {
    loads += call == StoreCall::Load ? 1 : 0;
    return Fault{};
  });
  world.pass(std::int64_t{26} * 3'600'000);
  CHECK(loads > 0);
}

TEST_CASE("a time that is set forward makes no decision over days overdue, whether its table sleeps or not") {
  World world;
  const auto table_over_days = [&world] {
    std::string code;
    const RoomWish wish{.game = "liars_dice", .players = 2, .pace = Pace::Days, .bots = "random"};
    world.server->registry().create(
        write_room(*make_room(*world.shelf.find("liars_dice"), wish, world.owner.id)),
        [&code](Result<std::string> made) { code = *made; });
    world.settle();
    return code;
  };
  const auto wire = world.begin(table_over_days());
  wire->answers_pings = true;
  const std::string asleep = table_over_days();
  world.begin(asleep)->incoming.close();
  world.settle();
  const auto stored = [&world, &asleep] {
    for (const auto& [id, table] : world.disk->tables)
      if (table.entry.code == asleep) return table.rows.size();
    return std::size_t{0};
  };
  const std::size_t told = wire->got.size();
  const std::size_t before = stored();
  constexpr std::int64_t kJump = 40 * 86'400'000LL;
  world.clock.moved(kJump);
  world.settle();
  world.clock.now += kJump;
  world.pass(std::int64_t{23} * 3'600'000);
  CHECK(stored() == before);
  CHECK(wire->got.size() == told);
  world.pass(std::int64_t{2} * 3'600'000);
  CHECK(stored() > before);
  CHECK(wire->got.size() > told);
  CHECK(world.logged.empty());
}

TEST_CASE("a stored game that cannot be told costs one answer, and says no more than that") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  const std::string code = world.create("random");
  const auto wire = world.begin(code);
  world.bid(wire, "2 6");
  world.pass(1'000);
  REQUIRE(wire->has(R"("status":"over")"));
  const std::string path = "/api/tables/" + code;
  CHECK(world.get(path + "/record").status == 200);
  const testing::Mistaken mistaken(testing::Mistake::HighBid);
  for (const char* what : {"/record", "/replay", "/ledger"}) {
    const std::string_view asked = what;
    HttpResponse response = world.get(path + what, "seat=0");
    CHECK_MESSAGE(response.status == 500, asked);
    CHECK(response.body.find("on purpose") == std::string::npos);
  }
  CHECK(world.logged.find("a game cannot be told") != std::string::npos);
  CHECK(world.get("/healthz").status == 200);
}

TEST_CASE("a server that ends is not ready any more, but alive") {
  World world;
  CHECK(world.get("/readyz").status == 200);
  world.server->drain([] {});
  CHECK(world.get("/readyz").status == 503);
  CHECK(world.get("/healthz").status == 200);
}

TEST_CASE("a server whose disk takes nothing is not ready, and tries again when it is asked") {
  World world;
  world.store.set_faults([](StoreCall call, TableId) {
    const bool writes = call == StoreCall::Create || call == StoreCall::Append || call == StoreCall::Probe;
    return writes ? Fault{.kind = Fault::Kind::Refused} : Fault{};
  });
  world.server->registry().create("{}", [](const Result<std::string>&) {});
  world.store.probe([](const Result<void>&) {});
  world.settle();
  CHECK(world.get("/readyz").status == 503);
  CHECK(world.get("/healthz").status == 200);
  world.store.set_faults({});
  CHECK(world.get("/readyz").status == 200);
}

TEST_CASE("a table where nobody waits expires after a day, and its links say so") {
  World world;
  const std::string code = world.create();
  world.pass(23 * 3'600'000LL);
  CHECK(world.get("/api/tables/" + code).status == 200);  // and looking at it makes it no younger
  world.pass(3'600'000 + 700'000);
  CHECK(world.get("/api/tables/" + code).status == 410);
  CHECK(world.get("/api/tables/" + code + "/record").status == 410);
  const auto late = world.connect();
  world.hello(late, code);
  CHECK(late->closed == kCloseExpired);
  CHECK(world.get("/api/tables/AAAAAA").status == 404);
}

TEST_CASE(
    "a table where somebody waits does not expire, nor does a game before its time, nor any by a jump") {
  World world;
  const std::string waiting = world.create();
  const auto there = world.connect();
  there->answers_pings = true;
  world.hello(there, waiting);
  const std::string played = world.create("random");
  world.begin(played)->incoming.close();
  world.settle();
  for (int hours = 0; hours < 48; ++hours) world.pass(3'600'000);
  CHECK(world.get("/api/tables/" + waiting).status == 200);
  CHECK(world.get("/api/tables/" + played).status == 200);
  world.clock.now += 200 * 86'400'000LL;  // all at once
  world.pass(3'600'000);
  CHECK(world.get("/api/tables/" + played).status == 200);
  for (int hours = 0; hours < 26; ++hours) world.pass(3'600'000);
  CHECK(world.get("/api/tables/" + played).status == 410);
}

TEST_CASE("tables that somebody is at are old for ever, and keep no other from expiring") {
  World world;
  world.settings.guest_tables = 1000;
  std::vector<std::shared_ptr<TableLease>> held;
  std::vector<std::string> codes;
  for (int i = 0; i < 120; ++i) {
    codes.push_back(world.create());
    world.server->registry().open(codes.back(), [&held](const auto& lease) { held.push_back(*lease); });
  }
  world.pass(3'600'000);
  const std::string left = world.create();
  world.pass(26 * 3'600'000LL);
  CHECK(world.get("/api/tables/" + left).status == 410);
  for (const std::string& code : codes) CHECK(world.get("/api/tables/" + code).status == 200);
  held.clear();
  world.pass(3'600'000);
  for (const std::string& code : codes) CHECK(world.get("/api/tables/" + code).status == 410);
}

TEST_CASE("a frozen table is kept as long as one that has ended") {
  World world;
  const std::string code = world.create("random");
  world.begin(code)->incoming.close();
  world.settle();
  world.disk->tables.begin()->second.damage = Problem{.what = "its log is damaged at row 1"};
  const std::string path = "/api/tables/" + code;
  const auto pass_days = [&world](int days) {
    for (int hours = 0; hours < 24 * days; ++hours) world.pass(3'600'000);
  };
  world.clock.now += 100 * 86'400'000LL;
  pass_days(3);
  CHECK(world.get(path).body.find("\"frozen\"") != std::string::npos);
  world.settings.finished_days = 150;
  pass_days(2);
  CHECK(world.get(path).status == 200);
  world.clock.now += 50 * 86'400'000LL;
  pass_days(3);
  CHECK(world.get(path).status == 410);
}

TEST_CASE("who comes while a table expires learns its fate") {
  World world;
  const std::string code = world.create();
  std::string fate;
  bool refused = false;
  world.store.set_faults([&](StoreCall call, TableId) {
    if (call != StoreCall::Expire) return Fault{};
    world.server->registry().open(code, [&fate](const auto& opened) {
      fate = !opened ? "a mistake" : *opened ? "there" : "gone";
    });
    return Fault{.kind = refused ? Fault::Kind::Refused : Fault::Kind::None, .delay = 2};
  });
  SUBCASE("which cannot be stored") {
    refused = true;
    world.pass(25 * 3'600'000LL);
    CHECK(fate == "there");
    CHECK(world.get("/api/tables/" + code).status == 200);
  }
  SUBCASE("for good") {
    world.pass(25 * 3'600'000LL);
    CHECK(fate == "gone");
    CHECK(world.get("/api/tables/" + code).status == 410);
  }
}

TEST_CASE("who asks for tables all at once gets as many as one after the other, and a rematch counts") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  world.settings.guest_tables = 2;
  const std::string played = world.create("random");
  const auto wire = world.begin(played);
  std::vector<std::string> fates;
  const RoomWish wish{.game = "liars_dice", .players = 2, .pace = Pace::Relaxed};
  const std::string room = write_room(*make_room(testing::breaking_dice(), wish, world.owner.id));
  for (int i = 0; i < 4; ++i)
    world.server->registry().create(room, [&fates](const Result<std::string>& code) {
      fates.push_back(code ? "made" : code.problem().what);
    });
  world.settle();
  const std::string too_many = too_many_tables().what;
  std::ranges::sort(fates);
  CHECK(fates == std::vector<std::string>{"made", "made", too_many, too_many});
  world.bid(wire, "2 6");
  world.pass(1'000);
  REQUIRE(wire->has(R"("status":"over")"));
  world.say(wire, R"({"t":"rematch","id":9})");
  CHECK(wire->has(R"("ack":9,"code":"not_now")"));
  world.settings.guest_tables = 3;
  world.say(wire, R"({"t":"rematch","id":10})");
  CHECK(wire->has(R"("ack":10)"));
  CHECK(wire->has(R"("rematch":")"));
}

TEST_CASE("who has a replay already is told that it is the same, and nothing is played again") {
  World world;
  world.shelf.games = {&testing::breaking_dice()};
  const std::string code = world.create("random");
  const auto wire = world.begin(code);
  world.bid(wire, "2 6");
  world.pass(1'000);
  REQUIRE(wire->has(R"("status":"over")"));
  const auto header = [](const HttpResponse& response, std::string_view name) {
    for (const auto& [key, value] : response.headers)
      if (key == name) return value;
    return std::string();
  };
  const std::string path = "/api/tables/" + code + "/replay";
  const HttpResponse first = world.get(path, "seat=0");
  REQUIRE(first.status == 200);
  const std::string tag = header(first, "ETag");
  CHECK(header(first, "Cache-Control") == "private, no-cache");
  const HttpResponse again = world.ask({.path = path, .query = "seat=0", .if_none_match = tag});
  CHECK(again.status == 304);
  CHECK(again.content().empty());
  CHECK(world.ask({.path = path, .query = "seat=1", .if_none_match = tag}).status == 200);
}

TEST_CASE("codes of tables are six signs that nobody mistakes for others") {
  World world;
  world.settings.guest_tables = 100;
  std::map<std::string, int> seen;
  for (int i = 0; i < 50; ++i) {
    const std::string code = world.create();
    CHECK(code.find_first_of("ILO01abcdefghijklmnopqrstuvwxyz") == std::string::npos);
    CHECK(++seen[code] == 1);
  }
}

}  // namespace holdout
