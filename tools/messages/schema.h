#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace holdout::messages {

// What one field holds. Raw kinds are JSON that is rendered elsewhere and passed on as it is.
enum class Kind : std::uint8_t {
  Number,
  Numbers,
  Text,
  Flag,
  Map,
  Enum,
  Object,
  Objects,
  RawList,
  RawObject
};

struct Field {
  std::string name;  // on the wire
  std::string cpp;   // in C++, where the name on the wire is a keyword
  std::string type;  // as the schema writes it: number, text, TableInfo, SeatInfo[] ...
  Kind kind = Kind::Text;
  bool optional = false;
  std::int64_t min = 0;  // of a number
  std::int64_t max = 0;  // of a number; most characters of a text, most items of a list or map
  std::string doc;
};

struct Word {
  std::string key;
  std::string doc;
};

struct Enum {
  std::string name;
  std::string doc;
  std::vector<Word> values;
};

// A message, or a type that messages contain.
struct Shape {
  std::string name;  // `t` of a message
  std::string cpp;   // name of the struct
  std::string doc;
  bool id = false;  // a command that is acknowledged
  std::vector<Field> fields;
};

// A number with a name: a limit, a close code.
struct Figure {
  std::string name;  // client_frame
  std::int64_t value = 0;
  std::string doc;
};

struct Schema {
  std::int64_t protocol = 0;
  std::string doc;
  std::vector<Word> conventions;
  std::vector<Figure> limits;
  std::vector<Enum> enums;
  std::vector<Shape> types;
  std::vector<Shape> client;
  std::vector<Shape> server;
  std::vector<Figure> close_codes;
  std::vector<Word> notes;  // chapters of the document: title and text
};

// A Problem names the file and the line.
Result<Schema> read_schema(std::string_view text, const std::string& file);

}  // namespace holdout::messages
