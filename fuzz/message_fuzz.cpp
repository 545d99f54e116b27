#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/texts.h"

// Any bytes as a message, any bytes as a player's name: something is written, and the name is never read as a
// message. The name is the first line of the input, the message the rest.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace holdout;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t line = input.find('\n');
  const std::string names[] = {std::string(input.substr(0, line))};
  const std::string_view message = line == std::string_view::npos ? input : input.substr(line + 1);

  const CompiledText compiled[] = {
      {"a.message", message}, {"b.name", "{player}"}, {"term.area.hall", message}};
  const Texts texts({"pl", compiled});
  (void)texts.sentence(
      Sentence("a.message").player("player", Seat{0}).number("n", 5).term("area", "area", "hall"), names);
  const std::string name = texts.sentence(Sentence("b.name").player("player", Seat{0}), names);
  if (names[0].find_first_not_of("abcdefghijklmnopqrstuvwxyz{},' ") == std::string::npos && name != names[0])
    __builtin_trap();
  return 0;
}
