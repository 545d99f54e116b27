#include "content/cpp_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace holdout::content {
namespace {

std::string_view source_name(Source source) {
  switch (source) {
    case Source::Book: return "Book";
    case Source::Public: return "Public";
    case Source::Ours: return "Ours";
  }
  return {};
}

}  // namespace

std::string pascal_case(std::string_view key) {
  std::string text;
  bool raise = true;
  for (const char letter : key) {
    if (letter != '_')
      text += raise && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    raise = letter == '_';
  }
  return text;
}

std::string figure_arrays(const std::vector<FoundFigure>& figures) {
  // The size is spelled out: clang 14 deduces it from at most 256 rows.
  std::string table = fmt::format("inline constexpr std::array<Figure, {}> kFigures{{{{\n", figures.size());
  std::string sums;
  for (const FoundFigure& figure : figures) {
    table += fmt::format("    Figure{{\"{}\", Source::{}, {}, {{{{{}}}}}, {}, {}}},\n", figure.name,
                         source_name(figure.source), figure.values.size(), fmt::join(figure.values, ", "),
                         figure.min, figure.max);
    if (!figure.sum_of.empty())
      sums += fmt::format("    FigureSum{{\"{}\", \"{}\"}},\n", figure.name, figure.sum_of);
  }
  const auto count = std::ranges::count_if(figures, [](const FoundFigure& f) { return !f.sum_of.empty(); });
  return fmt::format("{}}}}};\n\ninline constexpr std::array<FigureSum, {}> kFigureSums{{{{\n{}}}}};\n\n",
                     table, count, sums);
}

}  // namespace holdout::content
