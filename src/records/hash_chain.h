#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "protocol/json_text.h"

namespace holdout {

// Every line of a record ends with a hash over itself and everything before it: BLAKE2b of the hash of the
// line before (none for the first) and of the line's text up to its own hash. 128 bits.
class HashChain {
 public:
  // Adds the field "hash" to the object that is open in `line`, closes it and ends the line.
  std::string close_line(JsonText& line);

  // The text that was hashed, if the hash at the end of `line` (without its newline) is right.
  Result<std::string_view> follow(std::string_view line);

 private:
  std::string next(std::string_view body);

  std::array<std::uint8_t, 16> last_{};
  bool started_ = false;
};

}  // namespace holdout
