#include <doctest/doctest.h>

#include "games/terrorscape/rules/testing/random_game.h"

// Variant 1: dealing, choosing and what is set up by traits (TS-501..510).

namespace holdout::terrorscape {

namespace {

constexpr Seat kTheKiller{0};

RandomGame choosing(int players, Setup::Choices options, std::uint64_t seed = 1) {
  RandomGame game(players, seed, std::move(options));
  REQUIRE(game.until(QuestionKind::PickTrait));
  return game;
}

// Before the Killer's last choice, which is made to be this one.
RandomGame with_killer_trait(KillerTrait trait) {
  RandomGame game = choosing(2, {{"traits", "normal"}, {"killer_choice", "first_game"}});
  game.s.hidden.killer.dealt.add(trait);
  while (game.open().may_answer != only(kTheKiller)) game.answer(Seat{1}, game.options(Seat{1})[0]);
  game.answer(kTheKiller, answer::KeepKillerTrait{trait});
  return game;
}

void finish_setup(RandomGame& game) { REQUIRE(game.until(QuestionKind::NextSurvivor)); }

}  // namespace

TEST_CASE("TS-501 TS-502 each Survivor draws two of twenty and keeps one, all at the same moment") {
  RandomGame game = choosing(4, {{"traits", "normal"}});
  CHECK(game.open().waited_for == first_seats(4));
  SurvivorTraitSet seen;
  for (Survivor who : kAllSurvivors) {
    const SurvivorTraitSet dealt = game.s.hidden.survivors.dealt[at(who)];
    CHECK(dealt.size() == 2);
    CHECK((dealt & seen).empty());  // without replacement
    seen = seen | dealt;
    CHECK(game.options(seat_of(game.rules, who)).size() == 2);
  }
  CHECK(game.view(Seat{2}).survivors.dealt == game.s.hidden.survivors.dealt);  // they look at each other's
  CHECK(game.view(kTheKiller).survivors == SurvivorSecrets{});
  const Action kept = game.options(Seat{2})[0];
  game.answer(Seat{2}, kept);
  CHECK(has_trait(game.s, survivor_at(1), parts_of<answer::KeepTrait>(kept).trait));
  CHECK(!game.open().waited_for.has(Seat{2}));
}

TEST_CASE("TS-502 TS-503 TS-504 the Killer's choice is shown when all have chosen, the Survivors' never") {
  RandomGame game = choosing(4, {{"traits", "nightmare"}}, 3);
  CHECK(game.s.hidden.killer.dealt.size() == 6);
  for (int i = 0; i < 3; ++i) {
    CHECK(game.s.table.killer_traits.empty());
    game.answer(kTheKiller, game.options(kTheKiller)[0]);
  }
  CHECK(game.s.table.killer_traits.empty());
  CHECK(!game.open().may_answer.has(kTheKiller));
  for (Seat seat : game.rules.survivor_seats) game.answer(seat, game.options(seat)[0]);
  CHECK(game.s.table.killer_traits.size() == 3);
  CHECK(game.was_told(EventKind::KillerTraitShown));
  for (const Event& event : game.events)
    if (event.kind == u8(EventKind::TraitKept)) CHECK(!event.noticed_by.has(kTheKiller));
  CHECK(game.s.hidden.killer.dealt.empty());
}

TEST_CASE("TS-501 at Easy the Killer has no trait and is not asked") {
  RandomGame game = choosing(3, {{"traits", "easy"}});
  CHECK(!game.open().may_answer.has(kTheKiller));
  finish_setup(game);
  CHECK(game.s.table.killer_traits.empty());
}

TEST_CASE(
    "TS-507 at the custom level the numbers are the host's; a player chooses for each of his Survivors") {
  RandomGame game =
      choosing(2, {{"traits", "custom"}, {"traits_survivor", "2_of_4"}, {"traits_killer", "0_of_0"}});
  for (int i = 0; i < 6; ++i) game.answer(Seat{1}, game.options(Seat{1})[0]);
  for (Survivor who : kAllSurvivors) CHECK(game.s.hidden.survivors.traits[at(who)].size() == 2);
  CHECK(!game.asks(QuestionKind::PickTrait));
}

TEST_CASE("TS-508 TS-509 set-up traits of the Killer hold before round 1") {
  RandomGame heavy = with_killer_trait(KillerTrait::HeavyBlow);
  CHECK(strength(heavy.rules, heavy.s.table) == 6);
  RandomGame handicap = with_killer_trait(KillerTrait::Handicap);
  CHECK(strength(handicap.rules, handicap.s.table) == 4);
  finish_setup(handicap);
  CHECK(hand_size(handicap.s) == 3);
  RandomGame devious = with_killer_trait(KillerTrait::Devious);
  finish_setup(devious);
  CHECK(hand_size(devious.s) == 3);
  RandomGame night = with_killer_trait(KillerTrait::Nightfall);
  CHECK(night.s.table.fear == std::array<std::uint8_t, kPlaces>{1, 1, 1});  // TS-509
}

TEST_CASE(
    "TS-510 Lie in wait: level 2 with its strength from the start, and the first Killer phase is skipped") {
  RandomGame game = with_killer_trait(KillerTrait::LieInWait);
  CHECK(game.s.table.level == 2);
  CHECK(strength(game.rules, game.s.table) == 6);
  finish_setup(game);
  while (game.s.table.round == 1) {
    CHECK(game.s.table.phase == Phase::Survivor);
    game.step();
    REQUIRE(!game.over());
  }
  CHECK(hand_size(game.s) == 2);  // no draw either
}

TEST_CASE("TS-508 ST-20 the Gunslinger takes a Revolver out of the discovery deck") {
  RandomGame game = game_where(
      [](const RandomGame& each) {
        return each.asks(QuestionKind::PickTrait) &&
               each.s.hidden.survivors.dealt[0].has(SurvivorTrait::Gunslinger);
      },
      2, {{"traits", "easy"}});
  game.answer(Seat{1}, answer::KeepTrait{SurvivorTrait::Gunslinger});
  while (game.asks(QuestionKind::PickTrait)) game.answer(Seat{1}, game.options(Seat{1})[0]);
  CHECK(carries(game.s, survivor_at(0), Item::Revolver));
  CHECK(cards_left(game.s.hidden.survivors.discovery) == 31);
  CHECK(cards_left(game.rules.discovery) == 32);
}

}  // namespace holdout::terrorscape
