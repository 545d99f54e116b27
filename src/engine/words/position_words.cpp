#include "engine/words/position_words.h"

#include <algorithm>

#include "engine/words/plain_text.h"

namespace holdout {

namespace {

std::string all_subjects(std::span<const SubjectWords> subjects) {
  std::vector<std::string> words{"5 players"};
  for (const SubjectWords& each : subjects)
    if (each.form != SubjectForm::Players) words.emplace_back(each.words);
  return one_of(words);
}

bool is_choice(const Setting& setting) {
  return setting.subject.form == SubjectForm::Option || setting.subject.form == SubjectForm::Figure;
}

bool same_thing(const Setting& a, const Setting& b) {
  if (a.subject.name() != b.subject.name()) return false;
  const bool for_each = a.subject.form == SubjectForm::Each || is_choice(a);
  return !for_each || lowered(a.about) == lowered(b.about);
}

// "option timers=fast" is about timers.
void split_choice(Setting& setting) {
  const std::string text = setting.body;
  const std::size_t equals = text.find('=');
  if (!is_choice(setting) || equals == std::string::npos) return;
  setting.about = std::string(trimmed(std::string_view(text).substr(0, equals)));
  setting.body = std::string(trimmed(std::string_view(text).substr(equals + 1)));
}

// "5 players", "1 player"
std::optional<Setting> read_players(const Phrase& phrase, const SubjectWords& subject) {
  const std::vector<std::string_view> words = words_of(phrase.text);
  if (words.size() != 2) return std::nullopt;
  const std::string second = lowered(words[1]);
  if (second != subject.words && second + "s" != subject.words) return std::nullopt;
  return Setting{subject, phrase, {}, std::string(words[0])};
}

std::optional<Setting> read_setting(const Phrase& phrase, std::span<const SubjectWords> subjects) {
  const HeadAndBody said = head_and_body(phrase.text);
  for (const SubjectWords& subject : subjects) {
    if (subject.form == SubjectForm::Players)
      if (std::optional<Setting> players = read_players(phrase, subject)) return players;
    WordReader words(said.head);
    if (!words.take(subject.words)) continue;
    Setting setting{subject, phrase, std::string(words.rest()), std::string(said.body)};
    if (!said.colon) std::swap(setting.about, setting.body);
    split_choice(setting);
    return setting;
  }
  return std::nullopt;
}

}  // namespace

Problem Setting::misread(std::string what, std::string expected) const {
  return holdout::misread(phrase, std::move(what), std::move(expected));
}

Problem at(const Setting& setting, Problem problem) {
  problem.where = setting.phrase.where + (problem.where.empty() ? "" : ": " + problem.where);
  return problem;
}

Result<int> read_number(std::string_view word, int min, int max) {
  const std::optional<int> value = whole_number(word);
  if (!value || *value < min || *value > max)
    return Problem{.what = quoted(word),
                   .expected = "a number from " + std::to_string(min) + " to " + std::to_string(max)};
  return *value;
}

Result<std::vector<int>> read_numbers(std::string_view text, int min, int max, int most) {
  std::vector<int> numbers;
  for (std::string_view word : words_of(text)) {
    const Result<int> value = read_number(word, min, max);
    if (!value) return value.problem();
    numbers.push_back(*value);
  }
  if (numbers.empty() || static_cast<int>(numbers.size()) > most)
    return Problem{.what = quoted(text), .expected = "1 to " + std::to_string(most) + " numbers"};
  return numbers;
}

std::vector<std::string> listed_words(std::string_view text) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::vector<std::string> words;
  for (std::string_view word : words_of(spaced)) words.emplace_back(word);
  return words;
}

std::string comma_list(std::string_view text) {
  std::string list;
  for (const std::string& word : listed_words(text)) list += (list.empty() ? "" : ",") + word;
  return list;
}

std::optional<Counted> read_counted(std::string_view part) {
  const std::vector<std::string_view> words = words_of(part);
  if (words.size() == 1) return Counted{words[0], 1};
  if (words.size() != 2 || !words[1].starts_with('x')) return std::nullopt;
  const std::optional<int> count = whole_number(words[1].substr(1));
  if (!count || *count < 1) return std::nullopt;
  return Counted{words[0], *count};
}

Result<PositionSettings> PositionSettings::read(std::span<const Phrase> given,
                                                std::span<const SubjectWords> subjects) {
  PositionSettings settings;
  for (const Phrase& phrase : given) {
    const std::optional<Setting> read = read_setting(phrase, subjects);
    if (!read)
      return holdout::misread(phrase, quoted(phrase.text) + " says nothing about a position",
                              all_subjects(subjects));
    const auto before = std::find_if(settings.all_.begin(), settings.all_.end(),
                                     [&](const Setting& each) { return same_thing(each, *read); });
    if (before == settings.all_.end()) {
      settings.all_.push_back(*read);
    } else if (before->phrase.block == phrase.block) {
      return holdout::misread(phrase, quoted(phrase.text) + " is said twice",
                              "it once, as at " + before->phrase.where);
    } else {
      *before = *read;
    }
  }
  if (settings.all_.empty())
    return Problem{.what = "an empty position", .expected = "phrases such as 5 players"};
  return settings;
}

const Setting* PositionSettings::find(SubjectName which) const {
  const auto found = std::ranges::find_if(all_, [&](const Setting& each) { return each.is(which); });
  return found == all_.end() ? nullptr : &*found;
}

const Setting* PositionSettings::find(SubjectForm form) const {
  for (const Setting& each : all_)
    if (each.subject.form == form) return &each;
  return nullptr;
}

namespace {

Result<void> choose(const Setting& setting, Setup& setup) {
  if (setting.subject.form == SubjectForm::List)
    setup.options[std::string(setting.subject.option)] = comma_list(setting.body);
  if (!is_choice(setting)) return {};
  if (setting.about.empty() || setting.body.empty())
    return setting.misread(quoted(setting.phrase.text), "a name and a value such as option timers=fast");
  const bool option = setting.subject.form == SubjectForm::Option;
  (option ? setup.options : setup.figures)[setting.about] = setting.body;
  return {};
}

bool is_about(const Setting& setting, const Problem& problem) {
  switch (setting.subject.form) {
    case SubjectForm::Option: return problem.where == "option " + setting.about;
    case SubjectForm::Figure: return problem.where.find(setting.about) != std::string::npos;
    case SubjectForm::List: return problem.where == "option " + std::string(setting.subject.option);
    default: return false;
  }
}

bool about_setup(const Setting& setting) {
  return setting.subject.form != SubjectForm::Once && setting.subject.form != SubjectForm::Each;
}

}  // namespace

Result<Setup> PositionSettings::setup(int min_players, int max_players) const {
  const Setting* players = find(SubjectForm::Players);
  if (players == nullptr)
    return first().misread(
        "the position does not say how many play",
        std::to_string(min_players) + " players to " + std::to_string(max_players) + " players");
  const Result<int> count = read_number(players->body, min_players, max_players);
  if (!count) return at(*players, count.problem());
  Setup setup{.players = *count};
  for (const Setting& each : all_)
    if (Result<void> fine = choose(each, setup); !fine) return fine.problem();
  return setup;
}

Problem PositionSettings::blame(const Problem& problem) const {
  for (const Setting& each : all_)
    if (is_about(each, problem)) return at(each, problem);
  return at(*find(SubjectForm::Players), problem);
}

Result<const Setting*> PositionSettings::start(std::string_view expected) const {
  const Setting* start = nullptr;
  for (const Setting& each : all_) {
    if (each.subject.form != SubjectForm::Start && each.subject.form != SubjectForm::NewGame) continue;
    if (start != nullptr)
      return each.misread(quoted(each.phrase.text) + " beside " + quoted(start->phrase.text), "one of them");
    start = &each;
  }
  if (start == nullptr) return first().misread("the position does not say when it is", std::string(expected));
  if (start->subject.form == SubjectForm::NewGame)
    for (const Setting& each : all_)
      if (!about_setup(each))
        return each.misread("a new game has an empty table", "only what the players agreed on");
  return start;
}

std::vector<Phrase> given_phrases(std::string_view text) {
  std::vector<Phrase> phrases = phrases_in(text);
  if (phrases.empty()) return phrases;
  WordReader first(phrases[0].text);
  if (first.take("given")) phrases[0].text = std::string(first.rest());
  if (phrases[0].text.empty()) phrases.erase(phrases.begin());
  return phrases;
}

}  // namespace holdout
