#include "games/terrorscape/rules/positions/position_text.h"

#include <array>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/changes.h"
#include "games/terrorscape/rules/positions/position_draft.h"
#include "games/terrorscape/rules/saving/check.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/names.h"

namespace holdout::terrorscape {

namespace {

constexpr std::string_view kStarts =
    "step 0, survivor phase, turn of somebody, discovery, plan step, noise report, killer phase, fast step, "
    "main step, slow step, end of phase, draw, encounter at a location, or new game";

Result<void> draft_rules(Draft& draft) {
  Result<Setup> setup = draft.settings.setup(Terrorscape::kInfo.min_players, Terrorscape::kInfo.max_players);
  if (!setup) return setup.problem();
  draft.setup = std::move(*setup);
  Result<Rules> rules = make_rules(draft.setup);
  if (!rules) return draft.settings.blame(rules.problem());
  draft.rules = *rules;
  return {};
}

// ---- the procedures under way
// ------------------------------------------------------------------------------

void push(Draft& draft, const Procedure& procedure) { draft.s.running.stack.push(procedure); }

void note_round(Draft& draft) {
  Table& t = draft.s.table;
  note(t.history, Seen::RoundBegan, t.stealth == Skill::None ? u8(t.at) : kUnseenKiller);
  if (!draft.is_of_survivors())
    note(t.history, Seen::Reported, t.firecracker ? 1 : 0, t.firecracker ? 0 : t.noise.bits());
}

Result<void> push_turn(Draft& draft, const Setting& start) {
  SurvivorSecrets& side = draft.s.hidden.survivors;
  const Result<Survivor> who = read_survivor(draft.s.table, start.body);
  if (!who) return at(start, who.problem());
  if (side.done.has(*who) || !in_mansion(draft.s.table).has(*who))
    return start.misread(quoted(start.body) + " cannot have a turn", "one who has not acted (TS-145)");
  side.turn = *who;
  push(draft, Round{.step = Round::Step::Discovery});
  push(draft, Turns{});
  push(draft, Turn{});
  return {};
}

void push_round(Draft& draft, Round::Step next) { push(draft, Round{.step = next}); }

void push_killer_phase(Draft& draft, KillerPhase::Step step) {
  push_round(draft, Round::Step::StepZero);
  push(draft, KillerPhase{.step = step});
}

Result<void> push_encounter(Draft& draft, const Setting& start) {
  const Result<Location> room = read_location(start.body);
  if (!room) return at(start, room.problem());
  Table& t = draft.s.table;
  if (t.stealth != Skill::None) return start.misread("an encounter in stealth", "the Killer in the open");
  t.at = draft.s.hidden.killer.at = *room;
  if (who_are_in(draft.s, *room).empty())
    return start.misread("nobody is there to meet", "a Survivor in " + code_of(*room) + " (TS-320)");
  push_killer_phase(draft, KillerPhase::Step::Slow);
  push(draft, SearchRoom{});
  return {};
}

struct Start {
  Subject words;
  KillerPhase::Step step;
};
constexpr std::array kSteps = std::to_array<Start>({{"fast step", KillerPhase::Step::Fast},
                                                    {"main step", KillerPhase::Step::Main},
                                                    {"slow step", KillerPhase::Step::Slow},
                                                    {"end of phase", KillerPhase::Step::End},
                                                    {"draw", KillerPhase::Step::Draw}});

// The procedures under way at the start that the position names.
Result<void> push_procedures(Draft& draft, const Setting& start) {
  if (draft.when == Subject("turn of")) return push_turn(draft, start);
  if (draft.when == Subject("encounter at")) return push_encounter(draft, start);
  for (const Start& each : kSteps)
    if (draft.when == each.words) {
      push_killer_phase(draft, each.step);
      return {};
    }
  SurvivorSecrets& side = draft.s.hidden.survivors;
  const bool turns_are_over = draft.when != Subject("survivor phase") && draft.is_of_survivors();
  if (turns_are_over) side.done = in_mansion(draft.s.table);
  Round::Step next = Round::Step::StepZero;
  if (draft.when == Subject("survivor phase")) next = Round::Step::Turns;
  if (draft.when == Subject("discovery")) next = Round::Step::Discovery;
  if (draft.when == Subject("plan step")) next = Round::Step::Plan;
  if (draft.when == Subject("noise report")) next = Round::Step::Report;
  if (draft.when == Subject("killer phase")) next = Round::Step::Killer;
  push_round(draft, next);
  return {};
}

// ---- a whole position
// --------------------------------------------------------------------------------------

Result<void> check_box(const Draft& draft) {
  for (const auto& check : {check_table, check_house, check_items, check_skills})
    if (Result<void> fine = check(draft.rules, draft.s); !fine) return fine;
  return {};
}

using Step = Result<void> (*)(Draft&);
constexpr std::array<Step, 7> kParts{draft_sides,    draft_time,  draft_mansion, draft_survivors,
                                     draft_variants, draft_items, draft_skills};

Result<WrittenPosition> play_on(Draft& draft, const Setting& start) {
  if (Result<void> fine = check_box(draft); !fine) return at(start, fine.problem());
  if (draft.when != Subject("step 0") && draft.when != Subject("survivor phase")) note_round(draft);
  if (Result<void> fine = push_procedures(draft, start); !fine) return fine.problem();
  return play_written<Terrorscape>(draft.setup, draft.rules, draft.s, start);
}

}  // namespace

Result<WrittenPosition> read_given(std::span<const Phrase> given) {
  Result<PositionSettings> settings = PositionSettings::read(given, kSubjects);
  if (!settings) return settings.problem();
  Draft draft{.settings = std::move(*settings), .setup = {}, .rules = {}, .s = {}};
  if (Result<void> fine = draft_rules(draft); !fine) return fine.problem();
  const Result<const Setting*> start = draft.settings.start(kStarts);
  if (!start) return start.problem();
  if ((*start)->is(Subject("new game"))) return start_written<Terrorscape>(draft.setup, draft.rules);
  draft.when = Subject((*start)->subject);
  lay_out(draft.rules, draft.s);
  for (Step part : kParts)
    if (Result<void> fine = part(draft); !fine) return fine.problem();
  return play_on(draft, **start);
}

Result<WrittenPosition> read_given(std::string_view text) { return read_given(given_phrases(text)); }

}  // namespace holdout::terrorscape
