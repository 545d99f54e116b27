#include <doctest/doctest.h>
#include <fmt/format.h>

#include "protocol/view_patch.h"
#include "table/testing/begun_game.h"
#include "table/testing/table_stage.h"

// A table of Osaczeni: its options, its search that may be taken back, its cold store that grows.

using namespace holdout;
using namespace holdout::testing;

namespace {

// A search of the truck: the searcher is to keep a card.
RunningGame searching(Seat& searcher) {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    RunningGame game = begun("osaczeni", 4, seed);
    Rng rng(seed);
    while (!game.over()) {
      const Seat first = game.question().waited_for.first();
      const std::string text = game.game().notation(game.rules(), options_of(game, first)[0]);
      if (text.starts_with("keep ")) {
        searcher = first;
        return game;
      }
      play_one(game, rng);
    }
  }
  FAIL("nobody ever searches");
  return begun("osaczeni", 4, 1);
}

}  // namespace

TEST_CASE("a room comes back as it was written, and hostile text does not become one") {
  Room room = *make_room(*find_game("osaczeni"),
                         {.game = "osaczeni",
                          .players = 4,
                          .options = {{"history", "off"}},
                          .pace = Pace::Days,
                          .hours = 36,
                          .watching = Watching::Nobody,
                          .listed = true,
                          .language = "pl",
                          .bots = "novice"},
                         "me");
  room.code = "abcd";
  room.banned = {"x", "y\"z"};
  room.seats[0] = {.kind = SeatKind::Person,
                   .name = "Zoë \"Z\"",
                   .level = "regular",
                   .guest = "me",
                   .token_hash = token_hash("t"),
                   .standin = true,
                   .standin_since = 12};
  room.seed.fill(7);
  CHECK(*read_room(write_room(room)) == room);
  CHECK(room.seats[1].name != room.seats[2].name);
  CHECK_FALSE(keeps_history(room));
  const std::string good = write_room(room);
  for (std::size_t i = 0; i < good.size(); ++i) {
    CHECK_FALSE(read_room(good.substr(0, i)));
    std::string bad = good;
    bad[i] = '\x01';
    CHECK_FALSE(read_room(bad));
  }
}

TEST_CASE("one's own unfinished choice can be taken back step by step, and nothing else (law 8)") {
  Seat searcher = kNobody;
  RunningGame game = searching(searcher);
  const Seat other = left_of(searcher, 4);
  const std::uint64_t start = hash_of(game);
  const int answers = game.answers();
  CHECK_FALSE(game.can_undo(searcher));
  game.take(game.try_answer(searcher, options_of(game, searcher)[0]));  // keep
  CHECK(game.can_undo(searcher));
  CHECK_FALSE(game.can_undo(other));
  CHECK_FALSE(game.can_save());
  const std::uint64_t kept = hash_of(game);
  game.take(game.try_answer(searcher, options_of(game, searcher)[0]));  // give
  CHECK(game.can_undo(searcher));
  game.undo();
  CHECK(hash_of(game) == kept);
  CHECK(game.can_undo(searcher));
  game.undo();
  CHECK(hash_of(game) == start);
  CHECK(game.answers() == answers);
  CHECK_FALSE(game.can_undo(searcher));
  CHECK(game.can_save());
  while (game.question().waited_for == only(searcher)) {
    const holdout::Turn turn = game.try_answer(searcher, options_of(game, searcher)[0]);
    game.take(turn);
    if (!turn.undoable) break;
  }
  CHECK_FALSE(game.can_undo(searcher));  // others have noticed
}

TEST_CASE("a list that grows gets its new items by their places, the first ones as a list") {
  RunningGame game = begun("osaczeni", 5, 1);
  Rng rng(1);
  FlatView flat;
  ViewBox start = game.game().view_of(game.rules(), game.state(), kSpectator);
  JsonText whole;
  write_whole_view(whole, flat, game.game(), start);
  json::value known = *parse_json(whole.str(), "");
  const auto dead = [&] { return known.at("table").at("cold_store").as_array().size(); };
  bool first = false;
  bool next = false;
  while (!game.over() && !next) {
    play_one(game, rng);
    ViewBox view = game.game().view_of(game.rules(), game.state(), kSpectator);
    JsonText patch;
    const std::size_t before = dead();
    if (!write_view_patch(patch, flat, game.game(), view)) continue;
    known = patched(known, *parse_json(patch.str(), ""));
    if (dead() == before) continue;
    const std::string by_place = fmt::format(R"("cold_store":{{"{}":{{"id":)", before);
    (before == 0 ? first : next) = true;
    CHECK((patch.str().find(before == 0 ? R"("cold_store":[{"id":)" : by_place) != std::string::npos));
  }
  CHECK(first);
  CHECK(next);
}

TEST_CASE("a history that may not be looked up is not sent, but for what a briefing is about") {
  TableStage stage(6);
  stage.create("osaczeni", {.players = 4, .options = {{"history", "off"}}, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 2);
  begin(*people[0]);
  Rng rng(1);
  play_at_random(stage, people, rng, 20);
  people[1]->disconnect();
  people[1]->connect();
  stage.pump();
  CHECK(people[1]->happened.empty());
  CHECK(people[1]->said.empty());
  people[1]->tell(StandCommand{});
  people[1]->disconnect();
  stage.pass(3000);
  people[1]->connect();
  stage.pump();
  REQUIRE(people[1]->briefing);
  CHECK(static_cast<int>(people[1]->happened.size()) == *people[1]->briefing);
}
