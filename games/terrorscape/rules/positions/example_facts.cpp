#include "games/terrorscape/rules/positions/example_facts.h"

#include <vector>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/wording/names.h"

namespace holdout::terrorscape {

std::string room_list(Locations rooms) {
  std::string list;
  for (Location room : rooms) list += (list.empty() ? "" : " ") + code_of(room);
  return list.empty() ? "nothing" : list;
}

std::string name_list(const Table& t, Survivors those) {
  std::string list;
  for (Survivor who : those) list += (list.empty() ? "" : " ") + person_name(t, who);
  return list.empty() ? "nobody" : list;
}

std::string item_list(const ItemCounts& counts) {
  std::string list;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      list += (list.empty() ? "" : ", ") + std::string(tables::kItemKeys[i]) +
              (counts[i] > 1 ? " x" + std::to_string(counts[i]) : "");
  return list.empty() ? "nothing" : list;
}

namespace {

std::string all_phrases() {
  std::vector<std::string> words{"anna: Z3, wounded", "asked", "options", "time limit", "scores", "winners"};
  for (const auto& phrases : {house_facts(), card_facts(), told_facts()})
    for (const FactPhrase& each : phrases) words.emplace_back(each.words);
  return one_of(words);
}

}  // namespace

Result<void> fact_holds(const Facts& f, std::string_view phrase) {
  const HeadAndBody said = head_and_body(phrase);
  if (said.colon)
    if (const std::optional<Survivor> who = survivor_named(f.s.table, said.head))
      return survivor_fact(f, *who, said.body);
  for (const auto& phrases : {house_facts(), card_facts(), told_facts()})
    if (std::optional<Result<void>> result = try_facts(f, phrases, phrase)) return *result;
  return Problem{.what = quoted(phrase) + " says nothing about the game", .expected = all_phrases()};
}

}  // namespace holdout::terrorscape
