#include "games/the_thing/rules/testing/played_meeting.h"

// Tokens laid, looked at and drawn from the bag: TT-540..564.

namespace holdout::the_thing {

TEST_CASE("TT-551 TT-553 TT-556 TT-557 TT-560 an Alien token that was looked at infects (E-5)") {
  Meetings m;
  m.put(Location::Generator, {kS0, kS1});
  m.play(Encounters{});
  REQUIRE(m.asked(QuestionKind::LayTokens));
  CHECK(m.options().size() == 1);  // a Human must lay two Human tokens
  m.lays(Laid::BothHuman);
  CHECK(m.options().size() == 3);
  m.lays(Laid::AlienFirst);
  REQUIRE(m.asked(QuestionKind::Peek));
  CHECK(m.options().size() == 2);
  m.peeks(kS1, 0);
  m.peeks(kS0, 1);
  CHECK(m.finished());
  CHECK(m.is_alien(kS0));
  CHECK(m.h().infection[0] == Infection{.by = 1, .round = 2, .check = 1});
  CHECK(m.suspicion(kS0) == 2);
  CHECK(m.suspicion(kS1) == 2);
  CHECK(m.h().saw_alien[0] == only(kS1));
  CHECK(m.h().gave_alien[1] == only(kS0));
  CHECK(m.h().saw_alien[1].empty());
  const Contacts contacts = m.t().history[1].contacts;
  CHECK(contacts.looked_at(kS0) == kS1);
  CHECK(contacts.token(kS1) == 1);
}

TEST_CASE("TT-557 TT-563 only the two see a token, and everybody who looked is told a role alike") {
  Meetings m;
  m.put(Location::Generator, {kS0, kS1});
  m.play(Encounters{});
  m.lays(Laid::BothHuman);
  m.lays(Laid::AlienSecond);
  m.peeks(kS1, 0);
  m.peeks(kS0, 0);
  CHECK(!m.is_alien(kS0));  // the other one
  for (const Event& e : m.events) {
    if (is<event::TokenLooked>(e)) CHECK(e.seen_by == only(Seat{0}).with(Seat{1}));
    if (is<event::TokensLaid>(e)) CHECK(e.seen_by == only(e.actor));
    if (is<event::RoleTold>(e)) {
      CHECK(e.seen_by == only(e.actor));
      CHECK(parts_of<event::RoleTold>(e).alien == (e.actor == Seat{1}));
    }
    if (is<event::Sealed>(e)) CHECK(e == told(parts_of<event::Sealed>(e), e.actor));  // nothing besides
  }
  CHECK(m.told(EventKind::RoleTold) == 2);
  CHECK(m.told(EventKind::Sealed) == 4);
}

TEST_CASE("TT-561 an Alien who sees an Alien token stays what it was") {
  Meetings m;
  m.h().aliens = only(kS0).with(kS1);
  m.h().infection[0] = {.by = kFirstAlien, .round = 0, .check = 0};
  m.put(Location::Radio, {kS0, kS1});
  m.play(Encounters{});
  m.lays(Laid::BothHuman);
  m.lays(Laid::AlienFirst);
  m.peeks(kS1, 0);
  m.peeks(kS0, 0);
  CHECK(m.h().infection[0].by == kFirstAlien);
  CHECK(m.h().saw_alien[0] == only(kS1));
}

TEST_CASE("TT-540 TT-541 a Dog leaves the green zone behind; two tokens of nine are Alien (X-32)") {
  Meetings m;
  m.put(Location::Radio, {kS0});
  m.suspect({0});
  m.dog(Location::Radio);
  m.play(Encounters{});
  REQUIRE(m.chance_is_asked());
  CHECK(m.outcomes().total() == 9);
  CHECK(m.outcomes()[1].weight == 2);
  m.draws(Role::Human);
  CHECK(m.finished());
  CHECK(m.suspicion(kS0) == 1);
  CHECK(!m.is_alien(kS0));
  CHECK(m.t().dogs.has(Location::Radio));
  CHECK(m.t().history[1].contacts.met_a_dog(kS0));
  CHECK(m.last(EventKind::DogDrawn).seen_by == only(Seat{0}));
}

TEST_CASE("TT-540 TT-562 an Alien Dog turns whoever drew it") {
  Meetings m;
  m.put(Location::Radio, {kS0});
  m.dog(Location::Radio);
  m.play(Encounters{});
  m.draws(Role::Alien);
  CHECK(m.is_alien(kS0));
  CHECK(m.h().infection[0].by == kByDog);
  CHECK(m.last(EventKind::RoleTold).seen_by == only(Seat{0}));
}

}  // namespace holdout::the_thing
