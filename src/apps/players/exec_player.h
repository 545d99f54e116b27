#pragma once

#include <chrono>
#include <string>

#include "apps/players/child_process.h"
#include "bots/player.h"

namespace holdout {

// A program of somebody else that plays a seat by the bot protocol. Whatever it does wrong (dies, hangs,
// talks nonsense, answers what is not legal) is thrown as PlayerFailed with one clear message.
class ExecPlayer final : public Player {
 public:
  using Patience = std::chrono::milliseconds;  // for one line of the program

  ExecPlayer(const AnyGame& game, const RulesBox& rules, Seat seat, std::string command, std::uint64_t seed,
             Patience patience);

  void see(std::span<const Event> redacted, const ViewBox& view) override;
  void hear(const Statement& said) override;
  Action decide(const ViewBox& view, const Prompt& prompt, const Actions& options, const Budget&) override;
  std::optional<Statement> speak(const ViewBox& view, const Prompt& prompt) override;
  Sentence reason() const override { return Sentence("ui.reason.program"); }

 private:
  void send(const std::string& line);
  std::string receive();
  [[noreturn]] void fail(const Problem& problem) const;

  const AnyGame& game_;
  const RulesBox& rules_;
  Seat seat_;
  std::string command_;
  Patience patience_;
  ChildProcess program_;
};

}  // namespace holdout
