#pragma once

#include <array>
#include <map>
#include <vector>

#include "engine/sentence.h"
#include "engine/talking/statement_book.h"
#include "games/terrorscape/rules/talking/talk.h"

// Claims held against what was true when they were made. Nothing is settled before the game is over: an
// earlier verdict would tell (section 9).

namespace holdout::terrorscape {

class Ledger {
 public:
  explicit Ledger(const Rules& r) : rules_(&r) {}

  void hear(const Statement& said);
  // `after` is the state after all events that came together with this one.
  void see(const Event& event, const State& after);
  Verdict verdict(std::uint16_t id) const;
  Sentence truth(std::uint16_t id) const;   // the fact that settled it
  Sentence moment(std::uint16_t id) const;  // when it was said
  // What had been hidden: where everybody stood in the end, and who told how many lies.
  void account(std::vector<Sentence>& out) const;

 private:
  struct Finding {
    Verdict verdict = Verdict::Void;
    Sentence truth{};
  };
  struct Told {
    int claims = 0;
    int lies = 0;
  };

  bool is_over() const { return now_.table.moment == Moment::Over; }
  Finding found(const Statement& said) const;
  Finding on_place(Survivor who, Locations said) const;
  Finding on_radio(int steps, bool nearly) const;
  Finding on_item(Survivor who, Item item) const;
  Finding on_noise(Location room, NoiseCause cause) const;
  Finding on_card(Skill skill) const;
  Finding on_hand(int cards) const;
  void note_noise(const Event& event);

  const Rules* rules_;
  StatementBook book_;
  State now_{};
  std::map<std::uint16_t, Sentence> truths_;
  // Of this round and the last: what made noise where, a bit for each NoiseCause.
  std::array<std::uint16_t, kLocations> causes_{}, causes_before_{};
  std::uint16_t cause_ = 0;  // of the noise that is told next
  std::array<Told, kMaxSeats> told_{};
};

}  // namespace holdout::terrorscape
