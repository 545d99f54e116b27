#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {

TEST_CASE("TT-201 TT-203 the Leader rolls, and the result stands") {
  Acting b;
  b.play(RollWeather{});
  CHECK(b.outcomes().total() == 6);
  b.roll(Sky::Snow);
  CHECK(b.finished());
  CHECK(b.t().sky == Sky::Snow);
  CHECK(b.last(EventKind::WeatherRolled).actor == Seat{0});
}

TEST_CASE("TT-202 TT-204 a die on the Weather Station gives the Leader the choice (X-20)") {
  for (const Sky kept : {Sky::Snow, Sky::Storm}) {
    Acting b;
    b.t().station_sky = Sky::Storm;
    b.t().leader = Seat{3};
    b.play(RollWeather{});
    b.roll(Sky::Snow);
    REQUIRE(b.asked(QuestionKind::KeepWeather, kS3));
    CHECK(b.options().size() == 2);
    b.answer(answer::Keep{kept});
    CHECK(b.finished());
    CHECK(b.t().sky == kept);
    CHECK(b.t().station_sky == Sky::None);
    CHECK(b.last<event::WeatherKept>().earlier == (kept == Sky::Storm));
  }
}

TEST_CASE("TT-202 the same result twice is no choice") {
  Acting b;
  b.t().station_sky = Sky::Cloud;
  b.play(RollWeather{});
  b.roll(Sky::Cloud);
  CHECK(b.finished());
  CHECK(b.t().sky == Sky::Cloud);
  CHECK(b.t().station_sky == Sky::None);
}

}  // namespace holdout::the_thing
