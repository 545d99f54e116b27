#include "engine/rng.h"
#include "games/the_thing/rules/testing/played_part.h"

namespace holdout::the_thing {
namespace {

constexpr Action choose(Slot slot) { return answer::Choose{slot}; }

// Only those put somewhere stand; the others rest in the Sleeping Quarters.
Acting standing(int players, Slots who) {
  Acting b(players);
  for (Slot slot : b.t().characters.without(who)) b.put(Location::Sleeping, {slot});
  b.everybody_rests_but(who);
  return b;
}

}  // namespace

TEST_CASE("E-8 TT-602 TT-603 TT-604 TT-620 TT-657 the Leader's four cards") {
  Acting b = standing(4, first_slots(4));
  b.put(Location::Boiler, {kS0, kS1});
  b.put(Location::Weather, {kS2});
  b.put(Location::Radio, {kS3});  // damaged: no Use
  b.fuel(Location::Boiler, 1);
  b.damage(Location::Boiler, 1);
  b.pile({2, 1, 1});
  b.play(AssignPile{});
  b.draw(CardKind::Use);
  REQUIRE(b.asked(QuestionKind::Assign, kS0));
  b.answer(choose(kS0));
  CHECK(b.t().fuel[at(Location::Boiler)] == 3);
  CHECK(!b.t().standing.has(kS0));
  REQUIRE(b.asked(QuestionKind::GoOn, kS0));
  b.answer(answer::Yes{});
  b.draw(CardKind::Sabotage);
  const int depot = b.t().fuel_depot;
  b.answer(choose(kS2));
  CHECK(b.t().fuel_depot == depot - 1);
  CHECK(!b.t().standing.has(kS2));
  b.answer(answer::Yes{});
  b.draw(CardKind::Repair);
  b.answer(choose(kS1));
  CHECK(b.t().damage[at(Location::Boiler)] == 0);
  b.answer(answer::Yes{});
  b.draw(CardKind::Use);
  CHECK(b.options().size() == 1);
  b.answer(choose(kS3));
  CHECK(b.told(EventKind::ActionLost) == 1);
  CHECK(b.last<event::ActionLost>() == event::ActionLost{.who = Slot{3}, .card = CardKind::Use});
  CHECK(b.t().standing.empty());
  CHECK(b.finished());
  CHECK(b.t().discard_size == 4);
  CHECK(b.t().discard_open == CardCounts{2, 1, 1});  // TT-609
  const RoundRecord& record = b.t().history[1];
  CHECK(record.flips == 4);
  CHECK(record.sabotages == 1);
  CHECK(record.leader == Seat{0});
}

TEST_CASE("X-8 TT-603 a card nobody can perform is lost; the Leader lays somebody all the same") {
  Acting b = standing(4, only(kS1).with(kS2));
  b.put(Location::Boiler, {kS1});
  b.put(Location::Lab, {kS2});
  b.pile({0, 2, 0});
  b.play(AssignPile{});
  b.draw(CardKind::Repair);
  CHECK(b.options().size() == 2);
  const State before = b.s;
  b.answer(choose(kS2));
  CHECK(b.told(EventKind::ActionLost) == 1);
  CHECK(b.t().standing == only(kS1));
  CHECK(b.t().damage == before.table.damage);
  CHECK(b.t().fuel == before.table.fuel);
  CHECK(b.asked(QuestionKind::GoOn, kS0));  // the Leader need not stand
}

TEST_CASE("TT-605 the Leader may stop; the rest is discarded unseen") {
  Acting b = standing(4, first_slots(4));
  b.put(Location::Weather, {kS0, kS1, kS2});
  b.pile({1, 1, 1});
  b.play(AssignPile{});
  b.draw(CardKind::Sabotage);
  b.answer(choose(kS0));
  b.answer(answer::Pass{});
  CHECK(b.finished());
  CHECK(b.t().pile_size == 0);
  CHECK(b.t().discard_size == 3);
  CHECK(b.t().discard_open == CardCounts{0, 0, 1});
  CHECK(b.last<event::PileDiscarded>().n == 2);
  CHECK(b.t().actor == kNoSlot);
  CHECK(b.t().flipped == CardKind::None);
}

TEST_CASE("TT-601 at least one card is flipped; TT-607 unless nobody stands or there is no card") {
  Acting b = standing(4, only(kS1));
  b.put(Location::Lab, {kS1});
  b.pile({1, 0, 0});
  b.play(AssignPile{});
  CHECK(b.chance_is_asked());

  Acting lying = standing(4, {});
  lying.pile({1, 1, 1});
  lying.play(AssignPile{});
  CHECK(lying.finished());
  CHECK(lying.t().discard_size == 3);
  CHECK(lying.t().discard_open == CardCounts{});

  Acting empty = standing(4, only(kS1));
  empty.put(Location::Lab, {kS1});
  empty.play(AssignPile{});
  CHECK(empty.finished());
  CHECK(empty.told(EventKind::PileDiscarded) == 0);
}

TEST_CASE("TT-415 a flip is taken for the card that lay open; nothing tells whose it was") {
  Acting b = standing(5, only(kS1).with(kS2));
  b.put(Location::Weather, {kS1, kS2});
  b.pile({1, 0, 2});
  --b.h().pile_down[at(CardKind::Sabotage)];
  ++b.t().pile_open[at(CardKind::Sabotage)];
  b.play(AssignPile{});
  CHECK(b.outcomes().total() == 3);
  b.draw(CardKind::Sabotage);
  CHECK(b.t().pile_open == CardCounts{});
  CHECK(b.h().pile_down == CardCounts{1, 0, 1});
  // Leak trap 1: nobody's.
  CHECK(b.last(EventKind::Flipped) == told(event::Flipped{CardKind::Sabotage}));
}

TEST_CASE("X-22 TT-613 TT-631 TT-910 Tools first make a lost Use possible: an escape") {
  Acting b = standing(4, only(kS1).with(kS2));
  b.put(Location::Helicopter, {kS1});
  b.put(Location::Radio, {kS2});
  b.fuel(Location::Helicopter, b.rules.fuel_spaces[at(Location::Helicopter)]);
  b.damage(Location::Helicopter, 1);
  b.give(kS1, ItemKind::Tools);
  b.give(kS1, ItemKind::Keys);
  b.pile({1, 0, 0});
  b.play(AssignPile{});
  b.draw(CardKind::Use);
  CHECK(b.options().size() == 2);  // nobody can perform it
  b.answer(choose(kS1));
  REQUIRE(b.asked(QuestionKind::FreeAction, kS1));
  b.answer(answer::UseItem{ItemKind::Tools});
  CHECK(b.t().damage[at(Location::Helicopter)] == 0);
  REQUIRE(b.asked(QuestionKind::Escape, kS1));
  b.answer(answer::Escape{});
  REQUIRE(b.on_top<Boarding>());
  CHECK(b.t().boarding.exit == Exit::Helicopter);
  CHECK(b.t().boarding.first == kS1);
  CHECK(b.t().boarding.aboard == only(kS1));
  CHECK(b.t().items_held[1] == 0);  // TT-1020
}

TEST_CASE("TT-604 who lies cannot be chosen; TT-606 the Leader alone decides, standing or not") {
  Acting b = standing(5, only(kS2).with(kS3));
  b.t().leader = Seat{4};
  b.put(Location::Weather, {kS1, kS2, kS3});  // kS1 lies there
  b.pile({0, 0, 2});
  b.play(AssignPile{});
  b.draw(CardKind::Sabotage);
  REQUIRE(b.asked(QuestionKind::Assign, kS4));
  CHECK(b.s.running.open.may_answer == only(Seat{4}));
  CHECK(b.options().size() == 2);
  b.answer(choose(kS3));
  b.answer(answer::Yes{});
  b.draw(CardKind::Sabotage);
  CHECK(b.options().size() == 1);
  CHECK(b.may(choose(kS2)));
}

// Whole action phases with answers at random: every stop counts all cards and tokens (PlayedPart).
TEST_CASE("TT-401 to TT-659 at random: nothing is made or lost, every question has an answer") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    CAPTURE(seed);
    Rng rng(seed);
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    Acting b(4 + static_cast<int>(seed % 5));
    for (Slot slot : b.t().characters) b.sheet(slot, static_cast<CharacterId>(index(slot)));
    const auto play_at_random = [&](const auto& procedure) {
      b.play(procedure);
      while (!b.finished() && !b.on_top<Boarding>()) {
        if (b.on_top<LosePileCard>()) {
          b.come_back();
        } else if (b.chance_is_asked()) {
          b.chance(b.outcomes().at_ticket(rng.below(b.outcomes().total())));
        } else {
          const Actions legal = b.options();
          REQUIRE(legal.size() > 0);
          b.answer(legal[below(legal.size())]);
        }
      }
    };
    for (int round = 1; round <= 8 && !b.on_top<Boarding>() && !b.game_is_over(); ++round) {
      b.t().standing = b.t().characters;
      for (Slot slot : b.t().characters) b.put(Location::RecRoom, {slot});
      play_at_random(RollWeather{});
      play_at_random(Upkeep{});
      if (b.game_is_over()) break;
      play_at_random(DrawHands{});
      play_at_random(Placement{});
      if (frost_in_play(b.t())) play_at_random(Fires{});
      play_at_random(AssignPile{});
    }
    CHECK(b.told(EventKind::Flipped) > 0);
  }
}

}  // namespace holdout::the_thing
