#include "checks/game_names.h"

#include <doctest/doctest.h>
#include <fmt/core.h>

using holdout::checks::check_game_names;
using holdout::checks::Files;
using holdout::checks::Finding;
using holdout::checks::Findings;
using holdout::checks::GameNames;
using holdout::checks::kMostExceptions;

namespace {

// Invented games: a real one may not be named here.
GameNames input_with(const std::string& path, const std::string& text, const std::string& exceptions = "") {
  return {.games = {"big_zag", "zig"},
          .rulebooks = {{"games/big_zag/rulebook.md", "- **BZ-101** Draw a card.\n"},
                        {"games/zig/rulebook.md", "- **ZI-V1** Draw none.\n"}},
          .files = {{path, text}},
          .exceptions = {{"exceptions.txt", exceptions}}};
}

Findings findings_of(const std::string& text) { return check_game_names(input_with("src/a.cpp", text)); }

}  // namespace

TEST_CASE("check_games: a game is found under each of its names, at its line") {
  for (const char* name :
       {"big_zag", "BIG_ZAG_DIR", "BigZag", "kBigZag", "bigZagView", "big-zag.css", "bigzag", "Big Zag",
        "ui.game.big_zag", "game_big_zag", "games/big_zag/rules/state.h"}) {
    CAPTURE(name);
    CHECK(findings_of(fmt::format("int a;\n// {}\n", name)) ==
          Findings{Finding{"src/a.cpp", 2, "names big_zag, outside games/big_zag"}});
  }
  CHECK(findings_of("// BZ-7\n") == Findings{Finding{"src/a.cpp", 1, "names BZ, outside games/big_zag"}});
  CHECK(findings_of("ZI-O12") == Findings{Finding{"src/a.cpp", 1, "names ZI, outside games/zig"}});
}

TEST_CASE("check_games: words that only look like a game are none, and a game may name itself") {
  CHECK(findings_of("zigzag zigs a big zag, bigger_zag big_zags AB-12 BZ- XBZ-1 liars_dice").empty());
  CHECK(check_game_names(input_with("games/zig/web/Board.svelte", "Zig ZI-V1")).empty());
  CHECK(check_game_names(input_with("games/zig/web/Board.svelte", "BigZag")).size() == 1);
}

TEST_CASE("check_games: an exception holds for its file and its name, with a reason") {
  const auto findings = [](const std::string& exceptions) {
    return check_game_names(input_with("src/a.cpp", "zig\n\nzig again\n", exceptions));
  };
  CHECK(findings("# of these files\nsrc/a.cpp zig  # no other game has it\n").empty());
  CHECK(findings("src/a.cpp zig\n") == Findings{Finding{"exceptions.txt", 1, "should say why: # reason"}});
  CHECK(findings("src/b.cpp zig # why\n").size() == 3);
  CHECK(findings("src/a.cpp big_zag # why\n").back() ==
        Finding{"exceptions.txt", 1, "src/a.cpp does not name big_zag any more"});
}

TEST_CASE("check_games: there are only so many exceptions") {
  GameNames input{.games = {"zig"}, .rulebooks = {}, .files = {}, .exceptions = {{"exceptions.txt", ""}}};
  for (std::size_t i = 0; i <= kMostExceptions; ++i) {
    input.files.push_back({fmt::format("src/{}.cpp", i), "zig"});
    input.exceptions[0].text += fmt::format("src/{}.cpp zig # why\n", i);
  }
  CHECK(check_game_names(input) ==
        Findings{Finding{"exceptions.txt", 21, "is exception 21; expected at most 20"}});
}
