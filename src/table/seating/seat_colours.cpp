#include "table/seating/seat_colours.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/options.h"

namespace holdout {

namespace {

constexpr std::string_view kColoursOption = "colours";
constexpr std::array<std::string_view, kMaxSeats> kUsualColours{"red",    "blue",   "green", "yellow",
                                                                "purple", "orange", "white", "black"};

std::vector<std::string> colours_in(std::string_view option) {
  const std::vector<std::string_view> parts = parts_of_option(option);
  return {parts.begin(), parts.end()};
}

// What the options of a room say, if it is one colour a seat.
std::vector<std::string> colours_by_option(const Room& room) {
  const auto chosen = room.setup.options.find(kColoursOption);
  if (chosen == room.setup.options.end()) return {};
  std::vector<std::string> colours = colours_in(chosen->second);
  if (colours.size() != room.seats.size()) colours.clear();
  return colours;
}

const OptionInfo* colours_option(const AnyGame& game) {
  for (const OptionInfo& option : game.option_infos())
    if (option.key == kColoursOption) return &option;
  return nullptr;
}

}  // namespace

bool is_colour(std::string_view name) {
  constexpr std::size_t kMost = 16;  // of the protocol's TableInfo
  return !name.empty() && name.size() <= kMost &&
         std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

std::vector<std::string> colours_of(const AnyGame& game) {
  if (const OptionInfo* option = colours_option(game)) return colours_in(option->fallback);
  return {kUsualColours.begin(), kUsualColours.end()};
}

std::vector<std::string> colours_before_choice(const Room& room) {
  if (std::vector<std::string> chosen = colours_by_option(room); !chosen.empty()) return chosen;
  const std::size_t seats = std::min(room.seats.size(), kUsualColours.size());
  return {kUsualColours.begin(), kUsualColours.begin() + static_cast<std::ptrdiff_t>(seats)};
}

void fit_colours(Room& room, const AnyGame& game) {
  std::vector<std::string>& colours = room.colours;
  if (colours.size() > room.seats.size()) colours.resize(room.seats.size());
  for (const std::string& each : colours_of(game))
    if (colours.size() < room.seats.size() &&
        std::find(colours.begin(), colours.end(), each) == colours.end())
      colours.push_back(each);
}

void take_colours(Room& room) {
  if (std::vector<std::string> chosen = colours_by_option(room); !chosen.empty())
    room.colours = std::move(chosen);
  room.setup.options.erase(std::string(kColoursOption));
}

void give_colours(Room& room, const AnyGame& game) {
  room.setup.options.erase(std::string(kColoursOption));
  const std::vector<std::string> usual = colours_of(game);
  if (colours_option(game) == nullptr || std::equal(room.colours.begin(), room.colours.end(), usual.begin()))
    return;
  room.setup.options[std::string(kColoursOption)] = fmt::format("{}", fmt::join(room.colours, ","));
}

}  // namespace holdout
