#pragma once

#include <string_view>

#include "engine/sentence.h"
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

// A sentence with the nouns of the game. The name of a fact is what the message calls it: {place},
// {place_in}.
class Saying {
 public:
  explicit Saying(std::string_view key) : sentence_(key) {}
  explicit Saying(const Sentence& begun) : sentence_(begun) {}

  Saying& player(Seat seat, std::string_view name = "player") {
    sentence_.player(name, seat);
    return *this;
  }
  Saying& players(SeatSet seats, std::string_view name = "players") {
    sentence_.players(name, seats);
    return *this;
  }
  // A Character of 4 to 8 players, where everybody has one.
  Saying& who(const Rules& r, Slot slot, std::string_view name = "who") {
    return who(r, kNoNames, slot, name);
  }
  // A Character: its player, or its own name where players have several (its number before it has one).
  Saying& who(const Rules& r, const Crew& names, Slot slot, std::string_view name = "who") {
    if (!r.few) return player(seat_at(index(slot)), name);
    const CharacterId id = names[at(slot) % names.size()];
    if (id != CharacterId::None) return crew(id, name);
    sentence_.term(name, "figure", kFigureWords[at(slot) % kFigureWords.size()]);
    return *this;
  }
  Saying& whos(const Rules& r, const Crew& names, Slots slots, std::string_view name = "whos") {
    if (!r.few) return players(SeatSet(slots.bits()), name);
    std::uint32_t ids = 0;
    for (Slot slot : slots) {
      const CharacterId id = names[at(slot)];
      if (id == CharacterId::None) {
        sentence_.terms(name, "figure", slots.bits(), kFigureWords.data());
        return *this;
      }
      ids |= 1U << static_cast<int>(id);
    }
    sentence_.terms(name, "crew", ids, tables::kCharacterKeys.data());
    return *this;
  }
  Saying& place(Location l, std::string_view name = "place") {
    sentence_.term(name, "place", tables::kLocationKeys[at(l) % tables::kLocationKeys.size()]);
    return *this;
  }
  Saying& card(CardKind kind, std::string_view name = "card") {
    sentence_.term(name, "card", tables::kCardKeys[at(kind) % tables::kCardKeys.size()]);
    return *this;
  }
  Saying& thing(Good g, std::string_view name = "thing") {
    sentence_.term(name, "good", kGoodKeys[at(g) % kGoodKeys.size()]);
    return *this;
  }
  // Cards in their order, equal ones too.
  template <class Cards>
  Saying& things(const Cards& cards, std::string_view name) {
    FigureRow row;
    for (Good g : cards) row.push(static_cast<int>(at(g) % kGoodKeys.size()) + 1);
    sentence_.term_row(name, "good", row, kGoodKeys.data());
    return *this;
  }
  // {places} and {strengths} of a plan of the revealed Alien, card by card.
  Saying& plan(const Plan& plan) {
    FigureRow places;
    FigureRow strengths;
    for (std::uint8_t card : laid_cards(plan)) {
      places.push(static_cast<int>(at(location_of_card(card))) + 1);
      strengths.push(plan[card]);
    }
    sentence_.term_row("places", "place", places, tables::kLocationKeys.data());
    return figures(strengths, "strengths");
  }
  Saying& figures(FigureRow row, std::string_view name) {
    sentence_.numbers(name, row);
    return *this;
  }
  Saying& crew(CharacterId id, std::string_view name = "crew") {
    sentence_.term(name, "crew", tables::kCharacterKeys[static_cast<std::size_t>(id) % kMaxSlots]);
    return *this;
  }
  Saying& lab(LabKind kind, std::string_view name = "token") {
    sentence_.term(name, "lab", kLabKeys[at(kind) % kLabKeys.size()]);
    return *this;
  }
  Saying& sky(Sky sky, std::string_view name = "sky") {
    sentence_.term(name, "sky", tables::kSkyKeys[static_cast<std::size_t>(sky) % tables::kSkyKeys.size()]);
    return *this;
  }
  Saying& face(Face face, std::string_view name = "face") {
    sentence_.term(name, "face", kFaceKeys[static_cast<std::size_t>(face) % kFaceKeys.size()]);
    return *this;
  }
  // The dice that lie there.
  Saying& faces(const std::array<Face, kMaxDice>& dice) {
    FigureRow row;
    for (Face face : dice)
      if (face != Face::None) row.push(static_cast<int>(face) + 1);
    sentence_.term_row("faces", "face", row, kFaceKeys.data());
    return *this;
  }
  Saying& stage(Phase phase) {
    sentence_.term("stage", "stage", kPhaseNames[static_cast<std::size_t>(phase) % kPhaseNames.size()]);
    return *this;
  }
  // What somebody did in a round, a bit each.
  Saying& acts(std::uint8_t bits) {
    static constexpr std::array<std::string_view, 4> kWords{"used", "repaired", "rested", "voted"};
    sentence_.terms("acts", "act", bits, kWords.data());
    return *this;
  }
  Saying& number(int value, std::string_view name = "n") {
    sentence_.number(name, value);
    return *this;
  }
  Saying& word(std::string_view word, std::string_view name) {
    sentence_.keyword(name, word);
    return *this;
  }
  Saying& yes_or_no(bool yes, std::string_view name) { return word(yes ? "yes" : "no", name); }

  operator Sentence() const { return sentence_; }  // NOLINT(google-explicit-constructor): it is one

 private:
  Sentence sentence_;
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
