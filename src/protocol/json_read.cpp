#include "protocol/json_read.h"

#include <algorithm>
#include <limits>

#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>
#include <fmt/core.h>

namespace holdout {

namespace {

constexpr std::size_t kShownLength = 40;
constexpr std::size_t kScratch = 2048;

std::string place_in(std::string_view text, std::size_t offset, std::string_view where) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const std::string place = fmt::format("line {}, column {}", line, offset - start + 1);
  return where.empty() ? place : fmt::format("{}: {}", where, place);
}

std::string join(const std::string& where, std::string_view name) {
  return where.empty() ? std::string(name) : fmt::format("{}.{}", where, name);
}

}  // namespace

Result<json::value> parse_json(std::string_view text, std::string_view where, json::storage_ptr memory,
                               std::size_t max_depth) {
  json::parse_options strict;
  strict.max_depth = max_depth;
  unsigned char scratch[kScratch];
  json::stream_parser parser({}, strict, scratch);
  parser.reset(std::move(memory));
  json::error_code error;
  const std::size_t taken = parser.write_some(text.data(), text.size(), error);
  if (!error && !parser.done()) parser.finish(error);
  if (error == json::error::incomplete || (!error && !parser.done()))
    return Problem{.where = place_in(text, text.size(), where), .what = "the JSON value ends too early"};
  if (error)
    return Problem{.where = place_in(text, taken, where), .what = "malformed JSON: " + error.message()};
  const std::size_t rest = text.find_first_not_of(" \t\r\n", taken);
  if (rest != std::string_view::npos)
    return Problem{.where = place_in(text, rest, where),
                   .what = "there is more text after the JSON value",
                   .expected = "nothing"};
  return parser.release();
}

std::string shown(const json::value& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  std::string text = json::serialize(value);
  if (text.size() > kShownLength) {
    text.resize(kShownLength);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0U) text.pop_back();
    text += "…";
  }
  return text;
}

JsonObject::JsonObject(const json::value& value, std::string where)
    : where_(std::move(where)), object_(value.if_object()) {
  if (object_ != nullptr)
    asked_.reserve(object_->size());
  else
    problem_ = Problem{.where = where_, .what = "is " + shown(value), .expected = "an object"};
}

std::string JsonObject::path(std::string_view name) const { return join(where_, name); }

bool JsonObject::has(std::string_view name) const { return object_ != nullptr && object_->contains(name); }

const json::value* JsonObject::find(std::string_view name) {
  asked_.push_back(name);
  if (object_ == nullptr) return nullptr;
  const json::value* found = object_->if_contains(name);
  if (found == nullptr) fail(name, "is missing", "");
  return found;
}

void JsonObject::fail(std::string_view name, std::string what, std::string expected) {
  take_problem({.where = path(name), .what = std::move(what), .expected = std::move(expected)});
}

void JsonObject::take_problem(const Problem& problem) {
  if (!problem_) problem_ = problem;
}

std::string JsonObject::text(std::string_view name) {
  const json::value* value = find(name);
  if (value == nullptr) return {};
  if (const json::string* text = value->if_string()) return {text->data(), text->size()};
  return take(as_text(*value, path(name)));
}

std::int64_t JsonObject::number(std::string_view name, std::int64_t min, std::int64_t max) {
  const json::value* value = find(name);
  const std::int64_t* number = value == nullptr ? nullptr : value->if_int64();
  if (number != nullptr && *number >= min && *number <= max) return *number;
  if (value != nullptr) take(as_number(*value, path(name), min, max));
  return std::clamp<std::int64_t>(0, min, max);
}

bool JsonObject::flag(std::string_view name) {
  const json::value* value = find(name);
  if (value == nullptr) return false;
  if (!value->is_bool()) fail(name, "is " + shown(*value), "true or false");
  return value->is_bool() && value->get_bool();
}

const json::value& JsonObject::any(std::string_view name) {
  static const json::value kNothing;
  const json::value* value = find(name);
  return value == nullptr ? kNothing : *value;
}

Result<void> JsonObject::finish() {
  if (!problem_ && object_ != nullptr)
    for (const auto& field : *object_) {
      const std::string_view key(field.key().data(), field.key().size());
      if (std::find(asked_.begin(), asked_.end(), key) != asked_.end()) continue;
      fail(key, "is not a known field", "");
      break;
    }
  if (problem_) return *problem_;
  return {};
}

Result<const json::array*> as_list(const json::value& value, const std::string& where) {
  if (value.is_array()) return &value.get_array();
  return Problem{.where = where, .what = "is " + shown(value), .expected = "a list"};
}

Result<std::int64_t> as_number(const json::value& value, const std::string& where, std::int64_t min,
                               std::int64_t max) {
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= min && *number <= max) return *number;
  std::string expected = "a whole number";
  if (min != std::numeric_limits<std::int64_t>::min() || max != std::numeric_limits<std::int64_t>::max())
    expected += fmt::format(" from {} to {}", min, max);
  return Problem{.where = where, .what = "is " + shown(value), .expected = std::move(expected)};
}

Result<std::string> as_text(const json::value& value, const std::string& where) {
  if (value.is_string()) return std::string(value.get_string().data(), value.get_string().size());
  return Problem{.where = where, .what = "is " + shown(value), .expected = "a text"};
}

}  // namespace holdout
