#pragma once

#include <memory>
#include <vector>

#include "bots/player.h"
#include "table/rows/rerun.h"
#include "table/table_store.h"

namespace holdout {

// Players that are new at the table, and all that their seats ever knew, from its rows.
class Feeding {
 public:
  struct Fed {
    Seat seat;
    std::shared_ptr<Player> player;
    bool failed = false;
  };
  Feeding(const AnyGame& game, std::vector<StoredRow> rows) : game_(game), rows_(std::move(rows)) {}
  void add(Seat seat, std::shared_ptr<Player> player) {
    players_.push_back({.seat = seat, .player = std::move(player)});
  }

  void run();  // away from the strand
  const std::vector<Fed>& players() const { return players_; }

 private:
  void tell_story();
  static void feed(Fed& to, const Rerun& again, const LogRow& row);

  const AnyGame& game_;
  std::vector<StoredRow> rows_;
  std::vector<Fed> players_;
};

}  // namespace holdout
