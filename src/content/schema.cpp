#include "content/schema.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/read_json.h"
#include "engine/figures.h"

namespace holdout::content {
namespace {

constexpr std::size_t kMostItems = 200;
constexpr std::size_t kLongestPattern = 100;  // std::regex recurses into its pattern
constexpr std::int64_t kLowest = std::numeric_limits<std::int16_t>::min();
constexpr std::int64_t kHighest = std::numeric_limits<std::int16_t>::max();

constexpr std::array<std::pair<std::string_view, Schema::Type>, 5> kTypes{
    {{"object", Schema::Type::Object},
     {"array", Schema::Type::List},
     {"string", Schema::Type::Text},
     {"integer", Schema::Type::Integer},
     {"boolean", Schema::Type::Boolean}}};

std::optional<Schema::Type> type_named(std::string_view name) {
  for (const auto& [text, type] : kTypes)
    if (text == name) return type;
  return std::nullopt;
}

std::vector<std::string> keywords_of(Schema::Type type) {
  switch (type) {
    case Schema::Type::Object: return {"properties", "required", "additionalProperties"};
    case Schema::Type::List:
      return {"items", "minItems",    "maxItems", "unique",  "numbered",  "figure",
              "row",   "enumeration", "beside",   "bits_of", "keys_only", "in_order"};
    case Schema::Type::Text: return {"enum", "pattern", "enumeration", "means"};
    case Schema::Type::Integer: return {"minimum", "maximum", "words", "figure", "printed"};
    case Schema::Type::Boolean: return {};
  }
  return {};
}

// Reads one schema file; the first mistake in it ends the reading, since schemas are ours.
class Reader {
 public:
  explicit Reader(const std::string& file) : file_(file) {}

  Result<Schema> read(const Node& node) {
    const Node* const named = node.member("type");
    const std::optional<Schema::Type> type = named == nullptr ? std::nullopt : type_named(named->text);
    if (!type)
      return wrong(named == nullptr ? node : *named, "a schema has no known type",
                   "one of object, array, string, integer, boolean");
    Schema schema;
    schema.type = *type;
    for (const Node& keyword : node.children)
      if (const Result<void> known = check_keyword(schema, keyword); !known) return known.problem();
    switch (schema.type) {
      case Schema::Type::Object: return read_object(node, std::move(schema));
      case Schema::Type::List: return read_list(node, std::move(schema));
      case Schema::Type::Text: return read_text(node, std::move(schema));
      case Schema::Type::Integer: return read_integer(node, std::move(schema));
      case Schema::Type::Boolean: return schema;
    }
    return schema;
  }

 private:
  Problem wrong(const Node& node, std::string what, std::string expected) const {
    return {place(file_, node.line), one_line(std::move(what)), one_line(std::move(expected))};
  }

  Result<void> check_keyword(Schema& schema, const Node& keyword) const {
    std::vector<std::string> known = keywords_of(schema.type);
    for (const char* everywhere : {"type", "title", "description"}) known.emplace_back(everywhere);
    if (std::ranges::find(known, keyword.name) == known.end())
      return wrong(keyword, "the keyword \"" + keyword.name + "\" is not known here", one_of(known));
    for (const auto& [name, into] : {std::pair{"figure", &Schema::figure},
                                     {"printed", &Schema::printed},
                                     {"keys_only", &Schema::keys_only},
                                     {"in_order", &Schema::in_order}})
      if (keyword.name == name) schema.*into = keyword.flag;
    for (const auto& [name, into] : {std::pair{"description", &Schema::description},
                                     {"row", &Schema::row},
                                     {"enumeration", &Schema::enumeration},
                                     {"bits_of", &Schema::bits_of}})
      if (keyword.name == name) schema.*into = keyword.text;
    if (keyword.name == "additionalProperties" && (keyword.kind != Node::Kind::Boolean || keyword.flag))
      return wrong(keyword, "additionalProperties is " + quote(keyword), "false: all objects are closed");
    return {};
  }

  Result<Schema> read_object(const Node& node, Schema schema) {
    const Node* const properties = node.member("properties");
    if (properties == nullptr || properties->kind != Node::Kind::Object)
      return wrong(node, "an object schema has no properties", "an object of schemas");
    for (const Node& property : properties->children) {
      Result<Schema> inner = read(property);
      if (!inner) return inner;
      schema.properties.push_back({property.name, false, *std::move(inner)});
    }
    const Result<std::vector<std::string>> required = texts(node, "required");
    if (!required) return required.problem();
    for (const std::string& name : *required) {
      const auto found = std::ranges::find(schema.properties, name, &Property::name);
      if (found == schema.properties.end())
        return wrong(*node.member("required"), "required names \"" + name + "\"", "one of the properties");
      found->required = true;
    }
    return schema;
  }

  Result<Schema> read_list(const Node& node, Schema schema) {
    const Node* const items = node.member("items");
    if (items == nullptr) return wrong(node, "an array schema has no items", "a schema");
    Result<Schema> inner = read(*items);
    if (!inner) return inner;
    const Result<std::int64_t> least = number(node, "minItems", 0, kMostItems);
    if (!least) return least.problem();
    const Result<std::int64_t> most = number(node, "maxItems", *least, kMostItems);
    if (!most) return most.problem();
    if (schema.figure &&
        (inner->type != Schema::Type::Integer || *least < 1 || *most > std::int64_t{kMaxFigureValues}))
      return wrong(node, "a figure is a list of something else",
                   fmt::format("1 to {} integers", kMaxFigureValues));
    schema.min_items = static_cast<std::size_t>(*least);
    schema.max_items = static_cast<std::size_t>(*most);
    schema.items.push_back(*std::move(inner));
    for (const auto& [keyword, into] :
         {std::pair{"unique", &schema.unique}, {"numbered", &schema.numbered}}) {
      Result<std::vector<std::string>> names = texts(node, keyword);
      if (!names) return names.problem();
      *into = *std::move(names);
    }
    if (Result<std::vector<Schema::Word>> beside = numbers(node, "beside"); beside)
      schema.beside = *std::move(beside);
    else
      return beside.problem();
    if (const Schema* key = schema.column("key"); schema.in_order && (key == nullptr || key->choices.empty()))
      return wrong(node, "rows are in the order of keys that are not listed", "an enum of the key");
    return schema;
  }

  Result<Schema> read_text(const Node& node, Schema schema) {
    Result<std::vector<std::string>> choices = texts(node, "enum");
    if (!choices) return choices.problem();
    schema.choices = *std::move(choices);
    if (const Node* const means = node.member("means"))
      for (const std::string& choice : schema.choices) {
        const Node* const meaning = means->member(choice);
        schema.meanings.push_back(meaning == nullptr ? "" : meaning->text);
      }
    const Node* const pattern = node.member("pattern");
    if (pattern == nullptr) return schema;
    if (pattern->text.size() > kLongestPattern)
      return wrong(*pattern, "the pattern is " + quote(*pattern), fmt::format("at most {}", kLongestPattern));
    try {
      schema.pattern.emplace(pattern->text);
    } catch (const std::regex_error&) {
      return wrong(*pattern, "the pattern " + quote(*pattern) + " cannot be read", "an ECMAScript pattern");
    }
    schema.pattern_text = pattern->text;
    return schema;
  }

  Result<Schema> read_integer(const Node& node, Schema schema) {
    const Result<std::int64_t> minimum = number(node, "minimum", kLowest, kHighest);
    if (!minimum) return minimum.problem();
    const Result<std::int64_t> maximum = number(node, "maximum", *minimum, kHighest);
    if (!maximum) return maximum.problem();
    schema.minimum = *minimum;
    schema.maximum = *maximum;
    Result<std::vector<Schema::Word>> words = numbers(node, "words");
    if (!words) return words.problem();
    schema.words = *std::move(words);
    return schema;
  }

  Result<std::vector<Schema::Word>> numbers(const Node& node, const std::string& name) const {
    std::vector<Schema::Word> words;
    const Node* const found = node.member(name);
    if (found == nullptr) return words;
    for (const Node& word : found->children) {
      if (word.kind != Node::Kind::Integer || word.integer < kLowest || word.integer > kHighest)
        return wrong(word, "the word \"" + word.name + "\" means " + quote(word), "a small whole number");
      words.push_back({word.name, word.integer});
    }
    return words;
  }

  Result<std::int64_t> number(const Node& node, const std::string& name, std::int64_t least,
                              std::int64_t most) const {
    const Node* const found = node.member(name);
    const std::string expected = fmt::format("{} to {}", least, most);
    if (found == nullptr) return wrong(node, name + " is missing", expected);
    if (found->kind != Node::Kind::Integer || found->integer < least || found->integer > most)
      return wrong(*found, name + " is " + quote(*found), expected);
    return found->integer;
  }

  Result<std::vector<std::string>> texts(const Node& node, const std::string& name) const {
    std::vector<std::string> list;
    const Node* const found = node.member(name);
    if (found == nullptr) return list;
    if (found->kind != Node::Kind::List)
      return wrong(*found, name + " is " + quote(*found), "a list of texts");
    for (const Node& child : found->children) {
      if (child.kind != Node::Kind::Text) return wrong(child, name + " lists " + quote(child), "a text");
      list.push_back(child.text);
    }
    return list;
  }

  const std::string& file_;
};

}  // namespace

bool Schema::is_leaf() const {
  if (type == Type::List) return items.front().is_leaf();
  return type != Type::Object;
}

const Schema* Schema::column(std::string_view name) const {
  const auto found = std::ranges::find(items.front().properties, name, &Property::name);
  return found == items.front().properties.end() ? nullptr : &found->schema;
}

std::string Schema::expectation() const {
  switch (type) {
    case Type::Object: return "an object";
    case Type::List:
      if (min_items == max_items) return fmt::format("a list of {}", min_items);
      return fmt::format("a list of {} to {}", min_items, max_items);
    case Type::Text:
      if (!choices.empty()) return one_of(choices);
      return pattern ? "a text like " + pattern_text : "a text";
    case Type::Integer: {
      std::string text = fmt::format("{} to {}", minimum, maximum);
      for (const Word& word : words) text += fmt::format(" or \"{}\"", word.text);
      return text;
    }
    case Type::Boolean: return "true or false";
  }
  return {};
}

Result<Schema> read_schema(const Node& node, const std::string& file) { return Reader(file).read(node); }

std::string one_of(const std::vector<std::string>& words) {
  return fmt::format("one of {}", fmt::join(words, ", "));
}

}  // namespace holdout::content
