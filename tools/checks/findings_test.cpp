#include "checks/findings.h"

#include <filesystem>
#include <stdexcept>

#include <doctest/doctest.h>
#include <stdlib.h>

#include "content/write_file.h"

using namespace holdout;
namespace fs = std::filesystem;

namespace {

// A tree with games/zig/rules/a.cpp, an empty folder beside it, and a file at the top.
struct Tree {
  Tree() {
    fs::create_directories(root() + "/games/zig/rules");
    fs::create_directories(root() + "/games/zig/texts");
    REQUIRE(content::write_file(root() + "/games/zig/rules/a.cpp", "int a;\n"));
    REQUIRE(content::write_file(root() + "/run", "run\n"));
  }
  ~Tree() { fs::remove_all(root()); }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;
  const std::string& root() const { return root_; }

 private:
  static std::string fresh() {
    std::string folder = (fs::temp_directory_path() / "holdout_tree_XXXXXX").string();
    REQUIRE(::mkdtemp(folder.data()) != nullptr);
    return folder;
  }
  std::string root_ = fresh();
};

}  // namespace

TEST_CASE("read_files: what is found is in order; a folder in which nothing is found is a mistake") {
  const Tree tree;
  const auto found = [&](const std::string& folder, const std::string& ending) {
    return checks::read_files(tree.root(), {folder}, {ending}).size();
  };
  CHECK(found("games", ".cpp") == 1);
  CHECK(found("games/*/rules", ".cpp") == 1);
  CHECK(checks::read_files(tree.root(), {"games"}, {".cpp"})[0].path == "games/zig/rules/a.cpp");
  for (const char* folder : {"src", "games/zig/texts", "games/*/texts", "games/*/players", "gone/*/rules"})
    CHECK_THROWS_AS(found(folder, ".cpp"), std::runtime_error);
  CHECK_THROWS_AS(found("games", ".h"), std::runtime_error);
}

TEST_CASE("folders_in and read_top_files: nothing is a mistake there, too") {
  const Tree tree;
  CHECK(checks::folders_in(tree.root(), "games") == std::vector<std::string>{"zig"});
  CHECK(checks::folders_in(tree.root(), "games/zig") == std::vector<std::string>{"rules", "texts"});
  CHECK_THROWS_AS(checks::folders_in(tree.root(), "games/zig/texts"), std::runtime_error);
  CHECK_THROWS_AS(checks::folders_in(tree.root(), "gone"), std::runtime_error);
  REQUIRE(checks::read_top_files(tree.root()).size() == 1);
  CHECK(checks::read_top_files(tree.root())[0].path == "run");
  CHECK_THROWS_AS(checks::read_top_files(tree.root() + "/games"), std::runtime_error);
}
