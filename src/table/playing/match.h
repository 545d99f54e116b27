#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/player.h"
#include "engine/talking/statement_numbers.h"
#include "table/playing/dice.h"

namespace holdout {

// One answer of a player or of chance, and everything it caused.
struct Step {
  Seat seat;
  Action action;
  std::span<const Event> events;  // whole, not redacted
  const StateBox& state;          // after it
};

// Watches a match with the table's own eyes: records, statistics, a terminal that redacts for itself.
class MatchSink {
 public:
  virtual ~MatchSink() = default;
  virtual void began(std::span<const Event>, const StateBox&) {}
  virtual void answered(const Step&) {}
  virtual void taken_back() {}  // the last answer
  virtual void said(const Statement&) {}
};

// One game from its first card to its end. The same seed and players that answer the same give the same game.
//
// Chance is rolled at once, in the order of the questions. Among the seats waited for the next one is drawn
// by lot, so that nobody is always first in a window; the lot depends on the seed and the number of answers
// so far. When a question opens, those who have news may speak.
class Match {
 public:
  using Players = std::array<Player*, kMaxSeats>;  // null: somebody outside answers for the seat
  static constexpr int kMaxSaid = 3;               // statements of one seat for each question

  // `sink` may be null. Everything passed by reference or pointer must outlive the match.
  Match(const AnyGame& game, const RulesBox& rules, const Seed& seed, const Players& players,
        MatchSink* sink);

  // Goes on until the game is over (gives kNobody) or a seat without a player is to answer (gives that seat).
  // A player that breaks the rules stops the game with a Problem.
  Result<Seat> run();
  // The same, but no further than to the next answer of a player: gives that player's seat.
  Result<Seat> run_once();

  // What somebody outside does. Problems are theirs and leave the game as it was.
  Result<void> answer(Seat seat, Action action);
  Result<void> say(Statement statement);  // its `about` is as its speaker counts

  // Takes the last step of an unfinished choice of somebody outside back, as long as nobody said anything
  // since.
  bool can_undo(Seat seat) const { return !undo_.empty() && undo_seat_ == seat; }
  void undo();

  // Plays a stored answer or statement again: everybody sees and hears it, the sink too, and nobody is asked.
  // Chance follows from the seed. A Problem if the rules do not allow the answer, or nobody here spoke.
  Result<void> recall(Seat seat, Action action);
  Result<void> recall(const Statement& statement);

  const StateBox& state() const { return state_; }
  const Question& question() const { return game_.question(rules_, state_); }
  const ViewBox& view(Seat seat);
  int answers() const { return answers_; }  // of players
  std::span<const Statement> statements() const { return statements_; }
  const StatementNumbers& numbers() const { return numbers_; }
  std::vector<Statement> heard(Seat seat) const;  // with the seat's own numbers

 private:
  bool sits_here(Seat seat) const { return first_seats(rules_.players()).has(seat); }
  Seat next_seat() const;
  Result<void> ask(Seat seat);
  Result<void> talk();
  void play(Seat seat, Action action);
  void keep_for_undo(Seat seat, const StateBox& before);
  void apply(Seat seat, Action action);
  void roll_chance();
  void keep_news();
  void tell(Seat answered);
  void notice_new_question();
  void publish(Statement statement);

  const AnyGame& game_;
  const RulesBox& rules_;
  Players players_;
  MatchSink* sink_;
  Dice dice_;
  std::uint64_t lot_seed_;
  StateBox state_;
  int answers_ = 0;
  std::vector<Event> events_;
  std::vector<Statement> statements_;
  StatementNumbers numbers_;
  std::array<std::vector<Event>, kMaxSeats> news_;
  std::array<ViewBox, kMaxSeats> views_;
  SeatSet views_known_;
  Serials serials_{};
  SeatSet has_news_;  // since the seat was last offered to speak
  bool talk_is_due_ = false;
  std::array<int, kMaxSeats> said_{};  // since the question opened
  Seat undo_seat_ = kNobody;
  std::vector<StateBox> undo_;  // states before the steps of an unfinished choice
};

}  // namespace holdout
