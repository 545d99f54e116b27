#include "games/osaczeni/rules/positions/position_text.h"

#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/positions/position_draft.h"
#include "games/osaczeni/rules/saving/check.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {

namespace {

constexpr std::string_view kStarts = "phase 1 to phase 7, placement of P0, arrival or new game";

Result<void> check_start(const Draft& draft, const Setting& start) {
  if (start.is(Subject("phase"))) {
    const Result<int> number = read_number(start.body, 1, static_cast<int>(Phase::End));
    if (!number) return at(start, number.problem());
  }
  if (start.is(Subject("placement of"))) {
    const Result<Seat> seat = read_seat(draft.rules, start.body);
    if (!seat) return at(start, seat.problem());
  }
  return {};
}

// An empty table with everything still in the box, as at the start of the game.
State empty_table(const Rules& r) {
  Log quiet;
  State s = Osaczeni::start(r, quiet);
  s.running = {};
  s.table.turn = kNobody;
  return s;
}

using Step = Result<void> (*)(Draft&);
constexpr std::array<Step, 6> kSteps{draft_tokens, draft_characters, draft_monsters,
                                     draft_cards,  draft_dice,       draft_destinations};

// The procedures under way at the start that the position names.
void push_procedures(Draft& draft) {
  Table& t = draft.s.table;
  auto& stack = draft.s.running.stack;
  if (draft.phase() == Phase::Setup) t.round = 0;
  if (const Seat placing = draft.placing(); placing != kNobody) {
    const int players = draft.rules.players;
    const int order = places_from(t.badge, placing, players);
    stack.push(Preparation{.step = Preparation::Step::Families, .count = u8(order + 1)});
    const bool rolled = draft.find("dice") != nullptr;
    stack.push(PlaceFamily{.rolled = rolled ? u8(draft.rules.kinds) : u8(0)});
    t.turn = placing;
  } else if (draft.find("arrival") != nullptr) {
    stack.push(Preparation{.step = Preparation::Step::Arrival});
  } else {
    stack.push(Round{.next = draft.phase()});
    if (draft.phase() == Phase::Search) --t.round;  // the round begins with its first phase
  }
}

Result<WrittenPosition> play_on(Draft& draft, const Setting& start) {
  if (Result<void> fine = check_components(draft.rules, draft.s); !fine) return at(start, fine.problem());
  push_procedures(draft);
  return play_written<Osaczeni>(draft.setup, draft.rules, draft.s, start);
}

}  // namespace

Phase Draft::phase() const {
  const Setting* setting = find("phase");
  return setting == nullptr ? Phase::Setup : static_cast<Phase>(read_number(setting->body, 1, 7).value());
}

Seat Draft::placing() const {
  const Setting* setting = find("placement of");
  return setting == nullptr ? kNobody : seat_named(rules, setting->body).value();
}

Result<WrittenPosition> read_given(std::span<const Phrase> given) {
  Result<PositionSettings> settings = PositionSettings::read(given, kSubjects);
  if (!settings) return settings.problem();
  Draft draft{std::move(*settings), {}, {}, {}};
  if (Result<void> fine = draft_rules(draft); !fine) return fine.problem();
  const Result<const Setting*> start = draft.settings.start(kStarts);
  if (!start) return start.problem();
  if (Result<void> fine = check_start(draft, **start); !fine) return fine.problem();
  if ((*start)->is(Subject("new game"))) return start_written<Osaczeni>(draft.setup, draft.rules);
  draft.s = empty_table(draft.rules);
  draft.s.table.phase = draft.phase();
  for (Step step : kSteps)
    if (Result<void> fine = step(draft); !fine) return fine.problem();
  return play_on(draft, **start);
}

Result<WrittenPosition> read_given(std::string_view text) { return read_given(given_phrases(text)); }

}  // namespace holdout::osaczeni
