#include "fresh_view.h"

#include <doctest/doctest.h>

namespace holdout::testing {

namespace {

struct Fresh {
  json::value view;
  json::value board;
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
  told.write_snapshot(out, &game);
  out.close();
  const Result<json::value> read = parse_json(out.str(), "snapshot");
  REQUIRE(read);
  return {.view = read->at("view"),
          .board = read->at("board"),
          .q = read->at("q"),
          .options = read->at("options"),
          .say = read->at("say"),
          .undo = read->at("undo").as_bool()};
}

}  // namespace

void check_holds_the_present(const Rerun& now, const StageClient& client) {
  const Fresh right = fresh(*now.game(), client.you < 0 ? kSpectator : seat_at(client.you));
  REQUIRE(text_of(client.view) == text_of(right.view));
  REQUIRE(text_of(client.board) == text_of(right.board));
  REQUIRE(client.q == right.q);
  REQUIRE(client.options == right.options);
  REQUIRE(client.say == right.say);
  REQUIRE(client.undo == right.undo);
}

}  // namespace holdout::testing
