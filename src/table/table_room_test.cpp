#include <algorithm>

#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"
#include "table/testing/lobby.h"

// Seats, settings, agreement: what each command does, and every reason for which it is refused.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("before a game everybody hears who stands, and that a screen shows the table to the room") {
  Lobby lobby("liars_dice", 2);
  StageClient& ann = lobby.stage.guest("ann", "Ann");
  StageClient& screen = lobby.stage.client({.guest = "room", .name = "Room", .screen = true});
  CHECK(ann.table->screen == true);
  REQUIRE(ann.table->standing.has_value());
  const Bystander room{.name = "Room", .screen = true};
  CHECK(ann.table->standing == std::vector<Bystander>{{.name = "Ann"}, room});
  ann.tell(SitCommand{.seat = 0, .name = "Ann"});
  CHECK(ann.table->standing == std::vector<Bystander>{room});
  screen.disconnect();
  lobby.stage.pump();
  CHECK_FALSE(ann.table->screen.has_value());
  CHECK_FALSE(ann.table->standing.has_value());
}

TEST_CASE("a guest is welcomed, sits down, gets the token of the seat, and changes seats") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& ann = lobby.stage.guest("ann");
    CHECK(ann.you == -1);
    CHECK_FALSE(ann.owner);
    CHECK(ann.table->watchers == 1);
    CHECK(ann.fate(ann.tell(SitCommand{.seat = 2, .name = "Ann"})) == "done");
    CHECK(ann.you == 2);
    CHECK(ann.token.size() == 32);
    CHECK(lobby.seat(2).name == "Ann");
    CHECK(lobby.seat(2).token_hash == token_hash(ann.token));
    CHECK(ann.table->seats[2].online);
    CHECK(ann.table->watchers == 0);
    const std::string first = ann.token;
    ann.tell(SitCommand{.seat = 0, .name = "Ann"});
    CHECK(ann.you == 0);
    CHECK(ann.token != first);
    CHECK(lobby.seat(2).kind == SeatKind::Empty);
    ann.tell(SitCommand{.seat = 1, .name = "Bob", .keep = true});
    CHECK(ann.you == 0);  // pass and play: one connection, two seats
    CHECK(lobby.seat(0).kind == SeatKind::Person);
    CHECK(lobby.seat(1).guest == "ann");
    CHECK(ann.table->seats[1].online);
  }
}

TEST_CASE("a seat is not given to somebody else") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    lobby.sitting("ann", 0);
    StageClient& bob = lobby.stage.guest("bob");
    CHECK(bob.fate(bob.tell(SitCommand{.seat = 0, .name = "Bob"})) == "taken");
    CHECK(bob.fate(bob.tell(SitCommand{.seat = 4, .name = "Bob"})) == "unknown");
    begin(lobby.stage.guest("owner"));
    CHECK(bob.fate(bob.tell(SitCommand{.seat = 1, .name = "Bob"})) == "not_now");
  }
}

TEST_CASE("names are shown to others: they are tidied, or refused") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& ann = lobby.stage.guest("ann");
    CHECK(ann.fate(ann.tell(SitCommand{.seat = 0, .name = " A  n \u202En\u200B "})) == "done");
    CHECK(lobby.seat(0).name == "A n n");
    CHECK(ann.fate(ann.tell(SitCommand{.seat = 1, .name = "\u200B "})) == "malformed");
    CHECK(tidy_name("Zażółć gęślą jaźń, 24 zn"));
    CHECK_FALSE(tidy_name("Zażółć gęślą jaźń, 24 zna"));
    CHECK(*tidy_name("A\n\x01z") == "A z");
    CHECK_FALSE(tidy_name(""));
    CHECK(*tidy_name("a\xC2\x85z") == "az");   // a control character of two bytes
    CHECK(*tidy_name("\xE2\x82\xAC") == "€");  // three bytes, and visible
  }
}

TEST_CASE("who stands up before the game leaves an empty seat; another connection of the seat loses it too") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& ann = lobby.sitting("ann", 1);
    StageClient& tab = lobby.stage.client({.guest = "ann", .name = "Ann", .seat = ann.token});
    CHECK(tab.you == 1);
    CHECK(ann.fate(ann.tell(StandCommand{})) == "done");
    CHECK(lobby.seat(1).kind == SeatKind::Empty);
    CHECK(ann.you == -1);
    CHECK(tab.you == -1);
    CHECK(ann.fate(ann.tell(StandCommand{})) == "not_seated");

    StageClient& bob = lobby.sitting("bob", 1);
    begin(lobby.stage.guest("owner"));
    CHECK(tab.view.at("viewer") != bob.view.at("viewer"));
    StageClient& old = lobby.stage.client({.guest = "ann", .name = "Ann", .seat = ann.token});
    CHECK(old.closed == kCloseWrongToken);
  }
}

TEST_CASE("a lost token is replaced, also during the game, and the seat's frames follow") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& ann = lobby.sitting("ann", 1);
    const std::string lost = ann.token;
    begin(lobby.stage.guest("owner"));
    StageClient& again = lobby.stage.guest("ann");
    CHECK(again.you == -1);
    CHECK(again.view.at("viewer") == 9);
    CHECK(again.fate(again.tell(SitCommand{.seat = 1, .name = "Ann"})) == "done");
    CHECK(again.you == 1);
    CHECK(again.view.at("viewer") == 1);
    CHECK(lobby.stage.client({.guest = "x", .name = "X", .seat = lost}).closed == kCloseWrongToken);
  }
}

TEST_CASE("computer players are put, changed and taken away by the owner alone") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    StageClient& ann = lobby.sitting("ann", 1);
    CHECK(owner.owner);
    CHECK(ann.fate(ann.tell(BotCommand{.seat = 0, .level = "novice"})) == "not_owner");
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 0, .level = "novice"})) == "done");
    CHECK(lobby.seat(0).kind == SeatKind::Bot);
    CHECK(lobby.seat(0).level == "novice");
    CHECK(lobby.seat(0).name != lobby.seat(1).name);
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 0, .level = "regular"})) == "done");
    CHECK(lobby.seat(0).level == "regular");
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 0, .level = "godlike"})) == "unknown");
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 7, .level = "novice"})) == "unknown");
    CHECK(owner.fate(owner.tell(BotCommand{.seat = 1, .level = "novice"})) == "taken");
    CHECK(ann.fate(ann.tell(UnseatCommand{.seat = 0})) == "not_owner");
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 0})) == "done");
    CHECK(lobby.seat(0).kind == SeatKind::Empty);
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 0})) == "not_now");
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 6})) == "unknown");
  }
}

TEST_CASE("who is unseated watches; who is banned is closed and cannot come back") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    StageClient& ann = lobby.sitting("ann", 1);
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 1})) == "done");
    CHECK(ann.you == -1);
    CHECK(ann.closed == 0);
    CHECK(ann.fate(ann.tell(SitCommand{.seat = 1, .name = "Ann"})) == "done");
    ann.tell(SitCommand{.seat = 2, .name = "Ann two", .keep = true});
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 1, .ban = true})) == "done");
    CHECK(ann.closed == kCloseRemoved);
    CHECK(lobby.seat(2).kind == SeatKind::Empty);
    CHECK(lobby.stage.guest("ann").closed == kCloseRemoved);
    CHECK(owner.table->watchers == 1);
  }
}

TEST_CASE("during the game only a ban empties a seat, and a computer player takes it") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& ann = lobby.sitting("ann", 1);
    StageClient& owner = lobby.sitting("owner", 0);
    begin(owner);
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 1})) == "not_now");
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 2, .ban = true})) == "not_now");
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 0, .ban = true})) == "not_now");
    CHECK(owner.fate(owner.tell(UnseatCommand{.seat = 1, .ban = true})) == "done");
    CHECK(ann.closed == kCloseRemoved);
    CHECK(lobby.seat(1).kind == SeatKind::Bot);
  }
}

TEST_CASE("the table is handed over to a person who sits there") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    lobby.sitting("ann", 1);
    CHECK(owner.fate(owner.tell(GiveOwnerCommand{.seat = 0})) == "unknown");
    CHECK(owner.fate(owner.tell(GiveOwnerCommand{.seat = 1})) == "done");
    CHECK(lobby.room().owner == "ann");
    CHECK(owner.table->owner == 1);
    CHECK(owner.fate(owner.tell(StartCommand{})) == "not_owner");
  }
}

TEST_CASE("a game starts with computer players on the empty seats, and everybody gets a snapshot") {
  bool told = false;  // of what happened before: a game may begin with a question, and nothing to tell
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    StageClient& ann = lobby.sitting("ann", 1);
    ann.tell(ChatCommand{.text = "ready?"});
    begin(owner);
    CHECK(lobby.room().status == TableStatus::Playing);
    CHECK(std::all_of(lobby.room().seats.begin(), lobby.room().seats.end(),
                      [](const RoomSeat& seat) { return seat.kind != SeatKind::Empty; }));
    CHECK(ann.view.at("viewer") == 1);
    CHECK(owner.view.at("viewer") == 9);
    CHECK(ann.chat.size() == 1);
    told |= !ann.happened.empty();
  }
  CHECK(told);
}

TEST_CASE("commands that follow at once on sitting down are carried out after it") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    const std::uint64_t sat = owner.tell(SitCommand{.seat = 3, .name = "Olga"}, false);
    const std::uint64_t written = owner.tell(ChatCommand{.text = "go"}, false);
    const std::uint64_t started = owner.tell(StartCommand{}, false);
    lobby.stage.pump();
    CHECK(owner.fate(sat) == "done");
    CHECK(owner.fate(written) == "ack");
    CHECK(owner.fate(started) == "done");
    CHECK(owner.view.at("viewer") == 3);
  }
}

TEST_CASE("who was away when the game began gets it whole, not as changes to a view it never had") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    StageClient& ann = lobby.sitting("ann", 1);
    owner.tell(ChatCommand{.text = "one"});
    ann.visitor().last = ann.seq;
    ann.visitor().epoch = ann.epoch;
    ann.disconnect();
    owner.tell(ChatCommand{.text = "two"});
    begin(owner);
    ann.connect();
    lobby.stage.pump();
    CHECK_FALSE(ann.resumed);
    CHECK(ann.view.at("viewer") == 1);
    CHECK(ann.chat.size() == 2);
  }
}

TEST_CASE("nobody watches a table that is not to be watched") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4, {}, Watching::Nobody);
    StageClient& owner = lobby.stage.guest("owner");
    StageClient& ann = lobby.sitting("ann", 1);
    StageClient& idler = lobby.stage.guest("idler");  // a lobby is open to all
    CHECK(idler.closed == 0);
    begin(owner);
    CHECK(idler.closed == kCloseNoTable);
    CHECK(lobby.stage.guest("other").closed == kCloseNoTable);
    CHECK(ann.closed == 0);
    CHECK(owner.closed == 0);  // an owner may watch
    CHECK(lobby.stage.guest("ann").closed == 0);
  }
}

TEST_CASE("a pause needs everybody who sits there, and so does going on") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.sitting("owner", 0);
    StageClient& ann = lobby.sitting("ann", 1);
    StageClient& watcher = lobby.stage.guest("watcher");
    CHECK(ann.fate(ann.tell(ProposeCommand{.what = "pause", .agree = true})) == "not_now");
    begin(owner);
    CHECK(watcher.fate(watcher.tell(ProposeCommand{.what = "pause", .agree = true})) == "not_seated");
    CHECK(ann.fate(ann.tell(ProposeCommand{.what = "tea", .agree = true})) == "not_now");
    CHECK(ann.fate(ann.tell(ProposeCommand{.what = "pause", .agree = true})) == "done");
    CHECK(owner.table->proposal == "pause");
    CHECK(owner.table->seats[1].ready == true);
    CHECK(lobby.room().status == TableStatus::Playing);
    CHECK(owner.fate(owner.tell(ProposeCommand{.what = "pause", .agree = false})) == "done");
    CHECK_FALSE(owner.table->proposal);
    ann.tell(ProposeCommand{.what = "pause", .agree = true});
    owner.tell(ProposeCommand{.what = "pause", .agree = true});
    CHECK(lobby.room().status == TableStatus::Paused);
    CHECK(ann.notices.back() == R"(["notice.paused",{}])");
    for (StageClient* each : {&ann, &owner})
      if (!each->options.as_array().empty())
        CHECK(each->fate(each->answer(first_option(*each))) == "not_now");
    ann.tell(ProposeCommand{.what = "resume", .agree = true});
    owner.tell(ProposeCommand{.what = "resume", .agree = true});
    CHECK(lobby.room().status == TableStatus::Playing);
  }
}

TEST_CASE("a repair takes the last answer back when all agree, and not another one") {
  Lobby lobby("liars_dice", 2);
  StageClient& owner = lobby.sitting("owner", 0);
  StageClient& ann = lobby.sitting("ann", 1);
  begin(owner);
  CHECK(ann.fate(ann.tell(ProposeCommand{.what = "repair", .agree = true})) == "not_now");
  CHECK(owner.fate(owner.answer("bid 1 2")) == "ack");
  const json::value before = ann.view;
  CHECK(ann.fate(ann.answer("bid 1 3")) == "ack");
  ann.tell(ProposeCommand{.what = "repair", .agree = true});
  CHECK(owner.fate(owner.answer("bid 1 4")) == "ack");  // another answer came: nothing is proposed any more
  CHECK_FALSE(ann.table->proposal);
  ann.tell(ProposeCommand{.what = "repair", .agree = true});
  CHECK(owner.fate(owner.tell(ProposeCommand{.what = "repair", .agree = true})) == "done");
  CHECK(ann.notices.back() == R"(["notice.repaired",{}])");
  CHECK(owner.fate(owner.answer("bid 1 5")) == "ack");
  for (int i = 0; i < 2; ++i)
    for (StageClient* each : {&ann, &owner}) each->tell(ProposeCommand{.what = "repair", .agree = true});
  CHECK(text_of(ann.view) == text_of(before));
  lobby.stage.reopen();
  CHECK(lobby.room().status == TableStatus::Playing);
}

TEST_CASE("after the end there is a new table for the same people, once") {
  Lobby lobby("liars_dice", 2);
  StageClient& owner = lobby.sitting("owner", 0);
  StageClient& ann = lobby.sitting("ann", 1);
  StageClient& watcher = lobby.stage.guest("watcher");
  begin(owner);
  CHECK(ann.fate(ann.tell(RematchCommand{})) == "not_now");
  CHECK(ann.fate(ann.tell(WhyCommand{.seat = 0})) == "not_now");
  owner.answer("bid 1 2");
  CHECK(ann.fate(ann.answer("liar")) == "ack");
  CHECK(lobby.room().status == TableStatus::Over);
  CHECK(lobby.stage.stored().entry.status == "over");
  CHECK(watcher.fate(watcher.tell(RematchCommand{})) == "not_seated");
  CHECK(ann.fate(ann.tell(RematchCommand{})) == "done");
  CHECK(owner.fate(owner.tell(RematchCommand{})) == "done");
  REQUIRE(lobby.stage.rematches.size() == 1);
  CHECK(owner.table->rematch == "next");
  const Room next = *read_room(lobby.stage.rematches[0]);
  CHECK(next.seats[1].guest == "ann");
  CHECK(next.seats[1].token_hash == token_hash(ann.token));
  CHECK(next.status == TableStatus::Open);
  CHECK(next.seed == Seed{});
  CHECK(owner.fate(owner.answer("liar")) == "not_now");
  CHECK(ann.fate(ann.tell(StandCommand{})) == "done");
}

TEST_CASE("a computer player says after the game why it did what it did last") {
  for (const std::string& game : games_for(4)) {
    CAPTURE(game);
    Lobby lobby(game, 4);
    StageClient& owner = lobby.stage.guest("owner");
    begin(owner);
    REQUIRE(lobby.stage.pass_until([&] { return lobby.room().status == TableStatus::Over; }));
    const std::uint64_t why = owner.tell(WhyCommand{.seat = 1});
    CHECK(owner.fate(why) == "done");
    CHECK(owner.rule(why).starts_with("[\""));
    CHECK(owner.fate(owner.tell(WhyCommand{.seat = 7})) == "unknown");
  }
}
