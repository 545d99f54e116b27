#include <fmt/format.h>

#include "messages/writers.h"

namespace holdout::messages {
namespace {

std::string bounds(const Field& field) {
  switch (field.kind) {
    case Kind::Number: return fmt::format("{} to {}", field.min, field.max);
    case Kind::Text: return fmt::format("at most {} characters", field.max);
    case Kind::Map: return fmt::format("at most {} entries", field.max);
    case Kind::Numbers:
    case Kind::Objects: return fmt::format("at most {}", field.max);
    case Kind::RawList: return field.type == "Sentence" ? "" : fmt::format("at most {}", field.max);
    case Kind::Flag:
    case Kind::Enum:
    case Kind::Object:
    case Kind::RawObject: return "";
  }
  return {};
}

std::string type_name(const Field& field) {
  switch (field.kind) {
    case Kind::Number: return "number";
    case Kind::Numbers: return "list of numbers";
    case Kind::Text: return "text";
    case Kind::Flag: return "true or false";
    case Kind::Map: return "texts by name";
    case Kind::Enum:
    case Kind::Object:
    case Kind::RawObject: return field.type;
    case Kind::Objects: return "list of " + field.type.substr(0, field.type.size() - 2);
    case Kind::RawList:
      return field.type == "Sentence" ? field.type : "list of " + field.type.substr(0, field.type.size() - 2);
  }
  return {};
}

std::string field_table(const Shape& shape) {
  if (shape.fields.empty() && !shape.id) return "No fields.\n\n";
  std::string text = "| field | type | bounds | |\n|---|---|---|---|\n";
  if (shape.id)
    text += "| `id` | number | 1 to 9007199254740991 | counted up by the client; comes back as `ack` |\n";
  for (const Field& field : shape.fields)
    text += fmt::format("| `{}`{} | {} | {} | {} |\n", field.name, field.optional ? " ?" : "",
                        type_name(field), bounds(field), field.doc);
  return text + "\n";
}

std::string shapes(const std::vector<Shape>& all, bool are_messages) {
  std::string text;
  for (const Shape& shape : all)
    text += fmt::format("### {0}{1}{0}\n\n{2}{3}\n\n{4}", are_messages ? "`" : "", shape.name, shape.doc,
                        shape.doc.ends_with('.') ? "" : ".", field_table(shape));
  return text;
}

std::string enumeration(const Enum& of) {
  std::string text = fmt::format("### {}\n\n{}.\n\n| value | |\n|---|---|\n", of.name, of.doc);
  for (const Word& word : of.values) text += fmt::format("| `{}` | {} |\n", word.key, word.doc);
  return text + "\n";
}

std::string figures(const std::vector<Figure>& all, bool number_first) {
  std::string text = number_first ? "| code | name | |\n|---|---|---|\n" : "| limit | | |\n|---|---|---|\n";
  for (const Figure& figure : all)
    text += number_first ? fmt::format("| {} | `{}` | {} |\n", figure.value, figure.name, figure.doc)
                         : fmt::format("| `{}` | {} | {} |\n", figure.name, figure.value, figure.doc);
  return text + "\n";
}

std::string words(const std::vector<Word>& all) {
  std::string text;
  for (const Word& word : all) text += fmt::format("- **{}**: {}\n", word.key, word.doc);
  return text + "\n";
}

}  // namespace

std::string documentation(const Schema& schema) {
  std::string text = fmt::format(
      "# Protocol of the table\n\n<!-- Written by tools/make_messages from "
      "src/protocol/messages.schema.json: change "
      "that file and run it again. -->\n\nVersion {}. {}\n\nThe HTTP part is described by the server itself "
      "at "
      "`/api`. Computer players that run as programs of their own speak the [bot "
      "protocol](bot-protocol.md).\n\n"
      "A field with `?` may be left out. A field that is not described here, or a value outside its bounds, "
      "makes "
      "the whole message unreadable: it is refused with `malformed`, and nothing happens.\n\n",
      schema.protocol, schema.doc.substr(0, schema.doc.find(" tools/make_messages")));
  for (const Word& note : schema.notes) text += fmt::format("## {}\n\n{}\n\n", note.key, note.doc);
  text += "## Words\n\n" + words(schema.conventions);
  text += "## Limits\n\n" + figures(schema.limits, false);
  text += "## From the client\n\n" + shapes(schema.client, true);
  text += "## From the server\n\n" + shapes(schema.server, true);
  text += "## Types\n\n" + shapes(schema.types, false);
  text += "## Values\n\n";
  for (const Enum& each : schema.enums) text += enumeration(each);
  text += "## Close codes\n\n" + figures(schema.close_codes, true);
  text.pop_back();
  return text;
}

}  // namespace holdout::messages
