#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

TEST_CASE(
    "TS-277 TS-278 he is seen first, then scares, then must SEARCH; in vain the phase goes on (EX-25)") {
  KillerGame game(Killer::Spectre);
  game.hides(Skill::Vanish, Location::EntranceHall, Location::Corridor).hand({Skill::Shriek});
  game.put(Location::Gallery, Location::BanquetHall, Location::Shed).begin();
  CHECK(game.t().stealth == Skill::None);
  CHECK(game.t().at == Location::Corridor);
  CHECK(game.last<event::Reappeared>().room == Location::Corridor);
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 1, 0});
  CHECK(game.last<event::Searched>().whos.empty());
  CHECK(game.asked(QuestionKind::FastCard));
}

TEST_CASE("TS-278 TS-246 a reappearance that finds somebody leaves the draw alone (EX-82)") {
  KillerGame game(Killer::Spectre);
  game.hides(Skill::Vanish, Location::EntranceHall, Location::Corridor).hand({Skill::Shriek});
  game.put(Location::Corridor, Location::Shed, Location::Shed).begin();
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
  CHECK(game.t().fear[0] == 2);  // by the card, and by Chill
  game.pass().roll({0, 0}).pass();
  CHECK(game.chance());
  game.draw_anything();
  CHECK(game.next_round());
}

TEST_CASE("TS-381 TS-086 Bloody harvest eliminates around him, amulet or not (EX-33)") {
  KillerGame game(Killer::Murderer, 3);
  game.hides(Skill::BloodyHarvest, Location::EntranceHall, Location::Corridor);
  game.put(Location::Gallery, Location::Shed, Location::Shed).give(0, {Item::AncientAmulet}).begin();
  CHECK(game.ended(Ending::Eliminated));
  CHECK(game.told(EventKind::Wounded) == 0);
  CHECK(game.last<event::Hit>().whos == Survivors::only(survivor_at(0)));
}

TEST_CASE("TS-381 Bloody harvest may miss everybody") {
  KillerGame game(Killer::Murderer, 3);
  game.hides(Skill::BloodyHarvest, Location::EntranceHall, Location::Corridor);
  game.put(Location::Shed, Location::Shed, Location::Shed).begin();
  CHECK(game.last<event::NobodyHit>().skill == Skill::BloodyHarvest);
  CHECK(game.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-382 Lurking threat scares one whom he names, wherever he is") {
  KillerGame game(Killer::Murderer);
  game.hides(Skill::LurkingThreat, Location::EntranceHall, Location::Corridor);
  game.put(Location::Shed, Location::Shed, Location::Garden).begin();
  CHECK(game.asked(QuestionKind::LurkTarget));
  CHECK(game.options().size() == 3);
  game.say(answer::Who{.who = survivor_at(2)});
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 0, 1});
  CHECK(game.told(EventKind::Searched) == 1);
}

TEST_CASE("TS-379 TS-334 the Murderer of level 2 who reappears on somebody is 3 stronger (EX-64)") {
  KillerGame game(Killer::Murderer, 2);
  game.hides(Skill::Stalk, Location::EntranceHall, Location::Corridor).hand({Skill::Stalk});
  game.put(Location::Corridor, Location::Corridor, Location::Shed).begin();
  CHECK(game.strength() == 7);
  game.play_card(Skill::Stalk);
  CHECK(game.strength() == 8);
  game.say(Seat{1}, answer::Who{.who = survivor_at(0)});
  for (const Seat seat : {Seat{2}, Seat{3}}) game.say(seat, action(ActionKind::Agree));
  game.pass().roll({3, 3, 1, 0});
  CHECK(game.last<event::Defended>().strength == 8);
  CHECK_FALSE(game.last<event::Defended>().success);
  CHECK(game.asked(QuestionKind::AttackCard));
  CHECK(game.strength() == 7);
  game.pass().pass().roll({3, 3, 1, 0});
  CHECK(game.last<event::Defended>().success);
  game.pass_to_the_end();
  CHECK(game.strength() == 4);
}

TEST_CASE("TS-379 not where his SEARCH is an action") {
  KillerGame game(Killer::Murderer, 2);
  game.stands(Location::Corridor).put(Location::Corridor, Location::Shed, Location::Shed).begin().search();
  CHECK(game.strength() == 4);
}

TEST_CASE("TS-172 in stealth no location is his") {
  KillerGame game(Killer::Murderer);
  game.hides(Skill::Stalk, Location::LivingRoom, Location::DiningRoom);
  CHECK_FALSE(killer_is_openly_in(game.t(), Location::LivingRoom));
  CHECK_FALSE(killer_is_openly_in(game.t(), Location::DiningRoom));
}

}  // namespace holdout::terrorscape
