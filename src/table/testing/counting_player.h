#pragma once

#include "bots/player.h"

namespace holdout::testing {

// Takes the last option, which no fallback does, and counts how often it was asked.
class CountingPlayer final : public Player {
 public:
  explicit CountingPlayer(int& asked) : asked_(asked) {}
  void see(std::span<const Event>, const ViewBox&) override {}
  void hear(const Statement&) override {}
  Action decide(const ViewBox&, const Prompt&, const Actions& options, const Budget&) override {
    ++asked_;
    return options[options.size() - 1];
  }
  std::optional<Statement> speak(const ViewBox&, const Prompt&) override { return std::nullopt; }
  Sentence reason() const override { return {}; }

 private:
  int& asked_;
};

}  // namespace holdout::testing
