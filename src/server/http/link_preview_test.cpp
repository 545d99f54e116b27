#include "server/http/link_preview.h"

#include <array>

#include <doctest/doctest.h>

namespace holdout {

namespace {

using Shows = SharedLink::Shows;

Room room_that_is(TableStatus status, Watching watching = Watching::Link) {
  Room room;
  room.code = "K7WX2Q";
  room.game = "liars_dice";
  room.language = "pl";
  room.status = status;
  room.watching = watching;
  room.setup.players = 2;
  room.owner = "aga";
  room.seats.resize(2);
  room.seats[0] = {.kind = SeatKind::Person, .name = "Aga", .guest = "aga"};
  return room;
}

Shows shown(const Room& room, std::string_view path = "/t/K7WX2Q") {
  return link_to_table(read_link_path(path), room).shows;
}

bool has(const std::string& tags, std::string_view text) { return tags.find(text) != std::string::npos; }

}  // namespace

TEST_CASE("a path leads to a table, its replay, a moment of it, a game, or nowhere in particular") {
  CHECK(read_link_path("/t/k7wx2q") == LinkPath{.code = "K7WX2Q"});
  CHECK(read_link_path("/t/K7WX2Q/") == LinkPath{.code = "K7WX2Q"});
  CHECK(read_link_path("/t/K7WX2Q/replay") == LinkPath{.code = "K7WX2Q", .replay = true});
  CHECK(read_link_path("/t/K7WX2Q/replay/42/3") == LinkPath{.code = "K7WX2Q", .replay = true, .moment = 42});
  for (const char* odd : {"x", "0", "-1", "1e3", "99999999", "%34"})
    CHECK(read_link_path("/t/K7WX2Q/replay/" + std::string(odd)).moment == 0);
  CHECK(read_link_path("/new/liars_dice") == LinkPath{.game = "liars_dice"});
  CHECK(read_link_path("/rules/liars_dice/LD-4") == LinkPath{.game = "liars_dice"});
  for (const std::string& odd :
       {std::string("/"), std::string(""), std::string("/settings"), std::string("/t/"), std::string("/t/ab"),
        std::string("/t/<b>"), std::string("/t/%3Cb%3E"), std::string("/t/K7WX2QQQQ"),
        std::string("/new/\"><script>"), "/t/" + std::string(6000, 'A'), "/new/" + std::string(6000, 'a'),
        std::string("/couch/K7WX2Q"), std::string("/pass/K7WX2Q")})
    CHECK_MESSAGE(read_link_path(odd) == LinkPath{}, odd);
}

TEST_CASE("a link to a table says what anybody may know, and a closed table is a link to the product") {
  const SharedLink invitation = link_to_table({.code = "K7WX2Q"}, room_that_is(TableStatus::Open));
  CHECK(invitation == SharedLink{.shows = Shows::Invitation,
                                 .path = "/t/K7WX2Q",
                                 .game = "liars_dice",
                                 .language = "pl",
                                 .players = 2});
  CHECK(shown(room_that_is(TableStatus::Open, Watching::Nobody)) == Shows::Invitation);
  CHECK(shown(room_that_is(TableStatus::Playing)) == Shows::Playing);
  CHECK(shown(room_that_is(TableStatus::Over)) == Shows::Ended);
  for (const TableStatus status : {TableStatus::Playing, TableStatus::Paused, TableStatus::Over})
    CHECK(link_to_table({.code = "K7WX2Q"}, room_that_is(status, Watching::Nobody)) == SharedLink{});
  CHECK(link_to_table({.code = "K7WX2Q"}, room_that_is(TableStatus::Frozen)) == SharedLink{});
  // A pause is told to nobody outside.
  CHECK(link_to_table({}, room_that_is(TableStatus::Paused)) ==
        link_to_table({}, room_that_is(TableStatus::Playing)));
}

TEST_CASE("there is nothing to watch again before a game has ended") {
  CHECK(shown(room_that_is(TableStatus::Playing), "/t/K7WX2Q/replay/3") == Shows::Playing);
  CHECK(shown(room_that_is(TableStatus::Over), "/t/K7WX2Q/replay") == Shows::Replay);
  const SharedLink moment =
      link_to_table(read_link_path("/t/K7WX2Q/replay/3/2"), room_that_is(TableStatus::Over));
  CHECK(moment.shows == Shows::Moment);
  CHECK(moment.moment == 3);
  CHECK(moment.path == "/t/K7WX2Q/replay/3");
}

TEST_CASE("the language is the one wished for most of those there are") {
  constexpr std::array<std::string_view, 2> known = {"en", "pl"};
  CHECK(wished_language("pl-PL,pl;q=0.9,en-US;q=0.8", known) == "pl");
  CHECK(wished_language("de, en;q=0.5, pl;q=0.7", known) == "pl");
  CHECK(wished_language("en-GB", known) == "en");
  CHECK(wished_language("pl;q=0, en;q=0.1", known) == "en");
  for (const char* none : {"", "de", "*", "plx", ",,;q=", "pl;q=0", "pl;q=0.000", "pl;q=x"})
    CHECK_MESSAGE(!wished_language(none, known), none);
}

TEST_CASE("whatever stands in a tag stays inside it") {
  const SharedLink link{.path = "/t/\"><script>"};
  const std::string tags = preview_tags(link, {.title = "<b>&'\"</b>", .text = "\"><img src=x>"}, "en",
                                        "https://holdout.example/\"onload=\"x/", "/cards/a\"b.png");
  for (const char* outside : {"<b>", "<script>", "<img", "\"onload", "a\"b"}) CHECK_FALSE(has(tags, outside));
  CHECK(has(tags, "<meta property=\"og:title\" content=\"&lt;b&gt;&amp;&#39;&quot;&lt;/b&gt;\" />\n"));
}

TEST_CASE("addresses follow the public address, and without a picture none is told of") {
  const SharedLink link{.path = "/t/K7WX2Q"};
  const std::string with = preview_tags(link, {}, "pl", "https://holdout.example//", "/cards/a.pl.png");
  CHECK(has(with, "\"og:url\" content=\"https://holdout.example/t/K7WX2Q\""));
  CHECK(has(with, "\"og:image\" content=\"https://holdout.example/cards/a.pl.png\""));
  CHECK(has(with, "\"og:locale\" content=\"pl_PL\""));
  CHECK(has(with, "\"twitter:card\" content=\"summary_large_image\""));
  const std::string without = preview_tags(link, {}, "en", "https://holdout.example", "");
  CHECK_FALSE(has(without, "og:image"));
  CHECK(has(without, "\"twitter:card\" content=\"summary\""));
}

}  // namespace holdout
