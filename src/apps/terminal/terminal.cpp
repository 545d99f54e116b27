#include "apps/terminal/terminal.h"

#include <istream>
#include <ostream>
#include <utility>

#include "apps/terminal/narrator.h"

namespace holdout {

namespace {

constexpr int kTerminalColumns = 80;

}  // namespace

void Terminal::line(std::string_view text, int hanging) {
  out_ << wrapped(text, kTerminalColumns - std::exchange(prompted_, 0), hanging) << '\n';
}

void Terminal::heading(std::string_view text) {
  prompted_ = 0;
  out_ << '\n';
  if (colours_)
    out_ << "\033[1m" << text << "\033[0m\n";
  else
    out_ << text << '\n';
}

void Terminal::blank() {
  prompted_ = 0;
  out_ << '\n';
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  out_ << prompt << std::flush;
  prompted_ = static_cast<int>(prompt.size());
  std::string typed;
  if (!std::getline(in_, typed)) return std::nullopt;
  const std::size_t first = typed.find_first_not_of(" \t\r");
  if (first == std::string::npos) return std::string();
  return typed.substr(first, typed.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace holdout
