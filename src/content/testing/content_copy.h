#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/folder.h"
#include "content/game_figures.h"

namespace holdout::content {

// A copy of games/<game>/figures that a test may spoil. Complaints name files as in the repository:
// games/<game>/figures/areas.json.
class ContentCopy {
 public:
  // Of the first game, for a test to which any will do.
  ContentCopy() : ContentCopy(std::string(listed_figures().front().game)) {}
  explicit ContentCopy(std::string game) : game_(std::move(game)) {
    namespace fs = std::filesystem;
    static int made = 0;
    root_ = fs::temp_directory_path() / ("holdout-content-" + std::to_string(made++) + "-" + unique_name());
    fs::create_directories(content().parent_path());
    fs::copy(fs::path(HOLDOUT_SOURCE_DIR) / "games" / game_ / "figures", content(),
             fs::copy_options::recursive);
  }
  ~ContentCopy() { std::filesystem::remove_all(root_); }
  ContentCopy(const ContentCopy&) = delete;
  ContentCopy& operator=(const ContentCopy&) = delete;

  std::filesystem::path content() const { return root_ / "games" / game_ / "figures"; }
  std::filesystem::path schemas() const { return content() / "schema"; }

  // Replaces the first occurrence in a file; a text that is not there is a mistake of the test.
  ContentCopy& replace(const std::string& file, const std::string& from, const std::string& to) {
    std::string text = read(content() / file);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) throw std::logic_error(file + " does not contain " + from);
    std::ofstream(content() / file, std::ios::binary) << text.replace(at, from.size(), to);
    return *this;
  }

  std::vector<std::string> problems() const {
    const Loaded loaded = load_folder(content(), schemas());
    std::vector<Problem> found = loaded.problems;
    if (found.empty()) found = own().check(loaded.folder);
    std::vector<std::string> messages;
    for (const Problem& problem : found) messages.push_back(without_root(problem.message()));
    return messages;
  }

 private:
  const GameFigures& own() const {
    for (const GameFigures& each : listed_figures())
      if (each.game == game_) return each;
    throw std::logic_error("no figures of " + game_);
  }

  // Two test programs may run at once.
  static std::string unique_name() {
    return std::to_string(std::filesystem::file_time_type::clock::now().time_since_epoch().count());
  }

  static std::string read(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  std::string without_root(std::string message) const {
    const std::string prefix = root_.string() + "/";
    for (std::size_t at = 0; (at = message.find(prefix)) != std::string::npos;)
      message.erase(at, prefix.size());
    return message;
  }

  std::string game_;
  std::filesystem::path root_;
};

}  // namespace holdout::content
