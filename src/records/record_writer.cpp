#include "records/record_writer.h"

#include "records/record_lines.h"

namespace holdout {

RecordWriter::RecordWriter(const AnyGame& game, const RulesBox& rules, std::vector<SeatHolder> seats,
                           const Seed& seed)
    : game_(game),
      rules_(rules),
      header_{std::string(game.info().key), game.info().rules_version, rules.setup(), std::move(seats),
              commitment(seed)},
      seed_(seed) {}

void RecordWriter::began(std::span<const Event> events, const StateBox&) {
  JsonText line = header_line(header_, events);
  text_ += chain_.close_line(line);
}

void RecordWriter::answered(const Step& step) {
  if (is_player(step.seat)) marks_.push_back({text_.size(), chain_});
  JsonText line = answer_line(game_, rules_, step);
  text_ += chain_.close_line(line);
}

void RecordWriter::taken_back() {
  HOLDOUT_ASSERT(!marks_.empty(), "no answer since the last statement");
  text_.resize(marks_.back().length);
  chain_ = marks_.back().chain;
  marks_.pop_back();
}

void RecordWriter::said(const Statement& statement) {
  marks_.clear();
  JsonText line = statement_line(game_, statement);
  text_ += chain_.close_line(line);
}

std::string RecordWriter::finished(const StateBox& state, int repaired) const {
  JsonText line = result_line(game_, rules_, state, seed_, repaired);
  HashChain chain = chain_;
  return text_ + chain.close_line(line);
}

std::string RecordWriter::saved(const StateBox& state, int repaired) const {
  JsonText line = saved_line(game_, state, seed_, repaired);
  HashChain chain = chain_;
  return text_ + chain.close_line(line);
}

}  // namespace holdout
