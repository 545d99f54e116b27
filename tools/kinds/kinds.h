#pragma once

#include <string>
#include <vector>

#include "content/node.h"
#include "engine/result.h"

// The rows of games/<game>/kinds.json, and the C++ that is written from them.

namespace holdout::kinds {

struct Type {
  std::string name;    // of the C++ type
  std::string family;  // of terms; empty: the game says it in its own way
  std::string words;   // C++ name of the list of its words
};

struct Part {
  std::string name;
  std::string type;  // "number", "flag", "Seat", "SeatSet" or one of the types
  int count = 1;
};

struct Question {
  std::string key;
  std::string rule;
  std::string variant;
  std::string note;
  bool hides_answers = false;
  bool hides_words = false;
  bool may_be_passed = false;
};

struct Answer {
  std::string key;
  std::string verb;
  std::string note;
  std::vector<Part> parts;
};

struct Happening {
  std::string key;
  std::string note;
  std::vector<Part> open;
  std::vector<Part> secret;
  bool alarms = false;
};

struct Kinds {
  std::vector<Type> types;
  std::vector<Question> questions;
  std::vector<Answer> actions;
  std::vector<Happening> events;
};

// Bytes that the parts of one answer or one side of an event may take.
inline constexpr int kBytesOfAnswer = 3;
inline constexpr int kBytesOfEvent = 8;

struct Read {
  Kinds kinds;
  std::vector<Problem> problems;  // empty = everything may be used
};

Read read_kinds(const content::Node& root, const std::string& file);

// The header <game>_kinds.h.
std::string cpp_header(const Kinds& kinds, const std::string& game);

}  // namespace holdout::kinds
