#include "examples/read_play.h"

#include <array>
#include <optional>
#include <utility>

#include "engine/words/plain_text.h"

namespace holdout {

namespace {

using Kind = Block::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 5> kBlocks{{
    {"given", Kind::Given},
    {"again", Kind::Again},
    {"when", Kind::When},
    {"then", Kind::Then},
    {"refused", Kind::Refused},
}};

std::optional<Kind> opens_block(WordReader& words) {
  for (const auto& [word, kind] : kBlocks)
    if (words.take(word)) return kind;
  return std::nullopt;
}

bool starts_example(Kind kind) { return kind == Kind::Given || kind == Kind::Again; }

// Whether a block of this kind may follow what stands before it.
Result<void> check_order(const std::vector<Block>& before, const Phrase& phrase, Kind kind) {
  const bool first = before.empty();
  if (first && kind != Kind::Given)
    return misread(phrase, "the file begins with " + quoted(phrase.text), "given");
  if (starts_example(kind)) return {};
  if (before.back().kind == Kind::Refused)
    return misread(phrase, "nothing can follow a position that is refused", "given or again");
  if (kind == Kind::Refused && !starts_example(before.back().kind))
    return misread(phrase, "refused speaks about a position", "it directly after given or again");
  return {};
}

Result<void> check_filled(const std::vector<Block>& blocks) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const Block& block = blocks[i];
    if (block.phrases.empty() && block.kind != Kind::Again)
      return Problem{
          .where = block.where, .what = "an empty block", .expected = "phrases after its first word"};
    const bool followed = i + 1 < blocks.size() && !starts_example(blocks[i + 1].kind);
    if (starts_example(block.kind) && !followed)
      return Problem{.where = block.where,
                     .what = "nothing is said about this position",
                     .expected = "when, then or refused after it"};
  }
  return {};
}

}  // namespace

Result<PlayFile> read_play(std::string_view text, std::string_view file) {
  PlayFile play;
  for (Phrase& phrase : phrases_in(text, file)) {
    WordReader words(phrase.text);
    if (play.game.empty()) {
      if (!words.take("game") || words.empty())
        return misread(phrase, "the file begins with " + quoted(phrase.text), "the word game and its name");
      play.game = std::string(words.rest());
      continue;
    }
    if (const std::optional<Kind> kind = opens_block(words)) {
      if (Result<void> fine = check_order(play.blocks, phrase, *kind); !fine) return fine.problem();
      play.blocks.push_back({.kind = *kind, .where = phrase.where});
      phrase.text = std::string(words.rest());
      if (phrase.text.empty()) continue;
    }
    if (play.blocks.empty()) return misread(phrase, quoted(phrase.text), "given");
    phrase.block = static_cast<int>(play.blocks.size());
    play.blocks.back().phrases.push_back(std::move(phrase));
  }
  if (play.blocks.empty())
    return Problem{.where = std::string(file),
                   .what = "no example in the file",
                   .expected = "game, then given, when and then"};
  if (Result<void> fine = check_filled(play.blocks); !fine) return fine.problem();
  return play;
}

}  // namespace holdout
