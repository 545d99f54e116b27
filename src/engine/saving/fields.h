#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "engine/saving/describe.h"

// A struct lists its fields where it has them:
//
//   struct Flame {
//     Slot holder = kNoSlot;
//     std::uint8_t charges = 0;
//
//     HOLDOUT_FIELDS(holder, charges);
//   };
//
// Their names are those of the members, their numbers the places in the list, from 1. Both are for ever: what
// is new stands last, and nothing leaves. Procedures count from 2, because number 1 says which it is; a view
// begins with its `viewer`. What is not written member by member has a `describe` of its own instead.

namespace holdout {

// How many names "a, b, c" has, and which.
consteval std::size_t count_names(std::string_view list) {
  return static_cast<std::size_t>(std::ranges::count(list, ',')) + 1;
}
template <std::size_t N>
consteval std::array<std::string_view, N> split_names(std::string_view list) {
  std::array<std::string_view, N> names;
  for (std::string_view& name : names) {
    list.remove_prefix(list.find_first_not_of(", "));
    name = list.substr(0, list.find_first_of(", "));
    list.remove_prefix(name.size());
  }
  return names;
}

template <class D, class... Fields>
void describe_list(D& d, int first, const std::array<std::string_view, sizeof...(Fields)>& names,
                   Fields&... fields) {
  std::size_t i = 0;
  ((field(d, first + static_cast<int>(i), names[i], fields), ++i), ...);
}

template <class D, class T>
requires requires(D& d, T& value) { value.describe_fields(d); }
void describe(D& d, T& value) { value.describe_fields(d); }

template <class D>
void describe_viewer(D& d, Seat& viewer) {
  std::int64_t number = index(viewer);
  d.number(1, "viewer", number, 0, index(kSpectator), {});
  viewer = seat_at(static_cast<int>(number));
}

}  // namespace holdout

#define HOLDOUT_NUMBERED_FIELDS(before, first, ...)                           \
  static constexpr auto kFieldNames =                                         \
      holdout::split_names<holdout::count_names(#__VA_ARGS__)>(#__VA_ARGS__); \
  template <class D>                                                          \
  void describe_fields(D& d) {                                                \
    before;                                                                   \
    holdout::describe_list(d, first, kFieldNames, __VA_ARGS__);               \
  }                                                                           \
  static_assert(true)
#define HOLDOUT_FIELDS(...) HOLDOUT_NUMBERED_FIELDS(, 1, __VA_ARGS__)
#define HOLDOUT_VIEW_FIELDS(...) HOLDOUT_NUMBERED_FIELDS(holdout::describe_viewer(d, viewer), 2, __VA_ARGS__)
#define HOLDOUT_PROCEDURE_FIELDS(...) HOLDOUT_NUMBERED_FIELDS(, 2, __VA_ARGS__)
// Of a procedure that has a `step`, its first field: the last of the steps, then the other fields.
#define HOLDOUT_STEPS(last, ...)                                                                       \
  friend constexpr holdout::Spelling spelling(Step) { return {.most = static_cast<int>(Step::last)}; } \
  HOLDOUT_PROCEDURE_FIELDS(step __VA_OPT__(, ) __VA_ARGS__)
