#include "games/the_thing/rules/testing/played_meeting.h"

// Phase 6: TT-720..730.

namespace holdout::the_thing {
namespace {

void give_lab(Meetings& m, Slot slot, LabKind kind) {
  --m.h().lab_bag[at(kind)];
  --m.t().lab_bag;
  ++m.h().belongings[at(slot)].lab[at(kind)];
  ++m.t().lab_held[at(slot)];
}
void give_fire(Meetings& m, Slot slot) {
  m.give(slot, WeaponKind::Flamethrower);
  m.give(slot, ItemKind::Wire);
}
Action test_on(Slot target, Slot tester) { return answer::Test{.who = target, .own = tester}; }

}  // namespace

TEST_CASE("TT-723 TT-725 TT-726 TT-727 TT-728 TT-750 TT-752 blood, then fire (E-10)") {
  Meetings m(4);
  m.h().aliens = only(kS3);
  m.suspect({1, 3, 1, 1});
  give_lab(m, kS0, LabKind::BloodBag);
  give_fire(m, kS2);
  m.play(Tests{});
  REQUIRE(m.asked(QuestionKind::VolunteerA, kS0));
  CHECK(m.options().size() == 2);  // only on the most suspected, not even on oneself
  m.answer(test_on(kS1, kS0));
  CHECK(m.suspicion(kS1) == 0);
  CHECK(m.t().proven_round[1] == 2);
  CHECK(m.t().blood_shown == 1);
  CHECK(m.t().lab_held[0] == 0);
  REQUIRE(m.asked(QuestionKind::VolunteerB, kS2));
  CHECK(m.options().size() == 5);
  m.answer(test_on(kS3, kS2));
  CHECK(m.finished());
  CHECK(m.t().flames[0].charges == 5);
  CHECK(holds(m.s, kS2, ItemKind::Wire));
  CHECK(m.t().organism[0] == kS3);
  CHECK(m.t().strength == 2);
  CHECK(m.t().shown_alien == only(kS3));
}

TEST_CASE("TT-752 TT-750 the first Alien shown by a Test has half the players as Strength (E-11)") {
  for (int players = 4; players <= 8; ++players) {
    Meetings m(players);
    m.h().aliens = only(kS1);
    m.suspect({1, 2});
    m.give(kS1, ItemKind::Keys);
    give_lab(m, kS0, LabKind::BloodBag);
    m.play(Tests{});
    m.answer(test_on(kS1, kS0));
    CHECK(m.t().strength == players / 2);
    CHECK(m.t().items_held[1] == 0);
    CHECK(m.h().items.under.size() == 1);
  }
}

TEST_CASE("TT-1212 with that option one may test oneself with blood at any Suspicion") {
  Meetings m(6, {{"self_test_free", "on"}});
  m.suspect({4, 1, 1, 2, 1, 1});
  give_lab(m, kS3, LabKind::BloodBag);
  m.play(Tests{});
  CHECK(m.may(test_on(kS3, kS3)));
}

TEST_CASE("TT-110 TT-730 who holds only a Failure is asked as if it were blood (X-44)") {
  Meetings m;
  give_lab(m, kS2, LabKind::Failure);
  m.play(Tests{});
  REQUIRE(m.asked(QuestionKind::VolunteerA, kS2));
  CHECK(m.options().size() == 1);
  CHECK(!m.s.running.open.open_options);
  m.passes();
  CHECK(m.finished());
  CHECK(m.told(EventKind::Volunteered) == 0);
}

TEST_CASE("TT-720 TT-1021 a Flamethrower without Wire is asked and can only pass") {
  Meetings m;
  m.give(kS2, WeaponKind::Flamethrower);
  m.give(kS2, ItemKind::Keys);
  m.play(Tests{});
  REQUIRE(m.asked(QuestionKind::VolunteerB, kS2));
  CHECK(m.options().size() == 1);
}

TEST_CASE("TT-721 TT-722 TT-730 of several volunteers the Leader picks one; the others pay nothing") {
  Meetings m;
  m.suspect({1, 1, 3, 3, 1, 1});
  give_lab(m, kS4, LabKind::BloodBag);
  give_lab(m, kS3, LabKind::BloodBag);
  m.play(Tests{});
  m.answer(test_on(kS2, kS3));  // tied: the tester chooses
  CHECK(m.told(EventKind::Volunteered) == 0);
  m.answer(test_on(kS3, kS4));
  CHECK(m.told(EventKind::Volunteered) == 2);
  REQUIRE(m.asked(QuestionKind::ChooseTester, kS0));
  m.answer(answer::Choose{kS4});
  CHECK(m.suspicion(kS3) == 0);
  CHECK(m.suspicion(kS2) == 3);
  CHECK(m.t().lab_held[3] == 1);
  CHECK(m.finished());  // one Test A a round
}

TEST_CASE("TT-1161 with 1 to 3 players a Character tests; an Alien card transforms") {
  Meetings m(1);
  m.h().aliens = only(kS1);
  m.suspect({1, 2});
  give_lab(m, kS3, LabKind::BloodBag);
  give_lab(m, kS2, LabKind::BloodBag);
  m.play(Tests{});
  CHECK(m.options().size() == 3);
  m.answer(test_on(kS1, kS3));
  CHECK(m.t().lab_held[3] == 0);
  CHECK(m.t().lab_held[2] == 1);
  CHECK(m.t().strength == 5);  // TT-1121
}

TEST_CASE("TT-724 among those with the highest Suspicion one may test oneself with blood, others not") {
  Meetings m;
  m.suspect({1, 2, 4, 4, 1, 3});
  give_lab(m, kS3, LabKind::BloodBag);
  give_lab(m, kS1, LabKind::BloodBag);
  m.play(Tests{});
  REQUIRE(m.s.running.open.waited_for == only(Seat{1}).with(Seat{3}));
  CHECK(!m.may(test_on(kS1, kS1)));  // not the highest
  m.passes();
  REQUIRE(m.asked(QuestionKind::VolunteerA, kS3));
  CHECK(m.options().size() == 3);
  m.answer(test_on(kS3, kS3));
  CHECK(m.finished());
  CHECK(m.suspicion(kS3) == 0);
  CHECK(m.suspicion(kS2) == 4);
}

TEST_CASE("TT-729 one player does both Tests, on the same player; one revealed by A undergoes no B") {
  Meetings m(5);
  m.h().aliens = only(kS4);
  m.suspect({1, 1, 3, 1, 1});
  give_lab(m, kS0, LabKind::BloodBag);
  give_fire(m, kS0);
  m.play(Tests{});
  m.answer(test_on(kS2, kS0));
  REQUIRE(m.asked(QuestionKind::VolunteerB, kS0));
  CHECK(m.told(EventKind::Tested) == 1);  // A is resolved before B is offered
  m.answer(test_on(kS2, kS0));
  CHECK(m.finished());
  CHECK(m.told(EventKind::Tested) == 2);
  CHECK(m.t().flames[0].charges == 5);

  Meetings revealed(5);
  revealed.h().aliens = only(kS4);
  revealed.suspect({1, 1, 1, 1, 3});
  give_lab(revealed, kS0, LabKind::BloodBag);
  give_fire(revealed, kS0);
  revealed.play(Tests{});
  revealed.answer(test_on(kS4, kS0));
  REQUIRE(revealed.asked(QuestionKind::VolunteerB, kS0));
  CHECK(!revealed.may(test_on(kS4, kS0)));
  CHECK(revealed.options().size() == 5);  // nobody, or one of the four left
}

TEST_CASE("TT-1102 TT-720 with 1 to 3 players only who can do a Test is asked") {
  for (LabKind kind : {LabKind::Failure, LabKind::BloodBag}) {
    Meetings m(1);
    --m.h().lab_bag[at(kind)];
    --m.t().lab_bag;
    ++m.h().belongings[0].lab[at(kind)];
    ++m.t().lab_held[0];
    m.give(kS1, WeaponKind::Flamethrower);
    m.give(kS1, ItemKind::Keys);  // no Wire: no Test B
    m.play(Tests{});
    CHECK(m.asked(QuestionKind::VolunteerA) == (kind == LabKind::BloodBag));
    if (!m.finished()) m.answer(answer::Pass{});
    CHECK(m.finished());
  }
}

}  // namespace holdout::the_thing
