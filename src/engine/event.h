#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/capacities.h"
#include "engine/seat.h"

namespace holdout {

// One thing that happened. Two sets of seats: `noticed_by` learn that it happened and its open part,
// `seen_by` also learn the secret part. Kinds and ids only: sentences are made where they are read.
struct Event {
  std::uint8_t kind = 0;  // the game's EventKind
  Seat actor = kNobody;
  SeatSet noticed_by = kEverybody;
  SeatSet seen_by = kEverybody;
  std::array<std::uint8_t, kEventBytes> open{};
  std::array<std::uint8_t, kEventBytes> secret{};

  constexpr bool operator==(const Event&) const = default;
};

// What `viewer` may know of the event: nothing, the open part, or all. Nothing is added later: a viewer who
// only noticed gets zeroes and empty sets, never a hint of who saw more.
constexpr std::optional<Event> redact(const Event& event, Seat viewer) {
  if (!event.noticed_by.has(viewer)) return std::nullopt;
  Event out = event;
  out.noticed_by = {};
  out.seen_by = event.seen_by.has(viewer) ? only(viewer) : SeatSet{};
  if (!event.seen_by.has(viewer)) out.secret = {};
  return out;
}

// Where the rules report what happened. Off in search and in benchmarks: then it costs one predictable
// branch.
class Log {
 public:
  Log() = default;  // off
  explicit Log(std::vector<Event>& sink) : sink_(&sink) {}

  void operator()(const Event& event) {
    if (sink_ != nullptr) [[unlikely]]
      keep(event);
  }
  bool on() const { return sink_ != nullptr; }

 private:
  [[gnu::noinline]] void keep(const Event& event) { sink_->push_back(event); }
  std::vector<Event>* sink_ = nullptr;
};

}  // namespace holdout
