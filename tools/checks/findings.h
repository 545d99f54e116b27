#pragma once

#include <string>
#include <vector>

namespace holdout::checks {

// A file of the repository, held in memory so that a check can be tested without a disk.
struct TextFile {
  std::string path;  // from the root of the repository, with forward slashes
  std::string text;
};

// What a check complains about. Line 0 means the file as a whole.
struct Finding {
  std::string path;
  int line = 0;
  std::string message;
  friend bool operator==(const Finding&, const Finding&) = default;
};

using Files = std::vector<TextFile>;
using Findings = std::vector<Finding>;

// Every file below the given folders of `root` with one of the endings, ordered by path. A folder may have a
// * for any name: games/*/texts. A folder in which nothing is found is a mistake of whoever looks there.
Files read_files(const std::string& root, const std::vector<std::string>& folders,
                 const std::vector<std::string>& endings);

// The files of `root` itself, in no folder.
Files read_top_files(const std::string& root);

// The names of the folders in a folder of `root`, ordered; none is a mistake as well.
std::vector<std::string> folders_in(const std::string& root, const std::string& folder);

std::vector<std::string> lines_of(const std::string& text);

// Prints "path:line: message" for each finding and a closing sentence; returns the exit code, 0 or 1.
int report(const Findings& findings, const std::string& all_is_well);

// Runs `check` on the root named by the only argument; wrong use and unreadable files end with exit code 2.
int run_check(int argc, char** argv, int (*check)(const std::string& root));

}  // namespace holdout::checks
