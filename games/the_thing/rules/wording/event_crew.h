#pragma once

#include <array>

#include "engine/event.h"
#include "the_thing_kinds.h"

// Who is who, carried by every event of the game for 1 to 3 players: a player has several Characters there,
// and a sentence about one must name it without looking at the table. The last three open bytes hold three
// bits a slot and a mark that they are filled; no event of that game uses those bytes otherwise, except
// PlanLaid, which is about nobody.

namespace holdout::the_thing {

using Crew = std::array<CharacterId, kMaxSlots>;  // by slot

inline constexpr int kFewSlots = 6;
inline constexpr std::uint32_t kCrewMark = 1U << 23;

constexpr void put_crew(Event& e, const Crew& crew) {
  std::uint32_t packed = kCrewMark;
  for (std::size_t i = 0; i < kFewSlots; ++i) {
    if (crew[i] == CharacterId::None) return;  // not all are dealt yet
    packed |= static_cast<std::uint32_t>(crew[i]) << (3 * i);
  }
  if (is<event::PlanLaid>(e)) return;
  for (std::size_t i = 0; i < 3; ++i) e.open[5 + i] = static_cast<std::uint8_t>(packed >> (8 * i));
}

// CharacterId::None where the event says nothing of it.
constexpr Crew crew_in(const Event& e) {
  Crew crew;
  crew.fill(CharacterId::None);
  std::uint32_t packed = 0;
  for (std::size_t i = 0; i < 3; ++i) packed |= static_cast<std::uint32_t>(e.open[5 + i]) << (8 * i);
  if ((packed & kCrewMark) == 0 || is<event::PlanLaid>(e)) return crew;
  for (std::size_t i = 0; i < kFewSlots; ++i) crew[i] = static_cast<CharacterId>(packed >> (3 * i) & 7U);
  return crew;
}

}  // namespace holdout::the_thing
