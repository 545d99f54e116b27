#include <array>

#include "engine/words/plain_text.h"
#include "games/terrorscape/rules/positions/position_draft.h"
#include "games/terrorscape/rules/wording/names.h"

// Who plays whom, when it is, and what lies in the mansion of a written position.

namespace holdout::terrorscape {

namespace {

constexpr std::array kUsual{Person::Anna, Person::Marco, Person::William};

Result<void> read_persons(Draft& draft) {
  draft.s.table.persons = kUsual;
  const Setting* setting = draft.find("survivors");
  if (setting == nullptr) return {};
  const std::vector<std::string> words = listed_words(setting->body);
  if (words.size() != kPlaces)
    return setting->misread(std::to_string(words.size()) + " Survivors", "three of them (TS-001)");
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const Result<int> person = read_word(words[i], tables::kPersonKeys);
    if (!person) return at(*setting, person.problem());
    for (std::size_t j = 0; j < i; ++j)
      if (draft.s.table.persons[j] == static_cast<Person>(*person))
        return setting->misread(quoted(words[i]) + " comes twice", "each Survivor once (TS-001)");
    draft.s.table.persons[i] = static_cast<Person>(*person);
  }
  return {};
}

// What the traits of a Killer have done to his strength so far (KT-01, KT-17, KT-18).
int strength_by_traits(const Rules& r, const Table& t) {
  int sum = 0;
  if (has_trait(t, KillerTrait::HeavyBlow)) sum += amount(r, KillerTrait::HeavyBlow);
  if (has_trait(t, KillerTrait::Handicap)) sum -= amount(r, KillerTrait::Handicap);
  if (has_trait(t, KillerTrait::PentUpRage)) sum += amount(r, KillerTrait::PentUpRage) * (t.level - 2);
  return sum;
}

Result<void> read_killer_traits(Draft& draft) {
  Table& t = draft.s.table;
  const Setting* setting = draft.find("killer traits");
  if (setting == nullptr) return {};
  if (!draft.rules.traits)
    return setting->misread("traits without the variant", "option traits=normal or another (TS-501)");
  for (std::string_view part : parts_of(setting->body, ',')) {
    const std::vector<std::string_view> words = words_of(part);
    const Result<int> trait = read_word(words[0], tables::kKillerTraitKeys);
    if (!trait) return at(*setting, trait.problem());
    t.killer_traits.add(static_cast<KillerTrait>(*trait));
    if (words.size() == 2 && lowered(words[1]) == "used")
      t.killer_traits_used.add(static_cast<KillerTrait>(*trait));
  }
  return {};
}

}  // namespace

Result<void> draft_sides(Draft& draft) {
  Table& t = draft.s.table;
  const PositionSettings& said = draft.settings;
  t.killer = Killer::Butcher;
  const auto killer = [](std::string_view word) { return read_word(word, tables::kKillerKeys); };
  if (Result<void> fine = said.read(Subject("killer"), t.killer, killer); !fine) return fine;
  if (Result<void> fine = read_persons(draft); !fine) return fine;
  if (Result<void> fine = said.number(Subject("level"), 1, draft.rules.most_level, t.level); !fine)
    return fine;
  if (Result<void> fine = read_killer_traits(draft); !fine) return fine;
  t.trait_strength = static_cast<std::int8_t>(strength_by_traits(draft.rules, t));
  const Setting* given = draft.find("strength");
  if (given == nullptr) return {};
  const Result<int> number = read_number(given->body, 0, draft.rules.most_strength);
  if (!number) return at(*given, number.problem());
  if (*number == strength(draft.rules, t)) return {};
  return given->misread("strength " + std::to_string(*number),
                        "strength " + std::to_string(strength(draft.rules, t)) + ", as it follows (TS-007)");
}

bool Draft::is_of_survivors() const {
  for (Subject each : {Subject("survivor phase"), Subject("turn of"), Subject("discovery"),
                       Subject("plan step"), Subject("noise report")})
    if (when == each) return true;
  return false;
}

Result<void> draft_time(Draft& draft) {
  Table& t = draft.s.table;
  t.round = 2;
  if (Result<void> fine = draft.settings.number(Subject("round"), 1, kMaxRounds, t.round); !fine) return fine;
  const bool before = draft.when == Subject("step 0");
  if (before) --t.round;  // it begins with step 0
  t.phase = draft.is_of_survivors() ? Phase::Survivor : Phase::Killer;
  t.moment = draft.is_of_survivors() ? Moment::SurvivorsAct : Moment::KillerActs;
  if (before && t.round == 0) t.phase = Phase::Setup;
  return {};
}

namespace {

// "vanish from N1"
Result<void> read_stealth(Draft& draft, const Setting& setting) {
  Table& t = draft.s.table;
  WordReader words(setting.body);
  const Result<int> skill = read_word(words.next(), tables::kSkillKeys);
  if (!skill) return at(setting, skill.problem());
  if (!words.take("from"))
    return setting.misread(quoted(setting.body), "a card and where the token lies: vanish from N1");
  const Result<Location> from = read_location(words.rest());
  if (!from) return at(setting, from.problem());
  t.stealth = static_cast<Skill>(*skill);
  t.at = *from;
  if (draft.find("killer at") == nullptr) draft.s.hidden.killer.at = *from;
  return {};
}

Result<void> read_killer_place(Draft& draft) {
  const Setting* place = draft.find("killer at");
  if (place != nullptr) {
    const Result<Location> room = read_location(place->body);
    if (!room) return at(*place, room.problem());
    draft.s.hidden.killer.at = draft.s.table.at = *room;
  }
  const Setting* stealth = draft.find("killer in stealth by");
  return stealth == nullptr ? Result<void>{} : read_stealth(draft, *stealth);
}

// A word that stands alone.
Result<bool> is_said(const Draft& draft, Subject subject) {
  const Setting* setting = draft.find(subject);
  if (setting == nullptr) return false;
  if (!setting->body.empty()) return setting->misread(quoted(setting->body), "nothing after these words");
  return true;
}

// Inside the Survivor phase noise is not yet told.
Result<void> read_noise(Draft& draft) {
  Table& t = draft.s.table;
  SurvivorSecrets& side = draft.s.hidden.survivors;
  Locations& noise = draft.is_of_survivors() ? side.noise : t.noise;
  const Setting* setting = draft.find("noise");
  if (setting != nullptr) {
    const Result<Locations> rooms = read_locations(setting->body);
    if (!rooms) return at(*setting, rooms.problem());
    noise = *rooms;
  }
  const Result<bool> lit = is_said(draft, "firecracker lit");
  if (!lit) return lit.problem();
  (draft.is_of_survivors() ? side.firecracker : t.firecracker) = *lit;
  return {};
}

Result<void> read_tracks(Draft& draft) {
  const Rules& r = draft.rules;
  Table& t = draft.s.table;
  SurvivorSecrets& side = draft.s.hidden.survivors;
  const PositionSettings& said = draft.settings;
  if (Result<void> fine = said.number(Subject("keys"), 0, 6, t.keys); !fine) return fine;
  if (Result<void> fine = said.number(Subject("repair"), 0, r.repair_steps, side.repairs); !fine) return fine;
  if (Result<void> fine = said.number(Subject("help"), 0, r.help_start, t.help); !fine) return fine;
  const Setting* help = draft.find("help");
  if (help != nullptr && side.repairs < r.repair_steps)
    return help->misread("help is on its way before the radio is repaired",
                         "repair " + std::to_string(r.repair_steps) + " as well (TS-168)");
  const Result<bool> repaired = is_said(draft, "repaired");
  const Result<bool> seen = is_said(draft, "amulet seen");
  if (!repaired) return repaired.problem();
  if (!seen) return seen.problem();
  side.repaired = *repaired;
  t.amulet_seen = *seen;
  return {};
}

}  // namespace

Result<void> draft_mansion(Draft& draft) {
  Table& t = draft.s.table;
  if (Result<void> fine = read_killer_place(draft); !fine) return fine;
  if (const Setting* setting = draft.find("blocks")) {
    const Result<Doors> doors = read_doors(setting->body);
    if (!doors) return at(*setting, doors.problem());
    t.blocks = *doors;
  }
  if (const Setting* setting = draft.find("trap")) {
    const Result<Location> room = read_location(setting->body);
    if (!room) return at(*setting, room.problem());
    draft.s.hidden.survivors.trap = *room;
  }
  if (Result<void> fine = read_noise(draft); !fine) return fine;
  return read_tracks(draft);
}

}  // namespace holdout::terrorscape
