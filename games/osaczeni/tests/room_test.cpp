#include <algorithm>

#include <doctest/doctest.h>

#include "table/testing/company.h"
#include "table/testing/lobby.h"

// What the people at a table of Osaczeni may do, and the rule by which they may not.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("settings change before the game, and only to what the game can do") {
  Lobby lobby("osaczeni", 4);
  StageClient& owner = lobby.stage.guest("owner");
  StageClient& ann = lobby.sitting("ann", 3);
  CHECK(ann.fate(ann.tell(ConfigureCommand{.players = 5})) == "not_owner");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 3})) == "taken");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 8})) == "illegal");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.options = {{{"free_chat", "perhaps"}}}})) == "illegal");
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 5,
                                               .options = {{{"free_chat", "off"}}},
                                               .pace = Pace::Days,
                                               .hours = 48,
                                               .watching = Watching::Nobody,
                                               .listed = true})) == "done");
  CHECK(lobby.room().seats.size() == 5);
  CHECK(lobby.room().hours == 48);
  CHECK(lobby.room().listed);
  CHECK(lobby.stage.stored().entry.listed);
  CHECK(owner.table->hours == 48);
  begin(owner);
  CHECK(owner.fate(owner.tell(ConfigureCommand{.players = 6})) == "not_now");
  CHECK(owner.fate(owner.tell(StartCommand{})) == "not_now");
}

TEST_CASE("free text can be switched off by the rules of the table, and is tidied where it is not") {
  Lobby lobby("osaczeni", 4);
  StageClient& owner = lobby.stage.guest("owner", "Olga");
  StageClient& ann = lobby.sitting("ann", 0);
  CHECK(owner.fate(owner.tell(ChatCommand{.text = "Hi there\u202E"})) == "done");
  REQUIRE(ann.chat.size() == 1);
  CHECK(ann.chat[0] == R"({"seat":-1,"name":"Olga","text":"Hi there"})");
  CHECK(ann.fate(ann.tell(ChatCommand{.text = "hello"})) == "ack");
  CHECK(owner.chat.back() == R"({"seat":0,"name":"ann","text":"hello"})");
  CHECK(ann.fate(ann.tell(ChatCommand{.text = "\u200B"})) == "malformed");
  owner.tell(ConfigureCommand{.options = {{{"free_chat", "off"}}}});
  const std::uint64_t refused = ann.tell(ChatCommand{.text = "psst"});
  CHECK(ann.fate(refused) == "not_now");
  CHECK(ann.rule(refused) == "OS-O12");
}

TEST_CASE("answers, undo and talk are refused with their reason") {
  Lobby lobby("osaczeni", 4);
  StageClient& owner = lobby.sitting("owner", 0);
  StageClient& ann = lobby.sitting("ann", 1);
  StageClient& watcher = lobby.stage.guest("watcher");
  CHECK(ann.fate(ann.tell(AnswerCommand{.serial = 1, .notation = "done"})) == "not_now");
  CHECK(ann.fate(ann.tell(SayCommand{.say = "say dice_unknown"})) == "not_now");
  begin(owner);
  CHECK(watcher.fate(watcher.tell(AnswerCommand{.serial = 1, .notation = "done"})) == "not_seated");
  CHECK(watcher.fate(watcher.tell(UndoCommand{})) == "not_seated");
  CHECK(watcher.fate(watcher.tell(SayCommand{.say = "say thank player=P0"})) == "not_seated");
  REQUIRE(lobby.stage.pass_until([&] { return !owner.options.as_array().empty(); }));
  CHECK(owner.fate(owner.tell(UndoCommand{})) == "not_now");
  CHECK(owner.fate(owner.tell(AnswerCommand{.serial = 9999, .notation = first_option(owner)})) == "stale");
  CHECK(owner.fate(owner.answer("fly away")) == "illegal");
  const std::uint64_t forbidden = owner.answer("done");
  CHECK(owner.fate(forbidden) == "illegal");
  CHECK(owner.rule(forbidden).starts_with("OS-"));
  CHECK(owner.fate(owner.tell(SayCommand{.say = "say abracadabra"})) == "not_sayable");
  CHECK(owner.fate(owner.tell(SayCommand{.say = "say agree about=77"})) == "not_sayable");
  CHECK(owner.fate(owner.answer(first_option(owner))) == "ack");
}

TEST_CASE("OS-712: an epilogue that a game unlocks is unlocked at the rematch") {
  Lobby lobby("osaczeni", 4);
  StageClient& owner = lobby.stage.guest("owner");
  begin(owner);
  REQUIRE(lobby.stage.pass_until([&] { return lobby.room().status == TableStatus::Over; }));
  REQUIRE(owner.fate(owner.tell(RematchCommand{})) == "done");
  const Room next = *read_room(lobby.stage.rematches.at(0));
  const bool unlocked = std::any_of(owner.frames.begin(), owner.frames.end(), [](const std::string& frame) {
    return frame.find("\"epilogue_unlocked\"") != std::string::npos;
  });
  CHECK(next.setup.options.contains("unlocked") == unlocked);
}
