#pragma once

#include <bit>
#include <cstdint>

#include "engine/capacities.h"
#include "engine/fixed_vector.h"

namespace holdout {

// One answer to one question: a kind of the game's own and up to three small arguments. Passed by value.
struct Action {
  std::uint8_t kind;
  std::uint8_t a;
  std::uint8_t b;
  std::uint8_t c;
  std::uint32_t wide;  // for the rare choice that needs more than a byte; else 0

  constexpr bool operator==(const Action& o) const {
    return std::bit_cast<std::uint64_t>(*this) == std::bit_cast<std::uint64_t>(o);
  }
};
static_assert(sizeof(Action) == 8);

// The legal answers of one seat. Legal means: is in this list. The order is part of the rules (bots, tests
// and recorded option numbers rely on it).
using Actions = FixedVector<Action, kMaxOptions>;

// One possible outcome of a chance question. Weights are relative and at least 1; equal weights mean a fair
// die.
struct Outcome {
  Action action;
  std::uint32_t weight;
};

class Outcomes {
 public:
  constexpr void push(Action action, std::uint32_t weight) {
    list_.push({action, weight});
    total_ += weight;
  }
  // A fair die as the whole question: outcomes `{kind, face}` for faces 1 … faces.
  constexpr void die(std::uint8_t kind, int faces) {
    list_.resize(faces);
    Outcome each{{kind, 1, 0, 0, 0}, 1};
    for (int i = 0; i < faces; ++i, ++each.action.a) list_[i] = each;
    total_ = static_cast<std::uint32_t>(faces);
  }
  constexpr int size() const { return list_.size(); }
  constexpr std::uint32_t total() const { return total_; }
  constexpr const Outcome& operator[](int i) const { return list_[i]; }
  constexpr const Outcome* begin() const { return list_.begin(); }
  constexpr const Outcome* end() const { return list_.end(); }

  // The outcome that owns ticket `ticket` of 0 … total()-1.
  constexpr Action at_ticket(std::uint32_t ticket) const {
    if (total_ == static_cast<std::uint32_t>(size())) return list_.begin()[ticket].action;  // all weigh 1
    for (const Outcome& each : list_) {
      if (ticket < each.weight) return each.action;
      ticket -= each.weight;
    }
    return list_.back().action;
  }
  constexpr bool contains(Action action) const {
    for (const Outcome& each : list_)
      if (each.action == action) return true;
    return false;
  }

 private:
  FixedVector<Outcome, kMaxOutcomes> list_;
  std::uint32_t total_ = 0;
};

}  // namespace holdout
