#include "apps/commands/positions.h"

#include <optional>

#include <fmt/core.h>

#include "examples/run_play.h"
#include "protocol/codecs.h"

namespace holdout {

namespace {

Problem in_file(const std::string& file, const Problem& problem) {
  return {.where = problem.where.empty() ? file : file + ": " + problem.where,
          .what = problem.what,
          .expected = problem.expected};
}

Result<Position> read_given(std::string_view text, const std::string& file, const AnyGame& game) {
  Result<GivenPosition> given = read_given_block(game.info().key, text, file);
  if (!given) return given.problem();
  return Position{&game, std::move(given->rules), given->state, std::string(text), {}};
}

// Where a position begins, as its file says.
struct Beginning {
  std::optional<Setup> setup;
  std::string given;
};

Result<Position> begin(const AnyGame& game, const Beginning& from, const JsonObject& object) {
  if (!from.setup) return read_given(from.given, object.path("given"), game);
  Result<RulesBox> rules = game.make_rules(*from.setup);
  if (!rules) return Problem{object.path("setup"), rules.problem().message(), ""};
  return start_position(game, std::move(*rules));
}

Result<Position> read_fields(JsonObject& object, const AnyGame* wanted) {
  const std::string kind = object.text("holdout");
  if (object.ok() && kind != "position") object.fail("holdout", fmt::format("is '{}'", kind), "position");
  object.number("format", kPositionFormat, kPositionFormat);
  const std::string key = object.text("game");
  const std::int64_t version = object.number("rules_version", 0, 1 << 30);
  Beginning from;
  if (object.ok() && object.has("given"))
    from.given = object.text("given");
  else
    from.setup = object.take(read_setup(object.any("setup"), object.path("setup")));
  const json::value& answers = object.any("answers");
  if (const Result<void> end = object.finish(); !end) return end.problem();

  const Result<const AnyGame*> game = game_named(key);
  if (!game) return Problem{object.path("game"), game.problem().what, game.problem().expected};
  if (wanted != nullptr && wanted != *game)
    return Problem{object.path("game"), "is " + key, std::string(wanted->info().key)};
  if (version != (*game)->info().rules_version)
    return Problem{object.path("rules_version"), fmt::format("is {}", version),
                   fmt::format("{}, which this program plays", (*game)->info().rules_version)};
  Result<Position> position = begin(**game, from, object);
  if (!position) return position;
  const Result<const json::array*> list = as_list(answers, object.path("answers"));
  if (!list) return list.problem();
  Log off;
  for (const json::value& each : **list) {
    const Result<std::string> answer = as_text(each, object.path("answers"));
    if (!answer) return answer.problem();
    if (const Result<void> done = do_answer(*position, *answer, off); !done)
      return in_file(object.path("answers"), done.problem());
  }
  return position;
}

Result<std::pair<Seat, Action>> parse_answer(const Position& position, std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos)
    return Problem{.what = fmt::format("'{}' is no answer", text),
                   .expected = "a seat and what it does: P0 go 4"};
  const Result<Seat> seat = parse_seat(text.substr(0, space));
  if (!seat) return seat.problem();
  const Result<Action> action = position.game->parse(position.rules, text.substr(space + 1));
  if (!action) return action.problem();
  return std::pair(*seat, *action);
}

std::string options_text(const Position& position, Seat seat) {
  std::string text;
  if (seat == kChance) {
    Outcomes outcomes;
    position.game->outcomes(position.rules, position.state, outcomes);
    for (const Outcome& each : outcomes)
      text += (text.empty() ? "" : ", ") + position.game->notation(position.rules, each.action);
    return text;
  }
  Actions options;
  position.game->options(position.rules, position.state, seat, options);
  for (const Action& each : options)
    text += (text.empty() ? "" : ", ") + position.game->notation(position.rules, each);
  return text;
}

bool legal(const Position& position, Seat seat, Action action) {
  if (seat == kChance) {
    Outcomes outcomes;
    position.game->outcomes(position.rules, position.state, outcomes);
    return outcomes.contains(action);
  }
  Actions options;
  position.game->options(position.rules, position.state, seat, options);
  return options.contains(action);
}

}  // namespace

Position start_position(const AnyGame& game, RulesBox rules) {
  Log off;
  const StateBox state = game.start(rules, off);
  return {&game, std::move(rules), state, {}, {}};
}

Result<Position> read_position(std::string_view text, const std::string& file, const AnyGame* game) {
  if (game != nullptr && !text.empty() && text.find_first_not_of(" \t\r\n") != text.find('{'))
    return read_given(text, file, *game);
  const Result<json::value> value = parse_json(text, file);
  if (!value) return value.problem();
  const json::object* object = value->if_object();
  const bool wrapped = object != nullptr && object->contains("position");
  JsonObject fields(wrapped ? object->at("position") : *value, wrapped ? "position" : "");
  Result<Position> position = read_fields(fields, game);
  if (!position) return in_file(file, position.problem());
  return position;
}

void write_position(JsonText& out, const Position& position) {
  const GameInfo& info = position.game->info();
  out.open().key("holdout").text("position").key("format").number(kPositionFormat);
  out.key("game").text(info.key).key("rules_version").number(info.rules_version);
  if (position.given.empty())
    write_setup(out.key("setup"), position.rules.setup());
  else
    out.key("given").text(position.given);
  out.key("answers").open_list();
  for (const std::string& answer : position.answers) out.text(answer);
  out.close_list().close();
}

Result<void> do_answer(Position& position, std::string_view text, Log& log) {
  const auto answer = parse_answer(position, text);
  if (!answer) return answer.problem();
  const auto [seat, action] = *answer;
  if (position.game->question(position.rules, position.state).over())
    return Problem{.what = fmt::format("'{}': the game is over", text)};
  if (!legal(position, seat, action)) {
    const std::string options = options_text(position, seat);
    return Problem{.what = fmt::format("'{}' is not legal here", text),
                   .expected = options.empty() ? fmt::format("an answer of another seat: {} is not asked",
                                                             seat_name(seat))
                                               : "one of " + options};
  }
  position.game->apply(position.rules, position.state, seat, action, log);
  position.answers.push_back(seat_name(seat) + ' ' + position.game->notation(position.rules, action));
  return {};
}

bool looks_like_position(std::string_view text) {
  const std::string_view head = text.substr(0, 200);
  return head.find("\"position\"") != std::string_view::npos;
}

}  // namespace holdout
