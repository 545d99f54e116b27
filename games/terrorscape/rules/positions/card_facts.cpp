#include <algorithm>
#include <array>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/example_facts.h"
#include "games/terrorscape/rules/positions/position_phrases.h"
#include "games/terrorscape/rules/words.h"

// What a then block can say about cards.

namespace holdout::terrorscape {

namespace {

// "tools x2", "nothing", "3 cards": exactly; "has tools": at least
Result<void> items_are(std::string_view said, const ItemCounts& counts) {
  WordReader words(said);
  const bool has = words.take("has");
  const std::string_view list = has ? words.rest() : said;
  if (const std::optional<Result<int>> count = read_card_number(list)) {
    if (!*count) return count->problem();
    return found_unless(**count == cards_left(counts), std::to_string(cards_left(counts)) + " cards");
  }
  const Result<ItemsSaid> expected = read_items(list);
  if (!expected) return expected.problem();
  bool same = has || expected->counts == counts;
  for (std::size_t i = 0; i < kItemKinds; ++i) same = same && expected->counts[i] <= counts[i];
  return found_unless(same, item_list(counts));
}

// "backpack anna: tools", "backpack anna has tools"
Result<void> backpack_is(const Facts& f, const Claim& claim) {
  WordReader words(claim.about.empty() ? claim.body : claim.about);
  const Result<Survivor> who = read_survivor(f.s.table, words.next());
  if (!who) return who.problem();
  return items_are(claim.about.empty() ? words.rest() : claim.body, f.s.hidden.survivors.packs[at(*who)]);
}

Result<void> discards_are(const Facts& f, const Claim& claim) {
  return items_are(claim.body, f.s.hidden.survivors.discards);
}
Result<void> discovery_is(const Facts& f, const Claim& claim) {
  return items_are(claim.body, f.s.hidden.survivors.discovery);
}
Result<void> search_is(const Facts& f, const Claim& claim) {
  return items_are(claim.body, f.s.hidden.survivors.search);
}

std::string skill_list(const SkillCounts& counts) {
  std::string list;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      list += (list.empty() ? "" : ", ") + std::string(tables::kSkillKeys[i]) +
              (counts[i] > 1 ? " x" + std::to_string(counts[i]) : "");
  return list.empty() ? "nothing" : list;
}

Result<void> skills_are(std::string_view said, const SkillCounts& counts) {
  if (const std::optional<Result<int>> count = read_card_number(said)) {
    if (!*count) return count->problem();
    return found_unless(**count == cards_in(counts), std::to_string(cards_in(counts)) + " cards");
  }
  const Result<SkillCounts> expected = read_skills(said);
  if (!expected) return expected.problem();
  return found_unless(*expected == counts, skill_list(counts));
}

Result<void> hand_is(const Facts& f, const Claim& claim) {
  return skills_are(claim.body, f.s.hidden.killer.hand);
}
Result<void> deck_is(const Facts& f, const Claim& claim) {
  return skills_are(claim.body, f.s.hidden.killer.deck);
}
Result<void> killer_discards_are(const Facts& f, const Claim& claim) {
  SkillCounts counts{};
  for (Skill skill : f.s.hidden.killer.discards) ++counts[at(skill)];
  return skills_are(claim.body, counts);
}

// The first one named lies on top (TS-262).
Result<void> top_is(const Facts& f, const Claim& claim) {
  const Result<std::vector<Skill>> expected = read_skill_list(claim.body);
  if (!expected) return expected.problem();
  const auto& pile = f.s.hidden.killer.discards;
  std::string is;
  for (int i = pile.size(); i > 0; --i) is += " " + std::string(tables::kSkillKeys[at(pile[i - 1])]);
  bool same = static_cast<int>(expected->size()) <= pile.size();
  for (std::size_t i = 0; same && i < expected->size(); ++i)
    same = pile[pile.size() - 1 - static_cast<int>(i)] == (*expected)[i];
  return found_unless(same, "from the top:" + is);
}

constexpr std::array kCardFacts = std::to_array<FactPhrase>({
    {"backpack", backpack_is},
    {"discards", discards_are},
    {"discovery deck", discovery_is},
    {"search deck", search_is},
    {"killer hand", hand_is},
    {"killer deck", deck_is},
    {"killer discards", killer_discards_are},
    {"top of killer discards", top_is},
});

}  // namespace

std::span<const FactPhrase> card_facts() { return kCardFacts; }

}  // namespace holdout::terrorscape
