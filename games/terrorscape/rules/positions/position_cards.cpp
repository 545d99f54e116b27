#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/position_draft.h"
#include "games/terrorscape/rules/wording/names.h"

// Where the cards of a written position are: what nobody names lies in its deck or, if that is named, among
// the discarded ones.

namespace holdout::terrorscape {

namespace {

std::string name_of(Item item) { return std::string(tables::kItemKeys[at(item)]); }

// Takes a card out of what is left of the box: a backpack card, else of the discovery deck, else of the
// search deck, the coloured-key card last.
bool take_one(Draft& draft, Item item) {
  for (ItemCounts* from : {&draft.backpack, &draft.discovery, &draft.search})
    if ((*from)[at(item)] > 0) {
      --(*from)[at(item)];
      return true;
    }
  if (item != Item::Key || !draft.coloured_key) return false;
  draft.coloured_key = false;
  return true;
}

Result<void> take(Draft& draft, const Setting& setting, Item item, int count) {
  for (int i = 0; i < count; ++i)
    if (!take_one(draft, item))
      return setting.misread("one " + name_of(item) + " too many", "as many as the game has (3.8)");
  return {};
}

Result<void> take_all(Draft& draft, const Setting& setting, const ItemCounts& counts) {
  for (int i = 0; i < kItemKinds; ++i)
    if (Result<void> fine = take(draft, setting, static_cast<Item>(i), counts[static_cast<std::size_t>(i)]);
        !fine)
      return fine;
  return {};
}

void open_the_box(Draft& draft) {
  const Rules& r = draft.rules;
  draft.discovery = r.discovery;
  draft.search = r.search;
  draft.coloured_key = true;
  for (std::size_t i = 0; i < kItemKinds; ++i)
    for (Person person : draft.s.table.persons)
      if ((tables::kItems[i].owner >> at(person) & 1U) != 0) draft.backpack[i] = r.backpack[i];
}

// A deck with exactly these cards, out of its own part of the box.
Result<void> reserve(const Setting& setting, const ItemCounts& said, ItemCounts& box, ItemCounts& deck) {
  for (std::size_t i = 0; i < kItemKinds; ++i) {
    if (said[i] > box[i])
      return setting.misread("one " + name_of(static_cast<Item>(i)) + " too many in that deck",
                             "at most " + std::to_string(box[i]) + " (3.8)");
    box[i] = u8(box[i] - said[i]);
    deck[i] = said[i];
  }
  return {};
}

Result<void> read_decks(Draft& draft, ItemCounts& discovery, ItemCounts& search, bool& bottom) {
  if (const Setting* setting = draft.find("discovery deck")) {
    const Result<ItemsSaid> said = read_items(setting->body);
    if (!said) return at(*setting, said.problem());
    if (Result<void> fine = reserve(*setting, said->counts, draft.discovery, discovery); !fine) return fine;
  }
  if (const Setting* setting = draft.find("search deck")) {
    const Result<ItemsSaid> said = read_items(setting->body, true);
    if (!said) return at(*setting, said.problem());
    bottom = said->coloured_key;
    if (bottom) draft.coloured_key = false;
    if (Result<void> fine = reserve(*setting, said->counts, draft.search, search); !fine) return fine;
  }
  return {};
}

// What he started with, if nothing is said of his backpack.
void give_start(Draft& draft, Survivor who) {
  for (int i = 0; i < kItemKinds; ++i) {
    const auto item = static_cast<Item>(i);
    const bool his = (row(item).owner >> at(draft.s.table.persons[at(who)]) & 1U) != 0;
    if (!his || draft.backpack[at(item)] == 0) continue;
    --draft.backpack[at(item)];
    draft.s.hidden.survivors.packs[at(who)][at(item)] = 1;
  }
}

Result<void> fill_packs(Draft& draft) {
  Survivors usual;
  for (Survivor who : kAllSurvivors) {
    const Setting* setting = draft.find(subject_of(draft.s.table.persons[at(who)]));
    const Result<SurvivorFacts> facts =
        setting == nullptr ? Result<SurvivorFacts>(SurvivorFacts{}) : read_survivor_facts(setting->body);
    if (!facts->says_pack) usual.add(who);
    if (setting == nullptr) continue;
    if (Result<void> fine = take_all(draft, *setting, facts->pack); !fine) return fine;
    draft.s.hidden.survivors.packs[at(who)] = facts->pack;
    const int keys = draft.s.hidden.survivors.keys[at(who)];
    if (Result<void> fine = take(draft, *setting, Item::Key, keys); !fine) return fine;
  }
  for (Survivor who : usual) give_start(draft, who);
  return {};
}

Result<void> spend(Draft& draft, Subject subject, Item item, bool spent) {
  if (!spent) return {};
  const Setting* setting = draft.find(subject);
  ++draft.s.hidden.survivors.discards[at(item)];
  return take(draft, setting == nullptr ? draft.settings.first() : *setting, item, 1);
}

Result<void> fill_discards(Draft& draft) {
  const SurvivorSecrets& side = draft.s.hidden.survivors;
  const bool lit = side.firecracker || draft.s.table.firecracker;
  if (Result<void> fine = spend(draft, "trap", Item::TrapParts, side.trap != Location::None); !fine)
    return fine;
  if (Result<void> fine = spend(draft, "firecracker lit", Item::Firecracker, lit); !fine) return fine;
  if (Result<void> fine = spend(draft, "amulet seen", Item::AncientAmulet, draft.s.table.amulet_seen); !fine)
    return fine;
  const Setting* setting = draft.find("discards");
  if (setting == nullptr) return {};
  const Result<ItemsSaid> said = read_items(setting->body);
  if (!said) return at(*setting, said.problem());
  ItemCounts& discards = draft.s.hidden.survivors.discards;
  for (std::size_t i = 0; i < kItemKinds; ++i) discards[i] = u8(discards[i] + said->counts[i]);
  return take_all(draft, *setting, said->counts);
}

void lay_aside(const ItemCounts& cards, ItemCounts& to) {
  for (std::size_t i = 0; i < kItemKinds; ++i) to[i] = u8(to[i] + cards[i]);
}

}  // namespace

Result<void> draft_items(Draft& draft) {
  SurvivorSecrets& side = draft.s.hidden.survivors;
  side.discovery = side.search = side.discards = {};
  open_the_box(draft);
  bool bottom = true;
  if (Result<void> fine = read_decks(draft, side.discovery, side.search, bottom); !fine) return fine;
  const Setting* keys = draft.find("keys");
  if (keys != nullptr)
    if (Result<void> fine = take(draft, *keys, Item::Key, draft.s.table.keys); !fine) return fine;
  if (Result<void> fine = fill_packs(draft); !fine) return fine;
  if (Result<void> fine = fill_discards(draft); !fine) return fine;
  lay_aside(draft.discovery, draft.find("discovery deck") == nullptr ? side.discovery : side.discards);
  // Whoever has the coloured-key card has drawn all that lay above it.
  const bool searched = draft.find("search deck") != nullptr;
  const bool drawn = searched ? !bottom : !draft.coloured_key;
  side.bottom_key = !drawn;
  lay_aside(draft.search, searched || drawn ? side.discards : side.search);
  if (searched && !bottom && draft.coloured_key) ++side.discards[at(Item::Key)];
  lay_aside(draft.backpack, side.discards);
  return {};
}

// ---- the Killer's cards
// ------------------------------------------------------------------------------------

namespace {

Result<void> take(const Setting& setting, Skill skill, int count, SkillCounts& left) {
  if (count > left[at(skill)])
    return setting.misread("one " + std::string(tables::kSkillKeys[at(skill)]) + " too many",
                           "as many as this Killer has, locked ones not before their level (3.6)");
  left[at(skill)] = u8(left[at(skill)] - count);
  return {};
}

Result<void> read_pile(const Draft& draft, Subject subject, SkillCounts& pile, SkillCounts& left) {
  const Setting* setting = draft.find(subject);
  if (setting == nullptr) return {};
  const Result<SkillCounts> said = read_skills(setting->body);
  if (!said) return at(*setting, said.problem());
  for (int i = 0; i < kSkillKinds; ++i)
    if (Result<void> fine = take(*setting, static_cast<Skill>(i), (*said)[static_cast<std::size_t>(i)], left);
        !fine)
      return fine;
  pile = *said;
  return {};
}

// The first one named lies on top.
Result<void> read_discards(Draft& draft, SkillCounts& left) {
  const Setting* setting = draft.find("killer discards");
  if (setting == nullptr) return {};
  const Result<std::vector<Skill>> list = read_skill_list(setting->body);
  if (!list) return at(*setting, list.problem());
  for (auto each = list->rbegin(); each != list->rend(); ++each) {
    if (Result<void> fine = take(*setting, *each, 1, left); !fine) return fine;
    draft.s.hidden.killer.discards.push(*each);
  }
  return {};
}

}  // namespace

Result<void> draft_skills(Draft& draft) {
  const Table& t = draft.s.table;
  KillerSecrets& own = draft.s.hidden.killer;
  own.hand = own.deck = {};
  own.discards.clear();
  SkillCounts left{};
  for (int i = 0; i < kSkillKinds; ++i) {
    const auto skill = static_cast<Skill>(i);
    const int count = draft.rules.skill(skill).counts[at(t.killer)];
    const bool locked = row(skill).locked_until > t.level;
    if (locked && count > 0) own.locked = skill;
    left[at(skill)] = u8(locked ? 0 : count);
  }
  if (Result<void> fine = read_pile(draft, "killer hand", own.hand, left); !fine) return fine;
  if (Result<void> fine = read_discards(draft, left); !fine) return fine;
  if (Result<void> fine = read_pile(draft, "killer deck", own.deck, left); !fine) return fine;
  const bool named = draft.find("killer deck") != nullptr;
  for (int i = 0; i < kSkillKinds; ++i)
    for (int n = left[static_cast<std::size_t>(i)]; n > 0; --n)
      if (named)
        own.discards.push(static_cast<Skill>(i));
      else
        ++own.deck[static_cast<std::size_t>(i)];
  return {};
}

}  // namespace holdout::terrorscape
