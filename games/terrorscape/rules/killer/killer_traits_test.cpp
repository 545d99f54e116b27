#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

constexpr Location kHome = Location::EntranceHall, kNext = Location::Gallery, kFar = Location::Shed;
constexpr Survivor kAnna = survivor_at(0), kMarco = survivor_at(1), kWilliam = survivor_at(2);

Action use(KillerTrait trait) { return answer::KillerTrait{.trait = trait}; }

KillerGame with_trait(KillerTrait trait, std::initializer_list<Skill> hand = {},
                      Killer killer = Killer::Butcher) {
  KillerGame game(killer);
  game.with(trait).hand(hand).stands(kHome).put(kFar, kFar, kFar);
  return game;
}

// Detection of the green area, which names Marco and William.
KillerGame after_detect(KillerTrait trait, std::initializer_list<Skill> hand) {
  KillerGame game = with_trait(trait, hand);
  game.begin().play_card(Skill::Detection).say(answer::Area{.area = Area::Green});
  return game;
}

}  // namespace

TEST_CASE("TS-506 KT-02 Snare: any two doors, in the fast step, once a game") {
  KillerGame game = with_trait(KillerTrait::Snare);
  game.begin();
  CHECK(game.asked(QuestionKind::FastCard));
  game.say(use(KillerTrait::Snare));
  CHECK(game.options().size() == kDoors);
  game.say(answer::Block{.door = Door::D16});
  CHECK(game.options().size() == kDoors - 1);  // another one
  game.say(answer::Block{.door = Door::D05});
  CHECK(game.t().blocks.size() == 2);
  CHECK(game.asked(QuestionKind::MainChoice));  // nothing more to be done in the fast step
  CHECK(game.t().killer_traits_used.has(KillerTrait::Snare));
}

TEST_CASE("TS-511 KT-04 Murderous intent scares whom a DETECT named") {
  KillerGame game =
      after_detect(KillerTrait::MurderousIntent, {Skill::Detection, Skill::Barricade, Skill::Frenzy});
  CHECK(game.asked(QuestionKind::KillerTrait));
  game.say(use(KillerTrait::MurderousIntent));
  CHECK(game.asked(QuestionKind::CostCards));
  CHECK(game.told(EventKind::KillerTraitUsed) == 0);  // not before it is paid
  game.pay({Skill::Barricade});
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 1, 1});  // Anna was not named
  CHECK(game.told(EventKind::Paid) == 1);
  CHECK(game.last(Seen::Paid).who == 1);
}

TEST_CASE("TS-511 TS-014 nothing is asked where nobody was named, or where he cannot pay") {
  KillerGame nobody = with_trait(KillerTrait::MurderousIntent, {Skill::Detection, Skill::Barricade});
  nobody.begin().play_card(Skill::Detection).say(answer::Area{.area = Area::Blue});
  CHECK_FALSE(nobody.asked(QuestionKind::KillerTrait));
  KillerGame poor = after_detect(KillerTrait::MurderousIntent, {Skill::Detection});
  CHECK_FALSE(poor.asked(QuestionKind::KillerTrait));
}

TEST_CASE(
    "TS-511 KT-05 Sharpened senses: one more DETECT for free, once a phase, which does not trigger it "
    "again") {
  KillerGame game = after_detect(KillerTrait::SharpenedSenses, {Skill::Detection, Skill::Detection});
  game.say(use(KillerTrait::SharpenedSenses));
  CHECK(game.asked(QuestionKind::DetectTarget));
  game.say(answer::Area{.area = Area::Green});
  CHECK(game.told(EventKind::Detected) == 2);
  CHECK(game.asked(QuestionKind::FastCard));
  game.play_card(Skill::Detection).say(answer::Area{.area = Area::Green});
  CHECK_FALSE(game.asked(QuestionKind::KillerTrait));
  CHECK(game.told(EventKind::Detected) == 3);
}

TEST_CASE("TS-511 KT-19 Rush in: one step after a DETECT; each trait once a DETECT, in his order") {
  KillerGame game = with_trait(KillerTrait::RushIn, {Skill::Detection, Skill::Barricade, Skill::Frenzy});
  game.with(KillerTrait::MurderousIntent);
  game.begin().play_card(Skill::Detection).say(answer::Area{.area = Area::Green});
  CHECK(game.options().size() == 3);
  game.say(use(KillerTrait::RushIn)).pay({Skill::Frenzy});
  CHECK_FALSE(game.may(answer::Pass{}));
  game.step(kNext);
  CHECK(game.options().size() == 2);
  game.say(use(KillerTrait::MurderousIntent));
  CHECK(game.t().fear[1] == 1);
  CHECK(game.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-304 KT-06 Dread: on reaching level 3, 4 and 5 he scares one of his choice") {
  for (int level = 1; level <= 4; ++level) {
    KillerGame game(Killer::Butcher, level);
    game.with(KillerTrait::Dread).play(GainLevel{});
    CHECK(game.asked(QuestionKind::KillerTrait) == (level >= 2));
    if (level < 2) continue;
    CHECK(game.options().size() == 3);  // no pass
    game.say(answer::Who{.who = kWilliam});
    CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 0, 1});
  }
}

TEST_CASE("TS-304 KT-07 Locksmith: on reaching level 2 and 4 any one door, after KT-06") {
  KillerGame two(Killer::Butcher, 1);
  two.with(KillerTrait::Locksmith).play(GainLevel{});
  CHECK(two.asked(QuestionKind::BlockDoor));
  CHECK(two.options().size() == kDoors);
  KillerGame three(Killer::Butcher, 2);
  three.with(KillerTrait::Locksmith).play(GainLevel{});
  CHECK_FALSE(three.asked(QuestionKind::BlockDoor));
  KillerGame four(Killer::Butcher, 3);
  four.with(KillerTrait::Locksmith).with(KillerTrait::Dread).play(GainLevel{});
  CHECK(four.asked(QuestionKind::KillerTrait));
  four.say(answer::Who{.who = kAnna});
  CHECK(four.asked(QuestionKind::BlockDoor));
}

TEST_CASE("TS-512 KT-08 Aura of terror scares where he stands when the phase ends, without a choice") {
  KillerGame game = with_trait(KillerTrait::AuraOfTerror);
  game.put(kHome, kNext, kFar).begin().pass();
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 0, 0});
  CHECK(game.chance());
  KillerGame met = with_trait(KillerTrait::AuraOfTerror);
  met.put(kHome, kNext, kFar).begin().search().pass().roll({0, 0, 0, 0}).pass();
  CHECK(met.t().fear[0] == 0);  // not after an encounter
}

TEST_CASE("TS-512 KT-09 Ambusher: stealth without a card; then the others are no longer legal") {
  KillerGame game =
      with_trait(KillerTrait::Ambusher, {Skill::Barricade, Skill::Barricade, Skill::Detection, Skill::Chase});
  game.with(KillerTrait::Encirclement).with(KillerTrait::AuraOfTerror).begin().pass().pass().pass();
  CHECK(game.options().size() == 3);
  CHECK_FALSE(game.may(answer::Pass{}));  // KT-08 is no choice
  game.say(use(KillerTrait::Ambusher)).pay({Skill::Barricade, Skill::Detection});
  game.say(answer::Hide{.room = kNext});
  CHECK(game.t().stealth != Skill::None);
  CHECK(game.killer().at == kNext);
  CHECK(game.chance());
  game.draw_anything();
  KillerGame back = with_trait(KillerTrait::Ambusher);
  back.hides(Skill::Stalk, kHome, kNext).begin();
  CHECK(back.told(EventKind::Reappeared) == 1);
  CHECK(back.told(EventKind::Searched) == 1);
  CHECK(back.told(EventKind::Scared) == 0);
}

TEST_CASE("TS-512 KT-10 Encirclement: a door of his location for two cards") {
  KillerGame game = with_trait(KillerTrait::Encirclement, {Skill::Detection, Skill::Chase});
  game.begin().pass().pass().say(use(KillerTrait::Encirclement));
  CHECK(game.options().size() == doors_of(kHome).size());
  game.say(answer::Block{.door = Door::D09});
  CHECK(game.hand_size() == 0);
  CHECK(game.chance());
}

TEST_CASE("TS-514 KT-11 Cat and mouse: cancelled before anything else, no flight, and he draws six") {
  KillerGame game(Killer::Spectre);
  game.with(KillerTrait::CatAndMouse).stands(kHome).put(kHome, kHome, kFar).begin().search();
  CHECK(game.asked(QuestionKind::CatAndMouse));
  CHECK(game.t().moment == Moment::CatAndMouse);
  game.say(answer::Cancel{});
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 0, 0});
  CHECK(game.told(EventKind::Fled) == 0);
  CHECK(game.last<event::KillerDrew>().n == 6);
  game.draw_anything();
  CHECK(game.next_round());
  CHECK(game.hand_size() == 5);
  KillerGame fights(Killer::Spectre);
  fights.with(KillerTrait::CatAndMouse).stands(kHome).put(kHome, kFar, kFar).begin().search().pass();
  CHECK(fights.t().fear[0] == 1);
  CHECK(fights.asked(QuestionKind::DefenceItem, 0));
}

TEST_CASE("TS-514 TS-601 the six are drawn also where an encounter leaves no draw") {
  KillerGame game(Killer::Spectre, 1, 4, {{"draw_after_encounter", "off"}});
  game.with(KillerTrait::CatAndMouse).stands(kHome).put(kHome, kFar, kFar).begin().search();
  game.say(answer::Cancel{});
  CHECK(game.last<event::KillerDrew>().n == 6);
}

TEST_CASE("TS-517 KT-12 Devious: another card may go instead of the drawn one") {
  KillerGame game = with_trait(KillerTrait::Devious, {Skill::Barricade, Skill::Barricade, Skill::Barricade,
                                                      Skill::Detection, Skill::Detection});
  game.begin().pass().pass().pass().draw({Skill::Frenzy});
  CHECK(game.asked(QuestionKind::LimitSwap));
  CHECK(game.options().size() == 3);
  game.say(answer::Pay{.skill = Skill::Barricade});
  CHECK(holds(game.s, Skill::Frenzy));
  CHECK(game.killer().discards.back() == Skill::Barricade);
  game.draw({Skill::Chase}).say(answer::Pay{.skill = Skill::Chase});
  CHECK(game.killer().discards.back() == Skill::Chase);
  CHECK(game.hand_size() == 5);
}

TEST_CASE("TS-513 KT-14 KT-16 before the fast step: a step, or who is near; not after a reappearance") {
  KillerGame game =
      with_trait(KillerTrait::QuickStep, {Skill::Barricade, Skill::Barricade, Skill::Barricade});
  game.with(KillerTrait::Tracker).put(kNext, kNext, kFar).begin();
  CHECK(game.options().size() == 3);
  game.say(use(KillerTrait::Tracker)).pay({Skill::Barricade});
  CHECK(game.last<event::Detected>().rooms == range(kHome, 1));
  CHECK(game.last<event::Detected>().whos == only(kMarco));
  game.say(use(KillerTrait::QuickStep)).step(kNext);
  CHECK(game.hand_size() == 0);
  CHECK(game.asked(QuestionKind::MainChoice));
  KillerGame hidden =
      with_trait(KillerTrait::QuickStep, {Skill::Barricade, Skill::Barricade, Skill::Barricade});
  hidden.with(KillerTrait::Tracker).hides(Skill::Stalk, kHome, kHome).begin();
  CHECK(hidden.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-513 KT-15 Keen hearing asks one noisy location; under a firecracker any is one") {
  for (const bool firecracker : {false, true}) {
    KillerGame game = with_trait(KillerTrait::KeenHearing, {Skill::Barricade});
    game.t().firecracker = firecracker;
    if (!firecracker) game.t().noise = only(kFar).with(kNext);
    game.begin().say(use(KillerTrait::KeenHearing));
    CHECK(game.options().size() == (firecracker ? kLocations : 2));
    game.say(answer::At{.room = kFar});
    CHECK(game.last<event::Detected>().whos == only(kMarco).with(kWilliam));
  }
  KillerGame silent = with_trait(KillerTrait::KeenHearing, {Skill::Barricade});
  silent.begin();
  CHECK(silent.asked(QuestionKind::MainChoice));
}

TEST_CASE("TS-516 KT-17 Handicap: with level 3 comes level 4") {
  KillerGame game(Killer::Murderer, 2);
  game.with(KillerTrait::Handicap).play(GainLevel{});
  CHECK(game.t().level == 4);
  CHECK(game.last<event::Unlocked>().skill == Skill::BloodyHarvest);
  CHECK(game.asked(QuestionKind::LevelBlocks));
}

TEST_CASE("KT-18 Pent-up rage: one stronger with each level (EX-65)") {
  KillerGame game(Killer::Murderer, 1);
  game.with(KillerTrait::PentUpRage);
  game.t().trait_strength = -1;
  CHECK(game.strength() == 3);
  for (int level = 2; level <= 5; ++level) {
    game.play(GainLevel{});
    if (game.asked(QuestionKind::LevelBlocks)) game.pass();
    CHECK(game.t().level == level);
  }
  CHECK(game.strength() == 8);
}

TEST_CASE("TS-515 KT-20 Mass panic: each wound scares everybody, the wounded one too") {
  KillerGame game(Killer::Butcher);
  game.with(KillerTrait::MassPanic).fear(0, 2, 0);
  game.t().amulet_seen = true;
  game.play(Wound{.who = only(kAnna).with(kWilliam)});
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{2, 2, 2});
  CHECK(game.last<event::Scared>().paralysed == only(kMarco));
  CHECK(game.told(EventKind::Scared) == 2);
}

TEST_CASE("TS-515 On your own an eliminating wound frightens the living, after its level") {
  KillerGame game(Killer::Butcher);
  game.rules.on_your_own = true;
  game.with(KillerTrait::MassPanic).wounded({0});
  game.t().amulet_seen = true;
  game.t().token = kMarco;
  game.play(Wound{.who = only(kAnna)});
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 1, 1});
  CHECK(game.t().level == 2);
}

TEST_CASE("TS-518 ST-10 cards off the deck, then a draw with all that follows") {
  KillerGame game(Killer::Butcher, 1);
  game.deck({Skill::Chase, Skill::Chase}).play(DrawCards{.left = 3, .lost = true});
  game.draw({Skill::Chase, Skill::Chase});
  CHECK(game.deck_size() == 0);
  CHECK(game.t().level == 1);
  game.play(DrawCards{.left = 1}).draw({Skill::Chase});
  CHECK(game.t().level == 2);
}

TEST_CASE(
    "TS-014 TS-521 ST-08 every participant's player is asked, whoever has Human shield; it is told when "
    "used") {
  KillerGame game(Killer::Spectre);
  game.with(1, SurvivorTrait::HumanShield).stands(kHome).put(kHome, kHome, kHome).begin().search();
  CHECK(game.asked(QuestionKind::HumanShield));
  CHECK(game.s.running.open.may_answer.size() == 3);
  CHECK(game.options(Seat{1}).size() == 1);
  CHECK(game.options(Seat{2}).size() == 2);
  game.say(Seat{1}, answer::Pass{}).say(Seat{2}, answer::Yes{});
  CHECK(game.t().shield_seen);
  CHECK(game.last<event::TraitShown>().trait == SurvivorTrait::HumanShield);
  CHECK(game.asked(QuestionKind::SlipAway));
  CHECK(game.t().fear[0] == 0);  // before any start effect
  game.say(Seat{1}, answer::Go{.room = kNext}).say(Seat{3}, answer::Pass{});
  CHECK(game.last<event::LeftEncounter>().whos == only(kAnna));
  CHECK(where(game.s, kAnna) == kNext);
  CHECK(game.t().meeting.participants == only(kMarco).with(kWilliam));
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{0, 1, 1});
}

TEST_CASE("TS-014 nobody is asked alone, nor once it has been seen, nor where nobody has traits") {
  KillerGame alone(Killer::Butcher);
  alone.with(0, SurvivorTrait::HumanShield).stands(kHome).put(kHome, kFar, kFar).begin().search();
  CHECK(alone.asked(QuestionKind::DefenceItem));
  KillerGame seen_once(Killer::Butcher);
  seen_once.with(0, SurvivorTrait::HumanShield).stands(kHome).put(kHome, kHome, kFar);
  seen_once.t().shield_seen = true;
  seen_once.begin().search();
  CHECK(seen_once.asked(QuestionKind::Defender));
  KillerGame base(Killer::Butcher);
  base.stands(kHome).put(kHome, kHome, kFar).begin().search();
  CHECK(base.asked(QuestionKind::Defender));
}

TEST_CASE("TS-522 TS-505 ST-13 Hidden blade in place of an item, a weapon, once; others of a defence") {
  KillerGame game(Killer::Butcher);
  game.with(2, SurvivorTrait::HiddenBlade).stands(kHome).put(kFar, kFar, kHome).begin().search();
  game.say(answer::Blade{.bottle = false}).roll({0, 1, 0, 0});
  CHECK(game.last<event::Defended>().total == 5);  // William's own bonus is for no weapon
  CHECK(game.last<event::TraitShown>().trait == SurvivorTrait::HiddenBlade);
  CHECK_FALSE(is_unused(game.s, kWilliam, SurvivorTrait::HiddenBlade));
  KillerGame bare(Killer::Butcher);
  bare.with(0, SurvivorTrait::BareHands).stands(kHome).put(kHome, kFar, kFar).begin().search();
  bare.pass().roll({1, 1, 1, 1});
  CHECK(bare.last<event::Defended>().total == 5);
  CHECK(bare.last<event::TraitShown>().trait == SurvivorTrait::BareHands);
  KillerGame luck(Killer::Butcher);
  luck.with(0, SurvivorTrait::BlindLuck).stands(kHome).put(kHome, kFar, kFar).begin().search();
  luck.pass().roll({0, 0, 0, 0});
  CHECK(luck.last<event::Defended>().success);
  KillerGame gun(Killer::Butcher);
  gun.with(0, SurvivorTrait::Gunslinger)
      .give(0, {Item::Revolver, Item::Ammo})
      .stands(kHome)
      .put(kHome, kFar, kFar);
  gun.begin().search().say(answer::Defend{.thing = Item::Revolver, .bottle = false}).roll({0, 0, 0, 0});
  CHECK(gun.last<event::Defended>().total == 5);
}

TEST_CASE("ST-05 Second wind: two steps and no fear, also for who stays") {
  KillerGame game(Killer::Butcher);
  game.with(0, SurvivorTrait::SecondWind).fear(2, 0, 0).stands(kHome).put(kHome, kFar, kFar).begin().search();
  game.pass().roll({0, 0});
  CHECK(game.may(answer::Go{.room = Location::Library}));
  game.pass();
  CHECK(game.t().fear[0] == 0);
}

}  // namespace holdout::terrorscape
