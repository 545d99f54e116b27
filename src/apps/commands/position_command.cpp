#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/positions.h"
#include "protocol/codecs.h"
#include "records/files.h"

namespace holdout {

namespace {

struct PositionArguments {
  GameArguments game;
  std::string file;
  std::vector<std::string> answers;
  int seat = -1;
};

Result<Position> chosen_start(const GameArguments& arguments) {
  Result<ChosenGame> chosen = choose_game(arguments);
  if (!chosen) return chosen.problem();
  return start_position(*chosen->game, std::move(chosen->rules));
}

Result<Position> load_position(const PositionArguments& arguments) {
  const Result<const AnyGame*> game = game_named(arguments.game.game);
  if (!game) return game.problem();
  const Result<std::string> text = read_file(arguments.file);
  if (!text) return text.problem();
  return read_position(*text, arguments.file, *game);
}

void write_options(JsonText& out, const Position& position, Seat seat) {
  Actions options;
  position.game->options(position.rules, position.state, seat, options);
  out.open_list();
  for (const Action& each : options) out.text(position.game->notation(position.rules, each));
  out.close_list();
}

void write_outcomes(JsonText& out, const Position& position) {
  Outcomes outcomes;
  position.game->outcomes(position.rules, position.state, outcomes);
  out.open_list();
  for (const Outcome& each : outcomes)
    out.open()
        .key("do")
        .text(position.game->notation(position.rules, each.action))
        .key("weight")
        .number(each.weight)
        .close();
  out.close_list();
}

std::string whole_text(const Position& position, std::span<const Event> events) {
  const Question& question = position.game->question(position.rules, position.state);
  JsonText out(JsonText::Layout::Indented);
  out.open().key("position");
  write_position(out, position);
  out.key("state");
  write_state(out, *position.game, position.state);
  out.key("question");
  write_question(out, question);
  out.key("over").flag(question.over());
  if (question.chance()) {
    out.key("outcomes");
    write_outcomes(out, position);
  } else {
    out.key("options").open();
    for (Seat seat : question.may_answer) {
      out.key(seat_name(seat));
      write_options(out, position, seat);
    }
    out.close();
  }
  out.key("events");
  write_events(out, events);
  return out.close().take() + "\n";
}

struct Noticed {
  Event event;  // as the seat may know it
  Sentence words;
};

// What one answer brought, and chance after it; nothing without a seat.
void notice(std::vector<Noticed>& noticed, const Position& position, std::span<const Event> events,
            int seat) {
  if (seat < 0) return;
  const ViewBox view = position.game->view_of(position.rules, position.state, seat_at(seat));
  for (const Event& event : events)
    if (const std::optional<Event> seen = redact(event, seat_at(seat)))
      noticed.push_back({*seen, position.game->event_text(position.rules, view, *seen)});
}

std::string seat_text(const Position& position, std::span<const Noticed> noticed, Seat seat) {
  const ViewBox view = position.game->view_of(position.rules, position.state, seat);
  JsonText out(JsonText::Layout::Indented);
  out.open().key("seat").text(seat_name(seat)).key("view");
  write_view(out, *position.game, view);
  out.key("board");
  write_board(out, *position.game, position.game->board(position.rules, view));
  out.key("prompt");
  write_prompt(out, position.game->prompt_for(position.rules, position.state, seat));
  out.key("options");
  write_options(out, position, seat);
  out.key("events").open_list();
  for (const auto& [event, words] : noticed) write_redacted(out, event, words);
  out.close_list();
  return out.close().take() + "\n";
}

Exit run_position(const PositionArguments& arguments) {
  const bool from_file = !arguments.file.empty();
  Result<Position> position = from_file ? load_position(arguments) : chosen_start(arguments.game);
  if (!position) return report(position.problem(), from_file ? Exit::BadInput : Exit::WrongUse);
  if (arguments.seat >= position->rules.players())
    return report({"--seat", fmt::format("{} is no seat", arguments.seat),
                   fmt::format("0 to {}", position->rules.players() - 1)},
                  Exit::WrongUse);
  std::vector<Event> events;
  std::vector<Noticed> noticed;
  std::size_t told = 0;  // of the events
  Log log(events);
  for (std::size_t i = 0; i < arguments.answers.size(); ++i) {
    if (const Result<void> done = do_answer(*position, arguments.answers[i], log); !done)
      return report({"--do", done.problem().what, done.problem().expected}, Exit::BadInput);
    const bool chance_goes_on = position->game->question(position->rules, position->state).chance();
    if (chance_goes_on && i + 1 < arguments.answers.size()) continue;
    notice(noticed, *position, std::span(events).subspan(told), arguments.seat);
    told = events.size();
  }
  return print(arguments.seat < 0 ? whole_text(*position, events)
                                  : seat_text(*position, noticed, seat_at(arguments.seat)));
}

}  // namespace

void add_position(CLI::App& app, Exit& exit) {
  CLI::App* position = app.add_subcommand("position", "look at a position, or play on from it, as JSON");
  auto arguments = std::make_shared<PositionArguments>();
  add_game_name(*position, arguments->game.game);
  position->add_option("file", arguments->file, "the position; without it the start of a game");
  add_setup_arguments(*position, arguments->game);
  position
      ->add_option("--do", arguments->answers,
                   "answer to play, \"P0 go 4\" or \"chance roll 5\"; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  position->add_option("--seat", arguments->seat, "only what this seat sees")
      ->check(CLI::Range(0, kMaxSeats - 1));
  position->callback([arguments, &exit] { exit = run_position(*arguments); });
}

}  // namespace holdout
