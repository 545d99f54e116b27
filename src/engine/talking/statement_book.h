#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/talking/verdict.h"

namespace holdout {

constexpr Verdict kept_if(bool kept) { return kept ? Verdict::Kept : Verdict::Broken; }
constexpr Verdict true_if(bool right) { return right ? Verdict::True : Verdict::False; }

// What was said, each with how it stands: the part of a ledger that is the same in every game. The game says
// which happenings settle what.
class StatementBook {
 public:
  struct Entry {
    Statement said;
    Verdict verdict = Verdict::Open;
    bool due = false;        // what a conditional promise waits for has happened
    std::uint8_t round = 0;  // when it was said, as the game counts
    std::uint8_t phase = 0;
    std::optional<Event> by{};  // what happened that settled it
  };

  void hear(const Entry& entry) {
    entries_.push_back(entry);
    if (entry.verdict == Verdict::Open) open_.push_back(entries_.size() - 1);
  }

  // Asks `verdict_of(entry)` for each statement that is open, now that this has happened; Open leaves it so.
  template <class VerdictOf>
  void judge_each(const Event& by, VerdictOf&& verdict_of) {
    std::size_t left = 0;
    for (std::size_t i : open_) {
      const Verdict verdict = verdict_of(entries_[i]);
      if (verdict == Verdict::Open) {
        open_[left++] = i;
        continue;
      }
      entries_[i].verdict = verdict;
      if (verdict == Verdict::Void) continue;
      entries_[i].by = by;
      judged_.push_back(i);
    }
    open_.resize(left);
  }

  bool has_open() const { return !open_.empty(); }
  std::span<const Entry> entries() const { return entries_; }
  const Entry* find(std::uint16_t id) const {
    for (const Entry& entry : entries_)
      if (entry.said.id == id) return &entry;
    return nullptr;
  }
  Verdict verdict(std::uint16_t id) const {
    const Entry* const entry = find(id);
    return entry == nullptr ? Verdict::Void : entry->verdict;
  }
  // The entries that were judged and not taken yet, as indices into entries().
  std::span<const std::size_t> judged() const { return judged_; }
  std::vector<std::size_t> take_judged() { return std::exchange(judged_, {}); }

 private:
  std::vector<Entry> entries_;
  std::vector<std::size_t> open_;
  std::vector<std::size_t> judged_;
};

}  // namespace holdout
