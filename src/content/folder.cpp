#include "content/folder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>

#include "content/read_json.h"

namespace holdout::content {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kContentEnding = ".json";
constexpr std::string_view kSchemaEnding = ".schema.json";

Result<std::string> read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return Problem{file.string(), "cannot be read", "a readable file"};
  std::string text;
  for (std::array<char, 4096> block{}; stream.read(block.data(), block.size()) || stream.gcount() > 0;)
    text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
  if (stream.bad()) return Problem{file.string(), "cannot be read to its end", "a readable file"};
  return text;
}

Result<std::set<std::string>> stems_in(const fs::path& folder, std::string_view ending) {
  std::error_code error;
  fs::directory_iterator entry(folder, error);
  if (error) return Problem{folder.string(), "cannot be read (" + error.message() + ")", "a folder"};
  std::set<std::string> stems;
  for (; !error && entry != fs::directory_iterator{}; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.ends_with(ending)) stems.insert(name.substr(0, name.size() - ending.size()));
  }
  if (error) return Problem{folder.string(), "cannot be read (" + error.message() + ")", "a folder"};
  return stems;
}

Result<void> load_file(const fs::path& file, const fs::path& schema_file, const std::string& stem,
                       Loaded& loaded) {
  const Result<Node> schema_node = read_json_file(schema_file);
  if (!schema_node) return schema_node.problem();
  const Result<Schema> schema = read_schema(*schema_node, schema_file.string());
  if (!schema) return schema.problem();
  Result<Node> root = read_json_file(file);
  if (!root) return root.problem();
  const Document& document =
      loaded.folder.documents.emplace_back(Document{file.string(), stem, *std::move(root)});
  const Checked checked = check(document, *schema);
  std::ranges::copy(checked.problems, std::back_inserter(loaded.problems));
  std::ranges::copy(checked.figures, std::back_inserter(loaded.folder.figures));
  loaded.folder.schemas.emplace(stem, *schema);
  return {};
}

std::vector<Figure> as_table(const std::vector<FoundFigure>& found) {
  std::vector<Figure> table;
  for (const FoundFigure& figure : found) {
    Figure& entry = table.emplace_back(Figure{.name = figure.name});
    entry.count = static_cast<std::uint8_t>(figure.values.size());
    std::ranges::copy(figure.values, entry.values.begin());
  }
  return table;
}

void add_up(Loaded& loaded) {
  const std::vector<Figure> table = as_table(loaded.folder.figures);
  const Figures figures(table);
  for (const FoundFigure& figure : loaded.folder.figures) {
    if (figure.sum_of.empty()) continue;
    const FigureSum sum{figure.name, figure.sum_of};
    const Result<void> result = figures.add_up(std::span(&sum, 1));
    if (result) continue;
    const Problem& problem = result.problem();
    loaded.problems.push_back({figure.where, problem.where + ": " + problem.what, problem.expected});
  }
}

}  // namespace

Result<Node> read_json_file(const fs::path& file) {
  const Result<std::string> text = read_file(file);
  if (!text) return text.problem();
  return read_json(*text, file.string());
}

const Document& Folder::document(std::string_view stem) const {
  const auto found = std::ranges::find(documents, stem, &Document::stem);
  if (found == documents.end()) throw std::out_of_range("no content file " + std::string(stem));
  return *found;
}

const FoundFigure& Folder::figure(std::string_view name) const {
  const auto found = std::ranges::find(figures, name, &FoundFigure::name);
  if (found == figures.end()) throw std::out_of_range("no figure " + std::string(name));
  return *found;
}

Loaded load_folder(const fs::path& content, const fs::path& schemas) {
  Loaded loaded;
  const Result<std::set<std::string>> files = stems_in(content, kContentEnding);
  const Result<std::set<std::string>> known = stems_in(schemas, kSchemaEnding);
  if (!files) loaded.problems.push_back(files.problem());
  if (!known) loaded.problems.push_back(known.problem());
  if (!loaded.problems.empty()) return loaded;
  std::map<std::string, bool> stems;  // name, in both
  for (const std::string& stem : *files) stems[stem] = known->contains(stem);
  for (const std::string& stem : *known) stems.emplace(stem, false);
  for (const auto& [stem, in_both] : stems) {
    const fs::path file = content / (stem + std::string(kContentEnding));
    const fs::path schema = schemas / (stem + std::string(kSchemaEnding));
    if (!in_both) {
      const bool has_file = files->contains(stem);
      loaded.problems.push_back(
          {(has_file ? file : schema).string(),
           has_file ? "there is no schema for this file" : "there is no file for this schema",
           (has_file ? schema : file).string()});
    } else if (const Result<void> read = load_file(file, schema, stem, loaded); !read) {
      loaded.problems.push_back(read.problem());
    }
  }
  if (loaded.problems.empty()) add_up(loaded);
  return loaded;
}

const Node& Row::cell(std::string_view column) const {
  const Node* const found = node_->member(column);
  if (found == nullptr) throw std::out_of_range("no column " + std::string(column));
  return unwrapped(*found);
}

std::vector<std::string> Row::texts(std::string_view column) const {
  std::vector<std::string> list;
  for (const Node& child : cell(column).children) list.push_back(child.text);
  return list;
}

std::string Row::path(std::string_view column) const {
  return document_->stem + "." + text("key") + "." + std::string(column);
}

Problem Row::wrong(std::string_view column, std::string what, std::string expected) const {
  const int line = has(column) ? cell(column).line : node_->line;
  return {place(document_->file, line), path(column) + " " + std::move(what), std::move(expected)};
}

std::vector<Row> rows_of(const Folder& folder, std::string_view stem) {
  const Document& document = folder.document(stem);
  std::vector<Row> rows;
  for (const Node& row : document.root.member(stem)->children) rows.emplace_back(document, row);
  return rows;
}

}  // namespace holdout::content
