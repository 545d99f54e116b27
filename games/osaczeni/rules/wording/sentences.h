#pragma once

#include <string_view>

#include "engine/words/wording.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/wording/nouns.h"
#include "osaczeni_tables.h"

// Sentences of the game as keys and facts. The words are in texts; nothing here knows a language.

namespace holdout::osaczeni {

// A sentence with the nouns of the game. The name of a fact is what the message calls it: {area}, {area_in}.
class Saying {
 public:
  explicit Saying(std::string_view key) : sentence_(key) {}
  explicit Saying(const Sentence& so_far) : sentence_(so_far) {}

  Saying& key(std::string_view key) {
    sentence_.key = key;
    return *this;
  }

  Saying& player(Seat seat, std::string_view name = "player") {
    sentence_.player(name, seat);
    return *this;
  }
  Saying& players(SeatSet seats, std::string_view name = "players") {
    sentence_.players(name, seats);
    return *this;
  }
  Saying& area(Area area, std::string_view name = "area") {
    sentence_.term(name, "area", tables::kAreaKeys[slot(area)]);
    return *this;
  }
  Saying& item(Item item, std::string_view name = "item") {
    sentence_.term(name, "item", tables::kItemKeys[static_cast<std::size_t>(item)]);
    return *this;
  }
  Saying& character(Kind kind, std::string_view name = "character") {
    sentence_.term(name, "character", tables::kCharacterKeys[static_cast<std::size_t>(kind)]);
    return *this;
  }
  // The kinds among these characters, each named once.
  Saying& characters(Characters those, std::string_view name) {
    std::uint32_t kinds = 0;
    for (Character who : those) kinds |= 1U << static_cast<unsigned>(who.kind());
    sentence_.terms(name, "character", kinds, tables::kCharacterKeys.data());
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

  // "search", "badge" or "feed", for a select.
  Saying& vote(VoteKind kind) { return word(kVoteWords[static_cast<std::size_t>(kind)], "vote"); }
  Saying& phase(Phase phase) {
    sentence_.term("phase", "phase", kPhaseWords[static_cast<std::size_t>(phase)]);
    return *this;
  }
  // An epilogue, or the variant of the same number: {epilogue_title}, {epilogue_text}.
  Saying& epilogue(int number) {
    sentence_.term("epilogue", "epilogue", kEpilogueWords[static_cast<std::size_t>(number)]);
    return *this;
  }
  // Faces of the first dice; those that are not shown (0) are left out.
  template <class Faces>
  Saying& dice(const Faces& faces, int how_many) {
    FigureRow shown;
    for (int i = 0; i < how_many && i < kMaxDice; ++i)
      if (const int face = faces[static_cast<std::size_t>(i)]; face != 0) shown.push(face);
    sentence_.numbers("dice", shown);
    return *this;
  }

  operator Sentence() const { return sentence_; }  // NOLINT(google-explicit-constructor): it is one

 private:
  Sentence sentence_;
};

// The sentences of the rows, with the types of the game as facts.
class OsaczeniWording final : public Wording {
 public:
  constexpr OsaczeniWording() : Wording(kKinds) {}

 protected:
  void say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const override;
};
inline constinit const OsaczeniWording kWording;

}  // namespace holdout::osaczeni
