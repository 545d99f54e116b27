#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/table_record.h"
#include "table/testing/lobby.h"

// The colours of the families of Osaczeni, chosen at the table.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("everybody chooses the colour of their own seat; the owner that of computer players, too") {
  Lobby lobby("osaczeni", 3);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  StageClient& ann = lobby.sitting("ann", 1, "Ann");
  CHECK(lobby.colours() == Colours{"red", "blue", "green"});
  CHECK(fate_of_colour(ann, 1, "orange") == "done");
  CHECK(fate_of_colour(owner, 0, "green") == "done");  // the empty seat gets what is left
  CHECK(lobby.colours() == Colours{"green", "orange", "red"});
  CHECK(ann.table->seats[1].colour == "orange");
  owner.tell(BotCommand{.seat = 2, .level = "random"});
  CHECK(fate_of_colour(ann, 1, "red") == "done");  // from a computer player, which gets orange
  CHECK(lobby.colours() == Colours{"green", "red", "orange"});
  CHECK(fate_of_colour(owner, 2, "purple") == "done");
  CHECK(fate_of_colour(ann, 1, "red") == "done");  // which is theirs
  CHECK(lobby.colours() == Colours{"green", "red", "purple"});
  lobby.stage.reopen();
  CHECK(lobby.colours() == Colours{"green", "red", "purple"});
}

TEST_CASE("a colour is refused where it is somebody's, where the seat is, and once the game runs") {
  Lobby lobby("osaczeni", 3);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  StageClient& ann = lobby.sitting("ann", 1, "Ann");
  StageClient& watcher = lobby.stage.guest("watcher");
  CHECK(fate_of_colour(ann, 1, "red") == "taken");
  CHECK(fate_of_colour(ann, 0, "orange") == "not_seated");
  CHECK(fate_of_colour(owner, 1, "orange") == "not_seated");
  CHECK(fate_of_colour(owner, 2, "orange") == "not_seated");  // nobody sits there
  CHECK(fate_of_colour(watcher, 1, "orange") == "not_seated");
  CHECK(fate_of_colour(ann, 3, "orange") == "unknown");
  CHECK(fate_of_colour(ann, 1, "white") == "unknown");  // there are six families
  owner.tell(BotCommand{.seat = 2, .level = "random"});
  CHECK(fate_of_colour(ann, 2, "orange") == "not_owner");
  CHECK(lobby.colours() == Colours{"red", "blue", "green"});
  begin(owner);
  CHECK(fate_of_colour(ann, 1, "orange") == "not_now");
  CHECK(lobby.colours() == Colours{"red", "blue", "green"});
  CHECK_FALSE(lobby.stage.table().room().setup.options.contains("colours"));
}

TEST_CASE("who holds several seats changes colours among them") {
  Lobby lobby("osaczeni", 3);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  owner.tell(SitCommand{.seat = 1, .name = "Ann", .keep = true});
  CHECK(fate_of_colour(owner, 1, "red") == "done");
  CHECK(lobby.colours() == Colours{"blue", "red", "green"});
}

TEST_CASE("the game names things by the colours of the seats, and so does its record") {
  Lobby lobby("osaczeni", 3);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  StageClient& ann = lobby.sitting("ann", 1, "Ann");
  REQUIRE(fate_of_colour(owner, 0, "orange") == "done");
  REQUIRE(fate_of_colour(ann, 1, "purple") == "done");
  begin(owner);
  CHECK(lobby.stage.table().room().setup.options.at("colours") == "orange,purple,green");
  CHECK(owner.table->options.at("colours") == "orange,purple,green");
  REQUIRE(lobby.stage.pass_until([&] { return !owner.options.as_array().empty(); }));
  const std::string options = text_of(owner.options);
  CHECK(options.find("orange") != std::string::npos);
  CHECK(options.find("blue") == std::string::npos);
  const Result<std::string> record = record_of(lobby.stage.rows(), lobby.stage.find());
  REQUIRE(record);
  CHECK(record->find("orange,purple,green") != std::string::npos);
  lobby.stage.reopen();
  CHECK(lobby.colours() == Colours{"orange", "purple", "green"});
}

TEST_CASE("the rematch has the colours of the game before it, and they can be chosen anew") {
  Lobby lobby("osaczeni", 4);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  REQUIRE(fate_of_colour(owner, 0, "orange") == "done");
  begin(owner);
  Room next = rematch_of(lobby.stage.table().room());
  CHECK(next.colours == Colours{"orange", "blue", "green", "yellow"});
  CHECK_FALSE(next.setup.options.contains("colours"));
  CHECK(*read_room(write_room(next)) == next);
}

TEST_CASE("a table that is opened, or changed, with colours among its options has them") {
  Lobby lobby("osaczeni", 3, {{"colours", "orange,red,blue"}});
  CHECK(lobby.colours() == Colours{"orange", "red", "blue"});
  StageClient& owner = lobby.stage.guest("owner");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 5})) == "done");
  CHECK(lobby.colours() == Colours{"orange", "red", "blue", "green", "yellow"});
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 3})) == "done");
  CHECK(lobby.colours() == Colours{"orange", "red", "blue"});
  CHECK(owner.fate(owner.tell(ConfigureCommand{.options = Setup::Choices{{"colours", "blue,green,red"}}})) ==
        "done");
  CHECK(lobby.colours() == Colours{"blue", "green", "red"});
  CHECK(owner.fate(owner.tell(ConfigureCommand{.options = Setup::Choices{{"history", "off"}}})) == "done");
  CHECK(lobby.colours() == Colours{"blue", "green", "red"});
  CHECK(owner.fate(owner.tell(ConfigureCommand{.options = Setup::Choices{{"colours", "red,red,blue"}}})) ==
        "illegal");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.options = Setup::Choices{{"colours", "none"}}})) ==
        "illegal");
  CHECK(lobby.colours() == Colours{"blue", "green", "red"});
  CHECK_FALSE(make_room(*find_game("osaczeni"), {.players = 3, .options = {{"colours", "none"}}}, "me"));
}
