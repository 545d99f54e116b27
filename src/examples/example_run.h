#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "examples/read_play.h"

namespace holdout {

// One example under way: a position, the answers given since, and what can be said about it now.
class ExampleRun {
 public:
  ExampleRun(const AnyGame& game, const ExampleWords& words, GivenPosition position);

  Result<void> when(const Phrase& phrase);
  Result<void> then(const Phrase& phrase) const;

 private:
  // when
  Result<void> answer(Seat seat, std::string_view text);
  Result<void> play(Seat seat, Action action);
  Result<void> all_answer(std::string_view text);
  Result<void> seal(std::string_view text);
  Result<void> time_out(std::string_view who);
  Result<void> chance(const std::vector<std::string>& outcomes);

  // then
  Result<void> asked(std::string_view said) const;
  Result<void> options_are(std::string_view said) const;
  Result<void> may(Seat seat, std::string_view said) const;
  Result<void> may_not(Seat seat, std::string_view said) const;
  Result<void> answered(Seat seat, std::string_view said) const;
  Result<void> shown(Seat seat, std::string_view said) const;
  Result<void> time_limit(std::string_view said) const;
  Result<void> scores(std::string_view said) const;
  Result<void> winners(std::string_view said) const;
  Result<void> holds(std::string_view said) const;

  const Question& question() const { return game_->question(position_.rules, position_.state); }
  Actions options(Seat seat) const;
  Result<bool> has_option(Seat seat, std::string_view text) const;
  std::string option_list(Seat seat) const;
  std::string open_question() const;
  std::string name(Seat seat) const;
  std::string names(SeatSet seats) const;
  std::optional<Seat> seat_named(std::string_view word) const;
  Result<SeatSet> seats_named(std::string_view text) const;
  Result<std::uint8_t> question_kind(std::string_view word) const;

  const AnyGame* game_;
  const ExampleWords* words_;
  GivenPosition position_;
  StateBox start_;
  std::array<std::optional<Action>, kMaxSeats> last_answer_{};
};

}  // namespace holdout
