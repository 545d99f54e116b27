#include "engine/words/plain_text.h"
#include "games/the_thing/rules/positions/position_draft.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// Who is in play in a written position, who is what, and how suspected.

namespace holdout::the_thing {

namespace {

std::uint8_t round_before(const Table& t) { return u8(t.round > 1 ? t.round - 1 : 1); }

Result<void> listed(const Draft& draft, Subject subject, std::vector<Slot>& those) {
  return draft.settings.read(subject, those,
                             [&](std::string_view words) { return read_slot_list(draft.rules, words); });
}

Result<void> leave_play(Draft& draft, Subject subject, const std::vector<Slot>& those) {
  Table& t = draft.s.table;
  for (Slot slot : those) {
    if (!t.characters.has(slot))
      return draft.find(subject)->misread(slot_name(draft.rules, slot) + " is out of play twice",
                                          "dead, revealed or defeated, once");
    t.characters.remove(slot);
    t.standing.remove(slot);
    t.suspicion[at(slot)] = 0;
    if (subject == "dead") {
      t.dead.add(slot);
      t.dead_round[at(slot)] = round_before(t);
      continue;
    }
    t.revealed_round[at(slot)] = round_before(t);
    if (!draft.rules.few) t.shown_alien.add(slot);  // TT-1123
    if (subject == "revealed") t.organism.push(slot);
    if (subject == "defeated") t.defeated.add(slot);
  }
  return {};
}

// TT-752, TT-753, TT-1121, unless the position says it.
Result<void> draft_strength(Draft& draft) {
  Table& t = draft.s.table;
  if (alien_in_play(t)) t.strength = u8(draft.rules.first_strength + t.organism.size() - 1);
  return draft.settings.number(Subject("strength"), 1, 99, t.strength);
}

// TT-932: the first one began; it turned the others, each in a check that everybody remembers.
Result<void> infect(Draft& draft, const std::vector<Slot>& aliens) {
  State& s = draft.s;
  Hidden& h = s.hidden;
  const Slot first = aliens.front();
  for (Slot slot : aliens) {
    h.aliens.add(slot);
    h.infection[at(slot)].by = kFirstAlien;
    if (slot == first || draft.rules.few) continue;
    if (s.table.round < 2)
      return draft.settings.first().misread("several Aliens before anybody could be infected",
                                            "round 2 or later (TT-103)");
    const std::uint8_t before = round_before(s.table);
    h.infection[at(slot)] = {.by = u8(first), .round = before, .check = ++s.table.checks};
    h.saw_alien[at(slot)].add(first);
    h.gave_alien[at(first)].add(slot);
    s.table.history[static_cast<std::size_t>(before - 1)].contacts.looked(slot, first, 0);
  }
  return {};
}

// Revealed ones are Aliens whether or not the position lists them, and came before those that are not known.
std::vector<Slot> all_aliens(const Draft& draft, const std::vector<Slot>& said) {
  const Table& t = draft.s.table;
  std::vector<Slot> aliens;
  Slots listed;
  for (Slot slot : said) listed.add(slot);
  if (!draft.rules.few) {
    for (Slot slot : t.organism)
      if (!listed.has(slot)) aliens.push_back(slot);
    for (Slot slot : t.defeated)
      if (!listed.has(slot)) aliens.push_back(slot);
  }
  aliens.insert(aliens.end(), said.begin(), said.end());
  if (!aliens.empty() || draft.rules.few) return aliens;
  Slot last = slot_at(draft.rules.slots - 1);
  for (Slot slot : t.characters) last = slot;
  return {last};
}

// 4.2, step 3: the Role cards that are not under a sheet.
Result<void> set_roles_aside(Draft& draft) {
  const Rules& r = draft.rules;
  const int aliens = draft.s.hidden.aliens.size();
  if (aliens > r.few_roles[1])
    return draft.find("aliens")->misread(std::to_string(aliens) + " Alien cards",
                                         "at most " + std::to_string(r.few_roles[1]));
  draft.s.hidden.roles_aside = {u8(r.few_roles[0] - (r.slots - aliens)), u8(r.few_roles[1] - aliens)};
  return {};
}

// "red garry, blue nauls": the others get those that are left, in their order.
Result<void> deal_sheets(Draft& draft) {
  Table& t = draft.s.table;
  SetOf<CharacterId, std::uint8_t, CharacterId::None> free(0xFF);
  if (const Setting* setting = draft.find("sheets")) {
    const Result<std::vector<std::string_view>> parts = read_parts(*setting, "sheets red garry, blue nauls");
    if (!parts) return parts.problem();
    for (std::string_view part : *parts) {
      WordReader words(part);
      const Result<Slot> slot = read_slot(draft.rules, words.next());
      if (!slot) return at(*setting, slot.problem());
      const Result<int> sheet = read_word(words.rest(), tables::kCharacterKeys);
      if (!sheet) return at(*setting, sheet.problem());
      const auto id = static_cast<CharacterId>(*sheet);
      if (!free.has(id) || t.sheet[at(*slot)] != CharacterId::None)
        return setting->misread(quoted(part) + " comes too late", "each sheet and each Character once");
      t.sheet[at(*slot)] = id;
      free.remove(id);
    }
  }
  for (Slot slot : first_slots(draft.rules.slots)) {
    if (t.sheet[at(slot)] != CharacterId::None) continue;
    t.sheet[at(slot)] = free.first();
    free.remove(free.first());
  }
  return {};
}

}  // namespace

Result<void> draft_roles(Draft& draft) {
  for (Subject subject : std::initializer_list<Subject>{"dead", "revealed", "defeated"}) {
    std::vector<Slot> those;
    if (Result<void> fine = listed(draft, subject, those); !fine) return fine;
    if (Result<void> fine = leave_play(draft, subject, those); !fine) return fine;
  }
  const Table& t = draft.s.table;
  const Setting* leader = draft.find("leader");
  const Setting& blamed = leader != nullptr ? *leader : draft.settings.first();
  if (characters_of(t, t.leader).empty())
    return blamed.misread("the Leader is out of play", "leader and a player in play (TT-108)");
  std::vector<Slot> said;
  if (Result<void> fine = listed(draft, "aliens", said); !fine) return fine;
  const std::vector<Slot> aliens = all_aliens(draft, said);
  if (!aliens.empty())
    if (Result<void> fine = infect(draft, aliens); !fine) return fine;
  if (draft.rules.few)
    if (Result<void> fine = set_roles_aside(draft); !fine) return fine;
  if (Result<void> fine = draft_strength(draft); !fine) return fine;
  return deal_sheets(draft);
}

// "red 0, blue 2"
Result<void> draft_suspicion(Draft& draft) {
  State& s = draft.s;
  const Setting* setting = draft.find("suspicion");
  if (setting == nullptr) return {};
  const Result<std::vector<std::string_view>> parts = read_parts(*setting, "suspicion red 0, blue 2");
  if (!parts) return parts.problem();
  for (std::string_view part : *parts) {
    WordReader words(part);
    const Result<Slot> slot = read_slot(draft.rules, words.next());
    if (!slot) return at(*setting, slot.problem());
    const Result<int> marker = read_number(words.rest(), 0, draft.rules.max_suspicion);
    if (!marker) return at(*setting, marker.problem());
    if (!s.table.characters.has(*slot))
      return setting->misread(quoted(part) + ": it has no marker", "a Character in play (TT-750)");
    if (*marker == 0 && is_alien(s, *slot))
      return setting->misread(quoted(part) + ": an Alien in the green zone", "a proven Human (TT-124)");
    s.table.suspicion[at(*slot)] = u8(*marker);
    if (*marker == 0) s.table.proven_round[at(*slot)] = round_before(s.table);
  }
  return {};
}

}  // namespace holdout::the_thing
