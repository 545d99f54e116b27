#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/positions/position_draft.h"
#include "games/osaczeni/rules/wording/names.h"
#include "games/osaczeni/rules/wording/nouns.h"

// Where the characters, the monsters and the tokens of a written position are.

namespace holdout::osaczeni {

namespace {

constexpr std::string_view kColdStoreWords = "cold store";

Result<void> put(Draft& draft, const Setting& setting, Character who, std::size_t place) {
  Table& t = draft.s.table;
  if (!t.at[0].has(who))
    return setting.misread(character_name(draft.rules, who) + " is in two places", "every character once");
  t.at[0].remove(who);
  t.at[place].add(who);
  if (place == kColdStore) t.cold_store.push(who);
  return {};
}

Result<void> fill_area(Draft& draft, const Setting& setting) {
  const Result<Area> area = read_area(setting.about);
  if (!area) return at(setting, area.problem());
  const Result<AreaFacts> facts = read_area_facts(draft.rules, setting.body);
  if (!facts) return at(setting, facts.problem());
  Table& t = draft.s.table;
  for (Character who : facts->who)
    if (Result<void> fine = put(draft, setting, who, slot(*area)); !fine) return fine;
  t.hidden = t.hidden | facts->hidden;
  if (facts->closed.value_or(false)) t.closed = u8(t.closed | 1 << number(*area));
  if (facts->monsters && draft.find("monsters") != nullptr)
    return setting.misread("the monsters of area " + area_name(*area) + " are said twice",
                           "either here or in the phrase \"monsters\"");
  t.monsters[slot(*area)] = u8(facts->monsters.value_or(0));
  return {};
}

Result<void> fill_cold_store(Draft& draft) {
  const Setting* setting = draft.find("cold store");
  if (setting == nullptr) return {};
  const Result<std::vector<Character>> those = read_characters(draft.rules, setting->body);
  if (!those) return at(*setting, those.problem());
  for (Character who : *those)
    if (Result<void> fine = put(draft, *setting, who, kColdStore); !fine) return fine;
  return {};
}

// OS-110: who is still to be placed while `placing` places, that family included.
Characters still_to_place(const Draft& draft) {
  Characters those;
  const Seat placing = draft.placing();
  if (placing == kNobody) return those;
  const int players = draft.rules.players;
  const int order = places_from(draft.s.table.badge, placing, players);
  for (int i = order; i < players; ++i) those = those | family(seat_from(draft.s.table.badge, i, players));
  return those & draft.s.table.at[0];
}

Result<void> fill_rest(Draft& draft) {
  const Characters rest = draft.s.table.at[0].without(still_to_place(draft));
  const Setting* setting = draft.find("rest in");
  if (rest.empty()) return {};
  if (setting == nullptr)
    return draft.settings.first().misread(
        character_name(draft.rules, rest.first()) + " is nowhere",
        "every character in an area or in the Cold Store, or \"rest in 5\"");
  std::size_t place = kColdStore;
  if (lowered(setting->body) != kColdStoreWords) {
    const Result<Area> area = read_area(setting->body);
    if (!area) return at(*setting, area.problem());
    place = slot(*area);
  }
  for (Character who : rest)
    if (Result<void> fine = put(draft, *setting, who, place); !fine) return fine;
  return {};
}

Result<void> read_token(Draft& draft, Subject subject, Seat& holder) {
  return draft.settings.read(subject, holder,
                             [&](std::string_view word) { return read_seat(draft.rules, word); });
}

}  // namespace

// Tokens come first: the order of placing depends on the badge.
Result<void> draft_tokens(Draft& draft) {
  Table& t = draft.s.table;
  t.badge = Seat{0};
  t.victim_token = Seat{1};
  t.round = 1;
  if (Result<void> fine = read_token(draft, "badge", t.badge); !fine) return fine;
  if (Result<void> fine = read_token(draft, "victim token", t.victim_token); !fine) return fine;
  if (Result<void> fine = draft.settings.number(Subject("round"), 1, 200, t.round); !fine) return fine;
  return draft.settings.number(Subject("quiet rounds"), 0, draft.rules.quiet_limit - 1, t.quiet_rounds);
}

Result<void> draft_characters(Draft& draft) {
  for (const Setting& each : draft.settings)
    if (each.is(Subject("area")))
      if (Result<void> fine = fill_area(draft, each); !fine) return fine;
  if (Result<void> fine = fill_cold_store(draft); !fine) return fine;
  if (Result<void> fine = fill_rest(draft); !fine) return fine;
  draft.s.table.deaths_before_round = u8(dead(draft.s.table));
  return {};
}

Result<void> draft_monsters(Draft& draft) {
  const Setting* setting = draft.find("monsters");
  if (setting == nullptr) return {};
  const Result<std::vector<int>> counts = read_numbers(setting->body, 0, 99, kAreas);
  if (!counts) return at(*setting, counts.problem());
  if (counts->size() != kAreas)
    return setting->misread(quoted(setting->body), "six numbers, areas 1 to 6 in order");
  for (std::size_t i = 0; i < kAreas; ++i) draft.s.table.monsters[i + 1] = u8((*counts)[i]);
  return {};
}

}  // namespace holdout::osaczeni
