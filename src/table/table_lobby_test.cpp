#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "records/table_record.h"
#include "table/seating/distinct_name.h"
#include "table/testing/table_stage.h"

// The table before its game: what was written there, under which names, and who has which colour.

using namespace holdout;
using namespace holdout::testing;

namespace {

struct Lobby {
  explicit Lobby(int players = 3, const std::string& game = "osaczeni", Setup::Choices options = {})
      : stage(12) {
    stage.create(game, {.players = players, .options = std::move(options), .pace = Pace::Relaxed});
    stage.open();
  }
  StageClient& sitting(const std::string& id, int seat, const std::string& name) {
    StageClient& guest = stage.guest(id, name);
    CHECK(guest.fate(guest.tell(SitCommand{.seat = seat, .name = name})) == "done");
    guest.visitor().seat = guest.token;
    return guest;
  }
  std::string name(std::size_t seat) { return stage.table().room().seats[seat].name; }
  std::vector<std::string> colours() {
    std::vector<std::string> shown;
    for (const SeatInfo& seat : stage.table().info().seats) shown.push_back(seat.colour);
    return shown;
  }

  TableStage stage;
};

using Colours = std::vector<std::string>;

std::string fate_of_colour(StageClient& client, int seat, const std::string& colour) {
  return client.fate(client.tell(ColourCommand{.seat = seat, .colour = colour}));
}

}  // namespace

// ---- what was written --------------------------------------------------------------------------------

TEST_CASE("what was written before the game is there for who comes later, comes again, or sits down") {
  Lobby lobby;
  StageClient& ann = lobby.stage.guest("ann", "Ann");
  ann.tell(ChatCommand{.text = "who is there?"});
  REQUIRE(ann.chat.size() == 1);
  StageClient& bob = lobby.stage.guest("bob", "Bob");
  CHECK(bob.chat == ann.chat);
  CHECK(bob.view.is_null());
  CHECK(bob.options.as_array().empty());
  bob.tell(ChatCommand{.text = "I am"});
  ann.tell(SitCommand{.seat = 1, .name = "Ann"});
  CHECK(ann.you == 1);
  CHECK(ann.chat == bob.chat);
  StageClient& reloaded = lobby.stage.client({.guest = "ann", .name = "Ann", .seat = ann.token});
  CHECK_FALSE(reloaded.resumed);
  CHECK(reloaded.chat == bob.chat);
}

TEST_CASE("what was written before the game outlasts the server, and goes on without a gap") {
  Lobby lobby;
  StageClient& ann = lobby.sitting("ann", 0, "Ann");
  ann.tell(ChatCommand{.text = "who is there?"});
  const std::vector<std::string> before = ann.chat;
  ann.visitor().last = ann.seq;
  ann.visitor().epoch = ann.epoch;
  lobby.stage.reopen();
  ann.connect();
  lobby.stage.pump();
  CHECK_FALSE(ann.resumed);
  CHECK(ann.chat == before);
  ann.tell(ChatCommand{.text = "nobody"});
  CHECK(ann.chat.size() == 2);
  ann.visitor().last = ann.seq;
  ann.visitor().epoch = ann.epoch;
  ann.disconnect();
  ann.connect();
  lobby.stage.pump();
  CHECK(ann.resumed);
}

TEST_CASE("at a frozen table one reads what was written, and nothing of its game") {
  Lobby lobby;
  StageClient& ann = lobby.sitting("ann", 0, "Ann");
  ann.tell(ChatCommand{.text = "who is there?"});
  begin(lobby.stage.guest("owner"));
  REQUIRE_FALSE(ann.view.is_null());
  for (StoredRow& row : lobby.stage.stored().rows) {
    const std::string now = R"("rules_version":)";
    for (std::size_t at = 0; (at = row.body.find(now, at)) != std::string::npos; at += now.size())
      row.body.insert(at + now.size(), "77");
  }
  lobby.stage.stored().snapshot.reset();
  lobby.stage.reopen();
  REQUIRE(lobby.stage.table().room().status == TableStatus::Frozen);
  ann.connect();
  lobby.stage.pump();
  CHECK(ann.chat.size() == 1);
  CHECK(ann.happened.empty());
  CHECK(ann.view.is_null());
}

// ---- names -------------------------------------------------------------------------------------------

TEST_CASE("two names are the same if they read the same") {
  CHECK(same_name("Żaneta Ćwik", "żaneta ćWIK"));
  CHECK(same_name("ΆΝΝΑ Анна", "Άννα АННА"));
  CHECK(same_name("Aga", "Aga\u00A0"));
  CHECK(same_name("Ewa \u00D7", "ewa\u00D7"));
  CHECK_FALSE(same_name("Ewa", "Ewę"));
  CHECK_FALSE(same_name("Zofia", "Żofia"));
  const std::vector<std::string> others{"Aga", "aga 2", "", "Zażółć gęślą jaźń, 24 zn"};
  CHECK(distinct_name("Filip", others) == "Filip");
  CHECK(distinct_name("AGA", others) == "AGA 3");
  CHECK(distinct_name("", others).empty());
  CHECK(distinct_name("zażółć gęślą jaźń, 24 ZN", others) == "zażółć gęślą jaźń, 24 2");
}

TEST_CASE("no two at a table have one name, computer players and several on one device included") {
  Lobby lobby(5);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  StageClient& ann = lobby.sitting("ann", 1, " aga ");
  CHECK(lobby.name(1) == "aga 2");
  ann.tell(SitCommand{.seat = 2, .name = "Aga", .keep = true});
  CHECK(lobby.name(2) == "Aga 3");
  owner.tell(BotCommand{.seat = 3, .level = "random"});
  const std::string bot = lobby.name(3);
  lobby.sitting("bob", 4, bot);
  CHECK(lobby.name(4) == bot + " 2");
  owner.tell(UnseatCommand{.seat = 3});
  StageClient& bob = lobby.stage.guest("cid");
  bob.tell(SitCommand{.seat = 3, .name = "AGA"});
  CHECK(lobby.name(3) == "AGA 4");
  bob.tell(SitCommand{.seat = 3, .name = "AGA"});  // again, for a new token
  CHECK(lobby.name(3) == "AGA 4");
}

TEST_CASE("who moves to another seat keeps the name, and a computer player takes none that is in use") {
  Lobby lobby(3);
  StageClient& owner = lobby.sitting("owner", 0, "Bruno");
  owner.tell(SitCommand{.seat = 2, .name = "Bruno"});
  CHECK(lobby.name(2) == "Bruno");
  owner.tell(SitCommand{.seat = 0, .name = "bruno"});
  owner.tell(BotCommand{.seat = 1, .level = "random"});  // who would be called Bruno
  CHECK_FALSE(same_name(lobby.name(1), "bruno"));
}

TEST_CASE("who watches speaks under the name of nobody else") {
  Lobby lobby;
  lobby.sitting("owner", 0, "Aga");
  const auto speaks = [](StageClient& client, const std::string& name) {
    CHECK(client.fate(client.tell(ChatCommand{.text = "trust me"})) == "done");
    CHECK(client.chat.back().find("\"name\":\"" + name + "\"") != std::string::npos);
    CHECK(client.chat.back().find("\"seat\":-1") != std::string::npos);
  };
  StageClient& first = lobby.stage.guest("first", "aga");
  StageClient& second = lobby.stage.guest("second", "AGA");
  StageClient& filip = lobby.stage.guest("filip", "Filip");
  speaks(first, "aga 2");
  speaks(second, "AGA 3");
  speaks(first, "aga 2");
  speaks(filip, "Filip");
  lobby.sitting("other", 1, "Filip");  // those who sit have their name first
  CHECK(lobby.name(1) == "Filip");
  speaks(filip, "Filip 2");
  begin(lobby.stage.guest("owner"));
  speaks(first, "aga 2");
  StageClient& window = lobby.stage.guest("other", "Filip");  // of one who sits here
  speaks(window, "Filip");
}

// ---- colours -----------------------------------------------------------------------------------------

TEST_CASE("everybody chooses the colour of their own seat; the owner that of computer players, too") {
  Lobby lobby;
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
  Lobby lobby;
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  StageClient& ann = lobby.sitting("ann", 1, "Ann");
  StageClient& watcher = lobby.stage.guest("watcher");
  CHECK(fate_of_colour(ann, 1, "red") == "taken");
  CHECK(fate_of_colour(ann, 0, "orange") == "not_seated");
  CHECK(fate_of_colour(owner, 1, "orange") == "not_seated");
  CHECK(fate_of_colour(owner, 2, "orange") == "not_seated");  // nobody sits there
  CHECK(fate_of_colour(watcher, 1, "orange") == "not_seated");
  CHECK(fate_of_colour(ann, 3, "orange") == "unknown");
  CHECK(fate_of_colour(ann, 1, "white") == "unknown");  // Osaczeni has six families
  owner.tell(BotCommand{.seat = 2, .level = "random"});
  CHECK(fate_of_colour(ann, 2, "orange") == "not_owner");
  CHECK(lobby.colours() == Colours{"red", "blue", "green"});
  begin(owner);
  CHECK(fate_of_colour(ann, 1, "orange") == "not_now");
  CHECK(lobby.colours() == Colours{"red", "blue", "green"});
  CHECK_FALSE(lobby.stage.table().room().setup.options.contains("colours"));
}

TEST_CASE("who holds several seats changes colours among them") {
  Lobby lobby;
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  owner.tell(SitCommand{.seat = 1, .name = "Ann", .keep = true});
  CHECK(fate_of_colour(owner, 1, "red") == "done");
  CHECK(lobby.colours() == Colours{"blue", "red", "green"});
}

TEST_CASE("the game names things by the colours of the seats, and so does its record") {
  Lobby lobby;
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

TEST_CASE("colours of every game are those of its rules, chosen or not") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().key);
    const int players = game->info().max_players;
    Lobby lobby(players, std::string(game->info().key));
    StageClient& owner = lobby.sitting("owner", 0, "Aga");
    const Colours usual = lobby.colours();
    CHECK(Colours(usual).size() == static_cast<std::size_t>(players));
    const bool has_option = std::ranges::any_of(game->option_infos(),
                                                [](const OptionInfo& each) { return each.key == "colours"; });
    if (players > 1) REQUIRE(fate_of_colour(owner, 0, usual[1]) == "done");
    begin(owner);
    CHECK(lobby.stage.table().room().status == TableStatus::Playing);
    CHECK(lobby.stage.table().room().setup.options.contains("colours") == (has_option && players > 1));
  }
}

TEST_CASE("the rematch has the colours of the game before it, and they can be chosen anew") {
  Lobby lobby(4);
  StageClient& owner = lobby.sitting("owner", 0, "Aga");
  REQUIRE(fate_of_colour(owner, 0, "orange") == "done");
  begin(owner);
  Room next = rematch_of(lobby.stage.table().room());
  CHECK(next.colours == Colours{"orange", "blue", "green", "yellow"});
  CHECK_FALSE(next.setup.options.contains("colours"));
  CHECK(*read_room(write_room(next)) == next);
}

TEST_CASE("a table that is opened, or changed, with colours among its options has them") {
  Lobby lobby(3, "osaczeni", {{"colours", "orange,red,blue"}});
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
