#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>

#include "games/the_thing/figures/figures.h"

namespace holdout::the_thing {

using namespace content;

namespace {

using Problems = std::vector<Problem>;

int only_value(const Folder& folder, std::string_view name) { return folder.figure(name).values.front(); }

// The rules know these rows by their place, in state, records and saved positions.
void check_places(const Folder& folder, std::string_view stem, const std::vector<std::string>& places,
                  Problems& problems) {
  const std::vector<Row> rows = rows_of(folder, stem);
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].text("key") != places[i])
      problems.push_back(
          rows[i].wrong("key", fmt::format("is in place {}", i + 1), fmt::format("\"{}\" there", places[i])));
}

void check_all_places(const Folder& folder, Problems& problems) {
  check_places(folder, "locations",
               {"armory", "storeroom", "boiler", "generator", "radio", "helicopter", "snowcat", "kitchen",
                "lab", "weather", "sleeping", "rec_room", "kennel"},
               problems);
  check_places(folder, "action_cards", {"use", "repair", "sabotage"}, problems);
  check_places(folder, "weapons", {"melee", "firearm", "flamethrower", "dynamite"}, problems);
  check_places(folder, "items", {"fuel_can", "tools", "keys", "wire", "flashlight"}, problems);
  check_places(folder, "characters",
               {"bennings", "norris", "clark", "blair", "garry", "macready", "nauls", "windows"}, problems);
  check_places(folder, "weather", {"sun", "cloud", "snow", "storm"}, problems);
  check_places(folder, "players", {"4", "5", "6", "7", "8", "few", "hard"}, problems);
}

// Boiler and Generator have their spaces at every number of players, the vehicles and the Radio by players.
void check_locations(const Folder& folder, Problems& problems) {
  int cards = 0;
  for (const Row& row : rows_of(folder, "locations")) {
    cards += row.flag("card") ? 1 : 0;
    const bool fixed = row.text("key") == "boiler" || row.text("key") == "generator";
    for (const std::string_view column : {"fuel_spaces", "damage_spaces"})
      if (row.has(column) != fixed)
        problems.push_back(row.wrong(column, fixed ? "is missing" : "is given",
                                     fixed ? "a number" : "none: players.json has it, or there is no track"));
  }
  if (const FoundFigure& box = folder.figure("components.location_cards"); box.values.front() != cards)
    problems.push_back({box.where, fmt::format("components.location_cards is {}", box.values.front()),
                        fmt::format("{}, as locations.json has it", cards)});
}

void check_options(const Folder& folder, Problems& problems) {
  for (const Row& option : rows_of(folder, "options")) {
    const std::vector<std::string> values = option.texts("values");
    if (std::ranges::find(values, option.text("default")) == values.end())
      problems.push_back(
          option.wrong("default", fmt::format("is \"{}\"", option.text("default")), one_of(values)));
    if (std::set(values.begin(), values.end()).size() != values.size())
      problems.push_back(option.wrong("values", "names a value twice", "each value once"));
  }
}

// No deck can be larger than its box.
void check_decks(const Folder& folder, Problems& problems) {
  for (const std::string_view stem : {"weapons", "items"}) {
    const std::vector<Row> kinds = rows_of(folder, stem);
    for (const Row& players : rows_of(folder, "players")) {
      const FoundFigure& deck = folder.figure(players.path(stem));
      for (std::size_t i = 0; i < kinds.size(); ++i)
        if (const int box = only_value(folder, kinds[i].path("count")); deck.values[i] > box)
          problems.push_back(players.wrong(stem,
                                           fmt::format("has {} of {}", deck.values[i], kinds[i].text("key")),
                                           fmt::format("at most {}, as {}.json has it", box, stem)));
    }
  }
}

void check_dice(const Folder& folder, Problems& problems) {
  int sky = 0;
  for (const Row& row : rows_of(folder, "weather")) sky += only_value(folder, row.path("faces"));
  if (sky != 6)
    problems.push_back({folder.document("weather").file, fmt::format("the weather die has {} faces", sky),
                        "6 faces in all"});
  int action = 0;
  for (const std::string_view face : {"use", "repair", "sabotage", "threat"})
    action += only_value(folder, fmt::format("variant.{}_faces", face));
  if (action != 6)
    problems.push_back({folder.document("variant").file, fmt::format("the Action die has {} faces", action),
                        "6 faces in all"});
}

}  // namespace

std::vector<Problem> check_figures(const Folder& folder) {
  Problems problems;
  check_all_places(folder, problems);
  check_locations(folder, problems);
  check_options(folder, problems);
  check_decks(folder, problems);
  check_dice(folder, problems);
  return problems;
}

}  // namespace holdout::the_thing
