#include "apps/web_types/typescript.h"

#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/files.h"

using namespace holdout;

TEST_CASE("schema --ts: the checked-in files are what the games give") {
  for (const AnyGame* game : all_games())
    for (const TypescriptFile& file : typescript_files(*game)) {
      const std::string path = HOLDOUT_SOURCE_DIR "/games/" + file.path;
      const Result<std::string> kept = read_file(path);
      REQUIRE_MESSAGE(kept, kept.problem().message());
      const bool is_current = *kept == file.text;
      CHECK_MESSAGE(is_current, path << " is out of date: write it again with `holdout schema --ts`");
    }
}

// A list that kinds.ts and view.ts had under one name, once with "none" before, was read with the other's
// numbers.
TEST_CASE("schema --ts: no name is exported by two files of a game") {
  for (const AnyGame* game : all_games()) {
    std::set<std::string> names;
    int exported = 0;
    for (const TypescriptFile& file : typescript_files(*game)) {
      std::istringstream lines(file.text);
      for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("export const ")) continue;
        const std::string name = line.substr(13, line.find_first_of(" :", 13) - 13);
        CHECK_MESSAGE(names.insert(name).second, file.path << ": " << name);
        ++exported;
      }
    }
    CHECK(exported >= 4);
  }
}

TEST_CASE("schema --ts: every form is there, in its place") {
  for (const AnyGame* game : all_games()) {
    const std::string text = form_list(*game);
    std::size_t at = 0;
    for (const StatementForm& form : game->forms()) {
      at = text.find("    key: '" + std::string(form.key) + "',\n", at);
      REQUIRE_MESSAGE(at != std::string::npos, form.key);
    }
  }
}
