#include <charconv>
#include <iostream>
#include <memory>

#include <fmt/core.h>
#include <unistd.h>

#include "apps/commands/commands.h"
#include "apps/terminal/narrator.h"
#include "catalogue/all_games.h"
#include "engine/talking/statement_numbers.h"
#include "protocol/codecs.h"
#include "records/check_record.h"
#include "records/files.h"

namespace holdout {

namespace {

struct ReplayArguments {
  std::string file;
  int seat = -1;
  std::string language = "en";
  bool at_once = false;
};

// Keeps the whole game of a record, in the order it happened. Events are told once the game is known.
class Tape final : public MatchSink {
 public:
  struct Entry {
    Seat seat = kNobody;
    Action action{};
    std::vector<Event> events{};
    StateBox after{};  // of a statement nothing
    std::optional<Statement> said{};
  };
  void began(std::span<const Event> events, const StateBox& state) override {
    entries.push_back({.events = {events.begin(), events.end()}, .after = state});
  }
  void answered(const Step& step) override {
    entries.push_back({.seat = step.seat,
                       .action = step.action,
                       .events = {step.events.begin(), step.events.end()},
                       .after = step.state});
  }
  void said(const Statement& statement) override {
    entries.push_back({.seat = statement.speaker, .said = statement});
  }
  std::vector<Entry> entries;
};

std::vector<std::string> seat_names(int players) {
  std::vector<std::string> names;
  for (int i = 0; i < players; ++i) names.push_back(seat_name(seat_at(i)));
  return names;
}

// By entry: the state when chance had done its part, with which an answer and what it brought are told.
std::vector<const StateBox*> states_told_with(const CheckedRecord& record, const Tape& tape) {
  std::vector<const StateBox*> told(tape.entries.size());
  const StateBox* later = nullptr;
  for (std::size_t i = tape.entries.size(); i-- > 0;) {
    const Tape::Entry& entry = tape.entries[i];
    if (entry.said) continue;
    const bool chance_goes_on = later != nullptr && record.game->question(record.rules, entry.after).chance();
    told[i] = later = chance_goes_on ? later : &entry.after;
  }
  return told;
}

// One answer with what it caused, ready to print.
std::vector<std::string> told(const CheckedRecord& record, const Tape& tape, const Narrator& narrator,
                              std::optional<Seat> viewer) {
  std::vector<std::string> steps;
  int number = 0;
  StatementNumbers numbers;
  const std::vector<const StateBox*> states = states_told_with(record, tape);
  for (std::size_t i = 0; i < tape.entries.size(); ++i) {
    const Tape::Entry& entry = tape.entries[i];
    std::string text;
    if (entry.said) {
      Statement heard = *entry.said;
      numbers.add(heard);
      if (viewer) heard = numbers.as_heard(heard, *viewer);
      if (const auto said = narrator.statement(heard)) text = *said + "\n";
    } else if (entry.seat != kNobody && !viewer) {
      const std::string notation = record.game->notation(record.rules, entry.action);
      text = fmt::format("{:>4}  {}  {}\n", ++number, seat_name(entry.seat), notation);
    }
    if (!entry.said)
      for (const std::string& line : narrator.events(entry.events, *states[i]))
        text += "      " + wrapped(line, 74, 6) + "\n";
    if (!text.empty()) steps.push_back(std::move(text));
  }
  return steps;
}

// How many steps to show next: one for Enter, as many as were typed, none for the end.
int ask_how_many(const Texts& texts) {
  print(texts.plain("ui.replay.hint") + " ");
  std::string line;
  if (!std::getline(std::cin, line) || line == "q" || line == texts.plain("ui.command.quit")) return 0;
  int count = 1;
  std::from_chars(line.data(), line.data() + line.size(), count);
  return std::max(count, 1);
}

Exit show(const std::vector<std::string>& steps, const Texts& texts, bool ask) {
  int left = ask ? 1 : static_cast<int>(steps.size());
  for (const std::string& step : steps) {
    if (left == 0) left = ask_how_many(texts);
    if (left == 0) return Exit::Done;
    --left;
    if (print(step) != Exit::Done) return Exit::BadInput;
  }
  return print(texts.plain("ui.replay.end") + "\n");
}

Exit run_replay(const ReplayArguments& arguments) {
  const Result<const Texts*> language = texts_named(arguments.language);
  if (!language) return report(language.problem(), Exit::WrongUse);
  const Result<std::string> text = read_file(arguments.file);
  if (!text) return report(text.problem(), Exit::BadInput);
  Tape tape;
  const Result<CheckedRecord> record = check_record(*text, arguments.file, find_game, &tape);
  if (!record) return report(record.problem(), Exit::BadInput);
  const int players = record->rules.players();
  if (arguments.seat >= players)
    return report({"--seat", fmt::format("{} is no seat of this game", arguments.seat),
                   fmt::format("0 to {}", players - 1)},
                  Exit::WrongUse);
  const std::optional<Seat> viewer =
      arguments.seat < 0 ? std::nullopt : std::optional(seat_at(arguments.seat));
  const Narrator narrator(*record->game, record->rules, **language, seat_names(players), viewer);
  const bool ask = !arguments.at_once && output_is_terminal() && ::isatty(STDIN_FILENO) == 1;
  return show(told(*record, tape, narrator, viewer), **language, ask);
}

}  // namespace

void add_replay(CLI::App& app, Exit& exit) {
  CLI::App* replay = app.add_subcommand("replay", "step through a record");
  auto arguments = std::make_shared<ReplayArguments>();
  replay->add_option("file", arguments->file, "the record")->required();
  replay->add_option("--seat", arguments->seat, "only what this seat saw")
      ->check(CLI::Range(0, kMaxSeats - 1));
  replay->add_option("--lang", arguments->language, "language: en, pl");
  replay->add_flag("--all", arguments->at_once, "everything at once, without asking after each answer");
  replay->callback([arguments, &exit] { exit = run_replay(*arguments); });
}

}  // namespace holdout
