#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "content/node.h"
#include "engine/capacities.h"
#include "engine/result.h"

// The rows of games/<game>/kinds.json, and the C++ that is written from them. What the columns mean is said
// where the rows arrive: src/engine/kinds.h.

namespace holdout::kinds {

struct Type {
  std::string name;
  std::string as;      // C++ type; empty: the name
  std::string family;  // of terms
  std::string words;   // C++ name of the list of its words
  std::string least;   // a number: bounds, as numbers or C++ names
  std::string most;
  std::string printed_zero;  // what the board prints on the value 0; empty: nothing
  int bytes = 1;
};

struct Part {
  std::string name;
  std::string type;  // "number", "flag", "Seat", "SeatSet" or one of the types
  int count = 1;
  int bytes = 1;  // in all
  bool said = true;
  bool said_seen = true;
};

struct Question {
  std::string key;
  std::string note;
  std::string rule;
  std::string rule_few;
  std::string timer;
  std::string shown_as;
  std::string where;
  bool hides_answers = false;
  bool hides_words = false;
  bool hides_sealed = false;
  bool may_be_passed = false;
  bool may_pass = false;
  bool open_options = false;
  bool for_talk = false;
  bool binds = false;
  bool unseen_steps = false;  // answered in several steps that others cannot tell apart
  int bytes = 0;
  int line = 0;
};

struct Answer {
  std::string key;
  std::string note;
  std::string verb;
  std::string text;  // the last part of its key
  std::vector<Part> parts;
  bool by_chance = false;
  bool passes = false;
  bool binds = false;
  int line = 0;
};

struct Happening {
  std::string key;
  std::string note;
  std::string text;  // the last part of its key
  std::vector<Part> open;
  std::vector<Part> secret;
  std::string actor;
  std::string told_to = "All";
  std::string reveals;
  bool alarms = false;
  int line = 0;
};

// Words that parts of statements choose from.
struct WordList {
  std::string name;
  std::vector<std::string> words{};
};

struct StatementPart {
  std::string name;
  std::string words;   // C++ name of the list of its words
  std::string family;  // of them
  std::string max;     // a number: as a number or a C++ name; neither words nor this: a player
  bool set = false;    // any of the words
  bool optional = false;
};

struct StatementRow {
  std::string key;
  std::string text;  // the last part of its key, and its name in records
  std::string is;    // "promise", "factual", "answer" or nothing
  std::string parts_text;
  std::vector<StatementPart> parts{};
  std::string note;
  int line = 0;
};

struct Kinds {
  std::vector<std::string> includes;
  std::vector<Type> types;
  std::vector<Question> questions;
  std::vector<Answer> actions;
  std::vector<Happening> events;
  std::vector<WordList> lists;
  std::vector<StatementRow> statements;
  int own_bytes = 0;
};

// Bytes that the parts of one answer, or of one side of an event, may take.
inline constexpr int kBytesOfAnswer = 3;
inline constexpr int kBytesOfEvent = kEventBytes;
// A value that takes several is a number (engine/kinds.h, word_of).
inline constexpr int kBytesOfValue = sizeof(std::uint64_t);

struct Read {
  Kinds kinds;
  std::vector<Problem> problems;  // empty = everything may be used
};

Read read_kinds(const content::Node& root, const std::string& file);

// The header <game>_kinds.h.
std::string cpp_header(const Kinds& kinds, const std::string& game);

// What can be said at the table, which not every game lists: the header <game>_statements.h.
class Cells;
void read_statements(const content::Node& root, const Cells& cells, Kinds& out);
std::string cpp_statements(const Kinds& kinds, const std::string& game);

}  // namespace holdout::kinds
