#include "protocol/bot_messages.h"

#include <charconv>
#include <limits>

#include <fmt/core.h>

#include "engine/talking/statement_text.h"
#include "protocol/codecs.h"

namespace holdout {

namespace {

JsonText message(std::string_view type) {
  JsonText out;
  out.open().key("t").text(type);
  return out;
}

std::string finished(JsonText& out) { return out.close().take(); }

// The fields of a message whose type has to be `type`.
Result<json::value> open_message(std::string_view line, std::string_view type) {
  Result<json::value> value = parse_json(line, "");
  if (!value) return value.problem();
  const json::object* object = value->if_object();
  const json::value* found = object == nullptr ? nullptr : object->if_contains("t");
  if (found == nullptr || !found->is_string())
    return Problem{.what = "the line is no message", .expected = fmt::format("a message '{}'", type)};
  if (found->get_string() != type)
    return Problem{.what = fmt::format("message {}", shown(*found)),
                   .expected = fmt::format("a message '{}'", type)};
  return value;
}

std::uint64_t read_seed(JsonObject& object) {
  const std::string text = object.text("seed");
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed, 16);
  if (error != std::errc() || end != text.data() + text.size() || text.empty())
    object.fail("seed", fmt::format("is '{}'", text), "up to 16 hexadecimal digits");
  return seed;
}

Result<TableMessage> read_see(JsonObject& object, const AnyGame& game, Seat viewer) {
  SeeMessage see;
  const Result<const json::array*> events = as_list(object.any("events"), "events");
  if (!events) return events.problem();
  for (std::size_t i = 0; i < (*events)->size(); ++i)
    see.events.push_back(object.take(read_redacted((**events)[i], fmt::format("events[{}]", i), viewer)));
  Result<ViewBox> view = read_view(object.any("view"), "view", game);
  if (!view) return view.problem();
  see.view = *view;
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return TableMessage(std::move(see));
}

Result<TableMessage> read_hear(JsonObject& object, const AnyGame& game) {
  const std::int64_t id = object.number("id", 1, std::numeric_limits<std::uint16_t>::max());
  const Result<Seat> speaker = parse_player(object.text("speaker"), kMaxSeats);
  if (!speaker) object.fail("speaker", speaker.problem().what, speaker.problem().expected);
  const std::string notation = object.text("say");
  object.any("words");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  Result<Statement> said = parse_statement(game.forms(), notation);
  if (!said) return said.problem();
  said->id = static_cast<std::uint16_t>(id);
  said->speaker = *speaker;
  return TableMessage(HearMessage{*said});
}

template <class Message>
Result<TableMessage> read_request(JsonObject& object, const AnyGame& game, Message request) {
  request.prompt = object.take(read_prompt(object.any("prompt"), "prompt"));
  const Result<ViewBox> view = read_view(object.any("view"), "view", game);
  if (!view) return view.problem();
  request.view = *view;
  request.budget_ms = static_cast<int>(object.number("budget_ms", 1, std::numeric_limits<int>::max()));
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return TableMessage(std::move(request));
}

Result<TableMessage> read_decide(JsonObject& object, const AnyGame& game) {
  DecideMessage decide;
  const Result<const json::array*> options = as_list(object.any("options"), "options");
  if (!options) return options.problem();
  for (std::size_t i = 0; i < (*options)->size(); ++i) {
    JsonObject option((**options)[i], fmt::format("options[{}]", i));
    decide.options.push_back(option.text("do"));
    option.any("words");
    if (const Result<void> end = option.finish(); !end) return end.problem();
  }
  return read_request(object, game, std::move(decide));
}

}  // namespace

std::string hello_line(const HelloMessage& hello) {
  JsonText out = message("hello");
  out.key("protocol").number(kBotProtocol).key("game").text(hello.game);
  out.key("rules_version").number(hello.rules_version).key("setup");
  write_setup(out, hello.setup);
  out.key("seat").text(seat_name(hello.seat)).key("seed").text(fmt::format("{:016x}", hello.seed));
  return finished(out);
}

std::string see_line(const AnyGame& game, const RulesBox& rules, std::span<const Event> redacted,
                     const ViewBox& view) {
  JsonText out = message("see");
  out.key("events").open_list();
  for (const Event& event : redacted) write_redacted(out, event, game.event_text(rules, view, event));
  out.close_list().key("view");
  write_view(out, game, view);
  return finished(out);
}

std::string hear_line(const AnyGame& game, const Statement& statement) {
  JsonText out = message("hear");
  out.key("id").number(statement.id).key("speaker").text(seat_name(statement.speaker));
  out.key("say").text(statement_notation(game.forms(), statement)).key("words");
  write_sentence(out, statement_sentence(game.forms()[statement.kind], statement));
  return finished(out);
}

std::string decide_line(const AnyGame& game, const RulesBox& rules, const ViewBox& view, const Prompt& prompt,
                        const Actions& options, int budget_ms) {
  JsonText out = message("decide");
  out.key("prompt");
  write_prompt(out, prompt);
  out.key("options").open_list();
  for (const Action& option : options) {
    out.open().key("do").text(game.notation(rules, option)).key("words");
    write_sentence(out, game.option_text(rules, view, option));
    out.close();
  }
  out.close_list().key("view");
  write_view(out, game, view);
  out.key("budget_ms").number(budget_ms);
  return finished(out);
}

std::string speak_line(const AnyGame& game, const ViewBox& view, const Prompt& prompt, int budget_ms) {
  JsonText out = message("speak");
  out.key("prompt");
  write_prompt(out, prompt);
  out.key("view");
  write_view(out, game, view);
  out.key("budget_ms").number(budget_ms);
  return finished(out);
}

std::string ready_line(std::string_view name) {
  JsonText out = message("hello");
  out.key("protocol").number(kBotProtocol).key("name").text(name);
  return finished(out);
}

std::string choose_line(std::string_view notation) {
  JsonText out = message("choose");
  out.key("do").text(notation);
  return finished(out);
}

std::string say_line(const AnyGame& game, const std::optional<Statement>& statement) {
  JsonText out = message("say");
  out.key("say");
  if (statement)
    out.text(statement_notation(game.forms(), *statement));
  else
    out.nothing();
  return finished(out);
}

Result<HelloMessage> read_hello(std::string_view line) {
  const Result<json::value> value = open_message(line, "hello");
  if (!value) return value.problem();
  JsonObject object(*value, "hello");
  object.text("t");
  object.number("protocol", kBotProtocol, kBotProtocol);
  HelloMessage hello;
  hello.game = object.text("game");
  hello.rules_version = static_cast<int>(object.number("rules_version", 0, 1 << 30));
  hello.setup = object.take(read_setup(object.any("setup"), "hello.setup"));
  const Result<Seat> seat = parse_player(object.text("seat"), hello.setup.players);
  if (!seat) object.fail("seat", seat.problem().what, seat.problem().expected);
  if (seat) hello.seat = *seat;
  hello.seed = read_seed(object);
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return hello;
}

Result<TableMessage> read_table_message(std::string_view line, const AnyGame& game, Seat viewer) {
  const Result<json::value> value = parse_json(line, "");
  if (!value) return value.problem();
  JsonObject object(*value, "");
  const std::string type = object.text("t");
  if (type == "see") return read_see(object, game, viewer);
  if (type == "hear") return read_hear(object, game);
  if (type == "decide") return read_decide(object, game);
  if (type == "speak") return read_request(object, game, SpeakMessage{});
  if (!object.ok()) return object.finish().problem();
  return Problem{.what = fmt::format("message '{}'", type), .expected = "see, hear, decide or speak"};
}

Result<std::string> read_ready(std::string_view line) {
  const Result<json::value> value = open_message(line, "hello");
  if (!value) return value.problem();
  JsonObject object(*value, "hello");
  object.text("t");
  object.number("protocol", kBotProtocol, kBotProtocol);
  std::string name = object.text("name");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return name;
}

Result<std::string> read_choose(std::string_view line) {
  const Result<json::value> value = open_message(line, "choose");
  if (!value) return value.problem();
  JsonObject object(*value, "choose");
  object.text("t");
  std::string notation = object.text("do");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return notation;
}

Result<std::optional<Statement>> read_say(std::string_view line, const AnyGame& game) {
  const Result<json::value> value = open_message(line, "say");
  if (!value) return value.problem();
  JsonObject object(*value, "say");
  object.text("t");
  const json::value& said = object.any("say");
  const std::string notation = said.is_null() ? "" : object.take(as_text(said, "say.say"));
  if (const Result<void> end = object.finish(); !end) return end.problem();
  if (said.is_null()) return std::optional<Statement>();
  const Result<Statement> statement = parse_statement(game.forms(), notation);
  if (!statement) return statement.problem();
  return std::optional(*statement);
}

}  // namespace holdout
