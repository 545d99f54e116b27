#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace holdout {

// What the web client must know of a game's values, written as TypeScript: the fields of its view, what can
// be said at the table, and its kinds of questions, answers and events. All are checked in, and tested
// against the game.
std::string view_types(const AnyGame& game);
std::string form_list(const AnyGame& game);
std::string kind_list(const AnyGame& game);

struct TypescriptFile {
  std::string path;  // below games
  std::string text;
};
std::vector<TypescriptFile> typescript_files(const AnyGame& game);

inline constexpr std::size_t kTypescriptColumns = 110;

// Pieces of layout that both share: 'a', 'b' in brackets, on one line if it fits behind `column`.
std::string typescript_list(const std::vector<std::string>& items, std::size_t column,
                            const std::string& indent);
std::string typescript_quote(std::string_view text);
// The list of words that kinds.ts has of a type: "locationCards" of LocationCard.
std::string typescript_words_name(std::string_view type);

}  // namespace holdout
