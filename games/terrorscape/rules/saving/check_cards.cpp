#include <algorithm>

#include "games/terrorscape/rules/saving/check.h"

// Conservation: every card of the box is somewhere exactly once.

namespace holdout::terrorscape {

namespace {

constexpr int kBottomKeys = 1;  // the coloured-key card

// Whose backpack card it is (TS-128): it is in the game if he is.
bool is_dealt(const Table& t, Item item) {
  return std::ranges::any_of(t.persons,
                             [&](Person person) { return (row(item).owner >> at(person) & 1U) != 0; });
}

int cards_of(const Rules& r, const Table& t, Item item) {
  const int bottom = item == Item::Key ? kBottomKeys : 0;
  return r.discovery[at(item)] + r.search[at(item)] + bottom + (is_dealt(t, item) ? r.backpack[at(item)] : 0);
}

int cards_found(const State& s, Item item) {
  const SurvivorSecrets& side = s.hidden.survivors;
  int found = side.discovery[at(item)] + side.search[at(item)] + side.discards[at(item)];
  for (const ItemCounts& pack : side.packs) found += pack[at(item)];
  found += static_cast<int>(std::ranges::count(side.drawn, item));
  if (item != Item::Key) return found;
  for (std::uint8_t keys : side.keys) found += keys;
  return found + s.table.keys;
}

// The coloured-key card lies apart from the shuffled part; the counts of the deck have the others (3.8).
int bottom_cards(const State& s, Item item) {
  return item == Item::Key && s.hidden.survivors.bottom_key ? kBottomKeys : 0;
}

Result<void> check_packs(const Rules& r, const State& s) {
  const SurvivorSecrets& side = s.hidden.survivors;
  for (Survivor who : kAllSurvivors) {
    if (side.packs[at(who)][at(Item::Key)] > 0)
      return wrong("hidden.survivors.packs", "a Key in a backpack", "beside it (TS-122)");
    const int most = pack_limit(r, s.table, who) + kExchangedItems;  // before he has emptied it (TS-121)
    if (pack_size(s, who) > most)
      return wrong("hidden.survivors.packs", std::to_string(pack_size(s, who)) + " items",
                   "at most " + std::to_string(pack_limit(r, s.table, who)) + " (TS-120)");
    if (!r.on_your_own && side.keys[at(who)] > 0)
      return wrong("hidden.survivors.keys", "a Survivor's own Keys", "on the rack (TS-123)");
  }
  return {};
}

// A card that is played is neither in the hand nor in the discard pile while its effect runs (TS-262).
int cards_played(const State& s, Skill skill) {
  int played = 0;
  for (const Procedure& procedure : s.running.stack)
    if (const auto* card = std::get_if<PlayCard>(&procedure); card != nullptr && card->skill == skill)
      played += card->step == PlayCard::Step::Pay ? 0 : 1;
  return played + (s.table.meeting.at != Location::None && s.table.meeting.attack == skill ? 1 : 0);
}

int cards_found(const State& s, Skill skill) {
  const KillerSecrets& own = s.hidden.killer;
  const auto among = [&](const auto& list) { return static_cast<int>(std::ranges::count(list, skill)); };
  return own.hand[at(skill)] + own.deck[at(skill)] + among(own.discards) + among(own.paying) +
         (own.locked == skill ? 1 : 0) + (own.drawn == skill ? 1 : 0) + cards_played(s, skill);
}

// TS-304: a card is locked until its level.
Result<void> check_lock(const State& s) {
  const Skill locked = s.hidden.killer.locked;
  const Table& t = s.table;
  for (int i = 0; i < kSkillKinds; ++i) {
    const auto skill = static_cast<Skill>(i);
    if (row(skill).locked_until == 0 || cards_found(s, skill) == 0) continue;
    if ((locked == skill) == (t.level < row(skill).locked_until) || under_way_as<GainLevel>(s) != nullptr)
      continue;
    return wrong("hidden.killer.locked",
                 std::string(tables::kSkillKeys[at(skill)]) + " at level " + std::to_string(t.level),
                 "locked exactly below level " + std::to_string(row(skill).locked_until) + " (TS-305)");
  }
  return {};
}

Result<void> check_hand(const Rules& r, const State& s) {
  const int unlocking = under_way_as<GainLevel>(s) != nullptr ? 1 : 0;
  if (hand_size(s) > r.hand_limit + unlocking)
    return wrong("hidden.killer.hand", std::to_string(hand_size(s)) + " cards",
                 "at most " + std::to_string(r.hand_limit) + " (TS-301)");
  for (Skill skill : s.hidden.killer.discards)
    if (at(skill) >= kSkillKinds)
      return wrong("hidden.killer.discards", "a card that there is not", "his skill cards");
  return {};
}

// The backpack cards of those who are in the game are dealt, the Killer's cards as well.
bool are_dealt(const State& s) {
  const auto* preparing = under_way_as<Preparation>(s);
  return are_picked(s) && (preparing == nullptr || preparing->step > Preparation::Step::Cards);
}

}  // namespace

Result<void> check_items(const Rules& r, const State& s) {
  if (!are_dealt(s)) return {};
  for (int i = 0; i < kItemKinds; ++i) {
    const auto item = static_cast<Item>(i);
    const int found = cards_found(s, item) + bottom_cards(s, item);
    const int all = cards_of(r, s.table, item);
    if (found != all)
      return wrong("hidden.survivors", std::to_string(found) + " " + std::string(tables::kItemKeys[at(item)]),
                   std::to_string(all) + " in all (3.8)");
  }
  return check_packs(r, s);
}

// After the end a card that was under way is gone with its effect.
Result<void> check_skills(const Rules& r, const State& s) {
  if (!are_dealt(s) || s.table.phase == Phase::Over) return {};
  for (int i = 0; i < kSkillKinds; ++i) {
    const auto skill = static_cast<Skill>(i);
    const int all = r.skill(skill).counts[at(s.table.killer)];
    if (cards_found(s, skill) != all)
      return wrong("hidden.killer",
                   std::to_string(cards_found(s, skill)) + " " + std::string(tables::kSkillKeys[at(skill)]),
                   std::to_string(all) + " in all (3.6)");
  }
  if (Result<void> fine = check_hand(r, s); !fine) return fine;
  return check_lock(s);
}

}  // namespace holdout::terrorscape
