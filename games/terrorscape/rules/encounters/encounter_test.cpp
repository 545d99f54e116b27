#include "games/terrorscape/rules/testing/killer_game.h"

namespace holdout::terrorscape {

namespace {

constexpr Location kHere = Location::BanquetHall, kAway = Location::Graveyard;
constexpr Survivor kAnna = survivor_at(0), kMarco = survivor_at(1), kWilliam = survivor_at(2);

// He SEARCHes the room where so many of them are.
KillerGame found(Killer killer, int level, int how_many, int players = 4) {
  KillerGame game(killer, level, players);
  game.stands(kHere).put(kHere, how_many > 1 ? kHere : kAway, how_many > 2 ? kHere : kAway);
  return game;
}

void choose_defender(KillerGame& game, Survivor who) {
  REQUIRE(game.asked(QuestionKind::Defender));
  game.say(Seat{1}, answer::Who{.who = who});
  for (const Seat seat : {Seat{2}, Seat{3}})
    if (game.asked(QuestionKind::Defender)) game.say(seat, action(ActionKind::Agree));
}

}  // namespace

TEST_CASE("TS-273 TS-320 SEARCH tells exactly who is there; all of them take part") {
  KillerGame game = found(Killer::Butcher, 1, 2);
  game.begin().search();
  CHECK(game.last<event::Searched>().whos == only(kAnna).with(kMarco));
  CHECK(game.last<event::EncounterBegan>().whos == only(kAnna).with(kMarco));
  CHECK(game.t().meeting.participants == only(kAnna).with(kMarco));
  CHECK(game.t().met);
}

TEST_CASE("TS-321 Chill scares everybody there before the first attack") {
  KillerGame game = found(Killer::Spectre, 1, 2);
  game.begin().search();
  CHECK(game.t().fear == std::array<std::uint8_t, 3>{1, 1, 0});
  CHECK(game.asked(QuestionKind::Defender));
}

TEST_CASE("TS-321 TS-322 Onslaught wounds everybody there before the first attack (EX-51)") {
  for (int k = 0; k < kKillers; ++k) {
    KillerGame game = found(static_cast<Killer>(k), 5, 3);
    game.begin().search();
    CHECK(game.t().wounded == kAllSurvivors);
    CHECK_FALSE(game.over());
  }
  KillerGame game = found(Killer::Butcher, 5, 3);
  game.begin().search();
  choose_defender(game, kMarco);
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.ended(Ending::Eliminated));
  KillerGame before = found(Killer::Butcher, 5, 2);
  before.wounded({1}).begin().search();
  CHECK(before.ended(Ending::Eliminated));
  CHECK(before.told(EventKind::DefenderNamed) == 0);
}

TEST_CASE(
    "TS-324 TS-014 TS-266 an attack card of the Murderer, asked at every attack, whether he holds one "
    "(EX-92)") {
  KillerGame none = found(Killer::Murderer, 1, 1);
  none.hand({Skill::Chase}).begin().pass().search();
  CHECK(none.asked(QuestionKind::AttackCard));
  CHECK(none.options().size() == 1);
  CHECK(none.t().moment == Moment::AttackCard);
  KillerGame game = found(Killer::Murderer, 1, 1);
  game.hand({Skill::Stalk, Skill::Stalk}).begin().search();
  CHECK(game.options().size() == 2);
  game.play_card(Skill::Stalk);
  CHECK(game.strength() == 5);
  CHECK(game.last<event::Played>() == event::Played{.skill = Skill::Stalk, .n = 0});
  game.pass().roll({3, 1, 0, 0});
  CHECK(game.strength() == 4);
  CHECK_FALSE(game.last<event::Defended>().success);  // 4 against 5
  CHECK(game.killer().discards.back() == Skill::Stalk);
  for (const Killer other : {Killer::Butcher, Killer::Spectre}) {
    KillerGame never = found(other, 1, 1);
    never.begin().search();
    CHECK_FALSE(never.asked(QuestionKind::AttackCard));
  }
}

TEST_CASE("TS-334 each attack may have a card of its own") {
  KillerGame game = found(Killer::Murderer, 1, 2);
  game.hand({Skill::Stalk, Skill::Stalk}).begin().search().play_card(Skill::Stalk);
  choose_defender(game, kAnna);
  game.pass().roll({1, 1, 1, 1});
  CHECK(game.asked(QuestionKind::AttackCard));
  CHECK(game.strength() == 4);
  game.play_card(Skill::Stalk).pass().roll({3, 1, 1, 0});
  CHECK(game.last<event::Defended>().success);
}

TEST_CASE("TS-325 the team chooses among those not attacked; a single one is not chosen") {
  KillerGame game = found(Killer::Butcher, 1, 3);
  game.begin().search();
  CHECK(game.asked(QuestionKind::Defender));
  CHECK(game.t().moment == Moment::Defender);
  choose_defender(game, kWilliam);
  CHECK(game.last<event::DefenderNamed>().who == kWilliam);
  CHECK(game.asked(QuestionKind::DefenceItem, 2));
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.asked(QuestionKind::Defender));
  CHECK_FALSE(game.options(Seat{1}).contains(answer::Who{.who = kWilliam}));
  choose_defender(game, kAnna);
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.asked(QuestionKind::DefenceItem, 1));  // the last one
}

TEST_CASE("TS-325 one player alone just decides") {
  KillerGame game = found(Killer::Butcher, 1, 3, 2);
  game.begin().search().say(answer::Who{.who = kMarco});
  CHECK(game.t().meeting.defender == kMarco);
}

TEST_CASE(
    "TS-547 RU-41 On your own the holder of the token chooses, else the first participant clockwise from "
    "him") {
  for (const auto& [holder, chooses] : {std::pair{kMarco, Seat{2}}, std::pair{kWilliam, Seat{1}}}) {
    KillerGame game = found(Killer::Butcher, 1, 2);
    game.rules.on_your_own = true;
    game.t().token = holder;
    game.begin().search();
    CHECK(game.asked(QuestionKind::Defender));
    CHECK(game.s.running.open.may_answer == only(chooses));
    game.say(answer::Who{.who = kAnna});
    CHECK(game.t().meeting.defender == kAnna);
  }
}

TEST_CASE("TS-326 TS-327 one item: these five, the Revolver with an Ammo alone (EX-28, EX-29)") {
  KillerGame game = found(Killer::Butcher, 1, 1);
  game.give(0, {Item::Revolver, Item::Herbs, Item::Tools, Item::Sedative}).begin().search();
  CHECK(game.options().size() == 1);
  KillerGame all = found(Killer::Butcher, 1, 1);
  all.give(0,
           {Item::Hatchet, Item::LimePowder, Item::Shortsword, Item::Longsword, Item::Revolver, Item::Ammo});
  all.begin().search();
  CHECK(all.options().size() == 6);
  CHECK_FALSE(all.may(answer::Defend{.thing = Item::Ammo, .bottle = false}));
  all.say(answer::Defend{.thing = Item::Revolver, .bottle = false}).roll({1, 0, 0, 0});
  CHECK(all.last<event::Defended>().item == 4);
  CHECK(all.last<event::Defended>().success);
  CHECK(carries(all.s, kAnna, Item::Revolver));
  CHECK_FALSE(carries(all.s, kAnna, Item::Ammo));
  CHECK(all.last<event::DefendedWith>().thing == Item::Revolver);
}

TEST_CASE("TS-327 what is not reusable is discarded now") {
  for (const auto& [item, stays] : {std::pair{Item::Hatchet, false}, std::pair{Item::LimePowder, false},
                                    std::pair{Item::Shortsword, true}}) {
    KillerGame game = found(Killer::Butcher, 1, 1);
    game.give(0, {item}).begin().search().say(answer::Defend{.thing = item, .bottle = false});
    CHECK(carries(game.s, kAnna, item) == stays);
    CHECK(game.side().discards[at(item)] == (stays ? 0 : 1));
  }
}

TEST_CASE("TS-328 TS-310 the Longsword lets the Killer draw before the dice (EX-68)") {
  KillerGame game = found(Killer::Butcher, 1, 1);
  game.hand({Skill::Barricade, Skill::Barricade, Skill::Chase, Skill::Chase}).deck({});
  game.give(0, {Item::Longsword}).begin().pass().search();
  game.say(answer::Defend{.thing = Item::Longsword, .bottle = false});
  CHECK(game.last<event::KillerDrew>().n == 1);
  game.draw({Skill::Detection});
  CHECK(game.t().level == 2);
  game.roll({1, 1, 0, 0});
  CHECK(game.last<event::Defended>().strength == 6);
  CHECK_FALSE(game.last<event::Defended>().success);  // 5 against 6, no longer against 5
}

TEST_CASE("TS-329 TS-064 TS-336 four dice less his fear, all of them public") {
  for (int fear = 0; fear <= 2; ++fear) {
    KillerGame game = found(Killer::Butcher, 1, 1);
    game.fear(fear, 0, 0).begin().search().pass();
    for (int i = 0; i < 4 - fear; ++i) game.roll({1});
    CHECK(game.last<event::DiceRolled>().n == 4 - fear);
    CHECK(game.last<event::Defended>().sum == 4 - fear);
    CHECK(game.events.back().noticed_by == kEverybody);
  }
}

TEST_CASE("TS-330 TS-332 a total as high as the strength is enough; he loses two cards of his deck (EX-24)") {
  KillerGame game = found(Killer::Butcher, 4, 1);
  game.give(0, {Item::LimePowder}).begin().search();
  game.say(answer::Defend{.thing = Item::LimePowder, .bottle = false}).roll({1, 0, 3, 0});
  CHECK(game.last<event::Defended>().total == 6);
  CHECK(game.last<event::Defended>().success);
  CHECK(game.t().wounded.empty());
  const int deck = game.deck_size();
  game.draw_anything();
  CHECK(game.deck_size() == deck - 2);
  CHECK(game.killer().discards.size() == 2);
  CHECK(game.last<event::DeckLost>().n == 2);
  CHECK(game.asked(QuestionKind::Flee, 0));
}

TEST_CASE("TS-323 TS-332 TS-335 the first success ends it for all, and all may flee (EX-42)") {
  KillerGame game = found(Killer::Butcher, 1, 2);
  game.begin().search();
  choose_defender(game, kMarco);
  game.pass().roll({3, 3, 0, 0}).draw_anything();
  CHECK(game.s.running.open.may_answer == SeatSet(only(Seat{1})).with(Seat{2}));
  CHECK(game.told(EventKind::Defended) == 1);
}

TEST_CASE("TS-333 after a failure the next one is attacked, until each was once (EX-50)") {
  KillerGame game = found(Killer::Butcher, 3, 3);
  game.begin().search();
  choose_defender(game, kAnna);
  game.pass().roll({0, 0, 0, 0});
  choose_defender(game, kMarco);
  game.pass().roll({0, 0, 0, 0});
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.t().wounded == kAllSurvivors);
  CHECK_FALSE(game.over());
  CHECK(game.asked(QuestionKind::Flee));
  CHECK(game.told(EventKind::DeckLost) == 0);
}

TEST_CASE("TS-331 a trap springs after the first roll of an encounter, needed or not (EX-31, EX-83)") {
  KillerGame game = found(Killer::Butcher, 2, 2);
  game.side().trap = kHere;
  game.begin().search();
  choose_defender(game, kAnna);
  game.pass().roll({1, 1, 1, 0});
  CHECK(game.last<event::Defended>().total == 5);
  CHECK_FALSE(game.last<event::Defended>().success);
  CHECK(game.last<event::TrapSprung>().room == kHere);
  CHECK(game.side().trap == Location::None);
  game.pass().roll({1, 1, 1, 1});
  CHECK(game.last<event::Defended>().trap == 0);
  KillerGame enough = found(Killer::Butcher, 2, 1);
  enough.side().trap = kHere;
  enough.begin().search().pass().roll({1, 0, 3, 0});
  CHECK(enough.last<event::Defended>().success);  // 4 and 2
  KillerGame elsewhere = found(Killer::Butcher, 2, 1);
  elsewhere.side().trap = kAway;
  elsewhere.begin().search().pass().roll({1, 0, 3, 0});
  CHECK(elsewhere.side().trap == kAway);
  CHECK_FALSE(elsewhere.last<event::Defended>().success);
}

TEST_CASE("TS-331 a trap that is set during an encounter's second attack would come too late") {
  KillerGame game = found(Killer::Butcher, 2, 2);
  game.begin().search();
  choose_defender(game, kAnna);
  game.pass().roll({1, 1, 1, 0});
  game.side().trap = kHere;
  game.pass().roll({1, 1, 1, 1});
  CHECK(game.last<event::Defended>().trap == 0);
  CHECK(game.side().trap == kHere);
}

TEST_CASE("TS-226 William is tougher without a weapon (EX-66, EX-67)") {
  const auto total = [](std::initializer_list<Item> items, std::initializer_list<int> dice) {
    KillerGame game(Killer::Butcher);
    game.stands(kHere).put(kAway, kAway, kHere).give(2, items).begin().search();
    if (items.size() == 0)
      game.pass();
    else
      game.say(answer::Defend{.thing = *items.begin(), .bottle = false});
    return game.roll(dice).last<event::Defended>().total;
  };
  CHECK(total({Item::LimePowder}, {1, 1, 0, 0}) == 5);
  CHECK(total({Item::Hatchet}, {1, 1, 1, 0}) == 4);
  CHECK(total({Item::Shortsword}, {1, 1, 1, 0}) == 4);
  CHECK(total({}, {1, 1, 1, 0}) == 4);
}

TEST_CASE("TS-335 TS-031 all flee at once and in secret; blocks stop them; where to is told to their side") {
  KillerGame game = found(Killer::Butcher, 1, 2);
  game.block({Door::D07}).begin().search();
  choose_defender(game, kAnna);
  game.pass().roll({3, 3, 0, 0}).draw_anything();
  CHECK(game.t().moment == Moment::Flee);
  CHECK_FALSE(game.options(Seat{1}).contains(answer::Go{.room = Location::DiningRoom}));  // D07
  CHECK(game.options(Seat{1}).size() == 3);
  const std::uint64_t before = hash_of(Terrorscape::view_of(game.rules, game.s, Seat{0}));
  game.say(Seat{2}, answer::Go{.room = Location::Study});
  CHECK(hash_of(Terrorscape::view_of(game.rules, game.s, Seat{0})) == before);
  CHECK(where(game.s, kMarco) == kHere);  // not before all have chosen
  game.say(Seat{1}, answer::Pass{});
  CHECK(where(game.s, kMarco) == Location::Study);
  CHECK(where(game.s, kAnna) == kHere);
  for (const Event& each : game.events)
    if (each.kind == u8(EventKind::Moved)) CHECK_FALSE(each.noticed_by.has(Seat{0}));
  CHECK(game.last<event::Fled>().whos == only(kAnna).with(kMarco));
  CHECK(game.side().tracks[1].after[1] == Location::Study);
}

TEST_CASE("TS-335 one player answers for each of his Survivors") {
  KillerGame game = found(Killer::Butcher, 1, 2, 2);
  game.begin().search().say(answer::Who{.who = kAnna});
  game.pass().roll({3, 3, 0, 0}).draw_anything();
  game.say(answer::Go{.room = Location::Study});
  CHECK(game.asked(QuestionKind::Flee));
  game.say(answer::Go{.room = Location::Corridor});
  CHECK(where(game.s, kAnna) == Location::Study);
  CHECK(where(game.s, kMarco) == Location::Corridor);
}

TEST_CASE("TS-549 On your own who is eliminated leaves the encounter, which goes on (EX-87)") {
  KillerGame game = found(Killer::Butcher, 1, 2);
  game.rules.on_your_own = true;
  game.t().token = kMarco;
  game.wounded({1}).begin().search().say(answer::Who{.who = kMarco});
  CHECK(game.asked(QuestionKind::DefenceItem, 1));
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.t().eliminated == only(kMarco));
  CHECK(game.t().level == 2);
  CHECK(game.t().meeting.participants == only(kAnna));
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
  game.pass().roll({0, 0, 0, 0});
  CHECK(game.asked(QuestionKind::Flee, 0));
}

TEST_CASE("TS-549 RU-40 eliminated before his roll, his attack is neither held nor failed (EX-96)") {
  KillerGame game = found(Killer::Spectre, 2, 2);
  game.rules.on_your_own = true;
  game.with(KillerTrait::Dread);
  game.t().token = kMarco;
  game.hand({Skill::Chase, Skill::Chase, Skill::Detection}).deck({});
  game.wounded({1}).fear(0, 1, 0).give(1, {Item::Longsword}).begin().pass().search();
  CHECK(game.t().fear[1] == 2);  // Chill
  game.say(answer::Who{.who = kMarco});
  game.say(answer::Defend{.thing = Item::Longsword, .bottle = false}).draw({Skill::Shriek});
  CHECK(game.t().level == 3);
  CHECK(game.asked(QuestionKind::KillerTrait));
  game.say(answer::Who{.who = kMarco});
  CHECK(game.asked(QuestionKind::FearWound));
  game.say(answer::Yes{}).pay({Skill::Chase, Skill::Chase, Skill::Detection});
  CHECK(game.t().eliminated == only(kMarco));
  CHECK(game.t().level == 4);
  CHECK(holds(game.s, Skill::LifeDrain));
  CHECK(game.asked(QuestionKind::KillerTrait));  // KT-06 again
  game.say(answer::Who{.who = kAnna});
  CHECK(game.told(EventKind::DiceRolled) == 0);
  CHECK(game.told(EventKind::Defended) == 0);
  CHECK(game.asked(QuestionKind::DefenceItem, 0));
}

TEST_CASE("TS-549 without a participant left alive there is nothing to flee from") {
  KillerGame game = found(Killer::Butcher, 1, 1);
  game.rules.on_your_own = true;
  game.wounded({0}).begin().search().pass().roll({0, 0, 0, 0});
  CHECK(game.t().eliminated == only(kAnna));
  CHECK_FALSE(game.asked(QuestionKind::Flee));
  CHECK(game.chance());  // the draw
  CHECK(game.t().meeting.at == Location::None);
}

TEST_CASE("TS-572 TS-573 plans that a SEARCH in vain or a defence wins with") {
  KillerGame keg(Killer::Butcher);
  keg.side().plan_done = Plan::PowderKeg;
  keg.side().plan_token = kHere;
  keg.stands(kHere).put(kAway, kAway, kAway).begin().search();
  CHECK(keg.ended(Ending::Retaliation));
  CHECK(keg.t().cause == Cause::PowderKeg);
  CHECK(keg.t().winners == keg.rules.survivor_seats);
  for (const bool enough : {true, false}) {
    KillerGame ambush = found(Killer::Butcher, 1, 1);
    ambush.side().plan_done = Plan::Ambush;
    ambush.side().plan_token = kHere;
    ambush.begin().search().pass().roll({3, 3, 1, enough ? 1 : 0});  // 5 and 3
    CHECK(ambush.ended(Ending::Retaliation) == enough);
  }
  KillerGame seal(Killer::Butcher);
  seal.side().plan_done = Plan::Seal;
  seal.side().plan_token = kAway;
  seal.stands(kAway).put(kAway, kHere, kHere).begin().search().pass().roll({3, 1, 1, 0});
  CHECK(seal.ended(Ending::Retaliation));
  CHECK(seal.t().cause == Cause::Seal);
}

TEST_CASE("TS-574 a Whisky bottle beside the item, once the Molotov is made") {
  KillerGame game = found(Killer::Butcher, 1, 1);
  game.side().plan_done = Plan::Molotov;
  game.give(0, {Item::WhiskyBottle, Item::Hatchet}).begin().search();
  CHECK(game.options().size() == 4);
  game.say(answer::Defend{.thing = Item::Hatchet, .bottle = true}).roll({1, 1, 0, 0});
  CHECK(game.last<event::Defended>().total == 5);
  CHECK_FALSE(carries(game.s, kAnna, Item::WhiskyBottle));
}

}  // namespace holdout::terrorscape
