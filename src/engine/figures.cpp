#include "engine/figures.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>

namespace holdout {
namespace {

constexpr std::size_t kSuggestions = 3;

struct Cut {
  std::string_view head;
  std::optional<std::string_view> tail;  // none = there was no separator
};

Cut cut(std::string_view text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, at), text.substr(at + 1)};
}

// Levenshtein distance, one row at a time.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t replace = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replace, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

std::string nearest_names(std::span<const Figure> figures, std::string_view name) {
  std::vector<std::pair<std::size_t, std::string_view>> ranked;
  for (const Figure& figure : figures) ranked.emplace_back(distance(name, figure.name), figure.name);
  std::sort(ranked.begin(), ranked.end());
  std::string text;
  for (std::size_t i = 0; i < std::min(kSuggestions, ranked.size()); ++i) {
    if (i > 0) text += i + 1 == std::min(kSuggestions, ranked.size()) ? " or " : ", ";
    text += ranked[i].second;
  }
  return text;
}

bool matches(std::string_view pattern, std::string_view name) {
  const Cut wanted = cut(pattern, '.');
  const Cut given = cut(name, '.');
  if (wanted.head != "*" && wanted.head != given.head) return false;
  if (!wanted.tail || !given.tail) return !wanted.tail && !given.tail;
  return matches(*wanted.tail, *given.tail);
}

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::string number_of_values(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " value" : " values");
}

Result<Figure> with_values(Figure figure, std::string_view text) {
  const std::string where(figure.name);
  const std::string range = std::to_string(figure.min) + " to " + std::to_string(figure.max);
  std::size_t count = 0;
  for (std::optional<std::string_view> rest = text; rest;) {
    const Cut next = cut(*rest, ',');
    rest = next.tail;
    std::int16_t value = 0;
    const char* const end = next.head.data() + next.head.size();
    const auto [stop, error] = std::from_chars(next.head.data(), end, value);
    if (error == std::errc::invalid_argument || stop != end)
      return Problem{where, in_quotes(next.head) + " is not a whole number", range};
    if (error != std::errc{} || value < figure.min || value > figure.max)
      return Problem{where, std::string(next.head) + " is out of range", range};
    if (count < figure.count) figure.values[count] = value;
    ++count;
  }
  if (count != figure.count)
    return Problem{where, "was given " + number_of_values(count),
                   number_of_values(figure.count) + (figure.count > 1 ? " separated by commas" : "")};
  return figure;
}

}  // namespace

Figures::Figures(std::span<const Figure> printed)
    : printed_(printed), figures_(printed.begin(), printed.end()) {}

const Figure* Figures::find(std::string_view name) const {
  const auto found = std::ranges::find(figures_, name, &Figure::name);
  return found == figures_.end() ? nullptr : &*found;
}

const Figure& Figures::figure(std::string_view name) const {
  if (const Figure* found = find(name)) return *found;
  throw std::out_of_range("there is no figure " + in_quotes(name));
}

std::span<const std::int16_t> Figures::all(std::string_view name) const { return figure(name).used(); }

int Figures::at(std::string_view name, int index) const {
  const std::span<const std::int16_t> values = all(name);
  if (index < 0 || static_cast<std::size_t>(index) >= values.size())
    throw std::out_of_range("figure " + in_quotes(name) + " has no value " + std::to_string(index));
  return values[static_cast<std::size_t>(index)];
}

Result<void> Figures::turn(std::string_view name, std::string_view values) {
  const Figure* const found = find(name);
  if (found == nullptr)
    return Problem{"figure " + in_quotes(name), "there is none of that name", nearest_names(figures_, name)};
  if (found->source != Source::Ours)
    return Problem{std::string(name),
                   found->source == Source::Book ? "is a figure of the book and cannot be turned"
                                                 : "is a published figure of the game and cannot be turned",
                   "a figure that is ours"};
  const Result<Figure> changed = with_values(*found, values);
  if (!changed) return changed.problem();
  figures_[static_cast<std::size_t>(found - figures_.data())] = *changed;
  return {};
}

Result<void> Figures::add_up(std::span<const FigureSum> sums) const {
  for (const FigureSum& sum : sums) {
    int parts = 0;
    for (std::optional<std::string_view> rest = sum.parts; rest;) {
      const Cut pattern = cut(*rest, ' ');
      rest = pattern.tail;
      for (const Figure& figure : figures_)
        if (matches(pattern.head, figure.name))
          parts = std::accumulate(figure.used().begin(), figure.used().end(), parts);
    }
    if (const int total = at(sum.total); parts != total)
      return Problem{std::string(sum.parts), "the values add up to " + std::to_string(parts),
                     std::to_string(total) + " (" + std::string(sum.total) + ")"};
  }
  return {};
}

std::vector<TurnedFigure> Figures::turned() const {
  std::vector<TurnedFigure> list;
  for (std::size_t i = 0; i < figures_.size(); ++i)
    if (!std::ranges::equal(figures_[i].used(), printed_[i].used()))
      list.push_back({std::string(figures_[i].name), figure_text(figures_[i].used())});
  return list;
}

std::string figure_text(std::span<const std::int16_t> values) {
  std::string text;
  for (const std::int16_t value : values) text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

}  // namespace holdout
