#include "table/timing/unseen_phase.h"

#include <doctest/doctest.h>

using namespace holdout;

TEST_CASE("an unseen phase ends at the time that was drawn when it began, or after another such time") {
  UnseenPhase phase;
  CHECK_FALSE(phase.note(0, 1000));
  CHECK(phase.begun_ms() == 0);
  REQUIRE(phase.note(7, 2000));
  phase.draw(500);
  CHECK_FALSE(phase.note(7, 2100));  // an answer in it changes nothing
  CHECK(phase.begun_ms() == 2000);
  CHECK(phase.end_ms(2000) == 2500);
  CHECK(phase.end_ms(2499) == 2500);
  CHECK(phase.end_ms(2500) == 2500);
  CHECK(phase.end_ms(2501) == 3000);
  REQUIRE(phase.note(8, 4000));  // the next one has a length of its own
  phase.draw(100);
  CHECK(phase.end_ms(4000) == 4100);
  CHECK_FALSE(phase.note(0, 4100));
  CHECK(phase.begun_ms() == 0);
}

TEST_CASE("computer players that take no time end an unseen phase at once") {
  UnseenPhase phase;
  REQUIRE(phase.note(1, 1000));
  phase.draw(0);
  CHECK(phase.end_ms(1234) == 1234);
}
