#include "engine/testing/random_play.h"
#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/the_thing.h"

// The green zone of proven Humans, and who can be given a card: TT-111, TT-124, TT-125.

namespace holdout::the_thing {

TEST_CASE("TT-124 nothing but a Test that shows a Human leads into the green zone") {
  int proven = 0;
  for (int game = 0; game < 20; ++game) {
    const Rules rules = *make_rules({.players = 4 + game % 5, .options = {}, .figures = {}});
    Rng rng(static_cast<std::uint64_t>(200 + game));
    std::vector<Event> events;
    Log log(events);
    State s = TheThing::start(rules, log);
    while (!TheThing::question(rules, s).over()) {
      const Table before = s.table;
      events.clear();
      const testing::Turn turn = testing::random_turn(TheThing{}, rules, s, rng);
      TheThing::apply(rules, s, turn.seat, turn.action, log);
      for (Slot slot : s.table.characters& before.characters) {
        if (!in_green_zone(s.table, slot) || in_green_zone(before, slot) || before.round == 0) continue;
        ++proven;
        CHECK(std::ranges::any_of(events, [&](const Event& e) {
          const auto tested = parts_of<event::Tested>(e);
          return is<event::Tested>(e) && tested.who == slot && !tested.alien;
        }));
        CHECK(!s.hidden.aliens.has(slot));
      }
    }
  }
  CHECK(proven > 0);
}

TEST_CASE("TT-125 in the green zone one is voted for by nobody and lays no tokens, but votes and looks") {
  Meetings m(5);
  m.suspect({1, 1, 0, 1, 1});
  m.play(RecRoom{});
  m.passes(5);
  REQUIRE(m.asked(QuestionKind::Vote));
  CHECK(m.s.running.open.may_answer.has(Seat{2}));
  for (int i = 0; i < 5; ++i) {
    CHECK(!m.may(answer::Choose{kS2}));
    m.passes();
  }

  Meetings check(5);
  check.h().aliens = only(kS2);  // even an Alien who was proven Human before
  check.suspect({1, 1, 0, 1, 1});
  check.put(Location::Radio, {kS1, kS2});
  check.play(Encounters{});
  REQUIRE(check.asked(QuestionKind::LayTokens, kS1));
  check.lays(Laid::BothHuman);
  CHECK(check.t().meeting.laid == only(kS1));
  CHECK(check.asked(QuestionKind::Peek, kS2));
}

TEST_CASE("TT-111 a card goes to nobody who lies, and who has lain stands again from the Rec Room") {
  Acting b;
  b.put(Location::Kitchen, {kS1, kS2});
  b.put(Location::Radio, {kS3});
  b.everybody_rests_but(only(kS1).with(kS3));
  b.pile({1, 0, 0});
  b.play(AssignPile{});
  b.draw(CardKind::Use);
  CHECK(b.options().size() == 1);
  CHECK(!b.may(answer::Choose{kS2}));
  b.answer(answer::Choose{kS1});
  CHECK(!b.t().standing.has(kS1));

  Meetings m;
  m.everybody_rests_but({});
  m.play(RecRoom{});
  CHECK(m.t().standing == m.t().characters);
}

}  // namespace holdout::the_thing
