// check_text ROOT: every sentence in every language, complete, well formed, and used.
#include <fmt/core.h>

#include "checks/texts.h"

namespace {

using namespace holdout;

bool is_product_source(const checks::TextFile& file) { return !file.path.ends_with("_test.cpp"); }

int check(const std::string& root) {
  checks::TextInput input;
  input.texts = checks::read_files(root, {"content/text"}, {".json"});
  input.prefixes = checks::read_files(root, {"content/text"}, {"prefixes.txt"});
  for (checks::TextFile& file : checks::read_files(root, {"src", "tools"}, {".h", ".cpp"})) {
    if (is_product_source(file)) input.sources.push_back(std::move(file));
  }
  for (checks::TextFile& file : checks::read_files(root, {"web/src"}, {".ts", ".svelte"})) {
    if (!file.path.ends_with(".test.ts")) input.web.push_back(std::move(file));
  }
  if (input.texts.empty()) {
    fmt::print("content/text: no texts found; expected <language>/*.json\n");
    return 1;
  }
  return checks::report(checks::check_texts(input), "texts are complete in every language, and all are used");
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
