#include "games/the_thing/rules/seeing/imagine.h"

#include <doctest/doctest.h>

#include "games/the_thing/rules/positions/position_text.h"
#include "games/the_thing/rules/testing/random_game.h"

// Worlds that a viewer imagines: they look the same to it, stand at the same step, and follow what it knows.

namespace holdout::the_thing {
namespace {

constexpr Slot kMe{0}, kX{1}, kY{2}, kZ{3};

// Of so many worlds that seat 0 imagines, those in which this holds.
template <class Holds>
int worlds_where(const Rules& r, const View& view, const Holds& holds, const Belief& belief = {}) {
  constexpr int kWorlds = 3000;
  Rng rng(7);
  int found = 0;
  for (int i = 0; i < kWorlds; ++i) found += holds(imagine(r, view, belief, rng));
  return found;
}
int alien_worlds(const Rules& r, const View& view, Slot slot, const Belief& belief = {}) {
  return worlds_where(
      r, view, [&](const State& s) { return s.hidden.aliens.has(slot); }, belief);
}

// Seat 0 of four, a Human, before the first placement of round 2; nobody has met anybody.
RandomGame second_round() {
  const auto there = [](const RandomGame& g) {
    return g.asks(QuestionKind::Move) && g.s.table.round == 2 &&
           g.s.table.characters == first_slots(g.rules.slots) && !g.s.hidden.aliens.has(kMe);
  };
  RandomGame game = game_where(there, 4);
  game.s.table.history[0].contacts = Contacts::none();
  game.s.table.proven_round = {};
  game.s.hidden.saw_alien = {};
  return game;
}

TEST_CASE("imagine: every viewer's world looks the same, is possible and stands at the same step") {
  for (int players = 1; players <= kMaxSlots; ++players)
    along_games(players, 2, {{"max_rounds", "12"}}, [](RandomGame& game) {
      for (Seat viewer : game.seats().with(kSpectator)) {
        const View view = game.view(viewer);
        const State other = imagine(game.rules, view, {}, game.rng);
        REQUIRE(hash_of(view_of(game.rules, other, viewer)) == hash_of(view));
        REQUIRE(other.running.open.kind == game.open().kind);
        const SeatSet team = game.s.hidden.council.team;  // how far it has come strangers do not know
        if (team.empty() || team.has(viewer)) REQUIRE(other.running.open == game.open());
        REQUIRE(TheThing::check(game.rules, other));
      }
    });
}

TEST_CASE("imagine: without anything known each of the others is as likely to have begun as the Alien") {
  const RandomGame game = second_round();
  const View view = game.view(Seat{0});
  CHECK(alien_worlds(game.rules, view, kMe) == 0);
  for (Slot slot : {kX, kY, kZ}) {
    CHECK(alien_worlds(game.rules, view, slot) > 900);
    CHECK(alien_worlds(game.rules, view, slot) < 1100);
  }
}

TEST_CASE("imagine: TT-553 a Human token seen makes its owner less likely to be an Alien") {
  RandomGame game = second_round();
  game.s.table.history[0].contacts.looked(kMe, kX, 0);
  const int after = alien_worlds(game.rules, game.view(Seat{0}), kX);
  CHECK(after < 860);  // 1/3 times (1 - .6 / 2), of all that is left: 0.26
  CHECK(after > 680);
}

TEST_CASE("imagine: TT-551 an Alien token seen makes its owner one in every world") {
  RandomGame game = second_round();
  game.s.table.history[0].contacts.looked(kMe, kX, 0);
  game.s.hidden.aliens = only(kX).with(kMe);
  game.s.hidden.infection.fill({});
  game.s.hidden.infection[at(kX)].by = kFirstAlien;
  game.s.hidden.infection[at(kMe)] = {.by = u8(kX), .round = 1, .check = 1};
  game.s.hidden.saw_alien[at(kMe)] = only(kX);
  CHECK(alien_worlds(game.rules, game.view(Seat{0}), kX) == 3000);
}

TEST_CASE("imagine: TT-727 TT-750 what a Test or a reveal showed is so in every world") {
  RandomGame game = second_round();
  game.s.table.proven_round[at(kX)] = 1;
  CHECK(alien_worlds(game.rules, game.view(Seat{0}), kX) == 0);
  CHECK(alien_worlds(game.rules, game.view(Seat{0}), kY) > 1350);
}

TEST_CASE("imagine: TT-540 TT-560 contacts make Aliens, by the odds of the bag and the tokens") {
  RandomGame dog = second_round();
  dog.s.table.history[0].contacts.met_dog(kX);
  const int met = alien_worlds(dog.rules, dog.view(Seat{0}), kX);  // 1/3 + 2/3 * 2/9
  CHECK(met > 1340);
  CHECK(met < 1550);
  RandomGame look = second_round();
  look.s.table.history[0].contacts.looked(kX, kY, 1);
  const int looked = alien_worlds(look.rules, look.view(Seat{0}), kX);  // 1/3 + 1/3 * .3
  CHECK(looked > 1200);
  CHECK(looked < 1400);
}

TEST_CASE("imagine: a belief about who began and about hands is followed") {
  const RandomGame game = second_round();
  const View view = game.view(Seat{0});
  Belief belief;
  belief.first[at(kX)] = 200;
  CHECK(alien_worlds(game.rules, view, kX, belief) > 2900);
  belief.hands[at(kX)] = {1, 1, 100};
  const auto sabotages = [](const State& s) { return s.hidden.hands[at(kX)][at(CardKind::Sabotage)] > 1; };
  CHECK(worlds_where(game.rules, view, sabotages, belief) > 2 * worlds_where(game.rules, view, sabotages));
}

TEST_CASE("imagine: TT-411 the own card lies in the pile until cards are flipped") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    RandomGame game(5, seed);
    REQUIRE(game.until(
        [](const RandomGame& g) { return g.asks(QuestionKind::Move) && g.s.table.pile_size > 3; }));
    for (Seat seat : game.seats()) {
      const View view = game.view(seat);
      if (view.handed == CardKind::None) continue;
      ++seen;
      CHECK(worlds_where(game.rules, view, [&](const State& s) {
              return s.hidden.pile_down[at(view.handed)] > 0 && s.hidden.handed[at(seat)] == view.handed;
            }) == 3000);
    }
  }
  CHECK(seen > 6);
}

TEST_CASE("imagine: TT-601 a card of another kind that was flipped was not the own one") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    RandomGame game(5, seed);
    if (!game.until(QuestionKind::Assign) || game.s.table.round > 1) continue;
    for (Seat seat : game.seats()) {  // one card is flipped, the first of this game
      const View view = game.view(seat);
      const bool mine_may_be_shown = view.handed == game.s.table.flipped;
      if (view.handed == CardKind::None || mine_may_be_shown || view.table.pile_size == 0) continue;
      ++seen;
      CHECK(worlds_where(game.rules, view,
                         [&](const State& s) { return s.hidden.pile_down[at(view.handed)] > 0; }) == 3000);
    }
  }
  CHECK(seen > 6);
}

TEST_CASE("imagine: TT-702 cards offered or given lie where the viewer knows them") {
  const RandomGame game = game_at(QuestionKind::TradeAnswer, 6);
  const TradeOffer& offer = game.s.table.offer;
  const View view = game.view(seat_of(game.s.table, offer.to));
  const auto held = [](const State& s, Slot slot, Good g) {
    const Belongings& own = s.hidden.belongings[at(slot)];
    return is_weapon(g) ? own.weapons[at(weapon_of(g))] : own.items[at(item_of(g))];
  };
  for (Good g : view.offered.give)
    CHECK(worlds_where(game.rules, view, [&](const State& s) { return held(s, offer.from, g) > 0; }) == 3000);
  int known = 0;
  along_games(6, 6, {}, [&](RandomGame& each) {
    for (Seat viewer : each.seats()) {
      const View own = each.view(viewer);
      for (Slot holder : first_slots(6))
        for (Good g : own.known_goods[at(holder)]) {
          ++known;
          REQUIRE(held(imagine(each.rules, own, {}, each.rng), holder, g) > 0);
        }
    }
  });
  CHECK(known > 20);
}

TEST_CASE(
    "imagine: TT-702 others may be building an offer, with cards that they hold; the own one is as it is") {
  RandomGame game = game_at(QuestionKind::Talk, 6);
  const Slots those = game.s.table.characters;
  const Seat me = seat_at(index(those.first()));
  const Seat other = seat_at(index(those.without(those.first()).first()));
  game.s.hidden.drafts.of(me) = {
      .from = slot_at(index(me)), .partner = slot_at(index(other)), .give = {}, .ask = {}};
  const View view = game.view(me);
  int given = 0;
  const int building = worlds_where(game.rules, view, [&](const State& s) {
    REQUIRE(s.hidden.drafts.of(me) == view.draft);
    REQUIRE(TheThing::check(game.rules, s));
    for (const OfferDraft& each : s.hidden.drafts.by_seat) given += each.give.size();
    return s.hidden.drafts.of(other) != OfferDraft{};
  });
  CHECK(building > 1000);
  CHECK(building < 2900);
  CHECK(given > 100);
}

TEST_CASE("imagine: TT-730 who volunteers for a Test can do it in every world") {
  for (std::string_view goods : {"blood_bag, failure", "flamethrower, wire, keys"}) {
    CAPTURE(goods);
    RandomGame game(8);
    const std::string both = "goods red: " + std::string(goods) + "; goods green: " + std::string(goods);
    game.s = read_given("8 players; phase 6; aliens blue; suspicion white 3\n" + both)->state;
    for (Slot tester : {kMe, kX})
      game.answer(seat_at(index(tester)), answer::Test{.who = Slot{4}, .own = tester});
    REQUIRE(game.asks(QuestionKind::ChooseTester));
    for (Seat viewer : {Seat{0}, Seat{3}, kSpectator})
      for (int i = 0; i < 60; ++i)
        REQUIRE(TheThing::check(game.rules, imagine(game.rules, game.view(viewer), {}, game.rng)));
  }
}

TEST_CASE("imagine: TT-652 no Blood Bag comes out of a bag that was said to hold none") {
  const auto written = read_given(
      "4 players; assignment; round 2; leader yellow; lab bag: failure x5; pile: sabotage, use; lab: green, "
      "blue");
  REQUIRE(written);
  const Rules rules = *make_rules(written->setup);
  State s = written->state;
  std::vector<Event> events;
  Log log(events);
  const auto answer = [&](Seat seat, Action a) { TheThing::apply(rules, s, seat, a, log); };
  const Seat leader{3};
  answer(kChance, answer::Draw{CardKind::Sabotage});
  answer(leader, answer::Choose{Slot{1}});
  REQUIRE(s.table.no_blood);
  answer(leader, answer::Yes{});
  answer(kChance, answer::Draw{CardKind::Use});
  answer(leader, answer::Choose{Slot{2}});
  answer(kChance, answer::Draw{LabKind::Failure});
  REQUIRE(s.hidden.lab_drawn == LabKind::Failure);
  const View view = view_of(rules, s, Seat{0});
  CHECK(worlds_where(rules, view,
                     [](const State& world) { return world.hidden.lab_drawn == LabKind::BloodBag; }) == 0);
}

}  // namespace
}  // namespace holdout::the_thing
