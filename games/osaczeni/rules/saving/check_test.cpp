#include "games/osaczeni/rules/saving/check.h"

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/positions/position_text.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {
namespace {

// Five players in an attack on area 4 that P0 and P1 talk about.
constexpr std::string_view kAttack =
    "5 players; badge P2; victim token P3; phase 6\n"
    "area 4: P0.L, P1.DC, 5 monsters; area 3: closed; cold store: P4.D\n"
    "rest in 6; hand P0: meat, gun; hand P1: bat";

WrittenPosition written(std::string_view text) {
  Result<WrittenPosition> position = read_given(text);
  REQUIRE_MESSAGE(position, position.problem().message());
  return std::move(*position);
}

// What check() says about the attack once `change` has been made to it.
template <class Change>
std::string after(Change&& change) {
  WrittenPosition p = written(kAttack);
  change(p.state);
  const Result<void> fine = Osaczeni::check(p.rules, p.state);
  return fine ? "nothing" : fine.problem().message();
}

const Character kLeader0(Seat{0}, Kind::Leader);

TEST_CASE("a position as the rules allow it passes") {
  CHECK(after([](State&) {}) == "nothing");
}

TEST_CASE("every character is in one place") {
  CHECK(after([](State& s) { s.table.at[2].add(kLeader0); }) ==
        "table.at[4]: red.leader is also in area 2; expected every character in one place");
  CHECK(after([](State& s) { s.table.at[4].remove(kLeader0); }) ==
        "table.at: red.leader is nowhere; expected every character in one place");
  CHECK(after([](State& s) {
          s.table.at[2].add(Character(Seat{0}, Kind::Klutz));
        }).starts_with("table.at[2]: a character that is not in this game"));
  CHECK(after([](State& s) {
          s.table.at[4].remove(kLeader0);
          s.table.at[0].add(kLeader0);
        }).starts_with("table.at[0]: red.leader is not placed"));
}

TEST_CASE("the Cold Store lists the dead, each once") {
  CHECK(after([](State& s) {
          s.table.cold_store.clear();
        }).starts_with("table.cold_store: purple.defender is missing"));
  CHECK(after([](State& s) { s.table.cold_store.push(kLeader0); }).starts_with("table.cold_store[1]"));
  CHECK(after([](State& s) {
          s.table.cold_store.push(s.table.cold_store[0]);
        }).starts_with("table.cold_store[1]"));
  CHECK(after([](State& s) { s.table.cold_store[0].id = 200; }).starts_with("table.cold_store[0]"));
}

TEST_CASE("OS-656 characters are hidden only in phase 6 and only alive") {
  CHECK(after([](State& s) {
          s.table.hidden.add(Character(Seat{4}, Kind::Defender));
        }).starts_with("table.hidden"));
  CHECK(after([](State& s) {
          s.table.hidden.add(kLeader0);
          s.table.phase = Phase::Search;
        }).starts_with("table.hidden: red.leader is hidden outside phase 6"));
}

TEST_CASE("there are 25 monsters, and only so many notches") {
  CHECK(after([](State& s) { s.table.monsters = {0, 6, 6, 0, 5, 6, 3}; }) ==
        "table.monsters: 26 monsters in all; expected at most 25");
  CHECK(after([](State& s) { s.table.monsters[4] = 7; }) ==
        "table.monsters[4]: area 4 has 7 monsters; expected at most 6 (OS-021)");
}

TEST_CASE("OS-704, OS-705 nobody is in a closed area, and the lot is never closed") {
  CHECK(after([](State& s) { s.table.closed |= 1U << 4; }) ==
        "table.at[4]: area 4 is closed but 3 are inside; expected nobody (OS-704)");
  CHECK(after([](State& s) { s.table.monsters[3] = 1; }).starts_with("table.monsters[3]: area 3 is closed"));
  CHECK(after([](State& s) { s.table.closed |= 1U << 6; }).starts_with("table.closed: the lot is closed"));
}

TEST_CASE("OS-020 a room holds no more than its spaces") {
  CHECK(after([](State& s) {
          for (Kind kind : {Kind::Defender, Kind::Leader, Kind::Crybaby}) {
            s.table.at[6].remove(Character(Seat{3}, kind));
            s.table.at[4].add(Character(Seat{3}, kind));
          }
        }) == "table.at[4]: area 4 holds 6 characters; expected at most 4 (OS-020)");
}

TEST_CASE("all 23 cards are somewhere once") {
  const Item bat{4};
  CHECK(after([&](State& s) { s.table.played.add(bat); }) ==
        "cards: 4 bat cards in hands, deck, played and discarded; expected 3");
  CHECK(after([&](State& s) { s.hidden.deck.shuffled[4] = 0; }).starts_with("cards: 1 bat cards"));
  CHECK(after([&](State& s) { s.table.hand_size[1] = 2; }) ==
        "table.hand_size[1]: 2; expected 1, the cards held");
  CHECK(after([&](State& s) { ++s.table.deck_size; }).starts_with("table.deck_size"));
  CHECK(after([&](State& s) { s.table.drawn = 1; }).starts_with("table.drawn"));
  CHECK(after([&](State& s) { s.hidden.search.kept = bat; }).starts_with("hidden.search"));
  CHECK(after([&](State& s) {
          s.table.gifts.push({Seat{0}, Seat{1}});
          s.hidden.gifts[0] = Item{7};
        }).starts_with("hidden.gifts[0]: a card that its receiver does not hold"));
}

TEST_CASE("OS-654 the badge is with a living player") {
  CHECK(after([](State& s) {
          for (Kind kind : {Kind::Defender, Kind::Leader, Kind::Crybaby}) {
            s.table.at[6].remove(Character(Seat{2}, kind));
            s.table.at[7].add(Character(Seat{2}, kind));
            s.table.cold_store.push(Character(Seat{2}, kind));
          }
        }) == "table.badge: green has no living character; expected a living player (OS-654)");
  CHECK(after([](State& s) { s.table.badge = kNobody; }) == "table.badge: nobody; expected a player");
  CHECK(after([](State& s) { s.table.victim_token = Seat{5}; }).starts_with("table: seat 5"));
}

TEST_CASE("OS-106 the tokens are given out one after the other, to two players") {
  const Rules rules = *make_rules({.players = 3});
  Log off;
  State s = Osaczeni::start(rules, off);
  REQUIRE(Osaczeni::check(rules, s));
  s.table.victim_token = Seat{0};
  CHECK(Osaczeni::check(rules, s).problem().message() ==
        "table.victim_token: given out before the badge; expected nobody (OS-106)");
  s.table.badge = Seat{0};
  CHECK(Osaczeni::check(rules, s).problem().message() ==
        "table.victim_token: with the badge holder; expected another player in the set-up (OS-106)");
}

TEST_CASE("OS-655 with nobody alive the badge stays where it is") {
  const WrittenPosition p = written("3 players; phase 7; rest in cold store; badge P1");
  CHECK(p.state.table.ending == Ending::NoSurvivors);
}

TEST_CASE("dice show 1 to 6, and only those in use are rolled") {
  CHECK(after([](State& s) { s.table.dice[0] = 7; }).starts_with("dice[0]: face 7"));
  CHECK(after([](State& s) { s.table.dice_in_use = 5; }) == "table.dice_in_use: 5; expected 4 to 4 (OS-646)");
  CHECK(after([](State& s) { s.table.dice[4] = 1; }).starts_with("table.dice[4]: a die that is not in use"));
  CHECK(after([](State& s) { s.hidden.dice[0] = 1; }).starts_with("hidden.dice[0]: a die under the hatch"));
}

TEST_CASE("OS-406 destinations are open areas where not all of the family already are") {
  WrittenPosition p = written("3 players; phase 3; dice 1 2 3 4; area 2: P1.DLCK; rest in 6; badge P0");
  p.state.table.destination[0] = Area::Lot;
  const Result<void> fine = Osaczeni::check(p.rules, p.state);
  REQUIRE(!fine);
  CHECK(fine.problem().where == "destination[0]");
}

TEST_CASE("marks and ballots are of those who take part") {
  CHECK(after([](State& s) {
          s.table.vote.talk.finished.add(Seat{3});
        }).starts_with("table.vote.talk.finished"));
  CHECK(after([](State& s) {
          s.table.vote.ballot.sealed.add(Seat{0});
        }).starts_with("table.vote.ballot.sealed"));
  CHECK(
      after([](State& s) { s.table.vote.participants.add(Seat{2}); }).starts_with("table.vote.participants"));
  CHECK(after([](State& s) { s.table.vote.pointed[0] = Seat{6}; }).starts_with("table.vote.pointed[0]"));
}

TEST_CASE("what is open is what the procedure on top asks") {
  CHECK(after([](State& s) { s.running.open.kind = 200; }).starts_with("running.open.kind"));
  CHECK(after([](State& s) { s.running.open.may_answer = only(Seat{0}); }).starts_with("running.open"));
  CHECK(after([](State& s) { s.running.open = {}; }).starts_with("running.open: nobody is asked"));
  CHECK(after([](State& s) { s.table.vote.area = Area::Lot; }).starts_with("table.vote"));
}

// Every variant and every option that changes play.
std::vector<Setup> all_setups(int players) {
  std::vector<Setup> setups(1, Setup{.players = players});
  for (int number = 1; number <= kVariants; ++number) {
    setups.push_back(Setup{.players = players});
    setups.back().options = {{"variant", std::to_string(number)}, {"epilogue_log", "all"}};
  }
  for (std::string_view key : {"drink_last_call", "gift_living_only", "open_candidates", "klutz_always"}) {
    setups.push_back(Setup{.players = players});
    setups.back().options = {{std::string(key), "on"}};
  }
  setups.push_back(Setup{.players = players});
  setups.back().options = {{"hidden_gun_votes", "off"}, {"no_survivor_result", "none"}};
  return setups;
}

TEST_CASE("OS-304 cards of a search are drawn only when somebody searches") {
  const Rules r = make_rules({.players = 4}).value();
  Log quiet;
  Rng rng(3);
  State s = Osaczeni::start(r, quiet);
  while (s.table.phase != Phase::Search || !Osaczeni::question(r, s).chance()) {
    REQUIRE(!Osaczeni::question(r, s).over());
    const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
    Osaczeni::apply(r, s, turn.seat, turn.action, quiet);
  }
  CHECK(Osaczeni::check(r, s));
  s.table.vote.chosen = kNobody;
  CHECK_FALSE(Osaczeni::check(r, s));
}

TEST_CASE("every position of random games passes, in every variant") {
  for (int players = 3; players <= 6; ++players) {
    std::uint64_t seed = 1;
    for (const Setup& setup : all_setups(players)) {
      const Rules r = make_rules(setup).value();
      Rng rng(seed++);
      Log quiet;
      State s = Osaczeni::start(r, quiet);
      while (!Osaczeni::question(r, s).over()) {
        const Result<void> fine = Osaczeni::check(r, s);
        REQUIRE_MESSAGE(fine, fine.problem().message());
        const testing::Turn turn = testing::random_turn(Osaczeni{}, r, s, rng);
        Osaczeni::apply(r, s, turn.seat, turn.action, quiet);
      }
      CHECK(Osaczeni::check(r, s));
    }
  }
}

}  // namespace
}  // namespace holdout::osaczeni
