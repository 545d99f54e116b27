#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

Acting dealt(int players = 5) {
  Acting b(players);
  for (Slot slot : b.t().characters) b.hand(slot, {1, 1, 1});
  return b;
}
constexpr Location kLab = Location::Lab;

}  // namespace

TEST_CASE("TT-410 TT-107 TT-422 everybody moves in placement order, the Leader last") {
  Acting b = dealt(4);
  b.t().leader = Seat{2};
  b.play(Placement{});
  for (const Slot slot : {kS3, kS0, kS1, kS2}) {
    REQUIRE(b.asked(QuestionKind::Move, slot));
    b.answer(answer::Place{.place = static_cast<Location>(slot)});
    REQUIRE(b.asked(QuestionKind::HandIn, slot));
    b.answer(answer::HandIn{CardKind::Use});
  }
  CHECK(b.finished());
  CHECK(b.t().pile_size == 4);
  CHECK(b.t().standing == b.t().characters);
}

TEST_CASE("TT-411 E-4 a placed player hands in one card, seen by its owner alone") {
  Acting b = dealt();
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  CHECK(where(b.t(), kS1) == Location::Lab);
  CHECK(b.options().size() == 3);
  CHECK(!b.s.running.open.open_options);
  b.answer(answer::HandIn{CardKind::Sabotage});
  CHECK(b.t().hand_size[1] == 2);
  CHECK(b.h().pile_down == CardCounts{0, 0, 1});
  const Event handed = b.last(EventKind::CardHandedIn);
  CHECK(handed.seen_by == only(Seat{1}));
  CHECK(parts_of<event::CardHandedIn>(handed).who == kS1);
  CHECK_FALSE(parts_of<event::CardHandedIn>(handed).dark);
}

TEST_CASE("TT-412 TT-413 only green locations that are not burnt and not full; to rest is another thing") {
  Acting b = dealt();
  b.put(Location::Radio, {kS2, kS3, kS4});
  b.t().burnt.add(Location::Armory);
  b.play(Placement{});
  CHECK(!b.may(answer::Place{.place = Location::Radio}));
  CHECK(!b.may(answer::Special{Location::Radio}));
  CHECK(!b.may(answer::Place{.place = Location::Armory}));
  CHECK(!b.may(answer::Special{Location::Armory}));
  CHECK(!b.may(answer::Place{.place = Location::RecRoom}));
  CHECK(!b.may(answer::Place{.place = Location::Sleeping}));
  CHECK(b.may(answer::Rest{}));
  CHECK(b.options().size() == 8 + 1 + 8);
  b.t().boiler_destroyed = true;  // TT-213: it stays open
  CHECK(b.may(answer::Place{.place = Location::Boiler}));
}

TEST_CASE("TT-414 whoever enters the location of the Leader token takes it") {
  for (const Action how : {Action(answer::Place{.place = kLab}), Action(answer::Special{kLab})}) {
    Acting b = dealt();
    b.t().token = Location::Lab;
    b.play(Placement{});
    b.answer(how);
    CHECK(b.t().token_holder == kS1);
    CHECK(b.t().token == Location::Nowhere);
    CHECK(b.told(EventKind::TokenTaken) == 1);
  }
}

TEST_CASE("TT-415 TT-126 at Maximum Suspicion the card is handed in face up") {
  Acting b = dealt();
  b.t().suspicion[1] = 5;
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  b.answer(answer::HandIn{CardKind::Repair});
  CHECK(b.t().pile_open == CardCounts{0, 1, 0});
  CHECK(b.h().pile_down == CardCounts{});
  CHECK(b.t().handed_open[1] == CardKind::Repair);
  CHECK(b.last(EventKind::CardHandedInOpen).seen_by == kEverybody);
}

TEST_CASE("TT-430 TT-431 in Darkness a card at random leaves the hand after the location is chosen") {
  Acting b = dealt();
  b.t().no_power = true;
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  REQUIRE(b.chance_is_asked());
  CHECK(b.outcomes().total() == 3);
  b.draw(CardKind::Sabotage);
  CHECK(b.h().pile_down == CardCounts{0, 0, 1});
  const Event handed = b.last(EventKind::CardHandedIn);
  CHECK(parts_of<event::CardHandedIn>(handed).dark);
  CHECK(handed.seen_by == only(Seat{1}));  // the owner, not the neighbour who drew
}

TEST_CASE("X-11 TT-433 at Maximum Suspicion the random card lies face up") {
  Acting b = dealt(5);
  b.t().suspicion[1] = 5;
  b.t().no_power = true;
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  b.draw(CardKind::Use);
  CHECK(b.t().pile_open == CardCounts{1, 0, 0});
  CHECK(b.t().handed_open[1] == CardKind::Use);
}

TEST_CASE("TT-432 TT-435 TT-1022 a Flashlight may be shown, and is kept") {
  Acting b = dealt();
  b.t().no_power = true;
  b.give(kS1, ItemKind::Flashlight);
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  REQUIRE(b.asked(QuestionKind::UseLight, kS1));
  b.answer(answer::Yes{});
  CHECK(b.told(EventKind::LightUsed) == 1);
  REQUIRE(b.asked(QuestionKind::HandIn, kS1));
  b.answer(answer::HandIn{CardKind::Use});
  CHECK(holds(b.s, kS1, ItemKind::Flashlight));
  CHECK_FALSE(b.last<event::CardHandedIn>().dark);
}

TEST_CASE("TT-435 D-7 the question is masked: any item card brings it, and it may be declined") {
  for (const ItemKind held : {ItemKind::Flashlight, ItemKind::Wire}) {
    Acting b = dealt();
    b.t().no_power = true;
    b.give(kS1, held);
    b.play(Placement{});
    b.answer(answer::Place{.place = kLab});
    REQUIRE(b.asked(QuestionKind::UseLight, kS1));
    CHECK(!b.s.running.open.open_options);
    CHECK(b.may(answer::Yes{}) == (held == ItemKind::Flashlight));
    b.answer(answer::Pass{});
    CHECK(b.chance_is_asked());
    CHECK(b.told(EventKind::LightUsed) == 0);
  }
}

TEST_CASE("TT-432 TT-1031 Norris is never affected by Darkness, and is not asked") {
  Acting b = dealt();
  b.t().no_power = true;
  b.sheet(kS1, CharacterId::Norris);
  b.play(Placement{});
  b.answer(answer::Place{.place = kLab});
  CHECK(b.asked(QuestionKind::HandIn, kS1));
}

}  // namespace holdout::the_thing
