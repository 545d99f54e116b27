#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "table/table_store.h"

namespace holdout::testing {

// Plays at a few tables of a store whatever becomes of it, and holds what is found there against what was
// acknowledged: that is there, and nothing else. What was refused may be there after a new start, for nobody
// knows what became of it on the disk; then it is there whole, and only where nothing came after it.
class StoreWitness {
 public:
  explicit StoreWitness(std::size_t tables);

  // Rounds in which every table gets one step, all at once, each with its own kind of change.
  void play(TableStore& store, int rounds);
  // Every table is as it should be, and can be read.
  void check(TableStore& store);
  // The store was opened anew.
  void starts_again();
  // Tables whose acknowledged rows are not all there, or not as they were; 0: one that is not there at all.
  // Of one that cannot be read the store says so itself.
  std::vector<TableId> lost(TableStore& store);

  std::uint64_t acknowledged() const { return acknowledged_; }
  std::uint64_t refused() const { return refused_; }  // in the last call of play()
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  struct State {
    std::vector<std::string> bodies{};
    std::string snapshot{};  // how it begins
    std::string summary{};

    bool operator==(const State&) const = default;
  };
  using Known = std::optional<State>;  // nothing: there is no such table
  struct Place {
    std::string code{};
    TableId id = 0;
    std::vector<std::uint64_t> rows{};  // of the known bodies
    Known known{};
    std::vector<Known> tried{};  // and refused since anything was acknowledged
    Known asked{};               // what this round would make of it
    bool restarted = false;
  };
  struct Asked;

  bool look(TableStore& store, Place& place);
  Result<Known> read(TableStore& store, Place& place);
  void ask(TableStore& store, Place& place, Asked& asked);
  Append next_step(Place& place);
  void settle(std::vector<Asked>& round);
  void complain(const Place& place, const std::string& what);
  static std::string text_of(const Known& known);

  std::vector<Place> places_;
  std::uint64_t step_ = 0;
  std::uint64_t acknowledged_ = 0;
  std::uint64_t refused_ = 0;
  std::vector<std::string> complaints_{};
};

}  // namespace holdout::testing
