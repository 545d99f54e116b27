#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

Acting station() {
  Acting b;
  b.put(Location::Weather, {kS2, kS3});
  b.t().actor = kS2;
  return b;
}

}  // namespace

TEST_CASE("TT-654 the first roll of the round must stand; TT-655 then one fuel goes where there is room") {
  Acting b = station();
  b.fuel(Location::Boiler, 3);
  b.play(kUse);
  b.roll(Sky::Storm);
  CHECK(b.t().station_sky == Sky::Storm);
  REQUIRE(b.asked(QuestionKind::FuelTarget, kS2));
  CHECK(b.options().size() == 3);  // the Generator is full
  CHECK(!b.may(answer::Go{Location::Generator}));
  b.answer(answer::Go{Location::Helicopter});
  CHECK(b.finished());  // no bonus here
  CHECK(b.t().fuel[at(Location::Helicopter)] == 1);
  CHECK(b.t().fuel_depot == 13);
  CHECK(b.t().outdoor_depot == 5);
}

TEST_CASE("X-20 a second Use in the round: the acting player keeps either result") {
  for (const Sky kept : {Sky::Storm, Sky::Cloud}) {
    Acting b = station();
    b.t().fuel_depot = 0;
    b.t().station_sky = Sky::Storm;
    b.play(kUse);
    b.roll(Sky::Cloud);
    REQUIRE(b.asked(QuestionKind::WeatherResult, kS2));
    CHECK(b.options().size() == 2);
    b.answer(answer::Keep{kept});
    CHECK(b.finished());
    CHECK(b.t().station_sky == kept);
    CHECK(b.last<event::WeatherKept>().earlier == (kept == Sky::Storm));
    b.play(RollWeather{});
    b.roll(Sky::Snow);
    CHECK(b.may(answer::Keep{kept}));
    CHECK(b.may(answer::Keep{Sky::Snow}));
  }
}

TEST_CASE("TT-656 TT-1030 Bennings rolls twice; an earlier result is one more choice") {
  Acting b = station();
  b.sheet(kS2, CharacterId::Bennings);
  b.t().station_sky = Sky::Sun;
  b.play(kUse);
  b.roll(Sky::Storm);
  b.roll(Sky::Snow);
  CHECK(b.options().size() == 3);
  b.answer(answer::Keep{Sky::Snow});
  CHECK(b.t().station_sky == Sky::Snow);
  CHECK(b.t().rolls.empty());

  Acting same = station();
  same.sheet(kS2, CharacterId::Bennings);
  same.t().fuel_depot = 0;
  same.play(kUse);
  same.roll(Sky::Cloud);
  same.roll(Sky::Cloud);
  CHECK(same.finished());  // nothing to choose
  CHECK(same.t().station_sky == Sky::Cloud);
}

TEST_CASE("TT-655 R-53 without fuel or without room only the die is rolled") {
  Acting dry = station();
  dry.t().fuel_depot = 0;
  dry.play(kUse);
  dry.roll(Sky::Sun);
  CHECK(dry.finished());
  Acting full = station();
  full.fuel(Location::Helicopter, 3);
  full.fuel(Location::Snowcat, 5);
  full.play(kUse);
  full.roll(Sky::Sun);
  CHECK(full.finished());
  CHECK(full.t().fuel_depot == 14);
}

TEST_CASE("TT-655 neither the destroyed Boiler nor a burnt location takes fuel") {
  Acting b = station();
  b.fuel(Location::Boiler, 0);
  b.damage(Location::Boiler, 3);
  b.t().boiler_destroyed = true;
  b.t().burnt.add(Location::Snowcat);
  b.fuel(Location::Generator, 1);
  b.play(kUse);
  b.roll(Sky::Sun);
  CHECK(b.options().size() == 2);
  CHECK(b.may(answer::Go{Location::Generator}));
  CHECK(b.may(answer::Go{Location::Helicopter}));
}

}  // namespace holdout::the_thing
