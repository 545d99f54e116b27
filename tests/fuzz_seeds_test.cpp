#include <filesystem>

#include <doctest/doctest.h>

#include "apps/commands/positions.h"
#include "catalogue/all_games.h"
#include "records/files.h"

// A fuzzer whose seeds are refused begins with nothing, and nobody notices.

namespace holdout::testing {

TEST_CASE("the fuzzer of positions begins with positions") {
  std::vector<std::string> folders{HOLDOUT_SOURCE_DIR "/fuzz/corpus/position_fuzz"};
  for (const AnyGame* game : all_games())
    if (!game->info().example)
      folders.push_back(HOLDOUT_SOURCE_DIR "/games/" + std::string(game->info().key) +
                        "/corpus/position_fuzz");
  for (const std::string& folder : folders) {
    int seeds = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      const Result<std::string> text = read_file(entry.path().string());
      REQUIRE(text);
      const Result<Position> position = read_position(*text, entry.path().string(), nullptr);
      if (!position) FAIL_CHECK(position.problem().message());
      ++seeds;
    }
    CHECK(seeds > 0);
  }
}

}  // namespace holdout::testing
