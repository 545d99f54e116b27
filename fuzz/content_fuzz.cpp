// Any bytes as a content file and as a schema: refused with one line of text, or read; never anything else.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/check.h"
#include "content/read_json.h"
#include "content/schema.h"

namespace {

using holdout::Problem;
using holdout::Result;
using holdout::content::Checked;
using holdout::content::Document;
using holdout::content::FoundFigure;
using holdout::content::Node;
using holdout::content::Schema;

// Every keyword, so that every check can be reached.
constexpr std::string_view kSchema = R"({
  "type": "object", "required": ["rooms"], "additionalProperties": false,
  "properties": {
    "rooms": {
      "type": "array", "minItems": 1, "maxItems": 4, "unique": ["key"], "numbered": ["number"],
      "items": {
        "type": "object", "required": ["key", "number", "space"],
        "properties": {
          "key": {"type": "string", "pattern": "[a-z]+(_[a-z]+)*"},
          "number": {"type": "integer", "minimum": 1, "maximum": 9},
          "space": {"type": "integer", "minimum": 1, "maximum": 12, "words": {"all": -1}, "figure": true},
          "dark": {"type": "boolean"},
          "mood": {"type": "string", "enum": ["calm", "dread"]},
          "doors": {"type": "array", "minItems": 1, "maxItems": 3, "figure": true,
                    "items": {"type": "integer", "minimum": 0, "maximum": 5}}
        }
      }
    }
  }
})";

void demand(bool holds) {
  if (!holds) std::abort();
}

void demand_one_line(const Problem& problem) {
  const std::string message = problem.message();
  demand(!message.empty() && message.find('\n') == std::string::npos);
}

void check_as_content(const Node& node, const Schema& schema) {
  const Checked checked = holdout::content::check(Document{"rooms.json", "rooms", node}, schema);
  for (const Problem& problem : checked.problems) demand_one_line(problem);
  for (const FoundFigure& figure : checked.figures)
    demand(!figure.values.empty() && figure.values.size() <= holdout::kMaxFigureValues);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Schema rooms = *holdout::content::read_schema(
      *holdout::content::read_json(kSchema, "rooms.schema.json"), "rooms.schema.json");
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const Result<Node> node = holdout::content::read_json(bytes, "rooms.json");
  if (!node) {
    demand_one_line(node.problem());
    return 0;
  }
  check_as_content(*node, rooms);
  const Result<Schema> schema = holdout::content::read_schema(*node, "rooms.schema.json");
  if (!schema) demand_one_line(schema.problem());
  return 0;
}
