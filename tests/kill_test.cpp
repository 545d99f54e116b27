#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <future>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/testing/games_for.h"
#include "engine/rng.h"
#include "load/measured_process.h"
#include "server/testing/test_client.h"
#include "storage/testing/store_under_test.h"
#include "support/cli_program.h"
#include "support/environment.h"
#include "table/rows/kept_rows.h"

// The built program is killed without a word, fifty times (or HOLDOUT_KILLS), while people play over real
// sockets, each with several commands under way. What was not acknowledged is sent again, as a browser does.

namespace holdout::testing {
namespace {

namespace json = boost::json;

constexpr std::uint64_t kRounds = 50;
constexpr int kPeople = 12;
constexpr int kTablesEach = 3;
constexpr std::size_t kUnderWay = 4;  // commands of one person
constexpr std::uint32_t kLongestMs = 40;
constexpr auto kPatience = std::chrono::seconds(60);  // only a test that fails waits this long

using Commands = std::map<std::string, std::set<std::uint64_t>>;  // by the code of the table

// What everybody at this test knows: which life of the server it is, and what was acknowledged.
class Scene {
 public:
  explicit Scene(int port) : port_(static_cast<std::uint16_t>(port)) {}
  std::uint16_t port() const { return port_; }

  void server_is_up() {
    const std::lock_guard lock(mutex_);
    ++life_;
    news_.notify_all();
  }
  void finish() {
    const std::lock_guard lock(mutex_);
    finished_ = true;
    news_.notify_all();
  }
  // The next life after `seen`; 0 at the end.
  int wait_for_life(int seen) {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [&] { return finished_ || life_ > seen; });
    return finished_ ? 0 : life_;
  }
  void acknowledged(int person, const std::string& table, std::uint64_t id) {
    const std::lock_guard lock(mutex_);
    commands_[table].insert(id);
    last_life_[person] = life_;
    ++count_;
    news_.notify_all();
  }
  void sent_again(std::size_t commands) {
    const std::lock_guard lock(mutex_);
    sent_again_ += commands;
  }
  // True when somebody got an answer in this life.
  bool wait_for_anybody() {
    std::unique_lock lock(mutex_);
    const std::size_t before = count_;
    return news_.wait_for(lock, kPatience, [&] { return count_ > before; });
  }
  // True when everybody got an answer in this life.
  bool wait_for_all() {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, kPatience, [&] {
      for (int i = 0; i < kPeople; ++i)
        if (last_life_[i] < life_) return false;
      return true;
    });
  }
  const Commands& commands() const { return commands_; }
  std::size_t count() const { return count_; }
  std::size_t sent_again() const { return sent_again_; }

 private:
  std::uint16_t port_;
  std::mutex mutex_;
  std::condition_variable news_;
  int life_ = 0;
  bool finished_ = false;
  std::size_t count_ = 0;
  std::size_t sent_again_ = 0;
  std::map<int, int> last_life_;
  Commands commands_;
};

// Somebody who answers whenever asked, writes lines and changes the table otherwise, and comes back after
// every end.
class KillPlayer {
 public:
  KillPlayer(Scene& scene, int number)
      : scene_(scene), number_(number), rng_(static_cast<std::uint64_t>(number)) {}

  // Guest, tables and seats, while nothing is killed.
  void prepare() {
    guest_ =
        http_call(scene_.port(), "POST", "/api/guests", R"({"name":"Aga"})").json().at("token").as_string();
    // Every other one plays short games, the rest one of the long ones each.
    static const std::vector<std::string> longer = games_for(3);
    const bool is_short = number_ % 2 == 0;
    const std::string game =
        is_short ? "liars_dice" : longer.at(static_cast<std::size_t>(number_) / 2 % longer.size());
    const std::string wish = fmt::format(R"({{"game":"{}","players":{},"pace":"relaxed","bots":"random"}})",
                                         game, is_short ? 2 : 3);
    for (int i = 0; i < kTablesEach; ++i) {
      const HttpReply reply = http_call(scene_.port(), "POST", "/api/tables", wish, guest_);
      REQUIRE_MESSAGE(reply.status == 201, reply.body);
      tables_.push_back({.code = std::string(reply.json().at("code").as_string())});
      sit_down(tables_.back());
    }
  }

  void run() {
    for (int life = scene_.wait_for_life(0); life != 0; life = scene_.wait_for_life(life)) play();
  }

 private:
  struct Place {
    std::string code{};
    std::string token{};
  };

  void hello(TestClient& client, const Place& place) const {
    const std::string seat = place.token.empty() ? "" : fmt::format(R"(,"seat":"{}")", place.token);
    client.send(fmt::format(R"({{"t":"hello","protocol":2,"table":"{}","guest":"{}","name":"Aga"{}}})",
                            place.code, guest_, seat));
  }

  void sit_down(Place& place) {
    TestClient client(scene_.port());
    hello(client, place);
    client.send(fmt::format(R"({{"t":"sit","id":{},"seat":{},"name":"Aga"}})", ++id_, 0));
    const json::object seated = client.wait_for("seated");
    REQUIRE(seated.contains("token"));
    place.token = seated.at("token").as_string();
    client.send(fmt::format(R"({{"t":"start","id":{}}})", ++id_));
    client.wait_for_game();
  }

  // At one table until it is over, then at the next; returns when the server is gone.
  void play() {
    for (;;) {
      const Place& place = tables_[at_];
      TestClient client(scene_.port());
      if (client.status() != 101) return;
      hello(client, place);
      while (const std::optional<std::string> text = client.read()) {
        const json::object message = json::parse(*text).as_object();
        if (message.at("t") == "welcome") send_again(client);
        hear(message, place.code);
        if (over_ && at_ + 1 < tables_.size() && under_way_.empty()) break;
        act(client, message);
      }
      if (!over_ || at_ + 1 >= tables_.size() || !under_way_.empty()) return;
      over_ = false;
      ++at_;
    }
  }

  void send_again(TestClient& client) {
    options_.clear();
    scene_.sent_again(under_way_.size());
    for (const auto& [id, text] : under_way_) client.send(text);
  }

  void hear(const json::object& message, const std::string& code) {
    const json::string& type = message.at("t").as_string();
    if (type == "table") over_ = message.at("table").at("status") == "over";
    if (const json::value* view = message.if_contains("view"))
      if (const json::value* prompt = view->as_object().if_contains("prompt"))
        if (const json::value* serial = prompt->as_object().if_contains("serial"))
          serial_ = serial->as_int64();
    if (const json::value* options = message.if_contains("options")) {
      options_.clear();
      for (const json::value& each : options->as_array()) options_.emplace_back(each.at(0).as_string());
    }
    const json::value* ack = message.if_contains("ack");
    if (ack == nullptr) return;
    const auto id = ack->to_number<std::uint64_t>();
    if (under_way_.erase(id) == 0) return;
    if (id == answer_) answer_ = 0;
    if (type == "update" || type == "done") scene_.acknowledged(number_, code, id);
  }

  // As many commands as may be under way, an answer among them when there is a question.
  void act(TestClient& client, const json::object& message) {
    const json::string& type = message.at("t").as_string();
    if (type == "welcome" || type == "table" || (over_ && at_ + 1 < tables_.size())) return;
    if (!options_.empty() && answer_ == 0) {
      const std::string chosen = options_[rng_.below(static_cast<std::uint32_t>(options_.size()))];
      options_.clear();
      answer_ = tell(client, fmt::format(R"("t":"answer","serial":{},"do":"{}")", serial_, chosen));
    }
    while (under_way_.size() < kUnderWay) tell(client, something());
  }

  // A line, or a change of the table that leaves it as it is.
  std::string something() {
    const std::uint32_t what = rng_.below(30);
    if (what == 0) return R"("t":"bot","seat":1,"level":"random")";
    if (what < 10) return R"("t":"give_owner","seat":0)";
    return fmt::format(R"("t":"chat","text":"line {}")", id_);
  }

  std::uint64_t tell(TestClient& client, const std::string& fields) {
    ++id_;
    const std::string text = fmt::format(R"({{"id":{},{}}})", id_, fields);
    under_way_.emplace(id_, text);
    client.send(text);
    return id_;
  }

  Scene& scene_;
  int number_;
  Rng rng_;
  std::string guest_;
  std::vector<Place> tables_;
  std::size_t at_ = 0;
  bool over_ = false;
  std::uint64_t id_ = 0;
  std::map<std::uint64_t, std::string> under_way_;  // commands that nobody has answered, by id
  std::uint64_t answer_ = 0;                        // the one of them that is an answer
  std::int64_t serial_ = 0;
  std::vector<std::string> options_;
};

template <class T>
T answer_of(const std::function<void(TableStore::Done<T>)>& ask) {
  std::promise<Result<T>> answer;
  ask([&](Result<T> result) { answer.set_value(std::move(result)); });
  Result<T> result = answer.get_future().get();
  REQUIRE_MESSAGE(result, result.problem().message());
  return std::move(*result);
}

// Up to this command the log may have forgotten some, because it keeps only so many of their kind.
std::uint64_t forgotten_up_to(const std::vector<LogRow>& rows) {
  std::uint64_t last = 0;
  for (const LogRow::Kind kind : {LogRow::Kind::Chat, LogRow::Kind::Room}) {
    const auto of_kind = [&](const LogRow& row) { return row.kind == kind && row.command != 0; };
    if (std::ranges::count_if(rows, of_kind) >= KeptRows::kKept)
      last = std::max(last, std::ranges::find_if(rows, of_kind)->command);
  }
  return last;
}

// Every acknowledged command is in the log of its table, and no command is there twice.
void check_store(const std::string& file, const Commands& acknowledged) {
  auto store = SqliteStore::open(file);
  REQUIRE_MESSAGE(store, store.problem().message());
  for (const auto& at_table : acknowledged) {
    const std::string& code = at_table.first;
    const auto found = answer_of<std::optional<FoundTable>>([&](auto done) { (*store)->find(code, done); });
    REQUIRE(found);
    const std::vector<StoredRow> rows = history(**store, found->table);
    std::vector<LogRow> log;
    std::set<std::uint64_t> stored;
    for (const StoredRow& each : rows) {
      const Result<LogRow> row = read_row(each.body);
      REQUIRE(row);
      if (row->command != 0) CHECK_MESSAGE(stored.insert(row->command).second, "stored twice: " << each.body);
      log.push_back(*row);
    }
    const std::uint64_t forgotten = forgotten_up_to(log);
    for (const std::uint64_t each : at_table.second)
      CHECK_MESSAGE((each <= forgotten || stored.contains(each)), "lost: " << each << " at " << code);
  }
}

TEST_CASE("fifty times killed at random under play: nothing acknowledged is lost and everybody goes on") {
  const TestFolder folder;
  const int port = load::free_port();
  const std::vector<std::string> command{HOLDOUT_PROGRAM,
                                         "serve",
                                         "--port",
                                         std::to_string(port),
                                         "--data",
                                         folder.file("data"),
                                         "--examples",
                                         "--log-level",
                                         "error",
                                         "--bot-from-ms",
                                         "0",
                                         "--bot-to-ms",
                                         "5",
                                         "--command-burst",
                                         "10000",
                                         "--command-rate",
                                         "10000"};
  Scene scene(port);
  Rng rng(7);
  auto server = std::make_unique<load::MeasuredProcess>(command, -1);
  server->wait_for_port(port);
  std::vector<KillPlayer> people;
  for (int i = 0; i < kPeople; ++i) people.emplace_back(scene, i).prepare();
  std::vector<std::thread> running;
  for (KillPlayer& each : people) running.emplace_back([&each] { each.run(); });

  bool alive = true;
  const std::uint64_t rounds = from_environment("HOLDOUT_KILLS", kRounds);
  for (std::uint64_t round = 0; round < rounds && alive; ++round) {
    scene.server_is_up();
    // Mostly while people play; now and then before anybody is back.
    if (rng.below(6) != 0) alive = scene.wait_for_anybody();
    std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(kLongestMs)));
    ::kill(server->pid(), SIGKILL);
    server.reset();  // waits for its end
    server = std::make_unique<load::MeasuredProcess>(command, -1);
    server->wait_for_port(port);
  }
  scene.server_is_up();
  const bool all_go_on = alive && scene.wait_for_all();
  scene.finish();
  ::kill(server->pid(), SIGKILL);
  server.reset();
  for (std::thread& each : running) each.join();
  CHECK(alive);
  CHECK(all_go_on);
  MESSAGE(scene.count() << " commands were acknowledged over " << rounds << " kills, " << scene.sent_again()
                        << " were sent again");
  CHECK(scene.sent_again() > 0);
  check_store(folder.file("data") + "/tables.sqlite", scene.commands());
}

}  // namespace
}  // namespace holdout::testing
