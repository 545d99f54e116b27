#include "games/osaczeni/rules/seeing/board.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

// What the rules make of a view, as the board shows it.

namespace holdout::osaczeni {
namespace {

Board board_of(std::string_view given, Seat viewer = kSpectator) {
  const WrittenGame game(given);
  return Osaczeni::board(game.rules, game.view(viewer));
}
BoardArea toys(const Board& board) { return board.areas[slot(Area::Toys)]; }
BoardArea lot(const Board& board) { return board.areas[slot(Area::Lot)]; }

constexpr std::string_view kAttackOnToys =
    "4 players; phase 6; badge P2; victim token P3; area 4: P0.DLC, P3.C, 6 monsters;"
    "area 5: P1.DLC, 2 monsters; area 1: 1 monster; cold store: P3.D, P3.L; rest in 6";

}  // namespace

TEST_CASE("OS-016 OS-V10 the board tells the strength of an area") {
  CHECK(toys(board_of("3 players; phase 1; area 4: P0.D, P1.D, 5 monsters; rest in 6")).strength == 4);
  CHECK(toys(board_of("3 players; phase 1; variant 10; area 4: P0.D, P1.D; rest in 6")).strength == 5);
  CHECK(lot(board_of("3 players; phase 1; rest in 6")).strength == 0);  // OS-621
}

TEST_CASE("OS-603 OS-604 OS-V18 the board tells how many monsters are too many, none where they stay out") {
  const auto too_many = [](std::string_view monsters, std::string_view more = "") {
    return toys(board_of("4 players; phase 1; area 4: P0.DL, " + std::string(monsters) +
                         " monsters; rest in 6" + std::string(more)))
        .too_many;
  };
  CHECK(too_many("2") == 0);
  CHECK(too_many("3") == 0);
  CHECK(too_many("4") == 1);
  CHECK(too_many("3", "; cold store: P3.DLC") == 1);  // equal strength is enough
  CHECK(too_many("4", "; cold store: P3.DLC") == 2);
  CHECK(too_many("3", "; variant 18") == 1);
  CHECK(too_many("0", "; variant 18") == 0);
  CHECK(toys(board_of("4 players; phase 1; area 4: 5 monsters; rest in 6")).too_many == 0);  // OS-602
}

TEST_CASE("OS-621 OS-622 in the lot every monster is too many, if somebody is there") {
  constexpr std::string_view kOthers = "; area 1: P0.LCK; area 2: P1.DLCK; area 5: P2.DLCK";
  CHECK(lot(board_of("3 players; phase 1; area 6: P0.D, 2 monsters" + std::string(kOthers))).too_many == 2);
  CHECK(
      lot(board_of("3 players; phase 1; area 6: 2 monsters; area 3: P0.D" + std::string(kOthers))).too_many ==
      0);
}

TEST_CASE("OS-020 OS-V07 the board tells how many spaces an area has, and none of the lot") {
  const Board standard = board_of("3 players; phase 1; rest in 6");
  CHECK(toys(standard).capacity == 4);
  CHECK(lot(standard).capacity == 0);
  CHECK(toys(board_of("3 players; phase 1; variant 7; rest in 6")).capacity == 3);
}

TEST_CASE("OS-701 OS-V08 the board tells which area closes") {
  CHECK_FALSE(toys(board_of("3 players; phase 1; area 4: 5 monsters; rest in 6")).closing);
  CHECK(toys(board_of("3 players; phase 1; area 4: 6 monsters; rest in 6")).closing);
  CHECK(toys(board_of("3 players; phase 1; variant 8; area 4: 5 monsters; rest in 6")).closing);
  CHECK_FALSE(lot(board_of("3 players; phase 1; variant 8; area 6: 5 monsters; rest in 6")).closing);
}

TEST_CASE("OS-213 OS-V17 the board tells what everybody's people are worth in a vote, held or not") {
  const Board board = board_of(kAttackOnToys);
  CHECK(board.voting);
  CHECK(toys(board).votes == std::array<std::uint8_t, kMaxPlayers>{4, 0, 0, 1, 0, 0});
  CHECK(board.areas[slot(Area::Hall)].votes == std::array<std::uint8_t, kMaxPlayers>{0, 4, 0, 0, 0, 0});
  CHECK(lot(board).votes[2] == 4);
  CHECK(toys(board_of("variant 17; " + std::string(kAttackOnToys))).votes[3] == 2);
  CHECK(board_of("4 players; phase 1; rest in 6").voting);
  CHECK_FALSE(
      board_of("4 players; phase 4; dice 1 2 3 4; destinations P0 5, P1 5, P2 5, P3 5; rest in 6").voting);
}

TEST_CASE("OS-827 OS-O4 a Gun counts in the vote on the table, hidden or not as agreed") {
  const auto votes_of_the_hidden = [](std::string_view option) {
    WrittenGame game("4 players; phase 6; badge P2; victim token P3; hand P1: gun, meat;" +
                     std::string(option) + "area 4: P0.DLC, P1.C, 6 monsters; rest in 6");
    game.answer(kP1, "play gun");
    CHECK(toys(Osaczeni::board(game.rules, game.view(kSpectator))).votes[1] == 2);
    game.answer(kP1, "play meat P1.C");
    return toys(Osaczeni::board(game.rules, game.view(kSpectator))).votes[1];
  };
  CHECK(votes_of_the_hidden("") == 1);
  CHECK(votes_of_the_hidden("option hidden_gun_votes=off;") == 0);
}

TEST_CASE("OS-220 the board adds the ballots that lie open up") {
  WrittenGame game(
      "4 players; phase 6; variant 21; badge P0; victim token P3; area 4: P0.L, P1.D, P2.C, 6 monsters;"
      "rest in 6");
  game.all_answer("done");
  game.answer(kP0, "vote P1");
  game.answer(kP1, "vote P0");
  const Board board = Osaczeni::board(game.rules, game.view(kP2));
  CHECK(board.families[0].got == 1);
  CHECK(board.families[1].got == 2);
  CHECK(board.families[2].got == 0);
}

TEST_CASE("OS-002 OS-004 OS-706 OS-709 the board counts the living, their points and who is out") {
  const Board board = board_of(kAttackOnToys);
  CHECK(board.families.size() == 4);
  CHECK(board.ends_at == 4);
  CHECK(board.points == std::array<std::uint8_t, kCharacterKinds>{5, 3, 7, 1});
  CHECK(board.families[0].living == family(kP0).without(Character(kP0, Kind::Klutz)));
  CHECK(board.families[0].points == 15);
  CHECK(board.families[3].living == Characters::only(Character(kP3, Kind::Crybaby)));
  CHECK(board.families[3].points == 7);
  CHECK_FALSE(board.families[3].out);
  const Board later = board_of("4 players; phase 6; area 4: P0.D, 4 monsters; cold store: P3.DLC; rest in 6");
  CHECK(later.families[3].out);
  const WrittenGame out("4 players; phase 6; area 4: P0.D, 4 monsters; cold store: P3.DLC; rest in 6");
  CHECK(Osaczeni::out_of_play(out.rules, out.view(kP0)) == only(Seat{3}));
  const WrittenGame begun("3 players; new game");  // nobody is placed, and nobody is out
  CHECK_FALSE(Osaczeni::board(begun.rules, begun.view(kP0)).families[0].out);
  CHECK(Osaczeni::out_of_play(begun.rules, begun.view(kP0)).empty());
}

TEST_CASE("OS-641 OS-644 OS-646 OS-647 the board tells what each row of the Cold Store is and does") {
  const Board empty = board_of("4 players; phase 1; rest in 6");
  const auto spaces = [](const Board& b, std::size_t row) { return b.rows[row].spaces; };
  CHECK(spaces(empty, 0) == 3);
  CHECK(spaces(empty, 1) == 2);
  CHECK(spaces(empty, 2) == 2);
  CHECK(empty.rows[0].effect == RowEffect::EqualStrength);
  CHECK(empty.rows[1].effect == RowEffect::Die);
  CHECK(empty.rows[2].effect == RowEffect::Die);
  CHECK(empty.rows[0].dice == 0);
  CHECK(empty.rows[1].dice == 1);
  CHECK(empty.rows[2].dice == 1);
  CHECK_FALSE(empty.rows[0].full);
  const Board five_dead = board_of("4 players; phase 1; cold store: P3.DLC, P2.DL; rest in 6");
  CHECK(five_dead.rows[0].full);
  CHECK(five_dead.rows[1].full);
  CHECK_FALSE(five_dead.rows[2].full);
  CHECK(five_dead.rows[1].dice == 0);  // it joined with this round
  CHECK(five_dead.rows[2].dice == 1);
}

TEST_CASE("OS-V11 OS-V18 a row that does nothing is told so") {
  const Board second = board_of("4 players; phase 1; variant 11; rest in 6");
  CHECK(second.rows[1].effect == RowEffect::None);
  CHECK(second.rows[1].dice == 0);
  CHECK(second.rows[2].dice == 1);
  CHECK(board_of("4 players; phase 1; variant 18; rest in 6").rows[0].effect == RowEffect::None);
}

TEST_CASE("OS-717 the board tells which variants are on") {
  CHECK(board_of("4 players; phase 1; rest in 6").variants == 0);
  CHECK(board_of("4 players; phase 1; variant 15; rest in 6").variants == 1U << 15U);
}

TEST_CASE(
    "OS-212 OS-801 OS-806 OS-825 OS-832 the board tells why a card cannot be played now, to its owner "
    "alone") {
  const auto idle = [](std::string_view given, Item item, Seat viewer = Seat{0}) {
    return board_of(given, viewer).idle[static_cast<std::size_t>(item)];
  };
  constexpr std::string_view kTruck = "3 players; phase 1; hand P0: walkie, bat, keys, drink; rest in 6";
  CHECK(idle(kTruck, Item::Walkie) == 806);
  CHECK(idle(kTruck, Item::Bat) == 205);
  CHECK(idle(kTruck, Item::Keys) == 832);
  CHECK(idle(kTruck, Item::Drink) == 801);
  CHECK(idle(kTruck, Item::Gun) == 0);  // not in the hand
  CHECK(idle(kTruck, Item::Bat, Seat{1}) == 0);
  CHECK(idle(kTruck, Item::Bat, kSpectator) == 0);
}

TEST_CASE("OS-101 OS-324 the board tells how many monsters there are, and whether the dice are rolled") {
  CHECK(board_of(kAttackOnToys).monsters == 25);
  CHECK_FALSE(board_of("4 players; phase 1; rest in 6").rolled);
  CHECK(board_of("4 players; phase 3; badge P0; dice 1 2 3 4; rest in 6").rolled);
  CHECK_FALSE(board_of(kAttackOnToys).rolled);
}

}  // namespace holdout::osaczeni
