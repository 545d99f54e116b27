#pragma once

#include <bit>
#include <cstdint>

namespace holdout {

// A place at the table. Players are 0 to 7; chance is a seat like any other, so that every random outcome is
// an answer in the log; spectators share one seat number because they all see the same.
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kChance{8};
inline constexpr Seat kSpectator{9};
inline constexpr Seat kNobody{15};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr bool is_player(Seat seat) { return index(seat) < kMaxSeats; }

// The next player clockwise at a table of `players`.
constexpr Seat left_of(Seat seat, int players) {
  return index(seat) + 1 == players ? Seat{0} : seat_at(index(seat) + 1);
}

// A set of seats in one machine word; iterates in ascending order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}

  constexpr bool has(Seat seat) const { return (bits_ >> index(seat)) & 1U; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat first() const { return empty() ? kNobody : seat_at(std::countr_zero(bits_)); }
  constexpr std::uint16_t bits() const { return bits_; }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << index(seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index(seat))); }

  constexpr SeatSet with(Seat seat) const {
    SeatSet both = *this;
    both.add(seat);
    return both;
  }
  constexpr SeatSet without(Seat seat) const {
    SeatSet rest = *this;
    rest.remove(seat);
    return rest;
  }
  constexpr SeatSet without(SeatSet others) const {
    return SeatSet(static_cast<std::uint16_t>(bits_ & ~others.bits_));
  }
  constexpr SeatSet operator|(SeatSet o) const {
    return SeatSet(static_cast<std::uint16_t>(bits_ | o.bits_));
  }
  constexpr SeatSet operator&(SeatSet o) const {
    return SeatSet(static_cast<std::uint16_t>(bits_ & o.bits_));
  }
  constexpr bool operator==(const SeatSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t left) : left_(left) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<std::uint16_t>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr bool operator!=(const Iterator& o) const { return left_ != o.left_; }

   private:
    std::uint16_t left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

constexpr SeatSet only(Seat seat) { return SeatSet{}.with(seat); }
constexpr SeatSet first_seats(int players) {
  return SeatSet(static_cast<std::uint16_t>((1U << players) - 1U));
}

// Every player and every spectator: what is noticed or seen by these is public.
inline constexpr SeatSet kEverybody{static_cast<std::uint16_t>(0xFFU | 1U << index(kSpectator))};

// The n-th member in ascending order; n must be below size().
constexpr Seat nth(SeatSet set, int n) {
  auto it = set.begin();
  for (; n > 0; --n) ++it;
  return *it;
}

}  // namespace holdout
