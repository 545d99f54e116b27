#include "games/osaczeni/rules/positions/position_text.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/osaczeni.h"
#include "games/osaczeni/rules/wording/nouns.h"

namespace holdout::osaczeni {
namespace {

WrittenPosition written(std::string_view text) {
  Result<WrittenPosition> position = read_given(text);
  REQUIRE_MESSAGE(position, position.problem().message());
  return std::move(*position);
}

std::string refused(std::string_view text) {
  const Result<WrittenPosition> position = read_given(text);
  return position ? "accepted" : position.problem().message();
}

TEST_CASE("what is said stands on the table, and the game goes on from there") {
  const WrittenPosition p = written(
      "given  5 players; badge P2; victim token P3; round 3\n"
      "       area 4: P0.L, P1.D, P1.C hidden, 5 monsters\n"
      "       area 3: closed   # since last round\n"
      "       cold store: P2.L, P3.D; rest in 6\n"
      "       hand P0: meat, gun x2; discarded: keys by P1; phase 6\n");
  const Table& t = p.state.table;
  CHECK(p.setup.players == 5);
  CHECK(t.badge == Seat{2});
  CHECK(t.victim_token == Seat{3});
  CHECK(t.round == 3);
  CHECK(in(t, Area::Toys).size() == 3);
  CHECK(t.hidden.has(Character(Seat{1}, Kind::Crybaby)));
  CHECK(monsters_at(t, Area::Toys) == 5);
  CHECK(is_closed(t, Area::Monitoring));
  CHECK(t.cold_store[0] == Character(Seat{2}, Kind::Leader));
  CHECK(t.cold_store[1] == Character(Seat{3}, Kind::Defender));
  CHECK(t.hand_size[0] == 3);
  CHECK(t.deck_size == 19);
  CHECK(t.phase == Phase::Attack);
  CHECK(p.state.running.open.waited_for == SeatSet{}.with(Seat{0}).with(Seat{1}));
  CHECK(!p.events.empty());
}

TEST_CASE("colours name seats as they were chosen") {
  const WrittenPosition p = written("3 players; colours orange red blue; phase 7; badge red; rest in 6");
  CHECK(p.state.table.badge == Seat{1});
}

TEST_CASE("a named deck leaves the other cards among the played ones") {
  const WrittenPosition p = written("3 players; phase 7; rest in 6; deck: bat; hand P1: keys");
  CHECK(p.state.table.deck_size == 1);
  CHECK(p.state.table.played.size() == 21);
}

TEST_CASE("OS-646 the dice in use follow from the dead, unless the position says that they died this round") {
  constexpr std::string_view kFiveDead = "4 players; phase 5; cold store: P0.LC, P1.LC, P2.L; rest in 6; ";
  CHECK(written(std::string(kFiveDead) + "dice 1 2 3 4 5").state.table.dice_in_use == 5);
  CHECK(written(std::string(kFiveDead) + "dice in use 4; dice 1 2 3 4").state.table.dice_in_use == 4);
  CHECK(refused(std::string(kFiveDead) + "dice in use 6; dice 1 2 3 4 5 6").find("4 to 5 (OS-646)") !=
        std::string::npos);
}

TEST_CASE("impossible positions are refused with line, cause and expectation") {
  CHECK(refused("3 players; phase 6\narea 4: P0.L\narea 5: P0.L; rest in 6") ==
        "line 3: red.leader is in two places; expected every character once");
  CHECK(refused("3 players; phase 6; rest in 6; monsters 5 5 5 5 5 1") ==
        "line 1: table.monsters: 26 monsters in all; expected at most 25");
  CHECK(refused("3 players; phase 6; rest in 6\narea 4: P0.L, closed")
            .find("area 4 is closed but 1 are inside") != std::string::npos);
  CHECK(refused("3 players; phase 6; area 4: P0.L") ==
        "line 1: red.defender is nowhere; expected every character in an area or in the Cold Store, or "
        "\"rest in "
        "5\"");
  CHECK(refused("3 players; phase 6; rest in 6; hand P0: keys\nhand P1: keys") ==
        "line 2: too many keys cards; expected 1 in the whole position");
  CHECK(refused("3 players; phase 6; rest in 6; hand P0: keys x2").find("at most keys x1") !=
        std::string::npos);
  CHECK(refused("3 players; phase 6; cold store: P0.DLCK; badge P0; rest in 6")
            .find("red has no living character") != std::string::npos);
}

TEST_CASE("what cannot be understood is refused with line, cause and expectation") {
  CHECK(refused("") == "an empty position; expected phrases such as 5 players");
  CHECK(refused("phase 6") ==
        "line 1: the position does not say how many play; expected 3 players to 6 players");
  CHECK(refused("2 players; phase 6") == "line 1: \"2\"; expected a number from 3 to 6");
  CHECK(refused("3 players; rest in 6") ==
        "line 1: the position does not say when it is; expected phase 1 to phase 7, placement of P0, arrival "
        "or new "
        "game");
  CHECK(refused("3 players; phase 6; arrival; rest in 6").find("beside") != std::string::npos);
  CHECK(refused("3 players; phase 8; rest in 6") == "line 1: \"8\"; expected a number from 1 to 7");
  CHECK(
      refused("3 players\nthe moon is full").starts_with("line 2: \"the moon is full\" says nothing about"));
  CHECK(refused("3 players; badge P1; badge P2; phase 7").find("is said twice") != std::string::npos);
  CHECK(refused("3 players; phase 7; badge P3; rest in 6") ==
        "line 1: \"P3\" is no player; expected red, blue or green, or P0, P1, ...");
  CHECK(refused("4 players; phase 7; area 2: P0.K; rest in 6").find("is no character of this game") !=
        std::string::npos);
  CHECK(refused("3 players; phase 7; area 2: five monsters; rest in 6")
            .find("expected a number from 0 to 99") != std::string::npos);
  CHECK(
      refused("3 players; phase 7; rest in 6; option timers=never") ==
      "line 1: option timers: 'never' is not one of its values; expected fast, standard, slow, none, async");
  CHECK(refused("3 players; phase 4; rest in 6") ==
        "line 1: the dice are rolled by now; expected what they show, such as dice 2 4 4 6");
  CHECK(refused("3 players; phase 4; rest in 6; dice 1 2 3 4").find("has no destination") !=
        std::string::npos);
  CHECK(refused("3 players; phase 6; rest in 6; dice 1 2 3 4").find("no dice lie there") !=
        std::string::npos);
  CHECK(refused("3 players; new game; badge P1").find("a new game has an empty table") != std::string::npos);
}

TEST_CASE("a later block replaces what an earlier one said about the same thing") {
  std::vector<Phrase> phrases = phrases_in("3 players; phase 7; rest in 6; badge P1; area 2: P0.L");
  phrases.push_back({"again", "badge P2", 1});
  phrases.push_back({"again", "area 2: P0.DL", 1});
  const Result<WrittenPosition> position = read_given(phrases);
  REQUIRE(position);
  CHECK(position->state.table.badge == Seat{2});
  CHECK(in(position->state.table, Area::Clothing).size() == 2);
}

}  // namespace
}  // namespace holdout::osaczeni
