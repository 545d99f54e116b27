#include "simulated_truth.h"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "table/rows/history.h"
#include "table/telling/projection.h"

namespace holdout::testing {

namespace {

Seat viewer_of(const Told& told) { return told.you < 0 ? kSpectator : seat_at(told.you); }

json::value parsed(const std::string& text) {
  const Result<json::value> value = parse_json(text, "truth");
  return value ? *value : json::value();
}

// What is wrong with the last lines, as many as a client that came in late is told; empty if they are right.
std::string wrong_end(const std::vector<std::string>& told, const json::value& parts) {
  json::array truth;
  for (const json::value& part : parts.as_array()) {
    const auto& [kind, what] = *part.as_object().begin();
    if (kind == "happened")
      truth.insert(truth.end(), what.as_array().begin(), what.as_array().end());
    else
      truth.push_back(what);
  }
  if (told.size() < truth.size()) return fmt::format("{} lines and should be {}", told.size(), truth.size());
  const std::size_t earlier = told.size() - truth.size();
  for (std::size_t i = 0; i < truth.size(); ++i)
    if (const std::string line = json::serialize(truth[i]); told[earlier + i] != line)
      return fmt::format("{} and should be {}", told[earlier + i], line);
  return {};
}

}  // namespace

void Truth::confirm(TableId table, std::uint64_t row) {
  for (const StoredRow& each : disk_->tables.at(table).rows) {
    if (each.row <= row_ || each.row > row) continue;
    row_ = each.row;
    const Result<LogRow> read = read_row(each.body);
    if (!read) return complain_("a row that cannot be read: " + each.body);
    if (const Result<void> played = model_.play(*read); !played)
      return complain_(played.problem().message() + " in " + each.body);
    rows_.push_back(*read);
    if (read->command == 0) continue;
    const Command command(index(read->seat), read->command);
    stored_.insert(command);
    if (carried_out_.emplace(read->guest, command).second) continue;
    const auto first = std::find_if(rows_.begin(), rows_.end(), [&](const LogRow& earlier) {
      return earlier.seat == read->seat && earlier.command == read->command;
    });
    complain_(fmt::format("a command was carried out twice, {} rows later: {}", rows_.end() - first - 1,
                          each.body));
  }
}

// Who had just stood up, or not sat down yet, sent it as a guest.
bool Truth::is_in(const std::set<Command>& stored, const Command& command) {
  return stored.contains(command) || stored.contains({index(kNobody), command.second});
}

void Truth::acknowledged(int seat, std::uint64_t command) {
  acknowledged_.emplace(seat, command);
  if (!is_in(stored_, {seat, command}))
    complain_(fmt::format("command {} of seat {} was acknowledged and is not stored", command, seat));
}

void Truth::check(const Told& told, const std::string& who) const {
  if (!has_game()) {
    if (!told.view.is_null() || told.asked()) complain_(who + " was shown a game that is not stored");
    return;
  }
  Projection fresh(viewer_of(told), "fresh");
  JsonText out;
  out.open();
  fresh.write_snapshot(out, model_.game());
  out.close();
  const json::value truth = parsed(out.take());
  const auto same = [&](std::string_view name, const json::value& known) {
    if (known != truth.at(name))
      complain_(fmt::format("{} at row {}: `{}` is {} and should be {}", who, row_, name,
                            json::serialize(known), json::serialize(truth.at(name))));
  };
  same("view", told.view);
  same("board", told.board);
  same("q", told.q);
  same("options", told.options);
  same("say", told.say);
  same("undo", told.undo);
}

void Truth::check_memory(const Told& told, const std::string& who) const {
  const Seat viewer = viewer_of(told);
  JsonText out;
  out.open();
  histories_of(rows_, find_game_, std::array{viewer}).at(viewer).write(out, -1, true);
  out.close();
  const json::value truth = parsed(out.take());
  if (const std::string wrong = wrong_end(told.log, truth.at("log")); !wrong.empty())
    complain_(fmt::format("{} at row {}: the log is {}", who, row_, wrong));
}

void Truth::check_disk(TableId table) const {
  std::set<Command> stored;
  Rerun again(find_game_);
  for (const StoredRow& each : disk_->tables.at(table).rows) {
    const Result<LogRow> row = read_row(each.body);
    if (!row || !again.play(*row)) return complain_("the disk cannot be read again: " + each.body);
    if (row->command != 0) stored.emplace(index(row->seat), row->command);
  }
  for (const Command& each : acknowledged_)
    if (!is_in(stored, each))
      complain_(fmt::format("command {} of seat {} was acknowledged and is lost", each.second, each.first));
  if (write_room(again.room()) != write_room(room())) complain_("the disk has another room");
}

}  // namespace holdout::testing
