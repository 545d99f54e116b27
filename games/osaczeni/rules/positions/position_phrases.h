#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/words/position_words.h"
#include "games/osaczeni/rules/rules.h"
#include "games/osaczeni/rules/state.h"

// The parts of a written position: which thing each phrase is about, and the lists that phrases are made of.
// The language is described in docs/play-files.md.

namespace holdout::osaczeni {

// How phrases say what they are about.
inline constexpr auto kSubjects = std::to_array<SubjectWords>({
    {"players", SubjectForm::Players},
    {"variants", SubjectForm::List, "variant"},
    {"variant", SubjectForm::List, "variant", "variants"},
    {"option", SubjectForm::Option},
    {"figure", SubjectForm::Figure},
    {"unlocked", SubjectForm::List, "unlocked"},
    {"colours", SubjectForm::List, "colours"},
    {"new game", SubjectForm::NewGame},
    {"phase", SubjectForm::Start},
    {"placement of", SubjectForm::Start},
    {"arrival", SubjectForm::Start},
    {"round"},
    {"quiet rounds"},
    {"badge"},
    {"victim token"},
    {"area", SubjectForm::Each},
    {"rest in"},
    {"monsters"},
    {"cold store"},
    {"hand", SubjectForm::Each},
    {"deck"},
    {"played"},
    {"discarded"},
    {"dice in use"},
    {"dice seen by"},
    {"dice"},
    {"destinations"},
    {"destination", SubjectForm::Once, {}, "destinations"},
});
using Subject = SubjectOf<kSubjects>;

// What an area holds, as far as it is said.
struct AreaFacts {
  Characters who;
  Characters hidden;
  bool says_who = false;  // also true of "nobody"
  std::optional<int> monsters;
  std::optional<bool> closed;
};

// "P0.DL, P1.C hidden, 5 monsters", "closed", "nobody"
Result<AreaFacts> read_area_facts(const Rules& rules, std::string_view text);
// "P2.K, P3.D" in this order; "P0.DLC" means three.
Result<std::vector<Character>> read_characters(const Rules& rules, std::string_view text);
// "meat, gun x2", "nothing"
Result<Cards> read_cards(const Rules& rules, std::string_view text);
// "P0 P2", "P0, P2", "all", "nobody"
Result<SeatSet> read_seats(const Rules& rules, std::string_view text);
Result<Seat> read_seat(const Rules& rules, std::string_view word);
Result<Area> read_area(std::string_view word);

}  // namespace holdout::osaczeni
