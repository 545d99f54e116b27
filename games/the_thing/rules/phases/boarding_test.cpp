#include "games/the_thing/rules/testing/played_meeting.h"

// Escapes: TT-901..912, TT-920..934.

namespace holdout::the_thing {
namespace {

void wants(Meetings& m, Slot slot) {
  REQUIRE(m.asked(QuestionKind::WantToBoard, slot));
  m.answer(answer::Yes{});
}
void all_admit(Meetings& m, int aboard) {
  for (; aboard > 0; --aboard) m.answer(answer::Yes{});
}
void all_refuse(Meetings& m, int aboard) {
  for (; aboard > 0; --aboard) m.answer(answer::No{});
}
void starts(Meetings& m, Slot first, Exit exit) {
  m.t().boarding = {.exit = exit, .first = first, .candidate = kNoSlot, .aboard = only(first), .asked = {}};
  m.play(Boarding{});
}

}  // namespace

TEST_CASE("TT-901 TT-903 TT-904 TT-905 TT-908 TT-920 passes until nobody more is let in (E-14)") {
  Meetings m(4);
  m.h().aliens = only(kS1).with(kS3);
  m.suspect({1, 2, 3, 4});
  m.play(RescueOffer{});
  REQUIRE(m.asked(QuestionKind::BoardFirst, kS0));
  m.answer(answer::Yes{});
  wants(m, kS1);
  all_refuse(m, 1);
  wants(m, kS2);
  all_admit(m, 1);
  CHECK(m.t().shown_human == only(kS2));
  wants(m, kS1);  // a new pass: asked again
  m.answer(answer::Yes{});
  CHECK(m.told(EventKind::AdmitVoted) == 2);  // TT-903: sealed until the last one is in
  m.answer(answer::No{});
  CHECK(m.told(EventKind::AdmitVoted) == 4);
  wants(m, kS3);
  all_refuse(m, 2);
  CHECK(m.game_is_over());
  CHECK(m.t().ending == Ending::Escaped);
  CHECK(m.t().exit == Exit::Rescue);
  CHECK(m.t().winners == only(Seat{0}).with(Seat{2}));
}

TEST_CASE("TT-901 TT-902 tied ones are asked in turn order; if all decline there is no attempt") {
  Meetings m(4);
  m.t().leader = Seat{2};
  m.suspect({1, 2, 1, 1});
  m.play(RescueOffer{});
  for (Slot slot : {kS2, kS3, kS0}) {
    REQUIRE(m.asked(QuestionKind::BoardFirst, slot));
    m.passes();
  }
  CHECK(m.finished());
  CHECK(m.t().ending == Ending::Running);
}

TEST_CASE("TT-903 candidates are asked by rising Suspicion, equals in turn order") {
  Meetings m(5);
  m.t().leader = Seat{3};
  m.suspect({1, 4, 2, 2, 0});
  starts(m, kS0, Exit::Rescue);
  for (Slot slot : {kS4, kS3, kS2, kS1}) {
    REQUIRE(m.asked(QuestionKind::WantToBoard, slot));
    m.answer(answer::No{});
  }
  CHECK(m.game_is_over());
}

TEST_CASE("TT-904 TT-931 an Alien who is let in ends the game") {
  Meetings m(4);
  starts(m, kS0, Exit::Helicopter);
  wants(m, kS1);
  all_admit(m, 1);
  CHECK(m.game_is_over());
  CHECK(m.t().ending == Ending::AlienAboard);
  CHECK(m.t().winners == only(Seat{1}));
}

TEST_CASE("TT-908 TT-922 TT-907 all living Humans leave; the dead Human wins too (X-24)") {
  Meetings m(5);
  m.h().aliens = only(kS3);
  m.t().characters.remove(kS4);
  m.t().dead = only(kS4);
  m.everybody_rests_but({});  // TT-907
  m.put(Location::Lab, {kS2});
  starts(m, kS0, Exit::Helicopter);
  wants(m, kS1);
  all_admit(m, 1);
  wants(m, kS2);
  all_admit(m, 2);
  wants(m, kS3);
  all_refuse(m, 3);
  CHECK(m.t().ending == Ending::Escaped);
  CHECK(m.t().winners == first_seats(5).without(Seat{3}));
}

TEST_CASE("TT-911 TT-931 whoever leaves alone leaves a Human behind") {
  Meetings m(4);
  starts(m, kS0, Exit::Snowcat);
  for (Slot slot : {kS1, kS2, kS3}) {
    REQUIRE(m.asked(QuestionKind::WantToBoard, slot));
    m.answer(answer::No{});
  }
  CHECK(m.t().ending == Ending::LeftBehind);
  CHECK(m.t().winners == only(Seat{1}));
}

TEST_CASE("TT-908 TT-931 an Alien leaves alone in human form: the Alien team wins, not for want of a Human") {
  for (const bool alone : {true, false}) {
    Meetings m(4);
    m.h().aliens = only(kS0);
    starts(m, kS0, Exit::Snowcat);
    if (!alone) {  // with a Human who let itself be taken in
      wants(m, kS1);
      all_admit(m, 1);
    }
    while (!m.game_is_over()) m.answer(answer::No{});
    CHECK(m.t().ending == Ending::AlienAboard);
    CHECK(m.t().winners == only(Seat{0}));
  }
}

TEST_CASE("TT-912 boarding knows no limit of three") {
  Meetings m(5);
  m.alien({kS4}, 2);
  m.h().aliens = only(kS4);
  m.put(Location::Snowcat, {kS0, kS1, kS2});
  starts(m, kS0, Exit::Snowcat);
  int aboard = 1;
  for (Slot slot : {kS1, kS2, kS3}) {
    wants(m, slot);
    all_admit(m, aboard++);
  }
  CHECK(m.t().boarding.aboard.size() == 4);
  CHECK(m.t().ending == Ending::Escaped);
}

TEST_CASE("TT-934 TT-536 defeated and dead Aliens share what their team gets") {
  Meetings m(5);
  m.h().aliens = only(kS3);
  m.alien({kS4}, 1);
  m.t().alien_at[at(Location::Lab)] = 1;
  m.change([](Now& now) { lose_strength(now, Location::Lab); });
  m.t().characters.remove(kS3);
  m.t().dead = only(kS3);
  starts(m, kS0, Exit::Snowcat);
  m.answer(answer::No{});
  m.answer(answer::No{});
  CHECK(m.t().ending == Ending::LeftBehind);
  CHECK(m.t().winners == only(Seat{3}).with(Seat{4}));
}

TEST_CASE("TT-234 damage to the Radio Room does not stop the Rescue Helicopter (X-35)") {
  PlayedPart<Upkeep> p;
  p.damage(Location::Radio, 0);
  p.t().rescue = 1;
  p.t().sky = Sky::Sun;
  p.change([](Now& now) { return place_damage(now, Location::Radio, 3); });
  p.play(Upkeep{});
  CHECK(p.t().rescue == 5);
}

TEST_CASE("TT-1171 with 1 to 3 players the Alien stands against the first boarder") {
  Meetings m(2);
  m.play(RescueOffer{});
  m.answer(answer::Yes{});
  CHECK(m.on_top<LastStand>());
  CHECK(m.t().boarding.exit == Exit::Rescue);
}

}  // namespace holdout::the_thing
