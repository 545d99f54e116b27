#include "content/write_file.h"

#include <chrono>
#include <fstream>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "content/testing/content_copy.h"

namespace holdout::content {
namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("a file is written whole and replaces the one before") {
  const ContentCopy copy;
  const std::filesystem::path file = copy.content() / "tables.h";
  REQUIRE(write_file(file, "first"));
  REQUIRE(write_file(file, "second\n"));
  CHECK(text_of(file) == "second\n");
  CHECK_FALSE(std::filesystem::exists(copy.content() / "tables.h.unfinished"));
}

TEST_CASE("a file that is so already stays as old as it is") {
  const ContentCopy copy;
  const std::filesystem::path file = copy.content() / "tables.h";
  REQUIRE(write_file(file, "first"));
  const auto before = std::filesystem::last_write_time(file) - std::chrono::hours(1);
  std::filesystem::last_write_time(file, before);
  REQUIRE(write_file(file, "first"));
  CHECK(std::filesystem::last_write_time(file) == before);
  REQUIRE(write_file(file, "second"));
  CHECK(std::filesystem::last_write_time(file) != before);
}

TEST_CASE("a file that cannot be written is refused and nothing is left behind") {
  const ContentCopy copy;
  const std::filesystem::path nowhere = copy.content() / "missing" / "tables.h";
  const Result<void> refused = write_file(nowhere, "text");
  REQUIRE_FALSE(refused);
  CHECK(refused.problem().message() ==
        nowhere.string() + ": cannot be written; expected a writable place with free space");

  const std::filesystem::path folder = copy.content() / "folder";
  std::filesystem::create_directories(folder / "inside");
  const Result<void> in_the_way = write_file(folder, "text");
  REQUIRE_FALSE(in_the_way);
  CHECK(in_the_way.problem().what.starts_with("cannot be written ("));
  CHECK_FALSE(std::filesystem::exists(copy.content() / "folder.unfinished"));
}

TEST_CASE("a full disk is noticed" * doctest::skip(!std::filesystem::exists("/dev/full"))) {
  const ContentCopy copy;
  std::filesystem::create_symlink("/dev/full", copy.content() / "tables.h.unfinished");
  CHECK_FALSE(write_file(copy.content() / "tables.h", std::string(100000, 'x')));
  CHECK_FALSE(std::filesystem::exists(copy.content() / "tables.h"));
}

}  // namespace holdout::content
