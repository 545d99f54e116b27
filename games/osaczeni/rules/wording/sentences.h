#pragma once

#include <string_view>

#include "engine/words/saying.h"
#include "engine/words/wording.h"
#include "games/osaczeni/rules/seeing/view.h"
#include "games/osaczeni/rules/wording/nouns.h"
#include "osaczeni_tables.h"

// Sentences of the game as keys and facts. The words are in texts; nothing here knows a language.

namespace holdout::osaczeni {

// A sentence with the nouns of the game.
class Saying final : public SayingOf<Saying> {
 public:
  using SayingOf::SayingOf;

  Saying& key(std::string_view key) {
    sentence_.key = key;
    return *this;
  }

  Saying& area(Area area, std::string_view name = "area") { return term(kAreaPart, area, name); }
  Saying& item(Item item, std::string_view name = "item") { return term(kItemPart, item, name); }
  Saying& character(Kind kind, std::string_view name = "character") {
    return with(sentence_.term(name, "character", tables::kCharacterKeys[static_cast<std::size_t>(kind)]));
  }
  // The kinds among these characters, each named once.
  Saying& characters(Characters those, std::string_view name) {
    std::uint32_t kinds = 0;
    for (Character who : those) kinds |= 1U << static_cast<unsigned>(who.kind());
    return with(sentence_.terms(name, "character", kinds, tables::kCharacterKeys.data()));
  }
  // "search", "badge" or "feed", for a select.
  Saying& vote(VoteKind kind) { return word(kVoteWords[static_cast<std::size_t>(kind)], "vote"); }
  Saying& phase(Phase phase) { return term(kPhasePart, phase, "phase"); }
  // An epilogue, or the variant of the same number: {epilogue_title}, {epilogue_text}.
  Saying& epilogue(int number) { return term(kEpiloguePart, number, "epilogue"); }
  // Faces of the first dice; those that are not shown (0) are left out.
  template <class Faces>
  Saying& dice(const Faces& faces, int how_many) {
    FigureRow shown;
    for (int i = 0; i < how_many && i < kMaxDice; ++i)
      if (const int face = faces[static_cast<std::size_t>(i)]; face != 0) shown.push(face);
    return figures(shown, "dice");
  }
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
