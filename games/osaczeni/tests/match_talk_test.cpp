#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "engine/talking/statement_text.h"
#include "table/playing/match.h"

using namespace holdout;

namespace {

const AnyGame& game() { return *find_game("osaczeni"); }
RulesBox rules() { return *game().make_rules({.players = 3, .options = {}, .figures = {}}); }

// Answers at random and says `line` whenever it may.
class Talker final : public Player {
 public:
  Talker(std::uint64_t seed, std::string line) : rng_(seed), line_(std::move(line)) {}
  void see(std::span<const Event>, const ViewBox&) override { ++news; }
  void hear(const Statement& said) override { heard.push_back(said); }
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    offers_now = 0;
    return options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.size())))];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override {
    most_offers = std::max(most_offers, ++offers_now);
    if (line_.empty()) return std::nullopt;
    return *parse_statement(game().forms(), line_);
  }
  Sentence reason() const override { return Sentence("test"); }

  std::vector<Statement> heard;
  int news = 0;
  int offers_now = 0;
  int most_offers = 0;

 private:
  Rng rng_;
  std::string line_;
};

class Ear final : public MatchSink {
 public:
  void answered(const Step&) override { since_answer = 0; }
  void said(const Statement& statement) override {
    statements.push_back(statement);
    most_between_answers = std::max(most_between_answers, ++since_answer);
  }
  std::vector<Statement> statements;
  int since_answer = 0;
  int most_between_answers = 0;
};

}  // namespace

TEST_CASE("everybody hears every statement, numbered from 1, and nobody talks for ever") {
  const RulesBox its_rules = rules();
  Talker loud(1, "say ally until=round to=P1");
  Talker silent(2, "");
  Talker other(3, "");
  Ear ear;
  Match match(game(), its_rules, seed_from_text("talk"), {&loud, &silent, &other}, &ear);
  REQUIRE(*match.run() == kNobody);
  REQUIRE(ear.statements.size() > 10);
  CHECK(silent.heard == ear.statements);
  CHECK(other.heard == ear.statements);
  CHECK(loud.heard == ear.statements);  // its own too, with their numbers
  for (std::size_t i = 0; i < ear.statements.size(); ++i) {
    CHECK(ear.statements[i].id == i + 1);
    CHECK(ear.statements[i].speaker == Seat{0});
  }
  CHECK(ear.most_between_answers == Match::kMaxSaid);
  CHECK(match.statements().size() == ear.statements.size());
}

TEST_CASE("a player that says what may not be said stops the match") {
  const RulesBox its_rules = rules();
  Talker liar(1, "say point_leader player=P1 points=99");  // factual, and false
  Talker a(2, "");
  Talker b(3, "");
  Match match(game(), its_rules, seed_from_text("talk"), {&liar, &a, &b}, nullptr);
  const Result<Seat> run = match.run();
  REQUIRE_FALSE(run);
  CHECK(run.problem().where == "P0");
  CHECK(run.problem().what.starts_with("may not say that: "));
}

TEST_CASE("somebody outside may speak until they have said enough, and only about what was said") {
  const RulesBox its_rules = rules();
  Talker a(2, "");
  Talker b(3, "");
  Match match(game(), its_rules, seed_from_text("talk"), {nullptr, &a, &b}, nullptr);
  REQUIRE(*match.run() == Seat{0});
  Statement ally = *parse_statement(game().forms(), "say ally until=end to=P1");
  CHECK(match.say(ally).problem().message() == "a statement needs a speaker at the table");
  ally.speaker = Seat{0};
  for (int i = 0; i < Match::kMaxSaid; ++i) REQUIRE(match.say(ally));
  CHECK(match.say(ally).problem().message() ==
        "P0: has said enough for now; expected an answer, after which everybody may speak again");
  CHECK(a.heard.size() == static_cast<std::size_t>(Match::kMaxSaid));

  Statement agree = *parse_statement(game().forms(), "say agree about=9");
  agree.speaker = Seat{1};
  CHECK(match.say(agree).problem().message() ==
        "P1: answers statement 9, which nobody made; expected the number of one that all heard who hear the "
        "answer");
  agree.about = 1;
  CHECK(match.say(agree));
}

TEST_CASE("others may reply before the next answer") {
  const RulesBox its_rules = rules();
  Talker a(2, "");
  Talker b(3, "");
  Match match(game(), its_rules, seed_from_text("talk"), {nullptr, &a, &b}, nullptr);
  REQUIRE(*match.run() == Seat{0});
  Statement ally = *parse_statement(game().forms(), "say ally until=end to=P1");
  ally.speaker = Seat{0};
  a.offers_now = 0;
  REQUIRE(match.say(ally));
  CHECK(*match.run() == Seat{0});
  CHECK(a.offers_now == 1);
}
