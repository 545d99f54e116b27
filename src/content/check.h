#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "content/node.h"
#include "content/schema.h"
#include "engine/figures.h"
#include "engine/result.h"

namespace holdout::content {

// One content file. Paths in complaints and names of figures begin with its stem: areas.toilets.capacity.
struct Document {
  std::string file;  // as given, for complaints
  std::string stem;  // "areas"
  Node root;
};

// A figure with the place it was found at.
struct FoundFigure {
  std::string name;
  Source source = Source::Book;
  std::vector<std::int16_t> values{};
  std::int16_t min = 0;
  std::int16_t max = 0;
  std::string sum_of{};  // patterns of the figures it is the sum of, or empty
  std::string where{};   // "areas.json:14"
};

struct Checked {
  std::vector<Problem> problems{};  // in file order
  std::vector<FoundFigure> figures{};
};

// Compares a document with its schema and collects its figures. Every value has a source: its own (wrapped),
// that of its column ("sources" of the file), that of its row, or that of the file, in this order; a source
// other than the book needs a note.
Checked check(const Document& document, const Schema& schema);

}  // namespace holdout::content
