#include "text/texts.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/assert.h"
#include "text/message_writer.h"

namespace holdout {
namespace {

// A message that ICU would give back as it is.
bool is_plain(std::string_view message) { return message.find_first_of("{}'") == std::string_view::npos; }

std::string name_of(int seat, Texts::Names names) {
  const auto i = static_cast<std::size_t>(seat);
  return i < names.size() ? names[i] : fmt::format("#{}", seat + 1);
}

std::vector<std::string> names_of(SeatSet seats, Texts::Names names) {
  std::vector<std::string> all;
  for (Seat seat : seats) all.push_back(name_of(index(seat), names));
  return all;
}

// "5, 4, 1": a row of figures, no list of things, so the same in every language.
std::vector<std::string> numbers_of(const FigureRow& figures) {
  std::string row;
  figures.each([&](int figure) { row += (row.empty() ? "" : ", ") + std::to_string(figure); });
  return {row};
}

// `form` is empty for the word itself.
std::string term(const Texts& texts, std::string_view family, std::string_view word, std::string_view form) {
  const std::string name = fmt::format("{}.{}{}{}", family, word, form.empty() ? "" : ".", form);
  const std::string key = "term." + name;
  return texts.plain(!texts.has(key) && texts.has(name) ? name : key);
}

std::vector<std::string> terms_of(const Texts& texts, const Fact& fact, std::string_view form) {
  std::vector<std::string> terms;
  fact.each_word([&](std::string_view word) { terms.push_back(term(texts, fact.family, word, form)); });
  return terms;
}

const Fact* fact_named(const Sentence& sentence, std::string_view name) {
  const auto* at = std::ranges::find(sentence.facts, name, &Fact::name);
  return at == sentence.facts.end() ? nullptr : at;
}

// What an argument of a message asks for: a fact by its name, or a form of a term: {area_in}.
struct Wanted {
  const Fact* fact = nullptr;
  std::string_view form{};
};

Wanted wanted_by(std::string_view argument, const Sentence& sentence) {
  if (const Fact* fact = fact_named(sentence, argument)) return {fact};
  const std::size_t split = argument.rfind('_');
  if (split == std::string_view::npos) return {};
  const Fact* fact = fact_named(sentence, argument.substr(0, split));
  if (fact == nullptr || !fact->of_words()) return {};
  return {fact, argument.substr(split + 1)};
}

MessageValue value_of(const Texts& texts, std::string_view argument, const Wanted& wanted,
                      Texts::Names names) {
  const Fact& fact = *wanted.fact;
  const std::string name(argument);
  switch (fact.type) {
    case Fact::Type::Number: return {name, fact.value};
    case Fact::Type::Numbers: return {name, numbers_of(fact.row)};
    case Fact::Type::Player: return {name, std::vector{name_of(fact.value, names)}};
    case Fact::Type::Players: return {name, names_of(SeatSet(static_cast<std::uint16_t>(fact.value)), names)};
    case Fact::Type::Keyword: return {name, std::vector{std::string(fact.word)}};
    case Fact::Type::Term:
    case Fact::Type::Terms:
    case Fact::Type::TermRow: break;
  }
  return {name, terms_of(texts, fact, wanted.form)};
}

}  // namespace

Texts::Texts(const CompiledLanguage& language)
    : language_(language), writer_(std::make_unique<MessageWriter>(language.name)) {}
Texts::~Texts() = default;

std::optional<std::string_view> Texts::message(std::string_view key) const {
  const auto at = std::ranges::lower_bound(language_.texts, key, {}, &CompiledText::key);
  if (at == language_.texts.end() || at->key != key) return std::nullopt;
  return at->message;
}

bool Texts::has(std::string_view key) const { return message(key).has_value(); }

std::string Texts::plain(std::string_view key) const { return sentence(Sentence(key)); }

std::string Texts::rule(std::string_view id) const { return plain("rule." + std::string(id)); }

std::string Texts::sentence(const Sentence& sentence, Names names) const {
  const std::optional<std::string_view> found = message(sentence.key);
  if (!found) return std::string(sentence.key);
  if (is_plain(*found)) return std::string(*found);
  std::vector<MessageValue> values;
  for (const std::string& argument : writer_->arguments(*found))
    if (const Wanted wanted = wanted_by(argument, sentence); wanted.fact != nullptr)
      values.push_back(value_of(*this, argument, wanted, names));
  return writer_->write(*found, values);
}

std::vector<std::string> Texts::lines(std::span<const Sentence> sentences, Names names) const {
  std::vector<std::string> lines;
  for (const Sentence& each : sentences) {
    std::string text = sentence(each, names);
    if (!lines.empty() && text.starts_with(' '))
      lines.back() += text;
    else
      lines.push_back(std::move(text));
  }
  return lines;
}

std::span<const std::string_view> languages() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const CompiledLanguage& language : compiled_languages()) all.push_back(language.name);
    return all;
  }();
  return names;
}

const Texts& texts(std::string_view language) {
  static const std::map<std::string_view, Texts> all = [] {
    std::map<std::string_view, Texts> by_name;
    for (const CompiledLanguage& each : compiled_languages()) by_name.try_emplace(each.name, each);
    return by_name;
  }();
  const auto at = all.find(language);
  HOLDOUT_ASSERT(at != all.end(), "no texts in this language");
  return at->second;
}

}  // namespace holdout
