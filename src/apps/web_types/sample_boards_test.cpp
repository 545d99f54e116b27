#include <cstdlib>
#include <filesystem>
#include <string_view>

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "protocol/codecs.h"
#include "protocol/json_read.h"
#include "records/files.h"

using namespace holdout;

namespace {

// Board facts of a written position, as spectators get them.
json::value board_of(const GameModule& module, std::string_view given) {
  const Result<GivenPosition> position = module.words->position(phrases_in(given));
  REQUIRE_MESSAGE(position, position.problem().message());
  const ViewBox view = module.game.view_of(position->rules, position->state, kSpectator);
  JsonText out;
  write_board(out, module.game, module.game.board(position->rules, view));
  return *parse_json(out.str(), "");
}

}  // namespace

// Tests of the browser's parts draw no board facts that somebody made up: the samples of a game are those
// that its rules make of written positions. With HOLDOUT_REGENERATE=1 they are written again.
TEST_CASE("sample boards: what tests of the browser's parts draw is what the rules say") {
  int compared = 0;
  for (const AnyGame* game : all_games()) {
    const std::string path =
        HOLDOUT_SOURCE_DIR "/games/" + std::string(game->info().key) + "/web/sample_boards.json";
    if (!std::filesystem::exists(path)) continue;
    json::value samples = *parse_json(*read_file(path), path);
    for (auto& entry : samples.as_object()) {
      json::value& sample = entry.value();
      const json::value board = board_of(*find_module(game->info().key), sample.at("given").as_string());
      ++compared;
      if (std::getenv("HOLDOUT_REGENERATE") != nullptr) sample.as_object()["board"] = board;
      const bool is_current = sample.at("board") == board;
      CHECK_MESSAGE(is_current,
                    path << ": " << std::string_view(entry.key()) << " should be " << json::serialize(board));
    }
    if (std::getenv("HOLDOUT_REGENERATE") != nullptr) REQUIRE(write_file(path, json::serialize(samples)));
  }
  CHECK(compared >= 3);
}
