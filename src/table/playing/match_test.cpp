#include "table/playing/match.h"

#include <memory>

#include <doctest/doctest.h>

#include "catalogue/all_games.h"

using namespace holdout;

namespace {

const AnyGame& dice_game() { return *find_game("liars_dice"); }
RulesBox dice_rules() { return *dice_game().make_rules({.players = 2, .options = {}, .figures = {}}); }

// Always gives the option at `place` (counted from the end if negative) and remembers everything it was
// shown.
class Scripted final : public Player {
 public:
  explicit Scripted(int place) : place_(place) {}
  void see(std::span<const Event> redacted, const ViewBox&) override {
    seen.insert(seen.end(), redacted.begin(), redacted.end());
    ++calls;
  }
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt& prompt, const Actions& options, const Budget&) override {
    asked = asked || prompt.asked;
    if (wrong) return {.kind = 99, .a = 0, .b = 0, .c = 0, .wide = 0};
    return options[place_ < 0 ? options.size() + place_ : std::min(place_, options.size() - 1)];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override {
    ++offers;
    return std::nullopt;
  }
  Sentence reason() const override { return Sentence("test"); }

  std::vector<Event> seen;
  int calls = 0;
  int offers = 0;
  bool asked = false;
  bool wrong = false;

 private:
  int place_;
};

class Tape final : public MatchSink {
 public:
  void began(std::span<const Event> events, const StateBox&) override {
    all = {events.begin(), events.end()};
  }
  void answered(const Step& step) override {
    turns.emplace_back(step.seat, step.action);
    all.insert(all.end(), step.events.begin(), step.events.end());
  }
  std::vector<std::pair<Seat, Action>> turns;
  std::vector<Event> all;
};

}  // namespace

TEST_CASE("a match runs to its end and shows each seat its own part") {
  const RulesBox rules = dice_rules();
  Scripted first(0);
  Scripted second(-1);
  Tape tape;
  Match match(dice_game(), rules, seed_from_text("match"), {&first, &second}, &tape);
  REQUIRE(*match.run() == kNobody);
  CHECK(match.question().over());
  CHECK(match.answers() == 2);  // the lowest bid, then "liar"
  REQUIRE(tape.turns.size() == 4);
  CHECK(tape.turns[0].first == kChance);
  CHECK(tape.turns[1].first == kChance);
  CHECK(first.asked);

  for (const Scripted* player : {&first, &second}) {
    const Seat seat = player == &first ? Seat{0} : Seat{1};
    std::vector<Event> expected;
    for (const Event& event : tape.all)
      if (const auto redacted = redact(event, seat)) expected.push_back(*redacted);
    CHECK(player->seen == expected);
    CHECK(player->calls <= 3);  // one for both rolls, one an answer
  }
}

TEST_CASE("the same seed and the same players give the same match, another seed another") {
  const RulesBox rules = dice_rules();
  const auto play = [&](std::string_view seed) {
    Scripted first(0);
    Scripted second(0);
    Tape tape;
    Match match(dice_game(), rules, seed_from_text(seed), {&first, &second}, &tape);
    CHECK(match.run());
    return tape.turns;
  };
  CHECK(play("a") == play("a"));
  int same = 0;
  for (int i = 0; i < 8; ++i) same += play("a") == play(std::to_string(i));
  CHECK(same < 8);
}

TEST_CASE("a seat without a player is waited for") {
  const RulesBox rules = dice_rules();
  Scripted second(-1);
  Match match(dice_game(), rules, seed_from_text("person"), {nullptr, &second}, nullptr);
  REQUIRE(*match.run() == Seat{0});
  CHECK(*match.run() == Seat{0});  // asking again changes nothing

  Actions options;
  dice_game().options(rules, match.state(), Seat{0}, options);
  const Action liar = *dice_game().parse(rules, "liar");
  CHECK(match.answer(Seat{0}, liar).problem().message() ==
        "P0: that answer is not legal by LD-6; expected one of its 12 options");
  CHECK(match.answer(Seat{1}, options[0]).problem().message() ==
        "P1: is not asked anything now; expected an answer from a seat that is asked");
  CHECK_FALSE(match.answer(kChance, options[0]));
  REQUIRE(match.answer(Seat{0}, options[0]));
  CHECK(*match.run() == kNobody);
}

TEST_CASE("a player with an illegal answer stops the match and changes nothing") {
  const RulesBox rules = dice_rules();
  Scripted first(0);
  Scripted second(0);
  second.wrong = true;
  Match match(dice_game(), rules, seed_from_text("wrong"), {&first, &second}, nullptr);
  const Result<Seat> run = match.run();
  REQUIRE_FALSE(run);
  CHECK(run.problem().message() ==
        "P1: the player gave an answer that is not legal; expected one of its 12 options");
  CHECK(match.answers() == 1);
}

TEST_CASE("a recalled match goes on like one that was never interrupted") {
  const RulesBox rules = dice_rules();
  const Seed seed = seed_from_text("recall");
  Tape whole;
  Scripted a(0);
  Scripted b(0);
  Match uninterrupted(dice_game(), rules, seed, {&a, &b}, &whole);
  CHECK(uninterrupted.run());

  Tape rest;
  Scripted c(0);
  Scripted d(0);
  Match resumed(dice_game(), rules, seed, {&c, &d}, &rest);
  const std::size_t before = rest.turns.size();
  for (std::size_t i = before; i < before + 3; ++i)
    REQUIRE(resumed.recall(whole.turns[i].first, whole.turns[i].second));
  CHECK(resumed.answers() == 3);
  CHECK_FALSE(resumed.recall(kNobody, whole.turns[before].second));
  CHECK_FALSE(resumed.recall(Statement{}));
  CHECK(resumed.answers() == 3);
  CHECK(resumed.run());
  CHECK(dice_game().state_hash(resumed.state()) == dice_game().state_hash(uninterrupted.state()));
  CHECK(c.seen == a.seen);
  CHECK(rest.turns == whole.turns);
}

TEST_CASE("everybody with news is offered to speak when a question opens") {
  const RulesBox rules = dice_rules();
  Scripted first(0);
  Scripted second(-1);
  Match match(dice_game(), rules, seed_from_text("talk"), {&first, &second}, nullptr);
  CHECK(match.run());
  CHECK(first.offers == 2);
  CHECK(second.offers == 2);
}
