#include "apps/web_types/typescript.h"

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
