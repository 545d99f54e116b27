#pragma once

#include <string>

#include "records/hash_chain.h"
#include "records/record.h"
#include "table/playing/match.h"

namespace holdout {

// Writes the record of a match while it is played, into a string. The file is written in one piece at the end
// (write_file), so there is never half a record.
class RecordWriter final : public MatchSink {
 public:
  // `game` and `rules` must outlive the writer.
  RecordWriter(const AnyGame& game, const RulesBox& rules, std::vector<SeatHolder> seats, const Seed& seed);

  void began(std::span<const Event> events, const StateBox& state) override;
  void answered(const Step& step) override;
  void taken_back() override;
  void said(const Statement& statement) override;

  // The whole text, closed with the result and the seed, or as a saved game that can go on.
  // `repaired`: answers that all agreed to take back.
  std::string finished(const StateBox& state, int repaired = 0) const;
  std::string saved(const StateBox& state, int repaired = 0) const;

 private:
  const AnyGame& game_;
  const RulesBox& rules_;
  RecordHeader header_;
  Seed seed_;
  HashChain chain_;
  std::string text_;
  // Before each answer since the last statement: what was written, and its chain.
  struct Mark {
    std::size_t length;
    HashChain chain;
  };
  std::vector<Mark> marks_{};
};

}  // namespace holdout
