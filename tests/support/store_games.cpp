#include "store_games.h"

#include <csignal>
#include <filesystem>
#include <memory>

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "cli_program.h"
#include "load/measured_process.h"
#include "records/files.h"
#include "server_table.h"
#include "stored_games.h"

namespace holdout::testing {

namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

void store_record(const AnyGame& game, int players, const std::string& file) {
  const TestFolder folder;
  const std::string_view key = game.info().key;
  REQUIRE(holdout_program(
              fmt::format("sim {} --players {} --games 1 -s 7 --records {}", key, players, folder.path()))
              .exit == 0);
  fs::copy_file(folder.file(fmt::format("{}-000001.record", key)), file);
}

// Saved after some answers; a game that is over by then is played again with fewer.
void store_saved(const AnyGame& game, int players, const std::string& file) {
  for (int answers = 24; answers > 0 && !fs::exists(file); answers /= 2) {
    const TestFolder folder;
    std::string input;
    for (int i = 0; i < answers; ++i) input += "1\n";
    holdout_program(fmt::format("play {} --players {} -s 7 --profile {}", game.info().key, players,
                                folder.file("profile")),
                    input + "save " + file + "\nquit\nyes\n");
  }
  REQUIRE(fs::exists(file));
}

class StoringServer {
 public:
  StoringServer() { start(); }

  std::uint16_t port() const { return static_cast<std::uint16_t>(port_); }
  const std::string& data() const { return data_; }
  void start() {
    const std::vector<std::string> command{HOLDOUT_PROGRAM,
                                           "serve",
                                           "--port",
                                           std::to_string(port_),
                                           "--data",
                                           data_,
                                           "--examples",
                                           "--log-level",
                                           "error",
                                           "--bot-from-ms",
                                           "0",
                                           "--bot-to-ms",
                                           "1",
                                           "--command-burst",
                                           "10000",
                                           "--command-rate",
                                           "10000"};
    server_ = std::make_unique<load::MeasuredProcess>(command, -1);
    server_->wait_for_port(port_);
  }
  void stop() { server_.reset(); }
  void kill() {
    ::kill(server_->pid(), SIGKILL);
    server_.reset();
  }

 private:
  TestFolder folder_;
  std::string data_ = folder_.file("data");
  int port_ = load::free_port();
  std::unique_ptr<load::MeasuredProcess> server_;
};

// A table in whose first seat somebody sits, with computer players in the others; the game has begun.
std::unique_ptr<TestPlayer> begin_table(const StoringServer& server, const std::string& guest,
                                        const AnyGame& game, int players, std::string& code) {
  const std::string wish =
      fmt::format(R"({{"game":"{}","players":{},"pace":"relaxed"}})", game.info().key, players);
  const HttpReply reply = http_call(server.port(), "POST", "/api/tables", wish, guest);
  REQUIRE_MESSAGE(reply.status == 201, reply.body);
  code = reply.json().at("code").as_string();
  auto host = std::make_unique<TestPlayer>(server.port(), guest, code);
  host->hello();
  host->sit(0);
  host->command(R"("t":"chat","text":"Good evening")");
  host->command(R"("t":"start")");
  return host;
}

// True when it asks for one answer more.
bool play_on(TestPlayer& host, int answers) {
  std::string option = host.question();
  for (int i = 0; i < answers && !option.empty(); ++i) {
    host.answer(option);
    option = host.question();
  }
  return !option.empty();
}

// The server reserves room in its log with zeros: kReservedLog says how much, and the corpus does without.
void cut_reserve(const std::string& folder) {
  const std::string log = folder + "/" + std::string(kServerLog);
  std::string bytes = *read_file(log);
  constexpr std::size_t kPage = 4096;
  const std::size_t used = bytes.find_last_not_of('\0') + 1;
  fs::resize_file(log, (used / kPage + 1) * kPage);
}

// The data folder of a server that was ended once in good order and then killed, so that the table under way
// has a snapshot and rows after it. The answer says what lies there, and what who comes back has to show.
json::object store_server(const AnyGame& game, int players, const std::string& folder) {
  StoringServer server;
  const HttpReply reply = http_call(server.port(), "POST", "/api/guests", R"({"name":"Aga"})");
  const std::string guest(reply.json().at("token").as_string());
  constexpr int kWholeGame = 10'000;
  std::string over;
  REQUIRE_FALSE(play_on(*begin_table(server, guest, game, players, over), kWholeGame));
  for (;;) {  // short games may end too soon
    std::string code;
    auto host = begin_table(server, guest, game, players, code);
    const bool asked = play_on(*host, game.info().example ? 0 : 15);
    const std::string seat = host->seat_token();
    const std::uint64_t last_id = host->last_id();
    host.reset();
    if (!asked) continue;
    server.stop();
    server.start();
    TestPlayer again(server.port(), guest, code);
    again.hello(fmt::format(R"(,"seat":"{}")", seat));
    again.count_on(last_id);
    again.command(R"("t":"chat","text":"Here again")");
    if (!play_on(again, game.info().example ? 1 : 5)) continue;
    server.kill();
    fs::copy(server.data(), folder);
    cut_reserve(folder);
    const std::vector<TableOnDisk> tables = read_tables(server.data(), {code, over});
    return {{"guest", guest},
            {"seat", seat},
            {"playing", told_of_table(tables[0])},
            {"over", told_of_table(tables[1])}};
  }
}

}  // namespace

void store_games(const AnyGame& game) {
  const std::string folder = stored_folder(game, game.info().rules_version);
  fs::create_directories(folder);
  json::object expected;
  for (int players = game.info().min_players; players <= game.info().max_players; ++players) {
    const auto file = [&](std::string_view kind) { return folder + "/" + stored_name(players, kind); };
    store_record(game, players, file("record"));
    store_saved(game, players, file("saved"));
    for (const std::string_view kind : {"record", "saved"})
      expected[stored_name(players, kind)] = told_of_record(file(kind));
    expected[stored_name(players, "server")] = store_server(game, players, file("server"));
  }
  REQUIRE(write_file(folder + "/expected.json", json::serialize(expected) + "\n"));
}

}  // namespace holdout::testing
