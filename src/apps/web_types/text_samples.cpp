#include "apps/web_types/text_samples.h"

#include <algorithm>
#include <array>
#include <map>

#include "protocol/words.h"
#include "text/message_outline.h"
#include "text/texts.h"

namespace holdout {

namespace {

using Kind = MessageArgument::Kind;

constexpr int kSamples = 8;
constexpr std::array kCounts = {0,  1,  2,   5,
                                22, 12, 101, 999};  // libraries disagree on how to group thousands
const std::vector<std::string>& names() {
  static const std::vector<std::string> all{"Aga", "Filip", "Łucja", "Zofia O'Hara"};
  return all;
}

// The words of a family and the forms they have.
struct Family {
  std::vector<std::string_view> words;
  std::vector<std::string_view> forms;
};
using Families = std::map<std::string_view, Family>;

void add_once(std::vector<std::string_view>& to, std::string_view what) {
  if (!what.empty() && std::ranges::find(to, what) == to.end()) to.push_back(what);
}

// "term.area.hall.in" is the form "in" of the word "hall" of the family "area".
Families families_of(const CompiledLanguage& language) {
  constexpr std::string_view kTerm = "term.";
  Families families;
  for (const CompiledText& each : language.texts) {
    if (!each.key.starts_with(kTerm)) continue;
    const std::string_view rest = each.key.substr(kTerm.size());
    const std::size_t dot = std::min(rest.find('.'), rest.size() - 1);
    const std::string_view word = rest.substr(dot + 1);
    const std::size_t second = word.find('.');
    Family& family = families[rest.substr(0, dot)];
    add_once(family.words, word.substr(0, second));
    if (second != std::string_view::npos) add_once(family.forms, word.substr(second + 1));
  }
  return families;
}

// A term that an argument like {area_in} or {their_item_acc} asks a form of; an empty name if it does not.
struct FormOf {
  std::string_view name{};
  std::string_view family{};
};

FormOf form_of(std::string_view argument, const Families& families) {
  const std::size_t split = argument.rfind('_');
  if (split == std::string_view::npos) return {};
  const std::string_view name = argument.substr(0, split);
  FormOf found;
  for (const auto& [key, family] : families) {
    if (std::ranges::find(family.forms, argument.substr(split + 1)) == family.forms.end()) continue;
    if (found.name.empty() || name.ends_with(key)) found = {name, key};
  }
  return found;
}

// One sentence, with facts that differ from sample to sample.
class Sampler {
 public:
  Sampler(const Families& families, int sample) : families_(families), sample_(sample) {}

  Sentence sentence(std::string_view key, const std::vector<MessageArgument>& arguments) {
    Sentence made(key);
    for (const MessageArgument& each : arguments)
      if (const FormOf form = form_of(each.name, families_); each.kind == Kind::Plain && !form.name.empty())
        add_term(made, form.name, form.family);
    for (const MessageArgument& each : arguments) {
      if (has(made, each.name) || (each.kind == Kind::Plain && !form_of(each.name, families_).name.empty()))
        continue;
      add(made, each);
      ++turn_;
    }
    return made;
  }

 private:
  static bool has(const Sentence& sentence, std::string_view name) {
    return std::ranges::find(sentence.facts, name, &Fact::name) != sentence.facts.end();
  }

  std::string_view word(const Family& family) const { return family.words[turn() % family.words.size()]; }

  std::size_t turn() const { return static_cast<std::size_t>(sample_) + static_cast<std::size_t>(turn_); }

  // Those of the wanted words that the family has.
  static std::uint32_t some(const Family& family, std::uint32_t wanted) {
    return family.words.size() < 3 ? 1U : wanted;
  }

  void add_term(Sentence& sentence, std::string_view name, std::string_view family) {
    if (has(sentence, name)) return;
    const Family& words = families_.at(family);
    if (sample_ % 4 == 3)
      sentence.terms(name, family, some(words, 0b101), words.words.data());
    else
      sentence.term(name, family, word(words));
  }

  void add(Sentence& sentence, const MessageArgument& argument) {
    switch (argument.kind) {
      case Kind::Plural: sentence.number(argument.name, kCounts[turn() % kCounts.size()]); return;
      case Kind::Select:
        sentence.keyword(argument.name, argument.branches[turn() % argument.branches.size()]);
        return;
      case Kind::Plain: add_anything(sentence, argument.name, turn()); return;
    }
  }

  void add_anything(Sentence& sentence, std::string_view name, std::size_t which) {
    const auto& [family, words] = *families_.begin();
    switch (which % 8) {
      case 0: sentence.number(name, kCounts[which % kCounts.size()]); return;
      case 1: sentence.player(name, Seat{2}); return;
      case 2: sentence.players(name, SeatSet(0b1011)); return;
      case 3: sentence.term(name, family, word(words)); return;
      case 4: sentence.terms(name, family, some(words, 0b110), words.words.data()); return;
      case 5: sentence.numbers(name, {5, 4, 1}); return;
      case 6: sentence.keyword(name, "word"); return;
      default: sentence.players(name, SeatSet(0b0110)); return;
    }
  }

  const Families& families_;
  int sample_;
  int turn_ = 0;
};

std::string line(const Texts& texts, const Sentence& sentence) {
  JsonText out;
  out.open().key("said");
  write_sentence_list(out, "", sentence);
  return out.key("text").text(texts.sentence(sentence, names())).close().take() + "\n";
}

}  // namespace

std::string text_samples(const CompiledLanguage& language) {
  const Texts texts(language);
  const Families families = families_of(language);
  JsonText head;
  head.open().key("language").text(language.name).key("names").open_list();
  for (const std::string& name : names()) head.text(name);
  std::string all = head.close_list().close().take() + "\n";
  for (const CompiledText& each : language.texts) {
    const std::vector<MessageArgument> arguments = outline_of(each.message);
    for (int sample = 0; sample < (arguments.empty() ? 1 : kSamples); ++sample)
      all += line(texts, Sampler(families, sample).sentence(each.key, arguments));
  }
  return all;
}

}  // namespace holdout
