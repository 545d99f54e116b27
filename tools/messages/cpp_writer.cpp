#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "content/cpp_text.h"
#include "messages/writers.h"

namespace holdout::messages {
namespace {

using content::pascal_case;

constexpr std::size_t kColumns = 110;
constexpr std::string_view kNotice =
    "// Written by tools/make_messages from messages.schema.json: change that file and run it again.\n";

std::string snake_case(std::string_view name) {
  std::string text;
  for (const char c : name) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && !text.empty()) text += '_';
    text += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return text;
}

std::string cpp_type(const Field& field) {
  std::string type;
  switch (field.kind) {
    case Kind::Number: type = field.max > std::numeric_limits<int>::max() ? "std::uint64_t" : "int"; break;
    case Kind::Numbers: type = "std::vector<int>"; break;
    case Kind::Flag: type = "bool"; break;
    case Kind::Map: type = "std::map<std::string, std::string, std::less<>>"; break;
    case Kind::Enum:
    case Kind::Object: type = field.type; break;
    case Kind::Objects:
      type = fmt::format("std::vector<{}>", field.type.substr(0, field.type.size() - 2));
      break;
    case Kind::Text:
    case Kind::RawList:
    case Kind::RawObject: type = "std::string"; break;
  }
  return field.optional ? fmt::format("std::optional<{}>", type) : type;
}

std::string member(const Field& field) {
  std::string start = "{}";
  if (!field.optional && field.kind == Kind::Number)
    start = fmt::format(" = {}", field.min > 0 ? field.min : 0);
  if (!field.optional && field.kind == Kind::Flag) start = " = false";
  std::string doc = field.doc;
  if (field.cpp != field.name) doc += fmt::format(" (`{}` on the wire)", field.name);
  if (field.kind == Kind::RawList || field.kind == Kind::RawObject)
    doc += fmt::format("; {} as JSON", field.type);
  return fmt::format("{}  {} {}{};\n", comment(doc, "  // ", kColumns), cpp_type(field), field.cpp, start);
}

std::string structure(const Shape& shape, bool is_message) {
  std::string text = comment(shape.doc, "// ", kColumns) + fmt::format("struct {} {{\n", shape.cpp);
  if (is_message) text += fmt::format("  static constexpr std::string_view kType = \"{}\";\n", shape.name);
  if (shape.id) text += "  // counted up by the client; comes back as `ack`\n  std::uint64_t id = 0;\n";
  for (const Field& field : shape.fields) text += member(field);
  return text + fmt::format("\n  bool operator==(const {}&) const = default;\n}};\n\n", shape.cpp);
}

std::string enumeration(const Enum& of) {
  std::string text = fmt::format("// {}\nenum class {} : std::uint8_t {{\n", of.doc, of.name);
  std::size_t longest = 0;
  for (const Word& word : of.values) longest = std::max(longest, pascal_case(word.key).size());
  for (const Word& word : of.values)
    text += fmt::format("  {:<{}}  // {}\n", pascal_case(word.key) + ",", longest + 1, word.doc);
  return text + fmt::format(
                    "}};\nstd::string_view name_of({0} value);\n"
                    "std::optional<{0}> {1}_named(std::string_view name);\n\n",
                    of.name, snake_case(of.name));
}

std::string figures(const std::vector<Figure>& all, std::string_view before, std::string_view after,
                    std::string_view type) {
  std::string text;
  for (const Figure& figure : all)
    text += fmt::format("// {}\ninline constexpr {} k{}{}{} = {};\n", figure.doc, type, before,
                        pascal_case(figure.name), after, figure.value);
  return text + "\n";
}

// using Name = std::variant<A, B, ...>; broken as clang-format breaks it.
std::string variant(std::string_view name, const std::vector<Shape>& shapes) {
  std::string text;
  std::string line = fmt::format("using {} =\n    std::variant<", name);
  std::size_t column = std::string_view("    std::variant<").size();
  const std::string indent(column, ' ');
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const bool last = i + 1 == shapes.size();
    const std::string item = shapes[i].cpp + (last ? ">;" : ",");
    if (column + item.size() + (i == 0 ? 0 : 1) > kColumns) {
      text += line + "\n";
      line = indent;
      column = indent.size();
    } else if (i != 0) {
      line += " ";
      ++column;
    }
    line += item;
    column += item.size();
  }
  return text + line + "\n\n";
}

std::string names_constant(const Enum& of) { return "k" + of.name + "Names"; }

std::string field_call(const Field& field) {
  const auto call = [&](std::string_view what, const std::string& rest) {
    return fmt::format("  f.{}(\"{}\", m.{}{});\n", what, field.name, field.cpp, rest);
  };
  const std::string max = fmt::format(", {}", field.max);
  switch (field.kind) {
    case Kind::Number: return call("number", fmt::format(", {}, {}", field.min, field.max));
    case Kind::Numbers: return call("numbers", max);
    case Kind::Text: return call("text", max);
    case Kind::Flag: return call("flag", "");
    case Kind::Map: return call("map", max);
    case Kind::Enum: return call("word", fmt::format(", k{}Names", field.type));
    case Kind::Object: return call("object", "");
    case Kind::Objects: return call("objects", max);
    case Kind::RawList: return call("raw_list", max);
    case Kind::RawObject: return call("raw_object", "");
  }
  return {};
}

std::string field_list(const Shape& shape) {
  std::string body;
  if (shape.id) body += "  f.number(\"id\", m.id, 1, kCommandIdLimit);\n";
  for (const Field& field : shape.fields) body += field_call(field);
  if (body.empty())
    return fmt::format("template <class Fields>\nvoid fields(Fields&, OneOf<{}> auto&) {{}}\n\n", shape.cpp);
  return fmt::format("template <class Fields>\nvoid fields(Fields& f, OneOf<{}> auto& m) {{\n{}}}\n\n",
                     shape.cpp, body);
}

std::string name_table(const Enum& of) {
  std::string text =
      fmt::format("constexpr std::array<std::string_view, {}> {}{{\n", of.values.size(), names_constant(of));
  for (const Word& word : of.values) text += fmt::format("    \"{}\",\n", word.key);
  return text + "};\n\n";
}

// A function of one statement, on one line if it fits.
std::string function(const std::string& head, const std::string& statement) {
  const std::string flat = fmt::format("{} {{ {} }}\n", head, statement);
  return flat.size() <= kColumns + 1 ? flat : fmt::format("{} {{\n  {}\n}}\n", head, statement);
}

std::string enum_functions(const Enum& of) {
  return function(fmt::format("std::string_view name_of({} value)", of.name),
                  fmt::format("return {}[static_cast<std::size_t>(value)];", names_constant(of))) +
         "\n" +
         function(
             fmt::format("std::optional<{}> {}_named(std::string_view name)", of.name, snake_case(of.name)),
             fmt::format("return value_named<{}>(name, {});", of.name, names_constant(of))) +
         "\n";
}

std::string type_functions(const Shape& shape) {
  return fmt::format(
      "void write(JsonText& out, const {0}& value) {{ write_fields(out, value); }}\n\n"
      "Result<{0}> read_{1}(const json::value& value, const std::string& where) {{\n"
      "  return read_fields<{0}>(value, where, kLimits);\n}}\n\n",
      shape.cpp, snake_case(shape.cpp));
}

std::string type_declarations(const Shape& shape) {
  return fmt::format(
      "void write(JsonText& out, const {0}& value);\n"
      "Result<{0}> read_{1}(const json::value& value, const std::string& where);\n",
      shape.cpp, snake_case(shape.cpp));
}

constexpr std::string_view kHeaderStart = R"(#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/result.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

)";

constexpr std::string_view kHeaderEnd = R"(
// Strict: every bound of the schema holds, nothing unknown is in it. The Problem is safe to send back.
Result<ClientMessage> parse_client_message(std::string_view frame);
Result<ServerMessage> parse_server_message(std::string_view frame);

// The id of a command, 0 if it has none.
std::uint64_t id_of(const ClientMessage& message);
// The same of a frame that is no message, as far as it can be told.
std::uint64_t id_of_frame(std::string_view frame);

}  // namespace holdout
)";

constexpr std::string_view kSourceStart = R"(#include "protocol/messages.h"

#include <array>

#include "protocol/message_fields.h"

namespace holdout {

namespace {

constexpr FieldLimits kLimits{.map_text = kMapTextLimit, .list_number = kListNumberLimit};

)";

constexpr std::string_view kSourceEnd = R"(
std::string to_json(const ClientMessage& message) {
  return std::visit([](const auto& each) { return json_of(each); }, message);
}

std::string to_json(const ServerMessage& message) {
  return std::visit([](const auto& each) { return json_of(each); }, message);
}

Result<ClientMessage> parse_client_message(std::string_view frame) {
  if (frame.size() > kClientFrameLimit) return too_large(frame.size(), kClientFrameLimit);
  return parse_message<ClientMessage>(frame, kClientDepthLimit, kLimits);
}

Result<ServerMessage> parse_server_message(std::string_view frame) {
  return parse_message<ServerMessage>(frame, kServerDepthLimit, kLimits);
}

std::uint64_t id_of(const ClientMessage& message) {
  return std::visit([](const auto& each) { return id_of_command(each); }, message);
}

std::uint64_t id_of_frame(std::string_view frame) {
  if (frame.size() > kClientFrameLimit) return 0;
  const ParsedFrame parsed(frame, kClientDepthLimit);
  return parsed.value() ? id_in(*parsed.value(), kCommandIdLimit) : 0;
}

}  // namespace holdout
)";

}  // namespace

std::string cpp_header(const Schema& schema) {
  std::string text = std::string(kNotice) + std::string(kHeaderStart);
  text += comment(schema.doc.substr(0, schema.doc.find(" tools/make_messages")), "// ", kColumns);
  text += fmt::format("inline constexpr int kProtocol = {};\n\n", schema.protocol);
  text += figures(schema.limits, "", "Limit", "std::size_t");
  text += figures(schema.close_codes, "Close", "", "int");
  for (const Enum& each : schema.enums) text += enumeration(each);
  for (const Shape& each : schema.types) text += structure(each, false);
  for (const Shape& each : schema.client) text += structure(each, true);
  text += variant("ClientMessage", schema.client);
  for (const Shape& each : schema.server) text += structure(each, true);
  text += variant("ServerMessage", schema.server);
  for (const Shape& each : schema.types) text += type_declarations(each);
  text += "\n// One frame.\n";
  for (const std::vector<Shape>* side : {&schema.client, &schema.server})
    for (const Shape& each : *side)
      text += fmt::format("std::string to_json(const {}& message);\n", each.cpp);
  for (const std::string_view side : {"ClientMessage", "ServerMessage"})
    text += fmt::format("std::string to_json(const {}& message);\n", side);
  return text + std::string(kHeaderEnd);
}

std::string cpp_source(const Schema& schema) {
  std::string text = std::string(kNotice) + std::string(kSourceStart);
  text += "// clang-format off\n\n";
  for (const Enum& each : schema.enums) text += name_table(each);
  text += "// clang-format on\n\n}  // namespace\n\n";
  for (const std::vector<Shape>* side : {&schema.types, &schema.client, &schema.server})
    for (const Shape& each : *side) text += field_list(each);
  for (const Enum& each : schema.enums) text += enum_functions(each);
  for (const Shape& each : schema.types) text += type_functions(each);
  for (const std::vector<Shape>* side : {&schema.client, &schema.server})
    for (const Shape& each : *side)
      text +=
          fmt::format("std::string to_json(const {}& message) {{ return json_of(message); }}\n", each.cpp);
  return text + std::string(kSourceEnd);
}

}  // namespace holdout::messages
