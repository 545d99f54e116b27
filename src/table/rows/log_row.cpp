#include "table/rows/log_row.h"

#include <algorithm>
#include <array>

#include <boost/json/serialize.hpp>

#include "protocol/codecs.h"
#include "protocol/messages.h"
#include "table/seating/room.h"

namespace holdout {

namespace {

constexpr std::array<std::string_view, 7> kKinds{"room", "start", "answer", "undo", "say", "chat", "repair"};

// Text that is a JSON value already, or nothing.
std::string raw_of(JsonObject& object, std::string_view name) {
  return object.has(name) ? json::serialize(object.any(name)) : std::string();
}

std::vector<std::string> texts_of(JsonObject& object, std::string_view name) {
  std::vector<std::string> texts;
  if (!object.has(name)) return texts;
  const Result<const json::array*> list = as_list(object.any(name), object.path(name));
  if (!list) {
    object.take_problem(list.problem());
    return texts;
  }
  for (const json::value& each : **list) texts.push_back(object.take(as_text(each, object.path(name))));
  return texts;
}

std::vector<Event> events_of(JsonObject& object) {
  std::vector<Event> events;
  if (!object.has("events")) return events;
  const Result<const json::array*> list = as_list(object.any("events"), object.path("events"));
  if (!list) {
    object.take_problem(list.problem());
    return events;
  }
  for (const json::value& each : **list) events.push_back(object.take(read_event(each, "events")));
  return events;
}

LateAnswer late_of(JsonObject& row) {
  JsonObject object(row.any("late"), "row.late");
  LateAnswer late{.picked = object.flag("picked"), .answer = json::serialize(object.any("answer"))};
  if (const Result<void> end = object.finish(); !end) row.take_problem(end.problem());
  return late;
}

// Told as it is to everybody who comes.
bool is_tidy(const LogRow& line) {
  const Result<std::string> name = tidy_name(line.name);
  return name && *name == line.name && tidy_line(line.text) == line.text;
}

}  // namespace

std::string write_row(const LogRow& row) {
  static thread_local JsonText out;  // kept: this is done for every step of every table
  out.begin_again();
  out.open().key("k").text(kKinds[static_cast<std::size_t>(row.kind)]);
  if (row.seat != kNobody) out.key("seat").number(index(row.seat));
  if (row.command != 0) out.key("command").number(static_cast<std::int64_t>(row.command));
  if (!row.text.empty()) out.key("text").text(row.text);
  if (!row.name.empty()) out.key("name").text(row.name);
  if (row.heard != kEverybody) out.key("heard").number(row.heard.bits());
  if (!row.guest.empty()) out.key("guest").text(row.guest);
  if (!row.chance.empty()) {
    out.key("chance").open_list();
    for (const std::string& each : row.chance) out.text(each);
    out.close_list();
  }
  if (!row.events.empty()) {
    out.key("events");
    write_events(out, row.events);
  }
  if (!row.room.empty()) out.key("room").raw(row.room);
  if (!row.notice.empty()) out.key("notice").raw(row.notice);
  if (row.late)
    out.key("late").open().key("picked").flag(row.late->picked).key("answer").raw(row.late->answer).close();
  if (row.window_ms != 0) out.key("window").number(row.window_ms);
  out.close();
  return std::string(out.str());
}

Result<LogRow> read_row(std::string_view body) {
  const Result<json::value> value = parse_json(body, "row");
  if (!value) return value.problem();
  JsonObject object(*value, "row");
  LogRow row;
  const std::string kind = object.text("k");
  const auto known = std::find(kKinds.begin(), kKinds.end(), kind);
  if (known == kKinds.end())
    return Problem{.where = "row.k", .what = "is '" + kind + "'", .expected = "a kind of row"};
  row.kind = static_cast<LogRow::Kind>(known - kKinds.begin());
  if (object.has("seat")) row.seat = seat_at(static_cast<int>(object.number("seat", 0, kMaxSeats - 1)));
  if (object.has("command"))
    row.command = static_cast<std::uint64_t>(object.number("command", 1, kCommandIdLimit));
  if (object.has("text")) row.text = object.text("text");
  if (object.has("name")) row.name = object.text("name");
  if (object.has("heard")) row.heard = SeatSet(static_cast<std::uint16_t>(object.number("heard", 0, 0xFFFF)));
  if (object.has("guest")) row.guest = object.text("guest");
  row.chance = texts_of(object, "chance");
  row.events = events_of(object);
  row.room = raw_of(object, "room");
  row.notice = raw_of(object, "notice");
  if (object.has("late")) row.late = late_of(object);
  if (object.has("window")) row.window_ms = object.number("window", 1, kMostWindowMs);
  if (row.kind == LogRow::Kind::Chat && !is_tidy(row))
    object.fail("text", "is no line that a table takes down", "words and a name without control characters");
  if (const Result<void> end = object.finish(); !end) return end.problem();
  return row;
}

}  // namespace holdout
