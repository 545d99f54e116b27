#pragma once

#include <span>
#include <string_view>

#include "engine/figures.h"
#include "engine/setup.h"

// The figures of a game as one set-up has them.

namespace holdout {

// Those of the content, with the ones that the set-up turns.
Result<Figures> figures_of(const Setup& setup, std::span<const Figure> printed,
                           std::span<const FigureSum> sums);

// How long questions may stay open, by the value of the option `timers`: what the figures timers.<name> say,
// in the share of timers.presets.<value>_percent; hours with "async", no limit with "none".
class TimerFigures {
 public:
  TimerFigures(const Figures& figures, std::string_view preset) : figures_(figures), preset_(preset) {}

  std::uint32_t seconds(std::string_view name) const;
  // Beside the limit, which has no need of it where it is hours.
  std::uint32_t grace(std::string_view name) const { return preset_ == "async" ? 0 : seconds(name); }

 private:
  const Figures& figures_;
  std::string_view preset_;
};

}  // namespace holdout
