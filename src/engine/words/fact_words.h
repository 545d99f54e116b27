#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/event.h"
#include "engine/result.h"
#include "engine/saving/describe.h"
#include "engine/words/plain_text.h"

// What the then blocks of all games share: phrases that claim something, and how a claim is compared with
// what is there (docs/play-files.md).

namespace holdout {

// What a phrase says: "4" and "P0.L, 2 monsters" of "area 4: P0.L, 2 monsters".
struct Claim {
  std::string_view about;
  std::string_view body;
  std::string_view words{};  // of the phrase itself: "area"
};

template <class Facts>
struct FactPhrase {
  std::string_view words;
  Result<void> (*check)(const Facts& facts, const Claim& claim);
};

// A fact that is otherwise.
inline Problem found(std::string what) { return {.what = std::move(what)}; }
inline Result<void> found_unless(bool true_now, std::string what) {
  return true_now ? Result<void>{} : Result<void>(found(std::move(what)));
}

// Judges the text by the first phrase that it begins with; nothing if there is none. Longer phrases stand
// before those they begin with.
template <class Facts>
std::optional<Result<void>> try_facts(const Facts& facts, std::span<const FactPhrase<Facts>> phrases,
                                      std::string_view text) {
  const HeadAndBody said = head_and_body(text);
  for (const FactPhrase<Facts>& each : phrases) {
    WordReader words(said.head);
    if (!words.take(each.words)) continue;
    return each.check(
        facts, said.colon ? Claim{words.rest(), said.body, each.words} : Claim{{}, words.rest(), each.words});
  }
  return std::nullopt;
}

std::string seat_list(SeatSet seats);  // "P0 P2", "nobody"
Result<void> number_is(std::string_view what, std::string_view said, int value);
// One word of a list.
Result<void> word_is(std::string_view what, std::string_view said, std::span<const std::string_view> words,
                     std::size_t value);
// The name of a value, as saves have it.
template <class T>
Result<void> name_is(std::string_view what, std::string_view said, T value) {
  return word_is(what, said, spelling_of<T>().names, static_cast<std::size_t>(spelled(value)));
}

// Facts that lie open on the table of a state: {"round", number_fact<&Table::round>}.
template <auto Field, class Facts>
Result<void> number_fact(const Facts& facts, const Claim& claim) {
  return number_is(claim.words, claim.body, facts.s.table.*Field);
}
template <auto Field, class Facts>
Result<void> name_fact(const Facts& facts, const Claim& claim) {
  return name_is(claim.words, claim.body, facts.s.table.*Field);
}

// "3 eaten", "1 dice_peeked by P0": so many of them. `by` gets what stands after the word by.
struct HappenedClaim {
  int count = 0;
  std::uint8_t kind = 0;
  std::string_view by{};
};
Result<HappenedClaim> read_happened(std::string_view said, std::span<const std::string_view> names);
Result<void> happened_is(const HappenedClaim& claim, SeatSet actors, std::span<const Event> events,
                         std::span<const std::string_view> names);

// "3 cards": nothing if the text is not of that kind.
std::optional<Result<int>> read_card_number(std::string_view said);

}  // namespace holdout
