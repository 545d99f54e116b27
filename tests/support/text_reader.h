#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "text/texts.h"

namespace holdout {

const std::vector<std::string>& reader_names();

// Empty if a text can be shown to a person.
std::string fault_in_text(std::string_view game, std::string_view key, const std::string& text);

// The grammatical forms of every word, by family ("a|b" names two) and word.
using WordForms = std::map<std::string, std::map<std::string, std::set<std::string>>>;
WordForms forms_of(const CompiledLanguage& language, const std::string& families);
// The first word with other forms than the first of its family; empty if there is none.
std::string odd_word_in(const WordForms& forms);

// Writes what a game says in every language, remembers which messages were used and what was wrong.
template <PlayedGame G>
requires SeenGame<G> && WordedGame<G>
class TextReader {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using View = typename G::View;

  void read(const Sentence& sentence) {
    if (sentence.key.empty()) return;
    keys.emplace(sentence.key);
    for (std::string_view language : languages()) {
      std::string fault =
          fault_in_text(G::kInfo.key, sentence.key, texts(language).sentence(sentence, reader_names()));
      if (!fault.empty()) faults.insert(std::move(fault));
    }
  }
  // What one answer brought.
  void read_events(const Rules& rules, const State& after, std::span<const Event> events) {
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      const View view = G::view_of(rules, after, viewer);
      for (const Event& event : events) {
        if (viewer == kSpectator) read(G::event_text(rules, view, event));  // whole
        if (const auto redacted = redact(event, viewer)) read(G::event_text(rules, view, *redacted));
      }
    }
  }
  // What random play seldom or never shows.
  void read_event(const Rules& rules, const View& view, const Event& event) {
    read(G::event_text(rules, view, event));
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator})
      if (const auto redacted = redact(event, viewer)) read(G::event_text(rules, view, *redacted));
  }
  void read_decision(const Rules& rules, const State& s) {
    const Question& question = G::question(rules, s);
    if (question.chance()) return read_chance(rules, s);
    for (Seat viewer : {question.over() ? Seat{0} : question.may_answer.first(), kSpectator}) {
      const View view = G::view_of(rules, s, viewer);
      read(G::question_text(rules, view));
      std::vector<Sentence> situation;
      G::situation(rules, view, situation);
      for (const Sentence& each : situation) read(each);
      const Opening opening = G::opening(rules, view);
      for (const Sentence& each : opening.who) read(each);
      read(opening.win);
      read(opening.end);
      if (!question.may_answer.has(viewer)) continue;
      Actions options;
      G::options(rules, s, viewer, options);
      for (const Action& option : options) read(G::option_text(rules, view, option));
    }
  }

  std::set<std::string, std::less<>> keys;
  std::set<std::string> faults;

 private:
  void read_chance(const Rules& rules, const State& s) {
    const View view = G::view_of(rules, s, kSpectator);
    read(G::question_text(rules, view));
    Outcomes outcomes;
    G::outcomes(rules, s, outcomes);
    for (const Outcome& each : outcomes) read(G::option_text(rules, view, each.action));
  }
};

}  // namespace holdout
