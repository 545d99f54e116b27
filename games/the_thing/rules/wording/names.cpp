#include "games/the_thing/rules/wording/names.h"

#include "engine/words/plain_text.h"
#include "games/the_thing/rules/wording/nouns.h"
#include "the_thing_tables.h"

namespace holdout::the_thing {

std::optional<int> position_in(std::span<const std::string_view> names, std::string_view word) {
  const std::string small = lowered(word);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == small) return static_cast<int>(i);
  return std::nullopt;
}

std::string slot_name(const Rules& r, Slot slot) {
  if (r.few) return "c" + std::to_string(index(slot) + 1);
  return std::string(tables::kColours[r.colour[at(slot)]].key);
}

std::string seat_name(Seat seat) { return "P" + std::to_string(index(seat)); }

std::optional<Seat> seat_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  if (small.size() == 2 && small[0] == 'p' && small[1] >= '0' && small[1] - '0' < r.players)
    return seat_at(small[1] - '0');
  return std::nullopt;
}

std::optional<Slot> slot_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  for (Slot slot : first_slots(r.slots))
    if (slot_name(r, slot) == small) return slot;
  const std::optional<Seat> seat = r.few ? std::nullopt : seat_named(r, word);
  return seat ? std::optional<Slot>(slot_at(index(*seat))) : std::nullopt;
}

std::vector<std::string> slot_names(const Rules& r) {
  std::vector<std::string> names;
  for (Slot slot : first_slots(r.slots)) names.push_back(slot_name(r, slot));
  return names;
}

}  // namespace holdout::the_thing
