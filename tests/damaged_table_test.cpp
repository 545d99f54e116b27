// One byte of a real tables.sqlite is another one, and the real server goes on with it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "server_table.h"
#include "storage/sqlite.h"

namespace holdout::testing {

namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const std::string& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
  return count;
}

// Two people at a table of liars_dice, who have begun and answered once.
struct DamagedTable {
  DamagedTable() {
    TestPlayer first(server, aga, code);
    TestPlayer second(server, filip, code);
    first.hello();
    second.hello();
    first.sit(0);
    second.sit(1);
    seat = first.seat_token();
    first.command(R"("t":"start")");
    first.answer(first.question());
    first.wait_for("update");
    say(first, "an early word");
    REQUIRE_FALSE(second.question().empty());
    second.answer("liar");
    CHECK(second.question().empty());
  }

  static void say(TestPlayer& player, std::string_view text) {
    player.command(fmt::format(R"("t":"chat","text":"{}")", text));
    REQUIRE_FALSE(player.wait_for("update").empty());
  }

  // In the file itself, wherever it says so.
  void flip(const std::string& text) const {
    sqlite::Database(file).run("PRAGMA wal_checkpoint(TRUNCATE)");
    std::string bytes = bytes_of(file);
    REQUIRE(count_of(bytes, text) > 0);
    for (std::size_t at = 0; (at = bytes.find(text, at)) != std::string::npos;) bytes[at] ^= 1;
    write_bytes(file, bytes);
  }

  std::map<std::string, std::string> copied() const {
    std::map<std::string, std::string> files;
    for (const char* suffix : {"", "-wal", "-mark"})
      if (fs::exists(file + suffix)) files[file + suffix] = bytes_of(file + suffix);
    return files;
  }

  void check_frozen() {
    for (const std::string& guest : {aga, filip, server.new_guest("Late")}) {
      TestPlayer comes(server, guest, code);
      comes.hello(guest == aga ? fmt::format(R"(,"seat":"{}")", seat) : "");
      CHECK(comes.wait_for("welcome").at("you") == (guest == aga ? 0 : -1));
      const boost::json::object table = comes.wait_for("table").at("table").as_object();
      CHECK(table.at("status") == "frozen");
      comes.client().send(R"({"t":"ping"})");
      CHECK_FALSE(comes.wait_for("pong").empty());
    }
    const std::string path = "/api/tables/" + code;
    CHECK(http_call(server.port(), "GET", path).json().at("status") == "frozen");
    for (const char* what : {"/record", "/replay?seat=0", "/ledger?seat=0"}) {
      const HttpReply reply = http_call(server.port(), "GET", path + what);
      CHECK(reply.status == 409);
      CHECK(reply.json().at("error").at("what") == "is frozen: frozen.unreadable");
      CHECK(reply.header("Retry-After").empty());
    }
    CHECK(count_of(server.log(), "a table is frozen") == 1);
    CHECK(count_of(server.log(), "its log is damaged at row") >= 1);
  }

  TestServer server;
  std::string file = server.folder().file("data/tables.sqlite");
  std::string aga = server.new_guest("Aga");
  std::string filip = server.new_guest("Filip");
  std::string code = server.new_table(aga);
  std::string seat{};
};

}  // namespace

TEST_CASE(
    "a byte that changed before the last snapshot freezes a table, and all who come are told (threads)") {
  DamagedTable damaged;
  damaged.server.drain();
  damaged.flip("an early word");
  damaged.server.start();
  damaged.check_frozen();
}

TEST_CASE(
    "a byte that changed after the last snapshot freezes a table, and all who come are told (threads)") {
  DamagedTable damaged;
  damaged.server.drain();  // which makes the snapshot
  damaged.server.start();
  std::map<std::string, std::string> files;
  {
    TestPlayer again(damaged.server, damaged.aga, damaged.code);
    again.count_on(100);
    again.hello(fmt::format(R"(,"seat":"{}")", damaged.seat));
    again.wait_for("snapshot");
    DamagedTable::say(again, "a late word");
    files = damaged.copied();
  }
  damaged.server.drain();
  for (const auto& [name, bytes] : files) write_bytes(name, bytes);
  damaged.flip("a late word");
  damaged.server.start();
  damaged.check_frozen();
}

TEST_CASE("who wants to be forgotten is, but for the rows of a damaged table, and is told so (threads)") {
  DamagedTable damaged;
  const std::string sound = damaged.server.new_table(damaged.aga);
  const auto speak_at_another = [&] {
    TestPlayer filip(damaged.server, damaged.filip, sound);
    filip.hello();
    filip.command(R"("t":"chat","text":"words to be forgotten")");
    filip.wait_for("done");
  };
  speak_at_another();
  damaged.server.drain();
  damaged.flip("an early word");
  damaged.server.start();
  for (int time = 0; time < 2; ++time) {
    const HttpReply reply = http_call(damaged.server.port(), "DELETE", "/api/my", "", damaged.filip);
    CHECK(reply.status == 409);
    CHECK(std::string(reply.json().at("error").at("where").as_string()) == "tables " + damaged.code);
  }
  const auto mine = http_call(damaged.server.port(), "GET", "/api/my/tables", "", damaged.filip).json();
  CHECK(mine.as_array().empty());
  damaged.check_frozen();
  damaged.server.drain();
  CHECK(bytes_of(damaged.file).find("words to be forgotten") == std::string::npos);
}

}  // namespace holdout::testing
