#pragma once

#include <string_view>

#include "engine/words/saying.h"
#include "engine/words/wording.h"
#include "games/the_thing/rules/seeing/view.h"
#include "games/the_thing/rules/wording/names.h"
#include "games/the_thing/rules/wording/nouns.h"

// Sentences of the game as keys and facts. The words are in texts; nothing here knows a language.

namespace holdout::the_thing {

inline constexpr std::array<std::string_view, kMaxSlots> kFigureWords{"1", "2", "3", "4", "5", "6", "7", "8"};

// Who is who, by slot: with 1 to 3 players a player has several Characters, and a sentence names them.
using Crew = std::array<CharacterId, kMaxSlots>;

inline constexpr Crew kNoNames{CharacterId::None, CharacterId::None, CharacterId::None, CharacterId::None,
                               CharacterId::None, CharacterId::None, CharacterId::None, CharacterId::None};

// A sentence with the nouns of the game.
class Saying final : public SayingOf<Saying> {
 public:
  using SayingOf::SayingOf;

  // A Character of 4 to 8 players, where everybody has one.
  Saying& who(const Rules& r, Slot slot, std::string_view name = "who") {
    return who(r, kNoNames, slot, name);
  }
  // A Character: its player, or its own name where players have several (its number before it has one).
  Saying& who(const Rules& r, const Crew& names, Slot slot, std::string_view name = "who") {
    if (!r.few) return player(seat_at(index(slot)), name);
    const CharacterId id = names[at(slot) % names.size()];
    if (id != CharacterId::None) return crew(id, name);
    return with(sentence_.term(name, "figure", kFigureWords[at(slot) % kFigureWords.size()]));
  }
  Saying& whos(const Rules& r, const Crew& names, Slots slots, std::string_view name = "whos") {
    if (!r.few) return players(SeatSet(slots.bits()), name);
    std::uint32_t ids = 0;
    for (Slot slot : slots) {
      const CharacterId id = names[at(slot)];
      if (id == CharacterId::None)
        return with(sentence_.terms(name, "figure", slots.bits(), kFigureWords.data()));
      ids |= 1U << static_cast<int>(id);
    }
    return with(sentence_.terms(name, "crew", ids, tables::kCharacterKeys.data()));
  }
  Saying& place(Location l, std::string_view name = "place") { return term(kLocationPart, l, name); }
  Saying& card(CardKind kind, std::string_view name = "card") { return term(kCardKindPart, kind, name); }
  Saying& thing(Good g, std::string_view name = "thing") { return term(kGoodPart, g, name); }
  Saying& crew(CharacterId id, std::string_view name = "crew") { return term(kCharacterIdPart, id, name); }
  Saying& lab(LabKind kind, std::string_view name = "token") { return term(kLabKindPart, kind, name); }
  Saying& sky(Sky sky, std::string_view name = "sky") { return term(kSkyPart, sky, name); }
  Saying& face(Face face, std::string_view name = "face") { return term(kFacePart, face, name); }
  Saying& stage(Phase phase) { return term(kPhasePart, phase, "stage"); }
  // Cards in their order, equal ones too.
  template <class Cards>
  Saying& things(const Cards& cards, std::string_view name) {
    FigureRow row;
    for (Good g : cards) row.push(static_cast<int>(at(g) % kGoodKeys.size()) + 1);
    return terms(kGoodPart, row, name);
  }
  // {places} and {strengths} of a plan of the revealed Alien, card by card.
  Saying& plan(const Plan& plan) {
    FigureRow places;
    FigureRow strengths;
    for (std::uint8_t card : laid_cards(plan)) {
      places.push(static_cast<int>(at(location_of_card(card))) + 1);
      strengths.push(plan[card]);
    }
    return terms(kLocationPart, places, "places").figures(strengths, "strengths");
  }
  // The dice that lie there.
  Saying& faces(const std::array<Face, kMaxDice>& dice) {
    FigureRow row;
    for (Face face : dice)
      if (face != Face::None) row.push(static_cast<int>(face) + 1);
    return terms(kFacePart, row, "faces");
  }
  // What somebody did in a round, a bit each.
  Saying& acts(std::uint8_t bits) {
    static constexpr std::array<std::string_view, 4> kWords{"used", "repaired", "rested", "voted"};
    return with(sentence_.terms("acts", "act", bits, kWords.data()));
  }
};

// Sentences that follow from a row of kinds.json, with the nouns of the game.
class Phrasing final : public Wording {
 public:
  Phrasing(const Rules& r, const Crew& names) : Wording(kKinds), r_(r), names_(names) {}

 protected:
  void say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const override;

 private:
  const Rules& r_;
  const Crew& names_;
};

// question_sentences.cpp: V-4: dice of another player, which the viewer's sleeper may turn
bool asks_sleeper(const View& view);

// What the revealed Alien does to those it met (D-12, D-13): `take` tells of a victim, `deed` of the rest.
inline Saying deed_of(const Rules& r, Saying take, Saying deed, ActionKind choice, Slot victim) {
  switch (choice) {
    case ActionKind::Assimilate: return take.who(r, slot_at(index(victim) % kMaxSlots));
    case ActionKind::Sabotage: return deed.word("sabotage", "deed");
    case ActionKind::TakeDog: return deed.word("dog", "deed");
    default: return deed.word("nothing", "deed");
  }
}

}  // namespace holdout::the_thing
