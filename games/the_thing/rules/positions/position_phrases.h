#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/words/position_words.h"
#include "games/the_thing/rules/rules.h"
#include "games/the_thing/rules/state.h"

// The parts of a written position: which thing each phrase is about, and the lists that phrases are made of.
// The language is described in docs/play-files.md.

namespace holdout::the_thing {

// How phrases say what they are about, before the locations.
inline constexpr auto kThings = std::to_array<SubjectWords>({
    {"players", SubjectForm::Players},
    {"option", SubjectForm::Option},
    {"figure", SubjectForm::Figure},
    {"new game", SubjectForm::NewGame},
    {"phase", SubjectForm::Start},
    {"placement", SubjectForm::Start},
    {"encounters", SubjectForm::Start},
    {"boarding", SubjectForm::Start},
    {"burning", SubjectForm::Start},
    {"assignment", SubjectForm::Start},
    {"round"},
    {"leader"},
    {"sheets"},
    {"aliens"},
    {"revealed"},
    {"defeated"},
    {"dead"},
    {"suspicion"},
    {"strength"},
    {"plan"},
    {"threat"},
    {"token"},
    {"fuel depot"},
    {"outdoor depot"},
    {"pantry"},
    {"fire tokens"},
    {"rescue fuel"},
    {"rescue gone"},
    {"rescue"},
    {"frost"},
    {"sky"},
    {"station die"},
    {"hungry"},
    {"hand", SubjectForm::Each},
    {"open pile"},
    {"pile"},
    {"deck"},
    {"discards"},
    {"goods", SubjectForm::Each},
    {"weapon deck"},
    {"item deck"},
    {"lab bag"},
});
inline constexpr auto kSubjects = [] {
  std::array<SubjectWords, kThings.size() + kLocations> all{};
  std::ranges::copy(kThings, all.begin());
  for (std::size_t l = 0; l < kLocations; ++l) all[kThings.size() + l].words = tables::kLocationKeys[l];
  return all;
}();
using Subject = SubjectOf<kSubjects>;
constexpr Subject subject_of(Location l) {
  return Subject(kSubjects[kThings.size() + static_cast<std::size_t>(l)]);
}

// The parts of what a phrase lists, at least one.
Result<std::vector<std::string_view>> read_parts(const Setting& setting, std::string_view example);

// What a location holds, as far as it is said.
struct LocationFacts {
  Slots who;
  Slots lying;
  bool says_who = false;  // also true of "nobody"
  std::optional<int> fuel, damage, food, dogs, strength;
  std::optional<bool> burnt, destroyed;
};

// "red, blue lying, dog, fuel 1, damage 2", "nobody", "burnt"
Result<LocationFacts> read_location_facts(const Rules& rules, std::string_view text);

Result<Slot> read_slot(const Rules& rules, std::string_view word);
Result<Slots> read_slots(const Rules& rules, std::string_view text);
// In the order in which they are named, each once.
Result<std::vector<Slot>> read_slot_list(const Rules& rules, std::string_view text);
Result<Seat> read_seat(const Rules& rules, std::string_view word);
Result<Location> read_location(std::string_view word);
// One word of a list, as its place in it.
Result<int> read_word(std::string_view word, std::span<const std::string_view> words);

// "use x2, repair", "nothing"
Result<CardCounts> read_cards(const Rules& rules, std::string_view text);
// Weapons, items and Lab tokens: "firearm, keys, blood_bag x2, flamethrower 4" (4 charges)
struct GoodsSaid {
  Belongings goods;
  std::vector<int> charges;  // of each Flamethrower
};
Result<GoodsSaid> read_goods(const Rules& rules, std::string_view text);

}  // namespace holdout::the_thing
