#include <doctest/doctest.h>

#include "apps/web_types/typescript.h"
#include "catalogue/all_games.h"

using namespace holdout;

namespace {

bool mentions(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("schema --ts: every field of a view has its type") {
  const std::string text = view_types(*find_game("osaczeni"));
  CHECK(mentions(text, "  phase: Phase;\n"));
  CHECK(mentions(text, "import { phases, voteKinds } from './kinds.ts';\n"));
  CHECK(mentions(text, "export const effectsOrNone = ['none', 'equal', 'die'] as const;\n"));
  CHECK(mentions(text, "  /** at most 24 items */\n  cold_store: Character[];\n"));
  CHECK(mentions(text, "  /** 8 items, each bits */\n  at: number[];\n"));
  CHECK(mentions(text, "  /** a seat, or -1 */\n  badge: number;\n"));
  CHECK(mentions(text, "  hand: Cards;\n"));
  CHECK(mentions(text, "export interface OsaczeniView {\n"));
  CHECK(mentions(text, "  /** 7 items */\n  areas: Areas[];\n"));
  CHECK(mentions(text, "  board: BoardFacts;\n}\n"));
}

TEST_CASE("schema --ts: every part of a form has its type") {
  const AnyGame& game = *find_game("osaczeni");
  const std::string text = form_list(game);
  CHECK(
      mentions(text,
               "    parameters: [\n      { name: 'item', type: 'word', family: 'item', words: itemWords },\n"
               "      { name: 'count', type: 'number', max: 15 },\n    ],\n"));
  CHECK(mentions(text, "    answers: true,\n"));
  CHECK(mentions(text, "    factual: true,\n"));
}
