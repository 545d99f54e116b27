#include "protocol/messages.h"

#include <set>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "checks/findings.h"
#include "messages/writers.h"

using namespace holdout;
using messages::Field;
using messages::Kind;
using messages::Schema;
using messages::Shape;

namespace {

const std::string kFile = "src/protocol/messages.schema.json";

std::string file_text(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const checks::Files found =
      checks::read_files(HOLDOUT_SOURCE_DIR, {path.substr(0, slash)}, {path.substr(slash)});
  REQUIRE_MESSAGE(found.size() == 1, path);
  return found.front().text;
}

const Schema& schema() {
  static const Schema read = [] {
    Result<Schema> made = messages::read_schema(file_text(kFile), kFile);
    REQUIRE_MESSAGE(made, made.problem().message());
    return *made;
  }();
  return read;
}

std::string object_text(const Shape& shape, const Field* changed, const std::string& value);

const Shape& type_named(std::string name) {
  if (name.ends_with("[]")) name.resize(name.size() - 2);
  for (const Shape& shape : schema().types)
    if (shape.name == name) return shape;
  FAIL("no type " << name);
  return schema().types.front();
}

std::string first_value(const std::string& type) {
  for (const messages::Enum& each : schema().enums)
    if (each.name == type) return "\"" + each.values.front().key + "\"";
  FAIL("no enum " << type);
  return "";
}

std::string repeated(const std::string& item, std::int64_t times) {
  std::string text;
  for (std::int64_t i = 0; i < times; ++i) text += (i == 0 ? "" : ",") + item;
  return text;
}

std::string map_text(std::int64_t entries) {
  std::string text;
  for (std::int64_t i = 0; i < entries; ++i) text += fmt::format("{}\"k{:03}\":\"v\"", i == 0 ? "" : ",", i);
  return "{" + text + "}";
}

std::string letters(std::int64_t times) {
  std::string text = "\"";
  for (std::int64_t i = 0; i < times; ++i) text += "ż";
  return text + "\"";
}

std::string list_item(const Field& field) {
  if (field.kind == Kind::Numbers) return "7";
  return field.kind == Kind::Objects ? object_text(type_named(field.type), nullptr, "") : "[\"key\",{}]";
}

// Values at the bounds of a field, all of them right.
std::vector<std::string> right_values(const Field& field) {
  switch (field.kind) {
    case Kind::Number: return {std::to_string(field.min), std::to_string(field.max)};
    case Kind::Text: return {"\"\"", letters(field.max)};
    case Kind::Flag: return {"false", "true"};
    case Kind::Map: return {"{}", map_text(field.max)};
    case Kind::Enum: return {first_value(field.type)};
    case Kind::Object: return {object_text(type_named(field.type), nullptr, "")};
    case Kind::RawObject: return {"{}", R"({"a":[1,{"b":2}]})"};
    case Kind::RawList:
      if (field.type == "Sentence") return {R"([".ask.ballot",{"seat":"@2"}])"};
      [[fallthrough]];
    case Kind::Numbers:
    case Kind::Objects: return {"[]", "[" + repeated(list_item(field), field.max) + "]"};
  }
  return {};
}

// Values just beyond the bounds, and of other types.
std::vector<std::string> wrong_values(const Field& field) {
  switch (field.kind) {
    case Kind::Number:
      return {std::to_string(field.min - 1),
              std::to_string(field.max + 1),
              fmt::format("{}.5", field.min),
              "\"1\"",
              "null",
              "18446744073709551615",
              "-9223372036854775809"};
    case Kind::Text:
      return {letters(field.max + 1), "1", "null", "[]", R"("\u0000")", R"("a\nb")", "\"\x7f\""};
    case Kind::Flag: return {"0", "\"true\"", "null"};
    case Kind::Map:
      return {map_text(field.max + 1),
              "[]",
              "\"\"",
              R"({"a":1})",
              fmt::format("{{\"a\":{}}}", letters(65)),
              fmt::format("{{{}:\"a\"}}", letters(65)),
              R"({"a\tb":"c"})"};
    case Kind::Enum: return {"\"\"", "\"no such word\"", "0", "null"};
    case Kind::Object: return {"[]", "null", R"({"odd":1})"};
    case Kind::RawObject: return {"[]", "null", "1"};
    case Kind::Numbers:
      return {"{}", "[-1]", "[65536]", "[1.5]", "[\"1\"]", "[" + repeated("7", field.max + 1) + "]"};
    case Kind::RawList:
    case Kind::Objects: return {"{}", "1", "[" + repeated(list_item(field), field.max + 1) + "]"};
  }
  return {};
}

// All fields that must be there, and `changed` with the given value.
std::string object_text(const Shape& shape, const Field* changed, const std::string& value) {
  std::string text;
  const auto add = [&](const std::string& name, const std::string& what) {
    text += fmt::format("{}\"{}\":{}", text.empty() ? "" : ",", name, what);
  };
  if (shape.cpp != shape.name) add("t", "\"" + shape.name + "\"");
  if (shape.id) add("id", "1");
  for (const Field& field : shape.fields) {
    if (changed != nullptr && field.name == changed->name)
      add(field.name, value);
    else if (!field.optional)
      add(field.name, right_values(field).front());
  }
  return "{" + text + "}";
}

template <class Message>
Result<Message> parsed(const std::string& frame) {
  if constexpr (std::is_same_v<Message, ClientMessage>)
    return parse_client_message(frame);
  else
    return parse_server_message(frame);
}

template <class Message>
void check_field(const Shape& shape, const Field& field) {
  for (const std::string& value : right_values(field)) {
    const std::string frame = object_text(shape, &field, value);
    const Result<Message> message = parsed<Message>(frame);
    const std::string problem = message ? "" : message.problem().message();
    REQUIRE_MESSAGE(message, shape.name << "." << field.name << ": " << problem);
    const bool same = to_json(*message) == frame;
    CHECK_MESSAGE(same, frame << " came back as " << to_json(*message));
  }
  for (const std::string& value : wrong_values(field)) {
    const Result<Message> message = parsed<Message>(object_text(shape, &field, value));
    REQUIRE_MESSAGE(!message, shape.name << "." << field.name << " took " << value);
    CHECK_MESSAGE(message.problem().where.starts_with(field.name), message.problem().message());
    CHECK(message.problem().message().size() < 300);
  }
}

template <class Message>
void check_shape(const Shape& shape) {
  const std::string least = object_text(shape, nullptr, "");
  REQUIRE_MESSAGE(parsed<Message>(least), least);
  for (const Field& field : shape.fields) {
    check_field<Message>(shape, field);
    if (field.optional) continue;
    Shape without = shape;
    std::erase_if(without.fields, [&](const Field& each) { return each.name == field.name; });
    const Result<Message> message = parsed<Message>(object_text(without, nullptr, ""));
    REQUIRE_MESSAGE(!message, shape.name << " was read without " << field.name);
    CHECK(message.problem().message() == field.name + ": is missing");
  }
  const std::string odd = least.substr(0, least.size() - 1) + ",\"odd\":1}";
  REQUIRE_MESSAGE(!parsed<Message>(odd), odd);
  CHECK(parsed<Message>(odd).problem().message() == "odd: is not a known field");
}

std::string complaint(std::string text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  REQUIRE_MESSAGE(at != std::string::npos, what);
  text.replace(at, what.size(), with);
  const Result<Schema> read = messages::read_schema(text, "s.json");
  return read ? "" : read.problem().message();
}

}  // namespace

TEST_CASE("make_messages: the checked-in files are what the schema gives") {
  for (const messages::Output& output : messages::outputs(schema())) {
    const bool is_current = output.text == file_text(output.path);
    CHECK_MESSAGE(is_current, output.path << " is out of date: write it again with make_messages");
  }
}

TEST_CASE("messages: every bound of the schema is held, in commands") {
  for (const Shape& shape : schema().client) check_shape<ClientMessage>(shape);
}

TEST_CASE("messages: every bound of the schema is held, in what the server sends") {
  for (const Shape& shape : schema().server) check_shape<ServerMessage>(shape);
}

TEST_CASE("messages: every value of an enum has its name") {
  for (const messages::Enum& of : schema().enums) {
    std::set<std::string> seen;
    for (const messages::Word& word : of.values) CHECK_MESSAGE(seen.insert(word.key).second, word.key);
  }
  CHECK(name_of(TableStatus::Frozen) == "frozen");
  CHECK(table_status_named("frozen") == TableStatus::Frozen);
  CHECK(!table_status_named("Frozen"));
  CHECK(name_of(RefusalCode::TryAgain) == "try_again");
}

TEST_CASE("make_messages: a schema that is wrong is refused with its place") {
  const std::string good = R"({"protocol":1,"doc":"d","conventions":{},"notes":{},"limits":{},
"enums":{"E":{"doc":"d","values":{"a":"b"}}},
"types":{"T":{"doc":"d","fields":[]}},
"client":[{"t":"go","doc":"d","fields":[{"name":"n","type":"number","min":0,"max":3,"doc":"d"}]}],
"server":[],"close_codes":{}})";
  CHECK(complaint(good, "\"d\"", "\"d\"").empty());
  CHECK(complaint(good, "\"protocol\":1,", "") == "s.json:1: \"protocol\" is missing; expected a number");
  CHECK(complaint(good, "\"notes\"", "\"nots\"") == "s.json:1: \"nots\" is not known here");
  CHECK(complaint(good, "\"name\":\"n\"", "\"name\":\"do\"") ==
        "s.json:4: \"do\" is a word of C++; expected another name in \"cpp\"");
  CHECK(complaint(good, "\"max\":3", "\"max\":-1") ==
        "s.json:4: \"max\" is -1; expected 0 to 9007199254740991");
  CHECK(complaint(good, "\"max\":3,", "") == "s.json:4: \"max\" is missing; expected a number");
  CHECK(
      complaint(good, "\"number\"", "\"figure\"").starts_with("s.json:4: the type \"figure\" is not known"));
  CHECK(complaint(good, "\"number\",\"min\":0", "\"flag\"") == "s.json:4: \"max\" is not known here");
  CHECK(complaint(good, "{\"a\":\"b\"}", "{}") == "s.json:2: has no values; expected at least one");
  CHECK(complaint(good, "\"server\":[]", "\"server\":{}") ==
        "s.json:5: \"server\" is an object; expected a list");
}
