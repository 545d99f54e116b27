#include <fmt/format.h>

#include "content/cpp_text.h"
#include "kinds/kinds.h"

namespace holdout::kinds {

namespace {

using content::pascal_case;

std::string cpp_type(const Part& part) {
  std::string type = part.type == "number" ? "std::uint8_t" : part.type == "flag" ? "bool" : part.type;
  return part.count > 1 ? fmt::format("std::array<{}, {}>", type, part.count) : type;
}

std::string fields(const std::vector<Part>& parts) {
  std::string text;
  for (const Part& part : parts) text += fmt::format("  {} {}{{}};\n", cpp_type(part), part.name);
  return text;
}

// One function that reads and writes: `use` gets each part in its order.
std::string walk(std::string_view name, const std::vector<Part>& parts) {
  std::string calls;
  for (const Part& part : parts) calls += fmt::format(" use(self.{});", part.name);
  return fmt::format("  static constexpr void {}({}auto&& {}, auto&& {}) {{{} }}\n", name, "",
                     parts.empty() ? "" : "self", parts.empty() ? "" : "use", calls);
}

std::string comment(const std::string& note) { return note.empty() ? "" : "// " + note + "\n"; }

template <class Row>
std::string enumeration(std::string_view name, const std::vector<Row>& rows) {
  std::string text = fmt::format("enum class {} : std::uint8_t {{\n", name);
  for (const Row& row : rows)
    text += fmt::format("  {},{}\n", pascal_case(row.key), row.note.empty() ? "" : "  // " + row.note);
  return text + "};\n";
}

std::string type_name(const Part& part) {
  if (part.type == "number") return "kNumberPart";
  if (part.type == "flag") return "kFlagPart";
  return fmt::format("k{}Part", part.type);
}

std::string part_types(const Kinds& kinds) {
  std::string text =
      "inline constexpr PartType kNumberPart{.name = \"number\"};\n"
      "inline constexpr PartType kFlagPart{.name = \"flag\", .says = PartType::Says::Flag};\n"
      "inline constexpr PartType kSeatPart{.name = \"Seat\", .says = PartType::Says::Seat};\n"
      "inline constexpr PartType kSeatSetPart{.name = \"SeatSet\", .says = PartType::Says::Seats};\n";
  for (const Type& type : kinds.types)
    text += fmt::format(
        "inline constexpr PartType k{0}Part{{.name = \"{0}\", .says = PartType::Says::{1}, .family = "
        "\"{2}\"{3}}};\n",
        type.name, type.family.empty() ? "Own" : "Word", type.family,
        type.words.empty() ? "" : ", .words = " + type.words);
  return text;
}

// The rows of the parts of one kind, as an array with a name, or nothing.
std::string part_rows(const std::string& name, const std::vector<Part>& parts) {
  if (parts.empty()) return {};
  std::string rows;
  int at = 0;
  for (const Part& part : parts) {
    rows += fmt::format("{}{{\"{}\", &{}, {}, {}}}", rows.empty() ? "" : ", ", part.name, type_name(part), at,
                        part.count);
    at += part.count;
  }
  return fmt::format("inline constexpr PartRow {}[] = {{{}}};\n", name, rows);
}

std::string span_of(const std::string& name, const std::vector<Part>& parts) {
  return parts.empty() ? "{}" : name;
}

std::string questions(const Kinds& kinds, const std::string& game) {
  std::string text = enumeration("QuestionKind", kinds.questions);
  text += fmt::format("inline constexpr int kQuestionKinds = {};\n", kinds.questions.size());
  text += fmt::format("inline constexpr std::array<std::string_view, {}> kQuestionKeys{{\n",
                      kinds.questions.size());
  for (const Question& each : kinds.questions) text += fmt::format("    \"{}\",\n", each.key);
  text += fmt::format("}};\ninline constexpr std::array<QuestionRow, {}> kQuestionRows{{{{\n",
                      kinds.questions.size());
  for (const Question& each : kinds.questions)
    text += fmt::format("    {{\"{0}\", \"{1}.ask.{0}\", \"{2}\", \"{3}\", {4}, {5}, {6}}},\n", each.key,
                        game, each.rule, each.variant.empty() ? each.rule : each.variant, each.hides_answers,
                        each.hides_words, each.may_be_passed);
  return text + "}};\n\n";
}

std::string actions(const Kinds& kinds, const std::string& game) {
  std::string text = enumeration("ActionKind", kinds.actions);
  text += fmt::format(
      "inline constexpr int kActionKinds = {};\n\n// What can be answered, by its parts.\nnamespace answer "
      "{{\n\n",
      kinds.actions.size());
  for (const Answer& each : kinds.actions) {
    const std::string name = pascal_case(each.key);
    text +=
        comment(each.note) +
        fmt::format("struct {0} {{\n  static constexpr ActionKind kKind = ActionKind::{0};\n{1}{2}}};\n\n",
                    name, fields(each.parts), walk("all", each.parts));
  }
  text += "}  // namespace answer\n\n";
  std::string rows;
  for (const Answer& each : kinds.actions) {
    const std::string parts = "k" + pascal_case(each.key) + "AnswerParts";
    text += part_rows(parts, each.parts);
    rows += fmt::format("    {{\"{0}\", \"{1}.option.{0}\", \"{2}\", {3}}},\n", each.key, game, each.verb,
                        span_of(parts, each.parts));
  }
  return text + fmt::format("inline constexpr std::array<ActionRow, {}> kActionRows{{{{\n{}}}}};\n\n",
                            kinds.actions.size(), rows);
}

std::string with_event(const Kinds& kinds) {
  std::string cases;
  for (const Happening& each : kinds.events)
    cases +=
        fmt::format("    case EventKind::{0}: return use(parts_of<event::{0}>(e));\n", pascal_case(each.key));
  return fmt::format(
      "// Calls `use` with the parts of the event, whatever kind it is of.\n"
      "template <class Use>\nconstexpr decltype(auto) with_parts(const Event& e, Use&& use) {{\n"
      "  switch (static_cast<EventKind>(e.kind)) {{\n{}  }}\n  return use(event::{}{{}});\n}}\n\n",
      cases, pascal_case(kinds.events.front().key));
}

std::string events(const Kinds& kinds, const std::string& game) {
  std::string text = enumeration("EventKind", kinds.events);
  text += fmt::format(
      "inline constexpr int kEventKinds = {};\n\n// What happened, by its parts.\nnamespace event {{\n\n",
      kinds.events.size());
  for (const Happening& each : kinds.events) {
    const std::string name = pascal_case(each.key);
    text +=
        comment(each.note) +
        fmt::format(
            "struct {0} {{\n  static constexpr EventKind kKind = EventKind::{0};\n{1}{2}{3}{4}}};\n\n", name,
            fields(each.open), fields(each.secret), walk("open", each.open), walk("secret", each.secret));
  }
  text += "}  // namespace event\n\n";
  std::string rows;
  for (const Happening& each : kinds.events) {
    const std::string open = "k" + pascal_case(each.key) + "Parts";
    const std::string secret = "k" + pascal_case(each.key) + "Secret";
    text += part_rows(open, each.open) + part_rows(secret, each.secret);
    rows += fmt::format("    {{\"{0}\", \"{1}.event.{0}\", {2}, {3}, {4}}},\n", each.key, game,
                        span_of(open, each.open), span_of(secret, each.secret), each.alarms);
  }
  text += fmt::format("inline constexpr std::array<EventRow, {}> kEventRows{{{{\n{}}}}};\n\n",
                      kinds.events.size(), rows);
  return text + with_event(kinds);
}

}  // namespace

std::string cpp_header(const Kinds& kinds, const std::string& game) {
  return fmt::format(
             "// Written by make_kinds from games/{0}/kinds.json; change that instead. Include "
             "games/{0}/rules/kinds.h, which has\n"
             "// the types of the parts.\n#pragma once\n\n#include <array>\n#include <cstdint>\n#include "
             "<string_view>\n\n"
             "#include \"engine/kinds.h\"\n\nnamespace holdout::{0} {{\n\n",
             game) +
         questions(kinds, game) + "" + part_types(kinds) + "\n" + actions(kinds, game) + events(kinds, game) +
         "inline constexpr Kinds kKinds{kQuestionRows, kActionRows, kEventRows};\n\n" +
         fmt::format("}}  // namespace holdout::{}\n", game);
}

}  // namespace holdout::kinds
