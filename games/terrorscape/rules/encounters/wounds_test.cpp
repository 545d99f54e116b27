#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

constexpr Survivor kFirstPlace = survivor_at(0), kSecondPlace = survivor_at(1), kLastPlace = survivor_at(2);

}  // namespace

TEST_CASE("TS-080 TS-081 TS-082 TS-084 TS-401 the second wound eliminates, and the Killer has won (EX-37)") {
  KillerGame game(Killer::Butcher);
  game.play(Wound{.who = only(kFirstPlace)}).pass();
  CHECK(game.t().wounded == only(kFirstPlace));
  CHECK(game.last<event::Wounded>().who == kFirstPlace);
  CHECK(game.last<event::Wounded>().room == Location::None);  // not told by the wound
  game.play(Wound{.who = only(kFirstPlace)}).pass();
  CHECK(game.ended(Ending::Eliminated));
  CHECK(game.last<event::Eliminated>().who == kFirstPlace);
  CHECK(game.t().winners == only(Seat{0}));
}

TEST_CASE("TS-083 only a wounded one is healed") {
  KillerGame game(Killer::Butcher);
  game.wounded({1}).change([](Now& now) { heal(now, kSecondPlace); });
  CHECK(game.t().wounded.empty());
}

TEST_CASE("TS-085 TS-014 whoever would be wounded outside an encounter is asked, amulet or not") {
  KillerGame game(Killer::Butcher);
  game.give(1, {Item::AncientAmulet}).play(Wound{.who = kAllSurvivors});
  CHECK(game.asked(QuestionKind::Amulet, 0));
  CHECK(game.options().size() == 1);
  game.pass();
  CHECK(game.asked(QuestionKind::Amulet, 1));
  CHECK(game.options().size() == 2);
  game.say(answer::Yes{});  // it has been seen now
  CHECK(game.t().wounded == only(kFirstPlace).with(kLastPlace));
  CHECK(game.told(EventKind::Prevented) == 1);
}

TEST_CASE("TS-085 once the amulet has been seen nobody is asked any more (EX-98)") {
  KillerGame game(Killer::Butcher);
  game.t().amulet_seen = true;
  game.play(Wound{.who = only(kSecondPlace)});
  CHECK(game.t().wounded == only(kSecondPlace));
}

TEST_CASE("TS-085 its carrier may keep it") {
  KillerGame game(Killer::Butcher);
  game.give(1, {Item::AncientAmulet}).play(Wound{.who = only(kSecondPlace)}).pass();
  CHECK(game.t().wounded == only(kSecondPlace));
  CHECK(carries(game.s, kSecondPlace, Item::AncientAmulet));
  CHECK_FALSE(game.t().amulet_seen);
}

TEST_CASE("TS-011 TS-010 an end in the middle of an effect ends the game at once") {
  KillerGame game(Killer::Butcher);
  game.wounded({0});
  game.t().amulet_seen = true;
  game.play(Wound{.who = kAllSurvivors});
  CHECK(game.ended(Ending::Eliminated));
  CHECK(game.t().wounded == only(kFirstPlace));
  CHECK(game.told(EventKind::Wounded) == 0);
}

TEST_CASE("TS-538 TS-549 TS-553 On your own the body stays, the token goes on, and he gains a level") {
  KillerGame game(Killer::Butcher, 1);
  game.rules.on_your_own = true;
  game.put(Location::Shed, Location::Shed, Location::Gallery).wounded({1});
  game.t().token = kSecondPlace;
  game.t().amulet_seen = true;
  game.play(Wound{.who = only(kSecondPlace)});
  CHECK_FALSE(game.over());
  CHECK(game.t().eliminated == only(kSecondPlace));
  CHECK(game.t().level == 2);
  CHECK(game.t().token == kLastPlace);
  CHECK(bodies_in(game.s, Location::Shed) == only(kSecondPlace));
  CHECK(in_mansion(game.t()) == only(kFirstPlace).with(kLastPlace));
}

TEST_CASE("TS-542 On your own the game ends when nobody is left") {
  KillerGame game(Killer::Butcher, 1);
  game.rules.on_your_own = true;
  game.t().eliminated = only(kFirstPlace);
  game.t().escaped = only(kLastPlace);
  game.play(Eliminate{.who = only(kSecondPlace)});
  CHECK(game.ended(Ending::Finished));
}

}  // namespace holdout::terrorscape
