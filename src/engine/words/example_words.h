#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

// What a game adds to the language of .play files (docs/play-files.md): how a position is written, and what
// can be said about one. What all games share is read and run by src/examples.

namespace holdout {

// One phrase of a block: a line, or the part of a line between semicolons.
struct Phrase {
  std::string where;  // "os_t05.play:12"
  std::string text;
  int block = 0;  // a phrase of a later block replaces what an earlier block said about the same thing
};

// The phrases of a text, without comments (from # to the end of the line).
std::vector<Phrase> phrases_in(std::string_view text, std::string_view file = {});

Problem misread(const Phrase& phrase, std::string what, std::string expected);

// A position to play from, with what happened on the way from the written position to the first question.
struct GivenPosition {
  RulesBox rules;
  StateBox state;
  std::vector<Event> events;
};

// What a `then` speaks about.
struct Moment {
  const RulesBox& rules;
  const StateBox& start;          // at the first question after the given block
  const StateBox& state;          // now
  std::span<const Event> events;  // all since the given block, whole
};

class ExampleWords {
 public:
  virtual ~ExampleWords() = default;

  virtual Result<GivenPosition> position(std::span<const Phrase> given) const = 0;
  // A seat by a name of the game's own, beside P0, P1, …
  virtual std::optional<Seat> seat(const RulesBox& rules, std::string_view word) const = 0;
  // An answer as `speaker` would shorten it: "move leader" instead of "move red.leader", "-> 5".
  virtual Result<Action> answer(const RulesBox& rules, Seat speaker, std::string_view text) const = 0;
  // Whether `action` is what the text says as far as it goes: "play tin" fits every target.
  virtual Result<bool> fits(const RulesBox& rules, Seat speaker, std::string_view text,
                            Action action) const = 0;
  // Several chance outcomes in one phrase, such as "dice 1 3 5"; nothing if the phrase is not of that kind.
  virtual std::optional<std::vector<std::string>> outcomes(std::string_view text) const = 0;
  virtual Names question_keys() const = 0;
  // Whether the phrase is true. A Problem tells what was found instead, or that it is no phrase.
  virtual Result<void> holds(const Moment& moment, std::string_view phrase) const = 0;
};

}  // namespace holdout
