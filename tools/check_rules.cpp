// check_rules ROOT: lists rule ids of games/*/rulebook.md that no test names, and ids in tests
// that no rulebook has.
#include <fmt/core.h>

#include "checks/rules.h"

namespace {

using namespace holdout;

// Tests of figures and seeds of fuzzers name ids as data, wrong ones included: they prove nothing about
// rules.
bool proves_rules(const checks::TextFile& file) {
  const auto lies_in = [&](const char* folder) { return file.path.find(folder) != std::string::npos; };
  return !lies_in("/figures/") && !lies_in("/corpus/");
}

int check(const std::string& root) {
  const checks::Files documents =
      checks::read_files(root, {"games"}, {"/rulebook.md", "/examples/README.md"});
  checks::Files tests = checks::read_files(root, {"src", "tests", "games"}, {"_test.cpp", ".play"});
  std::erase_if(tests, [](const checks::TextFile& file) { return !proves_rules(file); });
  const std::size_t rules = checks::count_rules(documents);
  if (rules == 0) {
    fmt::print(
        "games/*/rulebook.md: no rule id found; at least one line should start with one, like **ZZ-209**\n");
    return 1;
  }
  return checks::report(checks::check_rules(documents, tests),
                        fmt::format("{} rule ids, each named by a test", rules));
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
