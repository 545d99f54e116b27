#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace holdout {

// Why an input was judged bad, in the one form every surface prints: where it is, what is wrong with it,
// what would have been right. Any part may be empty.
struct Problem {
  std::string where{};
  std::string what{};
  std::string expected{};

  std::string message() const {
    std::string text = where;
    if (!text.empty() && !what.empty()) text += ": ";
    text += what;
    if (!expected.empty()) text += (text.empty() ? "expected " : "; expected ") + expected;
    return text;
  }

  friend bool operator==(const Problem&, const Problem&) = default;
};

// A value, or the reason there is none. For mistakes in what somebody gave us; our own mistakes are
// assertions, the world's are exceptions at the edge.
// Reading the side that is not there is our own mistake and throws std::bad_variant_access.
template <class T>
class [[nodiscard]] Result {
  static_assert(!std::same_as<T, Problem>, "a Result<Problem> could not tell success from failure");

 public:
  Result(T value) : outcome_(std::in_place_index<0>, std::move(value)) {}
  Result(Problem problem) : outcome_(std::in_place_index<1>, std::move(problem)) {}

  explicit operator bool() const { return outcome_.index() == 0; }

  T& value() & { return std::get<0>(outcome_); }
  const T& value() const& { return std::get<0>(outcome_); }
  T&& value() && { return std::get<0>(std::move(outcome_)); }

  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }

  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  const Problem& problem() const { return std::get<1>(outcome_); }

 private:
  std::variant<T, Problem> outcome_;
};

// Success without a value: `return {};`.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Problem problem) : problem_(std::move(problem)) {}

  explicit operator bool() const { return !problem_.has_value(); }

  // Throws std::bad_optional_access when there is no problem: asking for it is our own mistake.
  const Problem& problem() const { return problem_.value(); }

 private:
  std::optional<Problem> problem_;
};

}  // namespace holdout
