#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

// The phase is over but for the draw.
KillerGame drawing(Killer killer, int level, std::initializer_list<Skill> hand,
                   std::initializer_list<Skill> deck) {
  KillerGame game(killer, level);
  game.hand(hand).deck(deck).put(Location::Shed, Location::Shed, Location::Shed).begin();
  while (!game.chance() && !game.next_round() && !game.asked(QuestionKind::UnlockDiscard)) game.pass();
  return game;
}

}  // namespace

TEST_CASE("TS-300 TS-301 three cards are drawn one by one; beyond five they are discarded (EX-38)") {
  KillerGame game =
      drawing(Killer::Butcher, 1, {Skill::Barricade, Skill::Barricade, Skill::Detection, Skill::Chase},
              {Skill::Chase, Skill::Chase, Skill::Frenzy, Skill::Detection});
  CHECK(game.last<event::KillerDrew>().n == 3);
  const int before = game.killer().discards.size();
  game.draw({Skill::Chase, Skill::Frenzy, Skill::Chase});
  CHECK(game.next_round());
  CHECK(game.hand_size() == 5);
  CHECK(game.killer().discards.size() == before + 2);
  CHECK(game.killer().discards[before] == Skill::Frenzy);
  CHECK(game.told(EventKind::SkillLost) == 2);
}

TEST_CASE("TS-302 TS-304 TS-305 an empty deck is shuffled anew; then comes a level and its card (EX-39)") {
  KillerGame game = drawing(Killer::Butcher, 2, {Skill::Barricade, Skill::Barricade}, {Skill::Chase});
  game.draw({Skill::Chase});
  CHECK(game.told(EventKind::SkillsShuffled) == 1);
  CHECK(game.t().level == 2);
  game.draw({Skill::Detection, Skill::Detection});
  CHECK(game.t().level == 3);
  CHECK(game.last<event::LevelGained>() == event::LevelGained{.n = 3, .strength = 6});
  CHECK(game.last<event::Unlocked>().skill == Skill::PureFury);
  CHECK(game.hand_size() == 6);
  CHECK(game.asked(QuestionKind::UnlockDiscard));
  CHECK_FALSE(game.may(answer::Pay{.skill = Skill::PureFury}));  // RU-05
  game.say(answer::Pay{.skill = Skill::Barricade});
  CHECK(game.next_round());
  CHECK(game.hand_size() == 5);
  CHECK(holds(game.s, Skill::PureFury));
  CHECK(game.killer().locked == Skill::None);  // TS-306: like any other from now on
}

TEST_CASE("TS-305 with room in the hand nothing is discarded") {
  KillerGame game = drawing(Killer::Spectre, 3, {}, {Skill::Chase});
  game.draw({Skill::Chase}).draw({Skill::Shriek, Skill::Shriek});
  CHECK(game.t().level == 4);
  CHECK(game.next_round());
  CHECK(game.hand_size() == 4);
  CHECK(holds(game.s, Skill::LifeDrain));
}

TEST_CASE("TS-306 an unlocked card circulates") {
  KillerGame game(Killer::Butcher, 3);
  game.hand({Skill::PureFury, Skill::Detection}).put(Location::Shed, Location::Shed, Location::Shed).begin();
  game.pass().play_card(Skill::PureFury).step(Location::Storage).pass();
  CHECK(game.killer().discards.back() == Skill::PureFury);
}

TEST_CASE("TS-303 without deck and discard pile the drawing stops, and no level comes of it") {
  KillerGame game(Killer::Butcher, 1);
  game.killer().hand = game.killer().deck;  // all twelve, which no game makes
  game.killer().deck = {};
  game.play(DrawCards{.left = 3});
  CHECK(game.t().level == 1);
  CHECK(game.told(EventKind::SkillsShuffled) == 0);
}

TEST_CASE("TS-307 TS-312 at level 5 an empty deck brings no level, nor does anything else") {
  KillerGame game = drawing(Killer::Butcher, 5, {Skill::Barricade}, {Skill::Chase});
  game.draw({Skill::Chase}).draw({Skill::Detection, Skill::Detection});
  CHECK(game.told(EventKind::SkillsShuffled) == 1);
  CHECK(game.t().level == 5);
  CHECK(game.told(EventKind::LevelGained) == 0);
  KillerGame other(Killer::Spectre, 5);
  other.play(GainLevel{});
  CHECK(other.t().level == 5);
}

TEST_CASE("TS-308 cards that are discarded off the deck are what is there: no shuffle, no level (EX-69)") {
  KillerGame game(Killer::Butcher, 1);
  game.deck({Skill::Chase}).play(DrawCards{.left = 2, .lost = true}).draw({Skill::Chase});
  CHECK(game.deck_size() == 0);
  CHECK(game.told(EventKind::SkillsShuffled) == 0);
  CHECK(game.t().level == 1);
  CHECK(game.killer().discards.back() == Skill::Chase);
}

TEST_CASE("TS-309 TS-311 hand, deck and discard pile are in nobody else's view") {
  KillerGame one(Killer::Butcher), other(Killer::Butcher);
  one.hand({Skill::Chase, Skill::Barricade});
  other.hand({Skill::Frenzy, Skill::Detection}).deck({Skill::Chase, Skill::Chase});
  one.begin();
  other.begin();
  for (const Seat viewer : {Seat{1}, Seat{2}, Seat{3}, kSpectator})
    CHECK(hash_of(Terrorscape::view_of(one.rules, one.s, viewer)) ==
          hash_of(Terrorscape::view_of(other.rules, other.s, viewer)));
  CHECK(hash_of(Terrorscape::view_of(one.rules, one.s, Seat{0})) !=
        hash_of(Terrorscape::view_of(other.rules, other.s, Seat{0})));
}

TEST_CASE("TS-602 with the option the size of the hand is shown, and nothing else of it") {
  KillerGame one(Killer::Butcher, 1, 4, {{"show_hand_size", "on"}});
  one.hand({Skill::Chase, Skill::Barricade}).begin();
  CHECK(Terrorscape::view_of(one.rules, one.s, Seat{1}).hand_size == 2);
  CHECK(cards_in(Terrorscape::view_of(one.rules, one.s, Seat{1}).killer.hand) == 0);
}

TEST_CASE("TS-310 a draw outside the draw step brings its level at once (EX-68)") {
  KillerGame game(Killer::Butcher, 1);
  game.hand({Skill::Barricade, Skill::Barricade, Skill::Chase, Skill::Chase}).deck({});
  game.play(DrawCards{.left = 1}).draw({Skill::Detection});
  CHECK(game.hand_size() == 5);
  CHECK(game.deck_size() == 7);
  CHECK(game.t().level == 2);
  CHECK(game.strength() == 6);
}

TEST_CASE("TS-380 TS-104 the Murderer of level 4 blocks up to four doors anywhere, one by one (EX-84)") {
  KillerGame game(Killer::Murderer, 3);
  game.block({Door::D01, Door::D02, Door::D03, Door::D04, Door::D05}).play(GainLevel{});
  CHECK(game.strength() == 5);
  CHECK(game.asked(QuestionKind::LevelBlocks));
  CHECK(game.options().size() == kDoors + 1);
  game.say(answer::Block{.door = Door::D16}).say(answer::Block{.door = Door::D17});
  CHECK(game.t().blocks.size() == 7);
  game.say(answer::Block{.door = Door::D08});
  CHECK(game.asked(QuestionKind::BlockTakeBack));
  CHECK_FALSE(game.may(answer::TakeBack{.door = Door::D16}));  // it has just placed it
  game.say(answer::TakeBack{.door = Door::D01});
  CHECK(game.t().blocks.has(Door::D08));
  game.pass();
  CHECK_FALSE(game.asked(QuestionKind::LevelBlocks));
  CHECK(game.t().blocks.size() == 7);
}

TEST_CASE("every Killer is as strong at each level as his sheet says") {
  for (int k = 0; k < kKillers; ++k) {
    const auto killer = static_cast<Killer>(k);
    KillerGame game(killer);
    for (int level = 1; level <= 5; ++level) {
      CHECK(game.t().level == level);
      CHECK(game.strength() == game.rules.strength[at(killer)][static_cast<std::size_t>(level - 1)]);
      KillerGame next(killer, level);
      next.play(GainLevel{});
      CHECK(next.t().level == std::min(level + 1, 5));
      game.t().level = u8(level + 1);
    }
    CHECK(locked_card(game.rules, killer) != Skill::None);
  }
}

}  // namespace holdout::terrorscape
