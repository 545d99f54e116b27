#pragma once

#include <map>
#include <set>
#include <string>

#include "engine/result.h"

namespace holdout {

// What a person has unlocked at the terminal, game by game: the epilogues whose variants may be played. A
// small JSON file.
struct Profile {
  std::map<std::string, std::set<int>> unlocked;
};

// A file that is not there yet is an empty profile.
Result<Profile> load_profile(const std::string& path);
Result<void> save_profile(const std::string& path, const Profile& profile);

// Below $XDG_DATA_HOME or ~/.local/share; empty if there is no home.
std::string usual_profile_path();

}  // namespace holdout
