// check_rules ROOT: lists rule ids of docs/rules that no test names, and ids in tests that docs/rules lacks.
#include <fmt/core.h>

#include "checks/rules.h"

namespace {

using namespace holdout;

// Tests of content files name ids as data, wrong ones included: they prove nothing about rules.
bool proves_rules(const checks::TextFile& file) { return !file.path.starts_with("src/content/"); }

int check(const std::string& root) {
  const checks::Files documents = checks::read_files(root, {"docs/rules"}, {".md"});
  checks::Files tests = checks::read_files(root, {"src", "tests"}, {"_test.cpp", ".play"});
  std::erase_if(tests, [](const checks::TextFile& file) { return !proves_rules(file); });
  const std::size_t rules = checks::count_rules(documents);
  if (rules == 0) {
    fmt::print("docs/rules: no rule id found; at least one line should start with one, like **OS-209**\n");
    return 1;
  }
  return checks::report(checks::check_rules(documents, tests),
                        fmt::format("{} rule ids, each named by a test", rules));
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
