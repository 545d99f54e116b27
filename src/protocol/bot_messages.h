#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/any_game.h"

namespace holdout {

// The bot protocol: one JSON object a line, described in docs/bot-protocol.md. The table speaks first;
// `decide` and `speak` ask for exactly one line back, nothing else does after the greeting.
inline constexpr int kBotProtocol = 1;
inline constexpr std::size_t kMaxBotLine = 1U << 20U;

struct HelloMessage {
  std::string game;
  int rules_version = 0;
  Setup setup;
  Seat seat = kNobody;
  std::uint64_t seed = 0;  // for the bot's own use; tells nothing about the dice
};
struct SeeMessage {
  std::vector<Event> events;
  ViewBox view{};
};
struct HearMessage {
  Statement statement;
};
struct DecideMessage {
  Prompt prompt;
  ViewBox view{};
  std::vector<std::string> options;  // in notation
  int budget_ms = 0;
};
struct SpeakMessage {
  Prompt prompt;
  ViewBox view{};
  int budget_ms = 0;
};
using TableMessage = std::variant<SeeMessage, HearMessage, DecideMessage, SpeakMessage>;

// Lines of the table.
std::string hello_line(const HelloMessage& hello);
std::string see_line(const AnyGame& game, const RulesBox& rules, std::span<const Event> redacted,
                     const ViewBox& view);
std::string hear_line(const AnyGame& game, const Statement& statement);
std::string decide_line(const AnyGame& game, const RulesBox& rules, const ViewBox& view, const Prompt& prompt,
                        const Actions& options, int budget_ms);
std::string speak_line(const AnyGame& game, const ViewBox& view, const Prompt& prompt, int budget_ms);

// Lines of the bot.
std::string ready_line(std::string_view name);
std::string choose_line(std::string_view notation);
std::string say_line(const AnyGame& game, const std::optional<Statement>& statement);

// Read by the bot.
Result<HelloMessage> read_hello(std::string_view line);
Result<TableMessage> read_table_message(std::string_view line, const AnyGame& game, Seat viewer);

// Read by the table: the bot's name, the notation it chose, what it says (or nothing).
Result<std::string> read_ready(std::string_view line);
Result<std::string> read_choose(std::string_view line);
Result<std::optional<Statement>> read_say(std::string_view line, const AnyGame& game);

}  // namespace holdout
