#include "checks/rules.h"

#include <doctest/doctest.h>

using holdout::checks::check_rules;
using holdout::checks::count_rules;
using holdout::checks::Files;
using holdout::checks::Finding;
using holdout::checks::Findings;
using holdout::checks::games_without_rules;

namespace {

// Ids of an invented game: ids of a real one would count as tested in the real check.
const Files kDocuments = {{"docs/rules/zz.md",
                           "- **ZZ-101** Draw a card.\n- **ZZ-102** Pass; see ZZ-999.\n"
                           "| **ZZ-V01** | Full Tank |\n**ZZ-T07 A vector (ZZ-101).** Given 3 players.\n"}};

}  // namespace

TEST_CASE("check_rules: an id counts as defined where bold text starts with it") {
  CHECK(count_rules(kDocuments) == 4);
}

TEST_CASE("check_rules: a game whose documents define no rule is found") {
  const Files documents = {{"games/zig/rulebook.md", "**ZZ-101** Draw a card.\n"},
                           {"games/zag/rulebook.md", "Draw no card, as ZZ-101 says.\n"}};
  CHECK(games_without_rules({"zig"}, documents).empty());
  const Findings found = games_without_rules({"zag", "zig", "zog"}, documents);
  REQUIRE(found.size() == 2);
  CHECK(found[0].path == "games/zag/rulebook.md");
  CHECK(found[1].path == "games/zog/rulebook.md");
}

TEST_CASE("check_rules: ids named in tests and examples satisfy it") {
  const Files tests = {{"src/a_test.cpp", "TEST_CASE(\"ZZ-101 ZZ-V01 draw\")\n"},
                       {"src/b.play", "# ZZ-102, ZZ-T07: pass\n# AB-1 is something else\n"}};
  CHECK(check_rules(kDocuments, tests).empty());
}

TEST_CASE("check_rules: ids without a test and ids without a rule are found") {
  const Files tests = {{"src/a_test.cpp", "\n// ZZ-101 ZZ-V01 ZZ-T07 ZZ-103\n"}};
  CHECK(check_rules(kDocuments, tests) ==
        Findings{
            Finding{"docs/rules/zz.md", 2, "ZZ-102 is named by no test"},
            Finding{"src/a_test.cpp", 2, "ZZ-103 is defined by no document"},
        });
}

TEST_CASE("check_rules: a longer id does not stand for a shorter one") {
  const Files tests = {{"src/a_test.cpp", "ZZ-1011 ZZ-1021 ZZ-V011 ZZ-T071\n"}};
  CHECK(check_rules(kDocuments, tests).size() == 8);
}
