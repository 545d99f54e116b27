#include "apps/web_types/typescript.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/files.h"

using namespace holdout;

namespace {

bool mentions(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

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

TEST_CASE("schema --ts: every field of a view has its type") {
  const std::string text = view_types(*find_game("osaczeni"));
  CHECK(mentions(text, "  phase: Phase;\n"));
  CHECK(mentions(text, "export const voteKinds = ['search', 'badge', 'feed'] as const;\n"));
  CHECK(mentions(text, "  /** at most 24 items */\n  cold_store: Character[];\n"));
  CHECK(mentions(text, "  /** 8 items, each bits */\n  at: number[];\n"));
  CHECK(mentions(text, "  /** a seat, or -1 */\n  badge: number;\n"));
  CHECK(mentions(text, "  hand: Cards;\n"));
  CHECK(mentions(text, "export interface OsaczeniView {\n"));
}

TEST_CASE("schema --ts: every form is there, in its place") {
  const AnyGame& game = *find_game("osaczeni");
  const std::string text = form_list(game);
  std::size_t at = 0;
  for (const StatementForm& form : game.forms()) {
    at = text.find("    key: '" + std::string(form.key) + "',\n", at);
    REQUIRE_MESSAGE(at != std::string::npos, form.key);
  }
  CHECK(
      mentions(text,
               "    parameters: [\n      { name: 'item', type: 'word', family: 'item', words: itemWords },\n"
               "      { name: 'count', type: 'number', max: 15 },\n    ],\n"));
  CHECK(mentions(text, "    answers: true,\n"));
  CHECK(mentions(text, "    factual: true,\n"));
}
