#include <filesystem>
#include <map>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "server/testing/test_client.h"
#include "storage/sqlite.h"
#include "support/served_program.h"

// What a host does with a store, by the commands that docs/hosting.md names.

namespace holdout::testing {
namespace {

namespace fs = std::filesystem;

// A table that the built program stored; its code.
std::string make_table(const TestFolder& folder) {
  ServedProgram program(folder);
  const HttpReply guest = http_call(program.port(), "POST", "/api/guests", R"({"name":"Aga"})");
  const HttpReply table = http_call(program.port(), "POST", "/api/tables",
                                    R"({"game":"liars_dice","players":2,"pace":"relaxed"})",
                                    guest.json().at("token").as_string());
  REQUIRE(table.status == 201);
  CHECK(program.terminate() == 0);
  return std::string(table.json().at("code").as_string());
}

ProgramRun checked(const TestFolder& folder, std::string_view what) {
  return holdout_program(fmt::format("check '{}'", folder.file(what)));
}

void run(const TestFolder& folder, const char* sql) {
  sqlite::Database(folder.file("data/tables.sqlite")).run(sql);
}

// Copied by the line of docs/hosting.md that begins so.
void back_up(const TestFolder& folder) {
  const std::string doc = HOLDOUT_SOURCE_DIR "/docs/hosting.md";
  const std::string line = fmt::format(
      "cd '{}' && eval \"$(sed -n 's/^To copy a running server, use `\\([^`]*\\)`.*/\\1/p' '{}')\"",
      folder.file("data"), doc);
  REQUIRE(std::system(line.c_str()) == 0);
}

}  // namespace

TEST_CASE("a data folder is checked as a whole, and a damaged table is named") {
  const TestFolder folder;
  make_table(folder);
  const ProgramRun good = checked(folder, "data");
  CHECK(good.exit == 0);
  CHECK(good.out.find("good store, 1 tables, 1 rows") != std::string::npos);
  run(folder, "UPDATE log SET body = CAST(replace(body, 'liars', 'liers') AS BLOB)");
  const ProgramRun bad = checked(folder, "data");
  CHECK(bad.exit == 1);
  CHECK(bad.errors.find("table 1: its log is damaged at row 1") != std::string::npos);
  CHECK(bad.errors.find("is damaged in 1 places: 1 tables, 1 rows") != std::string::npos);
}

TEST_CASE("a store that is checked may be that of a server that runs") {
  const TestFolder folder;
  make_table(folder);
  ServedProgram program(folder);
  CHECK(checked(folder, "data").exit == 0);
  CHECK(http_call(program.port(), "GET", "/readyz").status == 200);
  CHECK(program.terminate() == 0);
}

TEST_CASE("the documented copy of a running server is whole, private and can be served") {
  const TestFolder folder;
  const std::string code = make_table(folder);
  {
    ServedProgram program(folder);
    back_up(folder);
  }
  for (const char* copy : {"data/copy.sqlite", "data/copy.key"})
    CHECK((fs::status(folder.file(copy)).permissions() & fs::perms::all) ==
          (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(checked(folder, "data/copy.sqlite").exit == 0);
  const TestFolder other;
  fs::create_directories(other.file("data"));
  fs::copy_file(folder.file("data/copy.sqlite"), other.file("data/tables.sqlite"));
  fs::copy_file(folder.file("data/copy.key"), other.file("data/server.key"));
  ServedProgram restored(other);
  CHECK(http_call(restored.port(), "GET", "/api/tables/" + code).json().at("status") == "open");
}

TEST_CASE("a store that went back is served with leave only, and says so") {
  const TestFolder folder;
  const std::string code = make_table(folder);
  fs::copy_file(folder.file("data/tables.sqlite"), folder.file("older"));
  make_table(folder);
  fs::copy_file(folder.file("older"), folder.file("data/tables.sqlite"),
                fs::copy_options::overwrite_existing);
  const std::string missing = "ends at row 1, and row 2 was stored once";
  CHECK(checked(folder, "data").errors.find(missing) != std::string::npos);
  const ProgramRun refused = holdout_program(fmt::format("serve --port 0 --data '{}'", folder.file("data")));
  CHECK(refused.exit == 1);
  CHECK(refused.errors.find(missing) != std::string::npos);
  CHECK(refused.errors.find("--set-back") != std::string::npos);
  {
    ServedProgram program(folder, "--set-back");
    CHECK(http_call(program.port(), "GET", "/api/tables/" + code).status == 200);
    CHECK(program.terminate() == 0);
    CHECK(program.log().find(missing) != std::string::npos);
  }
  ServedProgram again(folder);
  CHECK(http_call(again.port(), "GET", "/healthz").status == 200);
}

}  // namespace holdout::testing
