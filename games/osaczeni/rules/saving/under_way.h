#pragma once

#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

namespace holdout::osaczeni {

using Stack = decltype(Running<Procedure, kStackDepth>::stack);

// The procedures that are under way when players are asked `kind`, from the face-up table alone. A search
// that only its searcher could tell apart (QuestionKind::Search) is taken to be at its beginning.
void procedures_under_way(const Rules& rules, const Table& t, QuestionKind kind, Stack& stack);

}  // namespace holdout::osaczeni
