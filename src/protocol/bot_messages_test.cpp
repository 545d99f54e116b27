#include "protocol/bot_messages.h"

#include <doctest/doctest.h>

#include "catalogue/all_games.h"
#include "engine/talking/statement_text.h"
#include "protocol/codecs.h"

using namespace holdout;

namespace {

// A game at the first question of a player, with what happened before it.
struct Start {
  const AnyGame& game;
  RulesBox rules;
  std::vector<Event> events{};
  StateBox state{};
  explicit Start(const AnyGame& which)
      : game(which), rules(*which.make_rules({.players = which.info().max_players})) {
    Log log(events);
    state = game.start(rules, log);
    while (game.question(rules, state).chance()) {
      Outcomes outcomes;
      game.outcomes(rules, state, outcomes);
      game.apply(rules, state, kChance, outcomes[0].action, log);
    }
  }
};

std::string view_text(const AnyGame& game, const ViewBox& view) {
  JsonText out;
  write_view(out, game, view);
  return out.take();
}

template <class T>
std::string refusal(const Result<T>& message) {
  return message ? "accepted" : message.problem().message();
}

}  // namespace

TEST_CASE("hello tells the game, the set-up and the seat") {
  const Setup setup{.players = 2, .options = {{"wild", "on"}}};
  const HelloMessage hello{"liars_dice", 1, setup, Seat{1}, 0xABCDEF0123456789};
  const Result<HelloMessage> read = read_hello(hello_line(hello));
  REQUIRE(read);
  CHECK(read->game == "liars_dice");
  CHECK(read->setup == setup);
  CHECK(read->seat == Seat{1});
  CHECK(read->seed == hello.seed);
  CHECK(refusal(read_hello("{}")) == "the line is no message; expected a message 'hello'");
  CHECK(*read_ready(ready_line("x")) == "x");
  CHECK(refusal(read_ready(R"({"t":"hello","protocol":1})")) == "hello.name: is missing");
}

TEST_CASE("what a seat is shown arrives as it was sent") {
  for (const AnyGame* each : all_games()) {
    CAPTURE(each->info().key);
    const Start start(*each);
    for (int i = 0; i < start.rules.players(); ++i) {
      const Seat seat = seat_at(i);
      std::vector<Event> seen;
      for (const Event& event : start.events)
        if (const auto redacted = redact(event, seat)) seen.push_back(*redacted);
      const ViewBox view = start.game.view_of(start.rules, start.state, seat);
      const auto message =
          read_table_message(see_line(start.game, start.rules, seen, view), start.game, seat);
      REQUIRE(message);
      CHECK(std::get<SeeMessage>(*message).events == seen);
      CHECK(view_text(start.game, std::get<SeeMessage>(*message).view) == view_text(start.game, view));
    }
  }
}

TEST_CASE("questions and answers arrive as they were sent") {
  for (const AnyGame* each : all_games()) {
    CAPTURE(each->info().key);
    const Start start(*each);
    const Seat seat = start.game.question(start.rules, start.state).waited_for.first();
    Actions options;
    start.game.options(start.rules, start.state, seat, options);
    const ViewBox view = start.game.view_of(start.rules, start.state, seat);
    const Prompt prompt = start.game.prompt_for(start.rules, start.state, seat);

    const auto decide = read_table_message(decide_line(start.game, start.rules, view, prompt, options, 250),
                                           start.game, seat);
    REQUIRE(decide);
    const auto& asked = std::get<DecideMessage>(*decide);
    CHECK(asked.prompt == prompt);
    CHECK(asked.budget_ms == 250);
    REQUIRE(asked.options.size() == static_cast<std::size_t>(options.size()));
    for (int i = 0; i < options.size(); ++i)
      CHECK(*start.game.parse(start.rules, asked.options[static_cast<std::size_t>(i)]) == options[i]);
    CHECK(*read_choose(choose_line(asked.options[0])) == asked.options[0]);

    const auto speak = read_table_message(speak_line(start.game, view, prompt, 9), start.game, seat);
    REQUIRE(speak);
    CHECK(std::get<SpeakMessage>(*speak).prompt == prompt);
  }
}

TEST_CASE("lines that are no messages say what is wrong") {
  const AnyGame& game = *find_game("liars_dice");
  const Seat seat{0};
  const auto told = [&](std::string_view line) { return refusal(read_table_message(line, game, seat)); };
  CHECK(told("") == "line 1, column 1: the JSON value ends too early");
  CHECK(told("[]") == "is a list; expected an object");
  CHECK(told(R"({"t":"shout"})") == "message 'shout'; expected see, hear, decide or speak");
  CHECK(told(R"({"t":"see","events":3})") == "events: is 3; expected a list");
  CHECK(told(R"({"t":"hear","id":0,"speaker":"P0","say":"say ally until=end","words":{}})") ==
        "id: is 0; expected a whole number from 1 to 65535");
  CHECK(told(R"({"t":"hear","id":1,"speaker":"P9","say":"x","words":{}})")
            .starts_with("speaker: 'P9' is no seat"));
  CHECK(refusal(read_choose(R"({"t":"choose"})")) == "choose.do: is missing");
  CHECK(refusal(read_say(R"({"t":"say","say":5})", game)) == "say.say: is 5; expected a text");
  CHECK(refusal(read_say(R"({"t":"say","say":"say dance"})", game)).find("dance") != std::string::npos);
}
