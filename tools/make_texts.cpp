// make_texts <root> <source>: checks every message of texts/ and games/*/texts and writes them as the C++
// source that is compiled into the program, but those of the web client (web*.json). Exit 1: a text is bad,
// one line a problem; exit 2: wrong use. The source is written whole or not at all.

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "content/write_file.h"
#include "texts/text_tables.h"

namespace {

using namespace holdout;

int refuse(const std::vector<Problem>& problems) {
  for (const Problem& problem : problems) std::fprintf(stderr, "%s\n", problem.message().c_str());
  return 1;
}

// Texts of the web client alone, which the program never says.
bool is_for_the_web(const checks::TextFile& file) {
  return std::string_view(file.path).substr(file.path.rfind('/') + 1).starts_with("web");
}

int make(const std::string& root, const std::string& source) {
  checks::Files files = checks::read_files(root, {"texts", "games/*/texts"}, {".json"});
  std::erase_if(files, is_for_the_web);
  const texts::Gathered gathered = texts::gather(files);
  if (!gathered.problems.empty()) return refuse(gathered.problems);
  const Result<void> written = content::write_file(source, texts::write_source(gathered.languages));
  return written ? 0 : refuse({written.problem()});
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: make_texts <root of the repository> <source to write>\n");
    return 2;
  }
  try {
    return make(argv[1], argv[2]);
  } catch (const std::exception& trouble) {
    return refuse({{argv[1], trouble.what(), {}}});
  }
}
