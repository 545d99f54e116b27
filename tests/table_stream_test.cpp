#include <algorithm>

#include <doctest/doctest.h>

#include "protocol/view_patch.h"
#include "support/table_stage.h"

// What a client holds after a snapshot and any number of updates is what a fresh snapshot would give it.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct Fresh {
  json::value view;
  json::value q;
  json::value options;
  json::value say;
  bool undo = false;
};

// A viewer who comes in now.
Fresh fresh(const RunningGame& game, Seat viewer) {
  Projection told(viewer, "fresh");
  JsonText out;
  out.open();
  told.write_snapshot(out, game);
  out.close();
  const Result<json::value> read = parse_json(out.str(), "snapshot");
  REQUIRE(read);
  return {.view = read->at("view"),
          .q = read->at("q"),
          .options = read->at("options"),
          .say = read->at("say"),
          .undo = read->at("undo").as_bool()};
}

void check_holds_the_present(const TableStage& stage, const StageClient& client) {
  const Rerun now = stage.rerun();
  const Fresh right = fresh(*now.game(), client.you < 0 ? kSpectator : seat_at(client.you));
  REQUIRE(text_of(client.view) == text_of(right.view));
  REQUIRE(client.q == right.q);
  REQUIRE(client.options == right.options);
  REQUIRE(client.say == right.say);
  REQUIRE(client.undo == right.undo);
}

void play_whole_game(const std::string& game, int players, std::uint64_t seed) {
  TableStage stage(seed);
  stage.create(game, {.players = players});
  stage.open();
  std::vector<StageClient*> people = seat_people(stage, players);
  StageClient& watcher = stage.guest("watcher");
  begin(*people[0]);
  Rng rng(seed);
  play_at_random(stage, people, rng, 2000, [&] {
    for (const StageClient* each : people) check_holds_the_present(stage, *each);
    check_holds_the_present(stage, watcher);
  });
  CHECK(stage.table().room().status == TableStatus::Over);
}

}  // namespace

TEST_CASE("a client that applies updates holds what a fresh snapshot would give it") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) play_whole_game("liars_dice", 2, seed);
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    play_whole_game("osaczeni", 3 + static_cast<int>(seed), seed);
}
