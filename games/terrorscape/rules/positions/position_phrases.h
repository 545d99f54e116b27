#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/position_words.h"
#include "games/terrorscape/rules/rules.h"
#include "games/terrorscape/rules/state.h"

// The parts of a written position: which thing each phrase is about, and the lists that phrases are made of.
// The language is described in docs/play-files.md.

namespace holdout::terrorscape {

// How phrases say what they are about, before the persons.
inline constexpr auto kThings = std::to_array<SubjectWords>({
    {"players", SubjectForm::Players},
    {"option", SubjectForm::Option},
    {"figure", SubjectForm::Figure},
    {"new game", SubjectForm::NewGame},
    {"step 0", SubjectForm::Start},
    {"survivor phase", SubjectForm::Start},
    {"turn of", SubjectForm::Start},
    {"discovery deck"},
    {"discovery", SubjectForm::Start},
    {"plan step", SubjectForm::Start},
    {"noise report", SubjectForm::Start},
    {"killer phase", SubjectForm::Start},
    {"fast step", SubjectForm::Start},
    {"main step", SubjectForm::Start},
    {"slow step", SubjectForm::Start},
    {"end of phase", SubjectForm::Start},
    {"draw", SubjectForm::Start},
    {"encounter at", SubjectForm::Start},
    {"round"},
    {"killer in stealth by"},
    {"killer at"},
    {"killer traits"},
    {"killer hand"},
    {"killer deck"},
    {"killer discards"},
    {"killer"},
    {"survivors"},
    {"level"},
    {"strength"},
    {"acted"},
    {"blocks"},
    {"noise"},
    {"firecracker lit"},
    {"keys"},
    {"repaired"},
    {"repair"},
    {"help"},
    {"trap"},
    {"amulet seen"},
    {"first player"},
    {"search deck"},
    {"discards"},
    {"plan token"},
    {"plans"},
});
inline constexpr auto kSubjects = [] {
  std::array<SubjectWords, kThings.size() + kPersons> all{};
  std::ranges::copy(kThings, all.begin());
  for (std::size_t i = 0; i < kPersons; ++i) all[kThings.size() + i].words = tables::kPersonKeys[i];
  return all;
}();
using Subject = SubjectOf<kSubjects>;
constexpr Subject subject_of(Person person) {
  return Subject(kSubjects[kThings.size() + static_cast<std::size_t>(person)]);
}

// What a phrase says of one Survivor, as far as it is said: "Z3, wounded, fear 2, tools x2, bare_hands used".
struct SurvivorFacts {
  std::optional<Location> at;
  std::optional<bool> wounded, dead, escaped;
  std::optional<int> fear, keys;
  std::optional<bool> acted;
  bool says_pack = false;  // also true of "nothing"
  ItemCounts pack{};
  SurvivorTraitSet traits, used;
};
Result<SurvivorFacts> read_survivor_facts(std::string_view text);

Result<Location> read_location(std::string_view word);
Result<Locations> read_locations(std::string_view text);  // "N1, C2", "nothing"
Result<Doors> read_doors(std::string_view text);          // "D04, D09", "nothing"
Result<Survivor> read_survivor(const Table& t, std::string_view word);
Result<Survivors> read_survivors(const Table& t, std::string_view text);  // "anna, marco", "nobody"
Result<Seat> read_seat(const Rules& r, std::string_view word);
// One word of a list, as its place in it.
Result<int> read_word(std::string_view word, std::span<const std::string_view> words);

// "tools, key x2", "nothing"; `coloured` where the coloured-key card may be named.
struct ItemsSaid {
  ItemCounts counts{};
  bool coloured_key = false;
};
Result<ItemsSaid> read_items(std::string_view text, bool coloured = false);
// "chase x2, barricade", "nothing"
Result<SkillCounts> read_skills(std::string_view text);
// In the order in which they are named.
Result<std::vector<Skill>> read_skill_list(std::string_view text);

}  // namespace holdout::terrorscape
