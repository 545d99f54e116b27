#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kChoosing =
    "4 players; badge P0; phase 3; dice 2 4 4 6; area 1: P0.DLC; area 2: P1.DLC; area 4: P2.DLC; area 5: "
    "P3.DLC";

std::size_t first_of(const WrittenGame& game, EventKind kind) {
  for (std::size_t i = 0; i < game.events.size(); ++i)
    if (game.events[i].kind == static_cast<std::uint8_t>(kind)) return i;
  return game.events.size();
}

TEST_CASE("OS-421 before the last one has chosen nobody can tell what the others chose") {
  WrittenGame one(kChoosing);
  WrittenGame other(kChoosing);
  for (WrittenGame* game : {&one, &other}) game->answer(kP0, "go 3");
  one.answer(kP1, "go 5");
  other.answer(kP1, "go 6");
  for (Seat viewer : {kP0, kP2, kP3, kSpectator}) CHECK(one.view_hash(viewer) == other.view_hash(viewer));
  CHECK(one.view_hash(kP1) != other.view_hash(kP1));
}

TEST_CASE("OS-421 OS-422 all destinations, then the dice, then the moves; everybody sees all of it") {
  WrittenGame game(kChoosing);
  game.answer(kP0, "go 3");
  game.answer(kP1, "go 5");
  game.answer(kP2, "go 6");
  game.answer(kP3, "go 1");
  game.answer(kP0, "move leader");
  const std::size_t first = first_of(game, EventKind::DestinationShown);
  const std::size_t dice = first_of(game, EventKind::DiceShown);
  CHECK(game.all(EventKind::DestinationShown).size() == 3);
  CHECK(dice == first + 3);  // step A as a whole, then step B
  CHECK(dice < first_of(game, EventKind::Moved));
  for (const Event& shown : game.all(EventKind::DestinationShown)) CHECK(is_public(shown));
  const Event lifted = game.last(EventKind::DiceShown);
  CHECK(is_public(lifted));
  CHECK(parts_of<event::DiceShown>(lifted) == event::DiceShown{.dice = {2, 4, 4, 6}, .n = 4});
  for (Seat viewer : game.viewers()) CHECK(game.view(viewer).table.dice[2] == 4);
}

TEST_CASE("OS-425 a mover's choice is asked at the own turn, and of nobody else") {
  WrittenGame game(
      "4 players; badge P2; phase 4; dice 1 1 1 1; destinations P0 3, P1 3, P2 3, P3 6;"
      "area 1: P0.DLC; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC");
  for (Seat mover : {kP2, kP3, kP0, kP1}) {
    REQUIRE(game.asked(QuestionKind::Move));
    CHECK(game.question().may_answer == only(mover));
    CHECK(game.options(mover).size() == 3);
    game.answer(mover, "move leader");
  }
  CHECK_FALSE(game.asked(QuestionKind::Move));
}

}  // namespace
}  // namespace holdout::osaczeni
