#include <doctest/doctest.h>

#include "games/liars_dice/rules/liars_dice.h"
#include "protocol/words.h"
#include "table/telling/projection.h"
#include "table/testing/begun_game.h"

using namespace holdout;
using namespace holdout::testing;
using liars_dice::LiarsDice;

namespace {

// A game whose parts say whatever lies in the secret bytes, to whoever asks.
struct Chatty : LiarsDice {
  static Sentence event_parts(const Rules& rules, const Event& event) {
    return LiarsDice::event_parts(rules, event).number("peeked", event.secret[0]);
  }
};
const GameFace<Chatty> kChatty;

std::string told(const RunningGame& game, const Event& event, Seat viewer) {
  JsonText out;
  const ViewBox view = game.game().view_of(game.rules(), game.state(), viewer);
  return write_happening(out, game, view, event, viewer) ? out.take() : "";
}

Event rolled(int face) {
  return holdout::told(liars_dice::event::Rolled{.face = face}, Seat{0}, only(Seat{0}));
}

}  // namespace

TEST_CASE("what happened is its kind and parts; the sentence has what they lack") {
  const RunningGame game = begun("liars_dice", 2, 1);
  const Event bid = holdout::told(liars_dice::event::Bid{.count = 2, .face = 5}, Seat{1});
  CHECK(told(game, bid, Seat{0}) == R"(["bid",{"player":"@1","count":2,"face":5}])");
  CHECK(told(game, rolled(4), Seat{0}) == R"(["rolled",{"player":"@0","face":4},"!rolled_own",1])");
  for (const Seat other : {Seat{1}, kSpectator})
    CHECK(told(game, rolled(4), other) == R"(["rolled",{"player":"@0"}])");
}

TEST_CASE("a part that would tell a secret finds none where the viewer may not know it (law 3)") {
  RunningGame game(kChatty, *kChatty.make_rules({.players = 2}), seed_from_text("1"));
  game.take(game.begin());
  CHECK(told(game, rolled(4), Seat{0}).find(R"("peeked":4)") != std::string::npos);
  for (const Seat other : {Seat{1}, kSpectator})
    CHECK(told(game, rolled(4), other) == told(game, rolled(6), other));
}

TEST_CASE("the key of a sentence is told where it is not the kind's own") {
  const auto keyed = [](std::string_view key) {
    JsonText out;
    write_told(out, "zig", Sentence("moved"), Sentence(key).number("n", 2), false);
    return out.take();
  };
  CHECK(keyed("zig.event.moved") == R"(["moved",{},{"n":2}])");
  CHECK(keyed("zig.event.moved.far") == R"(["moved",{},".far",{"n":2}])");
  CHECK(keyed("zig.event.moved_on") == R"(["moved",{},"!moved_on",{"n":2}])");
}
