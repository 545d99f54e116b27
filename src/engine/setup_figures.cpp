#include "engine/setup_figures.h"

#include <string>

namespace holdout {

Result<Figures> figures_of(const Setup& setup, std::span<const Figure> printed,
                           std::span<const FigureSum> sums) {
  Figures figures(printed);
  for (const auto& [name, values] : setup.figures)
    if (auto turned = figures.turn(name, values); !turned) return turned.problem();
  if (auto added = figures.add_up(sums); !added) return added.problem();
  return figures;
}

std::uint32_t TimerFigures::seconds(std::string_view name) const {
  if (preset_ == "none") return 0;
  if (preset_ == "async")
    return static_cast<std::uint32_t>(figures_.at("timers.presets.async_hours")) * 3600U;
  const int percent = figures_.at("timers.presets." + std::string(preset_) + "_percent");
  return static_cast<std::uint32_t>(figures_.at("timers." + std::string(name)) * percent / 100);
}

}  // namespace holdout
