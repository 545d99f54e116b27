#include <doctest/doctest.h>

#include "table/testing/table_stage.h"

// Statements at a table of Osaczeni.

using namespace holdout;
using namespace holdout::testing;

TEST_CASE("who comes in later reads the log in the order in which it happened") {
  TableStage stage(3);
  stage.create("osaczeni", {.players = 3, .pace = Pace::Relaxed});
  stage.open();
  const std::vector<StageClient*> people = seat_people(stage, 3);
  begin(*people[0]);
  Rng rng(2);
  for (int i = 0; i < 6; ++i) {
    play_at_random(stage, people, rng, 2);
    people[1]->tell(ChatCommand{.text = "line " + std::to_string(i)});
    people[1]->tell(SayCommand{.say = "say ally until=end to=P2"});
  }
  people[2]->disconnect();
  people[0]->tell(BotCommand{.seat = 2, .level = "random"});
  const std::string lived = people[0]->order;
  CHECK(lived.find("hcs") != std::string::npos);
  CHECK(lived.find('n') != std::string::npos);
  people[0]->disconnect();
  people[0]->connect();
  stage.pump();
  CHECK(people[0]->order.substr(0, lived.size()) == lived);
}

TEST_CASE("a statement that the rules refuse is refused with the rule") {
  TableStage stage(5);
  stage.create("osaczeni", {.players = 3, .pace = Pace::Relaxed});
  stage.open();
  StageClient& speaker = *seat_people(stage, 3)[0];
  begin(speaker);
  const auto rule_of = [&](const std::string& words) {
    const std::uint64_t id = speaker.tell(SayCommand{.say = words});
    CHECK(speaker.fate(id) == "not_sayable");
    return speaker.rule(id);
  };
  CHECK(rule_of("say ally until=end to=P1 heard_by=P1") == "OS-022");
  CHECK(rule_of("say point_leader player=P1 points=99") == "OS-005");  // nobody is there yet
  CHECK(rule_of("say agree about=9").empty());                         // no rule: there is no such statement
}
