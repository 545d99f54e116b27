#pragma once

#include "games/terrorscape/rules/imagining/filter.h"
#include "games/terrorscape/rules/words.h"

namespace holdout::terrorscape::imagining {

// The mansion and the three Survivors of a game, as imagining sees them.

inline constexpr House kMansion = [] {
  House house;
  house.places = kLocations;
  house.doors = kDoors;
  const auto add = [&](const Ends& ends) {
    house.ways.push({static_cast<Place>(ends.one), static_cast<Place>(ends.other)});
  };
  for (const Ends& ends : mansion::kDoorEnds) add(ends);
  for (const Ends& ends : mansion::kBorderEnds) add(ends);
  for (const Ends& ends : mansion::kPassageEnds)
    house.passages.push({static_cast<Place>(ends.one), static_cast<Place>(ends.other)});
  house.item = kItemRooms.bits();
  house.radio = only(kRadio).bits();
  return house;
}();

inline Skills skills_of(Person person) {
  return {.quiet_hands = person == Person::Anna,
          .unnamed = person == Person::Anna,
          .sprints = person == Person::William,
          .perceptive = person == Person::Sophia,
          .camera = person == Person::Sophia,
          .heals = person == Person::Marco};
}

inline Cast cast_of(const Rules& r, const Table& t) {
  Cast cast{.house = &kMansion, .skills = {}, .start = static_cast<Place>(kMainExit)};
  for (Survivor who : kAllSurvivors) cast.skills[at(who)] = skills_of(t.persons[at(who)]);
  cast.secret_powers = r.traits || r.survival_plan || r.on_your_own;
  return cast;
}

constexpr Location room(int place) { return static_cast<Location>(place); }

}  // namespace holdout::terrorscape::imagining
