#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/web_types/typescript.h"

// What the rows of kinds.json say to the web client.

namespace holdout {

namespace {

using Says = PartType::Says;

std::vector<std::string> quoted(const std::vector<std::string>& words) {
  std::vector<std::string> items;
  for (const std::string& each : words) items.push_back(typescript_quote(each));
  return items;
}

std::string list(const std::string& head, const std::vector<std::string>& words, std::string_view tail) {
  return fmt::format("{}{}{}", head, typescript_list(quoted(words), head.size() + tail.size(), "  "), tail);
}

std::string question_kinds(const Kinds& kinds) {
  std::vector<std::string> items;
  for (const QuestionRow& row : kinds.questions) items.push_back(typescript_quote(row.key));
  const std::string head = "export const questionKinds = ";
  return fmt::format(
      "/** Names of prompt.kind, in its order. */\n{}{} as const;\n"
      "export type QuestionKind = (typeof questionKinds)[number];\n\n",
      head, typescript_list(items, head.size() + 10, ""));
}

std::string words(const Kinds& kinds) {
  std::string lists;
  for (const PartType* type : kinds.types) {
    if (type->words.empty()) continue;
    std::vector<std::string> items;
    for (const std::string_view each : type->words) items.push_back(typescript_quote(each));
    const std::string head = fmt::format("export const {} = ", typescript_words_name(type->name));
    lists += fmt::format("{}{} as const;\n", head, typescript_list(items, head.size() + 10, ""));
  }
  return lists.empty() ? "" : "/** Words by the numbers that stand for them. */\n" + lists + "\n";
}

std::string only_shown(const Kinds& kinds) {
  std::vector<std::string> keys;
  for (std::size_t kind = 0; kind < kinds.questions.size(); ++kind)
    if (is_only_shown(kinds, kind)) keys.emplace_back(kinds.questions[kind].key);
  if (keys.empty()) return "";
  return "/** Questions that nobody is asked: what those who are not asked are shown of others. */\n" +
         list("export const onlyShown: readonly string[] = ", keys, ";\n\n");
}

// Questions that do not come up at every table.
std::string asked_where(const Kinds& kinds) {
  std::string rows;
  for (const QuestionRow& row : kinds.questions)
    if (!row.where.empty()) rows += fmt::format("  {}: '{}',\n", row.key, row.where);
  if (rows.empty()) return "";
  return fmt::format(
      "/** The board fact that holds at the tables where a question comes up; after `not`, does not hold. "
      "*/\n"
      "export const askedWhere = {{\n{}}} as const;\n\n",
      rows);
}

std::string rules(const Kinds& kinds) {
  std::string rows;
  for (const QuestionRow& row : kinds.questions) {
    if (!row.rule.empty()) rows += fmt::format("  {}: '{}',\n", row.key, row.rule);
    if (row.rule_few != row.rule) rows += fmt::format("  {}_few: '{}',\n", row.key, row.rule_few);
  }
  return fmt::format(
      "/** The rule behind each question; `_few` where the game is played in its other form. */\n"
      "export const questionRules = {{\n{}}};\n\n",
      rows);
}

// Questions that tell what lies in the tray, by their answers and by their words.
std::string telling(const Kinds& kinds) {
  std::vector<std::string> answers;
  std::vector<std::string> words;
  for (const QuestionRow& row : kinds.questions) {
    if (row.hides_answers) answers.emplace_back(row.key);
    if (row.hides_words) words.emplace_back(row.key);
    if (row.hides_sealed) words.push_back(fmt::format("{}.sealed", row.key));
  }
  if (answers.empty() && words.empty()) return "";
  return "/** Questions that tell what lies in the tray, by their answers and by their words. */\n"
         "export const telling = {\n" +
         list("  answers: ", answers, ",\n") + list("  words: ", words, ",\n") + "};\n\n";
}

std::string order(const Kinds& kinds) {
  std::vector<std::string> passes;
  std::vector<std::string> alarms;
  for (const QuestionRow& row : kinds.questions)
    if (row.may_be_passed) passes.emplace_back(row.key);
  for (const EventRow& row : kinds.events)
    if (row.alarms) alarms.emplace_back(row.key);
  if (passes.empty()) return "";
  return "/** What a standing order passes, whatever is in the hand, and which events end it. */\n"
         "export const order = {\n" +
         list("  passes: ", passes, ",\n") + list("  alarms: ", alarms, ",\n") + "};\n\n";
}

std::string talks(const Kinds& kinds) {
  std::vector<std::string> keys;
  for (const QuestionRow& row : kinds.questions)
    if (row.for_talk) keys.emplace_back(row.key);
  if (keys.empty()) return "";
  return "/** Questions that leave something to say also to who has nothing to answer. */\n" +
         list("export const talks = ", keys, ";\n\n");
}

std::string answers(const Kinds& kinds) {
  std::string rows;
  for (const ActionRow& row : kinds.actions) {
    std::vector<std::string> parts;
    for (const PartRow& part : row.parts) parts.push_back(typescript_quote(part.name));
    const bool plain = row.verb.find(' ') == std::string_view::npos;
    rows += fmt::format("  {}: [{}],\n", plain ? std::string(row.verb) : typescript_quote(row.verb),
                        fmt::join(parts, ", "));
  }
  return fmt::format(
      "/** Answers by how their notation begins, with the names of what follows. */\n"
      "export const answers = {{\n{}}} as const;\n\n",
      rows);
}

// The parts of events as the wire has them (docs/protocol.md, Facts).
class EventTypes {
 public:
  explicit EventTypes(const Kinds& kinds) {
    for (const EventRow& row : kinds.events)
      if (row.told_to != EventRow::ToldTo::Nobody) rows_ += event(row);
  }

  std::string text() const {
    return types_ + (types_.empty() ? "" : "\n") +
           "/** What happens, by kind: its parts, as far as the viewer may know them. */\n"
           "export interface Events {\n" +
           rows_ + "}\n";
  }
  // Names of facts.ts that are used here.
  const std::vector<std::string>& used() const { return used_; }

 private:
  std::string event(const EventRow& row) {
    std::vector<std::string> fields;
    if (!row.actor.empty()) fields.push_back(fmt::format("{}: {}", row.actor, use("Player")));
    const bool seers = row.told_to == EventRow::ToldTo::Seers;
    const bool two = !row.secret.empty() && !seers;  // those who saw the secret are told otherwise
    for (const PartRow& part : row.open) {
      const bool plain = !seers && part.said;
      const bool seen = !row.secret.empty() && part.said_seen;
      if (!plain && !seen) continue;
      fields.push_back(fmt::format("{}{}: {}", part.name, two && plain != seen ? "?" : "", type(part)));
    }
    for (const PartRow& part : row.secret)
      if (part.said_seen) fields.push_back(fmt::format("{}{}: {}", part.name, seers ? "" : "?", type(part)));
    const std::string flat = fields.empty()
                                 ? fmt::format("  {}: Record<string, never>;\n", row.key)
                                 : fmt::format("  {}: {{ {} }};\n", row.key, fmt::join(fields, "; "));
    if (flat.size() <= kTypescriptColumns + 1) return flat;
    return fmt::format("  {}: {{\n    {};\n  }};\n", row.key, fmt::join(fields, ";\n    "));
  }

  std::string type(const PartRow& part) {
    switch (part.type->says) {
      case Says::Number: return part.bytes > 1 ? "number[]" : "number";
      case Says::Flag: return use("Flag");
      case Says::Seat:
      case Says::Seats: return use("Player");
      case Says::Own: return use("Fact");
      case Says::Word:
        return part.bytes > 1 ? fmt::format("`{}:${{string}}`", part.type->family) : word(*part.type);
    }
    return {};
  }

  std::string use(const std::string& name) {
    if (std::ranges::find(used_, name) == used_.end()) used_.push_back(name);
    return name;
  }

  // Written once, under the name of the type.
  std::string word(const PartType& type) {
    const std::string name(type.name);
    if (std::ranges::find(named_, name) != named_.end()) return name;
    named_.push_back(name);
    const std::string all = fmt::format("(typeof {})[number]", typescript_words_name(type.name));
    std::string text = type.family.empty()
                           ? fmt::format("type {} = {};\n", name, all)
                           : fmt::format("type {} = {}<'{}', {}>;\n", name, use("Word"), type.family, all);
    types_ += text;
    return name;
  }

  std::vector<std::string> used_{};
  std::vector<std::string> named_{};
  std::string types_{};
  std::string rows_{};
};

}  // namespace

std::string kind_list(const AnyGame& game) {
  const Kinds& kinds = game.info().kinds;
  EventTypes events(kinds);
  std::vector<std::string> used = events.used();
  std::ranges::sort(used);
  const std::string import =
      used.empty()
          ? ""
          : fmt::format("import type {{ {} }} from '#web/src/games/facts.ts';\n\n", fmt::join(used, ", "));
  return "// Written by `holdout schema --ts`: change the game's kinds.json and run it again.\n" + import +
         question_kinds(kinds) + only_shown(kinds) + asked_where(kinds) + rules(kinds) + telling(kinds) +
         order(kinds) + talks(kinds) + answers(kinds) + words(kinds) + events.text();
}

}  // namespace holdout
