#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/fresh_view.h"

// What a client holds after a snapshot and any number of updates is what a fresh snapshot would give it.

using namespace holdout;
using namespace holdout::testing;

namespace {

void play_whole_game(const std::string& game, int players, std::uint64_t seed) {
  TableStage stage(seed);
  stage.create(game, {.players = players});
  stage.open();
  std::vector<StageClient*> people = seat_people(stage, players);
  StageClient& watcher = stage.guest("watcher");
  begin(*people[0]);
  Rng rng(seed);
  Rerun now(stage.find());
  std::size_t known = 0;
  play_at_random(stage, people, rng, 2000, [&] {
    known = stage.play_on(now, known);
    for (const StageClient* each : people) check_holds_the_present(now, *each);
    check_holds_the_present(now, watcher);
  });
  CHECK(stage.table().room().status == TableStatus::Over);
}

}  // namespace

TEST_CASE("a client that applies updates holds what a fresh snapshot would give it") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) play_whole_game("liars_dice", 2, seed);
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    for (const int players : {info.min_players, (info.min_players + info.max_players) / 2, info.max_players})
      play_whole_game(std::string(info.key), players, 7);
  }
}

TEST_CASE("a game that is interrupted after every few answers goes on as if nothing had happened") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    const auto played = [&game](bool interrupted) {
      TableStage stage(21);
      stage.create(game, {.players = 4, .pace = Pace::Relaxed});
      stage.open();
      std::vector<StageClient*> people = seat_people(stage, 4);
      begin(*people[0]);
      Rng rng(3);
      int answers = 0;
      play_at_random(stage, people, rng, 2000, [&] {
        if (!interrupted || ++answers % 7 != 0) return;
        stage.reopen();
        for (StageClient* each : people) each->connect();
        stage.pump();
      });
      CHECK(stage.table().room().status == TableStatus::Over);
      std::vector<std::string> answered;
      for (const StoredRow& stored : stage.rows()) {
        const LogRow row = *read_row(stored.body);
        if (row.kind != LogRow::Kind::Answer) continue;
        answered.push_back(row.text);
        answered.insert(answered.end(), row.chance.begin(), row.chance.end());
      }
      return answered;
    };
    const std::vector<std::string> straight = played(false);
    CHECK(straight.size() > 60);
    CHECK(played(true) == straight);
  }
}
