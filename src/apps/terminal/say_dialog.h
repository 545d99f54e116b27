#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/terminal/narrator.h"
#include "apps/terminal/terminal.h"
#include "engine/any_game.h"

namespace holdout {

// Builds a statement by numbers: first what kind of thing to say, then one word after the other. Every choice
// is shown as the sentence that comes of it, so it needs no vocabulary besides the game's own sentences.
class SayDialog {
 public:
  SayDialog(const AnyGame& game, const RulesBox& rules, const Narrator& narrator, Terminal& terminal)
      : game_(game), rules_(rules), narrator_(narrator), terminal_(terminal) {}

  // Nothing if the speaker thinks better of it, or has nothing to say. `heard` are the statements so far.
  std::optional<Statement> ask(const ViewBox& view, Seat speaker, std::span<const Statement> heard);

 private:
  struct Choice {
    std::uint16_t value;
    std::string text;
  };
  std::optional<std::uint8_t> ask_form(std::span<const std::uint8_t> kinds, Seat speaker);
  bool ask_about(Statement& said, std::span<const Statement> heard);
  bool ask_parameter(const ViewBox& view, Statement& said, std::size_t i);
  bool ask_addressees(const ViewBox& view, Statement& said);
  bool fill_facts(const ViewBox& view, Statement& said, std::size_t i) const;

  SeatSet audience(const ViewBox& view, Statement said) const;
  bool sayable_to_somebody(const ViewBox& view, Statement said) const;
  std::vector<Choice> choices(const ViewBox& view, const Statement& said, std::size_t i) const;
  // The sentence as far as it is known: the first `known` parameters, dots for the rest.
  std::string so_far(const Statement& said, std::size_t known) const;
  // The numbers that were typed, each one a place in `texts`; nothing for "say nothing".
  std::vector<std::size_t> pick(const std::vector<std::string>& texts, bool several);
  const StatementForm& form(const Statement& said) const { return game_.forms()[said.kind]; }

  const AnyGame& game_;
  const RulesBox& rules_;
  const Narrator& narrator_;
  Terminal& terminal_;
};

}  // namespace holdout
