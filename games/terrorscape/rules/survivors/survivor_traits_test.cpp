#include "games/terrorscape/rules/testing/played_part.h"

// Survivor traits in a turn and at a discovery (3.9, 12.2).

namespace holdout::terrorscape {

TEST_CASE("TS-505 TS-504 ST-09 Ventriloquist: noise anywhere, once, and nobody is told") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Ventriloquist);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::Ventriloquist});
  game.answer(answer::At{Location::Shed});
  CHECK(game.side().noise == only(Location::Shed));
  CHECK(!game.may(answer::UseTrait{SurvivorTrait::Ventriloquist}));  // TS-506
  CHECK(game.may(answer::Calm{}));
  CHECK(game.noticed_by(game.rules.killer_seat) == 0);
}

TEST_CASE(
    "TS-519 ST-02 Head start: three steps next to the Killer's known location, not while he is hidden") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::HeadStart);
  game.put(kFirst, Location::Storage);
  game.killer(Location::Garden);
  game.turn(kFirst);
  CHECK(game.may(answer::Go{Location::BanquetHall}));

  Hiders far;
  far.trait(kFirst, SurvivorTrait::HeadStart);
  far.put(kFirst, Location::Storage);
  far.killer(Location::Shed);
  far.turn(kFirst);
  CHECK(!far.may(answer::Go{Location::BanquetHall}));

  Hiders hidden;
  hidden.trait(kFirst, SurvivorTrait::HeadStart);
  hidden.put(kFirst, Location::Storage);
  hidden.killer(Location::Garden);
  hidden.t().stealth = Skill::Vanish;
  hidden.turn(kFirst);
  CHECK(!hidden.may(answer::Go{Location::BanquetHall}));
}

TEST_CASE("ST-03 Composed: action 1 takes one fear token away") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Composed);
  game.t().fear[0] = 2;
  game.turn(kFirst);
  game.answer(answer::Go{Location::Gallery});
  CHECK(game.t().fear[0] == 1);
}

TEST_CASE(
    "ST-04 First responder heals another one here, silently; ST-06 calms the others wherever they are") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::FirstResponder);
  game.t().wounded = only(kFirst).with(kSecond);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::FirstResponder});
  CHECK(!game.may(answer::Who{kFirst}));
  game.answer(answer::Who{kSecond});
  CHECK(game.t().wounded == only(kFirst));
  CHECK(game.side().noise.empty());
  CHECK(!game.may(answer::Calm{}));

  Hiders voice;
  voice.trait(kFirst, SurvivorTrait::RallyingVoice);
  voice.put(kThird, Location::Shed);
  voice.t().fear = {1, 2, 1};
  voice.turn(kFirst);
  voice.answer(answer::UseTrait{SurvivorTrait::RallyingVoice});
  CHECK(voice.t().fear == std::array<std::uint8_t, kPlaces>{1, 1, 0});
}

TEST_CASE(
    "TS-518 ST-10 Provoker: noise, three cards off the Killer's deck, then he draws one; told without a "
    "name") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Provoker);
  game.put(kFirst, Location::Shed);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::Provoker});
  CHECK(game.side().noise == only(Location::Shed));
  CHECK(game.last<event::TraitNoticed>().trait == SurvivorTrait::Provoker);
  CHECK(game.noticed(EventKind::TraitUsed, game.rules.killer_seat) == 0);
  CHECK(game.top<DrawCards>().lost);
  CHECK(game.top<DrawCards>().left == 3);
  game.come_back();
  CHECK(!game.top<DrawCards>().lost);
  CHECK(game.top<DrawCards>().left == 1);
  game.come_back();
  CHECK(game.asked(QuestionKind::Action, kFirst));
  CHECK(game.t().moment == Moment::SurvivorsAct);
  CHECK(game.may(answer::EndTurn{}));
}

TEST_CASE("TS-520 ST-12 Breath control: with the Killer here actions and items make no noise, traits do") {
  Hiders game;
  game.person(kFirst, Person::William);
  game.trait(kFirst, SurvivorTrait::BreathControl);
  game.trait(kFirst, SurvivorTrait::BurstOfSpeed);
  game.give(kFirst, {Item::WhiskyBottle, Item::Herbs});
  game.put(kFirst, Location::Shed);
  game.killer(Location::Garden);
  game.t().wounded = only(kFirst);
  game.turn(kFirst);
  game.answer(answer::Ability{});
  game.answer(answer::Go{Location::Garden});  // Sprint
  CHECK(game.side().noise.empty());
  game.answer(answer::Use{Item::WhiskyBottle});
  game.answer(answer::At{Location::Storage});
  CHECK(game.side().noise == only(Location::Storage));  // made elsewhere
  game.answer(answer::EndTurn{});
  game.turn(kFirst);
  game.answer(answer::Use{Item::Herbs});
  game.answer(answer::Who{kFirst});
  CHECK(game.side().noise == only(Location::Storage));
  game.answer(answer::EndTurn{});
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::BurstOfSpeed});
  game.answer(answer::Go{Location::Shed});
  CHECK(game.side().noise.has(Location::Garden));
}

TEST_CASE("ST-12 the Killer in stealth is in no location") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::BreathControl);
  game.give(kFirst, {Item::Herbs});
  game.t().wounded = only(kFirst);
  game.put(kFirst, Location::Garden);
  game.killer(Location::Garden);
  game.t().stealth = Skill::Vanish;
  game.turn(kFirst);
  game.answer(answer::Use{Item::Herbs});
  game.answer(answer::Who{kFirst});
  CHECK(game.side().noise == only(Location::Garden));
}

TEST_CASE("ST-15 Improviser: one of three, once; a block anywhere is told without a name") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Improviser);
  game.put(kFirst, Location::Shed);
  game.block({Door::D01});
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::Improviser});
  CHECK(!game.may(answer::Improvise{Improvised::Calm}));  // he has no fear
  game.answer(answer::Improvise{Improvised::RemoveBlock});
  game.answer(answer::Leave{});
  CHECK(game.may(answer::UseTrait{SurvivorTrait::Improviser}));
  game.answer(answer::UseTrait{SurvivorTrait::Improviser});
  game.answer(answer::Improvise{Improvised::RemoveBlock});
  game.answer(answer::Door{Door::D01});
  CHECK(game.t().blocks.empty());
  CHECK(game.told(EventKind::TraitNoticed) == 1);
  CHECK(game.noticed(EventKind::TraitUsed, game.rules.killer_seat) == 0);
  CHECK(!game.may(answer::UseTrait{SurvivorTrait::Improviser}));

  Hiders calm;
  calm.trait(kFirst, SurvivorTrait::Improviser);
  calm.t().fear[0] = 2;
  calm.turn(kFirst);
  calm.answer(answer::UseTrait{SurvivorTrait::Improviser});
  calm.answer(answer::Improvise{Improvised::Calm});
  CHECK(calm.t().fear[0] == 0);
  CHECK(calm.told(EventKind::TraitNoticed) == 0);

  Hiders noise;
  noise.trait(kFirst, SurvivorTrait::Improviser);
  noise.put(kFirst, Location::Shed);
  noise.turn(kFirst);
  noise.answer(answer::UseTrait{SurvivorTrait::Improviser});
  noise.answer(answer::Improvise{Improvised::Noise});
  CHECK(!noise.may(answer::At{Location::Shed}));
  noise.answer(answer::At{Location::Garden});
  CHECK(noise.side().noise == only(Location::Garden));
}

TEST_CASE("ST-16 Reflexes moves one step, once, beside the action") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Reflexes);
  game.put(kFirst, Location::Kitchen);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::Reflexes});
  game.answer(answer::Go{Location::Storage});
  CHECK(game.may(answer::Go{Location::Garden}));
  CHECK(!game.may(answer::UseTrait{SurvivorTrait::Reflexes}));
}

TEST_CASE("TS-523 ST-17 Burst of speed: noise first, then two to four steps, if there are two") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::BurstOfSpeed);
  game.put(kFirst, Location::Kitchen);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::BurstOfSpeed});
  CHECK(game.may(answer::Go{Location::Kitchen}));
  game.answer(answer::Go{Location::Graveyard});
  CHECK(game.side().noise == only(Location::Kitchen));

  Hiders shut;
  shut.trait(kFirst, SurvivorTrait::BurstOfSpeed);
  shut.put(kFirst, Location::Kitchen);
  shut.block({Door::D03, Door::D04});
  shut.turn(kFirst);
  CHECK(!shut.may(answer::UseTrait{SurvivorTrait::BurstOfSpeed}));
}

TEST_CASE(
    "TS-523 ST-18 Guide: the others here may move, also those who have acted, and it is not their action") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Guide);
  game.put_all(Location::Kitchen);
  game.side().done = only(kThird);
  game.turn(kFirst);
  game.answer(answer::UseTrait{SurvivorTrait::Guide});
  CHECK(game.asked(QuestionKind::GuidedMove, kSecond));
  game.answer(answer::Go{Location::Garden});
  CHECK(game.asked(QuestionKind::GuidedMove, kThird));
  game.answer(answer::Pass{});
  CHECK(game.where(kSecond) == Location::Garden);
  CHECK(game.where(kThird) == Location::Kitchen);
  CHECK(game.asked(QuestionKind::Action, kFirst));
  CHECK(!game.may(answer::Calm{}));
  CHECK(game.side().done == only(kThird));
}

TEST_CASE("ST-19 the Herbalist's Herbs make no noise") {
  Hiders game;
  game.trait(kFirst, SurvivorTrait::Herbalist);
  game.give(kFirst, {Item::Herbs});
  game.t().wounded = only(kFirst);
  game.turn(kFirst);
  game.answer(answer::Use{Item::Herbs});
  game.answer(answer::Who{kFirst});
  CHECK(game.t().wounded.empty());
  CHECK(game.side().noise.empty());
}

namespace {

Hiders drawn_by_second(SurvivorTrait trait) {
  Hiders game(2);
  game.trait(kSecond, trait);
  game.put_all(Location::Study);
  game.play(Discovery{});
  game.answer(answer::Who{kSecond});
  game.draw(Item::Tools);
  game.draw(Item::Herbs);
  return game;
}

}  // namespace

TEST_CASE("TS-506 ST-07 Muffled hands: once, the cards drawn make no noise") {
  Hiders game = drawn_by_second(SurvivorTrait::MuffledHands);
  CHECK(game.asked(QuestionKind::DrawTrait, kSecond));
  CHECK(game.side().noise.empty());
  game.answer(answer::UseTrait{SurvivorTrait::MuffledHands});
  CHECK(game.asked(QuestionKind::DiscoveryKeep, kSecond));
  CHECK(game.side().noise.empty());
  CHECK(game.side().used[1].has(SurvivorTrait::MuffledHands));

  Hiders loud = drawn_by_second(SurvivorTrait::MuffledHands);
  loud.answer(answer::Pass{});
  CHECK(loud.side().noise == only(Location::Study));
  CHECK(loud.side().used[1].empty());
}

TEST_CASE("TS-009 ST-14 Quick fingers keeps both cards, once") {
  Hiders game = drawn_by_second(SurvivorTrait::QuickFingers);
  CHECK(game.asked(QuestionKind::DrawTrait, kSecond));
  game.answer(answer::UseTrait{SurvivorTrait::QuickFingers});
  CHECK(game.finished());
  CHECK(game.carries(kSecond, Item::Tools));
  CHECK(game.carries(kSecond, Item::Herbs));
  CHECK(game.side().used[1].has(SurvivorTrait::QuickFingers));
}

}  // namespace holdout::terrorscape
