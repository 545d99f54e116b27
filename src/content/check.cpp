#include "content/check.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "content/read_json.h"

namespace holdout::content {
namespace {

// std::regex recurses once a character, so a text is measured before it is matched.
constexpr std::size_t kLongestText = 300;

constexpr std::array<std::string_view, 3> kSourceNames{"book", "public", "ours"};  // as in Source
constexpr const char* kKnownSources = "one of book, public, ours";

class Walk {
 public:
  explicit Walk(const Document& document) : document_(document) {}

  Checked run(const Schema& schema) {
    const Node& root = document_.root;
    if (root.kind != Node::Kind::Object) {
      complain(root, fmt::format("{} is {}", document_.stem, quote(root)), "an object");
      return in_file_order();
    }
    if (root.member("source") == nullptr)
      complain(root, document_.stem + ".source is missing", kKnownSources);
    read_columns(root);
    value(root, schema, document_.stem, std::nullopt);
    check_columns(root);
    return in_file_order();
  }

 private:
  using MaybeSource = std::optional<Source>;

  void complain(const Node& node, std::string what, std::string expected) {
    complaints_.emplace_back(
        node.line, Problem{place(document_.file, node.line), one_line(std::move(what)), std::move(expected)});
  }
  void complain_of_value(const Node& node, const std::string& path, const Schema& schema) {
    complain(node, fmt::format("{} is {}", path, quote(node)), schema.expectation());
  }

  Checked in_file_order() {
    std::ranges::stable_sort(complaints_, {}, [](const auto& complaint) { return complaint.first; });
    Checked checked{.figures = std::move(figures_)};
    for (auto& [line, problem] : complaints_) checked.problems.push_back(std::move(problem));
    return checked;
  }

  void read_columns(const Node& root) {
    const Node* const columns = root.member("sources");
    if (columns == nullptr) return;
    if (columns->kind != Node::Kind::Object)
      return complain_of_value(*columns, document_.stem + ".sources", {});
    for (const Node& column : columns->children) {
      const std::string path = fmt::format("{}.sources.{}", document_.stem, column.name);
      if (column.kind != Node::Kind::Object) {
        complain_of_value(column, path, {});
        continue;
      }
      for (const Node& child : column.children)
        if (child.name != "source" && child.name != "note") unknown(child, path, "source, note");
      if (const MaybeSource source = source_of(column, path)) columns_[column.name] = *source;
    }
  }

  void check_columns(const Node& root) {
    for (const auto& [name, source] : columns_)
      if (!used_columns_.contains(name))
        complain(*root.member("sources")->member(name),
                 fmt::format("{}.sources.{} names no column", document_.stem, name),
                 "the name of a value in this file");
  }

  // The source an object states for what is in it, if it does; complains of a bad one and of a missing note.
  MaybeSource source_of(const Node& node, const std::string& path) {
    const Node* const source = node.member("source");
    const Node* const note = node.member("note");
    if (note != nullptr && note->kind != Node::Kind::Text)
      complain(*note, fmt::format("{}.note is {}", path, quote(*note)), "a text");
    if (source == nullptr) return std::nullopt;
    const auto found = std::ranges::find(kSourceNames, std::string_view(source->text));
    if (source->kind != Node::Kind::Text || found == kSourceNames.end()) {
      complain(*source, fmt::format("{}.source is {}", path, quote(*source)), kKnownSources);
      return std::nullopt;
    }
    const auto stated = static_cast<Source>(found - kSourceNames.begin());
    if (stated != Source::Book && (note == nullptr || note->text.empty()))
      complain(*source, fmt::format("{} is {} and has no note", path, source->text), "a note that says why");
    return stated;
  }

  void unknown(const Node& node, const std::string& path, const std::string& known) {
    complain(node, fmt::format("{}.{} is not known here", path, node.name), "one of " + known);
  }

  void value(const Node& node, const Schema& schema, const std::string& path, MaybeSource source) {
    if (schema.is_leaf()) return leaf(node, schema, path, source);
    if (schema.type == Schema::Type::List) return rows(node, schema, path, source);
    object(node, schema, path, source);
  }

  void object(const Node& node, const Schema& schema, const std::string& path, MaybeSource source) {
    if (node.kind != Node::Kind::Object) return complain_of_value(node, path, schema);
    const bool is_file = &node == &document_.root;
    if (const MaybeSource own = source_of(node, path)) source = own;
    for (const Node& child : node.children) {
      if (child.name == "source" || child.name == "note" || (is_file && child.name == "sources")) continue;
      const auto property = std::ranges::find(schema.properties, child.name, &Property::name);
      if (property == schema.properties.end()) {
        unknown(child, path, names(schema));
        continue;
      }
      // {"areas": [...]} in areas.json: the file already says it.
      const bool repeats_file = is_file && child.name == document_.stem;
      const auto column = columns_.find(child.name);
      used_columns_.insert(child.name);
      value(child, property->schema, repeats_file ? path : path + "." + child.name,
            column == columns_.end() ? source : column->second);
    }
    for (const Property& property : schema.properties)
      if (property.required && node.member(property.name) == nullptr)
        complain(node, fmt::format("{}.{} is missing", path, property.name), property.schema.expectation());
  }

  static std::string names(const Schema& schema) {
    std::string list;
    for (const Property& property : schema.properties) list += property.name + ", ";
    return list + "source, note";
  }

  bool has_right_length(const Node& node, const Schema& schema, const std::string& path) {
    const bool fits = node.kind == Node::Kind::List && node.children.size() >= schema.min_items &&
                      node.children.size() <= schema.max_items;
    if (!fits) complain_of_value(node, path, schema);
    return fits;
  }

  void rows(const Node& node, const Schema& schema, const std::string& path, MaybeSource source) {
    if (!has_right_length(node, schema, path)) return;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      const Node* const key = node.children[i].member("key");
      const bool named = key != nullptr && key->kind == Node::Kind::Text && key->text.size() <= kLongestText;
      const std::string row = named ? fmt::format("{}.{}", path, key->text) : fmt::format("{}[{}]", path, i);
      value(node.children[i], schema.items.front(), row, source);
    }
    if (schema.in_order) stand_in_order(node, schema.column("key")->choices, path);
    for (const std::string& column : schema.unique) differ(node, column, path);
    for (const std::string& column : schema.numbered) {
      differ(node, column, path);
      count_up(node, column, path);
    }
  }

  // The rules know these rows by their place, in state, records and saved positions.
  void stand_in_order(const Node& list, const std::vector<std::string>& keys, const std::string& path) {
    for (std::size_t i = 0; i < list.children.size() && i < keys.size(); ++i) {
      const Node* const key = list.children[i].member("key");
      const bool known = key != nullptr && std::ranges::find(keys, key->text) != keys.end();
      if (known && key->text != keys[i])
        complain(*key, fmt::format("{}.{}.key is in place {}", path, key->text, i + 1),
                 fmt::format("\"{}\" there", keys[i]));
    }
  }

  void differ(const Node& list, const std::string& column, const std::string& path) {
    std::map<std::string, int> first_line;
    for (const Node& row : list.children) {
      const Node* const cell = row.member(column);
      if (cell == nullptr) continue;
      const Node& found = unwrapped(*cell);
      const auto [earlier, fresh] = first_line.emplace(quote(found), found.line);
      if (fresh) continue;
      complain(found,
               fmt::format("{}: the {} {} is also on line {}", path, column, quote(found), earlier->second),
               fmt::format("each {} once", column));
    }
  }

  void count_up(const Node& list, const std::string& column, const std::string& path) {
    const auto last = static_cast<std::int64_t>(list.children.size());
    for (const Node& row : list.children) {
      const Node* const cell = row.member(column);
      if (cell == nullptr) continue;
      const Node& found = unwrapped(*cell);
      if (found.kind == Node::Kind::Integer && (found.integer < 1 || found.integer > last))
        complain(found, fmt::format("{}: the {} {} is beyond the {} rows", path, column, found.integer, last),
                 fmt::format("1 to {}", last));
    }
  }

  void leaf(const Node& node, const Schema& schema, const std::string& path, MaybeSource source) {
    std::string sum_of;
    if (is_wrapped(node)) {
      const MaybeSource own = source_of(node, path);
      if (own) source = own;
      for (const Node& child : node.children) {
        if (child.name == "sum_of" && schema.figure && is_sum(child)) {
          sum_of = child.text;
        } else if (child.name != "value" && child.name != "source" && child.name != "note") {
          unknown(child, path,
                  schema.figure ? "value, source, note, sum_of (names of figures)" : "value, source, note");
        }
      }
    }
    const Node& bare = unwrapped(node);
    const std::size_t before = complaints_.size();
    const std::vector<std::int64_t> numbers = check_leaf(bare, schema, path);
    if (!schema.figure || complaints_.size() != before) return;
    keep_figure(bare, schema, path, source.value_or(Source::Ours), numbers, std::move(sum_of));
  }

  static bool is_sum(const Node& node) {
    constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyz0123456789_.* ";
    return node.kind == Node::Kind::Text && !node.text.empty() &&
           node.text.find_first_not_of(kNameLetters) == std::string::npos;
  }

  // Complains, or gives the numbers the leaf stands for.
  std::vector<std::int64_t> check_leaf(const Node& node, const Schema& schema, const std::string& path) {
    switch (schema.type) {
      case Schema::Type::Object: return {};
      case Schema::Type::List: {
        if (!has_right_length(node, schema, path)) return {};
        std::vector<std::int64_t> numbers;
        for (std::size_t i = 0; i < node.children.size(); ++i)
          for (const std::int64_t number :
               check_leaf(node.children[i], schema.items.front(), fmt::format("{}[{}]", path, i)))
            numbers.push_back(number);
        return numbers;
      }
      case Schema::Type::Text:
        if (!fits_text(node, schema)) complain_of_value(node, path, schema);
        return {};
      case Schema::Type::Integer: return check_integer(node, schema, path);
      case Schema::Type::Boolean:
        if (node.kind != Node::Kind::Boolean) complain_of_value(node, path, schema);
        return {};
    }
    return {};
  }

  static bool fits_text(const Node& node, const Schema& schema) {
    if (node.kind != Node::Kind::Text || node.text.size() > kLongestText) return false;
    if (!schema.choices.empty() && std::ranges::find(schema.choices, node.text) == schema.choices.end())
      return false;
    return !schema.pattern || std::regex_match(node.text, *schema.pattern);
  }

  std::vector<std::int64_t> check_integer(const Node& node, const Schema& schema, const std::string& path) {
    if (node.kind == Node::Kind::Integer && node.integer >= schema.minimum && node.integer <= schema.maximum)
      return {node.integer};
    if (node.kind == Node::Kind::Text)
      for (const Schema::Word& word : schema.words)
        if (word.text == node.text) return {word.means};
    complain_of_value(node, path, schema);
    return {};
  }

  void keep_figure(const Node& node, const Schema& schema, const std::string& path, Source source,
                   const std::vector<std::int64_t>& numbers, std::string sum_of) {
    const Schema& number = schema.type == Schema::Type::List ? schema.items.front() : schema;
    FoundFigure figure{.name = path,
                       .source = source,
                       .min = static_cast<std::int16_t>(number.minimum),
                       .max = static_cast<std::int16_t>(number.maximum),
                       .sum_of = std::move(sum_of),
                       .where = place(document_.file, node.line)};
    for (const std::int64_t value : numbers) figure.values.push_back(static_cast<std::int16_t>(value));
    figures_.push_back(std::move(figure));
  }

  const Document& document_;
  std::map<std::string, Source> columns_;
  std::set<std::string> used_columns_;
  std::vector<std::pair<int, Problem>> complaints_;  // by line
  std::vector<FoundFigure> figures_;
};

}  // namespace

Checked check(const Document& document, const Schema& schema) { return Walk(document).run(schema); }

}  // namespace holdout::content
