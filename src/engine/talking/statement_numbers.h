#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/talking/statement.h"

namespace holdout {

constexpr bool hears(const Statement& said, Seat seat) {
  return said.audience.has(seat) || said.speaker == seat;
}

// How statements are counted. The table numbers all of them, for rows and records; each hearer counts what it
// hears, because a gap would tell that something was said to others (law 3). What everybody hears needs no
// list: only the others are kept.
class StatementNumbers {
 public:
  struct Limited {
    std::uint16_t id = 0;
    SeatSet heard{};  // its speaker included
    bool operator==(const Limited&) const = default;
  };

  StatementNumbers() = default;
  StatementNumbers(int count, std::vector<Limited> limited) : count_(count), limited_(std::move(limited)) {}

  int count() const { return count_; }
  const std::vector<Limited>& limited() const { return limited_; }  // in their order

  // The next statement, which gets its number.
  void add(Statement& said) {
    said.id = static_cast<std::uint16_t>(++count_);
    if (said.audience != kEverybody) limited_.push_back({said.id, said.audience.with(said.speaker)});
  }

  // The same statement with the numbers of somebody who hears it.
  Statement as_heard(Statement said, Seat hearer) const {
    said.id = number_for(hearer, said.id);
    if (said.about != 0) said.about = number_for(hearer, said.about);
    return said;
  }

  // The table's number of what `said`, still with the numbers of its speaker, answers. Nothing if the speaker
  // or somebody else who will hear the answer did not hear that: whether it exists must not show.
  std::optional<std::uint16_t> answered_by(const Statement& said) const {
    int id = said.about;
    SeatSet heard = kEverybody;
    for (const Limited& each : limited_) {
      if (each.id > id) break;
      if (!each.heard.has(said.speaker))
        ++id;
      else if (each.id == id)
        heard = each.heard;
    }
    if (id > count_ || !said.audience.with(said.speaker).without(heard).empty()) return std::nullopt;
    return static_cast<std::uint16_t>(id);
  }

 private:
  std::uint16_t number_for(Seat hearer, std::uint16_t id) const {
    const auto unheard = std::count_if(limited_.begin(), limited_.end(), [&](const Limited& each) {
      return each.id <= id && !each.heard.has(hearer);
    });
    return static_cast<std::uint16_t>(id - unheard);
  }

  int count_ = 0;
  std::vector<Limited> limited_;
};

}  // namespace holdout
