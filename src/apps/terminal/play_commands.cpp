// What a person can type at their decision: PlaySession's ears.
#include <algorithm>
#include <charconv>

#include <fmt/core.h>

#include "apps/terminal/play_session.h"
#include "apps/terminal/say_dialog.h"
#include "engine/statement_text.h"
#include "records/files.h"

namespace holdout {

namespace {

struct Words {
  std::string first;
  std::string rest;
};

Words split(const std::string& typed) {
  const std::size_t space = std::min(typed.find(' '), typed.size());
  const std::size_t rest = std::min(typed.find_first_not_of(' ', space), typed.size());
  return {typed.substr(0, space), typed.substr(rest)};
}

std::optional<int> number_in(const std::string& typed) {
  int number = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  if (typed.empty() || error != std::errc() || end != typed.data() + typed.size()) return std::nullopt;
  return number;
}

// An answer that no game knows: its refusal names the rule of the open question.
constexpr Action kNoAnswer{255, 0, 0, 0, 0};

}  // namespace

Result<bool> PlaySession::decide() {
  options_.clear();
  game_.options(table_.rules, state(), table_.person, options_);
  const Prompt prompt = game_.prompt_for(table_.rules, state(), table_.person);
  if (std::exchange(told_phase_, prompt.phase) != prompt.phase) tell_situation();
  tell_question();
  for (;;) {
    const std::optional<std::string> typed = terminal_.ask(text("ui.prompt"));
    if (!typed) {
      terminal_.line(text("ui.input_ended"));
      return false;
    }
    switch (obey(*typed)) {
      case Typed::Answered: return true;
      case Typed::Left: return false;
      case Typed::Again: break;
      case Typed::Spoke: {
        const Result<Seat> same = match_->run();  // others may reply; the question stays open
        if (!same) return same.problem();
        tell_news();
        tell_question();
      }
    }
  }
}

// Commands go by the name of the language, and by the English one.
PlaySession::Typed PlaySession::obey(const std::string& typed) {
  const Words words = split(typed);
  const auto is = [&](std::string_view command, std::string_view english) {
    return words.first == text(command) || words.first == english;
  };
  if (typed.empty()) return tell_question(), Typed::Again;
  if (number_in(typed)) return answer_number(typed);
  if (is("ui.command.help", "help")) return help(), Typed::Again;
  if (is("ui.command.situation", "look")) return tell_situation(), tell_question(), Typed::Again;
  if (is("ui.command.why", "why")) return why(words.rest), Typed::Again;
  if (is("ui.command.rule", "rule")) return tell_rule(words.rest), Typed::Again;
  if (is("ui.command.say", "say")) return speak(words.rest);
  if (is("ui.command.log", "log")) return tell_log(words.rest), Typed::Again;
  if (is("ui.command.save", "save")) return save(words.rest), Typed::Again;
  if (is("ui.command.quit", "quit")) return quit();
  return answer_words(typed);
}

PlaySession::Typed PlaySession::answer_number(const std::string& typed) {
  const int number = *number_in(typed);
  if (number >= 1 && number <= options_.size()) return answer_with(options_[number - 1]);
  line(Sentence("ui.out_of_range").keyword("input", typed).number("n", options_.size()));
  return Typed::Again;
}

// Notation works too, and a refusal names its rule.
PlaySession::Typed PlaySession::answer_words(const std::string& typed) {
  const Result<Action> action = game_.parse(table_.rules, typed);
  if (action && options_.contains(*action)) return answer_with(*action);
  if (action)
    why_answer(typed);
  else
    line(Sentence("ui.unknown").keyword("input", typed).number("n", options_.size()));
  return Typed::Again;
}

PlaySession::Typed PlaySession::answer_with(Action action) {
  const Result<void> answered = match_->answer(table_.person, action);
  HOLDOUT_ASSERT(static_cast<bool>(answered), "an option that was offered is legal");
  return Typed::Answered;
}

PlaySession::Typed PlaySession::speak(const std::string& words) {
  std::optional<Statement> statement;
  if (words.empty()) {
    SayDialog dialog(game_, table_.rules, narrator_, terminal_);
    statement = dialog.ask(match_->view(table_.person), table_.person, match_->heard(table_.person));
  } else {
    const Result<Statement> parsed = parse_statement(game_.forms(), "say " + words);
    if (parsed)
      statement = *parsed;
    else
      line(Sentence("ui.say.refused").keyword("reason", parsed.problem().message()));
  }
  if (!statement) return Typed::Again;
  statement->speaker = table_.person;
  if (const Result<void> said = match_->say(*statement); !said) {
    line(Sentence("ui.say.refused").keyword("reason", said.problem().message()));
    return Typed::Again;
  }
  return Typed::Spoke;
}

void PlaySession::help() {
  terminal_.heading(text("ui.help.title"));
  for (const char* key : {"ui.help.number", "ui.help.situation", "ui.help.why", "ui.help.rule", "ui.help.say",
                          "ui.help.log", "ui.help.save", "ui.help.quit", "ui.help.lying"})
    terminal_.line("  " + narrator_.sentence(Sentence(key).keyword("example", rule_of_question())), 4);
}

void PlaySession::why(const std::string& what) {
  if (what.empty()) return tell_rule(std::string(rule_of_question()));
  const std::optional<Seat> seat = seat_named(what);
  if (!seat) return why_answer(what);
  const Player* player = players_[static_cast<std::size_t>(index(*seat))].get();
  if (player == nullptr) return line(Sentence("ui.why.whom"));
  if (!table_.reasons) return line(Sentence("ui.why.secret").player("player", *seat));
  const Sentence reason = player->reason();
  if (reason.key.empty()) return line(Sentence("ui.why.nothing_yet").player("player", *seat));
  const std::string words = narrator_.sentence(reason);
  line(Sentence("ui.why.reason").player("player", *seat).keyword("text", words));
}

void PlaySession::why_answer(const std::string& what) {
  const Result<Action> action = game_.parse(table_.rules, what);
  if (!action) return line(Sentence("ui.why.whom"));
  const auto* found = std::find(options_.begin(), options_.end(), *action);
  if (found != options_.end())
    return line(Sentence("ui.why.allowed").number("n", static_cast<int>(found - options_.begin()) + 1));
  const std::string_view rule = game_.why_not(table_.rules, match_->view(table_.person), *action);
  const std::string words = narrator_.texts().rule(rule);
  line(Sentence("ui.refused").keyword("rule", rule).keyword("text", words));
}

std::string_view PlaySession::rule_of_question() {
  return game_.why_not(table_.rules, match_->view(table_.person), kNoAnswer);
}

void PlaySession::tell_rule(const std::string& id) {
  if (id.empty() || !narrator_.texts().has("rule." + id))
    return line(Sentence("ui.rule.unknown").keyword("input", id).keyword("example", rule_of_question()));
  const std::string words = narrator_.texts().rule(id);
  line(Sentence("ui.rule").keyword("rule", id).keyword("text", words));
}

void PlaySession::tell_log(const std::string& count) {
  if (log_.empty()) return terminal_.line(text("ui.log.empty"));
  const std::size_t all = log_.size();
  const int wanted = number_in(count).value_or(static_cast<int>(all));
  const std::size_t shown = std::min(all, static_cast<std::size_t>(std::max(wanted, 1)));
  terminal_.heading(text("ui.log.title"));
  for (std::size_t i = all - shown; i < all; ++i) terminal_.line(log_[i]);
  line(Sentence("ui.log.decisions").number("n", match_->answers()));
}

void PlaySession::save(const std::string& path) {
  if (path.empty()) return terminal_.line(text("ui.save.which_file"));
  const Result<void> written = write_file(path, writer_.saved(state()));
  if (written) return line(Sentence("ui.save.done").keyword("path", path).keyword("game", game_.info().key));
  const std::string reason = written.problem().message();
  line(Sentence("ui.save.failed").keyword("reason", reason));
}

PlaySession::Typed PlaySession::quit() {
  terminal_.line(text("ui.quit.ask"));
  const std::optional<std::string> typed = terminal_.ask(text("ui.prompt"));
  if (typed && *typed != text("ui.command.yes") && *typed != "yes") return tell_question(), Typed::Again;
  terminal_.line(text("ui.quit.bye"));
  return Typed::Left;
}

std::optional<Seat> PlaySession::seat_named(const std::string& name) const {
  for (std::size_t i = 0; i < table_.names.size(); ++i)
    if (table_.names[i] == name || fmt::format("P{}", i) == name) return seat_at(static_cast<int>(i));
  return std::nullopt;
}

}  // namespace holdout
