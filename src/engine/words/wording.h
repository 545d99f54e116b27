#pragma once

#include <cstdint>
#include <span>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/kinds.h"
#include "engine/question.h"
#include "engine/sentence.h"

namespace holdout {

// Sentences that follow from a row: its text key, and its parts as facts under their names. A game says what
// its own types are as facts, and makes those sentences itself whose wording needs more than the parts.
class Wording {
 public:
  constexpr explicit Wording(const Kinds& kinds) : kinds_(kinds) {}
  virtual ~Wording() = default;

  // Without a key where nothing is told to who saw this much of the event: `seen_by` says, never the bytes.
  Sentence event(const Event& event) const;
  // The same parts under the key of the row: what a client may build upon, whatever the words are.
  Sentence parts(const Event& event) const;
  Sentence option(Action action) const;
  // What those read who are not asked: whom the table waits for, {players}, and why.
  Sentence wait(const Prompt& prompt) const;

 protected:
  virtual void say(Sentence& sentence, const PartRow& part, std::span<const std::uint8_t> bytes) const;

 private:
  void say_all(Sentence& sentence, std::span<const PartRow> parts, std::span<const std::uint8_t> bytes,
               bool seen) const;

  const Kinds& kinds_;
};

}  // namespace holdout
