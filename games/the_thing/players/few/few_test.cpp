#include <doctest/doctest.h>

#include "games/the_thing/players/few/dice.h"
#include "games/the_thing/players/few/novice.h"
#include "games/the_thing/players/few/place.h"
#include "games/the_thing/players/few/regular.h"
#include "games/the_thing/players/few/testing/table.h"

// Computer players of the game for 1 to 3 players: their picture of it, and whole games.

namespace holdout::the_thing::few {
namespace {

using L = Location;

struct Played {
  State end;
  int answers = 0;
};

// A whole game; the same seed rolls the same dice.
template <class P>
Played play(const Setup& setup, std::uint64_t seed) {
  const RulesBox box(*make_rules(setup), setup);
  const Rules& r = box.as<Rules>();
  std::vector<std::unique_ptr<P>> players;
  for (int i = 0; i < r.players; ++i)
    players.push_back(std::make_unique<P>(box, seat_at(i), seed + static_cast<std::uint64_t>(i)));
  Rng rng(seed);
  Log off;
  Played played{.end = TheThing::start(r, off)};
  State& s = played.end;
  while (!TheThing::question(r, s).over()) {
    const Question& asked = TheThing::question(r, s);
    if (asked.chance()) {
      Outcomes outcomes;
      TheThing::outcomes(r, s, outcomes);
      TheThing::apply(r, s, kChance, outcomes.at_ticket(rng.below(outcomes.total())), off);
      continue;
    }
    const Seat seat = asked.waited_for.first();
    Actions options;
    TheThing::options(r, s, seat, options);
    ViewBox view;
    view.put(TheThing::view_of(r, s, seat));
    const Action chosen = players[static_cast<std::size_t>(index(seat))]->decide(view, {}, options, {});
    REQUIRE(options.contains(chosen));
    TheThing::apply(r, s, seat, chosen, off);
    ++played.answers;
  }
  return played;
}

}  // namespace

TEST_CASE("TT-1170: the chance to get away follows from the dice (X-39)") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  CHECK(o.getaway(0) == doctest::Approx(1));
  CHECK(o.getaway(2) == doctest::Approx(1));
  CHECK(o.getaway(3) == doctest::Approx(26.0 / 27));
  CHECK(o.getaway(5) == doctest::Approx(192.0 / 243));
}

TEST_CASE("Hope rises with work on a way out and falls with the Alien") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  const Sketch s(r, start(r));
  const double now = o.of(s);
  Sketch fixed = s;
  fixed.t.damage[at(L::Helicopter)] = 0;
  CHECK(o.of(fixed) > now);
  Sketch keys = s;
  keys.goods[0].items[at(ItemKind::Keys)] = 1;
  CHECK(o.of(keys) > now);
  Sketch revealed = s;
  transform(revealed, kA);
  CHECK(revealed.t.strength == r.first_strength);
  CHECK(o.of(revealed) < now);
  Sketch cold = s;
  cold.t.boiler_destroyed = true;
  cold.t.frost = u8(r.frost_end - 1);
  CHECK(o.of(cold) < now);
}

TEST_CASE("TT-754 TT-1121: after a defeat the next Alien is reckoned with half the crew's Strength") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  s.t.threat = u8(s.t.suspicion[at(kA)] + 1);  // a collision is near
  const double first = o.of(s);
  s.t.defeated.add(Slot{7});
  CHECK(s.next_strength() == r.slots / 2);
  CHECK(o.of(s) > first);
  transform(s, kA);
  CHECK(s.t.strength == r.slots / 2);
}

TEST_CASE("TT-504 TT-1113: a Dog that meets several is met before one that meets somebody alone") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  const View view = start(r);
  Sketch s(r, view);
  stand(s, L::Boiler, {kA});
  stand(s, L::Lab, {kB, kC});
  Actions options;
  for (L l : {L::Boiler, L::Lab}) options.push(answer::Go{l});
  CHECK(choose_order({o, view, s, options}) == answer::Go{L::Lab});
  s.t.meeting.avoided = only(kB).with(kC);
  CHECK(choose_order({o, view, s, options}) == answer::Go{L::Boiler});
}

TEST_CASE("TT-620 TT-623 in thought: all who stand there help, Windows twice") {
  const Rules r = rules_for(1);
  View view = start(r);
  view.table.sheet[at(kB)] = CharacterId::Windows;
  view.table.sheet[7] = CharacterId::Norris;
  Sketch s(r, view);
  stand(s, L::Radio, {kA, kB});
  act(s, kA, Deed::Repair);
  CHECK(s.t.damage[at(L::Radio)] == 4);
  act(s, kB, Deed::Repair);
  CHECK(s.t.damage[at(L::Radio)] == 0);
  lie(s, kA);
  stand(s, L::Snowcat, {kC});
  act(s, kC, Deed::Use);
  CHECK(s.t.fuel[at(L::Snowcat)] == 1);
  CHECK(s.t.outdoor_depot == r.outdoor_depot - 1);
}

TEST_CASE("TT-1122 TT-1124 in thought: of two who step onto the Threat token's space one transforms (X-36)") {
  const Rules r = rules_for(1);
  View view = start(r);
  view.table.threat = 2;
  Sketch s(r, view);
  raise_together(s, only(kA).with(kB));
  CHECK(s.t.characters.size() == r.slots - 1);
  CHECK(s.t.strength == r.first_strength);
}

TEST_CASE("TT-1145: a bad die is cancelled by who is behind the others, not next to the Threat token") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  stand(s, L::Snowcat, {kA, kB, kC});
  stand(s, L::Lab, {kD});
  for (Slot slot : s.t.characters.without(kA)) s.t.suspicion[at(slot)] = 2;
  const Dice dice{Face::Repair, Face::Use, Face::Sabotage};
  const DicePlan behind = best_plan(o, s, kA, dice);
  CHECK(behind.cancel_sabotage == 1);
  CHECK(behind.deed == Deed::Use);
  s.t.suspicion[at(kA)] = u8(s.t.threat - 1);
  CHECK(best_plan(o, s, kA, dice).cancel_sabotage == 0);
}

TEST_CASE("TT-1144: only the player of the sleeper counts on its die") {
  const Rules r = rules_for(2);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  stand(s, L::Radio, {kA, kB});
  stand(s, L::Sleeping, {kC});  // of the same player
  const Dice dice{Face::Use, Face::Use, Face::Threat};
  CHECK(best_plan(o, s, kA, dice).turn >= 0);
  put(s, kC, L::RecRoom);
  stand(s, L::Sleeping, {Slot{5}});  // of the other one
  CHECK(best_plan(o, s, kA, dice).turn == -1);
}

TEST_CASE(
    "TT-1144 V-4: asked before bad results count, a sleeper turns a die of another player if it helps") {
  const Rules r = rules_for(2);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  stand(s, L::Radio, {kA, kB});
  stand(s, L::Sleeping, {Slot{5}});
  s.t.actor = kA;
  s.t.dice = {Face::Use, Face::Use, Face::Threat};
  const Action turned = choose_turn(o, s);
  CHECK(is<answer::TurnDie>(turned));
  CHECK(parts_of<answer::TurnDie>(turned).n == 2);
  put(s, kA, L::Weather);
  s.t.fuel_depot = 0;
  s.t.threat = u8(r.max_suspicion);
  s.t.dice = {Face::Sabotage, Face::None, Face::None};
  CHECK(choose_turn(o, s) == answer::Pass{});  // nothing to sabotage, nothing to use
}

TEST_CASE("TT-1110 TT-1111: a plan of posts keeps to the rooms' limits and is the same for everybody") {
  const Rules r = rules_for(3);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  s.t.dogs = Locations{}.with(L::Storeroom).with(L::Radio);
  const Posts posts = plan_posts(o, s);
  std::array<int, kLocations> there{};
  for (Slot slot : s.t.characters) ++there[at(posts[at(slot)])];
  for (L l : kGreen) CHECK(there[at(l)] <= r.capacity[at(l)]);
  CHECK(there[at(L::Sleeping)] <= r.sleepers);
  CHECK(there[at(L::RecRoom)] == 0);
  put(s, kA, posts[at(kA)]);
  CHECK(plan_posts(o, s) == posts);
}

TEST_CASE("TT-216 TT-1150: whoever would freeze in the next upkeep burns the place instead of using it") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  View view = start(r);
  view.belongings[at(kA)].weapons[at(WeaponKind::Dynamite)] = 1;
  Sketch s(r, view);
  stand(s, L::Lab, {kA, kB});
  const Dice dice{Face::Use, Face::Use, Face::Repair};
  CHECK_FALSE(can_do(s, kA, Deed::Burn));  // TT-584
  CHECK(o.survives_next(s) == doctest::Approx(1));
  s.t.boiler_destroyed = true;
  s.t.frost = u8(r.frost_end - 1);
  CHECK(o.survives_next(s) == doctest::Approx(1.0 / 6));  // only the sun is bearable
  CHECK(best_plan(o, s, kA, dice).deed == Deed::Burn);
  CHECK(best_plan(o, s, kB, dice).deed != Deed::Burn);
  act(s, kA, Deed::Burn);  // TT-582
  CHECK(s.t.frost == 0);
  CHECK(is_burnt(s.t, L::Lab));
  CHECK_FALSE(s.t.standing.has(kB));
  CHECK(s.fire_weapons() == 0);
}

TEST_CASE("TT-233: a rescue that was called is a way out of its own, with several tries") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  Sketch s(r, start(r));
  transform(s, kA);
  const double before = o.of(s);
  s.t.damage[at(L::Radio)] = 0;
  const double repaired = o.of(s);
  CHECK(repaired > before);
  s.t.rescue = u8(r.rescue_start);
  const double called = o.of(s);
  CHECK(called > repaired);
  s.t.rescue = u8(r.rescue_station);
  const double waiting = o.of(s);
  CHECK(waiting > called);
  s.t.rescue_fuel = u8(r.rescue_fuel_last);
  CHECK(o.of(s) < waiting);
}

TEST_CASE("TT-1172: the crew boards at once unless a stopped attempt would freeze it") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  View view = start(r);
  view.belongings[at(kB)].weapons[at(WeaponKind::Dynamite)] = 1;
  Table& t = view.table;
  t.rescue = u8(r.rescue_station);
  t.boiler_destroyed = true;
  t.frost = u8(r.frost_end - 1);
  Actions options;
  options.push(answer::Pass{});
  options.push(answer::Yes{});
  const auto boards = [&](int strength) {
    Sketch s(r, view);
    transform(s, kA);
    s.t.strength = u8(strength);
    stand(s, L::Lab, {kB});
    return is<answer::Yes>(choose_boarding({o, view, s, options}));
  };
  CHECK(boards(r.stopping_results - 1));  // nothing can stop it
  CHECK_FALSE(boards(8));
  t.rescue_fuel = u8(r.rescue_fuel_last);  // last call
  CHECK(boards(8));
}

TEST_CASE("TT-728: a Test is worth its risk for somebody whom the Threat token is about to reach") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  View view = start(r);
  Actions options;
  options.push(answer::Pass{});
  options.push(answer::Test{.who = kB, .own = kA});
  CHECK(is<answer::Pass>(choose_test({o, view, Sketch(r, view), options})));
  view.table.suspicion[at(kB)] = u8(view.table.threat - 1);
  view.table.proven_round[at(kB)] = 1;  // so the card under the sheet is known
  CHECK(is<answer::Test>(choose_test({o, view, Sketch(r, view), options})));
}

TEST_CASE("TT-1021 TT-1160: Wire goes to the Flamethrower, step by step") {
  const Rules r = rules_for(1);
  const Outlook o(r, {});
  View view = start(r);
  view.belongings[at(kA)].items[at(ItemKind::Wire)] = 1;
  view.belongings[at(kD)].weapons[at(WeaponKind::Flamethrower)] = 1;
  const auto choose = [&](Action only_other) {
    Actions options;
    options.push(answer::Pass{});
    options.push(only_other);
    return choose_trade({o, view, Sketch(r, view), options}) == only_other;
  };
  CHECK(choose(answer::Offer{.who = kD, .own = kA}));
  view.draft.from = kA;
  view.draft.partner = kD;
  CHECK(choose(answer::Give{good(ItemKind::Wire)}));
  view.draft.give.push(good(ItemKind::Wire));
  CHECK(choose(answer::Confirm{}));
}

TEST_CASE_TEMPLATE("Whole games of 1 to 3 players end, and the same seed plays the same one", P, NovicePlayer,
                   RegularPlayer) {
  for (int players = 1; players <= 3; ++players) {
    CAPTURE(players);
    const Setup setup{.players = players, .options = {}, .figures = {}};
    const Played first = play<P>(setup, 7);
    const Played again = play<P>(setup, 7);
    CHECK(first.answers == again.answers);
    CHECK(first.end.table == again.end.table);
    CHECK(first.end.table.ending != Ending::Running);
  }
}

TEST_CASE_TEMPLATE("TT-1203 TT-1213: the options of the game are answered too", P, NovicePlayer,
                   RegularPlayer) {
  const Setup setup{
      .players = 2, .options = {{"choose_characters", "on"}, {"variant_boarding", "on"}}, .figures = {}};
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    CHECK(play<P>(setup, seed).end.table.ending != Ending::Running);
}

}  // namespace holdout::the_thing::few
