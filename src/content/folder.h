#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/check.h"
#include "engine/figures.h"
#include "engine/result.h"

namespace holdout::content {

// A problem names the file and, as far as there is one, the line.
Result<Node> read_json_file(const std::filesystem::path& file);

// The content files of one game, in the order of their stems.
struct Folder {
  std::vector<Document> documents{};
  std::vector<FoundFigure> figures{};
  std::map<std::string, Schema, std::less<>> schemas{};  // by stem

  const Document& document(std::string_view stem) const;   // precondition: it is there
  const FoundFigure& figure(std::string_view name) const;  // precondition: it is there
};

struct Loaded {
  Folder folder{};
  std::vector<Problem> problems{};  // empty = everything may be used
};

// Reads <content>/*.json and compares each with <schemas>/<stem>.schema.json: one schema a file, one file a
// schema. Figures that are stated to be sums are added up once all files are right.
Loaded load_folder(const std::filesystem::path& content, const std::filesystem::path& schemas);

// A row of the table that a file holds under its own name: {"areas": [row, row, …]} in areas.json.
// Precondition of everything that reads it: the file has passed its schema.
class Row {
 public:
  Row(const Document& document, const Node& node) : document_(&document), node_(&node) {}

  bool has(std::string_view column) const { return node_->member(column) != nullptr; }
  const std::string& text(std::string_view column) const { return cell(column).text; }
  std::int64_t number(std::string_view column) const { return cell(column).integer; }
  bool flag(std::string_view column) const { return cell(column).flag; }
  std::vector<std::string> texts(std::string_view column) const;

  // "areas.toilets.capacity"
  std::string path(std::string_view column) const;

  // A complaint about one cell, placed on its line.
  Problem wrong(std::string_view column, std::string what, std::string expected) const;

 private:
  const Node& cell(std::string_view column) const;

  const Document* document_;
  const Node* node_;
};

std::vector<Row> rows_of(const Folder& folder, std::string_view stem);

}  // namespace holdout::content
