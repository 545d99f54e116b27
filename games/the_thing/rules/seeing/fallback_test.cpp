#include "games/the_thing/rules/seeing/fallback.h"

#include <set>

#include <doctest/doctest.h>

#include "engine/rng.h"
#include "games/the_thing/rules/testing/played_meeting.h"

// Time-out answers: section 7 of the rules, last column.

namespace holdout::the_thing {
namespace {

using L = Location;

// A whole game, answered at random.
struct Game {
  Rules rules;
  State s{};
  Rng rng;
  Log off{};

  Game(int players, std::uint64_t seed)
      : rules(*make_rules({.players = players, .options = {{"max_rounds", "12"}}, .figures = {}})),
        rng(seed) {
    lay_out(rules, s);
    s.running.stack.push(Preparation{});
    Now now{rules, s, off};
    follow(now, again());
  }
  const Question& open() const { return s.running.open; }
  void answer_chance() {
    Outcomes out;
    outcomes_of_top(rules, s, out);
    answer_top(rules, s, kChance, out.at_ticket(rng.below(out.total())), off);
  }
  Actions options(Seat seat) const {
    Actions out;
    options_of_top(rules, s, seat, out);
    return out;
  }
  void answer_at_random(Seat seat) {
    const Actions out = options(seat);
    answer_top(rules, s, seat, out[static_cast<int>(rng.below(static_cast<std::uint32_t>(out.size())))], off);
  }
};

// The same position, but every Character of the seat has the other role.
Action as_the_other_role(const Game& game, Seat seat) {
  State twin = game.s;
  for (Slot slot : characters_of(twin.table, seat))
    twin.hidden.aliens =
        twin.hidden.aliens.has(slot) ? twin.hidden.aliens.without(slot) : twin.hidden.aliens.with(slot);
  return fallback(game.rules, twin, seat, 0);
}

template <class Part>
Action answer_of(const Part& p, Ticket ticket = 0) {
  return fallback(p.rules, p.s, p.s.running.open.waited_for.first(), ticket);
}

}  // namespace

TEST_CASE("leak trap 8: a time-out answer is legal and the same for both roles, in whole games of 1 to 8") {
  int reveals = 0;
  int laid = 0;
  for (int players = 1; players <= kMaxSlots; ++players) {
    Game game(players, static_cast<std::uint64_t>(players));
    while (!game.open().over()) {
      if (game.open().chance()) {
        game.answer_chance();
        continue;
      }
      for (Seat seat : game.open().waited_for) {
        const Action answer = fallback(game.rules, game.s, seat, 0);
        REQUIRE(game.options(seat).contains(answer));
        REQUIRE(as_the_other_role(game, seat) == answer);
      }
      reveals += game.open().kind == u8(QuestionKind::Reveal);
      laid += game.open().kind == u8(QuestionKind::LayTokens);
      game.answer_at_random(game.open().waited_for.first());
    }
    CHECK(game.s.table.ending != Ending::Running);
  }
  CHECK(reveals > 0);
  CHECK(laid > 0);
}

TEST_CASE("a table at which every clock runs out comes to an end") {
  for (int players : {1, 3, 4, 6, 8}) {
    Game game(players, 7);
    while (!game.open().over()) {
      if (game.open().chance()) {
        game.answer_chance();
        continue;
      }
      const Seat seat = game.open().waited_for.first();
      answer_top(game.rules, game.s, seat, fallback(game.rules, game.s, seat, 0), game.off);
    }
    CHECK(game.s.table.ending != Ending::Running);
  }
}

TEST_CASE("D-2 the whole pool on one random location with a track, the larger pool too") {
  std::set<Location> struck;
  for (Ticket ticket = 0; ticket < 5; ++ticket) {
    Meetings m(8);
    m.alien({kS1}, 14);
    m.play(PlanAttack{});
    const Action first = answer_of(m, ticket);
    const Location l = parts_of<answer::Strike>(first).place;
    CHECK(first == answer::Strike{.place = l, .n = 10});
    struck.insert(l);
    m.answer(first);
    const Action second = answer_of(m, ticket + 1);  // another time-out: the card stays the same
    CHECK(second == answer::Strike{.place = l, .n = 4});
    m.answer(second);
    m.answer(answer_of(m, ticket));
    CHECK(m.t().laid.size() == 1);
    CHECK(m.t().laid[0] == 14);
  }
  CHECK(struck == std::set<Location>{L::Boiler, L::Generator, L::Radio, L::Helicopter, L::Snowcat});
}

TEST_CASE("D-2 a draft that its maker began is put forward as it is") {
  Meetings m(8);
  m.alien({kS1}, 14);
  m.play(PlanAttack{});
  m.answer(answer::Strike{.place = L::Lab, .n = 10});
  m.answer(answer::Strike{.place = L::Kitchen, .n = 2});
  CHECK(answer_of(m, 3) == answer::Confirm{});
}

TEST_CASE("D-16 a random token of those that may be looked at, each of them by some ticket") {
  Meetings m;
  m.put(L::Lab, {kS0, kS2, kS3});
  m.t().meeting = {};
  m.t().meeting.at = L::Lab;
  m.t().meeting.present = only(kS0).with(kS2).with(kS3);
  m.play(InfectionCheck{});
  while (m.asked(QuestionKind::LayTokens)) m.lays(Laid::BothHuman);
  REQUIRE(m.asked(QuestionKind::Peek));
  std::set<std::pair<int, int>> looked;
  for (Ticket ticket = 0; ticket < 4; ++ticket) {
    const auto [who, n] = parts_of<answer::Peek>(answer_of(m, ticket));
    looked.insert({index(who), n});
  }
  CHECK(looked == std::set<std::pair<int, int>>{{2, 0}, {2, 1}, {3, 0}, {3, 1}});
}

TEST_CASE("D-1 the weather that burns less; a tie goes to the faster rescue") {
  PlayedPart<RollWeather> p;
  p.t().station_sky = Sky::Storm;
  p.play(RollWeather{});
  p.roll(Sky::Cloud);
  CHECK(answer_of(p) == answer::Keep{Sky::Cloud});
}

TEST_CASE("D-4 D-5 placed where most is missing and nobody is, with a card that can be performed") {
  Acting p;
  p.hand(kS1, {0, 1, 2});
  p.fuel(L::Boiler, 0);
  p.play(Placement{});
  CHECK(answer_of(p) == answer::Place{.place = L::Boiler});
  p.put(L::Boiler, {kS3});
  CHECK(answer_of(p) == answer::Place{.place = L::Radio});  // all its damage spaces are full
  p.answer(answer::Place{.place = L::Radio});
  REQUIRE(p.asked(QuestionKind::HandIn));
  CHECK(answer_of(p) == answer::HandIn{CardKind::Repair});
}

TEST_CASE("D-6 a balanced hand: Use, Repair, Use") {
  Acting p;
  p.hand(kS1, {0, 0, 3});
  p.play(Placement{});
  p.answer(answer::Rest{});
  REQUIRE(p.asked(QuestionKind::SwapHand));
  CHECK(answer_of(p) == answer::Hand{.use = 2, .repair = 1, .sabotage = 0});
}

TEST_CASE("D-10 D-11 avoids with a Firearm only; fights where the Alien is not weaker") {
  PlayedPart<Avoiding, AlienEncounter> p;
  p.put(L::Lab, {kS0, kS2});
  p.pile({2, 0, 0});
  p.give(kS0, WeaponKind::Melee);
  p.t().meeting.at = L::Lab;
  p.t().meeting.present = only(kS0).with(kS2);
  p.play(Avoiding{});
  CHECK(answer_of(p) == answer::Pass{});
  p.give(kS0, WeaponKind::Firearm);
  CHECK(answer_of(p) == answer::Wield{WeaponKind::Firearm});
  p.answer(answer::Pass{});

  p.give(kS0, WeaponKind::Dynamite);
  p.t().alien_at[at(L::Lab)] = 2;
  AlienEncounter fight;
  fight.step = AlienEncounter::Step::Fight;
  p.play(fight);
  REQUIRE(p.asked(QuestionKind::Fight));
  CHECK(answer_of(p) == answer::Wield{WeaponKind::Dynamite});
  p.t().alien_at[at(L::Lab)] = 1;
  CHECK(answer_of(p) == answer::Pass{});
}

TEST_CASE("D-20 burns only when the Frost token could reach its end next round") {
  Acting p;
  p.put(L::Armory, {kS0});
  p.pile({2, 0, 0});
  p.give(kS0, WeaponKind::Dynamite);
  p.t().boiler_destroyed = true;
  p.t().frost = 3;
  p.play(Fires{});
  REQUIRE(p.asked(QuestionKind::Burn));
  CHECK(answer_of(p) == answer::Pass{});
  p.t().frost = 4;
  CHECK(answer_of(p) == answer::Wield{WeaponKind::Dynamite});
}

TEST_CASE("D-21 D-22 the Leader's own Character last; flips while the pile is expected to help") {
  Acting p;
  p.pile({3, 0, 0});
  p.put(L::Weather, {kS0});
  p.put(L::Kitchen, {kS2, kS3});
  p.everybody_rests_but(only(kS0).with(kS2).with(kS3));
  p.play(AssignPile{});
  p.draw(CardKind::Use);
  REQUIRE(p.asked(QuestionKind::Assign));
  CHECK(answer_of(p) == answer::Choose{kS2});
  p.answer(answer::Choose{kS2});
  REQUIRE(p.asked(QuestionKind::GoOn));
  CHECK(answer_of(p) == answer::Pass{});  // of Use, Repair, Sabotage only Use can be done
  p.damage(L::Boiler, 1);
  p.put(L::Boiler, {kS3});
  CHECK(answer_of(p) == answer::Yes{});
}

TEST_CASE("V-1 V-8 as D-4; the one with the fewest cards transforms") {
  PlayedPart<FewMovement, Collision> p(1);
  p.play(FewMovement{});
  CHECK(answer_of(p) == answer::Place{.place = L::Radio, .who = Slot{0}});
  p.give(kS0, ItemKind::Wire);
  p.t().suspicion = {4, 4, 1, 1, 1, 1};
  p.t().threat = 4;
  p.play(Collision{});
  CHECK(answer_of(p) == answer::Choose{Slot{1}});
}

TEST_CASE("V-3 V-4 V-5 V-6 re-rolls and cancels bad faces while the marker keeps its distance") {
  PlayedPart<DiceSet, FreeActions> p(1);
  p.put(L::Kitchen, {kS0});
  p.put(L::Sleeping, {kS1});
  p.sheet(kS0, CharacterId::Garry);
  p.t().actor = kS0;
  p.t().dice = {Face::Threat, Face::Use, Face::Sabotage};
  p.play(DiceSet{});
  CHECK(answer_of(p) == answer::Reroll{0});
  p.answer(answer::Pass{});
  CHECK(answer_of(p) == answer::Cancel{0});
  p.t().threat = 3;  // a step would bring the marker beside it
  CHECK(answer_of(p) == answer::Pass{});
  p.t().threat = 6;
  p.answer(answer::Cancel{0});
  CHECK(answer_of(p) == answer::TurnDie{.n = 2, .face = Face::Use});
  p.answer(answer::TurnDie{.n = 2, .face = Face::Use});
  CHECK(answer_of(p) == answer::Pass{});
  p.answer(answer::Pass{});
  CHECK(answer_of(p) == answer::Use{});
}

TEST_CASE("V-6 D-30 no Use is wasted at a vehicle that is ready to leave") {
  PlayedPart<DiceSet, FreeActions> p(1);
  p.put(L::Snowcat, {kS0});
  p.give(kS0, ItemKind::Keys);
  p.damage(L::Snowcat, 0);
  p.fuel(L::Snowcat, p.rules.fuel_spaces[at(L::Snowcat)]);
  p.t().actor = kS0;
  p.t().dice = {Face::Use, Face::Use, Face::Use};
  p.play(DiceSet{});
  p.answer(answer::Pass{});
  REQUIRE(p.may(answer::Use{}));
  CHECK(answer_of(p) == answer::Pass{});
}

TEST_CASE("V-4 a sleeper that is waited for turns the last bad die after a cancel, and no other") {
  PlayedPart<DiceSet, FreeActions> p(3);
  p.put(L::Kitchen, {kS0});
  p.put(L::Sleeping, {kS4});
  p.t().actor = kS0;
  p.t().dice = {Face::Threat, Face::Use, Face::Sabotage};
  p.play(DiceSet{});
  p.answer(answer::Pass{});
  REQUIRE(p.asked(QuestionKind::CancelDie, kS4));
  CHECK(answer_of(p) == answer::Pass{});
  p.t().dice[0] = Face::None;
  CHECK(answer_of(p) == answer::TurnDie{.n = 2, .face = Face::Use});
}

TEST_CASE("V-2 V-7 dice go where they help most and are rolled while something can be gained") {
  PlayedPart<FewActions> p(1);
  p.put(L::Lab, {kS0});
  p.put(L::Kitchen, {kS1});
  p.t().dice = {Face::Use, Face::Repair, Face::Use};
  p.play(FewActions{.step = FewActions::Step::Assign});
  CHECK(answer_of(p) == answer::Choose{Slot{1}});
  p.answer(answer::Choose{Slot{1}});
  p.t().standing.remove(kS1);
  p.t().dice.fill(Face::None);
  p.come_back();
  REQUIRE(p.asked(QuestionKind::RollAgain));
  CHECK(answer_of(p) == answer::Pass{});
  p.t().standing.add(kS1);
  CHECK(answer_of(p) == answer::Yes{});
}

TEST_CASE("questions have the time of their kind, chance has none; talk leaves some after each act") {
  Game game(4, 1);
  REQUIRE(game.open().chance());
  CHECK(time_limit(game.rules, game.s).seconds == 0);
  game.s.running.open = {};
  game.s.running.open.may_answer = first_seats(4);
  game.s.running.open.kind = u8(QuestionKind::Vote);
  CHECK(time_limit(game.rules, game.s).seconds == 45);
  CHECK(time_limit(game.rules, game.s).grace_seconds == 0);
  game.s.running.open.kind = u8(QuestionKind::Talk);
  CHECK(time_limit(game.rules, game.s).seconds == 180);
  CHECK(time_limit(game.rules, game.s).grace_seconds == 20);
}

}  // namespace holdout::the_thing
