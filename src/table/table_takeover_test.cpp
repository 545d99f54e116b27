#include <doctest/doctest.h>

#include "catalogue/testing/games_for.h"
#include "table/testing/company.h"

// Who watches takes the seat of a computer player, where the host allows it: never somebody who knows more of
// the game than everybody.

using namespace holdout;
using namespace holdout::testing;

namespace {

std::string take(StageClient& who, int seat, const std::string& name = "New") {
  return who.fate(who.tell(TakeCommand{.seat = seat, .name = name}));
}

// Two people and two computer players; the host lets watchers in.
struct OpenSeats : CompanyAtPlay {
  explicit OpenSeats(const std::string& game = games_for(4).front())
      : CompanyAtPlay(game, 4, Pace::Relaxed, 2) {
    CHECK(one().fate(one().tell(ConfigureCommand{.takeover = true})) == "done");
  }
};

}  // namespace

TEST_CASE("who watches takes a computer player's seat, with its briefing, and plays it") {
  OpenSeats table;
  Rng rng(5);
  play_at_random(table.stage, table.people, rng, 10);
  StageClient& watcher = table.stage.guest("watcher");
  REQUIRE(watcher.table->takeover == true);
  CHECK(take(watcher, 2, "Aga") == "done");
  CHECK(watcher.you == 2);
  REQUIRE(watcher.briefing);
  CHECK(*watcher.briefing > 0);
  CHECK(*watcher.briefing == static_cast<int>(watcher.happened.size()));
  CHECK(watcher.view.at("viewer").to_number<int>() == 2);
  CHECK(table.seat(2).kind == SeatKind::Person);
  CHECK(table.one().notices.back() == R"(["notice.took_over",{"player":"@2"}])");
  CHECK(table.one().table->seats[2].name == "Aga");
  watcher.visitor().seat = watcher.token;
  table.until_waited_for(watcher);
  CHECK(watcher.fate(watcher.answer(first_option(watcher))) == "ack");
  table.stage.reopen();
  for (StageClient* each : table.people) each->connect();
  watcher.connect();
  table.stage.pump();
  CHECK(watcher.you == 2);
  CHECK_FALSE(watcher.briefing);  // told once
}

TEST_CASE("a take that came again because its answer was lost gives the key anew") {
  OpenSeats table;
  StageClient& watcher = table.stage.guest("watcher");
  CHECK(take(watcher, 2) == "done");
  const std::string first = watcher.token;
  CHECK(take(watcher, 2) == "done");
  CHECK(watcher.token != first);
  CHECK(seat_for_token(table.room(), watcher.token) == seat_at(2));
}

TEST_CASE("a seat is taken over only where and when the host lets watchers in") {
  CompanyAtPlay shut(games_for(4).front(), 4, Pace::Relaxed, 2);
  StageClient& outside = shut.stage.guest("outside");
  CHECK_FALSE(outside.table->takeover);
  CHECK(take(outside, 2) == "not_now");

  Company before(games_for(4).front(), 4, Pace::Relaxed, 2);
  before.one().tell(ConfigureCommand{.takeover = true});
  CHECK(take(before.stage.guest("early"), 2) == "not_now");

  OpenSeats table;
  StageClient& watcher = table.stage.guest("watcher");
  CHECK(take(watcher, 0) == "taken");
  CHECK(take(watcher, 7) == "unknown");
  CHECK(take(watcher, 2, " ") == "malformed");
  StageClient& screen = table.stage.client({.guest = "screen", .name = "Screen", .screen = true});
  CHECK(take(screen, 2) == "not_now");
  CHECK(watcher.fate(watcher.tell(ConfigureCommand{.takeover = false})) == "not_owner");
}

TEST_CASE("nobody who holds, held or was shown a seat of the game takes another") {
  OpenSeats table;
  CHECK(take(table.two(), 2) == "insider");
  StageClient& beside = table.stage.guest("guest1");  // the same person through another window
  CHECK(take(beside, 2) == "insider");

  StageClient& shown = table.stage.client(  // somebody else's phone with the key of the seat
      {.guest = "shown", .name = "Shown", .seat = table.two().token});
  CHECK(shown.you == 1);
  shown.disconnect();
  shown.visitor().seat.reset();
  table.stage.reopen();  // it is kept
  for (StageClient* each : table.people) each->connect();
  shown.connect();
  table.stage.pump();
  CHECK(shown.you < 0);
  CHECK(take(shown, 2) == "insider");

  table.two().tell(StandCommand{});  // left: a computer player answers
  table.two().disconnect();
  table.two().visitor().seat.reset();
  table.two().connect();
  table.stage.pump();
  CHECK(take(table.two(), 2) == "insider");
  CHECK(*read_room(write_room(table.room())) == table.room());
  CHECK(rematch_of(table.room()).insiders.empty());
}

TEST_CASE("who held a seat of the game and was forgotten is not known again: nobody takes a seat any more") {
  OpenSeats table;
  const auto forget = [&](const std::string& guest) {
    std::optional<bool> kept;
    table.stage.table().forget(guest, [&](Result<bool> given) { kept = *given; });
    table.stage.pump();
    CHECK(kept == true);
  };
  table.stage.guest("onlooker");
  forget("onlooker");  // who knew what everybody knows
  CHECK_FALSE(table.room().insider_forgotten);
  forget("guest1");
  for (const StoredRow& row : table.stage.rows()) CHECK(row.body.find("guest1") == std::string::npos);
  CHECK(take(table.stage.guest("guest1"), 2) == "insider");
  CHECK(take(table.stage.guest("another id"), 1) == "insider");  // their own seat, or of somebody else
  CHECK(table.one().fate(table.one().tell(ConfigureCommand{.takeover = true})) == "done");
  table.stage.reopen();  // it is kept
  CHECK(take(table.stage.guest("a third id"), 2) == "insider");
  CHECK(*read_room(write_room(table.room())) == table.room());
  CHECK_FALSE(rematch_of(table.room()).insider_forgotten);
}

TEST_CASE(
    "of a seat that is taken over others learn that it was, and nothing of what was told to its new holder") {
  OpenSeats plain;
  OpenSeats other;
  StageClient& watcher = other.stage.guest("watcher");
  StageClient& second = plain.stage.guest("watcher");
  const auto views = [](OpenSeats& table) { return text_of(table.one().view) + text_of(table.two().view); };
  const std::size_t updates = other.one().updates.size();
  CHECK(take(watcher, 2) == "done");
  CHECK(take(second, 3) == "done");
  CHECK(views(plain) == views(other));  // of the game nothing is told
  CHECK(other.one().updates.size() == updates + 1);
  CHECK(other.one().happened == plain.one().happened);
}
