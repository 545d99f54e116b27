// check_includes ROOT: fails on every #include below src, games and tests that the module table forbids.
#include "checks/includes.h"

namespace {

int check(const std::string& root) {
  const holdout::checks::Files sources =
      holdout::checks::read_files(root, {"src", "games", "tests"}, {".h", ".cpp"});
  return holdout::checks::report(holdout::checks::check_includes(sources),
                                 "every include is inside the module table");
}

}  // namespace

int main(int argc, char** argv) { return holdout::checks::run_check(argc, argv, check); }
