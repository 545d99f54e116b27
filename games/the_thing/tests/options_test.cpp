#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "games/the_thing/rules/rules.h"
#include "table/seating/room.h"

// Options of The Thing that the table keeps rather than the game: TT-1214..1216.

using namespace holdout;

namespace {

Room room_with(Setup::Choices options) {
  Room room;
  room.setup = {.players = 4, .options = std::move(options), .figures = {}};
  return room;
}
the_thing::Rules rules_with(Setup::Choices options) {
  return *the_thing::make_rules({.players = 4, .options = std::move(options), .figures = {}});
}
constexpr auto kVote = static_cast<std::size_t>(the_thing::QuestionKind::Vote);

}  // namespace

TEST_CASE("TT-1214 timers follow their preset") {
  CHECK(rules_with({}).seconds[kVote] == 45);
  CHECK(rules_with({{"timers", "fast"}}).seconds[kVote] == 22);
  CHECK(rules_with({{"timers", "slow"}}).seconds[kVote] == 90);
  CHECK(rules_with({{"timers", "none"}}).seconds[kVote] == 0);
  CHECK(rules_with({{"timers", "async"}}).seconds[kVote] == 24 * 3600);
}

TEST_CASE("TT-1215 the history is kept unless the table is without") {
  CHECK(keeps_history(room_with({})));
  CHECK(keeps_history(room_with({{"history", "on"}})));
  CHECK(!keeps_history(room_with({{"history", "off"}})));
  CHECK(!rules_with({{"history", "off"}}).history);
}

TEST_CASE("TT-1216 free text can be switched off, and the refusal names the rule") {
  const AnyGame* game = find_game("the_thing");
  REQUIRE(game != nullptr);
  CHECK(!chat_is_off(room_with({}), game).has_value());
  CHECK(chat_is_off(room_with({{"free_chat", "off"}}), game) == "TT-1216");
}
