#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace holdout {

// Plain lines, read from top to bottom: for any terminal, for a screen reader, for a test. Nothing is ever
// drawn over. Colours only if asked for.
class Terminal {
 public:
  Terminal(std::istream& in, std::ostream& out, bool colours) : in_(in), out_(out), colours_(colours) {}

  // Broken at spaces to fit 80 columns; what does not fit goes on below, indented by `hanging`.
  void line(std::string_view text, int hanging = 2);
  void heading(std::string_view text);
  void blank();

  // What is typed after `prompt`, without spaces around it; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);

 private:
  std::istream& in_;
  std::ostream& out_;
  bool colours_;
  int prompted_ = 0;  // columns of a prompt, which the next line follows where typing is not echoed
};

}  // namespace holdout
