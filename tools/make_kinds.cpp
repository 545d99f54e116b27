// make_kinds games/<game>/kinds.json <header> [<header of statements>]: checks the kinds of questions,
// answers, events and statements of a game and writes them as C++. Exit 1: a row is wrong, one line a
// problem; exit 2: wrong use. A header is written whole or not at all.

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "content/folder.h"
#include "content/write_file.h"
#include "kinds/kinds.h"

namespace {

using holdout::Problem;

int refuse(const std::vector<Problem>& problems) {
  for (const Problem& problem : problems) std::fprintf(stderr, "%s\n", problem.message().c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::fprintf(stderr,
                 "usage: make_kinds games/<game>/kinds.json <header to write> [<that of statements>]\n");
    return 2;
  }
  const std::filesystem::path file = std::filesystem::path(argv[1]).lexically_normal();
  const auto root = holdout::content::read_json_file(file);
  if (!root) return refuse({root.problem()});
  const holdout::kinds::Read read = holdout::kinds::read_kinds(*root, file.string());
  if (!read.problems.empty()) return refuse(read.problems);
  const std::string game = file.parent_path().filename().string();
  auto written = holdout::content::write_file(argv[2], holdout::kinds::cpp_header(read.kinds, game));
  if (written && argc == 4)
    written = holdout::content::write_file(argv[3], holdout::kinds::cpp_statements(read.kinds, game));
  return written ? 0 : refuse({written.problem()});
}
