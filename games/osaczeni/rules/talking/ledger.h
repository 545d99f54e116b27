#pragma once

#include <array>
#include <map>
#include <span>
#include <vector>

#include "engine/event.h"
#include "engine/sentence.h"
#include "engine/talking.h"
#include "engine/talking/statement_book.h"
#include "games/osaczeni/rules/talking/talk.h"

// What was said against what happened. Fed with the whole events it judges for the table after the game; fed
// with what one seat noticed it judges as that seat can.

namespace holdout::osaczeni {

using Entry = StatementBook::Entry;

class Ledger : public NothingToAccount {
 public:
  explicit Ledger(const Rules& r) : rules_(&r) { pointed_.fill(kNobody); }

  void hear(const Statement& said);
  // `t` is the table after the events that came together with this one.
  void see(const Event& event, const Table& t);
  // The same for the table, which keeps the words for what was settled by it.
  void see(const Event& event, const State& after);

  Verdict verdict(std::uint16_t id) const { return book_.verdict(id); }
  Sentence truth(std::uint16_t id) const;   // the fact that settled it
  Sentence moment(std::uint16_t id) const;  // when it was said
  std::span<const Entry> entries() const { return book_.entries(); }
  const Entry* find(std::uint16_t id) const { return book_.find(id); }
  std::vector<std::size_t> take_judged() { return book_.take_judged(); }

  // May it be said, as far as earlier statements matter: an answer needs the statement it answers, and nobody
  // is called a liar for what has proved true.
  Result<void> may_say(const Statement& said) const;

 private:
  struct VoteNow {
    VoteKind kind = VoteKind::Search;
    Area area = Area::None;
    SeatSet participants;
    SeatSet in_hiding;  // played a card that hides in this vote
  };

  void note(const Event& event);
  void judge_by(const Event& event, const Table& t);
  void settle(const Event& event);
  Verdict on_destination(const Entry& entry, Seat mover, Area area, const Table& t) const;
  Verdict on_dice(const Entry& entry, const event::DiceShown& lifted) const;
  Verdict on_ballot(Entry& entry, Seat voter, Seat candidate) const;
  Verdict on_tie(const Entry& entry, Seat breaker, Seat chosen) const;
  Verdict on_card(Entry& entry, Seat player, Item item) const;
  Verdict on_gift(const Entry& entry, const Event& event) const;
  Verdict on_vote_over(Entry& entry, VoteKind kind, Area area, bool decided) const;
  Verdict on_round_over(const Entry& entry) const;
  Verdict on_game_over(const Entry& entry) const;
  template <class E, class On>
  void judge_each(const Event& event, const On& on);
  void begin_vote(const event::DiscussionBegan& began);

  const Rules* rules_;
  StatementBook book_;
  std::map<std::uint16_t, Sentence> truths_;
  VoteNow vote_;
  std::array<Seat, kMaxPlayers> pointed_{};
  SeatSet saw_dice_;
  bool badge_vote_held_ = false;
  std::uint8_t round_ = 0;
  std::uint8_t phase_ = 0;
  std::array<std::uint8_t, kAreas + 1> came_{};  // bit per Cause, this round
  std::uint8_t attacked_ = 0;                    // bit per area, this round
  std::uint8_t closed_ = 0;
};

}  // namespace holdout::osaczeni
