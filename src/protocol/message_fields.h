#pragma once

#include <algorithm>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <boost/json/monotonic_resource.hpp>

#include "engine/saving/describe.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

// How the generated messages are read and written. Each message lists its fields once,
//
//   template <class Fields> void fields(Fields& f, OneOf<UndoCommand> auto& m) { f.number("id", m.id, 1, 9);
//   }
//
// and that list serves FieldReader, which fills a message, and FieldWriter, which looks at a const one.
template <class T, class Plain>
concept OneOf = std::same_as<std::remove_const_t<T>, Plain>;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

using TextMap = std::map<std::string, std::string, std::less<>>;

// Bounds that hold for every message.
struct FieldLimits {
  std::int64_t map_text = 0;     // characters of a key or value of a map
  std::int64_t list_number = 0;  // largest number in a list of numbers
};

class FieldReader {
 public:
  FieldReader(const json::value& value, std::string where, const FieldLimits& limits)
      : object_(value, std::move(where)), limits_(limits) {}

  // The message's type.
  std::string type() {
    std::string type;
    read_text("t", type, kLongestType);
    return type;
  }
  void fail(std::string_view name, std::string what, std::string expected) {
    object_.fail(name, std::move(what), std::move(expected));
  }
  Result<void> finish() { return object_.finish(); }

  template <class T>
  void number(std::string_view name, T& value, std::int64_t min, std::int64_t max) {
    optionally(name, value, [&](auto& plain) {
      plain = static_cast<std::remove_reference_t<decltype(plain)>>(object_.number(name, min, max));
    });
  }
  template <class T>
  void flag(std::string_view name, T& value) {
    optionally(name, value, [&](bool& plain) { plain = object_.flag(name); });
  }
  template <class T>
  void text(std::string_view name, T& value, std::int64_t max) {
    optionally(name, value, [&](std::string& plain) { read_text(name, plain, max); });
  }
  template <class T>
  void numbers(std::string_view name, T& value, std::int64_t max) {
    optionally(name, value, [&](std::vector<int>& plain) { read_numbers(name, plain, max); });
  }
  template <class T>
  void map(std::string_view name, T& value, std::int64_t max) {
    optionally(name, value, [&](TextMap& plain) { read_map(name, plain, max); });
  }
  template <class T>
  void raw_list(std::string_view name, T& value, std::int64_t max) {
    optionally(name, value, [&](std::string& plain) { read_raw_list(name, plain, max); });
  }
  template <class T>
  void raw_object(std::string_view name, T& value) {
    optionally(name, value, [&](std::string& plain) { read_raw_object(name, plain); });
  }
  template <class T>
  void word(std::string_view name, T& value, Names names) {
    optionally(name, value, [&](auto& plain) {
      plain = static_cast<std::remove_reference_t<decltype(plain)>>(read_word(name, names));
    });
  }
  template <class T>
  void object(std::string_view name, T& value) {
    optionally(name, value, [&](auto& plain) { read_object(object_.any(name), object_.path(name), plain); });
  }
  template <class T>
  void objects(std::string_view name, T& value, std::int64_t max) {
    optionally(name, value, [&](auto& plain) {
      const json::array* items = read_list(name, max);
      if (items == nullptr) return;
      plain.resize(items->size());
      for (std::size_t i = 0; i < items->size() && object_.ok(); ++i)
        read_object((*items)[i], item_path(name, i), plain[i]);
    });
  }

 private:
  template <class T, class Read>
  void optionally(std::string_view name, T& value, Read read) {
    if constexpr (kIsOptional<T>) {
      value.reset();
      if (object_.has(name)) read(value.emplace());
    } else {
      read(value);
    }
  }
  template <class T>
  void read_object(const json::value& from, std::string where, T& value) {
    if (!object_.ok()) return;
    FieldReader inner(from, std::move(where), limits_);
    fields(inner, value);
    if (const Result<void> end = inner.finish(); !end) object_.take_problem(end.problem());
  }
  void read_text(std::string_view name, std::string& value, std::int64_t max);
  void read_numbers(std::string_view name, std::vector<int>& value, std::int64_t max);
  void read_map(std::string_view name, TextMap& value, std::int64_t max);
  void read_raw_list(std::string_view name, std::string& value, std::int64_t max);
  void read_raw_object(std::string_view name, std::string& value);
  int read_word(std::string_view name, Names names);
  const json::array* read_list(std::string_view name, std::int64_t max);
  std::string item_path(std::string_view name, std::size_t item) const;

  static constexpr std::int64_t kLongestType = 32;
  JsonObject object_;
  const FieldLimits& limits_;
};

class FieldWriter {
 public:
  explicit FieldWriter(JsonText& out) : out_(out) {}

  template <class T>
  void number(std::string_view name, const T& value, std::int64_t, std::int64_t) {
    if (const auto* plain = key(name, value)) out_.number(static_cast<std::int64_t>(*plain));
  }
  template <class T>
  void flag(std::string_view name, const T& value) {
    if (const bool* plain = key(name, value)) out_.flag(*plain);
  }
  template <class T>
  void text(std::string_view name, const T& value, std::int64_t) {
    if (const std::string* plain = key(name, value)) out_.text(*plain);
  }
  template <class T>
  void numbers(std::string_view name, const T& value, std::int64_t) {
    const std::vector<int>* plain = key(name, value);
    if (plain == nullptr) return;
    out_.open_list();
    for (const int each : *plain) out_.number(each);
    out_.close_list();
  }
  template <class T>
  void map(std::string_view name, const T& value, std::int64_t) {
    const TextMap* plain = key(name, value);
    if (plain == nullptr) return;
    out_.open();
    for (const auto& [each, text] : *plain) out_.key(each).text(text);
    out_.close();
  }
  template <class T>
  void raw_list(std::string_view name, const T& value, std::int64_t) {
    if (const std::string* plain = key(name, value)) out_.raw(*plain);
  }
  template <class T>
  void raw_object(std::string_view name, const T& value) {
    if (const std::string* plain = key(name, value)) out_.raw(*plain);
  }
  template <class T>
  void word(std::string_view name, const T& value, Names names) {
    if (const auto* plain = key(name, value)) out_.text(names[static_cast<std::size_t>(*plain)]);
  }
  template <class T>
  void object(std::string_view name, const T& value) {
    if (const auto* plain = key(name, value)) write_object(*plain);
  }
  template <class T>
  void objects(std::string_view name, const T& value, std::int64_t) {
    const auto* plain = key(name, value);
    if (plain == nullptr) return;
    out_.open_list();
    for (const auto& each : *plain) write_object(each);
    out_.close_list();
  }

 private:
  // Writes the name and gives the value, or nothing for an optional field that is left out.
  template <class T>
  const auto* key(std::string_view name, const T& value) {
    if constexpr (kIsOptional<T>) {
      if (value) out_.key(name);
      return value ? &*value : nullptr;
    } else {
      out_.key(name);
      return &value;
    }
  }
  template <class T>
  void write_object(const T& value) {
    out_.open();
    fields(*this, value);
    out_.close();
  }

  JsonText& out_;
};

// One frame, parsed without asking the heap as long as it is an ordinary one.
class ParsedFrame {
 public:
  ParsedFrame(std::string_view frame, std::size_t max_depth);
  ParsedFrame(const ParsedFrame&) = delete;
  ParsedFrame& operator=(const ParsedFrame&) = delete;

  const Result<json::value>& value() const { return value_; }

 private:
  static constexpr std::size_t kRoom = 4096;
  unsigned char buffer_[kRoom];
  json::monotonic_resource memory_;
  Result<json::value> value_;
};

// The same problem, short enough to be sent back: parts of it may be what a stranger sent.
Problem clipped(Problem problem);

// Fills the alternative of the variant whose kType the message names.
template <class Message, std::size_t... I>
Result<Message> read_message(FieldReader& reader, std::index_sequence<I...>) {
  const std::string type = reader.type();
  std::optional<Message> message;
  const auto read_as = [&]<class M>(std::in_place_type_t<M>) {
    if (type != M::kType) return false;
    fields(reader, std::get<M>(message.emplace(std::in_place_type<M>)));
    return true;
  };
  if (!(read_as(std::in_place_type<std::variant_alternative_t<I, Message>>) || ...)) {
    std::string expected;
    ((expected += (I == 0 ? "" : ", ") + std::string(std::variant_alternative_t<I, Message>::kType)), ...);
    reader.fail("t", "is \"" + type + "\"", std::move(expected));
  }
  if (const Result<void> end = reader.finish(); !end) return clipped(end.problem());
  return std::move(*message);
}

template <class Message>
Result<Message> parse_message(std::string_view frame, std::size_t max_depth, const FieldLimits& limits) {
  const ParsedFrame parsed(frame, max_depth);
  if (!parsed.value()) return clipped(parsed.value().problem());
  FieldReader reader(*parsed.value(), "", limits);
  return read_message<Message>(reader, std::make_index_sequence<std::variant_size_v<Message>>());
}

Problem too_large(std::size_t bytes, std::size_t limit);

template <class Command>
std::uint64_t id_of_command(const Command& command) {
  if constexpr (requires { command.id; })
    return command.id;
  else
    return 0;
}

// The field "id" of whatever it is, 0 if it is no number up to `limit`.
std::uint64_t id_in(const json::value& value, std::size_t limit);

template <class T>
std::optional<T> value_named(std::string_view name, Names names) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<T>(found - names.begin());
}

template <class T>
void write_fields(JsonText& out, const T& value) {
  out.open();
  if constexpr (requires { T::kType; }) out.key("t").text(T::kType);
  FieldWriter writer(out);
  fields(writer, value);
  out.close();
}

template <class T>
std::string json_of(const T& value) {
  JsonText out;
  write_fields(out, value);
  return out.take();
}

template <class T>
Result<T> read_fields(const json::value& value, const std::string& where, const FieldLimits& limits) {
  T made;
  FieldReader reader(value, where, limits);
  fields(reader, made);
  if (const Result<void> end = reader.finish(); !end) return clipped(end.problem());
  return made;
}

}  // namespace holdout
