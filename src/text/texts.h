#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sentence.h"
#include "text/compiled.h"

namespace holdout {

class MessageWriter;

// Everything the product says in one language. Messages are ICU messages with named arguments; the facts of a
// Sentence fill them:
//   Number   a number, for {n} and for plural          Player   the name as it was given, never inflected
//   Keyword  a word, for {word} and for select         Players, Terms   joined as the language joins
//   Numbers  a row of figures: "5, 4, 1"
//   Term     {area} is the text `term.area.hall`, {area_in} its form `term.area.hall.in`: cases and
//            prepositions are written once a word, and a sentence asks for the form that it needs
// A family that has pages of its own lives without `term.`: {epilogue_title} is `epilogue.07.title`.
//
// Safe to use from several threads. ICU is loaded by the first message that needs it.
class Texts {
 public:
  using Names = std::span<const std::string>;  // of the players, by seat

  explicit Texts(const CompiledLanguage& language);
  ~Texts();

  std::string_view language() const { return language_.name; }
  bool has(std::string_view key) const;

  // A message without arguments. A key that does not exist reads as itself: ugly, and harmless.
  std::string plain(std::string_view key) const;

  std::string sentence(const Sentence& sentence, Names names = {}) const;

  // Several sentences as lines: one that begins with a space goes on in the line before it.
  std::vector<std::string> lines(std::span<const Sentence> sentences, Names names = {}) const;

  // Our wording of a rule: "LD-6".
  std::string rule(std::string_view id) const;

 private:
  std::optional<std::string_view> message(std::string_view key) const;

  CompiledLanguage language_;
  std::unique_ptr<MessageWriter> writer_;
};

// The languages there are: "en", "pl".
std::span<const std::string_view> languages();

// Precondition: one of languages().
const Texts& texts(std::string_view language);

}  // namespace holdout
