#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>

#include "engine/result.h"

namespace holdout {

namespace json = boost::json;

inline constexpr std::size_t kUsualDepth = 32;

// One JSON value and nothing after it, which lives in `memory`. The Problem gives line and column below
// `where`.
Result<json::value> parse_json(std::string_view text, std::string_view where, json::storage_ptr memory = {},
                               std::size_t max_depth = kUsualDepth);

// A short look at a value for messages: the value itself, or what kind of value it is.
std::string shown(const json::value& value);

// Reads one JSON object field by field and is strict: a field that is missing, has the wrong type or value,
// or is not known gives a Problem that says where it is. The first Problem counts; reading on gives harmless
// values.
class JsonObject {
 public:
  JsonObject(const json::value& value, std::string where);

  bool has(std::string_view name) const;
  std::string text(std::string_view name);
  std::int64_t number(std::string_view name, std::int64_t min, std::int64_t max);
  bool flag(std::string_view name);
  // Any value; an empty value when it is missing.
  const json::value& any(std::string_view name);

  void fail(std::string_view name, std::string what, std::string expected);
  void take_problem(const Problem& problem);
  template <class T>
  T take(Result<T> result) {
    if (result) return std::move(*result);
    take_problem(result.problem());
    return T{};
  }

  std::string path(std::string_view name) const;
  bool ok() const { return !problem_; }
  // After the last field: complains about fields nobody asked for.
  Result<void> finish();

 private:
  const json::value* find(std::string_view name);

  std::string where_;
  const json::object* object_ = nullptr;
  std::vector<std::string_view> asked_;
  std::optional<Problem> problem_;
};

// The items of a JSON list, or a Problem.
Result<const json::array*> as_list(const json::value& value, const std::string& where);

// A whole number within bounds, or a Problem.
Result<std::int64_t> as_number(const json::value& value, const std::string& where, std::int64_t min,
                               std::int64_t max);

Result<std::string> as_text(const json::value& value, const std::string& where);

}  // namespace holdout
