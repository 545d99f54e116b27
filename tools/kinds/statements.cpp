#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/cpp_text.h"
#include "kinds/cells.h"
#include "kinds/kinds.h"

// What can be said at the table: the rows "statements" and the lists of words that they choose from.

namespace holdout::kinds {

namespace {

using content::Node;
using content::pascal_case;

class StatementReader {
 public:
  StatementReader(const Cells& cells, Kinds& out) : cells_(cells), out_(out) {}

  void add_list(const Node& row) {
    cells_.only(row, {"list", "words"});
    WordList list{.name = cells_.text(row, "list")};
    std::istringstream words(cells_.text(row, "words"));
    for (std::string word; words >> word;) list.words.push_back(word);
    if (list.name.empty() || list.words.empty())
      cells_.complain(row, "has no name or no words", R"({ "list": "Reason", "words": "full weak" })");
    for (const std::string& word : list.words)
      if (!is_key(word)) cells_.complain(row, fmt::format("\"{}\" is no word", word), "one such as too_many");
    out_.lists.push_back(std::move(list));
  }

  void add_statement(const Node& row) {
    cells_.only(row, {"say", "text", "is", "parts", "note"});
    StatementRow said{.key = cells_.text(row, "say"),
                      .text = cells_.text(row, "text"),
                      .is = cells_.choice(row, "is", {"promise", "factual", "answer"}),
                      .parts_text = cells_.text(row, "parts"),
                      .note = cells_.text(row, "note"),
                      .line = row.line};
    if (!is_key(said.key))
      cells_.complain(row, fmt::format("\"say\" is \"{}\"", said.key), "a name such as keep_out");
    if (std::ranges::find(out_.statements, said.key, &StatementRow::key) != out_.statements.end())
      cells_.complain(row, fmt::format("\"{}\" is declared again", said.key), "each statement once");
    if (said.text.empty()) said.text = said.key;
    std::istringstream words(said.parts_text);
    for (std::string word; words >> word;) said.parts.push_back(part(row, word));
    out_.statements.push_back(std::move(said));
  }

 private:
  // A player, a number up to so many, or words of a list or a type, which may be called by another family.
  StatementPart part(const Node& row, std::string word) const {
    StatementPart out;
    const std::size_t colon = std::min(word.find(':'), word.size());
    out.name = word.substr(0, colon);
    if (out.name.ends_with('?')) out.optional = true, out.name.pop_back();
    if (!is_key(out.name))
      cells_.complain(row, fmt::format("\"{}\" is no part", word), "a name, and what it is after a colon");
    if (colon == word.size()) return out;
    word.erase(0, colon + 1);
    if (word.ends_with('*')) out.set = true, word.pop_back();
    const std::size_t family = word.find('=');
    if (family != std::string::npos) out.family = word.substr(0, family), word.erase(0, family + 1);
    const bool number = !word.empty() && (std::isdigit(word[0]) != 0 || word[0] == 'k');
    (number ? out.max : out.words) = number ? word : words_of(row, word, out);
    return out;
  }

  std::string words_of(const Node& row, const std::string& name, StatementPart& out) const {
    if (std::ranges::find(out_.lists, name, &WordList::name) != out_.lists.end())
      return fmt::format("k{}Words", name);
    const auto type = std::ranges::find(out_.types, name, &Type::name);
    if (type == out_.types.end() || type->words.empty()) {
      cells_.complain(row, fmt::format("\"{}\" has no words", name), "a number, a list or a type with words");
      return {};
    }
    if (out.family.empty()) out.family = type->family;
    return type->words;
  }

  const Cells& cells_;
  Kinds& out_;
};

std::string list_text(const WordList& list) {
  std::vector<std::string> names;
  std::vector<std::string> words;
  for (const std::string& word : list.words) {
    names.push_back(pascal_case(word));
    words.push_back(fmt::format("\"{}\"", word));
  }
  return fmt::format(
      "enum class {0} : std::uint8_t {{ {1} }};\n"
      "inline constexpr std::array<std::string_view, {2}> k{0}Words{{{3}}};\n",
      list.name, fmt::join(names, ", "), words.size(), fmt::join(words, ", "));
}

std::string part_text(const StatementPart& part) {
  const char* type = part.words.empty() ? part.max.empty() ? "Player" : "Number"
                     : part.set         ? "WordSet"
                                        : "Word";
  std::string text = fmt::format("{{.name = \"{}\", .type = StatementParameter::Type::{}", part.name, type);
  if (!part.family.empty()) text += fmt::format(", .family = \"{}\"", part.family);
  if (!part.words.empty()) text += ", .words = " + part.words;
  if (part.optional) text += ", .optional = true";
  if (!part.max.empty()) text += ", .max = " + part.max;
  return text + "}";
}

// "T-2: player strength:3", as far as there is something to say.
std::string comment(const StatementRow& row) {
  const char* between = row.note.empty() || row.parts_text.empty() ? "" : ": ";
  const std::string text = row.note + between + row.parts_text;
  return text.empty() ? "" : "  // " + text;
}

}  // namespace

void read_statements(const Node& root, const Cells& cells, Kinds& out) {
  StatementReader reader(cells, out);
  const auto each = [&](std::string_view name, auto add) {
    const Node* list = root.member(name);
    if (list == nullptr) return;
    for (const Node& row : list->children) (reader.*add)(row);
  };
  each("lists", &StatementReader::add_list);
  each("statements", &StatementReader::add_statement);
}

std::string cpp_statements(const Kinds& kinds, const std::string& game) {
  std::string text = fmt::format(
      "// Written by make_kinds from games/{0}/kinds.json; change that instead.\n#pragma once\n\n"
      "#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
      "#include \"{0}_kinds.h\"\n#include \"engine/talking/statement.h\"\n\nnamespace holdout::{0} {{\n\n",
      game);
  for (const WordList& list : kinds.lists) text += list_text(list);
  std::string says;
  std::string parameters;
  std::string forms;
  for (const StatementRow& row : kinds.statements) {
    const std::string name = pascal_case(row.key);
    says += fmt::format("  {},{}\n", name, comment(row));
    std::vector<std::string> parts;
    for (const StatementPart& part : row.parts) parts.push_back(part_text(part));
    if (!parts.empty())
      parameters += fmt::format("inline constexpr StatementParameter k{}Parameters[] = {{{}}};\n", name,
                                fmt::join(parts, ", "));
    forms += fmt::format("    {{\"{}\", {}, {}, {}, {}, \"{}.say.{}\"}},\n", row.text,
                         parts.empty() ? "{}" : fmt::format("k{}Parameters", name), row.is == "factual",
                         row.is == "promise", row.is == "answer", game, row.text);
  }
  return text + fmt::format(
                    "\n// What can be said; the value is the index of its form and in records.\n"
                    "enum class Say : std::uint8_t {{\n{0}}};\ninline constexpr int kSays = {1};\n\n{2}\n"
                    "inline constexpr std::array<StatementForm, {1}> kStatementForms{{{{\n{3}}}}};\n\n"
                    "}}  // namespace holdout::{4}\n",
                    says, kinds.statements.size(), parameters, forms, game);
}

}  // namespace holdout::kinds
