#include "games/the_thing/rules/testing/played_meeting.h"
#include "games/the_thing/rules/testing/sentence_words.h"
#include "games/the_thing/rules/the_thing.h"

// The revealed Alien meets somebody or nobody: TT-520..537, TT-1010..1012.

namespace holdout::the_thing {

TEST_CASE("TT-504 TT-520 all cards are shown together, the Leader orders the locations") {
  Meetings m;
  m.alien({kS4}, 4);
  m.lay(Location::Kitchen, 2);
  m.lay(Location::Weather, 1);
  m.play(AlienEncounters{});
  CHECK(m.told(EventKind::PlanShown) == 2);
  CHECK(m.t().alien_at[at(Location::Kitchen)] == 2);
  CHECK(m.t().laid.empty());
  REQUIRE(m.asked(QuestionKind::EncounterOrder, kS0));
  m.answer(answer::Go{Location::Weather});
  CHECK(m.asked(QuestionKind::AlienUnopposed, kS4));
}

TEST_CASE("TT-509 TT-511 TT-525 TT-526 TT-528 the Alien assimilates whoever did not avoid it (X-4)") {
  Meetings m;
  m.alien({kS4}, 3);
  m.put(Location::Radio, {kS0, kS2});
  m.give(kS0, WeaponKind::Firearm);
  m.lay(Location::Radio, 3);
  m.play(AlienEncounters{});
  m.wields(WeaponKind::Firearm);
  REQUIRE(m.asked(QuestionKind::AlienVictory, kS4));
  CHECK(!m.may(answer::Assimilate{Slot{0}}));
  CHECK(!m.may(answer::Pass{}));
  m.answer(answer::Assimilate{Slot{2}});
  CHECK(m.finished());
  CHECK(m.t().dead == only(kS2));
  CHECK(m.t().alien_at[at(Location::Radio)] == 4);
  CHECK(m.t().strength == 4);
  CHECK(standing_in(m.t(), Location::Radio) == only(kS0));
  CHECK(m.told(EventKind::RoleShown) == 0);  // TT-127
}

TEST_CASE("TT-1010 TT-535 TT-536 TT-921 the last Strength is fought away, the game goes on (X-5)") {
  Meetings m;
  m.h().aliens = {};  // TT-921: this is the last Alien of the game
  m.alien({kS4}, 1);
  m.pile({2, 1, 1});
  m.put(Location::Kitchen, {kS0});
  m.give(kS0, WeaponKind::Flamethrower);
  m.t().flames[0].charges = 4;
  m.lay(Location::Kitchen, 1);
  m.play(AlienEncounters{});
  REQUIRE(m.asked(QuestionKind::Avoid, kS0));
  m.passes();
  REQUIRE(m.asked(QuestionKind::Fight, kS0));
  m.wields(WeaponKind::Flamethrower);
  CHECK(m.outcomes().total() == 4);
  m.draw(CardKind::Repair);
  CHECK(m.finished());
  CHECK(m.t().flames[0].charges == 3);
  CHECK(m.t().pile_size == 3);
  CHECK(m.t().discard_size == 1);
  CHECK(!m.t().standing.has(kS0));
  CHECK(!alien_in_play(m.t()));
  CHECK(m.t().defeated == only(kS4));
  CHECK(m.h().aliens.without(m.t().defeated).empty());
  CHECK_FALSE(m.change([](Now& now) { return check_end(now); }));
  CHECK(m.t().ending == Ending::Running);
  CHECK(m.last<event::PileCardLost>() == event::PileCardLost{});  // TT-587: unseen
}

TEST_CASE(
    "TT-522 TT-587 TT-1012 nobody fights without a face-down card in the pile or with the wrong weapon") {
  Meetings m;
  m.alien({kS4}, 2);
  m.put(Location::Kitchen, {kS0, kS2});
  m.give(kS0, WeaponKind::Dynamite);
  m.give(kS2, WeaponKind::Firearm);
  m.lay(Location::Kitchen, 2);
  Meetings with_pile = m;
  m.play(AlienEncounters{});
  m.passes(2);  // to avoid
  CHECK(m.finished());
  with_pile.pile({1, 0, 0});
  with_pile.play(AlienEncounters{});
  with_pile.passes(2);
  REQUIRE(with_pile.asked(QuestionKind::Fight, kS2));
  CHECK(with_pile.options().size() == 1);
  with_pile.passes();
  REQUIRE(with_pile.asked(QuestionKind::Fight, kS0));
  with_pile.wields(WeaponKind::Dynamite);
  with_pile.draw(CardKind::Use);
  CHECK(with_pile.t().strength == 1);
  CHECK(with_pile.asked(QuestionKind::LayTokens));  // TT-1011: the fighter too
  CHECK(with_pile.t().meeting.laid == only(kS0).with(kS2));
}

TEST_CASE("TT-521 TT-524 equal Strength, a Dog adds nothing: all lie where they are (X-25)") {
  Meetings m;
  m.alien({kS4}, 2);
  m.put(Location::Lab, {kS0, kS2});
  m.dog(Location::Lab);
  m.lay(Location::Lab, 2);
  m.play(AlienEncounters{});
  CHECK(m.finished());
  CHECK(in(m.t(), Location::Lab) == only(kS0).with(kS2));
  CHECK(standing_in(m.t(), Location::Lab).empty());
  CHECK(m.suspicion(kS0) == 1);
  CHECK(m.t().checks == 0);
  m.play(Encounters{});  // TT-537: no second meeting
  CHECK(m.finished());
}

TEST_CASE("TT-525 TT-529 TT-530 a stronger Alien sabotages; the Characters flee and lie") {
  Meetings m;
  m.alien({kS4}, 3);
  m.put(Location::Weather, {kS0, kS2});
  m.lay(Location::Weather, 3);
  m.play(AlienEncounters{});
  m.answer(answer::Sabotage{});
  CHECK(m.finished());
  CHECK(m.t().fuel_depot == 11);
  CHECK(in(m.t(), Location::RecRoom).has(kS0));
  CHECK(!m.t().standing.has(kS0));
  CHECK(!m.t().standing.has(kS2));
  CHECK(m.suspicion(kS0) == 1);
}

TEST_CASE("TT-526 TT-529 one is assimilated, only the others flee") {
  Meetings m;
  m.alien({kS4}, 3);
  m.put(Location::Lab, {kS0, kS2});
  m.lay(Location::Lab, 3);
  m.play(AlienEncounters{});
  m.answer(answer::Assimilate{Slot{2}});
  CHECK(m.finished());
  CHECK(m.last<event::CharactersFled>().whos == only(kS0));
  CHECK(where(m.t(), kS0) == Location::RecRoom);
  CHECK(where(m.t(), kS2) == Location::Nowhere);
}

TEST_CASE("TT-527 TT-528 TT-533 with only a Dog the Alien may take it, sabotage or leave it") {
  Meetings m;
  m.alien({kS4}, 2);
  m.dog(Location::Kitchen);
  m.lay(Location::Kitchen, 2);
  m.play(AlienEncounters{});
  CHECK(m.options().size() == 3);
  Meetings leaves = m;
  m.answer(answer::TakeDog{});
  CHECK(m.finished());
  CHECK(m.t().dogs.empty());
  CHECK(m.t().strength == 3);
  leaves.passes();
  CHECK(leaves.finished());
  CHECK(leaves.t().dogs.has(Location::Kitchen));
  CHECK(leaves.t().pantry == 16);
}

TEST_CASE("TT-534 in the Kennel there is only a Dog to take") {
  Meetings m;
  m.alien({kS4}, 2);
  m.t().kennel_dogs = 1;
  m.lay(Location::Kennel, 2);
  m.play(AlienEncounters{});
  CHECK(m.options().size() == 2);
  m.answer(answer::TakeDog{});
  CHECK(m.t().kennel_dogs == 0);
  CHECK(m.t().alien_at[at(Location::Kennel)] == 3);
}

TEST_CASE("TT-108 the Leader is assimilated: the next one orders the rest (X-30)") {
  Meetings m;
  m.alien({kS4}, 6);
  m.put(Location::Radio, {kS0});
  for (Location l : {Location::Radio, Location::Kitchen, Location::Weather}) m.lay(l, 2);
  m.play(AlienEncounters{});
  m.answer(answer::Go{Location::Radio});
  m.answer(answer::Assimilate{Slot{0}});
  CHECK(m.asked(QuestionKind::EncounterOrder, kS1));
}

TEST_CASE("TT-930 assimilating the last Human ends the game") {
  Meetings m(4);
  m.h().aliens = only(kS1).with(kS2);
  m.h().infection[1].by = kFirstAlien;
  m.alien({kS3}, 2);
  m.put(Location::Radio, {kS0});
  m.lay(Location::Radio, 2);
  m.play(AlienEncounters{});
  m.answer(answer::Assimilate{Slot{0}});
  CHECK(m.game_is_over());
  CHECK(m.t().winners == first_seats(4).without(Seat{0}));
}

TEST_CASE("TT-306 TT-307 all members of the Alien agree on what it does") {
  Meetings m;
  m.alien({kS4, kS3}, 3);
  m.put(Location::Radio, {kS0});
  m.lay(Location::Radio, 3);
  m.play(AlienEncounters{});
  REQUIRE(m.asked(QuestionKind::AlienVictory, kS4));  // the earliest revealed one speaks
  m.answer(answer::Assimilate{Slot{0}});
  CHECK(!m.finished());
  CHECK(m.last(EventKind::PlanProposed).noticed_by == only(Seat{3}).with(Seat{4}));
  REQUIRE(m.asked(QuestionKind::AlienVictory, kS3));
  m.answer(answer::Agree{});
  CHECK(m.t().dead == only(kS0));
  CHECK(m.h().council == CouncilMarks{});
}

TEST_CASE("TT-306 TT-307 a partner reads the deed and its victim before it agrees; nobody else does") {
  Meetings m;
  m.alien({kS4, kS3}, 4);
  m.put(Location::Radio, {kS0, kS1});
  m.dog(Location::Radio);
  m.lay(Location::Radio, 4);
  m.play(AlienEncounters{});
  const auto view = [&] { return view_of(m.rules, m.s, Seat{3}); };
  const auto told = [&] {
    return TheThing::event_text(m.rules, view(), *redact(m.last(EventKind::PlanProposed), Seat{3}));
  };
  const auto agree = [&] { return TheThing::option_text(m.rules, view(), answer::Agree{}); };
  m.answer(answer::Assimilate{kS1});
  CHECK(told().key == "the_thing.event.plan_proposed.take");
  CHECK(fact_of(told(), "who").value == 1);
  CHECK(agree().key == "the_thing.option.agree.take");
  CHECK(fact_of(agree(), "who").value == 1);
  CHECK(!redact(m.last(EventKind::PlanProposed), Seat{0}).has_value());
  CHECK(view_of(m.rules, m.s, Seat{0}).alien_victim == kNoSlot);
  m.answer(answer::TakeDog{});
  CHECK(fact_of(told(), "deed").word == "dog");
  CHECK(agree().key == "the_thing.option.agree.deed");
  CHECK(fact_of(agree(), "deed").word == "dog");
}

TEST_CASE("TT-1102 with 1 to 3 players only who has the weapon for it is asked to avoid or to fight") {
  for (WeaponKind weapon :
       {WeaponKind::Melee, WeaponKind::Firearm, WeaponKind::Flamethrower, WeaponKind::Dynamite}) {
    Meetings m(1);
    m.alien({kS4}, 3);
    m.give(kS0, weapon);
    m.put(Location::Radio, {kS0});
    m.lay(Location::Radio, 1);
    m.play(AlienEncounters{});
    const WeaponRow& row = m.rules.weapon_rows[at(weapon)];
    if (row.avoids) {
      REQUIRE(m.asked(QuestionKind::Avoid, kS0));
      CHECK(m.options().size() == 2);
      m.answer(answer::Pass{});
    }
    CHECK(m.asked(QuestionKind::Fight) == row.fights);
    CHECK((m.finished() || m.options().size() == 2));
  }
}

TEST_CASE("TT-1133 TT-1134 TT-1135 with 1 to 3 players the Alien decides by itself") {
  Meetings m(2);
  m.alien({kS4}, 6);
  m.put(Location::Radio, {kS0, kS1});
  m.dog(Location::Radio);
  m.lay(Location::Radio, 3);
  m.lay(Location::Kennel, 3);
  m.play(AlienEncounters{});
  m.answer(answer::Go{Location::Kennel});
  CHECK(m.t().kennel_dogs == 2);
  REQUIRE(m.chance_is_asked());
  m.chance(answer::Victim{Slot{1}});
  CHECK(m.finished());
  CHECK(m.t().dead == only(kS1));
  CHECK(m.t().dogs.has(Location::Radio));
  CHECK(in(m.t(), Location::RecRoom).has(kS0));
}

TEST_CASE("TT-525 TT-527 TT-528 TT-529 the stronger Alien takes the Dog: the Characters flee unharmed") {
  Meetings m;
  m.alien({kS4}, 3);
  m.put(Location::Lab, {kS0, kS2});
  m.dog(Location::Lab);
  m.lay(Location::Lab, 3);
  m.play(AlienEncounters{});
  REQUIRE(m.asked(QuestionKind::AlienVictory, kS4));
  m.answer(answer::TakeDog{});
  CHECK(m.finished());
  CHECK(m.t().dogs.empty());
  CHECK(m.t().kennel_dogs == 3);  // out of the game, not locked up
  CHECK(m.t().strength == 4);
  CHECK(m.t().alien_at[at(Location::Lab)] == 4);
  CHECK(m.t().dead.empty());
  for (Slot slot : {kS0, kS2}) {
    CHECK(where(m.t(), slot) == Location::RecRoom);
    CHECK(!m.t().standing.has(slot));
  }
}

TEST_CASE("TT-509 TT-521 who avoids adds no Strength: of two against two the other one is too weak") {
  Meetings m;
  m.alien({kS4}, 2);
  m.put(Location::Radio, {kS0, kS2});
  m.give(kS0, WeaponKind::Firearm);
  m.lay(Location::Radio, 2);
  Meetings together = m;
  m.play(AlienEncounters{});
  m.wields(WeaponKind::Firearm);
  CHECK(m.asked(QuestionKind::AlienVictory, kS4));
  together.play(AlienEncounters{});
  together.passes();
  CHECK(together.finished());  // equal
  CHECK(together.told(EventKind::StoodOff) == 1);
}

TEST_CASE("TT-532 everybody avoided: the Alien is alone and may sabotage; those who did stay and stand") {
  Meetings m;
  m.alien({kS4}, 2);
  m.put(Location::Weather, {kS0});
  m.give(kS0, WeaponKind::Firearm);
  m.lay(Location::Weather, 2);
  const int depot = m.t().fuel_depot;
  m.play(AlienEncounters{});
  m.wields(WeaponKind::Firearm);
  REQUIRE(m.asked(QuestionKind::AlienUnopposed, kS4));
  CHECK(m.options().size() == 2);  // nobody to assimilate
  m.answer(answer::Sabotage{});
  CHECK(m.finished());
  CHECK(m.t().fuel_depot == depot - 2);
  CHECK(standing_in(m.t(), Location::Weather) == only(kS0));
}

}  // namespace holdout::the_thing
