#include "games/the_thing/rules/changes.h"

#include <vector>

#include <doctest/doctest.h>

#include "games/the_thing/rules/testing/played_part.h"

// The shared verbs on a laid-out board.

namespace holdout::the_thing {
namespace {

struct LaidOut {
  Rules rules;
  State s{};
  std::vector<Event> events{};

  explicit LaidOut(int players = 6, Setup::Choices options = {})
      : rules(*make_rules({.players = players, .options = std::move(options), .figures = {}})) {
    lay_out(rules, s);
    s.table.round = 1;
    s.table.leader = Seat{0};
    for (Slot slot : s.table.characters) s.table.sheet[at(slot)] = static_cast<CharacterId>(index(slot));
    s.running.stack.push(Round{});
  }
  template <class Change>
  auto change(const Change& how) {
    Log log(events);
    Now now{rules, s, log};
    return how(now);
  }
  bool told(EventKind kind) const {
    return std::ranges::any_of(events, [&](const Event& e) { return e.kind == u8(kind); });
  }
  Table& t() { return s.table; }
};

}  // namespace

TEST_CASE("TT-128 TT-119 Damage beyond the last space is lost; what is removed goes back") {
  LaidOut b(4);
  b.t().damage[at(Location::Snowcat)] = 0;
  b.t().command = 14;
  CHECK(b.change([](Now& now) { return place_damage(now, Location::Snowcat, 2); }) == 1);
  CHECK(b.t().command == 13);
  CHECK(b.change([](Now& now) { return remove_damage(now, Location::Snowcat, 2); }) == 1);
  CHECK(b.t().command == 14);
}

TEST_CASE("TT-212 TT-213 three Damage destroy the Boiler for good, with its fuel") {
  LaidOut b;
  b.change([](Now& now) { return place_damage(now, Location::Boiler, 3); });
  CHECK(b.t().boiler_destroyed);
  CHECK(b.t().frost == 0);
  CHECK(b.t().fuel[at(Location::Boiler)] == 0);
  CHECK(b.told(EventKind::BoilerDestroyed));
  CHECK(b.change([](Now& now) { return remove_damage(now, Location::Boiler, 1); }) == 0);
  CHECK(b.change([](Now& now) { return move_fuel(now, Location::Boiler, 1, true); }) == 0);
  CHECK(!can_use(b.rules, b.t(), Location::Boiler));
  CHECK(!can_sabotage(b.rules, b.t(), Location::Boiler));
}

TEST_CASE("TT-221 TT-223 TT-224 two Damage put the power out until one is removed") {
  LaidOut b;
  b.change([](Now& now) { return place_damage(now, Location::Generator, 2); });
  CHECK(b.t().no_power);
  CHECK(b.t().fuel[at(Location::Generator)] == 4);
  b.t().fuel[at(Location::Generator)] = 3;
  CHECK(b.change([](Now& now) { return move_fuel(now, Location::Generator, 2, false); }) == 1);
  b.change([](Now& now) { return remove_damage(now, Location::Generator, 1); });
  CHECK(!b.t().no_power);
}

TEST_CASE("TT-122 markers stop at Maximum Suspicion (X-31)") {
  LaidOut b(6);
  b.t().suspicion[0] = 5;
  CHECK(b.change([](Now& now) { return raise_suspicion(now, kS0); }));
  CHECK(!b.change([](Now& now) { return raise_suspicion(now, kS0); }));
  CHECK(b.t().suspicion[0] == 6);
  CHECK(at_maximum(b.rules, b.t(), kS0));
}

TEST_CASE("TT-752 TT-753 TT-754 Strength of the first, the joining and the later Alien (E-11, E-12, X-15)") {
  LaidOut b(7);
  b.s.hidden.aliens = only(kS0).with(kS1).with(kS2);
  b.change([](Now& now) { reveal(now, kS0, RevealCause::Test); });
  CHECK(b.t().strength == 3);
  b.change([](Now& now) { reveal(now, kS1, RevealCause::OwnWill); });
  CHECK(b.t().strength == 4);
  CHECK(b.t().organism.size() == 2);
  b.t().alien_at[at(Location::Kitchen)] = 4;
  for (int i = 0; i < 4; ++i) b.change([](Now& now) { lose_strength(now, Location::Kitchen); });
  CHECK(!alien_in_play(b.t()));  // TT-535
  CHECK(b.t().defeated == only(kS0).with(kS1));
  b.t().characters.remove(slot_at(6));  // four are left, itself included
  b.change([](Now& now) { reveal(now, kS2, RevealCause::Test); });
  CHECK(b.t().strength == 2);
}

TEST_CASE("TT-750 TT-751 everything of a revealed player goes where it belongs") {
  LaidOut b(6);
  b.s.hidden.hands[1] = {1, 0, 2};
  b.t().hand_size[1] = 3;
  b.t().token_holder = kS1;
  b.change([](Now& now) {
    now.s.hidden.weapons.take(u8(WeaponKind::Flamethrower));
    --now.s.table.weapon_deck;
    take_good(now, kS1, good(WeaponKind::Flamethrower));
    reveal(now, kS1, RevealCause::Test);
  });
  CHECK(b.t().hand_size[1] == 0);
  CHECK(b.s.hidden.deck.under.size() == 1);
  CHECK(b.s.hidden.deck.under[0].counts == CardCounts{1, 0, 2});
  CHECK(b.s.hidden.weapons.under[0].counts[at(WeaponKind::Flamethrower)] == 1);
  CHECK(b.t().weapon_deck == 10);
  CHECK(b.t().flames[0].holder == kNoSlot);  // TT-1004
  CHECK(b.t().token_holder == kNoSlot);
  CHECK(!b.t().characters.has(kS1));
}

TEST_CASE("TT-108 TT-109 the Leader sheet passes to the next Character on the left (X-30)") {
  LaidOut b(4);
  b.t().characters.remove(kS1);
  b.change([](Now& now) { kill(now, kS0, Location::Radio); });
  CHECK(b.t().leader == Seat{2});
  CHECK(b.t().dead == only(kS0));
  CHECK(b.t().strength == 1);  // TT-528
  b.change([](Now& now) { reveal(now, kS2, RevealCause::Test); });
  CHECK(b.t().leader == Seat{3});
}

TEST_CASE("TT-1004 a Flamethrower without charges leaves the game") {
  LaidOut b(6);
  b.change([](Now& now) {
    take_good(now, kS0, good(WeaponKind::Flamethrower));
    for (int i = 0; i < 5; ++i) pay_weapon(now, kS0, WeaponKind::Flamethrower);
  });
  CHECK(charged(b.t(), kS0));
  b.change([](Now& now) { pay_weapon(now, kS0, WeaponKind::Flamethrower); });
  CHECK(!charged(b.t(), kS0));
  CHECK(b.t().weapons_held[0] == 0);
  CHECK(b.t().goods_used[at(good(WeaponKind::Flamethrower))] == 1);
}

TEST_CASE("TT-564 TT-932 TT-933 the last Humans turned lose, those turned earlier win (E-16, X-3)") {
  LaidOut b(4);
  b.s.hidden.aliens = only(kS0);
  b.s.hidden.infection[0].by = kFirstAlien;
  b.t().checks = 1;
  b.change([](Now& now) { turn_alien(now, kS1, 0); });
  CHECK(!b.change([](Now& now) { return check_end(now); }));
  b.t().checks = 2;
  b.change([](Now& now) {
    turn_alien(now, kS2, 0);
    turn_alien(now, slot_at(3), 0);
  });
  REQUIRE(b.change([](Now& now) { return check_end(now); }));
  CHECK(b.t().ending == Ending::LastHuman);
  CHECK(b.change([](Now& now) { return game_over(now); }) == Flow::Return);
  CHECK(b.t().winners == only(Seat{0}).with(Seat{1}));
}

TEST_CASE("TT-930 TT-526 a last Human who is killed loses alone; whoever was turned before wins") {
  LaidOut b(4);
  b.s.hidden.aliens = only(kS0);
  b.s.hidden.infection[0].by = kFirstAlien;
  b.t().checks = 1;
  b.change([](Now& now) {
    turn_alien(now, kS1, 0);
    turn_alien(now, kS2, kByDog);
    kill(now, slot_at(3), Location::Lab);
    if (check_end(now)) game_over(now);
  });
  CHECK(b.t().winners == first_seats(3));
}

TEST_CASE("TT-920 TT-922 the Humans win together, their dead with them") {
  LaidOut b(5);
  b.s.hidden.aliens = only(kS2);
  b.change([](Now& now) {
    kill(now, kS0, Location::Lab);
    return end_game(now, Ending::Escaped, Exit::Rescue);
  });
  CHECK(b.t().winners == first_seats(5).without(Seat{2}));
  CHECK(b.s.running.stack.size() == 1);
}

TEST_CASE("TT-1173 TT-1170 with 1 to 3 players all win or all lose") {
  LaidOut lost(2);
  lost.t().characters = {};
  CHECK(lost.change([](Now& now) { return check_end(now); }));
  lost.change([](Now& now) { return game_over(now); });
  CHECK(lost.t().winners.empty());
  LaidOut won(2);
  won.s.hidden.aliens = only(kS1);
  won.change([](Now& now) { return end_game(now, Ending::Escaped, Exit::Snowcat); });
  CHECK(won.t().winners == first_seats(2));
}

TEST_CASE("TT-702 the giver knows what the receiver holds, until that could have changed") {
  static constexpr std::array kWire{good(ItemKind::Wire)};
  LaidOut b(6);
  b.change([](Now& now) {
    take_good(now, kS0, good(ItemKind::Wire));
    trade_goods(now, kS0, kS1, kWire, {});
  });
  const auto& known = b.s.hidden.known_goods;
  CHECK(known[0][1].has(good(ItemKind::Wire)));
  CHECK(b.t().items_held[0] == 0);
  CHECK(b.t().items_held[1] == 1);
  b.change([](Now& now) { trade_goods(now, kS1, kS2, kWire, {}); });
  CHECK(known[0][1].empty());
  CHECK(known[1][2].has(good(ItemKind::Wire)));
  CHECK(known[0][2].empty());
  b.change([](Now& now) { trade_goods(now, kS2, kS1, kWire, {}); });
  CHECK(known[1][2].empty());  // it came back
}

TEST_CASE("TT-402 TT-416 discards and what lay under the deck are shuffled into it") {
  LaidOut b(6);
  b.s.hidden.discards = {2, 1, 0};
  b.t().discard_size = 3;
  b.s.hidden.deck.put_under({.counts = {0, 0, 2}, .knowers = only(kS0)});
  b.t().deck_size = 53;
  b.change([](Now& now) { shuffle_deck(now); });
  CHECK(b.s.hidden.deck.shuffled == CardCounts{19, 18, 19});
  CHECK(b.s.hidden.deck.under.empty());
  CHECK(b.t().deck_size == 56);
  CHECK(b.t().discard_size == 0);
}

}  // namespace holdout::the_thing
