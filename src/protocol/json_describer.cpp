#include "protocol/json_describer.h"

#include <algorithm>

#include <fmt/core.h>

namespace holdout {

namespace {

std::string list_of(Names names) {
  std::string text;
  for (std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

}  // namespace

void JsonWriter::number(int id, std::string_view name, std::int64_t& value, std::int64_t, std::int64_t,
                        Names names) {
  key(id, name);
  if (value >= 0 && value < static_cast<std::int64_t>(names.size()))
    out_.text(names[static_cast<std::size_t>(value)]);
  else
    out_.number(value);
}

void JsonWriter::open(int id, std::string_view name) {
  key(id, name);
  out_.open();
}

int JsonWriter::open_list(int id, std::string_view name, int size, int) {
  key(id, name);
  out_.open_list();
  return size;
}

JsonReader::JsonReader(const json::value& value, std::string where) {
  levels_.push_back({.object = value.if_object(), .name = std::move(where)});
  if (!value.is_object()) fail("", "is " + shown(value), "an object");
}

std::string JsonReader::path(std::string_view name) const {
  std::string text;
  for (const Level& level : levels_) {
    if (!level.name.empty()) text += (text.empty() ? "" : ".") + level.name;
    if (level.list != nullptr && level.next > 0) text += fmt::format("[{}]", level.next - 1);
  }
  if (!name.empty()) text += (text.empty() ? "" : ".") + std::string(name);
  return text;
}

void JsonReader::fail(std::string_view name, std::string what, std::string expected) {
  if (problem_) return;
  problem_ = Problem{.where = path(name), .what = std::move(what), .expected = std::move(expected)};
}

// The next value: of a list the next item, of an object the field. Null after any problem.
const json::value* JsonReader::take(int id, std::string_view name) {
  Level& level = levels_.back();
  if (problem_) return nullptr;
  if (level.list != nullptr) return level.next < level.list->size() ? &(*level.list)[level.next++] : nullptr;
  if (level.object == nullptr || id == 0) return nullptr;
  level.asked.push_back(name);
  const json::value* found = level.object->if_contains(name);
  if (found == nullptr) fail(name, "is missing", "");
  return found;
}

void JsonReader::number(int id, std::string_view name, std::int64_t& value, std::int64_t min,
                        std::int64_t max, Names names) {
  const json::value* found = take(id, name);
  if (found == nullptr) return;
  if (names.empty()) {
    const Result<std::int64_t> read = as_number(*found, path(name), min, max);
    if (read)
      value = *read;
    else
      problem_ = read.problem();
    return;
  }
  const json::string* word = found->if_string();
  const auto same = [&](std::string_view each) {
    return word != nullptr && each == std::string_view(word->data(), word->size());
  };
  const auto match = std::find_if(names.begin(), names.end(), same);
  if (match == names.end())
    fail(name, "is " + shown(*found), "one of " + list_of(names));
  else
    value = match - names.begin();
}

void JsonReader::open(int id, std::string_view name) {
  const json::value* found = take(id, name);
  Level inner{.name = std::string(name)};
  if (found != nullptr && !found->is_object()) fail(name, "is " + shown(*found), "an object");
  if (found != nullptr) inner.object = found->if_object();
  levels_.push_back(std::move(inner));
}

void JsonReader::close() {
  check_known(levels_.back());
  levels_.pop_back();
}

// A list that may not change its size (size == capacity) must have all its items.
int JsonReader::open_list(int id, std::string_view name, int size, int capacity) {
  const json::value* found = take(id, name);
  Level inner{.name = std::string(name)};
  const json::array* list = found == nullptr ? nullptr : found->if_array();
  const bool whole = size == capacity;
  if (found != nullptr && list == nullptr) fail(name, "is " + shown(*found), "a list");
  if (list != nullptr && (list->size() > static_cast<std::size_t>(capacity) ||
                          (whole && list->size() != static_cast<std::size_t>(capacity))))
    fail(name, fmt::format("has {} items", list->size()),
         fmt::format("{} {}", whole ? "exactly" : "at most", capacity));
  if (!problem_) inner.list = list;
  levels_.push_back(std::move(inner));
  return problem_ ? 0 : static_cast<int>(list->size());
}

void JsonReader::check_known(const Level& level) {
  if (problem_ || level.object == nullptr) return;
  for (const auto& field : *level.object) {
    const std::string_view key(field.key().data(), field.key().size());
    if (std::find(level.asked.begin(), level.asked.end(), key) == level.asked.end())
      return fail(key, "is not a known field", "");
  }
}

Result<void> JsonReader::finish() {
  check_known(levels_.back());
  if (problem_) return *problem_;
  return {};
}

}  // namespace holdout
