#include "games/terrorscape/rules/positions/position_phrases.h"

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/wording/names.h"
#include "games/terrorscape/rules/words.h"

namespace holdout::terrorscape {

namespace {

constexpr int kMostOfAKind = 9;  // cards of one kind, in any box

bool is_nothing(std::string_view text) { return lowered(trimmed(text)) == "nothing"; }

// A list of names as a set; "nothing" is the empty one.
template <class Set, class ReadOne>
Result<Set> read_names(std::string_view text, const ReadOne& read_one) {
  Set those;
  if (is_nothing(text)) return those;
  for (const std::string& word : listed_words(text)) {
    const auto one = read_one(word);
    if (!one) return one.problem();
    if (those.has(*one)) return Problem{.what = quoted(word) + " is named twice", .expected = "it once"};
    those.add(*one);
  }
  if (those.empty()) return Problem{.what = quoted(text), .expected = "names, or nothing"};
  return those;
}

Result<Door> read_door(std::string_view word) {
  const Result<int> door = read_word(word, tables::kDoorKeys);
  if (!door) return door.problem();
  return static_cast<Door>(*door);
}

}  // namespace

Result<int> read_word(std::string_view word, std::span<const std::string_view> words) {
  if (const std::optional<int> found = position_in(words, trimmed(word))) return *found;
  return Problem{.what = quoted(word), .expected = one_of({words.begin(), words.end()})};
}

Result<Location> read_location(std::string_view word) {
  if (const std::optional<Location> room = location_named(trimmed(word))) return *room;
  return Problem{.what = quoted(word) + " is no location", .expected = "a code from C1 to Z5, or its name"};
}
Result<Locations> read_locations(std::string_view text) {
  return read_names<Locations>(text, [](std::string_view word) { return read_location(word); });
}
Result<Doors> read_doors(std::string_view text) {
  return read_names<Doors>(text, [](std::string_view word) { return read_door(word); });
}

Result<Survivor> read_survivor(const Table& t, std::string_view word) {
  if (const std::optional<Survivor> who = survivor_named(t, trimmed(word))) return *who;
  std::vector<std::string> names;
  for (Survivor who : kAllSurvivors) names.push_back(person_name(t, who));
  return Problem{.what = quoted(word) + " is no Survivor of this game", .expected = one_of(names)};
}
Result<Survivors> read_survivors(const Table& t, std::string_view text) {
  return read_set(text, kAllSurvivors, [&](std::string_view word) { return read_survivor(t, word); });
}

Result<Seat> read_seat(const Rules& r, std::string_view word) {
  if (const std::optional<Seat> seat = seat_named(r, trimmed(word))) return *seat;
  return Problem{.what = quoted(word) + " is no player", .expected = "P0 and so on"};
}

// ---- cards -----------------------------------------------------------------------------------------------

Result<ItemsSaid> read_items(std::string_view text, bool coloured) {
  ItemsSaid said;
  std::string plain;
  for (std::string_view part : parts_of(text, ',')) {
    if (coloured && lowered(part) == "coloured_key") {
      said.coloured_key = true;
      continue;
    }
    plain += (plain.empty() ? "" : ", ") + std::string(part);
  }
  if (plain.empty() && said.coloured_key) return said;
  const auto named = [](std::string_view word) { return position_in(tables::kItemKeys, word); };
  const auto most = [](int) { return kMostOfAKind; };
  const Result<std::vector<int>> counts =
      read_counts(plain, kItemKinds, named, most, "items such as tools and herbs");
  if (!counts) return counts.problem();
  for (std::size_t i = 0; i < kItemKinds; ++i) said.counts[i] = u8((*counts)[i]);
  return said;
}

Result<SkillCounts> read_skills(std::string_view text) {
  const auto named = [](std::string_view word) { return position_in(tables::kSkillKeys, word); };
  const auto most = [](int) { return kMostOfAKind; };
  const Result<std::vector<int>> counts =
      read_counts(text, kSkillKinds, named, most, "skill cards such as chase and barricade");
  if (!counts) return counts.problem();
  SkillCounts skills{};
  for (std::size_t i = 0; i < kSkillKinds; ++i) skills[i] = u8((*counts)[i]);
  return skills;
}

Result<std::vector<Skill>> read_skill_list(std::string_view text) {
  std::vector<Skill> list;
  if (is_nothing(text)) return list;
  for (std::string_view part : parts_of(text, ',')) {
    const std::optional<Counted> said = read_counted(part);
    if (!said) return Problem{.what = quoted(part), .expected = "a skill card, or several as x2"};
    const Result<int> skill = read_word(said->word, tables::kSkillKeys);
    if (!skill) return skill.problem();
    if (said->count > kSkillCards)
      return Problem{.what = quoted(part) + " is more than there are", .expected = "as many as he has"};
    for (int i = 0; i < said->count; ++i) list.push_back(static_cast<Skill>(*skill));
  }
  return list;
}

// ---- a Survivor ------------------------------------------------------------------------------------------

namespace {

Problem no_fact(std::string_view part) {
  return {.what = quoted(part) + " of a Survivor",
          .expected =
              "a location, wounded, healthy, fear 2, keys 3, items (tools x2), nothing, a trait, acted, "
              "dead or escaped"};
}

bool read_state(const std::string& word, SurvivorFacts& facts) {
  if (word == "wounded" || word == "healthy")
    facts.wounded = word == "wounded";
  else if (word == "dead")
    facts.dead = true;
  else if (word == "escaped")
    facts.escaped = true;
  else if (word == "acted")
    facts.acted = true;
  else if (word == "nothing")
    facts.says_pack = true;
  else
    return false;
  return true;
}

// "fear 2", "keys 3"
Result<bool> read_count(const std::vector<std::string_view>& words, SurvivorFacts& facts) {
  if (words.size() != 2) return false;
  const std::string first = lowered(words[0]);
  if (first != "fear" && first != "keys") return false;
  const Result<int> number = read_number(words[1], 0, first == "fear" ? 2 : 6);
  if (!number) return number.problem();
  (first == "fear" ? facts.fear : facts.keys) = *number;
  return true;
}

// "bare_hands", "bare_hands used"
bool read_trait(const std::vector<std::string_view>& words, SurvivorFacts& facts) {
  const std::optional<int> trait = position_in(tables::kSurvivorTraitKeys, words[0]);
  const bool used = words.size() == 2 && lowered(words[1]) == "used";
  if (!trait || (words.size() > 1 && !used)) return false;
  facts.traits.add(static_cast<SurvivorTrait>(*trait));
  if (used) facts.used.add(static_cast<SurvivorTrait>(*trait));
  return true;
}

Result<void> read_fact(std::string_view part, SurvivorFacts& facts) {
  const std::vector<std::string_view> words = words_of(part);
  if (words.empty()) return no_fact(part);
  if (words.size() == 1 && read_state(lowered(words[0]), facts)) return {};
  const Result<bool> counted = read_count(words, facts);
  if (!counted) return counted.problem();
  if (*counted || read_trait(words, facts)) return {};
  if (const std::optional<Location> room = location_named(words[0]); room && words.size() == 1) {
    if (facts.at) return Problem{.what = quoted(part) + " is a second location", .expected = "one"};
    facts.at = *room;
    return {};
  }
  const Result<ItemsSaid> item = read_items(part);
  if (!item) return no_fact(part);
  facts.says_pack = true;
  for (std::size_t i = 0; i < kItemKinds; ++i) facts.pack[i] = u8(facts.pack[i] + item->counts[i]);
  return {};
}

}  // namespace

Result<SurvivorFacts> read_survivor_facts(std::string_view text) {
  SurvivorFacts facts;
  const std::vector<std::string_view> parts = parts_of(text, ',');
  if (parts.empty()) return no_fact(text);
  for (std::string_view part : parts)
    if (Result<void> fine = read_fact(part, facts); !fine) return fine.problem();
  return facts;
}

}  // namespace holdout::terrorscape
