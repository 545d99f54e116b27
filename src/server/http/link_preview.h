#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/shared_link.h"
#include "table/seating/room.h"

namespace holdout {

// What the path of a page is a link to, as the client reads it (web/src/lib/page/router.svelte.ts).
struct LinkPath {
  std::string code{};  // of a table; empty: none
  bool replay = false;
  int moment = 0;      // as people count; 0: none
  std::string game{};  // whose pages it leads to; perhaps no game at all
  bool operator==(const LinkPath&) const = default;
};
LinkPath read_link_path(std::string_view path);

// A table that does not show itself to strangers is a link to the product, as one that is not there.
SharedLink link_to_table(const LinkPath& path, const Room& room);

// The best of these languages by an Accept-Language; nothing if it names none of them.
std::optional<std::string_view> wished_language(std::string_view accept_language,
                                                std::span<const std::string_view> known);

// The tags of Open Graph and Twitter, for the head of a page. `picture` is the path of one 1200 x 630 large,
// or empty.
std::string preview_tags(const SharedLink& link, const LinkWords& words, std::string_view language,
                         std::string_view public_url, std::string_view picture);

}  // namespace holdout
