#include "apps/terminal/say_dialog.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/core.h>

#include "engine/talking/statement_text.h"

namespace holdout {

namespace {

using Type = StatementParameter::Type;

constexpr std::size_t kShownStatements = 9;
constexpr int kListedNumbers = 20;

// Stands for a number that is not known yet: in a sentence, with the plural that most numbers have.
constexpr std::uint16_t kSomeNumber = 77;
constexpr std::string_view kSomeDigits = "77";
constexpr std::string_view kDots = "…";

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

// What has no value yet, "{area_to}" or a number that stands for any, becomes "…".
std::string with_dots(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', std::min(open, text.size()));
    if (close == std::string_view::npos) break;
    out += text.substr(0, open);
    out += kDots;
    text.remove_prefix(close + 1);
  }
  out += text;
  replace_all(out, kSomeDigits, kDots);
  replace_all(out, "….", kDots);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

// How many words of a sentence are there already.
int known_words(const std::string& text) {
  std::istringstream words(text);
  int count = 0;
  for (std::string word; words >> word;) count += !word.starts_with("…");
  return count;
}

// What is not known is "somebody" or dots; a keyword, which chooses among words, is left out.
Sentence with_gaps(const Sentence& whole, std::string_view somebody, const auto& unknown) {
  Sentence part(whole.key);
  for (const Fact& fact : whole.facts) {
    const bool told = fact.type == Fact::Type::Number && fact.name != "about";
    if (told || !unknown(fact))
      part.facts.push(fact);
    else if (fact.type == Fact::Type::Player || fact.type == Fact::Type::Players)
      part.keyword(fact.name, somebody);
    else if (fact.of_words())
      part.keyword(fact.name, kDots);
  }
  return part;
}

std::vector<std::size_t> numbers_in(const std::string& typed, std::size_t most) {
  std::vector<std::size_t> numbers;
  std::string plain = typed;
  std::replace(plain.begin(), plain.end(), ',', ' ');
  std::istringstream words(plain);
  for (std::string word; words >> word;) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number > most) return {};
    numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

std::optional<Statement> SayDialog::ask(const ViewBox& view, Seat speaker, std::span<const Statement> heard) {
  std::vector<std::uint8_t> kinds;
  game_.sayable(rules_, view, kinds);
  if (heard.empty()) std::erase_if(kinds, [&](std::uint8_t kind) { return game_.forms()[kind].answers; });
  if (kinds.empty()) {
    terminal_.line(narrator_.texts().plain("ui.say.nothing"));
    return std::nullopt;
  }
  const std::optional<std::uint8_t> kind = ask_form(kinds, speaker);
  if (!kind) return std::nullopt;
  Statement said{.kind = *kind, .speaker = speaker};
  said.audience = game_.hearers(rules_, view, said);
  if (form(said).answers && !ask_about(said, heard)) return std::nullopt;
  for (std::size_t i = 0; i < form(said).parameters.size(); ++i) {
    if (fill_facts(view, said, i)) break;
    if (!ask_parameter(view, said, i)) return std::nullopt;
  }
  said.id = static_cast<std::uint16_t>(heard.size() + 1);  // as the line will show it
  if (!ask_addressees(view, said)) return std::nullopt;
  said.audience = audience(view, said);
  if (const Result<void> may = game_.may_say(rules_, view, said); !may) {
    const std::string reason = may.problem().message();
    terminal_.line(narrator_.sentence(Sentence("ui.say.refused").keyword("reason", reason)));
    return std::nullopt;
  }
  return said;
}

// By its form and whom it names. What these may not hear may be for those alone with whom the speaker
// confers.
SeatSet SayDialog::audience(const ViewBox& view, Statement said) const {
  const SeatSet hearers = game_.hearers(rules_, view, said);
  said.audience = hearers;
  if (game_.may_say(rules_, view, said)) return hearers;
  said.audience = game_.voice(rules_, view).apart;
  return !said.audience.empty() && game_.may_say(rules_, view, said) ? said.audience : hearers;
}

std::optional<std::uint8_t> SayDialog::ask_form(std::span<const std::uint8_t> kinds, Seat speaker) {
  std::vector<std::string> labels;
  for (std::uint8_t kind : kinds) labels.push_back(so_far({.kind = kind, .speaker = speaker}, 0));
  terminal_.line(narrator_.texts().plain("ui.say.title"));
  const std::vector<std::size_t> picked = pick(labels, false);
  if (picked.empty()) return std::nullopt;
  return kinds[picked[0]];
}

bool SayDialog::ask_about(Statement& said, std::span<const Statement> heard) {
  std::vector<std::string> lines;
  std::vector<std::uint16_t> ids;
  for (std::size_t i = heard.size(); i > 0 && lines.size() < kShownStatements; --i) {
    const std::optional<std::string> line = narrator_.statement(heard[i - 1]);
    if (!line || heard[i - 1].speaker == said.speaker) continue;
    lines.push_back(*line);
    ids.push_back(heard[i - 1].id);
  }
  if (lines.empty()) {
    terminal_.line(narrator_.texts().plain("ui.say.nothing"));
    return false;
  }
  const std::vector<std::size_t> picked = pick(lines, false);
  if (!picked.empty()) said.about = ids[picked[0]];
  return !picked.empty();
}

bool SayDialog::ask_parameter(const ViewBox& view, Statement& said, std::size_t i) {
  const std::vector<Choice> offered = choices(view, said, i);
  std::vector<std::string> texts;
  for (const Choice& each : offered) texts.push_back(each.text);
  if (texts.empty()) {
    terminal_.line(narrator_.texts().plain("ui.say.nothing"));
    return false;
  }
  const bool several = form(said).parameters[i].type == Type::WordSet;
  const std::vector<std::size_t> picked = pick(texts, several);
  if (picked.empty()) return false;
  said.args[i] = offered[picked[0]].value;
  for (std::size_t each : picked)
    if (several) said.args[i] = static_cast<std::uint16_t>(said.args[i] | offered[each].value);
  return true;
}

bool SayDialog::ask_addressees(const ViewBox& view, Statement& said) {
  const std::string words = so_far(said, form(said).parameters.size());
  std::vector<std::string> lines;
  std::vector<SeatSet> addressees;
  const auto offer = [&](SeatSet to) {
    Statement addressed = said;
    addressed.to = to;
    addressed.audience = audience(view, addressed);
    if (!to.without(addressed.audience).empty()) return;
    if (!game_.may_say(rules_, view, addressed)) return;
    lines.push_back(narrator_.sentence(spoken_line(addressed, words)));
    addressees.push_back(to);
  };
  offer({});  // the whole table
  for (int i = 0; i < rules_.players(); ++i)
    if (seat_at(i) != said.speaker) offer(only(seat_at(i)));
  if (lines.empty()) {
    terminal_.line(narrator_.texts().plain("ui.say.nothing"));
    return false;
  }
  const std::vector<std::size_t> picked = pick(lines, true);
  for (std::size_t each : picked) said.to = said.to | addressees[each];
  return !picked.empty();
}

// Numbers of a factual statement are what they are: the ones the table accepts. True if that was all the
// rest.
bool SayDialog::fill_facts(const ViewBox& view, Statement& said, std::size_t i) const {
  const StatementForm& its_form = form(said);
  if (!its_form.factual) return false;
  for (std::size_t j = i; j < its_form.parameters.size(); ++j)
    if (its_form.parameters[j].type != Type::Number) return false;
  for (std::uint16_t value = 0; value <= its_form.parameters[i].max; ++value) {
    said.args[i] = value;
    const bool last = i + 1 == its_form.parameters.size();
    if (last ? static_cast<bool>(game_.may_say(rules_, view, said)) : fill_facts(view, said, i + 1))
      return true;
  }
  return false;
}

// Some things can only be said to somebody, some only to all.
bool SayDialog::sayable_to_somebody(const ViewBox& view, Statement said) const {
  said.audience = audience(view, said);
  if (game_.may_say(rules_, view, said)) return true;
  for (int i = 0; i < rules_.players(); ++i) {
    said.to = only(seat_at(i));
    said.audience = audience(view, said);
    if (seat_at(i) != said.speaker && game_.may_say(rules_, view, said)) return true;
  }
  return false;
}

std::vector<SayDialog::Choice> SayDialog::choices(const ViewBox& view, const Statement& said,
                                                  std::size_t i) const {
  const StatementParameter& parameter = form(said).parameters[i];
  std::vector<std::uint16_t> values;
  if (parameter.optional) values.push_back(kNotSaid);
  const auto push = [&](std::size_t value) { values.push_back(static_cast<std::uint16_t>(value)); };
  switch (parameter.type) {
    case Type::Player:
      for (int seat = 0; seat < rules_.players(); ++seat) push(static_cast<std::size_t>(seat));
      break;
    case Type::Word:
    case Type::WordSet:
      for (std::size_t word = 0; word < parameter.words.size(); ++word)
        if (!parameter.words[word].empty())
          push(parameter.type == Type::Word ? word : std::size_t{1} << word);
      break;
    case Type::Number:
    case Type::Statement:
      for (int number = 0; number <= std::min<int>(parameter.max, kListedNumbers); ++number)
        push(static_cast<std::size_t>(number));
      break;
  }
  std::vector<Choice> offered;
  const bool last = i + 1 == form(said).parameters.size();
  for (std::uint16_t value : values) {
    Statement tried = said;
    tried.args[i] = value;
    if (last && !sayable_to_somebody(view, tried)) continue;
    offered.push_back({value, so_far(tried, i + 1)});
  }
  return offered;
}

// Where the whole sentence hangs on a keyword or a number that is not known yet, one of them stands in for
// it.
std::string SayDialog::so_far(const Statement& said, std::size_t known) const {
  const StatementForm& its_form = form(said);
  bool somebody_open = false;
  Statement sample = said;
  for (std::size_t i = known; i < its_form.parameters.size(); ++i) {
    somebody_open |= its_form.parameters[i].type == Type::Player;
    sample.args[i] = its_form.parameters[i].type == Type::Number ? kSomeNumber : 0;
  }
  const auto open = [&](const Fact& fact) {
    if (fact.name == "about") return said.about == 0;
    for (std::size_t i = known; i < its_form.parameters.size(); ++i)
      if (its_form.parameters[i].name == fact.name) return true;
    return false;
  };
  const auto open_name = [&](const Fact& fact) { return open(fact) && fact.type != Fact::Type::Keyword; };
  const std::string somebody = narrator_.texts().plain("ui.say.somebody");
  Sentence whole = statement_sentence(its_form, sample);
  for (Fact& fact : whole.facts)
    if (fact.name == "me" && somebody_open) fact.word = "no";  // somebody else, as far as is known
  const bool complete = known == its_form.parameters.size();
  if (complete && (said.about != 0 || !its_form.answers)) return narrator_.sentence(whole);
  const std::string text = with_dots(narrator_.sentence(with_gaps(whole, somebody, open)));
  if (known_words(text) > 1 || complete) return text;
  return with_dots(narrator_.sentence(with_gaps(whole, somebody, open_name)));
}

std::vector<std::size_t> SayDialog::pick(const std::vector<std::string>& texts, bool several) {
  for (std::size_t i = 0; i < texts.size(); ++i) terminal_.line(fmt::format("{:>3}. {}", i + 1, texts[i]), 5);
  terminal_.line("  " + narrator_.texts().plain("ui.say.back"));
  for (;;) {
    const std::optional<std::string> typed = terminal_.ask(narrator_.texts().plain("ui.prompt"));
    if (!typed || *typed == "0" || typed->empty()) return {};
    std::vector<std::size_t> numbers = numbers_in(*typed, texts.size());
    const bool good = !numbers.empty() && (several || numbers.size() == 1) &&
                      std::find(numbers.begin(), numbers.end(), 0U) == numbers.end();
    if (good) {
      for (std::size_t& each : numbers) --each;
      return numbers;
    }
    terminal_.line(narrator_.sentence(
        Sentence("ui.out_of_range").keyword("input", *typed).number("n", static_cast<int>(texts.size()))));
  }
}

}  // namespace holdout
