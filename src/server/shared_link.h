#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace holdout {

// What a messenger may show of a link that somebody sends: nothing that a stranger may not know, nobody's
// name, which it would keep when its owner is long forgotten here, and nothing that tells how a game goes.
struct SharedLink {
  enum class Shows : std::uint8_t { Product, Game, Invitation, Playing, Ended, Replay, Moment };
  Shows shows = Shows::Product;
  std::string path = "/";
  std::string game{};      // its key; empty: the product alone
  std::string language{};  // of the table
  int players = 0;         // of an invitation
  int moment = 0;          // of a replay, as people count
  bool operator==(const SharedLink&) const = default;
};

struct LinkWords {
  std::string title{};
  std::string text{};
};

// Puts links into words; the program puts it in.
struct LinkPreviews {
  std::vector<std::string_view> languages{};  // the first of them for who wishes for none that is there
  std::function<LinkWords(const SharedLink& link, std::string_view language)> words{};
};

}  // namespace holdout
