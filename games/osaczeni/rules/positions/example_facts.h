#pragma once

#include <span>
#include <string_view>

#include "engine/words/fact_words.h"
#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

namespace holdout::osaczeni {

// What a phrase of a then block speaks about.
struct Facts {
  const Rules& rules;
  const State& start;
  const State& s;
  std::span<const Event> events;
};

// Whether the phrase is true (docs/play-files.md). A Problem tells what was found instead, or that it is no
// phrase.
Result<void> fact_holds(const Facts& facts, std::string_view phrase);

using FactPhrase = holdout::FactPhrase<Facts>;

// table_facts.cpp, card_facts.cpp, vote_facts.cpp: longer phrases before those they begin with
std::span<const FactPhrase> table_facts();
std::span<const FactPhrase> card_facts();
std::span<const FactPhrase> vote_facts();

// Whether the phrase names exactly these.
Result<void> seats_are(std::string_view what, const Rules& rules, std::string_view said, SeatSet seats);

// Face up, or seen under the hatch.
bool knows_dice(const Facts& facts, Seat seat);

}  // namespace holdout::osaczeni
