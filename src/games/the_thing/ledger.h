#pragma once

#include <array>
#include <vector>

#include "engine/sentence.h"
#include "engine/statement_book.h"
#include "games/the_thing/talk.h"

// What was said against what was true and what happened, and what had been hidden: read after the game, fed
// with whole events (section 9: what listeners can check later).

namespace holdout::the_thing {

class Ledger {
 public:
  explicit Ledger(const Rules& r) : rules_(&r) {}

  void hear(const Statement& said);
  // `after` is the state after all events that came together with this one.
  void see(const Event& event, const State& after);
  Verdict verdict(std::uint16_t id) const { return book_.verdict(id); }
  // Who was what when, who infected whom, who was believed.
  void account(std::vector<Sentence>& out) const;

 private:
  using Entry = StatementBook::Entry;
  struct Believed {
    int trusted = 0;
    int accused = 0;
    int rightly = 0;  // accused while an Alien
  };

  Verdict at_once(const Statement& said) const;
  Verdict on_claim(const Statement& said, Slot speaker) const;
  Verdict on_placed(const Entry& entry, const Event& event) const;
  Verdict on_voted(const Entry& entry, const Event& event) const;
  Verdict on_pile_gone(const Entry& entry, int left) const;
  void note_act(const Event& event);
  bool did(Slot who, int round, int act) const;
  void count_belief(const Statement& said);

  const Rules* rules_;
  StatementBook book_;
  State now_{};
  // Bit per act of T-24, by slot and round - 1.
  std::array<std::array<std::uint8_t, kMaxRounds>, kMaxSlots> acts_{};
  // Of the last token of each owner that each slot looked at: 0 = none, 1 = Human, 2 = Alien.
  std::array<std::array<std::uint8_t, kMaxSlots>, kMaxSlots> looked_{};
  std::array<Believed, kMaxSlots> believed_{};
};

}  // namespace holdout::the_thing
