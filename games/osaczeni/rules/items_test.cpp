#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kBeforeRoll =
    "4 players; badge P0; phase 2; hand P1: walkie; hand P2: bat; hand P3: walkie;"
    "area 1: P0.DLC; area 2: P1.DLC; area 4: P2.DLC; area 5: P3.DLC";

std::vector<Event> received(const WrittenGame& game, Seat viewer) {
  std::vector<Event> out;
  for (const Event& event : game.events)
    if (const std::optional<Event> part = redact(event, viewer)) out.push_back(*part);
  return out;
}

TEST_CASE("OS-807 a Walkie-Talkie shows its user all dice, and the table that it was played") {
  WrittenGame game(kBeforeRoll);
  game.chance({"roll 2", "roll 6", "roll 6", "roll 1"});
  game.answer(kP1, "play walkie");
  const Event seen = game.last(EventKind::DicePeeked);
  CHECK(is_secret_of(seen, only(kP1)));
  CHECK(parts_of<event::DicePeeked>(seen).dice == std::array<std::uint8_t, kMaxDice>{2, 6, 6, 1});
  CHECK(game.view(kP1).dice == std::array<std::uint8_t, kMaxDice>{2, 6, 6, 1, 0, 0});
  CHECK(is_public(game.last(EventKind::CardPlayed)));
  for (Seat viewer : game.viewers().without(kP1)) {
    CHECK(game.view(viewer).dice == std::array<std::uint8_t, kMaxDice>{});
    CHECK(game.view(viewer).table.saw_dice == only(kP1));  // that a player saw them is public
  }
}

TEST_CASE("OS-807 whatever the dice are, everybody else receives the same") {
  WrittenGame one(kBeforeRoll);
  WrittenGame other(kBeforeRoll);
  one.chance({"roll 1", "roll 1", "roll 1", "roll 1"});
  other.chance({"roll 6", "roll 5", "roll 4", "roll 3"});
  for (WrittenGame* game : {&one, &other}) {
    game->answer(kP1, "play walkie");
    game->answer(kP2, "done");
    game->answer(kP3, "done");
  }
  for (Seat viewer : one.viewers().without(kP1)) {
    CHECK(received(one, viewer) == received(other, viewer));
    CHECK(one.view_hash(viewer) == other.view_hash(viewer));
  }
  CHECK(received(one, kP1) != received(other, kP1));
  CHECK(received(one, kP1).size() == received(other, kP1).size());
}

TEST_CASE("OS-810 who looked by Walkie-Talkie may name areas, truly or falsely, but no numbers") {
  WrittenGame game(kBeforeRoll);
  game.chance({"roll 2", "roll 2", "roll 5", "roll 5"});
  game.answer(kP1, "play walkie");
  game.answer(kP2, "done");
  game.answer(kP3, "done");
  REQUIRE(game.asked(QuestionKind::Declare));
  CHECK(game.may_say(kP1, "say monsters_at areas=clothing,hall"));
  CHECK(game.may_say(kP1, "say monsters_at areas=toilets"));  // a lie
  CHECK(game.may_say(kP1, "say no_monsters_at areas=clothing"));
  Statement counted = game.statement(kP1, "say monsters_at areas=clothing");
  counted.args[1] = 2;  // "two of them"
  CHECK_FALSE(bool(Osaczeni::may_say(game.rules, game.view(kP1), counted)));
  CHECK_FALSE(bool(parse_statement(Osaczeni::forms(), "say monsters_at areas=clothing count=2")));
}

TEST_CASE("OS-834 the window is open to all at once: who comes first makes no difference") {
  WrittenGame first(kBeforeRoll);
  WrittenGame second(kBeforeRoll);
  for (WrittenGame* game : {&first, &second}) game->chance({"roll 2", "roll 6", "roll 6", "roll 1"});
  CHECK(first.question().may_answer == SeatSet(0b1110));
  first.answer(kP1, "play walkie");
  first.answer(kP3, "play walkie");
  CHECK(first.asked(QuestionKind::Walkie));
  first.answer(kP2, "done");
  second.answer(kP2, "done");
  second.answer(kP3, "play walkie");
  second.answer(kP1, "play walkie");
  CHECK(hash_of(first.s.table) == hash_of(second.s.table));
  CHECK(first.asked(QuestionKind::Declare));
  CHECK(second.asked(QuestionKind::Declare));
}

TEST_CASE("OS-825 where no monster stands no weapon is offered") {
  WrittenGame game(
      "4 players; badge P0; phase 6; hand P0: bat, saw, molotov, gun; area 4: P0.D, P1.L, 4 monsters; rest "
      "in 6");
  for (const char* weapon : {"play bat", "play saw", "play molotov"}) CHECK(game.may(kP0, weapon));
  game.s.table.monsters[slot(Area::Toys)] = 0;  // a Discussion would be over by now (OS-211)
  for (const char* weapon : {"play bat", "play saw", "play molotov"}) CHECK_FALSE(game.may(kP0, weapon));
  CHECK(game.may(kP0, "play gun"));
}

TEST_CASE("OS-811 OS-817 OS-822 OS-826 what a card does is done at once, before everybody's eyes") {
  WrittenGame game(
      "4 players; badge P0; phase 6; hand P0: meat, tin, gun, bat; area 4: P0.DL, P1.L, 6 monsters; rest in "
      "6");
  for (const char* played : {"play gun", "play meat leader", "play tin 5", "play bat"}) {
    game.answer(kP0, played);
    CHECK(is_public(game.last(EventKind::CardPlayed)));
  }
  std::vector<event::CardPlayed> cards;
  for (const Event& each : game.all(EventKind::CardPlayed))
    cards.push_back(parts_of<event::CardPlayed>(each));
  REQUIRE(cards.size() == 4);
  CHECK(cards[1].target == Character(kP0, Kind::Leader));
  CHECK(cards[2].target == Area::Hall);
  CHECK(cards[2].monsters == 1);
  CHECK(cards[3].monsters == 1);
  for (Seat viewer : game.viewers()) {
    const Table& seen = game.view(viewer).table;
    CHECK(seen.hidden.has(Character(kP0, Kind::Leader)));
    CHECK(seen.vote.extra[0] == 1);
    CHECK(monsters_at(seen, Area::Toys) == 4);
    CHECK(monsters_at(seen, Area::Hall) == 1);
  }
}

}  // namespace
}  // namespace holdout::osaczeni
