#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/any_game.h"
#include "table/table_store.h"

// games/<game>/corpus/stored/rules_<version>: games as a program with that version of the rules left them on
// the disk, and expected.json: what that program said of each.

namespace holdout::testing {

// A record, a saved game of `holdout play`, and the data folder of a server that was killed, with one table
// that is over and one that is being played: "3p.record", "3p.saved", "3p.server".
inline constexpr std::array<std::string_view, 3> kStoredKinds{"record", "saved", "server"};
std::string stored_name(int players, std::string_view kind);

// The games of one version of the rules.
struct StoredGames {
  const AnyGame* game = nullptr;
  int rules_version = 0;
  std::string folder{};
  boost::json::object expected{};  // by name

  bool same_rules() const { return rules_version == game->info().rules_version; }
  std::string file(std::string_view name) const { return folder + "/" + std::string(name); }
};

std::string stored_folder(const AnyGame& game, int rules_version);
// Every version of the rules of which there are games.
std::vector<StoredGames> stored_games_of(const AnyGame& game);

// The write-ahead log in the data folder of a server, and how long it is on a host at least.
inline constexpr std::string_view kServerLog = "tables.sqlite-wal";
inline constexpr std::uintmax_t kReservedLog = 12U << 20U;

// A table as the disk has it.
struct TableOnDisk {
  DirectoryEntry entry;
  std::optional<StoredSnapshot> snapshot;
  std::vector<StoredRow> later;  // than the snapshot
  std::vector<StoredRow> rows;   // all

  bool operator==(const TableOnDisk&) const = default;
};
std::vector<TableOnDisk> read_tables(const std::string& data, const std::vector<std::string>& codes);

// What this program says of them, in the words of expected.json.
boost::json::object told_of_record(const std::string& file);
boost::json::object told_of_table(const TableOnDisk& table);

}  // namespace holdout::testing
