#include "games/the_thing/rules/testing/played_meeting.h"

// Phase 8: TT-820..829, TT-1163.

namespace holdout::the_thing {
namespace {

void draw_all(Meetings& m, std::initializer_list<Location> cards) {
  for (Location l : cards) m.draws_location(l);
}
Locations of(std::initializer_list<Location> list) {
  Locations all;
  for (Location l : list) all.add(l);
  return all;
}

}  // namespace

TEST_CASE("TT-820 TT-822 TT-824 TT-825 TT-829 the token's card is the Kennel (E-13)") {
  Meetings m;
  for (Location l : {Location::Lab, Location::Radio, Location::Boiler}) m.dog(l);
  m.play(DogsAndLeader{});
  draw_all(m, {Location::Kitchen, Location::Weather, Location::Snowcat});
  CHECK(m.t().kennel_dogs == 1);
  m.draws_location(Location::Kennel);
  CHECK(m.t().kennel_dogs == 0);
  CHECK(!m.outcomes().contains(answer::DrawLocation{Location::Kennel}));
  draw_all(m, {Location::Armory, Location::Generator});
  CHECK(m.finished());
  CHECK(m.t().dogs == of({Location::Kitchen, Location::Weather, Location::Snowcat, Location::Armory}));
  CHECK(m.t().token == Location::Generator);
  CHECK(!location_deck(m.t()).has(Location::Kennel));
  CHECK(m.t().drawn_locations.empty());  // TT-828
}

TEST_CASE("TT-822 TT-824 TT-826 the Kennel opens while Dogs are placed (X-12)") {
  Meetings m;
  m.dog(Location::Lab);
  m.dog(Location::Radio);
  m.play(DogsAndLeader{});
  draw_all(m, {Location::Kennel, Location::Lab, Location::Radio, Location::Armory});
  CHECK(!m.outcomes().contains(answer::DrawLocation{Location::Lab}));
  draw_all(m, {Location::Kitchen, Location::Boiler});
  CHECK(m.finished());
  CHECK(m.t().dogs == of({Location::Lab, Location::Radio, Location::Armory, Location::Kitchen}));
  CHECK(m.t().token == Location::Boiler);
}

TEST_CASE("TT-821 in round 1 the four Dogs come out without the Kennel card") {
  Meetings m(6, {{"kennel_shut", "on"}});  // TT-1201: then too
  m.t().round = 1;
  m.play(DogsAndLeader{});
  CHECK(m.t().kennel_dogs == 0);
  CHECK(m.outcomes().size() == 10);
  draw_all(m, {Location::Lab, Location::Radio, Location::Boiler, Location::Weather, Location::Armory});
  CHECK(m.finished());
  CHECK(m.t().dogs.size() == 4);
}

TEST_CASE("TT-823 who holds the token leads, else the Leader stays") {
  Meetings m;
  m.t().token_holder = kS3;
  m.play(DogsAndLeader{});
  CHECK(m.t().leader == Seat{3});
  CHECK(m.t().token_holder == kNoSlot);
  CHECK(m.last(EventKind::LeaderChanged).actor == Seat{3});
  m.draws_location(Location::Lab);
  m.play(DogsAndLeader{});
  CHECK(m.t().leader == Seat{3});
  CHECK(m.told(EventKind::LeaderChanged) == 1);
}

TEST_CASE("TT-826 TT-827 when the deck runs out the token's card comes from those drawn") {
  Meetings m;
  m.t().kennel_dogs = 0;
  m.t().dogs_off = 4;
  m.t().cards_gone = kGreen.without(of({Location::Lab, Location::Radio, Location::Boiler}));
  m.play(DogsAndLeader{});
  draw_all(m, {Location::Lab, Location::Radio, Location::Boiler});
  CHECK(m.t().dogs_off == 1);
  CHECK(m.outcomes().size() == 3);
  m.draws_location(Location::Radio);
  CHECK(m.finished());
  CHECK(m.t().token == Location::Radio);
}

TEST_CASE("TT-1163 with 1 to 3 players the sheet passes to the left and the Threat token follows") {
  Meetings m(3);
  m.play(DogsAndLeader{});
  CHECK(m.t().leader == Seat{1});
  CHECK(m.on_top<ThreatMove>());
}

}  // namespace holdout::the_thing
