// docs/adding-a-game.md and docs/proving-a-game.md say what is there: the code that it shows is that of the
// game it walks through, and the files that it names exist. Its commands are run by tools/try_new_game.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "records/files.h"

namespace holdout {
namespace {

namespace fs = std::filesystem;

const fs::path kTree = HOLDOUT_SOURCE_DIR;
const fs::path kModel = kTree / "games" / "liars_dice";

std::string text_at(const fs::path& path) {
  const Result<std::string> text = read_file(path.string());
  REQUIRE_MESSAGE(text, path);
  return *text;
}

// Lines are broken where the document or the file is wide enough.
std::string without_spaces(std::string text) {
  std::erase_if(text, [](unsigned char each) { return std::isspace(each) != 0; });
  return text;
}

// What the game consists of, but for what is drawn of it.
std::vector<std::string> model_files() {
  std::vector<std::string> files{without_spaces(text_at(kModel / "kinds.json"))};
  for (const char* folder : {"rules", "texts/en"})
    for (const fs::directory_entry& each : fs::directory_iterator(kModel / folder))
      files.push_back(without_spaces(text_at(each.path())));
  return files;
}

// The blocks of code, each as its lines. A line that begins with "…" leaves something out.
std::vector<std::vector<std::string>> blocks_of(const std::string& document, const std::string& language) {
  std::vector<std::vector<std::string>> blocks;
  bool inside = false;
  std::istringstream lines(document);
  for (std::string line; std::getline(lines, line);) {
    if (line == "```" + language) blocks.emplace_back();
    if (line.starts_with("```")) {
      inside = line == "```" + language;
    } else if (const std::string said = without_spaces(line); inside && !said.empty()) {
      if (!said.starts_with("…")) blocks.back().push_back(said);
    }
  }
  return blocks;
}

bool has_in_order(const std::string& file, const std::vector<std::string>& lines) {
  std::size_t from = 0;
  for (const std::string& line : lines) {
    const std::size_t found = file.find(line, from);
    if (found == std::string::npos) return false;
    from = found + line.size();
  }
  return true;
}

std::string both_documents() {
  return text_at(kTree / "docs" / "adding-a-game.md") + text_at(kTree / "docs" / "proving-a-game.md");
}

// In the tree (a tool by its name), in src, or in the folder of some game.
bool is_there(const std::string& path) {
  if (fs::exists(kTree / path) || fs::exists(kTree / "src" / path) || fs::exists(kTree / (path + ".cpp")))
    return true;
  return std::ranges::any_of(fs::directory_iterator(kTree / "games"),
                             [&](const fs::directory_entry& game) { return fs::exists(game.path() / path); });
}

// Names in backticks that have a folder, such as `engine/game.h`; `<game>` stands for any.
std::vector<std::string> paths_in(const std::string& document) {
  std::vector<std::string> paths;
  const std::regex path("`([a-z_<>.]+/[A-Za-z0-9_<>./-]*)`");
  for (std::sregex_iterator each(document.begin(), document.end(), path); each != std::sregex_iterator();
       ++each)
    paths.push_back(std::regex_replace((*each)[1].str(), std::regex("<game>"), "liars_dice"));
  return paths;
}

}  // namespace

TEST_CASE("adding a game: the code that the documents show is in the game they walk through") {
  const std::string document = both_documents();
  const std::vector<std::string> files = model_files();
  for (const char* language : {"cpp", "json"}) {
    const auto blocks = blocks_of(document, language);
    CHECK_FALSE(blocks.empty());
    for (const std::vector<std::string>& block : blocks)
      CHECK_MESSAGE(
          std::ranges::any_of(files, [&](const std::string& file) { return has_in_order(file, block); }),
          "no file has the lines of the block that begins with ", block.front());
  }
}

TEST_CASE("adding a game: the files that the documents name are there") {
  const std::vector<std::string> paths = paths_in(both_documents());
  CHECK(paths.size() >= 10);
  for (const std::string& path : paths) CHECK_MESSAGE(is_there(path), path, " is not there");
}

}  // namespace holdout
