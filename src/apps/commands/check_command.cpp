#include <filesystem>
#include <memory>

#include <fmt/core.h>

#include "apps/commands/commands.h"
#include "apps/commands/positions.h"
#include "catalogue/all_games.h"
#include "protocol/codecs.h"
#include "records/check_record.h"
#include "records/files.h"
#include "storage/checking/store_check.h"
#include "table/rows/rerun.h"

namespace holdout {

namespace {

std::string winners_text(const CheckedRecord& record) {
  std::string text;
  for (Seat seat : record.game->winners(record.rules, record.state))
    text += (text.empty() ? "" : ", ") + seat_name(seat);
  return text.empty() ? "nobody won" : "won by " + text;
}

// A table of a game or of rules that this program has not is left to one that has them.
Result<void> play_again(const std::vector<StoredRow>& rows, std::uint64_t& not_played) {
  Rerun table(find_game);
  for (const StoredRow& stored : rows) {
    const Result<LogRow> row = read_row(stored.body);
    Result<void> played = row ? table.play(*row) : row.problem();
    if (played) continue;
    table.take_room_of(row ? *row : LogRow());
    if (!table.make_game(table.room())) {
      ++not_played;
      return {};
    }
    return Problem{fmt::format("row {}", stored.row), played.problem().message(), ""};
  }
  return {};
}

// Where faults are, then how much there is.
Result<std::string> check_whole_store(const std::string& path) {
  std::uint64_t not_played = 0;
  const Result<StoreCheck> check =
      check_store(path, [&](const auto& rows) { return play_again(rows, not_played); });
  if (!check) return check.problem();
  for (const Problem& fault : check->faults) (void)report(fault, Exit::BadInput);
  std::string counts = fmt::format("{} tables, {} rows", check->tables, check->rows);
  if (check->unchecked > 0)
    counts += fmt::format(", {} of them unchecked (from before rows carried a checksum)", check->unchecked);
  if (not_played > 0)
    counts += fmt::format(", {} tables of games or rules that this program has not", not_played);
  if (!check->faults.empty())
    return Problem{path, fmt::format("is damaged in {} places: {}", check->faults.size(), counts), ""};
  return fmt::format("{}: good store, {}\n", path, counts);
}

Result<std::string> check_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) return check_whole_store(path + "/tables.sqlite");
  if (looks_like_store(path)) return check_whole_store(path);
  const Result<std::string> text = read_file(path);
  if (!text) return text.problem();
  if (looks_like_position(*text)) {
    const Result<Position> position = read_position(*text, path, nullptr);
    if (!position) return position.problem();
    return fmt::format("{}: good position of {}, {} players\n", path, position->game->info().key,
                       position->rules.players());
  }
  const Result<CheckedRecord> record = check_record(*text, path, find_game);
  if (!record) return record.problem();
  return fmt::format("{}: good record of {}, {} players, {} answers, {} statements, {}\n", path,
                     record->header.game, record->rules.players(), record->answers, record->statements,
                     record->finished ? winners_text(*record) : "saved, not finished");
}

Exit run_check(const std::vector<std::string>& files, bool quiet) {
  Exit exit = Exit::Done;
  int good = 0;
  for (const std::string& file : files) {
    const Result<std::string> verdict = check_file(file);
    good += static_cast<bool>(verdict);
    if (!verdict)
      exit = report(verdict.problem(), Exit::BadInput);
    else if (!quiet && print(*verdict) != Exit::Done)
      return Exit::BadInput;
  }
  if (files.size() > 1 && print(fmt::format("{} of {} files are good\n", good, files.size())) != Exit::Done)
    return Exit::BadInput;
  return exit;
}

}  // namespace

void add_check(CLI::App& app, Exit& exit) {
  CLI::App* check =
      app.add_subcommand("check", "verify records, positions and stores, and say where the first fault is");
  auto files = std::make_shared<std::vector<std::string>>();
  auto quiet = std::make_shared<bool>(false);
  check
      ->add_option("files", *files,
                   "records, positions, and data folders of servers or copies of their tables.sqlite")
      ->required();
  check->add_flag("-q,--quiet", *quiet, "only faults and the count");
  check->callback([files, quiet, &exit] { exit = run_check(*files, *quiet); });
}

}  // namespace holdout
