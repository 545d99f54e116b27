#include <algorithm>
#include <filesystem>
#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "catalogue/all_games.h"
#include "examples/run_play.h"
#include "records/files.h"

namespace holdout {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUsualPlace = "games/*/examples";

std::vector<std::string> usual_places() {
  std::vector<std::string> places;
  for (const std::string& game : games_with_examples()) places.push_back("games/" + game + "/examples");
  return places;
}

// The .play files of a folder and everything below it, or the file itself.
Result<std::vector<std::string>> play_files(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return std::vector{path};
  std::vector<std::string> files;
  for (fs::recursive_directory_iterator each(path, error), end; !error && each != end; each.increment(error))
    if (each->path().extension() == ".play") files.push_back(each->path().string());
  if (error) return Problem{.where = path, .what = "cannot be read: " + error.message()};
  if (files.empty()) return Problem{.where = path, .what = "has no .play files"};
  std::sort(files.begin(), files.end());
  return files;
}

Exit run_examples(const std::vector<std::string>& paths) {
  int examples = 0;
  int expectations = 0;
  int failed = 0;
  std::size_t files = 0;
  for (const std::string& path : paths) {
    const Result<std::vector<std::string>> found = play_files(path);
    if (!found) return report(found.problem(), Exit::BadInput);
    files += found->size();
    for (const std::string& file : *found) {
      const Result<std::string> text = read_file(file);
      if (!text) return report(text.problem(), Exit::BadInput);
      const PlayReport played = run_play(*text, file);
      examples += played.examples;
      expectations += played.expectations;
      failed += static_cast<int>(played.problems.size());
      for (const Problem& problem : played.problems) report(problem, Exit::BadInput);
    }
  }
  const Exit printed = print(fmt::format("{} files, {} examples, {} expectations, {} failed\n", files,
                                         examples, expectations, failed));
  return failed > 0 ? Exit::BadInput : printed;
}

}  // namespace

void add_examples(CLI::App& app, Exit& exit) {
  CLI::App* examples = app.add_subcommand("examples", "play the worked examples of the rules, .play files");
  auto paths = std::make_shared<std::vector<std::string>>();
  examples->add_option("paths", *paths, fmt::format("files and folders; without them {}", kUsualPlace));
  examples->callback([paths, &exit] {
    if (paths->empty()) *paths = usual_places();
    exit = run_examples(*paths);
  });
}

}  // namespace holdout
