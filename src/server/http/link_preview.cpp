#include "server/http/link_preview.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/format.h>

namespace holdout {

namespace {

constexpr std::size_t kShortestCode = 3;
constexpr std::size_t kLongestCode = 8;
constexpr std::size_t kLongestMoment = 6;  // digits
constexpr std::size_t kLongestGame = 32;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_letter(char c) { return is_small(c) || (c >= 'A' && c <= 'Z'); }

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(std::min(part.size() + 1, path.size()));
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

std::string code_of(std::string_view part) {
  if (part.size() < kShortestCode || part.size() > kLongestCode) return {};
  std::string code;
  for (const char c : part) {
    if (!is_digit(c) && !is_letter(c)) return {};
    code += is_small(c) ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return code;
}

int moment_of(std::string_view part) {
  int moment = 0;
  if (part.size() > kLongestMoment || part.starts_with('0') || !std::ranges::all_of(part, is_digit)) return 0;
  std::from_chars(part.data(), part.data() + part.size(), moment);
  return moment;
}

std::string game_of(std::string_view part) {
  const bool key = part.size() <= kLongestGame &&
                   std::ranges::all_of(part, [](char c) { return is_small(c) || is_digit(c) || c == '_'; });
  return key ? std::string(part) : "";
}

// As it may stand between quotation marks of HTML.
std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\'')
      out += "&#39;";
    else
      out += c;
  }
  return out;
}

// The weight of "pl-PL;q=0.8" in thousandths; what is not written well weighs nothing.
int weight_of(std::string_view wish) {
  const std::size_t q = wish.find(";q=");
  if (q == std::string_view::npos) return 1000;
  const std::string_view digits = wish.substr(q + 3);
  if (digits.starts_with('1')) return 1000;
  int weight = 0;
  int worth = 100;
  for (std::size_t i = 2; digits.starts_with("0.") && i < digits.size() && is_digit(digits[i]); ++i) {
    weight += (digits[i] - '0') * worth;
    worth /= 10;
  }
  return weight;
}

}  // namespace

LinkPath read_link_path(std::string_view path) {
  const std::vector<std::string_view> parts = parts_of(path);
  LinkPath read;
  if (parts.size() < 2) return read;
  if (parts[0] == "new" || parts[0] == "rules") read.game = game_of(parts[1]);
  if (parts[0] != "t") return read;
  read.code = code_of(parts[1]);
  read.replay = !read.code.empty() && parts.size() > 2 && parts[2] == "replay";
  if (read.replay && parts.size() > 3) read.moment = moment_of(parts[3]);
  return read;
}

SharedLink link_to_table(const LinkPath& path, const Room& room) {
  using Shows = SharedLink::Shows;
  if (!room.shows_itself_to("") || room.status == TableStatus::Frozen) return {};
  SharedLink link{.path = "/t/" + room.code, .game = room.game, .language = room.language};
  const bool over = room.status == TableStatus::Over;
  link.shows = over ? Shows::Ended : Shows::Playing;
  if (room.status == TableStatus::Open) {
    link.shows = Shows::Invitation;
    link.players = room.setup.players;
  } else if (over && path.replay) {
    link.shows = path.moment > 0 ? Shows::Moment : Shows::Replay;
    link.moment = path.moment;
    link.path += "/replay";
    if (path.moment > 0) link.path += fmt::format("/{}", path.moment);
  }
  return link;
}

std::optional<std::string_view> wished_language(std::string_view accept_language,
                                                std::span<const std::string_view> known) {
  std::optional<std::string_view> best;
  int most = 0;
  while (!accept_language.empty()) {
    std::string_view wish = accept_language.substr(0, accept_language.find(','));
    accept_language.remove_prefix(std::min(wish.size() + 1, accept_language.size()));
    wish.remove_prefix(std::min(wish.find_first_not_of(' '), wish.size()));
    const auto language = std::ranges::find(known, wish.substr(0, wish.find_first_of("-; ")));
    if (language == known.end() || weight_of(wish) <= most) continue;
    best = *language;
    most = weight_of(wish);
  }
  return best;
}

std::string preview_tags(const SharedLink& link, const LinkWords& words, std::string_view language,
                         std::string_view public_url, std::string_view picture) {
  while (public_url.ends_with('/')) public_url.remove_suffix(1);
  const std::string site = quoted(public_url);
  const std::string title = quoted(words.title);
  std::string tags;
  const auto add = [&](std::string_view property, std::string_view content) {
    tags += fmt::format("<meta property=\"og:{}\" content=\"{}\" />\n", property, content);
  };
  add("site_name", "Holdout");
  add("type", "website");
  add("locale", language == "pl" ? "pl_PL" : "en_GB");
  add("title", title);
  add("description", quoted(words.text));
  add("url", site + quoted(link.path));
  if (picture.empty()) return tags + "<meta name=\"twitter:card\" content=\"summary\" />\n";
  add("image", site + quoted(picture));
  add("image:type", "image/png");
  add("image:width", "1200");
  add("image:height", "630");
  add("image:alt", title);
  return tags + "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n";
}

}  // namespace holdout
