#include <fmt/format.h>

#include "content/cpp_text.h"
#include "messages/writers.h"

namespace holdout::messages {
namespace {

constexpr std::size_t kColumns = 110;

constexpr std::string_view kStart =
    R"(// Written by tools/make_messages from src/protocol/messages.schema.json: change that file and run it again.

)";

std::string ts_type(const Field& field) {
  switch (field.kind) {
    case Kind::Number: return "number";
    case Kind::Numbers: return "number[]";
    case Kind::Text: return "string";
    case Kind::Flag: return "boolean";
    case Kind::Map: return "Record<string, string>";
    case Kind::Enum:
    case Kind::Object:
    case Kind::Objects:
    case Kind::RawList:
    case Kind::RawObject: return field.type;
  }
  return {};
}

std::string_view meaning(std::string_view name) {
  if (name == "Facts") return "Record<string, Fact>";
  if (name == "Sentence") return "[key: string, facts: Facts]";
  if (name == "Option") return "[notation: string, key: string, facts: Facts]";
  if (name == "Happening") return "[kind: string, parts: Facts, ...said: (string | Facts | 1)[]]";
  return "Record<string, unknown>";
}

std::string doc_comment(const std::string& text, const std::string& indent) {
  if (indent.size() + text.size() + 7 <= kColumns) return fmt::format("{}/** {} */\n", indent, text);
  return fmt::format("{0}/**\n{1}{0} */\n", indent, comment(text, indent + " * ", kColumns));
}

std::string properties(const Shape& shape) {
  std::string text;
  if (shape.id)
    text += doc_comment("counted up by the client; comes back as `ack`", "  ") + "  id: number;\n";
  for (const Field& field : shape.fields)
    text += fmt::format("{}  {}{}: {};\n", doc_comment(field.doc, "  "), field.name,
                        field.optional ? "?" : "", ts_type(field));
  return text;
}

std::string interface(const Shape& shape, bool is_message) {
  const std::string type = is_message ? fmt::format("  t: '{}';\n", shape.name) : "";
  return fmt::format("{}export interface {} {{\n{}{}}}\n\n", doc_comment(shape.doc, ""), shape.cpp, type,
                     properties(shape));
}

// One alternative a line, as prettier writes a union that is too long for one.
std::string alternatives(const std::string& head, const std::vector<std::string>& parts) {
  const std::string flat = fmt::format("{} = {};\n", head, fmt::join(parts, " | "));
  if (flat.size() <= kColumns + 1) return flat;
  return fmt::format("{} =\n  | {};\n", head, fmt::join(parts, "\n  | "));
}

std::string union_of(std::string_view name, const std::vector<Shape>& shapes) {
  std::vector<std::string> parts;
  parts.reserve(shapes.size());
  for (const Shape& shape : shapes) parts.push_back(shape.cpp);
  return alternatives(fmt::format("export type {}", name), parts) + "\n";
}

std::string enumeration(const Enum& of) {
  std::string doc = of.doc + ":";
  std::vector<std::string> parts;
  for (const Word& word : of.values) {
    doc += fmt::format("{} `{}` {}", parts.empty() ? "" : ";", word.key, word.doc);
    parts.push_back(fmt::format("'{}'", word.key));
  }
  return doc_comment(doc, "") + alternatives(fmt::format("export type {}", of.name), parts) + "\n";
}

std::string camel_case(std::string_view name) {
  std::string text = content::pascal_case(name);
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

std::string figures(std::string_view name, const std::vector<Figure>& all) {
  std::string text = fmt::format("export const {} = {{\n", name);
  for (const Figure& figure : all)
    text +=
        fmt::format("{}  {}: {},\n", doc_comment(figure.doc, "  "), camel_case(figure.name), figure.value);
  return text + "} as const;\n\n";
}

}  // namespace

std::string typescript(const Schema& schema) {
  std::string text = std::string(kStart) + fmt::format("export const protocol = {};\n\n", schema.protocol);
  text += figures("limits", schema.limits) + figures("closeCodes", schema.close_codes);
  text += "export type Fact = number | number[] | string;\n\n";
  for (const Word& word : schema.conventions)
    text += fmt::format("{}export type {} = {};\n\n", doc_comment(word.doc, ""), word.key, meaning(word.key));
  for (const Enum& each : schema.enums) text += enumeration(each);
  for (const Shape& each : schema.types) text += interface(each, false);
  for (const Shape& each : schema.client) text += interface(each, true);
  text += union_of("ClientMessage", schema.client);
  for (const Shape& each : schema.server) text += interface(each, true);
  text += union_of("ServerMessage", schema.server);
  text.pop_back();
  return text;
}

}  // namespace holdout::messages
