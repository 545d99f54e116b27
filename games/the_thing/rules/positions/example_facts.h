#pragma once

#include <span>
#include <string_view>

#include "engine/words/fact_words.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/state.h"

namespace holdout::the_thing {

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

// figure_facts.cpp, station_facts.cpp, card_facts.cpp: longer phrases before those they begin with
std::span<const FactPhrase> figure_facts();
std::span<const FactPhrase> station_facts();
std::span<const FactPhrase> card_facts();
// figure_facts.cpp: "red lies", "red is dead", "red in boiler"
Result<void> character_fact(const Facts& facts, Slot slot, std::string_view said);
// station_facts.cpp: "boiler: red, blue lying, dog, fuel 1"
Result<void> location_fact(const Facts& facts, Location l, std::string_view said);

std::string slot_list(const Rules& rules, Slots slots);
// Whether the phrase names exactly these.
Result<void> slots_are(std::string_view what, const Rules& rules, std::string_view said, Slots slots);

}  // namespace holdout::the_thing
