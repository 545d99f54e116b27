#include "messages/schema.h"

#include <algorithm>
#include <array>
#include <optional>

#include "content/cpp_text.h"
#include "content/read_json.h"

namespace holdout::messages {
namespace {

using content::Node;

constexpr std::int64_t kWidest = 9007199254740991;  // what a number of a browser holds exactly
constexpr std::array kKeywords{"do",    "new",     "delete", "default", "class", "for",
                               "if",    "else",    "int",    "switch",  "case",  "this",
                               "union", "private", "public", "operator"};

// Reads the tree and keeps the first complaint; what follows it is harmless nonsense.
class SchemaReader {
 public:
  SchemaReader(const Node& root, const std::string& file) : root_(root), file_(file) {}

  Result<Schema> read() {
    known(root_, {"protocol", "doc", "conventions", "notes", "limits", "enums", "types", "client", "server",
                  "close_codes"});
    schema_.protocol = number(root_, "protocol", 1, 1000000);
    schema_.doc = text(root_, "doc");
    schema_.conventions = words(root_, "conventions");
    schema_.notes = words(root_, "notes");
    schema_.limits = figures("limits");
    schema_.close_codes = figures("close_codes");
    for (const Node& node : object(root_, "enums").children) read_enum(node);
    for (const Node& node : object(root_, "types").children)
      schema_.types.push_back(shape(node, node.name, node.name, {"doc", "fields"}));
    read_messages("client", "Command", schema_.client);
    read_messages("server", "Message", schema_.server);
    if (problem_) return *problem_;
    return std::move(schema_);
  }

 private:
  void fail(const Node& node, std::string what, std::string expected) {
    if (!problem_) problem_ = Problem{content::place(file_, node.line), std::move(what), std::move(expected)};
  }

  void known(const Node& node, std::initializer_list<std::string_view> names) {
    if (node.kind != Node::Kind::Object) return fail(node, "is " + content::quote(node), "an object");
    for (const Node& child : node.children)
      if (std::ranges::find(names, child.name) == names.end())
        fail(child, "\"" + child.name + "\" is not known here", "");
  }

  const Node& member(const Node& node, std::string_view name, Node::Kind kind, const char* expected) {
    static const Node kNothing;
    const Node* found = node.member(name);
    if (found == nullptr) {
      fail(node, "\"" + std::string(name) + "\" is missing", expected);
      return kNothing;
    }
    if (found->kind == kind) return *found;
    fail(*found, "\"" + std::string(name) + "\" is " + content::quote(*found), expected);
    return kNothing;
  }
  std::string text(const Node& node, std::string_view name) {
    return member(node, name, Node::Kind::Text, "a text").text;
  }
  const Node& object(const Node& node, std::string_view name) {
    return member(node, name, Node::Kind::Object, "an object");
  }
  const Node& list(const Node& node, std::string_view name) {
    return member(node, name, Node::Kind::List, "a list");
  }
  std::int64_t number(const Node& node, std::string_view name, std::int64_t min, std::int64_t max) {
    const Node& found = member(node, name, Node::Kind::Integer, "a number");
    if (found.integer < min || found.integer > max)
      fail(found, "\"" + std::string(name) + "\" is " + content::quote(found),
           std::to_string(min) + " to " + std::to_string(max));
    return found.integer;
  }
  bool flag(const Node& node, std::string_view name) {
    return node.member(name) != nullptr && member(node, name, Node::Kind::Boolean, "true or false").flag;
  }

  std::vector<Word> words(const Node& node, std::string_view name) {
    std::vector<Word> found;
    for (const Node& child : object(node, name).children) {
      if (child.kind != Node::Kind::Text) fail(child, "is " + content::quote(child), "a text");
      found.push_back({child.name, child.text});
    }
    return found;
  }

  std::vector<Figure> figures(std::string_view name) {
    std::vector<Figure> found;
    for (const Node& node : object(root_, name).children) {
      known(node, {"value", "doc"});
      found.push_back({node.name, number(node, "value", 1, kWidest), text(node, "doc")});
    }
    return found;
  }

  void read_enum(const Node& node) {
    known(node, {"doc", "values"});
    schema_.enums.push_back({node.name, text(node, "doc"), words(node, "values")});
    if (schema_.enums.back().values.empty()) fail(node, "has no values", "at least one");
  }

  void read_messages(std::string_view side, std::string_view suffix, std::vector<Shape>& out) {
    for (const Node& node : list(root_, side).children) {
      const std::string t = text(node, "t");
      Shape message =
          shape(node, t, content::pascal_case(t) + std::string(suffix), {"t", "id", "cpp", "doc", "fields"});
      message.id = flag(node, "id");
      if (node.member("cpp") != nullptr) message.cpp = text(node, "cpp");
      if (std::ranges::find(out, t, &Shape::name) != out.end())
        fail(node, "\"" + t + "\" is given twice", "each message once");
      out.push_back(std::move(message));
    }
  }

  Shape shape(const Node& node, std::string name, std::string cpp,
              std::initializer_list<std::string_view> names) {
    known(node, names);
    Shape made{.name = std::move(name), .cpp = std::move(cpp), .doc = text(node, "doc"), .fields = {}};
    for (const Node& each : list(node, "fields").children) {
      made.fields.push_back(field(each));
      const std::string& wire = made.fields.back().name;
      if (std::ranges::count(made.fields, wire, &Field::name) > 1)
        fail(each, "\"" + wire + "\" is given twice", "each field once");
    }
    return made;
  }

  Field field(const Node& node) {
    known(node, {"name", "cpp", "type", "min", "max", "optional", "doc"});
    Field made;
    made.name = text(node, "name");
    made.cpp = node.member("cpp") == nullptr ? made.name : text(node, "cpp");
    if (std::ranges::find(kKeywords, made.cpp) != kKeywords.end())
      fail(node, "\"" + made.cpp + "\" is a word of C++", "another name in \"cpp\"");
    made.type = text(node, "type");
    made.kind = kind(node, made.type);
    made.optional = flag(node, "optional");
    made.doc = text(node, "doc");
    if (made.kind == Kind::Number) made.min = number(node, "min", -kWidest, kWidest);
    if (made.kind != Kind::Number && node.member("min") != nullptr)
      fail(node, "\"min\" is not known here", "");
    if (made.type == "Sentence")
      made.max = 2;
    else if (has_max(made.kind))
      made.max = number(node, "max", std::max<std::int64_t>(made.min, 0), kWidest);
    else if (node.member("max") != nullptr)
      fail(node, "\"max\" is not known here", "");
    return made;
  }

  static bool has_max(Kind kind) {
    switch (kind) {
      case Kind::Number:
      case Kind::Numbers:
      case Kind::Text:
      case Kind::Map:
      case Kind::Objects:
      case Kind::RawList: return true;
      case Kind::Flag:
      case Kind::Enum:
      case Kind::Object:
      case Kind::RawObject: return false;
    }
    return false;
  }

  Kind kind(const Node& node, std::string_view type) {
    if (type == "number") return Kind::Number;
    if (type == "numbers") return Kind::Numbers;
    if (type == "text") return Kind::Text;
    if (type == "flag") return Kind::Flag;
    if (type == "map") return Kind::Map;
    if (type == "Option[]" || type == "Happening[]" || type == "Sentence") return Kind::RawList;
    if (type == "View" || type == "Board" || type == "ViewPatch" || type == "Facts") return Kind::RawObject;
    if (std::ranges::find(schema_.enums, type, &Enum::name) != schema_.enums.end()) return Kind::Enum;
    const bool many = type.ends_with("[]");
    if (many) type.remove_suffix(2);
    if (std::ranges::find(schema_.types, type, &Shape::name) != schema_.types.end())
      return many ? Kind::Objects : Kind::Object;
    fail(node, "the type \"" + std::string(type) + "\" is not known",
         "number, numbers, text, flag, map, or a type that is described above it");
    return Kind::Text;
  }

  const Node& root_;
  const std::string& file_;
  Schema schema_{};
  std::optional<Problem> problem_{};
};

}  // namespace

Result<Schema> read_schema(std::string_view text, const std::string& file) {
  const Result<Node> root = content::read_json(text, file);
  if (!root) return root.problem();
  return SchemaReader(*root, file).read();
}

}  // namespace holdout::messages
