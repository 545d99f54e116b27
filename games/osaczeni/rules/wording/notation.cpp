#include "games/osaczeni/rules/wording/notation.h"

#include <optional>

#include "engine/words/notation.h"
#include "engine/words/plain_text.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/names.h"

namespace holdout::osaczeni {

namespace {

// How answers of Osaczeni are written: seats and characters by their colour, areas by their number.
class Written final : public Notation {
 public:
  // `speaker` may leave out whose character it means; nobody: it may not.
  explicit Written(const Rules& rules, Seat speaker = kNobody)
      : Notation(kKinds), r_(rules), speaker_(speaker) {}

 private:
  // What a card that is played is about, and whether a character goes somewhere: as its effect wants.
  const PartRow* meant(const PartRow& part, const Bytes& before) const override {
    static constexpr PartRow kWho{"character", &kCharacterPart, 1};
    static constexpr PartRow kWhere{"area", &kAreaPart, 1};
    if (&part != &kPlayAnswerParts[1] && &part != &kPlayAnswerParts[2]) return &part;
    const bool target = part.type == &kTargetPart;
    switch (r_.row(static_cast<Item>(before[0])).effect) {
      case ItemEffect::ExtraMove: return target ? &kWho : &part;
      case ItemEffect::HideCharacter: return target ? &kWho : nullptr;
      case ItemEffect::MoveMonster: return target ? &kWhere : nullptr;
      case ItemEffect::PeekDice:
      case ItemEffect::KillMonsters:
      case ItemEffect::AddVotes:
      case ItemEffect::ScoreAtEnd: break;
    }
    return nullptr;
  }

  std::optional<std::uint8_t> unsaid(const PartRow& part) const override {
    return part.type == &kTargetPart ? std::optional(Target{}.id) : std::nullopt;
  }

  std::string word(const PartRow& part, std::uint8_t value) const override {
    if (part.type == &kSeatPart) return std::string(seat_name(r_, seat_at(value)));
    if (part.type == &kCharacterPart) return character_name(r_, Character(value));
    if (part.type == &kAreaPart) return area_name(area_number(value));
    return Notation::word(part, part.type == &kDiePart ? u8(value + 1) : value);
  }

  std::optional<std::uint8_t> value(const PartRow& part, std::string_view word) const override {
    const auto byte = [](const auto& found) {
      return found ? std::optional(static_cast<std::uint8_t>(word_of(*found))) : std::nullopt;
    };
    if (part.type == &kSeatPart) return byte(seat_named(r_, word));
    if (part.type == &kCharacterPart) return byte(character_named(r_, word, speaker_));
    if (part.type == &kAreaPart) return byte(area_named(word));
    if (part.type != &kDiePart) return Notation::value(part, word);
    const std::optional<int> number = whole_number(word);
    return number && *number >= 1 && *number <= kMaxDice ? std::optional(u8(*number - 1)) : std::nullopt;
  }

  std::string expected(const PartRow& part) const override {
    if (part.type == &kSeatPart) return all_seat_names(r_);
    if (part.type == &kCharacterPart)
      return "a character such as " + std::string(seat_name(r_, Seat{0})) + ".leader" +
             (speaker_ == kNobody ? "" : " or leader");
    if (part.type == &kAreaPart) return "an area 1 to 6";
    if (part.type == &kDiePart) return "the number of a die, 1 to 6";
    return Notation::expected(part);
  }

  const Rules& r_;
  Seat speaker_;
};

}  // namespace

std::string Osaczeni::notation(const Rules& r, Action a) { return Written(r).write(a); }
Result<Action> Osaczeni::parse(const Rules& r, std::string_view text) { return Written(r).read(text); }

Result<Action> parse_answer_of(const Rules& r, Seat speaker, std::string_view text) {
  return Written(r, speaker).read(text);
}

Result<bool> fits_answer(const Rules& r, Seat speaker, std::string_view text, Action action) {
  return Written(r, speaker).fits(text, action);
}

}  // namespace holdout::osaczeni
