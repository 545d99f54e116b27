#include "apps/terminal/menu.h"

#include <algorithm>
#include <array>
#include <set>

namespace holdout {

namespace {

using Printed = std::set<int>;

const ActionRow* row_of(const Kinds& kinds, Action answer) {
  return answer.kind < kinds.actions.size() ? &kinds.actions[answer.kind] : nullptr;
}

// Numbers of the parts of an answer.
void add_parts(const ActionRow& row, Action answer, Printed& out) {
  const std::array<int, 3> bytes{answer.a, answer.b, answer.c};
  for (const PartRow& part : row.parts) {
    const PartType& type = *part.type;
    const int value = bytes[part.at];
    const auto word = static_cast<std::size_t>(value);
    if (type.printed_zero < 0) continue;
    if (!type.words.empty() && (word >= type.words.size() || type.words[word].empty())) continue;  // none
    out.insert(value + type.printed_zero);
  }
}

// Numbers of what its sentence names.
void add_terms(const Kinds& kinds, const Sentence& words, Printed& out) {
  for (const ActionRow& row : kinds.actions)
    for (const PartRow& part : row.parts) {
      const PartType& type = *part.type;
      if (type.printed_zero < 0 || type.family.empty()) continue;
      for (const Fact& fact : words.facts) {
        if (fact.type != Fact::Type::Term || fact.family != type.family) continue;
        const auto at = std::ranges::find(type.words, fact.word);
        if (at != type.words.end()) out.insert(static_cast<int>(at - type.words.begin()) + type.printed_zero);
      }
    }
}

// a, b … z, aa, ab …
std::string letters(std::size_t nth) {
  std::string text;
  for (std::size_t left = nth + 1; left > 0; left = (left - 1) / 26)
    text.insert(text.begin(), static_cast<char>('a' + (left - 1) % 26));
  return text;
}

}  // namespace

std::vector<std::string> menu_labels(const Kinds& kinds, std::span<const Action> answers,
                                     std::span<const Sentence> words) {
  std::vector<Printed> printed(answers.size());
  std::set<int> all;
  bool any = false;
  bool clear = true;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (const ActionRow* row = row_of(kinds, answers[i])) add_parts(*row, answers[i], printed[i]);
    add_terms(kinds, words[i], printed[i]);
    any |= !printed[i].empty();
    clear &= printed[i].size() <= 1 && (printed[i].empty() || all.insert(*printed[i].begin()).second);
  }
  std::vector<std::string> labels;
  std::size_t lettered = 0;
  for (const Printed& own : printed) {
    if (!any)
      labels.push_back(std::to_string(labels.size() + 1));
    else if (clear && !own.empty())
      labels.push_back(std::to_string(*own.begin()));
    else
      labels.push_back(letters(lettered++));
  }
  return labels;
}

bool passes(const Kinds& kinds, Action answer) {
  const ActionRow* const row = row_of(kinds, answer);
  return row != nullptr && row->passes;
}

bool binds(const Kinds& kinds, std::uint8_t question, Action answer) {
  const ActionRow* const row = row_of(kinds, answer);
  if (row == nullptr || row->passes) return false;
  return row->binds || (question < kinds.questions.size() && kinds.questions[question].binds);
}

}  // namespace holdout
