#include "games/osaczeni/players/memory.h"

#include <doctest/doctest.h>

#include "games/osaczeni/rules/testing/written_game.h"
#include "games/osaczeni/rules/wording/names.h"

namespace holdout::osaczeni {
namespace {

constexpr std::string_view kRoad =
    "4 players; badge P1; phase 2; area 1: P0.DLC; area 3: P1.DLC; area 4: P2.DLC; area 5: P3.DLC;"
    "hand P0: bat; hand P1: gun; hand P2: meat; hand P3: drink";

// What P0 remembers of a written game.
struct Remembered {
  WrittenGame game;
  Memory memory;
  std::size_t seen = 0;
  std::uint16_t said = 0;

  explicit Remembered(std::string_view given) : game(given), memory(game.rules, kP0) { catch_up(); }

  void say(Seat speaker, std::string_view text) {
    Statement statement = game.statement(speaker, text);
    statement.id = ++said;
    memory.hear(statement);
  }
  void catch_up() {
    std::vector<Event> news;
    for (; seen < game.events.size(); ++seen)
      if (const auto part = redact(game.events[seen], kP0)) news.push_back(*part);
    memory.see(news, game.view(kP0));
  }
  void answer(Seat seat, std::string_view text) {
    game.answer(seat, text);
    catch_up();
  }
};

Remembered on_the_road() {
  Remembered r(kRoad);
  r.game.chance({"roll 1", "roll 1", "roll 4", "roll 6"});
  r.game.all_answer("done");  // nobody listens in
  r.catch_up();
  return r;
}

}  // namespace

TEST_CASE("memory: a track record starts with good faith and follows what is seen") {
  TrackRecord record;
  CHECK(record.expect() == doctest::Approx(0.75));
  record.saw(false);
  record.saw(false);
  CHECK(record.expect() == doctest::Approx(0.5));
  record.saw(true, 4);
  CHECK(record.expect() == doctest::Approx(0.7));
}

TEST_CASE("memory: who saw the dice is believed as far as trusted; who did not is ignored") {
  Remembered r = on_the_road();
  const DiceOdds fair = r.memory.dice_odds(r.game.view(kP0));
  CHECK(fair.unknown == 4);
  CHECK(fair.chance[2] == doctest::Approx(1.0 / 6));
  r.say(kP2, "say monsters_at areas=clothing");
  CHECK(r.memory.dice_odds(r.game.view(kP0)).chance[2] == doctest::Approx(1.0 / 6));
  r.say(kP1, "say monsters_at areas=toys");
  const DiceOdds told = r.memory.dice_odds(r.game.view(kP0));
  CHECK(told.chance[4] > 0.4);
  CHECK(told.chance[2] < 1.0 / 6);
  double sum = 0;
  for (double each : told.chance) sum += each;
  CHECK(sum == doctest::Approx(1));
}

TEST_CASE("memory: one's own eyes beat every word") {
  Remembered r(
      "4 players; badge P1; phase 2; area 3: P0.DLC; area 1: P1.DLC; area 4: P2.DLC; area 5: P3.DLC");
  r.game.chance({"roll 1", "roll 1", "roll 4", "roll 6"});
  r.catch_up();
  const DiceOdds odds = r.memory.dice_odds(r.game.view(kP0));
  CHECK(odds.unknown == 0);
  CHECK(odds.known[1] == 2);
  CHECK(odds.known[6] == 1);
}

TEST_CASE("memory: a lie about the dice costs trust in dice, not in votes") {
  Remembered r = on_the_road();
  r.say(kP1, "say monsters_at areas=hall");
  r.say(kP2, "say destination area=hall");
  const double before = r.memory.trust(kP1, TrustIn::Dice);
  r.answer(kP1, "go 5");
  r.answer(kP0, "go 5");
  r.answer(kP2, "go 5");
  r.answer(kP3, "go 1");
  CHECK(r.memory.trust(kP1, TrustIn::Dice) < before);
  CHECK(r.memory.trust(kP1, TrustIn::Votes) == doctest::Approx(before));
  CHECK(r.memory.trust(kP2, TrustIn::Road) > before);
}

TEST_CASE("memory: a ballot against me is held against the voter, and told by enmity") {
  Remembered r(
      "4 players; victim token P3; phase 6; area 4: P0.L, P1.D, P2.C, 5 monsters; area 1: P0.DC; area 2: "
      "P1.LC;"
      "area 5: P2.DL, P3.DLC");
  r.game.all_answer("done");
  r.catch_up();
  const double before = r.memory.enmity(r.game.rules, r.game.s.table)[1][0];
  r.answer(kP0, "vote P2");
  r.answer(kP1, "vote P0");
  r.answer(kP2, "vote P1");
  CHECK(r.memory.grudge(kP1) > 0);
  CHECK(r.memory.grudge(kP2) == 0);
  CHECK(r.memory.voted_against_me() == only(kP1));
  CHECK(r.memory.enmity(r.game.rules, r.game.s.table)[1][0] > before);
}

TEST_CASE("memory: words in the Discussion shift the ballots that are expected") {
  Remembered r(
      "4 players; victim token P3; phase 6; area 4: P0.L, P1.D, P2.C, 5 monsters; area 1: P0.DC; area 2: "
      "P1.LC;"
      "area 5: P2.DL, P3.DLC");
  const Table& t = r.game.s.table;
  const Enmity before = r.memory.enmity(r.game.rules, t);
  r.say(kP1, "say promise_not_against player=P0 until=vote");
  r.say(kP2, "say promise_vote_against player=P0 area=toys");
  const Enmity after = r.memory.enmity(r.game.rules, t);
  CHECK(after[1][0] < before[1][0]);
  CHECK(after[2][0] > before[2][0]);
  CHECK(after[2][1] == doctest::Approx(before[2][1]));
}

TEST_CASE("memory: friends are those who agreed, until one breaks it off") {
  Remembered r(kRoad);
  r.say(kP0, "say ally until=end to=P2");
  CHECK(r.memory.allies().empty());
  r.say(kP2, "say agree about=1");
  CHECK(r.memory.allies() == only(kP2));
  r.say(kP2, "say break_alliance player=P0");
  CHECK(r.memory.allies().empty());
}

TEST_CASE("memory: cards are where they can be") {
  Remembered r(kRoad);
  const View view = r.game.view(kP0);
  double bats = 0;
  for (Seat seat : {kP1, kP2, kP3}) {
    double all = 0;
    for (int i = 0; i < r.game.rules.item_kinds; ++i)
      all += r.memory.expected_cards(view, seat, static_cast<Item>(i));
    CHECK(all == doctest::Approx(1));  // one card each
    bats += r.memory.expected_cards(view, seat, *item_named(r.game.rules, "bat"));
  }
  CHECK(bats == doctest::Approx(3 * 2.0 / 22));
  CHECK(r.memory.expected_cards(view, kP0, *item_named(r.game.rules, "bat")) == 1);
}

}  // namespace holdout::osaczeni
