#include "protocol/bot_messages.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "engine/talking/statement_text.h"

using namespace holdout;

TEST_CASE("statements arrive as they were sent") {
  const AnyGame& game = *find_game("osaczeni");
  const Seat seat{0};
  Statement said = *parse_statement(game.forms(), "say promise_vote_against player=P2 area=toys to=P1");
  CHECK(**read_say(say_line(game, said), game) == said);
  CHECK_FALSE(read_say(say_line(game, std::nullopt), game)->has_value());
  said.id = 7;
  said.speaker = Seat{1};
  const auto hear = read_table_message(hear_line(game, said), game, seat);
  REQUIRE(hear);
  CHECK(std::get<HearMessage>(*hear).statement == said);
}
