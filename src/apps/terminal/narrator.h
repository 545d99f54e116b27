#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "text/texts.h"

namespace holdout {

// Turns what happens into lines of one language, as one seat gets it or as the table knows it. Everything
// passed by reference must outlive it.
class Narrator {
 public:
  // Without a viewer nothing is hidden.
  Narrator(const AnyGame& game, const RulesBox& rules, const Texts& texts, std::vector<std::string> names,
           std::optional<Seat> viewer);

  // What one answer brought, and chance after it. `after` is the state then.
  std::vector<std::string> events(std::span<const Event> whole, const StateBox& after) const;
  // Nothing if the viewer does not hear it; its numbers are the viewer's.
  std::optional<std::string> statement(const Statement& said) const;

  std::string sentence(const Sentence& sentence) const { return texts_.sentence(sentence, names_); }
  std::vector<std::string> lines(std::span<const Sentence> sentences) const {
    return texts_.lines(sentences, names_);
  }
  const Texts& texts() const { return texts_; }
  const std::vector<std::string>& names() const { return names_; }

 private:
  const AnyGame& game_;
  const RulesBox& rules_;
  const Texts& texts_;
  std::vector<std::string> names_;
  std::optional<Seat> viewer_;
};

// The texts of `language`, or the list of those there are.
Result<const Texts*> texts_named(std::string_view language);

// Breaks lines at spaces so that none is wider than `columns`. The first keeps its own indentation, those
// that follow are indented by `indent`.
std::string wrapped(std::string_view text, int columns, int indent);

}  // namespace holdout
