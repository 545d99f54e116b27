#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

TEST_CASE("TS-240 TS-241 TS-244 TS-248 fast cards, the main step, one slow card, then the draw") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Chase, Skill::Chase, Skill::Barricade, Skill::Barricade}).begin();
  CHECK(game.asked(QuestionKind::FastCard));
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::Barricade}));  // TS-260
  game.play_card(Skill::Chase).step(Location::Storage);
  CHECK(game.asked(QuestionKind::FastCard));  // any number of them
  game.play_card(Skill::Chase).step(Location::Kitchen);
  CHECK(game.asked(QuestionKind::MainChoice));  // none is left
  game.pass();
  CHECK(game.asked(QuestionKind::SlowCard));
  game.play_card(Skill::Barricade).say(answer::Block{.door = Door::D04});
  CHECK(game.chance());  // the other Barricade has to wait: the draw
  game.draw_anything();
  CHECK(game.next_round());
  CHECK(game.hand_size() == 4);
}

TEST_CASE("TS-245 what has been left is not returned to; everything but the draw may be left out") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Chase, Skill::Barricade}).begin().pass();
  CHECK(game.asked(QuestionKind::MainChoice));
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::Chase}));
  game.pass();
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::Chase}));
  game.pass();
  CHECK(game.chance());  // TS-300
}

TEST_CASE("TS-242 TS-243 a special card, or two actions, the same twice allowed") {
  KillerGame game(Killer::Spectre);
  game.hand({Skill::NightmareRush}).stands(Location::Study).begin();
  CHECK(game.may(answer::Play{.skill = Skill::NightmareRush}));
  game.step(Location::Library);  // EX-21
  CHECK_FALSE(game.may(answer::Play{.skill = Skill::NightmareRush}));
  game.step(Location::Greenhouse);
  CHECK(game.told(EventKind::KillerMoved) == 2);
  CHECK(game.chance());

  KillerGame card(Killer::Spectre);
  card.hand({Skill::NightmareRush, Skill::NightmareRush}).begin();
  card.play_card(Skill::NightmareRush).step(Location::Storage).pass();
  CHECK(card.chance());  // no action after it
}

TEST_CASE("TS-247 a SEARCH that finds nobody leaves the other action (EX-81)") {
  KillerGame game(Killer::Butcher);
  game.begin().search();
  CHECK(game.asked(QuestionKind::MainChoice));
  CHECK(game.last<event::Searched>().whos.empty());
  game.search();
  CHECK(game.chance());
  CHECK_FALSE(game.t().met);
}

TEST_CASE("TS-246 TS-337 after an encounter everything is skipped but the draw") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Barricade}).stands(Location::Study).put(Location::Study, Location::Shed, Location::Shed);
  game.begin().search();
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.asked(QuestionKind::Flee, 0));
  game.pass();
  CHECK(game.chance());  // neither the other action nor the Barricade
  game.draw_anything();
  CHECK(game.next_round());
  CHECK(game.hand_size() == 4);
}

TEST_CASE("TS-601 after an encounter the Killer may be set to draw nothing") {
  KillerGame game(Killer::Butcher, 1, 4, {{"draw_after_encounter", "off"}});
  game.stands(Location::Study).put(Location::Study, Location::Shed, Location::Shed);
  game.begin().search().pass().roll({0, 0, 0, 0}).pass();
  CHECK(game.next_round());
  CHECK(game.hand_size() == 0);

  KillerGame quiet(Killer::Butcher, 1, 4, {{"draw_after_encounter", "off"}});
  quiet.begin().pass();
  CHECK(quiet.chance());
}

TEST_CASE("TS-006 TS-007 strength is told with what raises it, from 0 to 10") {
  KillerGame game(Killer::Murderer, 5);
  CHECK(game.strength() == 5);
  game.t().phase_strength = 3;
  game.t().attack_strength = 1;
  CHECK(game.strength() == 9);
  game.t().trait_strength = 4;  // EX-65
  CHECK(game.strength() == 10);
  game.t().trait_strength = -20;
  CHECK(game.strength() == 0);
}

TEST_CASE("TS-016 b the Killer's own questions are one state for the others") {
  KillerGame game(Killer::Butcher);
  game.hand({Skill::Chase, Skill::OminousGrowl, Skill::Detection, Skill::Barricade}).begin();
  CHECK(game.t().moment == Moment::KillerActs);
  const std::uint64_t before = hash_of(Terrorscape::view_of(game.rules, game.s, Seat{1}));
  game.pass();  // nothing is told of a step that is left
  CHECK(hash_of(Terrorscape::view_of(game.rules, game.s, Seat{1})) == before);
  game.play_card(Skill::OminousGrowl).pay({Skill::Chase});  // nor of a cost half paid (TS-261)
  CHECK(hash_of(Terrorscape::view_of(game.rules, game.s, Seat{1})) == before);
}

}  // namespace holdout::terrorscape
