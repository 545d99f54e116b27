#include "server/http/request_bodies.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("a guest needs a name of one line") {
  CHECK(read_guest_wish(R"({"name":"Żaneta"})")->name == "Żaneta");
  for (const char* body :
       {R"({"name":""})", R"({"name":"   "})", R"({"name":"a\nb"})", R"({"name":7})", R"({})",
        R"({"name":"a","token":"b"})", R"([])", "", "{", R"({"name":"aaaaaaaaaaaaaaaaaaaaaaaaa"})"}) {
    CAPTURE(body);
    const Result<GuestWish> wish = read_guest_wish(body);
    REQUIRE_FALSE(wish);
    CHECK(wish.problem().where.starts_with("body"));
  }
}

TEST_CASE("a table's wish: what is left out has a default, what is unknown is refused") {
  const Result<RoomWish> least = read_room_wish(R"({"game":"liars_dice","players":2})");
  REQUIRE(least);
  CHECK_FALSE(least->pace);  // by who comes: alone there is no clock
  CHECK(least->watching == Watching::Link);
  CHECK_FALSE(least->listed);
  const Result<RoomWish> most = read_room_wish(
      R"({"game":"g","players":8,"options":{"a":"b"},"pace":"days","hours":48,"watching":"nobody","listed":true,"language":"pl","bots":"novice"})");
  REQUIRE(most);
  CHECK(most->pace == Pace::Days);
  CHECK(most->hours == 48);
  CHECK(most->watching == Watching::Nobody);
  CHECK(most->options == Setup::Choices{{"a", "b"}});
  CHECK(most->bots == "novice");
  for (const char* body :
       {R"({"game":"g"})", R"({"game":"g","players":9})", R"({"game":"g","players":2,"pace":"fast"})",
        R"({"game":"g","players":2,"options":{"a":1}})", R"({"game":"g","players":2,"options":[]})",
        R"({"game":"g","players":2,"hours":0})", R"({"game":"g","players":2,"listed":1})",
        R"({"game":"g","players":2,"seed":1})", R"({"game":"g","players":2.5})"}) {
    CAPTURE(body);
    CHECK_FALSE(read_room_wish(body));
  }
}

TEST_CASE("a report may have several lines") {
  CHECK(read_report(R"({"table":"abcdef","text":"one\ntwo"})")->text == "one\ntwo");
  CHECK_FALSE(read_report(R"({"table":"abcdefghi","text":"x"})"));
  CHECK_FALSE(read_report(R"({"table":"abcdef"})"));
}

}  // namespace holdout
