#include "stored_games.h"

#include <algorithm>
#include <filesystem>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "catalogue/all_games.h"
#include "records/check_record.h"
#include "records/files.h"
#include "records/record_lines.h"
#include "records/table_record.h"
#include "storage/testing/store_under_test.h"
#include "table/rows/rerun.h"

namespace holdout::testing {

namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

// A Problem ends the test.
template <class T>
T good(Result<T> result) {
  REQUIRE_MESSAGE(result, result.problem().message());
  return std::move(*result);
}
void good(const Result<void>& result) { REQUIRE_MESSAGE(result, result.problem().message()); }

json::object told_of_state(const AnyGame& game, const RulesBox& rules, const StateBox& state) {
  json::object told{{"players", rules.players()}, {"state", state_digest(game, state)}};
  if (!game.question(rules, state).over()) return told;
  json::array scores;
  json::array winners;
  for (int i = 0; i < rules.players(); ++i) scores.emplace_back(game.score(rules, state, seat_at(i)));
  for (const Seat seat : game.winners(rules, state)) winners.emplace_back(index(seat));
  told["scores"] = std::move(scores);
  told["winners"] = std::move(winners);
  return told;
}

}  // namespace

std::string stored_name(int players, std::string_view kind) { return fmt::format("{}p.{}", players, kind); }

std::string stored_folder(const AnyGame& game, int rules_version) {
  return fmt::format(HOLDOUT_SOURCE_DIR "/games/{}/corpus/stored/rules_{}", game.info().key, rules_version);
}

std::vector<StoredGames> stored_games_of(const AnyGame& game) {
  std::vector<StoredGames> all;
  for (int version = 0; version <= game.info().rules_version; ++version) {
    const std::string folder = stored_folder(game, version);
    if (!fs::exists(folder)) continue;
    const json::value expected = json::parse(good(read_file(folder + "/expected.json")));
    all.push_back({&game, version, folder, expected.as_object()});
  }
  return all;
}

std::vector<TableOnDisk> read_tables(const std::string& data, const std::vector<std::string>& codes) {
  const std::unique_ptr<SqliteStore> store = open_store(data + "/tables.sqlite", {.durable = false});
  std::vector<TableOnDisk> tables;
  for (const std::string& code : codes) {
    const auto found =
        good(answer_of<std::optional<FoundTable>>([&](auto done) { store->find(code, done); }));
    REQUIRE_MESSAGE(found, code);
    LoadedTable loaded = good(answer_of<LoadedTable>([&](auto done) { store->load(found->table, done); }));
    std::vector<StoredRow> rows = good(try_history(*store, found->table));
    tables.push_back(
        {std::move(loaded.entry), std::move(loaded.snapshot), std::move(loaded.rows), std::move(rows)});
  }
  return tables;
}

json::object told_of_record(const std::string& file) {
  const CheckedRecord record =
      good(check_record(good(read_file(file)), fs::path(file).filename().string(), find_game));
  json::object told = told_of_state(*record.game, record.rules, record.state);
  told["answers"] = record.answers;
  told["statements"] = record.statements;
  return told;
}

json::object told_of_table(const TableOnDisk& table) {
  Rerun played(find_game);
  for (const StoredRow& row : table.rows) good(played.play(good(read_row(row.body))));
  const RunningGame& game = *played.game();
  json::object told = told_of_state(game.game(), game.rules(), game.state());
  told["code"] = table.entry.code;
  told["rows"] = table.rows.size();
  told["status"] = table.entry.status;
  told["answers"] = game.answers();
  told["statements"] = played.statements().count();
  const std::string record = good(record_of(table.rows, find_game));
  told["record"] = record.substr(record.rfind("\"hash\":\"") + 8, 32);  // of the whole
  return told;
}

}  // namespace holdout::testing
