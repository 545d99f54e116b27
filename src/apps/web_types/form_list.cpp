#include <fmt/format.h>

#include "apps/web_types/typescript.h"

namespace holdout {

namespace {

using Type = StatementParameter::Type;

std::string_view type_name(Type type) {
  switch (type) {
    case Type::Player: return "player";
    case Type::Word: return "word";
    case Type::WordSet: return "word_set";
    case Type::Number: return "number";
    case Type::Statement: return "statement";
  }
  return {};
}

// Lists of words are shared by many parameters: each is written once, under the name of the first.
class WordLists {
 public:
  std::string name_of(const StatementParameter& parameter) {
    const std::vector<std::string_view> words(parameter.words.begin(), parameter.words.end());
    for (const Known& each : known_)
      if (each.words == words) return each.name;
    std::string name(parameter.family.empty() ? parameter.name : parameter.family);
    int same = 0;
    for (const Known& each : known_) same += each.base == name ? 1 : 0;
    known_.push_back({name, same == 0 ? name + "Words" : fmt::format("{}Words{}", name, same + 1), words});
    return known_.back().name;
  }

  std::string text() const {
    std::string all;
    for (const Known& each : known_) {
      std::vector<std::string> items;
      for (const std::string_view word : each.words) items.push_back(typescript_quote(word));
      const std::string head = fmt::format("const {} = ", each.name);
      all += fmt::format("{}{};\n", head, typescript_list(items, head.size() + 1, ""));
    }
    return all;
  }

 private:
  struct Known {
    std::string base;
    std::string name;
    std::vector<std::string_view> words;
  };
  std::vector<Known> known_;
};

std::string parameter_text(const StatementParameter& parameter, WordLists& lists) {
  std::string text = fmt::format("{{ name: '{}', type: '{}'", parameter.name, type_name(parameter.type));
  if (!parameter.family.empty()) text += fmt::format(", family: '{}'", parameter.family);
  if (!parameter.words.empty()) text += fmt::format(", words: {}", lists.name_of(parameter));
  if (parameter.optional) text += ", optional: true";
  if (parameter.max != 0) text += fmt::format(", max: {}", parameter.max);
  return text + " }";
}

// ".say.have" of "<game>.say.have": a key of the table's game.
std::string_view short_key(std::string_view key) { return key.substr(std::min(key.find('.'), key.size())); }

std::string form_text(const StatementForm& form, WordLists& lists) {
  std::vector<std::string> parameters;
  for (const StatementParameter& each : form.parameters) parameters.push_back(parameter_text(each, lists));
  std::string text = fmt::format("  {{\n    key: '{}',\n    text: '{}',\n", form.key, short_key(form.text));
  const std::string head = "    parameters: ";  // several objects never share a line
  text += head +
          typescript_list(parameters, parameters.size() > 1 ? kTypescriptColumns : head.size() + 1, "    ") +
          ",\n";
  if (form.factual) text += "    factual: true,\n";
  if (form.promise) text += "    promise: true,\n";
  if (form.answers) text += "    answers: true,\n";
  return text + "  },\n";
}

}  // namespace

std::string form_list(const AnyGame& game) {
  WordLists lists;
  std::string forms;
  for (const StatementForm& form : game.forms()) forms += form_text(form, lists);
  if (!forms.empty()) forms = "\n" + forms;
  const std::string words = lists.text();
  return "// Written by `holdout schema --ts`: what can be said at a table of this game. The number of a "
         "form "
         "is its place.\nimport type { Form } from '#web/src/table/talk/statement.ts';\n\n" +
         words + (words.empty() ? "" : "\n") + "export const forms: readonly Form[] = [" + forms + "];\n";
}

}  // namespace holdout
