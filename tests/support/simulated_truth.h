#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "simulated_client.h"
#include "table/rows/rerun.h"

namespace holdout::testing {

// What is stored of one table, as far as the server may know, made from its rows by Rerun: what everybody was
// told is held against it.
class Truth {
 public:
  Truth(std::shared_ptr<const MemoryDisk> disk, FindGame find_game, Complain complain)
      : disk_(std::move(disk)),
        find_game_(std::move(find_game)),
        complain_(std::move(complain)),
        model_(find_game_) {}

  // The server knows of everything up to this row.
  void confirm(TableId table, std::uint64_t row);
  // A command of that seat was acknowledged. It must be stored by now, and stay.
  void acknowledged(int seat, std::uint64_t command);
  // A connection that was told everything knows what a fresh projection shows.
  void check(const Told& told, const std::string& who) const;
  // ... and remembers what a fresh history tells.
  void check_memory(const Told& told, const std::string& who) const;
  // The disk, read again from its first row.
  void check_disk(TableId table) const;

  std::uint64_t row() const { return row_; }
  const Room& room() const { return model_.room(); }
  bool has_game() const { return model_.game() != nullptr; }
  std::size_t rows() const { return rows_.size(); }

 private:
  using Command = std::pair<int, std::uint64_t>;  // seat, or that of nobody, and id
  static bool is_in(const std::set<Command>& stored, const Command& command);

  std::shared_ptr<const MemoryDisk> disk_;
  FindGame find_game_;
  Complain complain_;
  Rerun model_;
  std::uint64_t row_ = 0;
  std::vector<LogRow> rows_;
  std::set<Command> stored_;
  std::set<std::pair<std::string, Command>> carried_out_;  // with the guest, where the seat is nobody's
  std::set<Command> acknowledged_;
};

}  // namespace holdout::testing
