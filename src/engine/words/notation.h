#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/kinds.h"
#include "engine/result.h"

namespace holdout {

// Answers as short lines: the verb of their row, then what it is about, part by part. Only syntax: whether an
// answer is legal is a matter of the options alone. A game says how it writes and reads the types that are
// its own; of the others the base does.
class Notation {
 public:
  constexpr explicit Notation(const Kinds& kinds) : kinds_(kinds) {}
  virtual ~Notation() = default;

  std::string write(Action action) const;
  Result<Action> read(std::string_view text) const;
  // Whether `action` is what `text` says as far as it goes: "place" fits every location. A Problem if the
  // text is not even the beginning of an answer.
  Result<bool> fits(std::string_view text, Action action) const;

 protected:
  using Bytes = std::array<std::uint8_t, 3>;

  // What stands in the place of `part` after the parts before it; none: nothing is written there.
  virtual const PartRow* meant(const PartRow& part, const Bytes& before) const;
  virtual std::string word(const PartRow& part, std::uint8_t value) const;  // empty: it is left out
  virtual std::optional<std::uint8_t> value(const PartRow& part, std::string_view word) const;
  virtual std::string expected(const PartRow& part) const;  // for a complaint: "an area 1 to 6"
  // The value of a part that is not written; nothing: it has to be.
  virtual std::optional<std::uint8_t> unsaid(const PartRow& part) const;

 private:
  struct Said;
  const ActionRow* row_of_verb(std::string_view text) const;
  Result<Said> read_said(std::string_view text) const;
  void read_parts(class WordReader& words, Said& said) const;

  const Kinds& kinds_;
};

}  // namespace holdout
