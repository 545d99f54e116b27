#include <algorithm>

#include "engine/plain_text.h"
#include "games/osaczeni/position_draft.h"

// What the players agreed on, as a written position says it.

namespace holdout::osaczeni {

const Setting* Draft::find(Subject subject) const {
  const auto found = std::find_if(settings.begin(), settings.end(),
                                  [&](const Setting& each) { return each.subject == subject; });
  return found == settings.end() ? nullptr : &*found;
}

Problem at(const Setting& setting, Problem problem) {
  problem.where = setting.phrase.where + (problem.where.empty() ? "" : ": " + problem.where);
  return problem;
}

namespace {

// "4 13" and "4, 13" as the option "4,13"
std::string comma_list(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::string list;
  for (std::string_view word : words_of(spaced)) list += (list.empty() ? "" : ",") + std::string(word);
  return list;
}

Result<void> choose(const Setting& setting, Setup& setup) {
  switch (setting.subject) {
    case Subject::Variant: setup.options["variant"] = comma_list(setting.body); break;
    case Subject::Unlocked: setup.options["unlocked"] = comma_list(setting.body); break;
    case Subject::Colours: setup.options["colours"] = comma_list(setting.body); break;
    case Subject::Option:
    case Subject::Figure:
      if (setting.about.empty() || setting.body.empty())
        return setting.misread(quoted(setting.phrase.text), "a name and a value such as option timers=fast");
      (setting.subject == Subject::Option ? setup.options : setup.figures)[setting.about] = setting.body;
      break;
    default: break;
  }
  return {};
}

// The setting that the rules complain about; else the one that says how many players there are.
const Setting& culprit(const Draft& draft, const Problem& problem) {
  for (const Setting& each : draft.settings) {
    const bool by_name =
        (each.subject == Subject::Option && problem.where == "option " + each.about) ||
        (each.subject == Subject::Figure && problem.where.find(each.about) != std::string::npos) ||
        (each.subject == Subject::Variant && problem.where == "option variant") ||
        (each.subject == Subject::Unlocked && problem.where == "option unlocked") ||
        (each.subject == Subject::Colours && problem.where == "option colours");
    if (by_name) return each;
  }
  return *draft.find(Subject::Players);
}

}  // namespace

Result<void> draft_rules(Draft& draft) {
  const Setting* players = draft.find(Subject::Players);
  if (players == nullptr) {
    const std::string where = draft.settings.empty() ? std::string() : draft.settings[0].phrase.where;
    return Problem{.where = where,
                   .what = "the position does not say how many play",
                   .expected = "3 players to 6 players"};
  }
  const Result<int> count = read_number(players->body, 3, kMaxPlayers);  // OS-001
  if (!count) return at(*players, count.problem());
  draft.setup.players = *count;
  for (const Setting& each : draft.settings)
    if (Result<void> fine = choose(each, draft.setup); !fine) return fine;
  // A variant that is played is available, unless the position says that the table's log decides (OS-O5).
  if (draft.find(Subject::Variant) != nullptr) draft.setup.options.try_emplace("epilogue_log", "all");
  Result<Rules> rules = make_rules(draft.setup);
  if (!rules) return at(culprit(draft, rules.problem()), rules.problem());
  draft.rules = *rules;
  return {};
}

}  // namespace holdout::osaczeni
