#pragma once

#include <array>
#include <map>
#include <span>
#include <vector>

#include "engine/sentence.h"
#include "engine/talking/statement_book.h"
#include "games/the_thing/rules/meetings/who_met.h"
#include "games/the_thing/rules/talking/talk.h"

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
  Sentence truth(std::uint16_t id) const;   // the fact that settled it
  Sentence moment(std::uint16_t id) const;  // when it was said
  // Who was what when, who infected whom, who was believed.
  void account(std::vector<Sentence>& out) const;

 private:
  using Entry = StatementBook::Entry;
  struct Finding {
    Verdict verdict;
    Sentence truth{};
  };
  struct Believed {
    int trusted = 0;
    int accused = 0;
    int rightly = 0;  // accused while an Alien
  };
  // The acts of T-24, in the order of their words.
  enum Act : std::uint8_t { kUsed, kRepaired, kRested, kVoted };
  enum Seen : std::uint8_t { kSawNothing, kSawHuman, kSawAlien };
  static constexpr std::uint16_t kByFire = 1;  // the word of T-17

  // With 4 to 8 players, where words matter, the seat and its figure have the same number.
  static Slot speaker_of(const Statement& said) { return slot_at(index(said.speaker)); }
  static Slot slot_arg(const Statement& said, std::size_t i = 0) {
    return said.args[i] == kNotSaid ? kNoSlot : slot_at(said.args[i]);
  }

  const RoundRecord& this_round() const {
    return now_.table.history[static_cast<std::size_t>(now_.table.round - 1)];
  }

  Finding at_once(const Statement& said) const;
  Finding on_claim(const Statement& said, Slot speaker) const;
  Finding on_role(Slot who, bool said_alien) const;
  Finding on_advice(Slot who) const;
  Finding on_card_claim(Slot who, CardKind named) const;
  Finding on_token(Slot who, Slot owner) const;
  Finding on_act(Slot who, int round, int act) const;
  bool may_volunteer(const Statement& said) const;
  Verdict on_placed(const Entry& entry, const Event& event) const;
  Verdict on_voted(const Entry& entry, const Event& event) const;
  Verdict on_assigned(const Entry& entry, const Event& event) const;
  bool leader_stopped() const;
  Verdict on_pile_gone(const Entry& entry, bool stopped);
  Verdict on_volunteered(const Entry& entry, const Event& event) const;
  Verdict on_tested(const Entry& entry, const Event& event) const;
  Verdict on_phase(Entry& entry, const Event& event);
  void judge_by(const Event& event);
  void tell_settled(const Event& by, std::span<const std::size_t> settled);
  void note_act(const Event& event);
  void tell(std::uint16_t id, const Sentence& truth);
  void count_belief(const Statement& said);

  const Rules* rules_;
  StatementBook book_;
  State now_{};
  Table before_{};  // the table before the step under way
  std::map<std::uint16_t, Sentence> truths_;
  // Bit per act of T-24, by slot and round - 1.
  std::array<std::array<std::uint8_t, kMaxRounds>, kMaxSlots> acts_{};
  // Of the last token of each owner that each slot looked at.
  std::array<std::array<Seen, kMaxSlots>, kMaxSlots> looked_{};
  WhoMet who_met_;
  std::array<Believed, kMaxSlots> believed_{};
};

}  // namespace holdout::the_thing
