#include "load/table_traffic.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "load/http_calls.h"
#include "load/json_peek.h"
#include "protocol/json_text.h"
#include "protocol/messages.h"

namespace holdout::load {

TableTraffic::TableTraffic(PollLoop& loop, std::uint16_t port, TablePlan plan)
    : Traffic(loop, port, plan.tables, static_cast<std::size_t>(plan.people)),
      plan_(std::move(plan)),
      rng_(plan_.seed),
      people_(plan_.tables * static_cast<std::size_t>(plan_.people)),
      tables_(plan_.tables) {}

std::string TableTraffic::path_of(std::size_t) const { return "/ws"; }

std::vector<std::string> TableTraffic::codes() const {
  std::vector<std::string> all;
  for (const Table& table : tables_) all.push_back(table.code);
  return all;
}

// ---- guests and tables, over HTTP ---------------------------------------------------------------------

void TableTraffic::prepare() {
  HttpCalls http(port_);
  std::vector<HttpCall> calls;
  for (std::size_t i = 0; i < people_.size(); ++i)
    calls.push_back({.method = "POST",
                     .path = "/api/guests",
                     .body = JsonText().open().key("name").text(fmt::format("Guest {}", i)).close().take()});
  const std::vector<HttpReply> guests = http.all(calls);
  for (std::size_t i = 0; i < people_.size(); ++i) people_[i].token = text_member(guests[i].body, "token");
  JsonText wish;
  wish.open().key("game").text(plan_.game).key("players").number(plan_.seats).key("pace").text("relaxed");
  wish.key("watching").text("link").key("listed").flag(false).key("language").text("en");
  if (!plan_.bots.empty()) wish.key("bots").text(plan_.bots);
  const std::string body = wish.close().take();
  calls.clear();
  for (std::size_t group = 0; group < groups(); ++group)
    calls.push_back({.method = "POST", .path = "/api/tables", .body = body, .token = person(group, 0).token});
  const std::vector<HttpReply> made = http.all(calls);
  for (std::size_t group = 0; group < groups(); ++group) {
    tables_[group].code = text_member(made[group].body, "code");
    if (tables_[group].code.empty()) throw std::runtime_error("POST /api/tables gave no code");
  }
}

// ---- from a connection to a game ----------------------------------------------------------------------

void TableTraffic::command(std::size_t group, std::size_t place, std::string_view fields) {
  line(group, place).send(fmt::format(R"({{"t":{},"id":{}}})", fields, ++person(group, place).command));
}

void TableTraffic::opened(FrameLine& opened_line) {
  const std::size_t group = group_of(opened_line);
  JsonText hello;
  hello.open()
      .key("t")
      .text("hello")
      .key("protocol")
      .number(kProtocol)
      .key("table")
      .text(tables_[group].code);
  hello.key("guest").text(person(group, place_of(opened_line)).token);
  hello.key("name").text(fmt::format("Guest {}", opened_line.number())).close();
  opened_line.send(hello.str());
}

void TableTraffic::took_seat(std::size_t group) {
  if (++tables_[group].seated == group_size()) command(group, 0, R"("start")");
}

void TableTraffic::received(FrameLine& from, std::string_view frame) {
  const std::size_t group = group_of(from);
  const std::size_t place = place_of(from);
  const std::string_view type = text_member(frame, "t");
  if (type == "update" || type == "snapshot") return learn(group, place, frame);
  if (type == "table") return table_changed(group, frame);
  if (type == "refused") return refused(group, place, frame);
  if (type != "welcome") return;
  if (number_of(member(frame, "you"), -1) >= 0)  // a second one, in the seat that was taken
    took_seat(group);
  else
    command(group, place, fmt::format(R"("sit","seat":{},"name":"Guest {}")", place, from.number()));
}

void TableTraffic::closed(FrameLine& line, int code) {
  throw std::runtime_error(
      fmt::format("the server closed a connection to table {} with {}", tables_[group_of(line)].code, code));
}

// ---- the game -----------------------------------------------------------------------------------------

void TableTraffic::learn(std::size_t group, std::size_t place, std::string_view frame) {
  note_heard(group, place, frame.size());
  Person& who = person(group, place);
  const std::string_view view = member(frame, "view");
  const std::string_view prompt = member(view, "prompt");
  const std::string_view options = member(frame, "options");
  if (!options.empty()) who.options = options.size() > 2 ? options : std::string_view();
  if (const std::string_view waited = member(prompt, "waited_for"); !waited.empty())
    who.waited_for = number_of(waited, -1);
  // A game whose view has no prompt asks one seat at a time, so what it offers is always a new question.
  if (const std::string_view serial = member(prompt, "serial"); !serial.empty())
    who.serial = number_of(serial, 0);
  else if (who.waited_for < 0 && options.size() > 2)
    ++who.serial;
  const auto ack = static_cast<std::uint64_t>(number_of(member(frame, "ack"), 0));
  if (ack != 0 && ack == who.answer) {
    who.answer = 0;
    note_answered(group, true);
  }
  Table& table = tables_[group];
  if (place == 0 && !view.empty()) time_bots(table, who.waited_for, prompt);
  if (!table.begun && !view.empty()) {  // the lobby has nothing to see
    table.begun = true;
    joined();
  }
  if (next_to_answer(group)) due(group);
}

// A seat that is waited for no longer has answered. One that still is has answered when it is asked something
// else, or when nobody but it could have done what happened.
void TableTraffic::time_bots(Table& table, std::int64_t waited_for, std::string_view prompt) {
  const std::int64_t kind_before = table.kind;
  const std::int64_t asked_before = table.bots_asked;
  table.kind = number_of(member(prompt, "kind"), table.kind);
  table.bots_asked = waited_for < 0 ? 0 : waited_for & ~((std::int64_t{1} << plan_.people) - 1);
  const bool alone = (asked_before & (asked_before - 1)) == 0 && asked_before == waited_for;
  const bool unseen = std::count(plan_.unseen_steps.begin(), plan_.unseen_steps.end(), kind_before) > 0;
  const std::int64_t now = now_ns();
  for (std::size_t seat = 0; seat < table.bot_asked_ns.size(); ++seat) {
    const bool asked = ((table.bots_asked >> seat) & 1) != 0;
    std::int64_t& since = table.bot_asked_ns[seat];
    const bool answered = since != 0 && (!asked || table.kind != kind_before || alone);
    if (answered) count().bot_waits.add(now - since);
    if (answered && !unseen) count().bot_answers.add(now - since);
    if (answered) since = 0;
    if (asked && since == 0) since = now;
  }
}

// Seats that the game waits for come first: others may answer, but would keep it from going on.
std::optional<std::size_t> TableTraffic::next_to_answer(std::size_t group) {
  if (tables_[group].over || under_way(group)) return std::nullopt;
  std::optional<std::size_t> any;
  for (std::size_t place = 0; place < group_size(); ++place) {
    const Person& who = person(group, place);
    if (who.options.empty()) continue;
    if (who.waited_for < 0 || ((who.waited_for >> place) & 1) != 0) return place;
    any = place;
  }
  return any;
}

void TableTraffic::answer_for(std::size_t group) {
  const std::optional<std::size_t> place = next_to_answer(group);
  if (!place) return;
  Person& who = person(group, *place);
  items(who.options, choices_);
  const std::size_t choice = plan_.first_option ? 0 : rng_.below(static_cast<std::uint32_t>(choices_.size()));
  const std::string_view option = choices_[choice];  // ["notation","key",{...}]
  const std::string_view notation = option.substr(1, option.find('"', 2));
  who.answer = ++who.command;
  send_answer(
      group, *place,
      fmt::format(R"({{"t":"answer","id":{},"serial":{},"do":{}}})", who.command, who.serial, notation));
}

void TableTraffic::refused(std::size_t group, std::size_t place, std::string_view frame) {
  Person& who = person(group, place);
  const auto ack = static_cast<std::uint64_t>(number_of(member(frame, "ack"), 0));
  if (ack != who.answer || ack == 0) throw std::runtime_error(fmt::format("the server refuses: {}", frame));
  who.answer = 0;
  note_answered(group, false);
  if (next_to_answer(group)) due(group);
}

// ---- the end and what comes after it ------------------------------------------------------------------

void TableTraffic::table_changed(std::size_t group, std::string_view frame) {
  Table& table = tables_[group];
  const std::string_view info = member(frame, "table");
  if (text_member(info, "status") != "over") return;
  if (!table.over) {
    table.over = true;
    ++count().games;
    if (rematch_at_once_)
      ask_rematch(group);
    else
      over_.push_back(group);
  }
  if (const std::string_view code = text_member(info, "rematch"); !code.empty() && code != table.code)
    come_again(group, code);
}

void TableTraffic::ask_rematch(std::size_t group) {
  ++expected_;
  command(group, 0, R"("rematch")");
}

void TableTraffic::bring_back() {
  for (const std::size_t group : over_) ask_rematch(group);
  over_.clear();
}

// The others learn the code at the same time; whoever hears first brings all.
void TableTraffic::come_again(std::size_t group, std::string_view code) {
  tables_[group] = {.code = std::string(code)};
  for (std::size_t place = 0; place < group_size(); ++place) {
    line(group, place).close();
    person(group, place) = {.token = person(group, place).token};
  }
  --expected_;
  open_later(group);
}

}  // namespace holdout::load
