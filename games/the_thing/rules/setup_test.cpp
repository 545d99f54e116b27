#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/rng.h"
#include "games/the_thing/rules/changes.h"

// Sections 3.2 and 4 of the rules: what lies where before the first round.

namespace holdout::the_thing {
namespace {

Rules rules_of(int players, Setup::Choices options = {}) {
  const Result<Rules> rules = make_rules({.players = players, .options = std::move(options), .figures = {}});
  REQUIRE_MESSAGE(bool(rules), (rules ? "" : rules.problem().message()));
  return *rules;
}

// The preparation alone, up to the first round. Chance and players answer at random.
struct Dealt {
  Rules rules;
  State s{};
  std::vector<Event> events{};
  std::vector<Action> answers{};

  explicit Dealt(const Rules& r, std::uint64_t seed = 1) : rules(r) {
    Rng rng(seed);
    lay_out(rules, s);
    s.running.stack.push(Preparation{});
    Log log(events);
    Now now{rules, s, log};
    while (auto* top = std::get_if<Preparation>(&s.running.stack.back())) {
      const Flow flow = top->run(now);
      if (flow == Flow::Roll) {
        Outcomes possible;
        top->outcomes(rules, s, possible);
        REQUIRE(possible.size() > 0);
        answer(*top, now, kChance, possible.at_ticket(rng.below(possible.total())));
      } else if (flow == Flow::Ask) {
        const Seat seat = top->question(rules, s).may_answer.first();
        Actions legal;
        top->options(rules, s, seat, legal);
        answer(*top, now, seat, legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
      }
    }
  }
  void answer(Preparation& top, Now& now, Seat seat, Action a) {
    answers.push_back(a);
    top.answer(now, seat, a);
  }
  int told(EventKind kind) const {
    return static_cast<int>(
        std::ranges::count_if(events, [&](const Event& e) { return e.kind == u8(kind); }));
  }
};

int total(const CardCounts& counts) { return counts[0] + counts[1] + counts[2]; }

struct Expected {
  int players, helicopter, radio, command, weapons, items, depot, outdoor, blood, failures, strength;
};
// Section 3.2, row by row; for few as with 6 players.
constexpr std::array kTable{
    Expected{4, 2, 4, 13, 8, 9, 10, 3, 8, 12, 2},   Expected{5, 3, 5, 11, 8, 9, 10, 4, 10, 15, 2},
    Expected{6, 4, 6, 9, 10, 10, 14, 5, 12, 18, 3}, Expected{7, 5, 7, 7, 10, 13, 18, 6, 14, 21, 3},
    Expected{8, 6, 8, 5, 12, 15, 18, 7, 16, 24, 4}, Expected{1, 4, 6, 9, 10, 13, 14, 5, 12, 18, 5},
    Expected{2, 4, 6, 9, 10, 13, 14, 5, 12, 18, 5}, Expected{3, 4, 6, 9, 10, 13, 14, 5, 12, 18, 5},
};

}  // namespace

TEST_CASE("the board is laid out by the number of players (3.2, E-15)") {
  for (const Expected& row : kTable) {
    CAPTURE(row.players);
    const Dealt game(rules_of(row.players));
    const Table& t = game.s.table;
    CHECK(t.damage[at(Location::Helicopter)] == row.helicopter);
    CHECK(t.damage[at(Location::Snowcat)] == 1);
    CHECK(t.damage[at(Location::Radio)] == row.radio);
    CHECK(t.command == row.command);
    CHECK(t.fuel[at(Location::Boiler)] == 4);
    CHECK(t.fuel[at(Location::Generator)] == 4);
    CHECK(t.weapon_deck == row.weapons);
    CHECK(game.s.hidden.weapons.size() == row.weapons);
    CHECK(t.item_deck == row.items);
    CHECK(game.s.hidden.items.size() == row.items);
    CHECK(t.fuel_depot == row.depot);
    CHECK(t.outdoor_depot == row.outdoor);
    CHECK(game.s.hidden.lab_bag == LabCounts{u8(row.blood), u8(row.failures)});
    CHECK(t.lab_bag == row.blood + row.failures);
    CHECK(game.rules.first_strength == row.strength);
    CHECK(t.pantry == 16);
    CHECK(t.kitchen == 0);
  }
}

TEST_CASE("4.1 step 7: the decks hold the cards of 3.2, kind by kind") {
  using W = WeaponKind;
  using I = ItemKind;
  struct Decks {
    int players;
    std::array<int, 4> weapons;  // Flamethrower, Dynamite, Melee Weapon, Firearm
    std::array<int, 5> items;    // Keys, Flashlight, Tools, Fuel Can, Wire
  };
  constexpr std::array kDecks{
      Decks{4, {1, 3, 3, 1}, {2, 2, 2, 2, 1}}, Decks{5, {1, 3, 3, 1}, {2, 2, 2, 2, 1}},
      Decks{6, {1, 3, 4, 2}, {2, 3, 2, 2, 1}}, Decks{7, {1, 3, 4, 2}, {2, 3, 3, 3, 2}},
      Decks{8, {2, 4, 4, 2}, {2, 3, 4, 4, 2}}, Decks{1, {1, 3, 4, 2}, {2, 3, 3, 3, 2}},
      Decks{2, {1, 3, 4, 2}, {2, 3, 3, 3, 2}}, Decks{3, {1, 3, 4, 2}, {2, 3, 3, 3, 2}},
  };
  for (const Decks& row : kDecks) {
    CAPTURE(row.players);
    const Dealt game(rules_of(row.players));
    const Hidden& h = game.s.hidden;
    std::size_t i = 0;
    for (W kind : {W::Flamethrower, W::Dynamite, W::Melee, W::Firearm})
      CHECK(h.weapons.shuffled[at(kind)] == row.weapons[i++]);
    i = 0;
    for (I kind : {I::Keys, I::Flashlight, I::Tools, I::FuelCan, I::Wire})
      CHECK(h.items.shuffled[at(kind)] == row.items[i++]);
  }
}

TEST_CASE("TT-405 with 4 to 8 players everybody holds two cards, seen by the owner alone") {
  for (int players = 4; players <= 8; ++players) {
    CAPTURE(players);
    const Dealt game(rules_of(players));
    CHECK(game.s.table.deck_size == 51 - 2 * players);
    CHECK(game.s.hidden.deck.size() == 51 - 2 * players);
    for (Slot slot : first_slots(players)) {
      CHECK(game.s.table.hand_size[at(slot)] == 2);
      CHECK(total(game.s.hidden.hands[at(slot)]) == 2);
    }
    for (const Event& e : game.events)
      if (is<event::CardDrawn>(e)) CHECK(e.seen_by == only(e.actor));
  }
}

TEST_CASE("TT-103 exactly one player starts as Alien, and each knows only the own role") {
  for (int players = 4; players <= 8; ++players) {
    std::set<int> first;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      const Dealt game(rules_of(players), seed);
      REQUIRE(game.s.hidden.aliens.size() == 1);
      const Slot alien = game.s.hidden.aliens.first();
      first.insert(index(alien));
      CHECK(game.s.hidden.infection[at(alien)].by == kFirstAlien);
      CHECK(game.told(EventKind::RoleDealt) == players);
      for (const Event& e : game.events)
        if (is<event::RoleDealt>(e)) {
          CHECK(e.seen_by == only(e.actor));
          CHECK(e.noticed_by == kEverybody);
          CHECK(parts_of<event::RoleDealt>(e).alien == game.s.hidden.aliens.has(slot_at(index(e.actor))));
        }
    }
    CHECK(static_cast<int>(first.size()) == players);  // everybody can be the one
  }
}

TEST_CASE("TT-102 TT-112 all figures stand in the Rec Room, markers on the yellow space") {
  for (int players = 1; players <= 8; ++players) {
    const Dealt game(rules_of(players));
    const Table& t = game.s.table;
    const Slots all = first_slots(players < 4 ? 6 : players);
    CHECK(t.characters == all);
    CHECK(t.standing == all);
    CHECK(t.at[at(Location::RecRoom)] == all);
    for (Slot slot : all) CHECK(t.suspicion[at(slot)] == 1);
    std::set<CharacterId> sheets;
    for (Slot slot : all) sheets.insert(t.sheet[at(slot)]);
    CHECK(static_cast<int>(sheets.size()) == all.size());
  }
}

TEST_CASE("the Leader token lies in a random green location; the Kennel card is not among them") {
  std::set<Location> seen;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) seen.insert(Dealt(rules_of(5), seed).s.table.token);
  CHECK(seen.size() == kGreenLocations);
  for (Location l : seen) CHECK(is_green(l));
}

TEST_CASE("TT-821 the four Dogs wait in the Kennel, whose card is in no deck in round 1") {
  Dealt game(rules_of(6));
  CHECK(game.s.table.kennel_dogs == 4);
  CHECK(game.s.table.dogs.empty());
  game.s.table.round = 1;
  CHECK(location_deck(game.s.table) == kGreen);
  game.s.table.round = 2;  // TT-829
  CHECK(location_deck(game.s.table) == kGreen.with(Location::Kennel));
}

TEST_CASE("TT-1201 a shut Kennel: its card is out of the game") {
  Dealt game(rules_of(6, {{"kennel_shut", "on"}}));
  game.s.table.round = 2;
  CHECK(location_deck(game.s.table) == kGreen);
}

TEST_CASE("TT-1202 TT-1101 one to three players share six Characters whose roles nobody knows") {
  for (int players = 1; players <= 3; ++players) {
    CAPTURE(players);
    std::set<int> aliens;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const Dealt game(rules_of(players), seed);
      const State& s = game.s;
      CHECK(s.table.deck_size == 0);
      CHECK(s.table.token == Location::Nowhere);
      CHECK(s.table.threat == 6);
      for (Seat seat : first_seats(players)) CHECK(s.table.owner.pieces_of(seat).size() == 6 / players);
      for (Slot slot : first_slots(6)) CHECK(s.table.owner.pieces_of(seat_of(s.table, slot)).has(slot));
      CHECK(s.hidden.roles_aside[0] + s.hidden.roles_aside[1] == 2);
      CHECK(s.hidden.aliens.size() + s.hidden.roles_aside[1] == 2);
      for (const Event& e : game.events)
        if (is<event::RoleDealt>(e)) CHECK(e.seen_by.empty());
      aliens.insert(s.hidden.aliens.size());
    }
    CHECK(aliens == std::set<int>{0, 1, 2});
  }
}

TEST_CASE("TT-1203 players pick their sheets in seat order, each one only once") {
  for (int players : {2, 6}) {
    const Dealt game(rules_of(players, {{"choose_characters", "on"}}), 7);
    int picked = 0;
    std::set<CharacterId> sheets;
    for (Action a : game.answers)
      if (is<answer::Sheet>(a)) {
        ++picked;
        sheets.insert(parts_of<answer::Sheet>(a).crew);
      }
    CHECK(picked == 6);
    CHECK(sheets.size() == 6);
  }
}

TEST_CASE("TT-1209 the first Leader is drawn, or named by the host") {
  std::set<int> drawn;
  for (std::uint64_t seed = 1; seed <= 100; ++seed)
    drawn.insert(index(Dealt(rules_of(4), seed).s.table.leader));
  CHECK(drawn.size() == 4);
  const Dealt named(rules_of(4, {{"first_leader", "host"}, {"leader", "P2"}}));
  CHECK(named.s.table.leader == Seat{2});
  CHECK(Dealt(rules_of(1)).s.table.leader == Seat{0});
}

TEST_CASE("TT-107 turn order begins with the Leader, placement order ends with it") {
  Dealt game(rules_of(5));
  Table& t = game.s.table;
  t.leader = Seat{3};
  const auto order = [&](auto next) {
    std::string text;
    for (Slots left = t.characters; !left.empty();) {
      const Slot slot = next(left);
      left.remove(slot);
      text += std::to_string(index(slot));
    }
    return text;
  };
  const auto in_turn = [&](Slots left) { return next_in_turn(t, left); };
  const auto placing = [&](Slots left) { return next_to_place(game.rules, t, left); };
  CHECK(order(in_turn) == "34012");
  CHECK(order(placing) == "40123");
  t.characters.remove(slot_at(4));
  CHECK(order(placing) == "0123");

  Dealt two(rules_of(2));
  two.s.table.leader = Seat{1};
  CHECK(next_in_turn(two.s.table, two.s.table.characters) == slot_at(3));
  CHECK(next_to_place(two.rules, two.s.table, two.s.table.characters) == slot_at(0));
}

}  // namespace holdout::the_thing
