#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "catalogue/testing/games_for.h"
#include "table/seating/distinct_name.h"
#include "table/testing/lobby.h"

// The table before its game: what was written there, under which names, and who has which colour.

using namespace holdout;
using namespace holdout::testing;

// ---- what was written --------------------------------------------------------------------------------

TEST_CASE("what was written before the game is there for who comes later, comes again, or sits down") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Lobby lobby(game, 3);
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
}

TEST_CASE("what was written before the game outlasts the server, and goes on without a gap") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Lobby lobby(game, 3);
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
}

TEST_CASE("at a frozen table one reads what was written, and nothing of its game") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Lobby lobby(game, 3);
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
}

// ---- names -------------------------------------------------------------------------------------------

TEST_CASE("a name of which nobody sees anything is none") {
  for (const char* name : {"", " ", "\u3164", "\u2800 \u115F", "\uFFA0", "\u0301", "\U000E0041", "\u180E"})
    CHECK_FALSE(tidy_name(name));
  CHECK(*tidy_name(" A\u0301 ") == "A\u0301");
}

TEST_CASE("two names are the same if they read the same") {
  CHECK(same_name("Żaneta Ćwik", "żaneta ćWIK"));
  CHECK(same_name("ΆΝΝΑ Анна", "Άννα АННА"));
  CHECK(same_name("Aga", "Aga\u00A0"));
  CHECK(same_name("Ewa \u00D7", "ewa\u00D7"));
  CHECK(same_name("Ola", "\u041Ela"));  // a Cyrillic O
  CHECK(same_name("HOPE", "\u041D\u039F\u0420\u0415"));
  CHECK(same_name("Will", "WiIl"));  // a large i
  CHECK(same_name("Bob", "B0b"));
  CHECK(same_name("Ann", "\uFF21\uFF4E\uFF4E"));  // full width
  CHECK(same_name("Ann", "A\u0301nn"));
  CHECK(same_name("Ann", "An\u3164n"));
  CHECK_FALSE(same_name("Ann", "Anne"));
  CHECK_FALSE(same_name("Ewa", "Ewę"));
  CHECK_FALSE(same_name("Zofia", "Żofia"));
  const std::vector<std::string> others{"Aga", "aga 2", "", "Zażółć gęślą jaźń, 24 zn"};
  CHECK(distinct_name("Filip", others) == "Filip");
  CHECK(distinct_name("AGA", others) == "AGA 3");
  CHECK(distinct_name("", others).empty());
  CHECK(distinct_name("zażółć gęślą jaźń, 24 ZN", others) == "zażółć gęślą jaźń, 24 2");
}

TEST_CASE("no two at a table have one name, computer players and several on one device included") {
  for (const std::string& game : games_for(5)) {
    CAPTURE(game);
    Lobby lobby(game, 5);
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
}

TEST_CASE("who moves to another seat keeps the name, and a computer player takes none that is in use") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Lobby lobby(game, 3);
    StageClient& owner = lobby.sitting("owner", 0, "Bruno");
    owner.tell(SitCommand{.seat = 2, .name = "Bruno"});
    CHECK(lobby.name(2) == "Bruno");
    owner.tell(SitCommand{.seat = 0, .name = "bruno"});
    owner.tell(BotCommand{.seat = 1, .level = "random"});  // who would be called Bruno
    CHECK_FALSE(same_name(lobby.name(1), "bruno"));
  }
}

TEST_CASE("who watches speaks under the name of nobody else") {
  for (const std::string& game : games_for(3)) {
    CAPTURE(game);
    Lobby lobby(game, 3);
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
}

// ---- colours -----------------------------------------------------------------------------------------

TEST_CASE("colours of every game are those of its rules, chosen or not") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().key);
    const int players = game->info().max_players;
    Lobby lobby(std::string(game->info().key), players);
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
