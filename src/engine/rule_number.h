#pragma once

#include <cstdint>
#include <string_view>

#include "engine/assert.h"

namespace holdout {

// Board facts are numbers, and so is a rule among them: the one at the end of its id.
constexpr std::uint16_t rule_number(std::string_view rule) {
  std::uint16_t number = 0;
  for (const char digit : rule.substr(rule.find('-') + 1)) {
    HOLDOUT_ASSERT(digit >= '0' && digit <= '9', "a rule of the main sections");
    number = static_cast<std::uint16_t>(number * 10 + (digit - '0'));
  }
  return number;
}

}  // namespace holdout
