#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "table/testing/lobby.h"

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("rooms that were stored before colours could be chosen have those they had") {
  Room room = *make_room(*find_game("the_thing"), {.players = 4}, "me");
  const auto without = [](const Room& of) {
    std::string text = write_room(of);
    const std::size_t at = text.find(R"("colours":[)");
    return text.erase(at, text.find("],", at) + 2 - at);
  };
  CHECK(room.colours == Colours{"red", "green", "blue", "yellow"});
  CHECK(read_room(without(room))->colours == Colours{"red", "blue", "green", "yellow"});
  room.setup.options["colours"] = "purple,red,white,black";
  CHECK(read_room(without(room))->colours == Colours{"purple", "red", "white", "black"});
  room.setup.options["colours"] = "none";
  CHECK(read_room(without(room))->colours == Colours{"red", "blue", "green", "yellow"});
  room.colours.pop_back();
  CHECK_FALSE(read_room(write_room(room)));
}
