#include "apps/players/exec_player.h"

#include <fmt/core.h>

#include "protocol/bot_messages.h"

namespace holdout {

namespace {

// A line of the program as a message may show it.
std::string quoted(std::string_view line) {
  constexpr std::size_t kLongest = 60;
  std::string text(line.substr(0, kLongest));
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7E) c = '?';
  return fmt::format("'{}{}'", text, line.size() > kLongest ? "…" : "");
}

}  // namespace

ExecPlayer::ExecPlayer(const AnyGame& game, const RulesBox& rules, Seat seat, std::string command,
                       std::uint64_t seed, Patience patience)
    : game_(game),
      rules_(rules),
      seat_(seat),
      command_(std::move(command)),
      patience_(patience),
      program_(command_) {
  send(hello_line({std::string(game.info().key), game.info().rules_version, rules.setup(), seat, seed}));
  const std::string line = receive();
  if (const Result<std::string> name = read_ready(line); !name)
    fail({.what = fmt::format("{}: {}", quoted(line), name.problem().message())});
}

void ExecPlayer::see(std::span<const Event> redacted, const ViewBox& view) {
  send(see_line(game_, rules_, redacted, view));
}

void ExecPlayer::hear(const Statement& said) { send(hear_line(game_, said)); }

Action ExecPlayer::decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) {
  send(decide_line(game_, rules_, view, prompt, options, static_cast<int>(patience_.count())));
  const std::string line = receive();
  const Result<std::string> chosen = read_choose(line);
  if (!chosen) fail({.what = fmt::format("{}: {}", quoted(line), chosen.problem().message())});
  std::string legal;
  for (const Action& option : options) {
    const std::string notation = game_.notation(rules_, option);
    if (notation == *chosen) return option;
    if (legal.size() < 100) legal += (legal.empty() ? "" : ", ") + notation;
  }
  fail({.what = fmt::format("{} is not a legal answer", quoted(*chosen)), .expected = "one of " + legal});
}

std::optional<Statement> ExecPlayer::speak(const ViewBox& view, const Prompt& prompt) {
  if (game_.forms().empty()) return std::nullopt;
  send(speak_line(game_, view, prompt, static_cast<int>(patience_.count())));
  const std::string line = receive();
  const Result<std::optional<Statement>> said = read_say(line, game_);
  if (!said) fail({.what = fmt::format("{}: {}", quoted(line), said.problem().message())});
  return *said;
}

void ExecPlayer::send(const std::string& line) {
  if (const Result<void> sent = program_.write_line(line, patience_); !sent) fail(sent.problem());
}

std::string ExecPlayer::receive() {
  Result<std::string> line = program_.read_line(patience_, kMaxBotLine);
  if (!line) fail(line.problem());
  return std::move(*line);
}

void ExecPlayer::fail(const Problem& problem) const {
  throw PlayerFailed({.where = fmt::format("P{} (exec:{})", index(seat_), command_),
                      .what = problem.where.empty() ? problem.what : problem.where + ": " + problem.what,
                      .expected = problem.expected});
}

}  // namespace holdout
