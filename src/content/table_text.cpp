#include "content/table_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/cpp_text.h"

namespace holdout::content {
namespace {

// The rows of a file and what its schema says of them.
struct Table {
  std::string stem;
  const Schema& schema;
  std::vector<Row> rows;  // as the rules index them

  bool counts_from_one() const { return !schema.numbered.empty(); }
  std::string array() const { return "k" + pascal_case(stem); }
};

// By the column that numbers them, else by the choices of their key, else as in the file.
std::vector<Row> ordered(std::vector<Row> rows, const Schema& list) {
  if (!list.numbered.empty()) {
    std::ranges::sort(rows, {}, [&](const Row& row) { return row.number(list.numbered.front()); });
  } else if (const std::vector<std::string>& keys = list.column("key")->choices; !keys.empty()) {
    std::ranges::sort(rows, {}, [&](const Row& row) { return std::ranges::find(keys, row.text("key")); });
  }
  return rows;
}

std::vector<Table> tables_of(const Folder& folder) {
  std::vector<Table> tables;
  for (const auto& [stem, schema] : folder.schemas)
    for (const Property& property : schema.properties)
      if (property.name == stem && !(property.schema.row.empty() && property.schema.enumeration.empty()))
        tables.push_back({stem, property.schema, ordered(rows_of(folder, stem), property.schema)});
  return tables;
}

std::string remark(std::string_view text) { return text.empty() ? "" : fmt::format("  // {}", text); }

// ---- enumerations ------------------------------------------------------------------------------------

std::string enumeration(std::string_view name, std::string_view enumerators) {
  return fmt::format("enum class {} : std::uint8_t {{\n{}}};\n\n", name, enumerators);
}

std::string enumeration_of_keys(const Table& table) {
  std::string text;
  std::int64_t next = table.counts_from_one() ? 1 : 0;
  for (const Row& row : table.rows) text += fmt::format("  {} = {},\n", pascal_case(row.text("key")), next++);
  for (const Schema::Word& word : table.schema.beside)
    text += fmt::format("  {} = {},\n", pascal_case(word.text), word.means);
  return enumeration(table.schema.enumeration, text);
}

std::string enumeration_of_choices(const Schema& column) {
  std::string text;
  for (std::size_t i = 0; i < column.choices.size(); ++i)
    text += fmt::format("  {},{}\n", pascal_case(column.choices[i]),
                        remark(column.meanings.empty() ? "" : column.meanings[i]));
  return enumeration(column.enumeration, text);
}

std::string enumerations(const std::vector<Table>& tables) {
  std::string text;
  for (const Table& table : tables) {
    if (!table.schema.enumeration.empty()) text += enumeration_of_keys(table);
    for (const Property& column : table.schema.items.front().properties)
      if (!column.schema.enumeration.empty()) text += enumeration_of_choices(column.schema);
  }
  return text;
}

std::string views(std::string_view name, std::vector<std::string> texts) {
  for (std::string& text : texts) text = fmt::format("    std::string_view{{\"{}\"}},\n", text);
  return fmt::format("inline constexpr std::array {}{{\n{}}};\n\n", name, fmt::join(texts, ""));
}

// Index = the enumerator.
std::string keys(const Table& table) {
  std::vector<std::string> texts;
  if (table.counts_from_one()) texts.emplace_back();
  for (const Row& row : table.rows) texts.push_back(row.text("key"));
  return views(fmt::format("k{}Keys", table.schema.row), texts);
}

// ---- rows --------------------------------------------------------------------------------------------

std::vector<Property> columns_of(const Schema& list) {
  std::vector<Property> columns = list.items.front().properties;
  std::erase_if(columns, [](const Property& each) { return each.schema.figure && !each.schema.printed; });
  return columns;
}

std::string integer_type(const Schema& schema) {
  std::int64_t least = schema.minimum;
  std::int64_t most = schema.maximum;
  for (const Schema::Word& word : schema.words) {
    least = std::min(least, word.means);
    most = std::max(most, word.means);
  }
  if (least >= 0 && most <= 255) return "std::uint8_t";
  return least >= -128 && most <= 127 ? "std::int8_t" : "std::int16_t";
}

std::string type_of(const Schema& schema) {
  switch (schema.type) {
    case Schema::Type::Text: return schema.enumeration.empty() ? "std::string_view" : schema.enumeration;
    case Schema::Type::Integer: return integer_type(schema);
    case Schema::Type::Boolean: return "bool";
    case Schema::Type::List: return "std::uint16_t";  // bits
    case Schema::Type::Object: break;
  }
  return {};
}

std::string struct_of(const Table& table) {
  std::string text = fmt::format("struct {}Row {{\n", table.schema.row);
  for (const Property& column : columns_of(table.schema))
    text +=
        fmt::format("  {} {};{}\n", type_of(column.schema), column.name, remark(column.schema.description));
  return text + "};\n\n";
}

// Bit i: it names the row i of that file.
unsigned bits(const std::vector<std::string>& names, const std::vector<Row>& rows) {
  unsigned mask = 0;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (std::ranges::find(names, rows[i].text("key")) != names.end()) mask |= 1U << i;
  return mask;
}

std::string cell(const Folder& folder, const Row& row, const Property& column) {
  const Schema& schema = column.schema;
  if (!row.has(column.name)) return "{}";
  if (schema.figure) return std::to_string(folder.figure(row.path(column.name)).values.front());
  switch (schema.type) {
    case Schema::Type::Text:
      if (schema.enumeration.empty()) return fmt::format("\"{}\"", row.text(column.name));
      return fmt::format("{}::{}", schema.enumeration, pascal_case(row.text(column.name)));
    case Schema::Type::Integer: return std::to_string(row.number(column.name));
    case Schema::Type::Boolean: return row.flag(column.name) ? "true" : "false";
    case Schema::Type::List:
      return fmt::format("{:#b}", bits(row.texts(column.name), rows_of(folder, schema.bits_of)));
    case Schema::Type::Object: break;
  }
  return {};
}

std::string rows(const Folder& folder, const Table& table) {
  std::string text;
  for (const Row& row : table.rows) {
    std::vector<std::string> cells;
    for (const Property& column : columns_of(table.schema)) cells.push_back(cell(folder, row, column));
    text += fmt::format("    {}Row{{{}}},\n", table.schema.row, fmt::join(cells, ", "));
  }
  return fmt::format("inline constexpr std::array {}{{\n{}}};\n\n", table.array(), text);
}

bool has_keys(const Table& table) { return !table.schema.row.empty() && !table.schema.enumeration.empty(); }

bool has_rows(const Table& table) {
  return !table.schema.row.empty() && !table.schema.keys_only && columns_of(table.schema).size() > 1;
}

// ---- what every game has ------------------------------------------------------------------------------

std::string options(const Folder& folder) {
  std::string text = "inline constexpr std::array kOptions{\n";
  for (const Row& row : rows_of(folder, "options")) {
    const std::vector<std::string> values = row.texts("values");
    const auto preset = std::ranges::find(values, row.text("default")) - values.begin();
    text += fmt::format("    OptionRow{{\"{}\", \"{}\", {}, {}, {{{{\"{}\"}}}}}},\n", row.text("key"),
                        row.has("rule") ? row.text("rule") : "", preset, values.size(),
                        fmt::join(values, "\", \""));
  }
  return text + "};\n\n";
}

std::string timers(const Folder& folder) {
  std::vector<std::string> names;
  for (const Node& timer : folder.document("timers").root.member("timers")->children)
    names.push_back(timer.name);
  return views("kTimerKeys", names);
}

}  // namespace

std::string write_tables(std::string_view game, const Folder& folder) {
  const std::vector<Table> tables = tables_of(folder);
  std::string text = fmt::format(
      "// Generated from games/{0}/figures; edit those files instead.\n#pragma once\n\n#include <array>\n"
      "#include <cstdint>\n#include <string_view>\n\n#include \"engine/figures.h\"\n#include "
      "\"engine/options.h\"\n\n"
      "namespace holdout::{0} {{\n\n",
      game);
  text += enumerations(tables);
  for (const Table& table : tables)
    if (has_rows(table)) text += struct_of(table);
  text += "namespace tables {\n\n" + figure_arrays(folder.figures);
  for (const Table& table : tables) {
    if (has_keys(table)) text += keys(table);
    if (has_rows(table)) text += rows(folder, table);
  }
  text += options(folder) + timers(folder);
  return text + fmt::format("}}  // namespace tables\n\n}}  // namespace holdout::{}\n", game);
}

}  // namespace holdout::content
