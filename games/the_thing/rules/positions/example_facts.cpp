#include "games/the_thing/rules/positions/example_facts.h"

#include <array>
#include <vector>

#include "games/the_thing/rules/positions/position_phrases.h"
#include "games/the_thing/rules/wording/names.h"

namespace holdout::the_thing {

std::string slot_list(const Rules& r, Slots slots) {
  std::string list;
  for (Slot slot : slots) list += (list.empty() ? "" : " ") + slot_name(r, slot);
  return list.empty() ? "nobody" : list;
}

Result<void> slots_are(std::string_view what, const Rules& r, std::string_view said, Slots slots) {
  const Result<Slots> expected = read_slots(r, said);
  if (!expected) return expected.problem();
  return found_unless(*expected == slots, std::string(what) + " " + slot_list(r, slots));
}

namespace {

std::string all_phrases() {
  std::vector<std::string> words{"red lies",   "boiler: fuel 1", "asked",  "options",
                                 "time limit", "scores",         "winners"};
  for (const auto& phrases : {figure_facts(), station_facts(), card_facts()})
    for (const FactPhrase& each : phrases) words.emplace_back(each.words);
  return one_of(words);
}

}  // namespace

Result<void> fact_holds(const Facts& f, std::string_view phrase) {
  const HeadAndBody said = head_and_body(phrase);
  if (said.colon)
    if (const Result<Location> l = read_location(said.head)) return location_fact(f, *l, said.body);
  WordReader words(phrase);
  if (const std::optional<Slot> slot = slot_named(f.rules, words.next()))
    return character_fact(f, *slot, words.rest());
  for (const auto& phrases : {figure_facts(), station_facts(), card_facts()})
    if (std::optional<Result<void>> result = try_facts(f, phrases, phrase)) return *result;
  return Problem{.what = quoted(phrase) + " says nothing about the game", .expected = all_phrases()};
}

}  // namespace holdout::the_thing
