#include "protocol/bot_messages.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "engine/statement_text.h"
#include "protocol/codecs.h"

using namespace holdout;

namespace {

const AnyGame& game() { return *find_game("osaczeni"); }
const RulesBox& rules() {
  static const RulesBox kRules = *game().make_rules({.players = 3, .options = {}, .figures = {}});
  return kRules;
}

// The first question of a player, with what happened before it.
struct Start {
  std::vector<Event> events;
  StateBox state;
  Start() {
    Log log(events);
    state = game().start(rules(), log);
    while (game().question(rules(), state).chance()) {
      Outcomes outcomes;
      game().outcomes(rules(), state, outcomes);
      game().apply(rules(), state, kChance, outcomes[0].action, log);
    }
  }
};

std::string view_text(const ViewBox& view) {
  JsonText out;
  write_view(out, game(), view);
  return out.take();
}

template <class T>
std::string refusal(const Result<T>& message) {
  return message ? "accepted" : message.problem().message();
}

}  // namespace

TEST_CASE("hello tells the game, the set-up and the seat") {
  const HelloMessage hello{"osaczeni", 1, rules().setup(), Seat{2}, 0xABCDEF0123456789};
  const Result<HelloMessage> read = read_hello(hello_line(hello));
  REQUIRE(read);
  CHECK(read->game == "osaczeni");
  CHECK(read->setup == rules().setup());
  CHECK(read->seat == Seat{2});
  CHECK(read->seed == hello.seed);
  CHECK(refusal(read_hello("{}")) == "the line is no message; expected a message 'hello'");
  CHECK(*read_ready(ready_line("x")) == "x");
  CHECK(refusal(read_ready(R"({"t":"hello","protocol":1})")) == "hello.name: is missing");
}

TEST_CASE("what a seat is shown arrives as it was sent") {
  const Start start;
  for (int i = 0; i < rules().players(); ++i) {
    const Seat seat = seat_at(i);
    std::vector<Event> seen;
    for (const Event& event : start.events)
      if (const auto redacted = redact(event, seat)) seen.push_back(*redacted);
    const ViewBox view = game().view_of(rules(), start.state, seat);
    const auto message = read_table_message(see_line(game(), rules(), seen, view), game(), seat);
    REQUIRE(message);
    CHECK(std::get<SeeMessage>(*message).events == seen);
    CHECK(view_text(std::get<SeeMessage>(*message).view) == view_text(view));
  }
}

TEST_CASE("questions, answers and statements arrive as they were sent") {
  const Start start;
  const Seat seat = game().question(rules(), start.state).waited_for.first();
  Actions options;
  game().options(rules(), start.state, seat, options);
  const ViewBox view = game().view_of(rules(), start.state, seat);
  const Prompt prompt = game().prompt_for(rules(), start.state, seat);

  const auto decide =
      read_table_message(decide_line(game(), rules(), view, prompt, options, 250), game(), seat);
  REQUIRE(decide);
  const auto& asked = std::get<DecideMessage>(*decide);
  CHECK(asked.prompt == prompt);
  CHECK(asked.budget_ms == 250);
  REQUIRE(asked.options.size() == static_cast<std::size_t>(options.size()));
  for (int i = 0; i < options.size(); ++i)
    CHECK(*game().parse(rules(), asked.options[static_cast<std::size_t>(i)]) == options[i]);
  CHECK(*read_choose(choose_line(asked.options[0])) == asked.options[0]);

  const auto speak = read_table_message(speak_line(game(), view, prompt, 9), game(), seat);
  REQUIRE(speak);
  CHECK(std::get<SpeakMessage>(*speak).prompt == prompt);

  Statement said = *parse_statement(game().forms(), "say promise_vote_against player=P2 area=toys to=P1");
  CHECK(**read_say(say_line(game(), said), game()) == said);
  CHECK_FALSE(read_say(say_line(game(), std::nullopt), game())->has_value());
  said.id = 7;
  said.speaker = Seat{1};
  const auto hear = read_table_message(hear_line(game(), said), game(), seat);
  REQUIRE(hear);
  CHECK(std::get<HearMessage>(*hear).statement == said);
}

TEST_CASE("lines that are no messages say what is wrong") {
  const Seat seat{0};
  const auto told = [&](std::string_view line) { return refusal(read_table_message(line, game(), seat)); };
  CHECK(told("") == "line 1, column 1: the JSON value ends too early");
  CHECK(told("[]") == "is a list; expected an object");
  CHECK(told(R"({"t":"shout"})") == "message 'shout'; expected see, hear, decide or speak");
  CHECK(told(R"({"t":"see","events":3})") == "events: is 3; expected a list");
  CHECK(told(R"({"t":"hear","id":0,"speaker":"P0","say":"say ally until=end","words":{}})") ==
        "id: is 0; expected a whole number from 1 to 65535");
  CHECK(told(R"({"t":"hear","id":1,"speaker":"P9","say":"x","words":{}})")
            .starts_with("speaker: 'P9' is no seat"));
  CHECK(refusal(read_choose(R"({"t":"choose"})")) == "choose.do: is missing");
  CHECK(refusal(read_say(R"({"t":"say","say":5})", game())) == "say.say: is 5; expected a text");
  CHECK(refusal(read_say(R"({"t":"say","say":"say dance"})", game())).find("dance") != std::string::npos);
}
