#pragma once

#include <string_view>

#include "engine/words/saying.h"
#include "engine/words/wording.h"
#include "games/terrorscape/rules/seeing/view.h"
#include "games/terrorscape/rules/wording/names.h"
#include "games/terrorscape/rules/words.h"

// Sentences of the game as keys and facts. The words are in texts; nothing here knows a language.

namespace holdout::terrorscape {

// A sentence with the nouns of the game. Survivors are named by the person in their place, never by a player.
class Saying final : public SayingOf<Saying> {
 public:
  using SayingOf::SayingOf;

  Saying& who(const Table& t, Survivor who, std::string_view name = "who") {
    return person(index(who) < kPlaces ? t.persons[at(who)] : Person::None, name);
  }
  Saying& whos(const Table& t, Survivors those, std::string_view name = "whos") {
    FigureRow persons;  // in the order of their places (TS-015)
    for (Survivor each : those& kAllSurvivors)
      if (t.persons[at(each)] != Person::None) persons.push(static_cast<int>(t.persons[at(each)]) + 1);
    return with(sentence_.term_row(name, "person", persons, tables::kPersonKeys.data()));
  }
  // Nobody where it is none: a message asks for {whos} where that can be.
  Saying& person(Person person, std::string_view name = "who") {
    if (person == Person::None) return with(sentence_.keyword(name, "nobody"));
    return term(kPersonPart, person, name);
  }
  Saying& room(Location room, std::string_view name = "room") {
    if (room == Location::None) return with(sentence_.keyword(name, "none"));
    return term(kLocationPart, room, name);
  }
  Saying& rooms(Locations rooms, std::string_view name = "rooms") {
    return with(sentence_.terms(name, "room", rooms.bits(), tables::kLocationKeys.data()));
  }
  Saying& wing(Area area, std::string_view name = "wing") { return term(kAreaPart, area, name); }
  Saying& door(Door door, std::string_view name = "door") { return term(kDoorPart, door, name); }
  Saying& doors(Doors doors, std::string_view name = "doors") {
    return with(sentence_.terms(name, "door", doors.bits(), tables::kDoorKeys.data()));
  }
  Saying& killer(Killer killer, std::string_view name = "killer") { return term(kKillerPart, killer, name); }
  Saying& skill(Skill skill, std::string_view name = "skill") { return term(kSkillPart, skill, name); }
  Saying& thing(Item item, std::string_view name = "thing") {
    if (item == Item::None) return with(sentence_.keyword(name, "none"));
    return term(kItemPart, item, name);
  }
  Saying& trait(SurvivorTrait trait) { return term(kSurvivorTraitPart, trait, "trait"); }
  Saying& trait(KillerTrait trait) { return term(kKillerTraitPart, trait, "trait"); }
  Saying& traits(KillerTraitSet traits) {
    return with(sentence_.terms("traits", "trait", traits.bits(), tables::kKillerTraitKeys.data()));
  }
  Saying& plan(Plan plan) { return term(kPlanPart, plan, "plan"); }
  // Cards in their order, equal ones too; those that are none are left out.
  template <class Cards>
  Saying& things(const Cards& cards, std::string_view name = "things") {
    FigureRow row;
    for (Item each : cards)
      if (static_cast<int>(each) < kItemKinds) row.push(static_cast<int>(each) + 1);
    return terms(kItemPart, row, name);
  }
  Saying& things_of(const ItemCounts& counts, std::string_view name = "things") {
    FigureRow row;
    int left = kMostNamed;
    for (int kind = 0; kind < kItemKinds; ++kind)
      for (int i = 0; i < counts[static_cast<std::size_t>(kind)] && left > 0; ++i, --left) row.push(kind + 1);
    return terms(kItemPart, row, name);
  }
  Saying& skills_of(const SkillCounts& counts, std::string_view name = "skills") {
    FigureRow row;
    int left = kMostNamed;
    for (int kind = 0; kind < kSkillKinds; ++kind)
      for (int i = 0; i < counts[static_cast<std::size_t>(kind)] && left > 0; ++i, --left) row.push(kind + 1);
    return terms(kSkillPart, row, name);
  }

  Saying& row(std::string_view name, std::string_view family, FigureRow row, const std::string_view* words) {
    return with(sentence_.term_row(name, family, row, words));
  }

 private:
  static constexpr int kMostNamed = kMaxRowFigures;
};

// Sentences that follow from a row of kinds.json, with the nouns of the game.
class Phrasing final : public Wording {
 public:
  // Without a table Survivors are their places: what a client builds upon.
  explicit Phrasing(const Table* t = nullptr) : Wording(kKinds), t_(t) {}

 protected:
  void say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const override;

 private:
  void say_survivors(Sentence& sentence, const PartRow& part, std::uint8_t value) const;

  const Table* t_;
};

}  // namespace holdout::terrorscape
