// What hosts and players have on their disks from before: every stored game (support/stored_games.h) is
// opened as the program opens it, and is the same game, or is refused with the reason where the rules have
// changed since.
#include "support/stored_games.h"

#include <algorithm>
#include <filesystem>
#include <functional>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "apps/serving/serving.h"
#include "catalogue/all_games.h"
#include "protocol/messages.h"
#include "records/files.h"
#include "records/record_lines.h"
#include "server_table.h"
#include "support/environment.h"
#include "support/store_games.h"
#include "table/rows/rerun.h"

namespace holdout::testing {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

// Of the tables in the folder of a server.
constexpr std::array<std::string_view, 2> kStatuses{"playing", "over"};

// Every stored thing of that kind, of all games, with what is expected of it.
void for_each_stored(std::string_view kind,
                     const std::function<void(const StoredGames&, const std::string& name,
                                              const json::object& expected)>& open) {
  int opened = 0;
  for (const AnyGame* game : all_games())
    for (const StoredGames& stored : stored_games_of(*game))
      for (int players = game->info().min_players; players <= game->info().max_players; ++players) {
        const std::string name = stored_name(players, kind);
        CAPTURE(stored.file(name));
        REQUIRE(stored.expected.contains(name));
        open(stored, name, stored.expected.at(name).as_object());
        ++opened;
      }
  CHECK(opened > 0);
}

std::string code_of(const json::object& server, std::string_view status) {
  return std::string(server.at(status).at("code").as_string());
}

json::value table_info(const Serving& serving, const std::string& code) {
  return http_call(serving.port(), "GET", "/api/tables/" + code).json();
}

void check_told(const json::object& told, const json::object& expected) {
  CHECK(json::serialize(told) == json::serialize(expected));
}

std::string refusal(const StoredGames& stored, const std::string& file) {
  return fmt::format(
      "{}: line 1: the game was played by version {} of its rules; expected version {}, which this program "
      "plays",
      file, stored.rules_version, stored.game->info().rules_version);
}

// A copy that a server may write to. Git does not keep that only the owner may read the key; nothing asks.
std::string copied(const StoredGames& stored, const std::string& name, const TestFolder& folder) {
  fs::copy(stored.file(name), folder.file("data"));
  fs::resize_file(folder.file("data") + "/" + std::string(kServerLog), kReservedLog);
  return folder.file("data");
}

std::unique_ptr<Serving> serve(const std::string& data) {
  Settings settings;
  settings.port = 0;
  settings.data = data;
  settings.examples = true;
  settings.log_level = "error";
  settings.sync = false;
  auto started = Serving::start(settings, [](std::string_view) {});
  REQUIRE_MESSAGE(started, started.problem().message());
  return std::move(*started);
}

// The rows tell what the rules would tell today: a log made of them has no other words.
void check_rows(const TableOnDisk& table) {
  Rerun played(find_game);
  for (const StoredRow& stored : table.rows) {
    const LogRow row = *read_row(stored.body);
    LogRow today = row;
    if (row.kind == LogRow::Kind::Start)
      today.events = (*played.make_game(*read_room(row.room)))->begin().events;
    if (row.kind == LogRow::Kind::Answer) {
      const RunningGame& game = *played.game();
      today.events = game.try_answer(row.seat, *game.game().parse(game.rules(), row.text)).events;
    }
    CHECK(write_row(today) == write_row(row));
    REQUIRE(played.play(row));
  }
}

// Who sat there comes back with what their browser kept, and is asked again.
void check_return(std::uint16_t port, const json::object& server) {
  TestPlayer back(port, std::string(server.at("guest").as_string()), code_of(server, "playing"));
  back.hello(fmt::format(R"(,"seat":"{}")", server.at("seat").as_string().c_str()));
  const json::object welcome = back.wait_for("welcome");
  CHECK(welcome.at("you") == 0);
  CHECK(welcome.at("owner") == true);
  CHECK_FALSE(back.question().empty());
}

std::vector<TableOnDisk> tables_of(const json::object& server, const std::string& data) {
  return read_tables(data, {code_of(server, "playing"), code_of(server, "over")});
}

void check_same_tables(const std::string& data, const json::object& server) {
  const std::vector<TableOnDisk> tables = tables_of(server, data);
  for (std::size_t i = 0; i < tables.size(); ++i) {
    check_told(told_of_table(tables[i]), server.at(kStatuses[i]).as_object());
    check_rows(tables[i]);
  }
  REQUIRE(tables[0].snapshot);  // from before they were sealed: the table is opened from its rows
  const std::unique_ptr<Serving> serving = serve(data);
  for (const std::string_view status : kStatuses)
    CHECK(table_info(*serving, code_of(server, status)).at("status").as_string() == status);
  const std::string record =
      http_call(serving->port(), "GET", "/api/tables/" + code_of(server, "over") + "/record").body;
  CHECK(record.find(server.at("over").at("record").as_string().c_str()) != std::string::npos);
  check_return(serving->port(), server);
}

// Everybody may read why, and what is stored stays for the version that can play it.
void check_frozen_tables(const StoredGames& stored, const std::string& data, const json::object& server) {
  const std::vector<TableOnDisk> before = tables_of(server, data);
  std::unique_ptr<Serving> serving = serve(data);
  for (const std::string_view status : kStatuses) {
    const json::value info = table_info(*serving, code_of(server, status));
    CHECK(info.at("status") == "frozen");
    CHECK(json::serialize(info.at("reason")) == fmt::format(R"(["frozen.version",{{"begun":{},"now":{}}}])",
                                                            stored.rules_version,
                                                            stored.game->info().rules_version));
  }
  serving->drain();
  serving->wait();
  serving.reset();
  CHECK(tables_of(server, data) == before);
}

TEST_CASE("stored games: there are some of every game that is no example, for every number of players") {
  for (const AnyGame* game : all_games()) {
    const int now = game->info().rules_version;
    if (from_environment("HOLDOUT_REGENERATE", 0) == 1 && !fs::exists(stored_folder(*game, now)))
      store_games(*game);
    const std::vector<StoredGames> all = stored_games_of(*game);
    CHECK_MESSAGE((game->info().example || !all.empty()),
                  stored_folder(*game, now)
                      << " is missing; expected a run with HOLDOUT_REGENERATE=1 to write it");
    for (const StoredGames& stored : all)
      for (int players = game->info().min_players; players <= game->info().max_players; ++players)
        for (const std::string_view kind : kStoredKinds) {
          CHECK_MESSAGE(fs::exists(stored.file(stored_name(players, kind))),
                        stored.file(stored_name(players, kind)));
        }
  }
}

TEST_CASE("stored games: a record is the same game") {
  for_each_stored("record",
                  [](const StoredGames& stored, const std::string& name, const json::object& expected) {
                    const ProgramRun run = holdout_program("check --quiet " + name, "", stored.folder);
                    if (!stored.same_rules()) {
                      CHECK(run.exit == 1);
                      CHECK(run.errors == "holdout: " + refusal(stored, name) + "\n");
                      return;
                    }
                    CHECK(run.exit == 0);
                    check_told(told_of_record(stored.file(name)), expected);
                  });
}

TEST_CASE("stored games: a saved game goes on where it was") {
  for_each_stored(
      "saved", [](const StoredGames& stored, const std::string& name, const json::object& expected) {
        const TestFolder folder;
        const std::string resume = fmt::format("play {} --ask-always --resume {} --profile {}",
                                               stored.game->info().key, name, folder.file("profile"));
        const ProgramRun run =
            holdout_program(resume, "save " + folder.file("again") + "\nquit\nyes\n", stored.folder);
        if (!stored.same_rules()) {
          CHECK(run.exit == 1);
          CHECK(run.errors == "holdout: " + refusal(stored, name) + "\n");
          return;
        }
        CHECK(run.exit == 0);
        check_told(told_of_record(stored.file(name)), expected);
        CHECK(folder.read("again") == *read_file(stored.file(name)));
      });
}

TEST_CASE("stored games: tables of a server that was killed go on where they were") {
  for_each_stored("server",
                  [](const StoredGames& stored, const std::string& name, const json::object& expected) {
                    const TestFolder folder;
                    const std::string data = copied(stored, name, folder);
                    if (stored.same_rules()) {
                      check_same_tables(data, expected);
                    } else {
                      check_frozen_tables(stored, data, expected);
                    }
                  });
}

}  // namespace
}  // namespace holdout::testing
