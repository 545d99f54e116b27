// Any bytes as the path of a page, as the languages somebody wishes for, and as what stands in a tag: a place
// in the client or nowhere, a language there is or none, and tags that nothing gets out of.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "server/http/link_preview.h"

namespace {

using namespace holdout;

void demand(bool holds) {
  if (!holds) std::abort();
}

bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

std::ptrdiff_t count_of(std::string_view text, char sign) { return std::ranges::count(text, sign); }

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const LinkPath path = read_link_path(text);
  demand(is_plain(path.code) && path.code.size() <= 8 && is_plain(path.game) && path.game.size() <= 32);
  demand(path.moment >= 0 && path.moment < 1'000'000 && (path.code.empty() || path.game.empty()));
  constexpr std::array<std::string_view, 2> kKnown = {"en", "pl"};
  if (const auto language = wished_language(text, kKnown)) demand(*language == "en" || *language == "pl");
  const SharedLink link{.path = text};
  const std::string odd = preview_tags(link, {.title = text, .text = text}, "en", text, text);
  const std::string tame = preview_tags({}, {}, "en", "", "/a");
  if (text.empty()) return 0;
  for (const char sign : {'<', '>', '"'}) demand(count_of(odd, sign) == count_of(tame, sign));
  return 0;
}
