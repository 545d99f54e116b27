#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace holdout {

// What a message asks for, without its words.
struct MessageArgument {
  enum class Kind : std::uint8_t { Plain, Plural, Select };
  std::string name;
  Kind kind = Kind::Plain;
  std::vector<std::string> branches{};  // of a plural or select, as the message names them
};

// Every argument once, in the order of its first use; one that is also counted or chosen by is that. None of
// a message that ICU cannot read.
std::vector<MessageArgument> outline_of(std::string_view message);

}  // namespace holdout
