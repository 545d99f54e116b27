#include <set>
#include <utility>

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

// The set-up as far as chance, secrecy and sameness of families go.

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kNewGame = "4 players; new game";

TEST_CASE("OS-101 four dice are in use at the start, with every number of players") {
  Log off;
  for (int players = 3; players <= 6; ++players)
    CHECK(Osaczeni::start(*make_rules({.players = players}), off).table.dice_in_use == 4);
}

TEST_CASE("OS-102 a Klutz for every family with three players, none with more") {
  Log off;
  for (int players = 3; players <= 6; ++players) {
    const State s = Osaczeni::start(*make_rules({.players = players}), off);
    const Characters klutzes = s.table.at[0] & all_of(Kind::Klutz);
    CHECK(klutzes.size() == (players == 3 ? 3 : 0));
    CHECK(s.table.at[0].size() == (players == 3 ? 12 : 3 * players));
  }
}

TEST_CASE("OS-103 one card for each player, the other cards are the deck") {
  for (int players = 3; players <= 6; ++players) {
    WrittenGame game(std::to_string(players) + " players; new game");
    game.chance({"seat P0", "seat P1"});
    for (int i = 0; i < players; ++i) {
      CHECK(game.all(EventKind::SetupRolled).empty());
      game.chance({i < 3 ? "draw meat" : "draw tin"});
    }
    for (Seat seat : first_seats(players)) CHECK(game.s.hidden.hands[slot(seat)].size() == 1);
    CHECK(game.s.table.deck_size == 23 - players);
    Outcomes next;
    Osaczeni::outcomes(game.rules, game.s, next);
    CHECK(next.contains(answer::Roll{6}));  // no second card: the first family rolls
  }
}

TEST_CASE("OS-104 the starting card is seen before the own family is placed, by its owner alone") {
  WrittenGame game(kNewGame);
  game.chance({"seat P2", "seat P0", "draw bat", "draw gun", "draw meat", "draw keys", "roll 1", "roll 2"});
  game.chance({"roll 3"});
  REQUIRE(game.asked(QuestionKind::Place));
  const std::array held{Item::Bat, Item::Gun, Item::Meat, Item::Keys};
  const std::vector<Event> dealt = game.all(EventKind::CardDealt);
  REQUIRE(dealt.size() == 4);
  for (Seat seat : first_seats(4)) {
    const auto card = held[slot(seat)];
    CHECK(game.view(seat).hand.size() == 1);
    CHECK(game.view(seat).hand.has(card));
    CHECK(is_secret_of(dealt[slot(seat)], only(seat)));
    CHECK(dealt[slot(seat)].actor == seat);
    CHECK(parts_of<event::CardDealt>(dealt[slot(seat)]).item == card);
    CHECK(parts_of<event::CardDealt>(*redact(dealt[slot(seat)], kSpectator)) == event::CardDealt{});
  }
}

// What a family counts for when all of it stands in one area.
struct FamilyWorth {
  int heads, strength, votes, points;
  bool operator==(const FamilyWorth&) const = default;
};

FamilyWorth worth_of(const WrittenGame& game, Seat seat) {
  Table t = game.s.table;
  t.at.fill({});
  t.at[slot(Area::Hall)] = living_of(game.s.table, seat);
  t.vote = {};
  t.vote.area = Area::Hall;
  return {in(t, Area::Hall).size(), strength_in(game.rules, t, Area::Hall), votes_of(game.rules, t, seat),
          public_points(game.rules, t, seat)};
}

TEST_CASE("OS-105 families are the same in everything but colour") {
  const WrittenGame three("3 players; phase 1; rest in 6");
  for (Seat seat : first_seats(3)) CHECK(worth_of(three, seat) == FamilyWorth{4, 5, 5, 16});
  const WrittenGame six("6 players; phase 1; rest in 6");
  for (Seat seat : first_seats(6)) CHECK(worth_of(six, seat) == FamilyWorth{3, 4, 4, 15});
}

TEST_CASE("OS-105 colours change nothing") {
  const WrittenGame plain("3 players; phase 1; rest in 6");
  const WrittenGame other("3 players; colours orange, green, red; phase 1; rest in 6");
  CHECK(hash_of(plain.s) == hash_of(other.s));
}

TEST_CASE("OS-106 badge and Victim Token go to two different seats, each pair as likely as any other") {
  for (int players = 3; players <= 6; ++players) {
    const std::string given = std::to_string(players) + " players; new game";
    std::set<std::pair<Seat, Seat>> pairs;
    for (int badge = 0; badge < players; ++badge) {
      WrittenGame game(given);
      Outcomes first;
      Osaczeni::outcomes(game.rules, game.s, first);
      CHECK(first.size() == players);
      game.chance({"seat P" + std::to_string(badge)});
      Outcomes second;
      Osaczeni::outcomes(game.rules, game.s, second);
      CHECK(second.size() == players - 1);
      for (const Outcomes* each : {&first, &second})
        for (const Outcome& outcome : *each) CHECK(outcome.weight == 1);
      for (const Outcome& outcome : second)
        pairs.emplace(seat_at(badge), parts_of<answer::Seat>(outcome.action).player);
    }
    CHECK(static_cast<int>(pairs.size()) == players * (players - 1));
    for (const auto& [badge, victim] : pairs) CHECK(badge != victim);
  }
}

TEST_CASE("OS-106 OS-O11 or to those whom the host names") {
  const WrittenGame game("4 players; option first_tokens=host; option badge=P2; option victim=P0; new game");
  CHECK(game.s.table.badge == kP2);
  CHECK(game.s.table.victim_token == kP0);
  CHECK(is_public(game.last(EventKind::TokensGiven)));
}

TEST_CASE("OS-120 the rolls of the set-up are public") {
  WrittenGame family("4 players; badge P0; placement of P3; rest in 6");
  family.chance({"roll 2", "roll 5", "roll 2"});
  const Event rolled = family.last(EventKind::SetupRolled);
  CHECK(is_public(rolled));
  CHECK(parts_of<event::SetupRolled>(rolled) == event::SetupRolled{.dice = {2, 5, 2}, .n = 3});
  for (Seat viewer : family.viewers())
    CHECK(family.view(viewer).table.dice == std::array<std::uint8_t, 6>{2, 5, 2});

  WrittenGame arrival("4 players; arrival; rest in 6");
  arrival.chance({"roll 1", "roll 3", "roll 3", "roll 6"});
  const Event arrived = arrival.last(EventKind::ArrivalRolled);
  CHECK(is_public(arrived));
  CHECK(parts_of<event::ArrivalRolled>(arrived) == event::ArrivalRolled{.dice = {1, 3, 3, 6}, .n = 4});
}

}  // namespace
}  // namespace holdout::osaczeni
