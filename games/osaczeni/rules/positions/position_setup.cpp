#include "games/osaczeni/rules/positions/position_draft.h"

// What the players agreed on, as a written position says it.

namespace holdout::osaczeni {

Result<void> draft_rules(Draft& draft) {
  Result<Setup> setup = draft.settings.setup(3, kMaxPlayers);  // OS-001
  if (!setup) return setup.problem();
  draft.setup = std::move(*setup);
  // A variant that is played is available, unless the position says that the table's log decides (OS-O5).
  if (draft.find("variants") != nullptr) draft.setup.options.try_emplace("epilogue_log", "all");
  Result<Rules> rules = make_rules(draft.setup);
  if (!rules) return draft.settings.blame(rules.problem());
  draft.rules = *rules;
  return {};
}

}  // namespace holdout::osaczeni
