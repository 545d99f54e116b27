#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/setup.h"
#include "engine/words/example_words.h"
#include "engine/words/plain_text.h"

// What the written positions of all games share: phrases that are about something, and the numbers and lists
// that they are made of. The language is described in docs/play-files.md.

namespace holdout {

enum class SubjectForm : std::uint8_t {
  Once,     // "badge P2", "deck: bat"
  Each,     // "hand P0: gun": once for each thing that it is about
  Players,  // "5 players"
  Option,   // "option timers=fast"
  Figure,   // "figure cold_store.rows=3,2,2"
  List,     // "variants 4 13": the value of an option
  Start,    // "phase 6": when it is; exactly one of them
  NewGame,  // a Start beside which only what the players agreed on may stand
};

// How a phrase says what it is about. In a list longer ones stand before those they begin with.
struct SubjectWords {
  std::string_view words{};
  SubjectForm form = SubjectForm::Once;
  std::string_view option{};   // of a List
  std::string_view same_as{};  // other words for what stands before it in the list

  constexpr std::string_view name() const { return same_as.empty() ? words : same_as; }
};

// What a phrase is about, by its words. A game says it by those of its own list; others do not compile.
struct SubjectName {
  std::string_view words;

  constexpr bool operator==(const SubjectName&) const = default;
};
template <const auto& kList>
struct SubjectOf : SubjectName {
  consteval SubjectOf(const char* said)
      : SubjectName{said} {  // NOLINT(google-explicit-constructor): it is one
    if (std::ranges::find(kList, words, &SubjectWords::name) == kList.end()) throw "not in the list";
  }
  constexpr bool operator==(const SubjectOf&) const = default;
  constexpr explicit SubjectOf(const SubjectWords& row) : SubjectName{row.name()} {}
};

// One phrase, understood as far as its subject goes.
struct Setting {
  SubjectWords subject;
  Phrase phrase;
  std::string about;  // "4" of "area 4: …", "P0" of "hand P0: …"
  std::string body;   // after the colon, or after the subject's words where there is none

  bool is(SubjectName which) const { return subject.name() == which.words; }
  Problem misread(std::string what, std::string expected) const;
};

// The problem with the place of the setting that caused it.
Problem at(const Setting& setting, Problem problem);

Result<int> read_number(std::string_view word, int min, int max);
// "2 4 4 6", each from min to max, at most `most` of them
Result<std::vector<int>> read_numbers(std::string_view text, int min, int max, int most);
// "4 13" and "4, 13" as "4,13"
std::string comma_list(std::string_view text);
// The words of "P0, P2" and of "P0 P2"
std::vector<std::string> listed_words(std::string_view text);

// What a written position says. Later blocks replace earlier ones; two phrases of one block about the same
// thing are a mistake.
class PositionSettings {
 public:
  static Result<PositionSettings> read(std::span<const Phrase> given, std::span<const SubjectWords> subjects);

  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }
  const Setting& first() const { return all_.front(); }  // there is one
  const Setting* find(SubjectName which) const;
  const Setting* find(SubjectForm form) const;

  // What the players agreed on.
  Result<Setup> setup(int min_players, int max_players) const;
  // A complaint of the rules about the setup, with the place of the phrase it is about.
  Problem blame(const Problem& problem) const;
  // The one phrase that says when it is. `expected` lists them for a complaint.
  Result<const Setting*> start(std::string_view expected) const;

  // A number, if the position says it.
  Result<void> number(SubjectName which, int min, int max, std::uint8_t& value) const {
    return read(which, value, [&](std::string_view body) { return read_number(body, min, max); });
  }
  // Anything else, if the position says it; `reader` makes it of the body, or has a Problem.
  template <class T, class Reader>
  Result<void> read(SubjectName which, T& value, const Reader& reader) const {
    const Setting* setting = find(which);
    if (setting == nullptr) return {};
    const auto said = reader(std::string_view(setting->body));
    if (!said) return at(*setting, said.problem());
    value = static_cast<T>(*said);
    return {};
  }

 private:
  std::vector<Setting> all_;
};

// "P0 P2", "P0, P2", "all", "nobody" as a set; `read_one` reads a member or has a Problem.
template <class Set, class ReadOne>
Result<Set> read_set(std::string_view text, Set everybody, const ReadOne& read_one) {
  const std::string small = lowered(trimmed(text));
  if (small == "all" || small == "everybody") return everybody;
  Set those;
  if (small == "nobody") return those;
  for (const std::string& word : listed_words(text)) {
    const auto one = read_one(word);
    if (!one) return one.problem();
    those.add(*one);
  }
  if (those.empty()) return Problem{.what = quoted(text), .expected = "players, all or nobody"};
  return those;
}

// "gun x2": a word and how often
struct Counted {
  std::string_view word;
  int count = 1;
};
std::optional<Counted> read_counted(std::string_view part);

// "meat, gun x2", "nothing": how many of each kind. `named` finds the kind of a word, `most` tells how many
// of it there are, `names` lists them for a complaint.
template <class Named, class Most>
Result<std::vector<int>> read_counts(std::string_view text, int kinds, const Named& named, const Most& most,
                                     const std::string& names) {
  std::vector<int> counts(static_cast<std::size_t>(kinds));
  if (lowered(trimmed(text)) == "nothing") return counts;
  for (std::string_view part : parts_of(text, ',')) {
    const std::vector<std::string_view> words = words_of(part);
    const std::optional<int> kind = words.empty() ? std::nullopt : named(words[0]);
    if (!kind || words.size() > 2)
      return Problem{.what = quoted(part) + " is no card", .expected = names + ", or several as x2"};
    const std::optional<Counted> said = read_counted(part);
    int& count = counts[static_cast<std::size_t>(*kind)];
    if (!said || count + said->count > most(*kind))
      return Problem{.what = quoted(part) + " is more than there are, or no number",
                     .expected = "at most " + lowered(words[0]) + " x" + std::to_string(most(*kind))};
    count += said->count;
  }
  for (int count : counts)
    if (count > 0) return counts;
  return Problem{.what = quoted(text), .expected = "cards such as " + names + ", or nothing"};
}

// The phrases of a text with or without the word "given" before it.
std::vector<Phrase> given_phrases(std::string_view text);

}  // namespace holdout
