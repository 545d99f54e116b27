#include <array>

#include "games/the_thing/rules/positions/position_draft.h"
#include "games/the_thing/rules/wording/nouns.h"

// When a written position is: phase, round, Leader, weather.

namespace holdout::the_thing {

namespace {

// TT-110 and, with 1 to 3 players, 5.23: the phases by their numbers.
constexpr std::array kPhases{Phase::Weather, Phase::Upkeep, Phase::Plan, Phase::Actions,
                             Phase::RecRoom, Phase::Tests,  Phase::Meal, Phase::Dogs};
constexpr std::array kFewPhases{Phase::Weather, Phase::Upkeep, Phase::Movement, Phase::Attack, Phase::Actions,
                                Phase::RecRoom, Phase::Tests,  Phase::Meal,     Phase::Dogs};

Result<Phase> phase_of(const Draft& draft, const Setting& start) {
  if (draft.rules.few && draft.when != "phase" && draft.when != "encounters")
    return start.misread("there is no such step with 1 to 3 players", "phase 1 to phase 9, or encounters");
  if (draft.when == "encounters" && draft.rules.few) return Phase::Movement;
  if (draft.when != "phase") return Phase::Actions;
  const std::span<const Phase> phases =
      draft.rules.few ? std::span<const Phase>(kFewPhases) : std::span<const Phase>(kPhases);
  const Result<int> number = read_number(start.body, 1, static_cast<int>(phases.size()));
  if (!number) return at(start, number.problem());
  return phases[static_cast<std::size_t>(*number - 1)];
}

Result<int> read_sky(std::string_view word) { return read_word(word, tables::kSkyKeys); }

}  // namespace

bool Draft::figures_are_out() const {
  if (when == "phase") return rules.few && (phase == Phase::Attack || phase == Phase::Actions);
  return when != "placement";
}

Result<void> draft_time(Draft& draft, const Setting& start) {
  const Result<Phase> phase = phase_of(draft, start);
  if (!phase) return phase.problem();
  Table& t = draft.s.table;
  draft.phase = t.phase = *phase;
  t.round = 2;  // the Dogs have come out of the Kennel (TT-821)
  const PositionSettings& said = draft.settings;
  if (Result<void> fine = said.number(Subject("round"), 1, draft.rules.max_rounds, t.round); !fine)
    return fine;
  if (*phase != Phase::Weather) t.sky = Sky::Cloud;
  if (Result<void> fine = said.read(Subject("sky"), t.sky, read_sky); !fine) return fine;
  if (Result<void> fine = said.read(Subject("station die"), t.station_sky, read_sky); !fine) return fine;
  t.leader = Seat{0};
  return said.read(Subject("leader"), t.leader,
                   [&](std::string_view word) { return read_seat(draft.rules, word); });
}

}  // namespace holdout::the_thing
