#include <iostream>
#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/game_arguments.h"
#include "catalogue/make_player.h"
#include "protocol/bot_messages.h"

namespace holdout {

namespace {

struct BotArguments {
  std::string game;
  std::string level;
};

// One built-in player behind the bot protocol.
class Bot {
 public:
  Bot(const AnyGame& game, RulesBox rules, Seat seat, std::unique_ptr<Player> player)
      : game_(game), rules_(std::move(rules)), seat_(seat), player_(std::move(player)) {}

  // The reply to one line, empty if it needs none.
  Result<std::string> hear(std::string_view line) {
    const Result<TableMessage> message = read_table_message(line, game_, seat_);
    if (!message) return message.problem();
    return std::visit([this](const auto& each) { return take(each); }, *message);
  }

 private:
  Result<std::string> take(const SeeMessage& see) {
    player_->see(see.events, see.view);
    return std::string();
  }
  Result<std::string> take(const HearMessage& hear) {
    player_->hear(hear.statement);
    return std::string();
  }
  Result<std::string> take(const DecideMessage& decide) {
    Actions options;
    for (const std::string& each : decide.options) {
      const Result<Action> action = game_.parse(rules_, each);
      if (!action) return action.problem();
      if (options.full()) return Problem{"options", "more than a question can have", ""};
      options.push(*action);
    }
    if (options.empty()) return Problem{"options", "none", "at least one"};
    return choose_line(game_.notation(rules_, player_->decide(decide.view, decide.prompt, options, {})));
  }
  Result<std::string> take(const SpeakMessage& speak) {
    return say_line(game_, player_->speak(speak.view, speak.prompt));
  }

  const AnyGame& game_;
  RulesBox rules_;
  Seat seat_;
  std::unique_ptr<Player> player_;
};

Problem in_line(int number, const Problem& problem) {
  return {.where = fmt::format("standard input: line {}", number),
          .what = problem.where.empty() ? problem.what : problem.where + ": " + problem.what,
          .expected = problem.expected};
}

Result<Bot> greet(const AnyGame& game, const BotArguments& arguments, std::string_view line) {
  const Result<HelloMessage> hello = read_hello(line);
  if (!hello) return hello.problem();
  if (hello->game != game.info().key)
    return Problem{
        .where = "hello.game", .what = "is " + hello->game, .expected = std::string(game.info().key)};
  if (hello->rules_version != game.info().rules_version)
    return Problem{.where = "hello.rules_version",
                   .what = fmt::format("is {}", hello->rules_version),
                   .expected = fmt::format("{}", game.info().rules_version)};
  Result<RulesBox> rules = game.make_rules(hello->setup);
  if (!rules) return rules.problem();
  auto player = make_player(game, *rules, hello->seat, arguments.level, hello->seed);
  if (!player) return player.problem();
  return Bot(game, std::move(*rules), hello->seat, std::move(*player));
}

Exit run_bot(BotArguments arguments) {
  const Result<const AnyGame*> game = game_named(arguments.game);
  if (!game) return report(game.problem(), Exit::WrongUse);
  if (arguments.level.empty()) arguments.level = levels_of(**game).back();
  std::optional<Bot> bot;
  std::string line;
  for (int number = 1; std::getline(std::cin, line); ++number) {
    Result<std::string> reply = std::string();
    if (!bot) {
      Result<Bot> greeted = greet(**game, arguments, line);
      if (!greeted) return report(in_line(number, greeted.problem()), Exit::BadInput);
      bot.emplace(std::move(*greeted));
      reply = ready_line(fmt::format("holdout {} {}", arguments.game, arguments.level));
    } else {
      reply = bot->hear(line);
    }
    if (!reply) return report(in_line(number, reply.problem()), Exit::BadInput);
    if (!reply->empty() && print(*reply + "\n") != Exit::Done) return Exit::BadInput;
  }
  return Exit::Done;
}

}  // namespace

void add_bot(CLI::App& app, Exit& exit) {
  CLI::App* bot = app.add_subcommand("bot", "play one seat by the bot protocol on standard input and output");
  auto arguments = std::make_shared<BotArguments>();
  add_game_name(*bot, arguments->game);
  bot->add_option("-l,--level", arguments->level, "level of the player; without it the strongest");
  bot->callback([arguments, &exit] { exit = run_bot(*arguments); });
}

}  // namespace holdout
