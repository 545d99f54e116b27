#include "engine/words/fact_words.h"

#include <algorithm>

#include "engine/words/position_words.h"

namespace holdout {

std::string seat_list(SeatSet seats) {
  std::string list;
  for (Seat seat : seats) list += (list.empty() ? "P" : " P") + std::to_string(index(seat));
  return list.empty() ? "nobody" : list;
}

Result<void> number_is(std::string_view what, std::string_view said, int value) {
  const Result<int> expected = read_number(trimmed(said), 0, 9999);
  if (!expected) return expected.problem();
  return found_unless(*expected == value, std::string(what) + " " + std::to_string(value));
}

Result<void> word_is(std::string_view what, std::string_view said, std::span<const std::string_view> words,
                     std::size_t value) {
  const auto expected = std::find(words.begin(), words.end(), lowered(trimmed(said)));
  if (expected == words.end())
    return Problem{.what = quoted(said),
                   .expected = one_of(std::vector<std::string>(words.begin(), words.end()))};
  return found_unless(*expected == words[value], std::string(what) + " " + std::string(words[value]));
}

Result<HappenedClaim> read_happened(std::string_view said, std::span<const std::string_view> names) {
  WordReader words(said);
  const Result<int> count = read_number(words.next(), 0, 999);
  if (!count) return count.problem();
  const std::string_view name = words.next();
  const auto kind = std::find(names.begin(), names.end(), name);
  if (kind == names.end())
    return Problem{.what = quoted(name) + " is no event",
                   .expected = one_of(std::vector<std::string>(names.begin(), names.end()))};
  HappenedClaim claim{.count = *count, .kind = static_cast<std::uint8_t>(kind - names.begin())};
  if (words.empty()) return claim;
  if (!words.take("by") || words.empty())
    return Problem{.what = quoted(words.rest()), .expected = "by P0, or nothing"};
  claim.by = words.rest();
  return claim;
}

Result<void> happened_is(const HappenedClaim& claim, SeatSet actors, std::span<const Event> events,
                         std::span<const std::string_view> names) {
  const auto seen = std::count_if(events.begin(), events.end(), [&](const Event& event) {
    return event.kind == claim.kind && (actors.empty() || actors.has(event.actor));
  });
  return found_unless(seen == claim.count,
                      "happened " + std::to_string(seen) + " " + std::string(names[claim.kind]));
}

std::optional<Result<int>> read_card_number(std::string_view said) {
  const std::vector<std::string_view> words = words_of(said);
  if (words.size() != 2 || (words[1] != "cards" && words[1] != "card")) return std::nullopt;
  return read_number(words[0], 0, 99);
}

}  // namespace holdout
