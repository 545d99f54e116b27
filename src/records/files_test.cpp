#include "records/files.h"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/resource.h>

using namespace holdout;
namespace fs = std::filesystem;

namespace {

// A folder of its own for one test, gone afterwards.
class Folder {
 public:
  Folder() : path_((fs::temp_directory_path() / "holdout_files_XXXXXX").string()) {
    REQUIRE(::mkdtemp(path_.data()) != nullptr);
  }
  ~Folder() { fs::remove_all(path_); }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }
  std::ptrdiff_t count() const { return std::distance(fs::directory_iterator(path_), {}); }

 private:
  std::string path_;
};

// A disk that is full after `bytes`: the system refuses to let files grow beyond.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : before_signal_(::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    ::signal(SIGXFSZ, before_signal_);
  }

 private:
  rlimit before_{};
  sighandler_t before_signal_;
};

}  // namespace

TEST_CASE("a file is written whole and read whole") {
  const Folder folder;
  const std::string text(200'000, 'x');
  REQUIRE(write_file(folder.file("a"), text));
  CHECK(*read_file(folder.file("a")) == text);
  REQUIRE(write_file(folder.file("a"), "new"));
  CHECK(*read_file(folder.file("a")) == "new");
  CHECK(folder.count() == 1);
}

TEST_CASE("a full disk leaves the old file and nothing half written") {
  const Folder folder;
  REQUIRE(write_file(folder.file("a"), "old"));
  Result<void> written;
  {
    const FullDisk disk(1000);
    written = write_file(folder.file("a"), std::string(5000, 'x'));
  }
  REQUIRE_FALSE(written);
  CHECK(written.problem().message() == folder.file("a") + ": cannot be written: File too large");
  CHECK(*read_file(folder.file("a")) == "old");
  CHECK(folder.count() == 1);
}

TEST_CASE("a device without room reports it too, and stays a device") {
  const Result<void> written = write_file("/dev/full", "text");
  REQUIRE_FALSE(written);
  CHECK(written.problem().message() == "/dev/full: cannot be written: No space left on device");
  CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("what cannot be read or written says why") {
  const Folder folder;
  CHECK(read_file(folder.file("gone")).problem().message() ==
        folder.file("gone") + ": cannot be read: No such file or directory");
  CHECK(read_file(fs::temp_directory_path().string()).problem().message() ==
        fs::temp_directory_path().string() + ": cannot be read: Is a directory");
  CHECK(write_file(folder.file("gone/a"), "x").problem().message() ==
        folder.file("gone/a") + ": cannot be written: No such file or directory");
  CHECK_FALSE(write_file(fs::temp_directory_path().string(), "x"));
}
