// What a person can type at their decision: PlaySession's ears.
#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/terminal/menu.h"
#include "apps/terminal/play_session.h"
#include "apps/terminal/say_dialog.h"
#include "engine/talking/statement_text.h"
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
  asked_ = true;
  tell_news();
  tell_new_role();
  const Prompt prompt = game_.prompt_for(table_.rules, state(), table_.person);
  if (std::exchange(told_phase_, prompt.phase) != prompt.phase) tell_situation();
  tell_question();
  return listen();
}

Result<bool> PlaySession::listen() {
  for (;;) {
    const std::optional<std::string> typed = terminal_.ask(text("ui.prompt"));
    if (!typed) {
      terminal_.line(text("ui.input_ended"));
      return false;
    }
    switch (asked_ ? obey(*typed) : obey_watching(*typed)) {
      case Typed::Answered: return true;
      case Typed::Left: return false;
      case Typed::Again: break;
      case Typed::Spoke: {
        watched_phase_ = -1;
        if (!asked_) return true;                 // the replies are told at once
        const Result<Seat> same = match_->run();  // others may reply; the question stays open
        if (!same) return same.problem();
        tell_news();
        tell_question();
      }
    }
  }
}

// Where nothing but to pass is legal the question was asked all the same, as the rules ask it, and the record
// has the answer: only the person is spared it.
bool PlaySession::answer_alone() {
  options_.clear();
  game_.options(table_.rules, state(), table_.person, options_);
  const Kinds& kinds = game_.info().kinds;
  const Prompt prompt = game_.prompt_for(table_.rules, state(), table_.person);
  const bool for_talk = prompt.kind < kinds.questions.size() && kinds.questions[prompt.kind].for_talk;
  if (!table_.pass_alone || for_talk || options_.size() != 1 || !passes(kinds, options_[0])) return false;
  marks_.push_back({log_.size(), counts_});
  const Result<void> answered = match_->answer(table_.person, options_[0]);
  HOLDOUT_ASSERT(static_cast<bool>(answered), "an option that was offered is legal");
  return true;
}

PlaySession::Typed PlaySession::obey(const std::string& typed) {
  if (typed.empty()) return tell_question(), Typed::Again;
  const auto label = std::find(labels_.begin(), labels_.end(), typed);
  if (label != labels_.end()) return answer(static_cast<std::size_t>(label - labels_.begin()));
  if (number_in(typed)) {
    const std::string labels = fmt::format("{}", fmt::join(labels_, ", "));
    line(Sentence("ui.no_answer").keyword("input", typed).keyword("labels", labels));
    return Typed::Again;
  }
  if (const std::optional<Typed> obeyed = obey_at_any_time(typed)) return *obeyed;
  return answer_words(typed);
}

// Commands go by the name of the language, and by the English one.
std::optional<PlaySession::Typed> PlaySession::obey_at_any_time(const std::string& typed) {
  const Words words = split(typed);
  const auto is = [&](std::string_view command, std::string_view english) {
    return words.first == text(command) || words.first == english;
  };
  if (is("ui.command.help", "help")) return help(), Typed::Again;
  if (is("ui.command.opening", "intro")) return tell_opening(), tell_question(), Typed::Again;
  if (is("ui.command.undo", "undo")) return undo();
  if (is("ui.command.alone", "auto")) return set_alone(words.rest), Typed::Again;
  if (is("ui.command.situation", "look")) return tell_situation(), tell_question(), Typed::Again;
  if (is("ui.command.why", "why")) return why(words.rest), Typed::Again;
  if (is("ui.command.rule", "rule")) return tell_rule(words.rest), Typed::Again;
  if (is("ui.command.say", "say")) return speak(words.rest);
  if (is("ui.command.log", "log")) return tell_log(words.rest), Typed::Again;
  if (is("ui.command.save", "save")) return save(words.rest), Typed::Again;
  if (is("ui.command.quit", "quit")) return quit();
  return std::nullopt;
}

// Notation works too, and a refusal names its rule.
PlaySession::Typed PlaySession::answer_words(const std::string& typed) {
  const Result<Action> action = game_.parse(table_.rules, typed);
  if (action && options_.contains(*action))
    return answer(
        static_cast<std::size_t>(std::find(options_.begin(), options_.end(), *action) - options_.begin()));
  if (action)
    why_answer(typed);
  else
    line(Sentence("ui.unknown").keyword("input", typed).keyword("label", labels_.front()));
  return Typed::Again;
}

PlaySession::Typed PlaySession::answer(std::size_t nth) {
  if (!is_sure(nth)) return tell_question(), Typed::Again;
  marks_.push_back({log_.size(), counts_});
  const Result<void> answered = match_->answer(table_.person, options_[static_cast<int>(nth)]);
  HOLDOUT_ASSERT(static_cast<bool>(answered), "an option that was offered is legal");
  return Typed::Answered;
}

// What decides much is asked for once more: the same again, or yes.
bool PlaySession::is_sure(std::size_t nth) {
  const Action action = options_[static_cast<int>(nth)];
  const ViewBox& view = match_->view(table_.person);
  const Prompt prompt = game_.prompt_for(table_.rules, state(), table_.person);
  if (table_.sure || !binds(game_.info().kinds, prompt.kind, action)) return true;
  const std::string words = narrator_.sentence(game_.option_text(table_.rules, view, action));
  line(Sentence("ui.sure").keyword("text", words).keyword("label", labels_[nth]));
  const std::optional<std::string> typed = terminal_.ask(text("ui.prompt"));
  return typed && (*typed == labels_[nth] || *typed == text("ui.command.yes") || *typed == "yes");
}

PlaySession::Typed PlaySession::undo() {
  if (!asked_ || !match_->can_undo(table_.person)) {
    terminal_.line(text("ui.undo.nothing"));
    return Typed::Again;
  }
  match_->undo();
  terminal_.line(text("ui.undo.done"));
  return Typed::Answered;  // and asked anew
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
  const bool talks = !game_.forms().empty();
  const std::string answer = example_answer();
  const auto tell = [&](std::string_view key) {
    const Sentence sentence = Sentence(key).keyword("example", rule_of_question()).keyword("answer", answer);
    terminal_.line("  " + narrator_.sentence(sentence), 4);
  };
  for (const char* key : {"ui.help.number", "ui.help.words", "ui.help.undo", "ui.help.situation",
                          "ui.help.opening", "ui.help.why", "ui.help.rule"})
    tell(key);
  if (talks) tell("ui.help.say");
  for (const char* key : {"ui.help.log", "ui.help.alone", "ui.help.save", "ui.help.quit"}) tell(key);
  if (talks) tell("ui.help.lying");
}

// The last answer, as it can be typed in words.
std::string PlaySession::example_answer() const {
  return options_.empty() ? std::string() : game_.notation(table_.rules, options_.back());
}

void PlaySession::set_alone(const std::string& wish) {
  table_.pass_alone = wish == text("ui.alone.word.on") || wish == "on"     ? true
                      : wish == text("ui.alone.word.off") || wish == "off" ? false
                                                                           : !table_.pass_alone;
  terminal_.line(text(table_.pass_alone ? "ui.alone.on" : "ui.alone.off"));
}

void PlaySession::why(const std::string& what) {
  if (what.empty()) return tell_rule(std::string(rule_of_question()));
  const std::optional<Seat> seat = seat_named(what);
  const auto label = std::find(labels_.begin(), labels_.end(), what);
  if (!seat && asked_ && label != labels_.end())
    return line(Sentence("ui.why.allowed").keyword("label", *label));
  if (!seat) return why_answer(what);
  const Player* player = players_[static_cast<std::size_t>(index(*seat))].get();
  const std::string example = example_answer();
  if (player == nullptr) return line(Sentence("ui.why.whom").keyword("answer", example));
  if (!table_.reasons) return line(Sentence("ui.why.secret").player("player", *seat));
  const Sentence reason = player->reason();
  if (reason.key.empty()) return line(Sentence("ui.why.nothing_yet").player("player", *seat));
  const std::string words = narrator_.sentence(reason);
  line(Sentence("ui.why.reason").player("player", *seat).keyword("text", words));
}

void PlaySession::why_answer(const std::string& what) {
  const Result<Action> action = game_.parse(table_.rules, what);
  const std::string example = example_answer();
  if (!action || !asked_) return line(Sentence("ui.why.whom").keyword("answer", example));
  const auto* found = std::find(options_.begin(), options_.end(), *action);
  if (found != options_.end())
    return line(Sentence("ui.why.allowed")
                    .keyword("label", labels_[static_cast<std::size_t>(found - options_.begin())]));
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
  if (is_locked(id)) return line(Sentence("ui.rule.locked").keyword("input", id));
  const std::string words = narrator_.texts().rule(id);
  line(Sentence("ui.rule").keyword("rule", id).keyword("text", words));
}

// The variant of a rule is told to who has unlocked it, or asked for every rule.
bool PlaySession::is_locked(std::string_view rule) const {
  const std::string_view variants = game_.info().variant_rules;
  if (table_.every_rule || variants.empty() || !rule.starts_with(variants)) return false;
  const std::optional<int> number = number_in(std::string(rule.substr(variants.size())));
  return number && !table_.unlocked.contains(*number);
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
