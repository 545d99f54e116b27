#include "games/the_thing/rules/wording/notation.h"

#include "engine/words/notation.h"
#include "engine/words/plain_text.h"
#include "games/the_thing/rules/the_thing.h"
#include "games/the_thing/rules/word_keys.h"
#include "games/the_thing/rules/wording/names.h"

// Answers as short lines: what The Thing writes and reads in a way of its own.

namespace holdout::the_thing {

namespace {

using Words = std::span<const std::string_view>;
using Byte = std::optional<std::uint8_t>;

Byte named_in(std::initializer_list<Words> lists, std::string_view word) {
  for (Words words : lists)
    if (const std::optional<int> found = position_in(words, word)) return u8(*found);
  return std::nullopt;
}

Byte number_named(std::string_view word, int least, int most) {
  const std::optional<int> value = whole_number(word);
  if (!value || *value < least || *value > most) return std::nullopt;
  return u8(*value - least);
}

class AnswerLines final : public Notation {
 public:
  AnswerLines(const Rules& r, Seat speaker) : Notation(kKinds), r_(r), speaker_(speaker) {}

 protected:
  const PartRow* meant(const PartRow& part, const Bytes&) const override {
    return part.type == &kFewSlotPart && !r_.few ? nullptr : &part;
  }

  std::string word(const PartRow& part, std::uint8_t value) const override {
    if (names_a_slot(part) && value < r_.slots) return slot_name(r_, slot_at(value));
    if (part.type == &kNthPart) return std::to_string(value + 1);
    if (part.type == &kAmountPart && value == 0) return {};
    return Notation::word(part, value);
  }

  Byte value(const PartRow& part, std::string_view word) const override {
    if (names_a_slot(part)) {
      const std::optional<Slot> slot = slot_named(r_, word);
      return slot ? Byte(u8(*slot)) : std::nullopt;
    }
    if (part.type == &kNthPart) return number_named(word, 1, kMaxDice);
    if (part.type != &kThingPart && part.type != &kDrawnPart) return Notation::value(part, word);
    // The question says of what kind it is: a number, or any name.
    if (const Byte number = number_named(word, 0, kGoods - 1)) return number;
    if (part.type == &kDrawnPart)
      return named_in({tables::kCardKeys, tables::kWeaponKeys, tables::kItemKeys, kLabKeys}, word);
    return named_in({tables::kCardKeys, kGoodKeys, tables::kSkyKeys, kLabKeys, kFaceKeys}, word);
  }

  std::string expected(const PartRow& part) const override {
    if (names_a_slot(part)) return one_of(slot_names(r_));
    if (part.type == &kNthPart) return "a number from 1 to " + std::to_string(kMaxDice);
    if (part.type == &kThingPart || part.type == &kDrawnPart)
      return "the name of a card, a token or a result, or its number";
    return Notation::expected(part);
  }

  Byte unsaid(const PartRow& part) const override {
    if (part.type == &kAmountPart) return u8(0);
    if (part.type == &kOwnSlotPart && is_player(speaker_) && !r_.few) return u8(index(speaker_));
    return std::nullopt;
  }

 private:
  static bool names_a_slot(const PartRow& part) {
    return part.type == &kSlotPart || part.type == &kOwnSlotPart || part.type == &kFewSlotPart;
  }

  const Rules& r_;
  Seat speaker_;
};

}  // namespace

std::string TheThing::notation(const Rules& r, Action a) { return AnswerLines(r, kNobody).write(a); }

Result<Action> TheThing::parse(const Rules& r, std::string_view text) {
  return AnswerLines(r, kNobody).read(text);
}

Result<Action> parse_answer_of(const Rules& r, Seat speaker, std::string_view text) {
  return AnswerLines(r, speaker).read(text);
}

Result<bool> fits_answer(const Rules& r, Seat speaker, std::string_view text, Action a) {
  return AnswerLines(r, speaker).fits(text, a);
}

}  // namespace holdout::the_thing
