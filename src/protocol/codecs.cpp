#include "protocol/codecs.h"

#include <algorithm>
#include <limits>

#include <fmt/core.h>

#include "protocol/json_describer.h"

namespace holdout {

namespace {

using Payload = std::array<std::uint8_t, kEventBytes>;

void write_payload(JsonText& out, std::string_view name, const Payload& payload) {
  std::size_t used = payload.size();
  while (used > 0 && payload[used - 1] == 0) --used;
  if (used == 0) return;
  out.key(name).open_list();
  for (std::size_t i = 0; i < used; ++i) out.number(payload[i]);
  out.close_list();
}

Payload read_payload(JsonObject& object, std::string_view name) {
  Payload payload{};
  if (!object.has(name)) return payload;
  const Result<const json::array*> list = as_list(object.any(name), object.path(name));
  if (!list) {
    object.take_problem(list.problem());
    return payload;
  }
  const json::array& items = **list;
  if (items.size() > payload.size())
    object.fail(name, fmt::format("has {} items", items.size()), fmt::format("at most {}", kEventBytes));
  for (std::size_t i = 0; i < std::min(items.size(), payload.size()); ++i)
    payload[i] = static_cast<std::uint8_t>(
        object.take(as_number(items[i], fmt::format("{}[{}]", object.path(name), i), 0, 255)));
  return payload;
}

void write_kind_and_actor(JsonText& out, const Event& event) {
  out.key("kind").number(event.kind);
  if (event.actor != kNobody) out.key("actor").text(seat_name(event.actor));
}

Seat read_actor(JsonObject& object) {
  if (!object.has("actor")) return kNobody;
  const Result<Seat> seat = parse_seat(object.text("actor"));
  if (!seat) object.fail("actor", seat.problem().what, seat.problem().expected);
  return seat ? *seat : kNobody;
}

void write_choices(JsonText& out, const Setup::Choices& choices) {
  out.open();
  for (const auto& [key, value] : choices) out.key(key).text(value);
  out.close();
}

Setup::Choices read_choices(JsonObject& object, std::string_view name) {
  Setup::Choices choices;
  const json::value& value = object.any(name);
  if (!value.is_object()) {
    object.fail(name, "is " + shown(value), "an object");
    return choices;
  }
  for (const auto& field : value.get_object()) {
    const std::string key(field.key().data(), field.key().size());
    choices[key] = object.take(as_text(field.value(), object.path(name) + "." + key));
  }
  return choices;
}

void write_fact(JsonText& out, const Fact& fact) {
  switch (fact.type) {
    case Fact::Type::Number: out.number(fact.value); break;
    case Fact::Type::Numbers:
      out.open_list();
      fact.row.each([&](int figure) { out.number(figure); });
      out.close_list();
      break;
    case Fact::Type::Player: out.text(seat_name(seat_at(fact.value))); break;
    case Fact::Type::Players: write_seats(out, SeatSet(static_cast<std::uint16_t>(fact.value))); break;
    case Fact::Type::Term:
    case Fact::Type::Keyword: out.text(fact.word); break;
    case Fact::Type::Terms:
    case Fact::Type::TermRow:
      out.open_list();
      fact.each_word([&](std::string_view word) { out.text(word); });
      out.close_list();
      break;
  }
}

}  // namespace

std::string seat_name(Seat seat) {
  if (is_player(seat)) return fmt::format("P{}", index(seat));
  if (seat == kChance) return "chance";
  return seat == kSpectator ? "spectator" : "nobody";
}

Result<Seat> parse_seat(std::string_view text) {
  if (text == "chance") return kChance;
  if (text.size() == 2 && text[0] == 'P' && text[1] >= '0' && text[1] < '0' + kMaxSeats)
    return seat_at(text[1] - '0');
  return Problem{.what = fmt::format("'{}' is no seat", text.substr(0, 20)),
                 .expected = "P0 to P7 or chance"};
}

Result<Seat> parse_player(std::string_view text, int players) {
  const Result<Seat> seat = parse_seat(text);
  if (seat && index(*seat) < players) return *seat;
  return Problem{.what = fmt::format("'{}' is no seat of this game", text.substr(0, 20)),
                 .expected = fmt::format("P0 to P{}", players - 1)};
}

void write_seats(JsonText& out, SeatSet seats) {
  if (seats == kEverybody) {
    out.text("all");
    return;
  }
  out.open_list();
  for (Seat seat : seats) out.text(seat_name(seat));
  out.close_list();
}

Result<SeatSet> read_seats(const json::value& value, const std::string& where) {
  if (value.is_string() && value.get_string() == "all") return kEverybody;
  if (!value.is_array())
    return Problem{.where = where, .what = "is " + shown(value), .expected = "a list of seats, or \"all\""};
  SeatSet seats;
  for (const json::value& each : value.get_array()) {
    const Result<std::string> name = as_text(each, where);
    if (!name) return name.problem();
    const Result<Seat> seat = *name == "spectator" ? Result<Seat>(kSpectator) : parse_seat(*name);
    if (!seat)
      return Problem{.where = where, .what = seat.problem().what, .expected = seat.problem().expected};
    seats.add(*seat);
  }
  return seats;
}

void write_setup(JsonText& out, const Setup& setup) {
  out.open().key("players").number(setup.players);
  out.key("options");
  write_choices(out, setup.options);
  out.key("figures");
  write_choices(out, setup.figures);
  out.close();
}

Result<Setup> read_setup(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  Setup setup;
  setup.players = static_cast<int>(object.number("players", 1, kMaxSeats));
  setup.options = read_choices(object, "options");
  setup.figures = read_choices(object, "figures");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return setup;
}

void write_event(JsonText& out, const Event& event) {
  out.open();
  write_kind_and_actor(out, event);
  if (event.noticed_by != kEverybody) {
    out.key("noticed");
    write_seats(out, event.noticed_by);
  }
  if (event.seen_by != kEverybody) {
    out.key("seen");
    write_seats(out, event.seen_by);
  }
  write_payload(out, "open", event.open);
  write_payload(out, "secret", event.secret);
  out.close();
}

void write_events(JsonText& out, std::span<const Event> events) {
  out.open_list();
  for (const Event& event : events) write_event(out, event);
  out.close_list();
}

Result<Event> read_event(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  Event event;
  event.kind = static_cast<std::uint8_t>(object.number("kind", 0, 255));
  event.actor = read_actor(object);
  if (object.has("noticed"))
    event.noticed_by = object.take(read_seats(object.any("noticed"), object.path("noticed")));
  if (object.has("seen")) event.seen_by = object.take(read_seats(object.any("seen"), object.path("seen")));
  event.open = read_payload(object, "open");
  event.secret = read_payload(object, "secret");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return event;
}

void write_redacted(JsonText& out, const Event& event, const Sentence& words) {
  out.open();
  write_kind_and_actor(out, event);
  write_payload(out, "open", event.open);
  out.key("seen").flag(!event.seen_by.empty());
  write_payload(out, "secret", event.secret);
  if (!words.key.empty()) {
    out.key("words");
    write_sentence(out, words);
  }
  out.close();
}

Result<Event> read_redacted(const json::value& value, const std::string& where, Seat viewer) {
  JsonObject object(value, where);
  Event event;
  event.kind = static_cast<std::uint8_t>(object.number("kind", 0, 255));
  event.actor = read_actor(object);
  event.noticed_by = {};
  event.seen_by = object.flag("seen") ? only(viewer) : SeatSet{};
  event.open = read_payload(object, "open");
  event.secret = read_payload(object, "secret");
  if (object.has("words")) object.any("words");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return event;
}

void write_prompt(JsonText& out, const Prompt& prompt) {
  out.open().key("kind").number(prompt.kind).key("phase").number(prompt.phase).key("waited_for");
  write_seats(out, prompt.waited_for);
  out.key("asked").flag(prompt.asked).key("sealed").flag(prompt.sealed);
  out.key("may_pass").flag(prompt.may_pass).key("serial").number(prompt.serial).close();
}

Result<Prompt> read_prompt(const json::value& value, const std::string& where) {
  JsonObject object(value, where);
  Prompt prompt;
  prompt.kind = static_cast<std::uint8_t>(object.number("kind", 0, 255));
  prompt.phase = static_cast<std::uint8_t>(object.number("phase", 0, 255));
  prompt.waited_for = object.take(read_seats(object.any("waited_for"), object.path("waited_for")));
  prompt.asked = object.flag("asked");
  prompt.sealed = object.flag("sealed");
  prompt.may_pass = object.flag("may_pass");
  prompt.serial =
      static_cast<std::uint16_t>(object.number("serial", 0, std::numeric_limits<std::uint16_t>::max()));
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return prompt;
}

void write_question(JsonText& out, const Question& question) {
  out.open().key("kind").number(question.kind).key("may_answer");
  write_seats(out, question.may_answer);
  out.key("waited_for");
  write_seats(out, question.waited_for);
  out.key("sealed").flag(question.sealed).key("may_pass").flag(question.may_pass).close();
}

void write_sentence(JsonText& out, const Sentence& sentence) {
  out.open().key("key").text(sentence.key).key("facts").open();
  for (const Fact& fact : sentence.facts) {
    out.key(fact.name);
    write_fact(out, fact);
  }
  out.close().close();
}

void write_state(JsonText& out, const AnyGame& game, const StateBox& state) {
  StateBox copy = state;
  JsonWriter writer(out);
  out.open();
  game.describe_state(copy, writer);
  out.close();
}

void write_view(JsonText& out, const AnyGame& game, const ViewBox& view) {
  ViewBox copy = view;
  JsonWriter writer(out);
  out.open();
  game.describe_view(copy, writer);
  out.close();
}

void write_board(JsonText& out, const AnyGame& game, const ViewBox& board) {
  ViewBox copy = board;
  JsonWriter writer(out);
  out.open();
  game.describe_board(copy, writer);
  out.close();
}

Result<ViewBox> read_view(const json::value& value, const std::string& where, const AnyGame& game) {
  ViewBox view = game.blank_view();
  JsonReader reader(value, where);
  game.describe_view(view, reader);
  if (const Result<void> end = reader.finish(); !end) return end.problem();
  return view;
}

}  // namespace holdout
