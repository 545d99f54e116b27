#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/words/fact_words.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

namespace holdout::terrorscape {

// What a phrase of a then block speaks about.
struct Facts {
  const Rules& rules;
  const State& s;
  std::span<const Event> events;
};

// Whether the phrase is true (docs/play-files.md). A Problem tells what was found instead, or that it is no
// phrase.
Result<void> fact_holds(const Facts& facts, std::string_view phrase);

using FactPhrase = holdout::FactPhrase<Facts>;

// house_facts.cpp, card_facts.cpp, told_facts.cpp: longer phrases before those they begin with
std::span<const FactPhrase> house_facts();
std::span<const FactPhrase> card_facts();
std::span<const FactPhrase> told_facts();
// house_facts.cpp: "anna: Z3, wounded, fear 2, tools"
Result<void> survivor_fact(const Facts& facts, Survivor who, std::string_view said);

std::string room_list(Locations rooms);
std::string name_list(const Table& t, Survivors those);
std::string item_list(const ItemCounts& counts);

}  // namespace holdout::terrorscape
