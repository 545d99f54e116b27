// Which files the SQLite store opens and which it refuses.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>
#include <fmt/core.h>
#include <unistd.h>

#include "storage/sqlite.h"
#include "storage/testing/store_under_test.h"

using namespace holdout;
using namespace holdout::testing;
namespace fs = std::filesystem;

namespace {

std::string refusal(const std::string& path) {
  auto store = SqliteStore::open(path);
  return store ? "opened" : store.problem().message();
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("a new file is for its owner alone, and an empty one is as good as none") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  open_store(path);
  const auto others = fs::perms::group_all | fs::perms::others_all;
  CHECK((fs::status(path).permissions() & others) == fs::perms::none);
  std::ofstream(folder.file("empty.db")).close();
  CHECK(open_store(folder.file("empty.db")));
}

TEST_CASE("a file that is no database is refused and left as it is") {
  const StoreFolder folder;
  const std::string path = folder.file("notes.txt");
  const std::string notes(5000, 'n');
  std::ofstream(path) << notes;
  CHECK(refusal(path) == path + ": is not a database; expected a file written by this program, or no file");
  CHECK(bytes_of(path) == notes);
}

TEST_CASE("the database of another program is refused and left as it is") {
  const StoreFolder folder;
  const std::string path = folder.file("other.db");
  sqlite::Database(path).run("CREATE TABLE photos(id)");
  const std::string before = bytes_of(path);
  CHECK(refusal(path) ==
        path + ": is the database of another program; expected a file written by this program, or no file");
  CHECK(bytes_of(path) == before);
}

TEST_CASE("a file of a newer version is refused") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  open_store(path);
  sqlite::Database(path).run("PRAGMA user_version = 99");
  CHECK(refusal(path) == path +
                             ": was written by a newer version of this program, in format 99; "
                             "expected format 4 or older");
  CHECK(sqlite::Database(path).number("PRAGMA user_version") == 99);
}

TEST_CASE("a file is open in one store at a time") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  {
    const auto store = open_store(path);
    CHECK(refusal(path) == path + ": is open in another process; expected one server for one file");
  }
  CHECK(open_store(path));
}

TEST_CASE("a file that cannot be made is refused with the reason") {
  const StoreFolder folder;
  const std::string expected = "; expected a file that this user may write, in a folder that exists";
  CHECK(refusal(folder.file("none/tables.db")) ==
        folder.file("none/tables.db") + ": cannot be opened: No such file or directory" + expected);
  CHECK(refusal(folder.path()) == folder.path() + ": cannot be opened: Is a directory" + expected);
  CHECK(refusal("") == "cannot be opened: No such file or directory" + expected);
}

TEST_CASE("a folder that cannot be written to is refused with the reason") {
  const StoreFolder folder;
  // For root every folder of a disk can be written to; one of the kernel's own cannot.
  const std::string path = ::geteuid() == 0 ? "/proc/tables.db" : folder.file("tables.db");
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
  const std::string said = refusal(path);
  fs::permissions(folder.path(), fs::perms::owner_all);
  CHECK(said.starts_with(path + ": cannot be opened: "));
}

TEST_CASE("a file that cannot have its write-ahead log is refused with the reason") {
  const StoreFolder folder;
  const std::string path = folder.file("tables.db");
  open_store(path);
  fs::create_directory(path + "-wal");  // where the write-ahead log would have to be
  CHECK(refusal(path).starts_with(path + ": "));
}
