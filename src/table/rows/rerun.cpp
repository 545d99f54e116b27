#include "table/rows/rerun.h"

#include <algorithm>
#include <limits>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "engine/statement_text.h"
#include "protocol/codecs.h"

namespace holdout {

namespace {

// A row whose answer is altered may still be legal, and another game: what it rolled and what it caused tell.
Result<void> recall_row(RunningGame& game, const LogRow& row, Action action,
                        const std::vector<Action>& chance) {
  const Seat seat = row.kind == LogRow::Kind::Start ? kNobody : row.seat;
  const Result<std::vector<Event>> events = game.recall(seat, action, chance);
  if (!events) return events.problem();
  if (*events != row.events) return Problem{.what = "stored events do not follow from the answer"};
  return {};
}

}  // namespace

Result<std::unique_ptr<RunningGame>> Rerun::make_game(const Room& room) const {
  const AnyGame* game = find_game_(room.game);
  if (game == nullptr) return Problem{.what = fmt::format("this server has no game '{}'", room.game)};
  if (room.rules_version != game->info().rules_version)
    return Problem{
        .what = fmt::format("the game was begun by version {} of its rules", room.rules_version),
        .expected = fmt::format("version {}, which this server plays", game->info().rules_version)};
  Result<RulesBox> rules = game->make_rules(room.setup);
  if (!rules) return rules.problem();
  return std::make_unique<RunningGame>(*game, std::move(*rules), room.seed);
}

void Rerun::note_command(Seat seat, std::uint64_t command) {
  if (command == 0 || !is_player(seat)) return;
  auto& kept = commands_[static_cast<std::size_t>(index(seat))];
  if (kept.size() >= kKeptCommands) kept.erase(kept.begin());
  kept.push_back(command);
}

bool Rerun::knows_command(Seat seat, std::uint64_t command) const {
  if (!is_player(seat)) return false;
  const auto& kept = commands_[static_cast<std::size_t>(index(seat))];
  return std::find(kept.begin(), kept.end(), command) != kept.end();
}

void Rerun::note_command(std::string_view guest, std::uint64_t command) {
  if (command == 0 || guest.empty()) return;
  if (guest_commands_.size() >= kKeptGuestCommands) guest_commands_.erase(guest_commands_.begin());
  guest_commands_.push_back({std::string(guest), command});
}

void Rerun::forget_commands(std::string_view guest) {
  std::erase_if(guest_commands_, [&](const GuestCommand& each) { return each.guest == guest; });
}

bool Rerun::knows_command(std::string_view guest, std::uint64_t command) const {
  return std::any_of(guest_commands_.begin(), guest_commands_.end(), [&](const GuestCommand& each) {
    return each.command == command && each.guest == guest;
  });
}

void Rerun::take_room_of(const LogRow& row) {
  if (row.room.empty()) return;
  if (Result<Room> room = read_room(row.room)) room_ = std::move(*room);
}

void Rerun::note_statement(Statement& said) {
  statements_.add(said);
  said_ = said;
}

Result<void> Rerun::play(const LogRow& row) {
  said_.reset();
  std::optional<Room> room;
  if (!row.room.empty()) {
    Result<Room> read = read_room(row.room);
    if (!read) return read.problem();
    room = std::move(*read);
  }
  const auto played = [&]() -> Result<void> {
    switch (row.kind) {
      case LogRow::Kind::Start: return play_start(row, room ? *room : room_);
      case LogRow::Kind::Answer: return play_answer(row);
      case LogRow::Kind::Say: return play_say(row);
      case LogRow::Kind::Repair: return play_repair();
      case LogRow::Kind::Undo:
        if (!game_ || !game_->can_undo(row.seat)) return Problem{.what = "there is nothing to take back"};
        game_->undo();
        if (!deeds_.empty()) deeds_.pop_back();
        return {};
      case LogRow::Kind::Room:
      case LogRow::Kind::Chat: return {};
    }
    return {};
  }();
  if (!played) return played;
  if (room) room_ = std::move(*room);
  note_command(row.seat, row.command);
  note_command(row.guest, row.command);
  return {};
}

Result<std::vector<Action>> Rerun::actions_of(const RunningGame& game,
                                              const std::vector<std::string>& notations) {
  std::vector<Action> actions;
  for (const std::string& each : notations) {
    const Result<Action> action = game.game().parse(game.rules(), each);
    if (!action) return action.problem();
    actions.push_back(*action);
  }
  return actions;
}

Result<void> Rerun::play_start(const LogRow& row, const Room& room) {
  Result<std::unique_ptr<RunningGame>> game = make_game(room);
  if (!game) return game.problem();
  const Result<std::vector<Action>> chance = actions_of(**game, row.chance);
  if (!chance) return chance.problem();
  if (const Result<void> begun = recall_row(**game, row, {}, *chance); !begun) return begun;
  game_ = std::move(*game);
  statements_ = {};
  window_ms_ = 0;
  deeds_.clear();
  deeds_.push_back({kNobody, {}, *chance});
  return {};
}

Result<void> Rerun::play_answer(const LogRow& row) {
  if (!game_) return Problem{.what = "an answer before the game began"};
  const Result<Action> action = game_->game().parse(game_->rules(), row.text);
  if (!action) return action.problem();
  const Result<std::vector<Action>> chance = actions_of(*game_, row.chance);
  if (!chance) return chance.problem();
  if (const Result<void> again = recall_row(*game_, row, *action, *chance); !again) return again;
  if (!deeds_.empty()) deeds_.push_back({row.seat, *action, *chance});
  window_ms_ = row.window_ms;
  return {};
}

Result<void> Rerun::play_say(const LogRow& row) {
  if (!game_) return Problem{.what = "a statement before the game began"};
  if (statements_.count() == std::numeric_limits<std::uint16_t>::max())
    return Problem{.what = "more statements than a game has room for"};
  Result<Statement> said = parse_statement(game_->game().forms(), row.text);
  if (!said) return said.problem();
  said->speaker = row.seat;
  note_statement(*said);
  return {};
}

Result<void> Rerun::play_repair() {
  if (deeds_.size() < 2) return Problem{.what = "there is no answer to take back"};
  Result<std::unique_ptr<RunningGame>> game = make_game(room_);
  if (!game) return game.problem();
  for (std::size_t i = 0; i + 1 < deeds_.size(); ++i) {
    const Deed& deed = deeds_[i];
    if (const auto recalled = (*game)->recall(deed.seat, deed.action, deed.chance); !recalled)
      return recalled.problem();
  }
  deeds_.pop_back();
  (*game)->forbid_undo();  // a table that is loaded after the repair does not know what was before it
  game_ = std::move(*game);
  window_ms_ = 0;
  return {};
}

std::string Rerun::save() const {
  JsonText out;
  out.open().key("room").raw(write_room(room_)).key("statements").number(statements_.count());
  if (!statements_.limited().empty()) {
    out.key("limited").open_list();
    for (const StatementNumbers::Limited& each : statements_.limited())
      out.open_list().number(each.id).number(each.heard.bits()).close_list();
    out.close_list();
  }
  if (window_ms_ != 0) out.key("window").number(window_ms_);
  out.key("commands").open_list();
  for (const auto& kept : commands_) {
    out.open_list();
    for (const std::uint64_t each : kept) out.number(static_cast<std::int64_t>(each));
    out.close_list();
  }
  out.close_list().key("guests").open_list();
  for (const GuestCommand& each : guest_commands_) {
    out.open().key("id").text(each.guest);
    out.key("command").number(static_cast<std::int64_t>(each.command)).close();
  }
  out.close_list();
  if (game_) out.key("game").raw(game_->save());
  out.close();
  return out.take();
}

Result<void> Rerun::restore(std::string_view saved) {
  const Result<json::value> value = parse_json(saved, "snapshot");
  if (!value) return value.problem();
  JsonObject object(*value, "snapshot");
  Result<Room> room = read_room(json::serialize(object.any("room")));
  const int statements = static_cast<int>(object.number("statements", 0, 65535));
  const json::value& commands = object.any("commands");
  const json::value* limited = object.has("limited") ? &object.any("limited") : nullptr;
  const json::value* guests = object.has("guests") ? &object.any("guests") : nullptr;
  const std::int64_t window_ms = object.has("window") ? object.number("window", 1, kMostWindowMs) : 0;
  const bool has_game = object.has("game");
  const std::string game_text = has_game ? json::serialize(object.any("game")) : std::string();
  if (const Result<void> end = object.finish(); !end) return end.problem();
  if (!room) return room.problem();
  std::unique_ptr<RunningGame> game;
  room_ = *room;
  if (has_game) {
    Result<std::unique_ptr<RunningGame>> made = make_game(*room);
    if (!made) return made.problem();
    if (const Result<void> restored = (*made)->restore(game_text); !restored) return restored;
    game = std::move(*made);
  }
  game_ = std::move(game);
  window_ms_ = window_ms;
  deeds_.clear();
  if (const Result<void> read = read_statements(statements, limited); !read) return read;
  if (const Result<void> read = read_commands(commands); !read) return read;
  guest_commands_.clear();
  return guests == nullptr ? Result<void>() : read_guest_commands(*guests);
}

Result<void> Rerun::read_commands(const json::value& value) {
  const Result<const json::array*> seats = as_list(value, "snapshot.commands");
  if (!seats) return seats.problem();
  for (std::size_t i = 0; i < commands_.size() && i < (*seats)->size(); ++i) {
    const Result<const json::array*> kept = as_list((**seats)[i], "snapshot.commands");
    if (!kept) return kept.problem();
    commands_[i].clear();
    for (const json::value& each : **kept) {
      const Result<std::int64_t> id = as_number(each, "snapshot.commands", 1, kCommandIdLimit);
      if (!id) return id.problem();
      commands_[i].push_back(static_cast<std::uint64_t>(*id));
    }
  }
  return {};
}

Result<void> Rerun::read_statements(int count, const json::value* limited) {
  std::vector<StatementNumbers::Limited> list;
  const Result<const json::array*> rows =
      limited == nullptr ? Result<const json::array*>(nullptr) : as_list(*limited, "snapshot.limited");
  if (!rows) return rows.problem();
  for (std::size_t i = 0; limited != nullptr && i < (*rows)->size(); ++i) {
    const Result<const json::array*> row = as_list((**rows)[i], "snapshot.limited");
    if (!row) return row.problem();
    if ((*row)->size() != 2)
      return Problem{
          .where = "snapshot.limited", .what = "is no pair", .expected = "a number and who heard it"};
    const Result<std::int64_t> id = as_number((**row)[0], "snapshot.limited", 1, count);
    const Result<std::int64_t> heard = as_number((**row)[1], "snapshot.limited", 0, 0xFFFF);
    if (!id) return id.problem();
    if (!heard) return heard.problem();
    list.push_back({static_cast<std::uint16_t>(*id), SeatSet(static_cast<std::uint16_t>(*heard))});
  }
  statements_ = StatementNumbers(count, std::move(list));
  return {};
}

Result<void> Rerun::read_guest_commands(const json::value& value) {
  const Result<const json::array*> list = as_list(value, "snapshot.guests");
  if (!list) return list.problem();
  for (const json::value& each : **list) {
    JsonObject object(each, "snapshot.guests");
    const std::string guest = object.text("id");
    const auto command = static_cast<std::uint64_t>(object.number("command", 1, kCommandIdLimit));
    if (const Result<void> end = object.finish(); !end) return end.problem();
    note_command(guest, command);
  }
  return {};
}

}  // namespace holdout
