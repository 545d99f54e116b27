#include "games/terrorscape/rules/wording/notation.h"

#include "engine/words/notation.h"
#include "games/terrorscape/rules/terrorscape.h"
#include "games/terrorscape/rules/wording/names.h"

// Answers as short lines: what this game writes and reads in a way of its own.

namespace holdout::terrorscape {

namespace {

using Byte = std::optional<std::uint8_t>;

constexpr std::string_view kNothing = "nothing";

class AnswerLines final : public Notation {
 public:
  AnswerLines() : Notation(kKinds) {}

 protected:
  std::string word(const PartRow& part, std::uint8_t value) const override {
    if (part.type == &kSurvivorPart && value < kPlaces) return survivor_name(survivor_at(value));
    if (part.type == &kItemPart && value >= kItemKinds) return std::string(kNothing);
    if (part.type == &kFlagPart && value == 0) return {};  // "defend shortsword yes" alone says it
    return Notation::word(part, value);
  }

  Byte value(const PartRow& part, std::string_view word) const override {
    if (part.type == &kSurvivorPart) {
      const std::optional<Survivor> who = survivor_named(word);
      return who ? Byte(static_cast<std::uint8_t>(*who)) : std::nullopt;
    }
    if (part.type == &kLocationPart) {  // also by its code
      const std::optional<Location> room = location_named(word);
      return room ? Byte(static_cast<std::uint8_t>(*room)) : std::nullopt;
    }
    if (part.type == &kItemPart && word == kNothing) return static_cast<std::uint8_t>(Item::None);
    return Notation::value(part, word);
  }

  std::string expected(const PartRow& part) const override {
    return part.type == &kSurvivorPart ? "s1, s2 or s3" : Notation::expected(part);
  }

  Byte unsaid(const PartRow& part) const override {
    return part.type == &kFlagPart ? Byte(std::uint8_t{0}) : std::nullopt;
  }
};

const AnswerLines kLines;

}  // namespace

std::string Terrorscape::notation(const Rules&, Action a) { return kLines.write(a); }

Result<Action> Terrorscape::parse(const Rules&, std::string_view text) { return kLines.read(text); }

Result<bool> fits_answer(const Rules&, std::string_view text, Action a) { return kLines.fits(text, a); }

}  // namespace holdout::terrorscape
