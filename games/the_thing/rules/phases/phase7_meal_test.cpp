#include "games/the_thing/rules/testing/played_meeting.h"

// Phase 7: TT-801..804.

namespace holdout::the_thing {

TEST_CASE("TT-801 what was cooked feeds everybody") {
  Meetings m;
  m.t().pantry = 8;
  m.t().kitchen = 1;
  m.play(Meal{});
  CHECK(m.finished());
  CHECK(m.t().kitchen == 0);
  CHECK(m.t().pantry == 8);
  CHECK(!m.t().hungry);
}

TEST_CASE("TT-802 an empty Kitchen costs four food of the Pantry") {
  Meetings m;
  m.t().pantry = 4;
  m.play(Meal{});
  CHECK(m.t().pantry == 0);
  CHECK(!m.t().hungry);
}

TEST_CASE("TT-803 TT-804 too little food: hungry for good, hands go down to two (X-13)") {
  Meetings m;
  m.t().pantry = 3;
  m.hand(kS0, {1, 1, 1});
  m.hand(kS2, {1, 1, 0});
  m.play(Meal{});
  CHECK(m.t().pantry == 0);
  CHECK(m.t().hungry);
  REQUIRE(m.asked(QuestionKind::HungerDiscard, kS0));
  CHECK(m.s.running.open.may_answer == only(Seat{0}));
  m.answer(answer::Discard{CardKind::Sabotage});
  CHECK(m.finished());
  CHECK(m.h().hands[0] == CardCounts{1, 1, 0});
  CHECK(m.t().hand_size[2] == 2);
  CHECK(hand_limit(m.rules, m.t()) == 2);
  CHECK(m.last(EventKind::CardDiscarded).seen_by == only(Seat{0}));
  m.play(Meal{});
  CHECK(m.told(EventKind::Hungry) == 1);  // it does not get worse
}

TEST_CASE("TT-804 hunger is permanent: a cooked meal changes nothing about the hands") {
  Meetings m;
  m.t().pantry = 0;
  m.play(Meal{});
  REQUIRE(m.t().hungry);
  m.t().kitchen = 2;
  m.play(Meal{});
  CHECK(m.finished());
  CHECK(m.t().kitchen == 0);
  CHECK(m.t().hungry);
  CHECK(hand_limit(m.rules, m.t()) == 2);
}

}  // namespace holdout::the_thing
