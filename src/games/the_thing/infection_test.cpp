#include "games/the_thing/testing/played_meeting.h"

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
    if (e.kind == u8(EventKind::TokenLooked)) CHECK(e.seen_by == only(Seat{0}).with(Seat{1}));
    if (e.kind == u8(EventKind::TokensLaid)) CHECK(e.seen_by == only(e.actor));
    if (e.kind == u8(EventKind::RoleTold)) {
      CHECK(e.seen_by == only(e.actor));
      CHECK(e.secret[0] == (e.actor == Seat{1}));
    }
    if (e.kind == u8(EventKind::Sealed)) CHECK(e.secret == std::array<std::uint8_t, 8>{});
  }
  CHECK(m.told(EventKind::RoleTold) == 2);
  CHECK(m.told(EventKind::Sealed) == 4);
}

TEST_CASE("TT-542 TT-552 TT-554 TT-556 in the green zone one lays nothing and looks (E-6)") {
  Meetings m;
  m.h().aliens = only(kS4);
  m.put(Location::Boiler, {kS0, kS1});
  m.suspect({0, 1});
  m.dog(Location::Boiler);
  m.play(Encounters{});
  CHECK(m.t().kennel_dogs == 4);
  CHECK(m.t().dogs.empty());
  CHECK(location_deck(m.t()).has(Location::Kennel));  // TT-829
  REQUIRE(m.asked(QuestionKind::LayTokens, kS1));
  m.lays(Laid::BothHuman);
  REQUIRE(m.asked(QuestionKind::Peek, kS0));
  m.peeks(kS1, 0);
  CHECK(m.finished());
  CHECK(m.suspicion(kS0) == 1);
  CHECK(m.suspicion(kS1) == 1);
  CHECK(!m.is_alien(kS0));
}

TEST_CASE("TT-552 TT-553 TT-556 whose tokens one may look at (X-2)") {
  Meetings m;
  m.put(Location::Lab, {kS0, kS1, kS2});
  m.suspect({0, 1, 1});
  m.play(Encounters{});
  m.lays(Laid::AlienFirst);
  m.lays(Laid::BothHuman);
  CHECK(m.options().size() == 4);
  m.peeks(kS2, 0);
  CHECK(m.options().size() == 2);
  m.peeks(kS2, 0);  // TT-555: the same token
  CHECK(m.options().size() == 2);
  m.peeks(kS1, 1);
  CHECK(m.suspicion(kS0) == 1);
  CHECK(m.suspicion(kS1) == 2);
  CHECK(m.suspicion(kS2) == 2);
  CHECK(m.h().aliens == only(kS1));
}

TEST_CASE("TT-555 TT-564 TT-933 the last Humans are infected in one check (X-3)") {
  Meetings m(4);
  m.h().aliens = only(kS0).with(kS3);
  m.h().infection[0].by = m.h().infection[3].by = kFirstAlien;
  m.put(Location::Lab, {kS0, kS1, kS2});
  m.play(Encounters{});
  m.lays(Laid::AlienFirst);
  m.lays(Laid::BothHuman);
  m.lays(Laid::BothHuman);
  m.peeks(kS1, 0);
  m.peeks(kS0, 0);
  m.peeks(kS0, 0);
  CHECK(m.game_is_over());
  CHECK(m.t().ending == Ending::LastHuman);
  CHECK(m.t().winners == only(Seat{0}).with(Seat{3}));
}

TEST_CASE("TT-930 TT-932 who is turned last loses, the earlier ones win (E-16)") {
  Meetings m(4);
  m.h().aliens = only(kS0);
  m.h().infection[0].by = kFirstAlien;
  m.t().characters = only(kS0).with(kS1);
  m.t().dead = only(kS2).with(kS3);
  m.put(Location::Radio, {kS0, kS1});
  m.play(Encounters{});
  m.lays(Laid::AlienSecond);
  m.lays(Laid::BothHuman);
  m.peeks(kS1, 0);
  m.peeks(kS0, 1);
  CHECK(m.game_is_over());
  CHECK(m.t().winners == only(Seat{0}));
  CHECK(m.told(EventKind::Infected) == 2);
}

TEST_CASE("TT-562 what a player laid before being turned stays Human (X-29)") {
  Meetings m;
  m.put(Location::Radio, {kS0, kS1, kS2});
  m.play(Encounters{});
  m.lays(Laid::BothHuman);
  m.lays(Laid::AlienFirst);
  m.lays(Laid::BothHuman);
  m.peeks(kS1, 0);
  m.peeks(kS0, 0);
  m.peeks(kS0, 0);
  CHECK(m.is_alien(kS0));
  CHECK(!m.is_alien(kS2));
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
  m.draws(DogToken::Healthy);
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
  m.draws(DogToken::Alien);
  CHECK(m.is_alien(kS0));
  CHECK(m.h().infection[0].by == kByDog);
  CHECK(m.last(EventKind::RoleTold).seen_by == only(Seat{0}));
}

}  // namespace holdout::the_thing
