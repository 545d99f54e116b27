#include "games/terrorscape/rules/wording/names.h"

#include "engine/words/plain_text.h"
#include "terrorscape_tables.h"

namespace holdout::terrorscape {

std::optional<int> position_in(std::span<const std::string_view> names, std::string_view word) {
  const std::string small = lowered(word);
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == small) return static_cast<int>(i);
  return std::nullopt;
}

std::string survivor_name(Survivor who) { return "s" + std::to_string(index(who) + 1); }

std::optional<Survivor> survivor_named(std::string_view word) {
  const std::string small = lowered(word);
  for (Survivor who : kAllSurvivors)
    if (survivor_name(who) == small) return who;
  return std::nullopt;
}

std::optional<Survivor> survivor_named(const Table& t, std::string_view word) {
  if (const std::optional<Survivor> who = survivor_named(word)) return who;
  const std::string small = lowered(word);
  for (Survivor who : kAllSurvivors)
    if (t.persons[static_cast<std::size_t>(who)] != Person::None && person_name(t, who) == small) return who;
  return std::nullopt;
}

std::string person_name(const Table& t, Survivor who) {
  const Person person = t.persons[static_cast<std::size_t>(who)];
  if (person == Person::None) return survivor_name(who);
  return std::string(tables::kPersonKeys[static_cast<std::size_t>(person)]);
}

std::optional<Location> location_named(std::string_view word) {
  const std::string small = lowered(word);
  for (std::size_t i = 0; i < kLocations; ++i)
    if (tables::kLocationKeys[i] == small || lowered(tables::kMansion[i].code) == small)
      return static_cast<Location>(i);
  return std::nullopt;
}

std::string code_of(Location room) {
  if (room == Location::None) return "nowhere";
  return std::string(tables::kMansion[static_cast<std::size_t>(room)].code);
}

std::string seat_name(Seat seat) { return "P" + std::to_string(index(seat)); }

std::optional<Seat> seat_named(const Rules& r, std::string_view word) {
  const std::string small = lowered(word);
  if (small.size() == 2 && small[0] == 'p' && small[1] >= '0' && small[1] - '0' < r.players)
    return seat_at(small[1] - '0');
  return std::nullopt;
}

}  // namespace holdout::terrorscape
