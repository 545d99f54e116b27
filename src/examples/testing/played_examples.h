#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "examples/run_play.h"

namespace holdout::testing {

inline std::filesystem::path examples_of(const std::string& game) {
  return std::filesystem::path(HOLDOUT_SOURCE_DIR) / "games" / game / "examples";
}

// Plays every .play file of a game; one that does not hold fails the test case. Gives the number of
// expectations.
inline int play_examples_of(const std::string& game) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(examples_of(game)))
    if (entry.path().extension() == ".play") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  int expectations = 0;
  for (const std::filesystem::path& file : files) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    CHECK_MESSAGE(text.find("\ngame " + game + "\n") != std::string::npos, file);
    const PlayReport report = run_play(text, file.filename().string());
    for (const Problem& problem : report.problems) FAIL_CHECK(problem.message());
    CHECK(report.examples > 0);
    expectations += report.expectations;
  }
  return expectations;
}

// The example of a numbered vector of a rulebook: "zz_t01.play" for "zz_t" and 1.
inline bool has_vector(const std::string& game, const std::string& letters, int number) {
  return std::filesystem::exists(examples_of(game) / fmt::format("{}{:02}.play", letters, number));
}

}  // namespace holdout::testing
