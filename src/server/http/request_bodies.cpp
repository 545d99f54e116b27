#include "server/http/request_bodies.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "protocol/json_read.h"

namespace holdout {

namespace {

constexpr std::size_t kDepth = 3;
constexpr std::string_view kWhere = "body";

std::size_t letters_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

// A text of bounded length; one line unless `lines`.
std::string bounded(JsonObject& object, std::string_view name, std::size_t max, bool lines = false) {
  std::string text = object.text(name);
  if (object.ok() && letters_of(text) > max)
    object.fail(name, fmt::format("has {} letters", letters_of(text)), fmt::format("at most {}", max));
  if (object.ok() && !lines && has_control(text))
    object.fail(name, "has control characters", "one line of text");
  return text;
}

template <class Value>
Value word(JsonObject& object, std::string_view name, std::initializer_list<Value> values, Value fallback) {
  if (!object.has(name)) return fallback;
  const std::string text = object.text(name);
  std::string expected;
  for (const Value value : values) {
    if (name_of(value) == text) return value;
    expected += (expected.empty() ? "" : ", ") + std::string(name_of(value));
  }
  if (object.ok()) object.fail(name, "is \"" + text.substr(0, 32) + "\"", expected);
  return fallback;
}

Setup::Choices choices(JsonObject& object, std::string_view name) {
  constexpr std::size_t kMost = 64;
  constexpr std::size_t kLetters = 64;
  Setup::Choices made;
  if (!object.has(name)) return made;
  const json::value& value = object.any(name);
  if (!value.is_object() || value.get_object().size() > kMost) {
    object.fail(name, "is " + shown(value), fmt::format("an object of at most {} texts", kMost));
    return made;
  }
  for (const auto& [key, each] : value.get_object()) {
    const std::string_view name_here(key.data(), key.size());
    if (!each.is_string() || each.get_string().size() > kLetters || name_here.size() > kLetters) {
      object.fail(name, "has a value that is no short text",
                  fmt::format("texts of at most {} bytes", kLetters));
      return made;
    }
    made.emplace(std::string(name_here), std::string(each.get_string().data(), each.get_string().size()));
  }
  return made;
}

template <class T>
Result<T> finished(JsonObject& object, T made) {
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return made;
}

}  // namespace

Result<GuestWish> read_guest_wish(std::string_view body) {
  const Result<json::value> value = parse_json(body, kWhere, {}, kDepth);
  if (!value) return value.problem();
  JsonObject object(*value, std::string(kWhere));
  constexpr std::size_t kLetters = 24;
  GuestWish wish{bounded(object, "name", kLetters)};
  if (object.ok() && wish.name.find_first_not_of(' ') == std::string::npos)
    object.fail("name", "is empty", "a name of at most 24 letters");
  return finished(object, std::move(wish));
}

Result<RoomWish> read_room_wish(std::string_view body) {
  const Result<json::value> value = parse_json(body, kWhere, {}, kDepth);
  if (!value) return value.problem();
  JsonObject object(*value, std::string(kWhere));
  constexpr int kMostHours = 336;
  RoomWish wish;
  wish.game = bounded(object, "game", 32);
  wish.players = static_cast<int>(object.number("players", 1, kMaxSeats));
  wish.options = choices(object, "options");
  if (object.has("pace"))
    wish.pace = word(object, "pace", {Pace::Live, Pace::Relaxed, Pace::Days}, Pace::Live);
  if (object.has("hours")) wish.hours = static_cast<int>(object.number("hours", 1, kMostHours));
  wish.watching =
      word(object, "watching", {Watching::Nobody, Watching::Link, Watching::Everybody}, Watching::Link);
  if (object.has("listed")) wish.listed = object.flag("listed");
  if (object.has("language")) wish.language = bounded(object, "language", 5);
  if (object.has("bots")) wish.bots = bounded(object, "bots", 16);
  return finished(object, std::move(wish));
}

Result<Report> read_report(std::string_view body) {
  const Result<json::value> value = parse_json(body, kWhere, {}, kDepth);
  if (!value) return value.problem();
  JsonObject object(*value, std::string(kWhere));
  constexpr std::size_t kLetters = 2000;
  Report report{.table = bounded(object, "table", 8), .text = bounded(object, "text", kLetters, true)};
  return finished(object, std::move(report));
}

}  // namespace holdout
