#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capacities.h"
#include "engine/result.h"

namespace holdout {

// Where a figure comes from: the rulebook, a published fact about the printed game, or our own choice.
enum class Source : std::uint8_t { Book, Public, Ours };

// One number of a game, or a short list of numbers, as its content files give it.
struct Figure {
  std::string_view name;  // dotted, e.g. "areas.toilets.capacity"; must outlive every Figures made of it
  Source source = Source::Book;
  std::uint8_t count = 0;  // how many of `values` are used
  std::array<std::int16_t, kMaxFigureValues> values{};
  std::int16_t min = 0;  // bounds of each value, also for one turned
  std::int16_t max = 0;

  constexpr std::span<const std::int16_t> used() const { return {values.data(), count}; }
};

// A promise between figures that has to hold after turning some of them as well.
struct FigureSum {
  std::string_view total;  // e.g. "components.item_cards"
  std::string_view parts;  // names separated by spaces; `*` stands for one part between dots: "items.*.count"
};

// A figure that differs from its content file, as records and set-ups write it.
struct TurnedFigure {
  std::string name;
  std::string text;  // canonical: decimal values joined by commas, "3,2,2"

  friend bool operator==(const TurnedFigure&, const TurnedFigure&) = default;
};

// The figures of one run: those of the content files, some of them turned. A value; copy it per run.
class Figures {
 public:
  explicit Figures(std::span<const Figure> printed);

  // Asking for a figure or an index that does not exist is our own mistake: throws std::out_of_range.
  int at(std::string_view name, int index = 0) const;
  std::span<const std::int16_t> all(std::string_view name) const;
  const Figure& figure(std::string_view name) const;

  // Gives an `ours` figure other values, written as "3" or "3,2,2". Refuses, and changes nothing, when the
  // name is unknown, the figure is not ours, or the values do not fit. Turning several figures may break
  // a sum between them, so check with `add_up` when all are turned.
  Result<void> turn(std::string_view name, std::string_view values);

  Result<void> add_up(std::span<const FigureSum> sums) const;

  // In table order; a figure turned to its printed values is not listed, so equal runs have equal lists.
  std::vector<TurnedFigure> turned() const;

 private:
  const Figure* find(std::string_view name) const;

  std::span<const Figure> printed_;
  std::vector<Figure> figures_;
};

// "3,2,2"
std::string figure_text(std::span<const std::int16_t> values);

}  // namespace holdout
