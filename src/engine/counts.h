#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/setup.h"

namespace holdout {

// What a game counts, by the names in its list of counters: ++counts["rounds"]. Others do not compile.
template <const auto& kList>
class CountsOf {
 public:
  struct Name {
    consteval Name(const char* name)  // NOLINT(google-explicit-constructor): it is one
        : place(static_cast<std::size_t>(std::ranges::find(kList, std::string_view(name), &Counter::name) -
                                         kList.begin())) {
      if (place == kList.size()) throw "not in the list";
    }
    std::size_t place;
  };

  explicit CountsOf(std::span<int> counts) : counts_(counts) {}

  int& operator[](Name name) const { return counts_[name.place]; }
  // The one so many places after it, where the list has one for each of several things.
  int& after(Name name, int places) const { return counts_[name.place + static_cast<std::size_t>(places)]; }

 private:
  std::span<int> counts_;
};

}  // namespace holdout
