#include <array>
#include <set>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "server_table.h"

// What a real server gives to somebody who asks for what belongs to another.

namespace holdout::testing {

namespace json = boost::json;

namespace {

std::string with_seat(const std::string& token) { return fmt::format(R"(,"seat":"{}")", token); }

// Aga and Filip at a table of two.
struct Pair {
  explicit Pair(const TestServer& server)
      : aga(server.new_guest("Aga")),
        filip(server.new_guest("Filip")),
        code(server.new_table(aga)),
        first(server, aga, code),
        second(server, filip, code) {
    first.hello();
    first.sit(0);
    second.hello();
    second.sit(1);
  }

  std::string aga;
  std::string filip;
  std::string code;
  TestPlayer first;
  TestPlayer second;
};

}  // namespace

TEST_CASE("the token of a seat opens that seat and no other (threads)") {
  TestServer server;
  Pair pair(server);
  pair.first.command(R"("t":"start")");
  const std::string option = pair.first.question();
  REQUIRE_FALSE(option.empty());

  // Aga with the token of Filip's seat is at Filip's seat, and has nothing to say for her own there.
  TestPlayer stray(server, pair.aga, pair.code);
  stray.hello(with_seat(pair.second.seat_token()));
  CHECK(stray.wait_for("welcome").at("you") == 1);
  const json::object shown = stray.client().wait_for_game();
  CHECK(shown.at("view").at("viewer") == 1);
  CHECK(shown.at("view") == pair.second.client().wait_for_game().at("view"));
  CHECK(shown.at("options").as_array().empty());
  stray.command(fmt::format(R"("t":"answer","serial":{},"do":"{}")", pair.first.serial(), option));
  CHECK_FALSE(stray.wait_for("refused").empty());

  // Her own seat was not touched by it.
  const std::uint64_t id = pair.first.answer(option);
  CHECK(pair.first.wait_for("update").at("ack") == id);
}

TEST_CASE("the token of a seat at another table, or of who sat there before, opens nothing (threads)") {
  TestServer server;
  Pair pair(server);
  const std::string before = pair.second.seat_token();

  TestPlayer elsewhere(server, pair.filip, server.new_table(pair.aga));
  elsewhere.hello(with_seat(before));
  CHECK(elsewhere.client().wait_for_close() == 4002);

  pair.second.command(R"("t":"stand")");
  CHECK_FALSE(pair.second.wait_for("done").empty());
  TestPlayer gone(server, pair.filip, pair.code);
  gone.hello(with_seat(before));
  CHECK(gone.client().wait_for_close() == 4002);

  TestPlayer third(server, server.new_guest("Kasia"), pair.code);
  third.hello();
  third.sit(1);
  CHECK(third.seat_token() != before);
  TestPlayer late(server, pair.filip, pair.code);
  late.hello(with_seat(before));
  CHECK(late.client().wait_for_close() == 4002);
}

TEST_CASE("messages of a game are on the line as long for one seat as for the other (threads)") {
  TestServer server;
  Pair pair(server);
  pair.first.command(R"("t":"start")");
  struct Line {
    std::set<std::size_t> snapshots{};
    std::set<std::size_t> updates{};
    std::set<std::size_t> texts{};  // without what fills them up
  };
  std::array<Line, 2> lines;
  const auto listen = [](TestPlayer& player, Line& line, int updates) {
    while (updates > 0) {
      const std::optional<std::string> heard = player.client().read();
      REQUIRE(heard);
      const json::object message = json::parse(*heard).as_object();
      if (message.at("t") == "snapshot" && message.contains("view")) line.snapshots.insert(heard->size());
      if (message.at("t") != "update" || !message.contains("view")) continue;
      line.updates.insert(heard->size());
      line.texts.insert(heard->find_last_not_of(' ') + 1);
      --updates;
    }
  };
  const std::string option = pair.first.question();
  pair.first.answer(option);
  listen(pair.first, lines[0], 1);
  listen(pair.second, lines[1], 1);
  for (const Line& line : lines)
    for (const std::size_t bytes : line.updates) CHECK(bytes % 512 == 0);
  CHECK(lines[0].texts != lines[1].texts);
  CHECK(lines[1].snapshots.size() == 1);
}

}  // namespace holdout::testing
