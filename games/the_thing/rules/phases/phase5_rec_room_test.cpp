#include "games/the_thing/rules/testing/played_meeting.h"

// Phase 5 without trades: TT-701, TT-703..707, TT-750..757.

namespace holdout::the_thing {
namespace {

void votes(Meetings& m, Slot target) { m.answer(answer::Choose{target}); }

// Nobody trades: up to the vote.
Meetings at_the_vote(int players) {
  Meetings m(players);
  m.put(Location::Lab, {kS0, kS1});
  m.everybody_rests_but({});
  m.play(RecRoom{});
  m.passes(players);
  REQUIRE(m.asked(QuestionKind::Vote));
  return m;
}

}  // namespace

TEST_CASE("TT-701 TT-112 all figures go to the Rec Room and stand") {
  Meetings m = at_the_vote(6);
  CHECK(in(m.t(), Location::RecRoom) == m.t().characters);
  CHECK(m.t().standing == m.t().characters);
  CHECK(in(m.t(), Location::Lab).empty());
}

TEST_CASE("TT-703 TT-704 TT-705 TT-126 votes are sealed, then move the markers (E-9)") {
  Meetings m(4);
  m.suspect({0, 2, 1, 1});
  m.play(RecRoom{});
  m.passes(4);
  votes(m, kS1);
  CHECK(!m.may(answer::Choose{Slot{0}}));  // in the green zone
  CHECK(!m.may(answer::Choose{Slot{1}}));  // oneself
  votes(m, kS2);
  votes(m, kS3);
  CHECK(m.told(EventKind::Voted) == 0);
  votes(m, kS1);
  CHECK(m.told(EventKind::Voted) == 4);
  CHECK(m.suspicion(kS1) == 4);
  CHECK(at_maximum(m.rules, m.t(), kS1));
  CHECK(m.suspicion(kS2) == 2);
  CHECK(m.suspicion(kS3) == 2);
  CHECK(m.t().voted[3] == kS1);
}

TEST_CASE("TT-706 TT-707 TT-756 everybody is asked; an Alien shows itself and plans from the next round on") {
  Meetings m = at_the_vote(6);
  m.passes(6);
  REQUIRE(m.asked(QuestionKind::Reveal));
  CHECK(m.s.running.open.may_answer == first_seats(6));
  CHECK(m.options().size() == 1);
  m.passes();
  CHECK(m.options().size() == 2);
  m.answer(answer::Yes{});
  CHECK(m.t().organism.empty());
  m.passes(4);
  CHECK(m.finished());
  CHECK(m.t().organism.size() == 1);
  CHECK(m.t().strength == 3);  // TT-752
  CHECK(m.t().laid.empty());
  CHECK(m.told(EventKind::PlanLaid) == 0);
  CHECK(!m.t().characters.has(kS1));
}

TEST_CASE("TT-707 TT-109 a Leader who shows itself hands the sheet on; the next ones follow in turn order") {
  Meetings m;
  m.h().aliens = only(kS0).with(kS1);
  m.t().leader = Seat{1};
  m.play(RecRoom{});
  m.passes(12);
  m.answer(answer::Yes{});
  m.answer(answer::Yes{});
  m.passes(4);
  CHECK(m.t().organism[0] == kS1);
  CHECK(m.t().organism[1] == kS0);
  CHECK(m.t().leader == Seat{2});
}

TEST_CASE("TT-1208 nobody shows itself before the round agreed upon") {
  Meetings m(6, {{"reveal_from_round", "3"}});
  m.play(RecRoom{});
  m.passes(12);
  CHECK(m.finished());
}

TEST_CASE("TT-1160 with 1 to 3 players there is no vote") {
  Meetings m(2);
  m.play(RecRoom{});
  m.passes(2);
  CHECK(m.finished());
}

}  // namespace holdout::the_thing
