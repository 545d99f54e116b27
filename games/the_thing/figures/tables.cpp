#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/cpp_text.h"
#include "content/table_text.h"
#include "games/the_thing/figures/figures.h"

namespace holdout::the_thing {

using namespace content;

namespace {

std::string locations(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "locations");
  return array_of("kLocationKeys", rows, key_view) + array_of("kLocations", rows, [](const Row& row) {
           return fmt::format("LocationRow{{\"{}\", Colour::{}, {}, {}, {}}}", row.text("key"),
                              pascal_case(row.text("colour")), row.flag("card"), row.flag("repair"),
                              row.flag("bonus"));
         });
}

std::string weapons(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "weapons");
  return array_of("kWeaponKeys", rows, key_view) + array_of("kWeapons", rows, [](const Row& row) {
           return fmt::format("WeaponRow{{\"{}\", {}, {}, {}, {}, {}, {}}}", row.text("key"),
                              row.flag("avoids"), row.flag("fights"), row.flag("burns"), row.flag("tests"),
                              row.flag("kept"), row.number("rank"));
         });
}

std::string items(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "items");
  return array_of("kItemKeys", rows, key_view) + array_of("kItems", rows, [](const Row& row) {
           return fmt::format("ItemRow{{\"{}\", {}, {}, {}}}", row.text("key"), row.flag("free_action"),
                              row.flag("kept"), row.number("rank"));
         });
}

std::string characters(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "characters");
  return array_of("kCharacterKeys", rows, key_view) + array_of("kCharacters", rows, [](const Row& row) {
           return fmt::format("CharacterRow{{\"{}\", \"{}\"}}", row.text("key"), row.text("rule"));
         });
}

std::string players(const Folder& folder) {
  return array_of("kPlayers", rows_of(folder, "players"), [](const Row& row) {
    return fmt::format("PlayersRow{{\"{}\", {}}}", row.text("key"), row.text("weather_side") == "large");
  });
}

std::string options(const Folder& folder) {
  return array_of("kOptions", rows_of(folder, "options"), [](const Row& row) {
    const std::vector<std::string> values = row.texts("values");
    const auto preset = std::ranges::find(values, row.text("default")) - values.begin();
    return fmt::format("OptionRow{{\"{}\", \"{}\", {}, {}, {{{{\"{}\"}}}}}}", row.text("key"),
                       row.has("rule") ? row.text("rule") : "", preset, values.size(),
                       fmt::join(values, "\", \""));
  });
}

std::string colours(const Folder& folder) {
  return array_of("kColours", rows_of(folder, "colours"), [](const Row& row) {
    return fmt::format("ColourRow{{\"{}\", \"{}\"}}", row.text("key"), row.text("shape"));
  });
}

}  // namespace

std::string write_tables(const Folder& folder) {
  std::string text =
      "// Generated from games/the_thing/figures; edit those files instead.\n"
      "#pragma once\n\n"
      "#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
      "#include \"engine/figures.h\"\n"
      "#include \"games/the_thing/rules/content_rows.h\"\n\n"
      "namespace holdout::the_thing::tables {\n\n";
  text += figure_arrays(folder.figures);
  text += locations(folder);
  text += array_of("kCardKeys", rows_of(folder, "action_cards"), key_view);
  text += weapons(folder);
  text += items(folder);
  text += characters(folder);
  text += array_of("kSkyKeys", rows_of(folder, "weather"), key_view);
  text += players(folder);
  text += options(folder);
  text += colours(folder);
  text += timer_keys(folder);
  return text + "}  // namespace holdout::the_thing::tables\n";
}

}  // namespace holdout::the_thing
