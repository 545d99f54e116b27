#include "checks/includes.h"

#include <doctest/doctest.h>

using holdout::checks::check_includes;
using holdout::checks::Files;
using holdout::checks::Finding;
using holdout::checks::Findings;

namespace {

const Files kNeighbours = {
    {"src/engine/seat.h", "#pragma once\n"},         {"src/engine/testing/harness.h", "#pragma once\n"},
    {"src/catalogue/all_games.h", "#pragma once\n"}, {"games/zig/rules/state.h", "#pragma once\n"},
    {"games/zag/rules/state.h", "#pragma once\n"},   {"src/bots/player.h", "#pragma once\n"},
    {"src/bots/belief.h", "#pragma once\n"},         {"src/apps/play.h", "#pragma once\n"},
    {"tests/support/house.h", "#pragma once\n"},
};

Findings findings_of(const std::string& path, const std::string& text) {
  Files files = kNeighbours;
  files.push_back({path, text});
  return check_includes(files);
}

}  // namespace

TEST_CASE("check_includes: what the module table allows passes") {
  CHECK(findings_of("games/zig/rules/a.cpp",
                    "#include <array>\n#include \"engine/seat.h\"\n#include \"state.h\"\n")
            .empty());
  CHECK(findings_of("games/zig/rules/a.cpp",
                    "#include \"zig_tables.h\"\n#include \"zig_kinds.h\"\n#include \"zig_statements.h\"\n")
            .empty());
  CHECK(
      findings_of("games/zig/rules/a_test.cpp",
                  "#include <doctest/doctest.h>\n#include <random>\n#include \"engine/testing/harness.h\"\n")
          .empty());
  CHECK(
      findings_of("src/engine/testing/a.cpp", "#include <fmt/core.h>\n#include \"engine/seat.h\"\n").empty());
  CHECK(findings_of("src/records/a_test.cpp", "#include <sys/resource.h>\n#include <signal.h>\n").empty());
  CHECK(findings_of("src/table/a.cpp", "#include \"bots/player.h\"\n").empty());
  CHECK(findings_of("games/zig/tests/a_test.cpp", "#include \"support/house.h\"\n").empty());
  CHECK(findings_of("src/text/a.cpp", "#include <unicode/msgfmt.h>\n").empty());
  CHECK(findings_of("games/zig/rules/a.cpp", "int a;  // a double vote\n").empty());
}

TEST_CASE("check_includes: each way out of the table is found at its line") {
  const auto wrong = [](const std::string& path, const std::string& include) {
    const Findings found = findings_of(path, "#pragma once\n" + include + "\n");
    REQUIRE(found.size() == 1);
    CHECK(found[0].path == path);
    CHECK(found[0].line == 2);
    return found[0].message;
  };
  CHECK(wrong("src/engine/a.h", "#include <random>") == "rules may not include <random>");
  CHECK(wrong("src/engine/a.h", "#  include <fmt/core.h>") == "engine may not include <fmt/core.h>");
  CHECK(wrong("src/engine/a.h", "#include \"catalogue/all_games.h\"") ==
        "engine may not include \"catalogue/all_games.h\"");
  CHECK(wrong("src/engine/a.cpp", "#include \"engine/testing/harness.h\"") ==
        "engine may not include \"engine/testing/harness.h\"");
  CHECK(wrong("games/zig/rules/a.cpp", "#include \"games/zag/rules/state.h\"") ==
        "games/zig/rules may not include \"games/zag/rules/state.h\"");
  CHECK(wrong("src/table/a.cpp", "#include \"support/house.h\"") ==
        "\"support/house.h\" is not a file below src or games");
  CHECK(wrong("tests/support/a.cpp", "#include \"games/zag/rules/state.h\"") ==
        "tests may not include \"games/zag/rules/state.h\"");
  CHECK(wrong("games/zig/rules/testing/a.cpp", "#include \"games/zag/rules/state.h\"") ==
        "games/zig/rules/testing may not include \"games/zag/rules/state.h\"");
  CHECK(wrong("games/zig/rules/a.cpp", "#include \"zag_tables.h\"") ==
        "games/zig/rules may not include what is written for another game");
  CHECK(wrong("games/zig/rules/a.cpp", "#include \"zag_kinds.h\"") ==
        "games/zig/rules may not include what is written for another game");
  CHECK(wrong("src/table/a.cpp", "#include \"games/zig/rules/state.h\"") ==
        "table may not include \"games/zig/rules/state.h\"");
  CHECK(wrong("src/table/a.cpp", "#include \"bots/belief.h\"") == "table may not include \"bots/belief.h\"");
  CHECK(wrong("src/bots/a.cpp", "#include \"apps/play.h\"") == "bots may not include \"apps/play.h\"");
  CHECK(wrong("src/engine/a.h", "#include \"engine/missing.h\"") ==
        "\"engine/missing.h\" is not a file below src or games");
  CHECK(wrong("games/zig/rules/a.cpp", "double votes;") == "rules use no double");
}

TEST_CASE("check_includes: a folder that the table does not know is refused") {
  CHECK(findings_of("src/misc/a.h", "#pragma once\n") ==
        Findings{Finding{"src/misc/a.h", 0, "module 'misc' is not in the module table"}});
}
