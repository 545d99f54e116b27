#include "games/the_thing/rules/positions/position_text.h"

#include <array>

#include "games/the_thing/rules/changes.h"
#include "games/the_thing/rules/positions/position_draft.h"
#include "games/the_thing/rules/saving/check.h"
#include "games/the_thing/rules/the_thing.h"

namespace holdout::the_thing {

namespace {

constexpr std::string_view kStarts =
    "phase 1 to phase 8 (9 with 1 to 3 players), placement, encounters, boarding, burning, assignment or new "
    "game";

Result<void> draft_rules(Draft& draft) {
  Result<Setup> setup = draft.settings.setup(TheThing::kInfo.min_players, TheThing::kInfo.max_players);
  if (!setup) return setup.problem();
  draft.setup = std::move(*setup);
  Result<Rules> rules = make_rules(draft.setup);
  if (!rules) return draft.settings.blame(rules.problem());
  draft.rules = *rules;
  return {};
}

ActionPhase::Step step_of(Subject when) {
  using Step = ActionPhase::Step;
  if (when == "placement") return Step::Place;
  if (when == "encounters") return Step::Alien;
  if (when == "boarding") return Step::Rescue;
  return when == "burning" ? Step::Burn : Step::Assign;
}

// The procedures under way at the start that the position names.
void push_procedures(Draft& draft) {
  auto& stack = draft.s.running.stack;
  if (draft.when == "phase") {
    stack.push(Round{.next = draft.phase});
    if (draft.phase == Phase::Weather) --draft.s.table.round;  // the round begins with its first phase
    return;
  }
  if (draft.rules.few) {
    stack.push(Round{.next = Phase::Attack});
    stack.push(FewMovement{.step = FewMovement::Step::Place, .left = {}, .rooms = {}});
    return;
  }
  stack.push(Round{.next = Phase::RecRoom});
  stack.push(ActionPhase{.step = step_of(draft.when)});
}

Result<void> check_box(const Draft& draft) {
  for (const auto& check : {check_figures, check_station, check_cards, check_goods})
    if (Result<void> fine = check(draft.rules, draft.s); !fine) return fine;
  return {};
}

using Step = Result<void> (*)(Draft&);
constexpr std::array<Step, 7> kSteps{draft_roles,  draft_suspicion, draft_locations, draft_stores,
                                     draft_tokens, draft_cards,     draft_goods};

Result<WrittenPosition> play_on(Draft& draft, const Setting& start) {
  if (Result<void> fine = check_box(draft); !fine) return at(start, fine.problem());
  if (draft.when == "boarding" && !rescue_at_station(draft.rules, draft.s.table))
    return start.misread("there is nothing to board",
                         "rescue " + std::to_string(draft.rules.rescue_station) +
                             ", the Rescue Helicopter at the Station (TT-233, TT-901)");
  push_procedures(draft);
  return play_written<TheThing>(draft.setup, draft.rules, draft.s, start);
}

}  // namespace

Result<WrittenPosition> read_given(std::span<const Phrase> given) {
  Result<PositionSettings> settings = PositionSettings::read(given, kSubjects);
  if (!settings) return settings.problem();
  Draft draft{.settings = std::move(*settings), .setup = {}, .rules = {}, .s = {}};
  if (Result<void> fine = draft_rules(draft); !fine) return fine.problem();
  const Result<const Setting*> start = draft.settings.start(kStarts);
  if (!start) return start.problem();
  if ((*start)->is(Subject("new game"))) return start_written<TheThing>(draft.setup, draft.rules);
  draft.when = Subject((*start)->subject);
  lay_out(draft.rules, draft.s);
  if (Result<void> fine = draft_time(draft, **start); !fine) return fine.problem();
  for (Step step : kSteps)
    if (Result<void> fine = step(draft); !fine) return fine.problem();
  return play_on(draft, **start);
}

Result<WrittenPosition> read_given(std::string_view text) { return read_given(given_phrases(text)); }

}  // namespace holdout::the_thing
