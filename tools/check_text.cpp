// check_text ROOT: every sentence in every language, complete, well formed, and used.
#include <fmt/core.h>

#include "checks/texts.h"

namespace {

using namespace holdout;

const std::vector<std::string> kTexts = {"texts", "games/*/texts"};

bool is_product_source(const checks::TextFile& file) { return !file.path.ends_with("_test.cpp"); }

int check(const std::string& root) {
  checks::TextInput input;
  input.texts = checks::read_files(root, kTexts, {".json"});
  input.prefixes = checks::read_files(root, kTexts, {"prefixes.txt"});
  input.kinds = checks::read_files(root, {"games"}, {"kinds.json"});
  for (checks::TextFile& file : checks::read_files(root, {"src", "tools", "games"}, {".h", ".cpp"})) {
    if (is_product_source(file)) input.sources.push_back(std::move(file));
  }
  for (checks::TextFile& file : checks::read_files(root, {"web/src", "games/*/web"}, {".ts", ".svelte"})) {
    if (!file.path.ends_with(".test.ts")) input.web.push_back(std::move(file));
  }
  return checks::report(checks::check_texts(input), "texts are complete in every language, and all are used");
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
