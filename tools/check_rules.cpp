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
  checks::Findings findings = checks::games_without_rules(checks::folders_in(root, "games"), documents);
  for (checks::Finding& each : checks::check_rules(documents, tests)) findings.push_back(std::move(each));
  return checks::report(findings,
                        fmt::format("{} rule ids, each named by a test", checks::count_rules(documents)));
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
