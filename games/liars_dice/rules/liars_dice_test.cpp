#include "games/liars_dice/rules/liars_dice.h"

#include <doctest/doctest.h>

namespace holdout::liars_dice {

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

// A game after both rolls, driven by notation.
struct Game {
  Rules rules{};
  std::vector<Event> events{};
  Log log{events};
  State s = LiarsDice::start(rules, log);

  Game(int first_die, int second_die, bool sixes_wild = true) : rules{sixes_wild} {
    for (int die : {first_die, second_die}) LiarsDice::apply(rules, s, kChance, answer::Roll{die}, log);
  }
  Game& say(std::string_view answers) {
    while (!answers.empty()) {
      const std::size_t end = std::min(answers.find(", "), answers.size());
      LiarsDice::apply(rules, s, asked(), *LiarsDice::parse(rules, answers.substr(0, end)), log);
      answers.remove_prefix(std::min(end + 2, answers.size()));
    }
    return *this;
  }
  Seat asked() const { return s.running.open.may_answer.first(); }
  std::string options() const {
    Actions list;
    LiarsDice::options(rules, s, asked(), list);
    std::string text;
    for (const Action& each : list) text += (text.empty() ? "" : ", ") + LiarsDice::notation(rules, each);
    return text;
  }
  bool won_by(Seat seat) const { return LiarsDice::winners(rules, s) == only(seat); }
  std::string_view refusal(Seat seat, std::string_view answer) const {
    return LiarsDice::why_not(rules, LiarsDice::view_of(rules, s, seat), *LiarsDice::parse(rules, answer));
  }
  Result<void> check() const { return LiarsDice::check(rules, s); }
};

Result<Rules> rules_of(int players, Setup::Choices options = {}) {
  return LiarsDice::make_rules({.players = players, .options = std::move(options), .figures = {}});
}

}  // namespace

TEST_CASE("LD-1 two players, no more and no fewer, with one six-sided die each") {
  CHECK(rules_of(2));
  CHECK(rules_of(1).problem().message() == "players: 1; expected 2");
  CHECK(rules_of(3).problem().message() == "players: 3; expected 2");
  std::vector<Event> events;
  Log log(events);
  State s = LiarsDice::start({}, log);
  for (int rolls = 0; rolls < 2; ++rolls) {
    REQUIRE(s.running.open.chance());
    Outcomes faces;
    LiarsDice::outcomes({}, s, faces);
    CHECK(faces.size() == 6);
    CHECK(faces.total() == 6);
    LiarsDice::apply({}, s, kChance, faces[0].action, log);
  }
  CHECK(!s.running.open.chance());
}

TEST_CASE("LD-2 only its owner sees a die") {
  const Game game(3, 5);
  REQUIRE(game.events.size() == 2);
  for (Seat owner : {kFirst, kSecond}) {
    const Event& rolled = game.events[slot(owner)];
    CHECK(rolled.actor == owner);
    CHECK(parts_of<event::Rolled>(*redact(rolled, owner)).face == (owner == kFirst ? 3 : 5));
    CHECK(parts_of<event::Rolled>(*redact(rolled, owner == kFirst ? kSecond : kFirst)).face == 0);
    CHECK(parts_of<event::Rolled>(*redact(rolled, kSpectator)).face == 0);
  }
  CHECK(LiarsDice::view_of(game.rules, game.s, kFirst).die == 3);
  CHECK(LiarsDice::view_of(game.rules, game.s, kSecond).die == 5);
  CHECK(LiarsDice::view_of(game.rules, game.s, kSpectator).die == 0);
}

TEST_CASE("LD-3 the first player begins, then they take turns") {
  Game game(3, 5);
  CHECK(game.asked() == kFirst);
  CHECK(game.refusal(kSecond, "bid 1 1") == "LD-3");
  game.say("bid 1 2");
  CHECK(game.asked() == kSecond);
  game.say("bid 1 4");
  CHECK(game.asked() == kFirst);
}

TEST_CASE("LD-4 a bid is a count of 1 or 2 and a face of 1 to 6") {
  const Game game(3, 5);
  CHECK(game.options() ==
        "bid 1 1, bid 1 2, bid 1 3, bid 1 4, bid 1 5, bid 1 6, "
        "bid 2 1, bid 2 2, bid 2 3, bid 2 4, bid 2 5, bid 2 6");
  CHECK(game.refusal(kFirst, "roll 3") == "LD-4");
  for (std::string_view wrong :
       {"bid 0 3", "bid 3 3", "bid 1 7", "bid 1 0", "bid 1", "bid", "bid 1 1 1", "bid one 1", "call", ""})
    CHECK_MESSAGE(!LiarsDice::parse(game.rules, wrong), wrong);
  CHECK(LiarsDice::parse(game.rules, "bid 3 3").problem().message() ==
        R"("3" in "bid 3 3"; expected a number from 1 to 2)");
}

TEST_CASE("LD-5 a higher count, or the same count of a higher face") {
  Game game(3, 5);
  game.say("bid 1 4");
  CHECK(game.options() == "bid 1 5, bid 1 6, bid 2 1, bid 2 2, bid 2 3, bid 2 4, bid 2 5, bid 2 6, liar");
  CHECK(game.refusal(kSecond, "bid 1 4") == "LD-5");
  CHECK(game.refusal(kSecond, "bid 1 3") == "LD-5");
  CHECK(game.refusal(kSecond, "bid 2 1") == "");
}

TEST_CASE("LD-6 liar needs a bid, ends the game, and is all that is left after 2 of 6") {
  Game game(3, 5);
  CHECK(game.refusal(kFirst, "liar") == "LD-6");
  game.say("bid 2 6");
  CHECK(game.options() == "liar");
  game.say("liar");
  CHECK(game.s.running.open.over());
  CHECK(game.refusal(kFirst, "bid 2 6") == "LD-6");
}

TEST_CASE("LD-7 both dice are shown to everybody once somebody said liar, and not before") {
  Game game(3, 5);
  game.say("bid 1 3");
  CHECK(LiarsDice::view_of(game.rules, game.s, kSpectator).table.shown == Dice{0, 0});
  game.say("liar");
  CHECK(LiarsDice::view_of(game.rules, game.s, kSpectator).table.shown == Dice{3, 5});
  const Event& shown = game.events[game.events.size() - 2];
  REQUIRE(is<event::Shown>(shown));
  CHECK(LiarsDice::is_reveal(shown.kind));
  CHECK(parts_of<event::Shown>(*redact(shown, kSpectator)).second == 5);
}

TEST_CASE("LD-8 LD-9 a six counts as every face; the bidder wins if enough dice match") {
  CHECK(Game(3, 5).say("bid 1 3, liar").won_by(kFirst));   // one three
  CHECK(Game(3, 5).say("bid 1 4, liar").won_by(kSecond));  // no four
  CHECK(Game(3, 5).say("bid 2 3, liar").won_by(kSecond));  // only one three
  CHECK(Game(3, 3).say("bid 2 3, liar").won_by(kFirst));   // two threes
  CHECK(Game(3, 6).say("bid 2 3, liar").won_by(kFirst));   // a three and a wild six
  CHECK(Game(6, 6).say("bid 2 1, liar").won_by(kFirst));   // two wild sixes
  CHECK(Game(6, 5).say("bid 2 6, liar").won_by(kSecond));  // fives are not wild
  CHECK(Game(3, 5)
            .say("bid 1 1, bid 1 5, liar")
            .won_by(kSecond));  // the second bid counts, made by the second player
}

TEST_CASE("LD-O1 with wild off a six is a six and nothing else") {
  CHECK(Game(3, 6, false).say("bid 2 3, liar").won_by(kSecond));
  CHECK(Game(6, 6, false).say("bid 2 6, liar").won_by(kFirst));
  CHECK(rules_of(2)->sixes_wild);
  CHECK(rules_of(2, {{"wild", "on"}})->sixes_wild);
  CHECK(!rules_of(2, {{"wild", "off"}})->sixes_wild);
  CHECK(rules_of(2, {{"wild", "maybe"}}).problem().message() == "option wild: maybe; expected on or off");
  CHECK(rules_of(2, {{"tame", "on"}}).problem().message() == "options: tame; expected wild");
  CHECK(
      LiarsDice::make_rules({.players = 2, .options = {}, .figures = {{"dice", "3"}}}).problem().message() ==
      "figures: dice; expected none in this game");
}

TEST_CASE("LD-10 after 60 seconds: bid 1 of 1, or liar once there is a bid") {
  Game game(3, 5);
  CHECK(LiarsDice::time_limit(game.rules, game.s).seconds == 60);
  CHECK(LiarsDice::notation(game.rules, LiarsDice::fallback(game.rules, game.s, kFirst, 0)) == "bid 1 1");
  game.say("bid 1 1");
  CHECK(LiarsDice::notation(game.rules, LiarsDice::fallback(game.rules, game.s, kSecond, 0)) == "liar");
}

TEST_CASE("liars_dice: an impossible position is refused with its reason") {
  Game game(3, 5);
  game.say("bid 1 3");
  REQUIRE(game.check());
  const auto refused = [&](auto&& change) {
    State s = game.s;
    change(s);
    return LiarsDice::check(game.rules, s).problem().message();
  };
  CHECK(refused([](State& s) { s.hidden.dice[0] = 7; }) ==
        "dice[0]: 7; expected 1 to 6 once rolled, 0 before");
  CHECK(refused([](State& s) { s.table.rolled = 3; }) == "table.rolled: 3; expected 0 to 2");
  CHECK(refused([](State& s) { s.table.rolled = 1; }).starts_with("dice[1]: 5"));
  CHECK(refused([](State& s) {
          s.table.bids = 1U << kBids;
        }).starts_with("table: bids or call at a wrong time"));
  CHECK(
      refused([](State& s) { s.table.bids = 0, s.table.called = true; }).starts_with("table: bids or call"));
  CHECK(
      refused([](State& s) { s.table.called = true; }).starts_with("running: not where this history leads"));
  CHECK(refused([](State& s) { s.table.shown[0] = 3; }).starts_with("running: "));
  CHECK(refused([](State& s) { s.running.stack.pop(); }).starts_with("running: "));
}

TEST_CASE("liars_dice: what players read") {
  Game game(3, 5);
  const auto question = [&](Seat viewer) {
    return LiarsDice::question_text(game.rules, LiarsDice::view_of(game.rules, game.s, viewer)).key;
  };
  const auto situation = [&](Seat viewer) {
    std::vector<Sentence> lines;
    LiarsDice::situation(game.rules, LiarsDice::view_of(game.rules, game.s, viewer), lines);
    return lines;
  };
  CHECK(question(kFirst) == "liars_dice.ask.first_bid");
  CHECK(question(kSecond) == "liars_dice.wait.bid");
  CHECK(situation(kFirst).size() == 2);
  CHECK(situation(kSpectator).size() == 1);
  game.say("bid 2 4");
  CHECK(question(kSecond) == "liars_dice.ask.bid");
  const Sentence last = situation(kSpectator).back();
  CHECK(last.key == "liars_dice.situation.bid");
  CHECK(last.facts[0].value == 0);
  CHECK(last.facts[1].value == 2);
  CHECK(last.facts[2].value == 4);
  game.say("liar");
  CHECK(question(kFirst) == "liars_dice.over");
  std::vector<std::string_view> told;
  const View view = LiarsDice::view_of(game.rules, game.s, kFirst);
  for (const Event& event : game.events)
    told.push_back(LiarsDice::event_text(game.rules, view, *redact(event, kFirst)).key);
  CHECK(told == std::vector<std::string_view>{"liars_dice.event.rolled_own", "liars_dice.event.rolled",
                                              "liars_dice.event.bid", "liars_dice.event.called",
                                              "liars_dice.event.shown", "liars_dice.event.won"});
  CHECK(!LiarsDice::may_say(game.rules, LiarsDice::view_of(game.rules, game.s, kFirst), {}));
}

TEST_CASE("liars_dice: what a simulation counts") {
  Game game(3, 5);
  game.say("bid 1 3, bid 2 2, liar");
  std::array<int, 2> counts{};
  LiarsDice::count_end(game.rules, game.s, counts);
  CHECK(counts == std::array<int, 2>{2, 1});
  CHECK(LiarsDice::counters().size() == counts.size());
}

}  // namespace holdout::liars_dice
