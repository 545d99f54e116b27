#include <doctest/doctest.h>

#include "table/testing/company.h"

// Time at a table of Osaczeni: ballots, discussions, and the choice of who searches.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("the clock of a ballot runs for all of it, whoever has voted") {
  CompanyAtPlay table("osaczeni", 4, Pace::Live, 4);
  StageClient* voter = table.until_asked(".ask.ballot");
  REQUIRE(voter != nullptr);
  CHECK(*voter->clock->of_ms == 20'000);
  table.stage.pass(5 * kSecond);
  const std::int64_t deadline = table.stage.alarm();
  for (StageClient* each : table.people) {
    const bool asked = is_asked(*each, ".ask.ballot");
    if (!asked || table.waited() == 1) continue;
    CHECK(each->fate(each->answer(first_option(*each))) == "ack");
    CHECK(table.stage.alarm() == deadline);
    CHECK(each->fate(each->answer(first_option(*each))) == "ack");  // replaced, and nobody else notices
    CHECK(table.stage.alarm() == deadline);
  }
  CHECK(table.waited() == 1);
  table.stage.pass(15 * kSecond);
  CHECK(!is_asked(table.one(), ".ask.ballot"));
}

TEST_CASE("a discussion keeps its limit, and after a card at least the grace") {
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= 6 && cards == 0; ++seed) {
    CompanyAtPlay table("osaczeni", 4, Pace::Live, 4, seed);
    while (StageClient* asked = table.until_asked(".ask.discuss.feed")) {
      const std::string play = asked->option_that_starts("play ");
      if (play.empty()) {
        asked->answer("done");
        continue;
      }
      const std::int64_t deadline = table.stage.alarm();
      table.stage.pass(deadline - table.stage.now_ms() - 2 * kSecond);
      CHECK(asked->fate(asked->answer(play)) == "ack");
      const std::string_view question = asked->q.as_array()[0].as_string();
      if (question != ".ask.discuss.feed") break;
      CHECK(table.stage.alarm() == table.stage.now_ms() + 15 * kSecond);
      ++cards;
      break;
    }
  }
  CHECK(cards > 0);
}

TEST_CASE("a discussion that follows another at once has a time of its own") {
  constexpr int kDiscuss = 2;  // of Osaczeni's questions
  int followed = 0;
  for (std::uint64_t seed = 1; seed <= 20 && followed == 0; ++seed) {
    CompanyAtPlay table("osaczeni", 4, Pace::Live, 4, seed);
    Rng rng(seed);
    json::value before = table.one().view;
    play_at_random(table.stage, table.people, rng, 500, [&] {
      const json::value& now = table.one().view;
      const auto same_prompt = [&](const char* field) {
        return before.at("prompt").at(field) == now.at("prompt").at(field);
      };
      const auto same_vote = [&](const char* field) {
        return before.at("table").at("vote").at(field) == now.at("table").at("vote").at(field);
      };
      const bool discussed = now.at("prompt").at("kind") == kDiscuss;
      const bool next = same_prompt("kind") && same_prompt("phase") && discussed &&
                        !(same_vote("area") && same_vote("attack"));
      before = now;
      if (next) {
        ++followed;
        CHECK(*table.one().clock->left_ms == *table.one().clock->of_ms);
      }
      table.stage.pass(kSecond);
    });
  }
  CHECK(followed > 0);
}

TEST_CASE("a choice in several steps has one limit, which taking back does not prolong") {
  CompanyAtPlay table("osaczeni", 4, Pace::Live, 4, 2);
  StageClient* searcher = table.until_asked(".ask.keep_card");
  REQUIRE(searcher != nullptr);
  CHECK_FALSE(searcher->undo);
  CHECK(searcher->fate(searcher->answer(first_option(*searcher))) == "ack");
  REQUIRE(searcher->undo);
  const std::int64_t deadline = table.stage.alarm();
  std::vector<int> clocks;
  std::vector<std::uint32_t> seqs;
  for (const StageClient* each : table.people) {
    clocks.push_back(each->clocks);
    seqs.push_back(each->seq);
  }
  for (int i = 0; i < 3; ++i) {
    table.stage.pass(2 * kSecond);
    REQUIRE(searcher->undo);
    CHECK(searcher->fate(searcher->tell(UndoCommand{})) == "ack");
    CHECK(searcher->fate(searcher->answer(first_option(*searcher))) == "ack");
    CHECK(table.stage.alarm() == deadline);
  }
  for (std::size_t i = 0; i < table.people.size(); ++i) {
    CHECK(table.people[i]->clocks == clocks[i]);
    if (table.people[i] != searcher) CHECK(table.people[i]->seq == seqs[i]);  // nobody notices anything
  }
}

TEST_CASE("what nobody else notices of somebody is no sign of life: what is offered tells nothing hidden") {
  CompanyAtPlay table("osaczeni", 4, Pace::Relaxed, 4, 2);
  StageClient* searcher = table.until_asked(".ask.keep_card");
  REQUIRE(searcher != nullptr);
  StageClient& other = searcher == &table.one() ? table.two() : table.one();
  const auto offered = [&] {
    return other.table->seats[static_cast<std::size_t>(searcher->you)].handover.has_value();
  };
  table.stage.pass(kSilent - kSecond);
  CHECK(searcher->fate(searcher->answer(first_option(*searcher))) == "ack");
  REQUIRE(searcher->undo);
  table.stage.pass(kSecond);
  CHECK(offered());
  const std::size_t frames = other.frames.size();
  CHECK(searcher->fate(searcher->tell(UndoCommand{})) == "ack");
  CHECK(searcher->fate(searcher->answer(first_option(*searcher))) == "ack");
  CHECK(other.frames.size() == frames);
  CHECK(offered());
}

// Who has answered a sealed question is known, what is not: however the answer came about.
TEST_CASE("others see of a sealed answer that the clock gave that it was given, and no more") {
  const auto world = [](int pick) {
    CompanyAtPlay table("osaczeni", 4, Pace::Live, 4);
    StageClient* voter = table.until_asked(".ask.ballot");
    REQUIRE(voter != nullptr);
    std::vector<StageClient*> asked;
    for (StageClient* each : table.people)
      if (is_waited_for(*each)) asked.push_back(each);
    REQUIRE(asked.size() > 1);
    const json::array& options = asked[0]->options.as_array();
    REQUIRE(options.size() > 1);
    if (pick >= 0) {
      const auto option = static_cast<std::size_t>(pick);
      asked[0]->draft(std::string(options[option].as_array()[0].as_string()));
      asked[0]->frames.pop_back();
    }
    std::vector<std::size_t> known;
    for (const StageClient* each : table.people) known.push_back(each->frames.size());
    const std::size_t answers = table.answers().size();
    std::vector<std::string> told;
    table.stage.after_round = [&] {
      if (table.answers().size() != answers + 1) return;  // the first alone: then all is revealed
      for (std::size_t i = 0; i < known.size(); ++i)
        if (table.people[i] != asked[0] && table.people[i]->frames.size() > known[i])
          told.push_back(table.people[i]->frames[known[i]]);
    };
    table.stage.pass(20 * kSecond);
    table.stage.after_round = {};
    CHECK(table.answers().size() > answers + 1);
    const auto& late = asked[0]->time_outs;
    const auto own = std::find_if(late.begin(), late.end(), [](const Notice& each) { return each.answer; });
    REQUIRE(own != late.end());
    CHECK(own->answer->find("point") != std::string::npos);
    CHECK(own->rule == "OS-904");
    return told;
  };
  const std::vector<std::string> none = world(-1);
  CHECK(none.size() >= 3);
  CHECK(world(0) == none);
  CHECK(world(1) == none);
}
