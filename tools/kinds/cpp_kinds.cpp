#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "content/cpp_text.h"
#include "kinds/kinds.h"

namespace holdout::kinds {

namespace {

using content::pascal_case;

class Header {
 public:
  Header(const Kinds& kinds, const std::string& game) : kinds_(kinds), game_(game) {}

  std::string text() const {
    std::string includes;
    for (const std::string& file : kinds_.includes) includes += fmt::format("#include \"{}\"\n", file);
    return fmt::format(
               "// Written by make_kinds from games/{0}/kinds.json; change that instead.\n#pragma once\n\n"
               "#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
               "#include \"engine/kinds.h\"\n{1}\n{2}namespace holdout::{0} {{\n\n",
               game_, includes, widths()) +
           part_types() + "\n" + questions() + actions() + events() +
           fmt::format(
               "inline constexpr Kinds kKinds{{kQuestionRows, kActionRows, kEventRows, kPartTypes, {}}};\n\n",
               kinds_.own_bytes) +
           fmt::format("}}  // namespace holdout::{}\n", game_);
  }

 private:
  // ---- types ---------------------------------------------------------------------------------------------

  std::string cpp_name(const Type& type) const {
    return type.as.empty() ? fmt::format("{}::{}", game_, type.name) : type.as;
  }

  std::string cpp_type(const Part& part) const {
    const auto own = std::ranges::find(kinds_.types, part.type, &Type::name);
    const std::string type = own != kinds_.types.end() ? cpp_name(*own)
                             : part.type == "number"   ? "int"
                             : part.type == "flag"     ? "bool"
                                                       : "holdout::" + part.type;
    return part.count > 1 ? fmt::format("std::array<{}, {}>", type, part.count) : type;
  }

  std::string widths() const {
    std::string text;
    for (const Type& type : kinds_.types)
      if (type.bytes > 1)
        text +=
            fmt::format("template <>\ninline constexpr std::size_t holdout::kBytesOf<holdout::{}> = {};\n\n",
                        cpp_name(type), type.bytes);
    return text;
  }

  std::string part_types() const {
    std::string text;
    for (const Type& type : kinds_.types) {
      std::string more;
      if (!type.least.empty()) more += fmt::format(", .least = {}, .most = {}", type.least, type.most);
      if (!type.printed_zero.empty()) more += ", .printed_zero = " + type.printed_zero;
      if (!type.family.empty()) more += fmt::format(", .family = \"{}\"", type.family);
      if (!type.words.empty()) more += ", .words = " + type.words;
      const char* says = !type.words.empty() ? "Word" : !type.least.empty() ? "Number" : "Own";
      text += fmt::format(
          "inline constexpr PartType k{0}Part{{.name = \"{0}\", .says = PartType::Says::{1}{2}}};\n",
          type.name, says, more);
    }
    std::vector<std::string> all;
    for (const Type& type : kinds_.types) all.push_back(fmt::format("&k{}Part", type.name));
    return text + fmt::format("inline constexpr std::array<const PartType*, {}> kPartTypes{{{}}};\n",
                              all.size(), fmt::join(all, ", "));
  }

  // ---- parts ---------------------------------------------------------------------------------------------

  std::string fields(const std::vector<Part>& parts) const {
    std::string text;
    for (const Part& part : parts) text += fmt::format("  {} {}{{}};\n", cpp_type(part), part.name);
    return text;
  }

  // One function that reads and writes: `use` gets each part in its order.
  static std::string walk(std::string_view name, const std::vector<Part>& parts) {
    std::string calls;
    for (const Part& part : parts) calls += fmt::format(" use(self.{});", part.name);
    return fmt::format("  static constexpr void {}(auto&&{}, auto&&{}) {{{}{}}}\n", name,
                       parts.empty() ? "" : " self", parts.empty() ? "" : " use", calls,
                       parts.empty() ? "" : " ");
  }

  // The rows of the parts of one kind, as an array with a name, or nothing.
  static std::string part_rows(const std::string& name, const std::vector<Part>& parts) {
    if (parts.empty()) return {};
    std::string rows;
    int at = 0;
    for (const Part& part : parts) {
      const std::string type = part.type == "number" ? "Number" : part.type == "flag" ? "Flag" : part.type;
      const std::string said =
          part.said && part.said_seen ? "" : fmt::format(", {}, {}", part.said, part.said_seen);
      rows += fmt::format("{}{{\"{}\", &k{}Part, {}, {}{}}}", rows.empty() ? "" : ", ", part.name, type, at,
                          part.bytes, said);
      at += part.bytes;
    }
    return fmt::format("inline constexpr PartRow {}[] = {{{}}};\n", name, rows);
  }

  static std::string span_of(const std::string& name, const std::vector<Part>& parts) {
    return parts.empty() ? "{}" : name;
  }

  // ---- kinds ---------------------------------------------------------------------------------------------

  template <class Row>
  static std::string enumeration(std::string_view name, const std::vector<Row>& rows) {
    std::string text = fmt::format("enum class {} : std::uint8_t {{\n", name);
    for (const Row& row : rows)
      text += fmt::format("  {},{}\n", pascal_case(row.key), row.note.empty() ? "" : "  // " + row.note);
    return text + fmt::format("}};\ninline constexpr int k{}s = {};\n", name, rows.size());
  }

  static std::string row_of(std::string_view kind, std::string_view row, std::string_view rows) {
    return fmt::format(
        "constexpr const {1}& row_of({0} kind) {{ return {2}[static_cast<std::size_t>(kind)]; }}\n\n", kind,
        row, rows);
  }

  std::size_t shown_as(const Question& question) const {
    const std::string& key = question.shown_as.empty() ? question.key : question.shown_as;
    return static_cast<std::size_t>(std::ranges::find(kinds_.questions, key, &Question::key) -
                                    kinds_.questions.begin());
  }

  std::string questions() const {
    std::vector<std::string> unseen;
    std::string rows;
    for (const Question& each : kinds_.questions) {
      if (each.unseen_steps) unseen.push_back(fmt::format("\"{}\"", each.key));
      rows += fmt::format(
          "    {{\"{0}\", \"{1}.ask.{0}\", \"{1}.wait.{0}\", \"{2}\", \"{3}\", \"{4}\", {5}, {6}, {7}, "
          "{8}, {9}, {10}, {11}, {12}, {13}, \"{14}\", {15}}},\n",
          each.key, game_, each.rule, each.rule_few.empty() ? each.rule : each.rule_few, each.timer,
          shown_as(each), each.hides_answers, each.hides_words, each.hides_sealed, each.may_be_passed,
          each.may_pass, each.open_options, each.for_talk, each.binds, each.where, each.bytes);
    }
    return enumeration("QuestionKind", kinds_.questions) +
           fmt::format("inline constexpr std::array<QuestionRow, {}> kQuestionRows{{{{\n{}}}}};\n",
                       kinds_.questions.size(), rows) +
           "inline constexpr auto kQuestionKeys = keys_of(kQuestionRows);\n" +
           (unseen.empty()
                ? ""
                : fmt::format("inline constexpr std::array<std::string_view, {}> kUnseenSteps{{{}}};\n",
                              unseen.size(), fmt::join(unseen, ", "))) +
           row_of("QuestionKind", "QuestionRow", "kQuestionRows") +
           "constexpr Question ask(SeatSet seats, QuestionKind kind) {\n"
           "  return question_of(static_cast<std::uint8_t>(kind), row_of(kind), seats);\n}\n\n";
  }

  std::string actions() const {
    std::string structs;
    std::string parts;
    std::string rows;
    for (const Answer& each : kinds_.actions) {
      const std::string name = pascal_case(each.key);
      const std::string list = "k" + name + "AnswerParts";
      structs += fmt::format(
          "{3}struct {0} {{\n  static constexpr ActionKind kKind = ActionKind::{0};\n{1}{2}"
          "  constexpr operator Action() const {{ return action_of(*this); }}\n}};\n\n",
          name, fields(each.parts), walk("all_parts", each.parts), comment(each.note));
      parts += part_rows(list, each.parts);
      rows += fmt::format("    {{\"{}\", \"{}.option.{}\", \"{}\", {}, {}, {}}},\n", each.key, game_,
                          each.text, each.verb, span_of(list, each.parts), each.passes, each.binds);
    }
    return enumeration("ActionKind", kinds_.actions) +
           "\n// What can be answered, by its parts.\nnamespace answer {\n\n" + structs +
           "}  // namespace answer\n\n" + parts +
           fmt::format("inline constexpr std::array<ActionRow, {}> kActionRows{{{{\n{}}}}};\n\n",
                       kinds_.actions.size(), rows);
  }

  std::string events() const {
    std::string structs;
    std::string parts;
    std::string rows;
    for (const Happening& each : kinds_.events) {
      const std::string name = pascal_case(each.key);
      const std::string open = "k" + name + "Parts";
      const std::string secret = "k" + name + "Secret";
      structs += fmt::format(
          "{5}struct {0} {{\n  static constexpr EventKind kKind = EventKind::{0};\n{1}{2}{3}{4}"
          "  constexpr bool operator==(const {0}&) const = default;\n}};\n\n",
          name, fields(each.open), fields(each.secret), walk("open_parts", each.open),
          walk("secret_parts", each.secret), comment(each.note));
      parts += part_rows(open, each.open) + part_rows(secret, each.secret);
      rows += fmt::format(
          "    {{\"{0}\", \"{1}.event.{9}\", \"{8}\", {2}, {3}, \"{4}\", EventRow::ToldTo::{5}, \"{6}\", "
          "{7}}},\n",
          each.key, game_, span_of(open, each.open), span_of(secret, each.secret), each.actor, each.told_to,
          each.reveals, each.alarms,
          each.secret.empty() ? "" : fmt::format("{}.event.{}.seen", game_, each.text), each.text);
    }
    return enumeration("EventKind", kinds_.events) +
           "\n// What happened, by its parts.\nnamespace event {\n\n" + structs +
           "}  // namespace event\n\n" + parts +
           fmt::format("inline constexpr std::array<EventRow, {}> kEventRows{{{{\n{}}}}};\n",
                       kinds_.events.size(), rows) +
           row_of("EventKind", "EventRow", "kEventRows");
  }

  static std::string comment(const std::string& note) { return note.empty() ? "" : "// " + note + "\n"; }

  const Kinds& kinds_;
  const std::string& game_;
};

}  // namespace

std::string cpp_header(const Kinds& kinds, const std::string& game) { return Header(kinds, game).text(); }

}  // namespace holdout::kinds
