#include "engine/event.h"

#include <doctest/doctest.h>

namespace holdout {

namespace {

const Event kPeek{.kind = 3,
                  .actor = Seat{1},
                  .noticed_by = first_seats(3),
                  .seen_by = only(Seat{1}).with(Seat{2}),
                  .open = {4},
                  .secret = {5, 6}};

}  // namespace

TEST_CASE("redact: who does not notice gets nothing") {
  CHECK(!redact(kPeek, Seat{3}));
  CHECK(!redact(kPeek, kSpectator));
}

TEST_CASE("redact: who only notices gets the open part, and no hint of who saw more") {
  const Event noticed = *redact(kPeek, Seat{0});
  CHECK(noticed ==
        Event{.kind = 3, .actor = Seat{1}, .noticed_by = {}, .seen_by = {}, .open = {4}, .secret = {}});
}

TEST_CASE("redact: who sees gets all, and no hint of who else does") {
  const Event seen = *redact(kPeek, Seat{2});
  CHECK(seen.secret == kPeek.secret);
  CHECK(seen.seen_by == only(Seat{2}));
  CHECK(seen.noticed_by.empty());
}

TEST_CASE("redact: to see without noticing is to get nothing") {
  Event odd = kPeek;
  odd.noticed_by = only(Seat{0});
  CHECK(!redact(odd, Seat{2}));
}

TEST_CASE("Log: off it drops, on it keeps the order") {
  Log off;
  off(kPeek);
  CHECK(!off.on());
  std::vector<Event> events;
  Log log(events);
  CHECK(log.on());
  log({.kind = 1});
  log(kPeek);
  REQUIRE(events.size() == 2);
  CHECK(events[0].kind == 1);
  CHECK(events[0].seen_by == kEverybody);
  CHECK(events[1] == kPeek);
}

}  // namespace holdout
