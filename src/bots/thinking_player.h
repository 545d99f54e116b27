#pragma once

#include "bots/player.h"

namespace holdout {

// A computer player that remembers and talks. All it has beyond the view lies in a Mind, which has `memory`,
// `why`, `collect_thoughts` and the key `kNoChoice`; the game's `choose` and `find_words` think with it.
template <class Mind, class View>
class ThinkingPlayer : public Player {
  using Rules = std::remove_cvref_t<decltype(Mind::rules)>;
  using Weights = decltype(Mind::weights);

 public:
  ThinkingPlayer(const RulesBox& rules, Seat seat, std::uint64_t seed, const Weights& weights = {})
      : rules_(rules), mind_(rules_.as<Rules>(), seat, seed, weights) {}

  void see(std::span<const Event> redacted, const ViewBox& view) override {
    mind_.memory.see(redacted, view.as<View>());
  }
  void hear(const Statement& said) override { mind_.memory.hear(said); }
  Action decide(const ViewBox& view, const Prompt&, const Actions& options, const Budget&) override {
    if (options.size() == 1) {
      mind_.why = Sentence(Mind::kNoChoice);
      return options[0];
    }
    mind_.collect_thoughts(false);
    return think(view.as<View>(), options);
  }
  std::optional<Statement> speak(const ViewBox& view, const Prompt&) override {
    mind_.collect_thoughts(true);
    return find_words(mind_, view.as<View>());
  }
  Sentence reason() const override { return mind_.why; }

 protected:
  // The answer where there is a choice.
  virtual Action think(const View& view, const Actions& options) { return choose(mind_, view, options); }

 private:
  RulesBox rules_;  // keeps alive what the mind refers to

 protected:
  Mind mind_;
};

}  // namespace holdout
