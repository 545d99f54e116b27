#include <string>

#include <doctest/doctest.h>

#include "games/osaczeni/players/voice.h"
#include "games/osaczeni/rules/testing/written_game.h"

// What a regular decides and says, in small positions.

namespace holdout::osaczeni {
namespace {

constexpr std::uint64_t kTempers = 200;  // seeds tried: every temper, and every chance taken by some

// One who has seen all that `me` noticed of a written game.
Mind mind_of(const WrittenGame& game, Seat me, std::uint64_t seed) {
  Mind mind(game.rules, me, seed, {});
  std::vector<Event> news;
  for (const Event& event : game.events)
    if (const auto part = redact(event, me)) news.push_back(*part);
  mind.memory.see(news, game.view(me));
  mind.collect_thoughts(false);
  return mind;
}

// Whom P0, chosen by the monsters, would give up.
Kind given_up(std::string_view given) {
  WrittenGame game(given);
  game.all_answer("done");
  REQUIRE(game.asked(QuestionKind::PickEaten));
  Mind mind = mind_of(game, kP0, 1);
  const Action eaten = choose(mind, game.view(kP0), game.options(kP0));
  return parts_of<answer::Sacrifice>(eaten).character.kind();
}

// How many of many tempers say this now, after they heard that.
int speaking(const WrittenGame& game, Seat me, Say form, std::initializer_list<Statement> heard = {}) {
  int sum = 0;
  for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
    Mind mind = mind_of(game, me, seed);
    for (const Statement& each : heard) mind.memory.hear(each);
    for (int moment = 0; moment < 3; ++moment) {
      mind.collect_thoughts(true);
      const std::optional<Statement> words = find_words(mind, game.view(me));
      sum += words && said_form(*words) == form;
    }
  }
  return sum;
}

}  // namespace

TEST_CASE("choices: on the last night the fewest points are given up, whatever another night would bring") {
  // One death ends the game for four players (OS-707); alone behind the door a Crybaby would not live long.
  CHECK(given_up("4 players; phase 6; area 3: P0.LC, 6 monsters; area 1: P1.D; area 2: P2.D; area 4: P3.D;"
                 "rest in cold store") == Kind::Leader);
}

TEST_CASE("choices: another night does not come either if those in the lot die first (OS-601, OS-622)") {
  CHECK(given_up("4 players; phase 6; area 3: P0.LC, 6 monsters; area 6: P1.D, 1 monster; area 1: P1.L;"
                 "area 2: P2.D; area 4: P3.D; rest in cold store") == Kind::Leader);
}

TEST_CASE("choices: nobody is mourned by those who voted for it") {
  WrittenGame game("5 players; phase 6; victim token P4; area 4: P0.D, P1.D, P2.L, 6 monsters; rest in 6");
  game.all_answer("done");
  game.answer(kP0, "vote P1");
  game.answer(kP1, "vote P2");
  game.answer(kP2, "vote P1");
  REQUIRE(game.last<event::Eaten>().character.owner() == kP1);
  CHECK(speaking(game, kP0, Say::Mourn) == 0);
  CHECK(speaking(game, kP2, Say::Mourn) == 0);
  CHECK(speaking(game, kP3, Say::Mourn) > 0);
}

TEST_CASE("choices: nobody votes for itself to keep its word to all others, when that changes nothing") {
  WrittenGame game(
      "4 players; phase 6; victim token P3; area 6: P0.C, P1.DLC, P2.D, 1 monster; area 1: P0.DL;"
      "area 2: P2.LC; area 5: P3.DLC");
  game.all_answer("done");
  REQUIRE(game.asked(QuestionKind::Ballot));
  for (std::uint64_t seed = 1; seed <= kTempers; ++seed) {
    Mind mind = mind_of(game, kP0, seed);
    std::uint16_t id = 0;
    for (Seat ally : {kP1, kP2}) {
      Statement offer = game.statement(ally, "say ally to=P0 until=end");
      offer.id = ++id;
      mind.memory.hear(offer);
      Statement agreed = game.statement(kP0, "say agree about=" + std::to_string(id));
      agreed.id = ++id;
      mind.memory.hear(agreed);
    }
    REQUIRE(mind.memory.allies().size() == 2);
    const Action ballot = choose(mind, game.view(kP0), game.options(kP0));
    CHECK(parts_of<answer::Point>(ballot).player != kP0);
  }
}

TEST_CASE("choices: who was left without an answer offers no alliance again") {
  const WrittenGame game("5 players; phase 6; area 4: P0.D, P1.D, P2.L, 6 monsters; rest in 6");
  CHECK(speaking(game, kP0, Say::Ally) > 0);
  const Statement offer = [&] {
    Statement said = game.statement(kP0, "say ally to=P1 until=end");
    said.id = 1;
    return said;
  }();
  CHECK(speaking(game, kP0, Say::Ally, {offer}) == 0);
  Statement refusal = game.statement(kP1, "say refuse about=1");
  refusal.id = 2;
  CHECK(speaking(game, kP0, Say::Ally, {offer, refusal}) > 0);
}

}  // namespace holdout::osaczeni
