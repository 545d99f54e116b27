#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/event.h"
#include "engine/talking/statement.h"

namespace holdout {

// How a statement stands against what happened.
enum class Verdict : std::uint8_t {
  Open,    // the moment to check it has not come
  True,    // a claim that was right
  False,   // a claim that was wrong
  Kept,    // a promise that was kept
  Broken,  // a promise that was not
  Void,    // cannot be judged, or its moment never came
};

constexpr bool is_lie(Verdict verdict) { return verdict == Verdict::False || verdict == Verdict::Broken; }
constexpr bool is_honest(Verdict verdict) { return verdict == Verdict::True || verdict == Verdict::Kept; }
inline constexpr std::array<std::string_view, 6> kVerdictKeys{"open", "true",   "false",
                                                              "kept", "broken", "void"};

}  // namespace holdout
