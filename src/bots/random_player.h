#pragma once

#include "bots/player.h"

namespace holdout {

// Any legal answer, each as likely as the others; never says a word. The yardstick of every other level.
class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}

  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt&, const Actions& options) override;
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return Sentence("ui.reason.random"); }

 private:
  Rng rng_;
};

}  // namespace holdout
