#include "protocol/message_fields.h"

#include <boost/json/serialize.hpp>
#include <fmt/core.h>
#include <fmt/ranges.h>

namespace holdout {

namespace {

constexpr std::size_t kClippedLength = 90;

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// Empty, or what is wrong with the text.
std::string text_fault(std::string_view text, std::int64_t max) {
  std::int64_t characters = 0;
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    if (code < 0x20 || code == 0x7F) return "has a control character";
    if (!continues(byte)) ++characters;
  }
  return characters <= max ? "" : fmt::format("has {} characters", characters);
}

void clip(std::string& text) {
  if (text.size() <= kClippedLength) return;
  std::size_t end = kClippedLength;
  while (end > 0 && continues(text[end])) --end;
  text.resize(end);
  text += "…";
}

std::string at_most(std::int64_t max, std::string_view what) {
  return fmt::format("at most {} {}", max, what);
}

}  // namespace

void FieldReader::read_text(std::string_view name, std::string& value, std::int64_t max) {
  value = object_.text(name);
  if (std::string fault = text_fault(value, max); !fault.empty())
    object_.fail(name, std::move(fault), at_most(max, "characters, none of them a control character"));
}

const json::array* FieldReader::read_list(std::string_view name, std::int64_t max) {
  const json::value& value = object_.any(name);
  if (!object_.ok()) return nullptr;
  const json::array* items = object_.take(as_list(value, object_.path(name)));
  if (items == nullptr || items->size() <= static_cast<std::size_t>(max)) return items;
  object_.fail(name, fmt::format("has {} items", items->size()), at_most(max, "items"));
  return nullptr;
}

std::string FieldReader::item_path(std::string_view name, std::size_t item) const {
  return fmt::format("{}[{}]", object_.path(name), item);
}

void FieldReader::read_numbers(std::string_view name, std::vector<int>& value, std::int64_t max) {
  const json::array* items = read_list(name, max);
  if (items == nullptr) return;
  value.clear();
  for (std::size_t i = 0; i < items->size() && object_.ok(); ++i)
    value.push_back(
        static_cast<int>(object_.take(as_number((*items)[i], item_path(name, i), 0, limits_.list_number))));
}

void FieldReader::read_map(std::string_view name, TextMap& value, std::int64_t max) {
  const json::value& from = object_.any(name);
  if (!object_.ok()) return;
  if (!from.is_object()) return object_.fail(name, "is " + shown(from), "an object of texts");
  if (from.get_object().size() > static_cast<std::size_t>(max))
    return object_.fail(name, fmt::format("has {} entries", from.get_object().size()),
                        at_most(max, "entries"));
  value.clear();
  for (const auto& entry : from.get_object()) {
    const std::string key(entry.key());
    const std::string where = object_.path(name) + "." + key;
    std::string text = object_.take(as_text(entry.value(), where));
    for (const std::string_view part : {std::string_view(key), std::string_view(text)})
      if (std::string fault = text_fault(part, limits_.map_text); !fault.empty())
        object_.take_problem(
            {.where = where,
             .what = std::move(fault),
             .expected = at_most(limits_.map_text, "characters, none of them a control one")});
    if (!object_.ok()) return;
    value.emplace(key, std::move(text));
  }
}

void FieldReader::read_raw_list(std::string_view name, std::string& value, std::int64_t max) {
  if (const json::array* items = read_list(name, max)) value = json::serialize(*items);
}

void FieldReader::read_raw_object(std::string_view name, std::string& value) {
  const json::value& from = object_.any(name);
  if (!object_.ok()) return;
  if (!from.is_object()) return object_.fail(name, "is " + shown(from), "an object");
  value = json::serialize(from);
}

int FieldReader::read_word(std::string_view name, Names names) {
  const std::string word = object_.text(name);
  const auto found = std::ranges::find(names, word);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  object_.fail(name, "is " + shown(json::value(word)), fmt::format("{}", fmt::join(names, ", ")));
  return 0;
}

ParsedFrame::ParsedFrame(std::string_view frame, std::size_t max_depth)
    : memory_(buffer_, sizeof buffer_), value_(parse_json(frame, "", &memory_, max_depth)) {}

Problem clipped(Problem problem) {
  clip(problem.where);
  clip(problem.what);
  return problem;
}

Problem too_large(std::size_t bytes, std::size_t limit) {
  return {.where = "",
          .what = fmt::format("the frame has {} bytes", bytes),
          .expected = fmt::format("at most {}", limit)};
}

std::uint64_t id_in(const json::value& value, std::size_t limit) {
  const json::object* object = value.if_object();
  const json::value* id = object == nullptr ? nullptr : object->if_contains("id");
  const std::int64_t* number = id == nullptr ? nullptr : id->if_int64();
  if (number == nullptr || *number < 1 || *number > static_cast<std::int64_t>(limit)) return 0;
  return static_cast<std::uint64_t>(*number);
}

}  // namespace holdout
