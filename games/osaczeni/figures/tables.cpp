#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/cpp_text.h"
#include "content/table_text.h"
#include "games/osaczeni/figures/figures.h"

namespace holdout::osaczeni {

using namespace content;

namespace {

std::vector<Row> sorted_by(std::vector<Row> rows, std::string_view column) {
  std::ranges::sort(rows, {}, [&](const Row& row) { return row.number(column); });
  return rows;
}

// Index = area number; nothing has number 0.
std::string area_keys(const Folder& folder) {
  return "inline constexpr std::array kAreaKeys{\n    std::string_view{},\n" +
         lines(sorted_by(rows_of(folder, "areas"), "number"), key_view) + "};\n\n";
}

std::string items(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "items");
  return enum_of("Item", rows, key_enumerator) + array_of("kItemKeys", rows, key_view) +
         array_of("kItems", rows, [&](const Row& item) {
           return fmt::format(
               "ItemRow{{\"{}\", ItemEffect::{}, ItemTiming::{}, {}, {}, {}}}", item.text("key"),
               pascal_case(item.text("effect")), pascal_case(item.text("timing")),
               folder.figure(item.path("amount")).values.front(), item.number("rank"), item.flag("weapon"));
         });
}

std::string players(const Folder& folder) {
  const std::vector<Row> kinds = rows_of(folder, "characters");
  std::vector<Row> counts = rows_of(folder, "players");
  std::ranges::sort(counts, {}, [](const Row& row) { return row.text("key"); });  // index = players - 3
  return array_of("kPlayers", counts, [&](const Row& row) {
    const std::vector<std::string> playing = row.texts("kinds");
    unsigned mask = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
      if (std::ranges::find(playing, kinds[i].text("key")) != playing.end()) mask |= 1U << i;
    return fmt::format("PlayersRow{{{}, {:#b}}}", row.text("key"), mask);
  });
}

std::string epilogues(const Folder& folder) {
  return array_of("kEpilogues", sorted_by(rows_of(folder, "epilogues"), "order"), [](const Row& row) {
    return fmt::format("EpilogueRow{{{}, {}, \"{}\", EpilogueCondition::{}, {}}}", row.number("order"),
                       row.number("number"), row.text("key"), pascal_case(row.text("condition")),
                       row.has("amount") ? row.number("amount") : 0);
  });
}

std::string variants(const Folder& folder) {
  const std::vector<Row> rows = sorted_by(rows_of(folder, "variants"), "number");
  return enum_of("Variant", rows,
                 [](const Row& row) {
                   return fmt::format("{} = {}", key_enumerator(row), row.number("number"));
                 }) +
         array_of("kVariants", rows, [](const Row& row) {
           return fmt::format("VariantRow{{{}, \"{}\", \"{}\"}}", row.number("number"), row.text("key"),
                              row.text("rule"));
         });
}

std::string options(const Folder& folder) {
  const std::vector<Row> rows = rows_of(folder, "options");
  return enum_of("Option", rows, key_enumerator) + array_of("kOptions", rows, [](const Row& row) {
           const std::vector<std::string> values = row.texts("values");
           const auto preset = std::ranges::find(values, row.text("default")) - values.begin();
           return fmt::format("OptionRow{{\"{}\", \"{}\", {}, {}, {{{{\"{}\"}}}}}}", row.text("key"),
                              row.text("rule"), preset, values.size(), fmt::join(values, "\", \""));
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
      "// Generated from games/osaczeni/figures; edit those files instead.\n"
      "#pragma once\n\n"
      "#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
      "#include \"engine/figures.h\"\n"
      "#include \"games/osaczeni/rules/content_rows.h\"\n"
      "#include \"games/osaczeni/rules/item_rows.h\"\n\n"
      "namespace holdout::osaczeni::tables {\n\n";
  text += figure_arrays(folder.figures);
  text += area_keys(folder);
  text += array_of("kCharacterKeys", rows_of(folder, "characters"), key_view);
  text += items(folder);
  text += players(folder);
  text += epilogues(folder);
  text += variants(folder);
  text += options(folder);
  text += colours(folder);
  text += timer_keys(folder);
  return text + "}  // namespace holdout::osaczeni::tables\n";
}

}  // namespace holdout::osaczeni
