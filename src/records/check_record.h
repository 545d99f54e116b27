#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/any_game.h"
#include "records/record.h"
#include "table/playing/match.h"

namespace holdout {

// A record that was played through from its first line to its last, and found right in every point.
struct CheckedRecord {
  RecordHeader header;
  const AnyGame* game = nullptr;
  RulesBox rules;
  StateBox state;  // at the end
  Seed seed{};
  bool finished = false;  // else a saved game
  int answers = 0;        // of players
  int statements = 0;
  int repaired = 0;  // answers that all agreed to take back
};

// Plays the record again and compares: hash chain, set-up, legality of every answer, chance against the seed,
// events, statements, result, commitment. The Problem names the file and the line of the first thing that is
// wrong. `watcher` (or null) sees the game like the sink of a match, up to the first problem.
Result<CheckedRecord> check_record(std::string_view text, const std::string& file, const FindGame& find_game,
                                   MatchSink* watcher = nullptr);

// A stored answer of a player, or a statement.
using Deed = std::variant<std::pair<Seat, Action>, Statement>;

// Gathers the deeds of a record, for going on with a saved game.
class DeedList final : public MatchSink {
 public:
  void answered(const Step& step) override {
    if (is_player(step.seat)) deeds.emplace_back(std::pair(step.seat, step.action));
  }
  void said(const Statement& statement) override { deeds.emplace_back(statement); }

  std::vector<Deed> deeds;
};

}  // namespace holdout
