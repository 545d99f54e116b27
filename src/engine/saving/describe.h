#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/fixed_vector.h"
#include "engine/pieces/owners.h"
#include "engine/seat.h"

namespace holdout {

// A game lists the fields of its state, view and procedures once:
//
//   template <class D> void describe(D& d, Table& t) { field(d, 1, "round", t.round); … }
//
// and JSON, bytes, text and hash all follow from that list, which engine/saving/fields.h writes for a struct
// that names its members. Numbers are for ever: a removed field leaves its number unused, a new one takes the
// next. Writers visit a copy, so one non-const list serves reading and writing.

using Names = std::span<const std::string_view>;  // names of an enum's values, index = value

// The face of every reader and writer. Games are compiled against it once; hot code uses the Hasher below
// directly.
class Describer {
 public:
  virtual ~Describer() = default;
  virtual bool reads() const = 0;
  // A reader sets `value` and must keep it within [min, max]; a writer only looks.
  virtual void number(int id, std::string_view name, std::int64_t& value, std::int64_t min, std::int64_t max,
                      Names names) = 0;
  virtual void open(int id, std::string_view name) = 0;  // a nested object
  virtual void close() = 0;
  // A list; returns its size, which a reader takes from its input (at most `capacity`). Items are fields with
  // id 0.
  virtual int open_list(int id, std::string_view name, int size, int capacity) = 0;
  virtual void close_list() = 0;
  // The number before this one says which fields follow: another number, other fields.
  virtual void choice(std::int64_t /*number*/) {}
};

// How the values of an enumeration are written. A game says it beside the enumeration:
//   constexpr Spelling spelling(Phase) { return {.names = kPhaseNames}; }
struct Spelling {
  Names names{};
  int none = -1;   // the value that stands for none, if one does: written as 0 with names, as -1 without
  int most = 255;  // where there are no names
};
// By these words, after "none" for the value that stands for none.
template <const auto& kKeys>
inline constexpr auto kNoneAndKeys = [] {
  std::array<std::string_view, kKeys.size() + 1> names{"none"};
  std::ranges::copy(kKeys, names.begin() + 1);
  return names;
}();
template <const auto& kKeys, class T>
constexpr Spelling spelled_or_none(T none) {
  return {.names = kNoneAndKeys<kKeys>, .none = static_cast<int>(none)};
}

constexpr Spelling spelling(Seat) { return {.none = index(kNobody), .most = kMaxSeats - 1}; }

template <class T>
constexpr Spelling spelling_of() {
  if constexpr (requires { spelling(T{}); })
    return spelling(T{});
  else
    return {};
}

// The number that a value is written as; with names, the place of its name.
template <class T>
constexpr std::int64_t spelled(T value) {
  constexpr Spelling kHow = spelling_of<T>();
  if (kHow.none < 0) return static_cast<std::int64_t>(value);
  if (static_cast<int>(value) == kHow.none) return kHow.names.empty() ? -1 : 0;
  return static_cast<std::int64_t>(value) + (kHow.names.empty() ? 0 : 1);
}

template <class D, class T>
void field(D& d, int id, std::string_view name, T& value) {
  if constexpr (std::is_same_v<T, SeatSet>) {
    std::int64_t wide = value.bits();
    d.number(id, name, wide, 0, 0x3FF, {});
    value = SeatSet(static_cast<std::uint16_t>(wide));
  } else if constexpr (requires { T(value.bits()); }) {  // a set of the game's own, as one number
    auto bits = value.bits();
    field(d, id, name, bits);
    value = T(bits);
  } else if constexpr (std::is_enum_v<T>) {
    constexpr Spelling kHow = spelling_of<T>();
    constexpr bool kNamed = !kHow.names.empty();
    constexpr std::int64_t kLeast = kHow.none >= 0 && !kNamed ? -1 : 0;  // what none is written as
    constexpr auto kMost = kNamed ? static_cast<std::int64_t>(kHow.names.size()) - 1 : kHow.most;
    std::int64_t wide = spelled(value);
    d.number(id, name, wide, kLeast, kMost, kHow.names);
    if (kHow.none >= 0)
      value = static_cast<T>(wide == kLeast ? kHow.none : kNamed ? wide - 1 : wide);
    else
      value = static_cast<T>(wide);
  } else if constexpr (std::is_integral_v<T>) {
    auto wide = static_cast<std::int64_t>(value);
    constexpr bool kHuge = sizeof(T) == 8;
    d.number(id, name, wide,
             kHuge ? std::numeric_limits<std::int64_t>::min() : std::int64_t{std::numeric_limits<T>::min()},
             kHuge ? std::numeric_limits<std::int64_t>::max()
                   : static_cast<std::int64_t>(std::numeric_limits<T>::max()),
             {});
    value = static_cast<T>(wide);
  } else {
    d.open(id, name);
    describe(d, value);
    d.close();
  }
}

template <class D, class T, std::size_t N>
void field(D& d, int id, std::string_view name, std::array<T, N>& values) {
  d.open_list(id, name, static_cast<int>(N), static_cast<int>(N));
  for (T& each : values) field(d, 0, "", each);
  d.close_list();
}

template <class D, class T, int N>
void field(D& d, int id, std::string_view name, FixedVector<T, N>& values) {
  const int size = d.open_list(id, name, values.size(), N);
  if constexpr (std::is_base_of_v<Describer, D>) {
    if (d.reads()) {
      values.clear();
      for (int i = 0; i < size; ++i) values.push(T{});
    }
  }
  for (T& each : values) field(d, 0, "", each);
  d.close_list();
}

// The owner of each piece, in the order of the pieces.
template <class D, class Pieces, int Most>
void field(D& d, int id, std::string_view name, Owners<Pieces, Most>& owners) {
  std::array<Seat, Most> seats = owners.seats();
  field(d, id, name, seats);
  if constexpr (std::is_base_of_v<Describer, D>)
    if (d.reads()) owners = Owners<Pieces, Most>(seats);
}

// 64-bit hash over the described fields; fast, for state comparison and information-set keys, not for
// secrets.
class Hasher {
 public:
  void number(int, std::string_view, std::int64_t& value, std::int64_t, std::int64_t, Names) {
    mix(static_cast<std::uint64_t>(value));
  }
  void open(int id, std::string_view) { mix(static_cast<std::uint64_t>(id) | 0xA5ULL << 56); }
  void close() {}
  int open_list(int, std::string_view, int size, int) {
    mix(static_cast<std::uint64_t>(size));
    return size;
  }
  void close_list() {}
  std::uint64_t result() const { return hash_ ^ (hash_ >> 29); }

 private:
  void mix(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9FB21C651E98DF25ULL;
    hash_ ^= hash_ >> 32;
  }
  std::uint64_t hash_ = 0x243F6A8885A308D3ULL;
};

template <class T>
std::uint64_t hash_of(T value) {
  Hasher hasher;
  describe(hasher, value);
  return hasher.result();
}

}  // namespace holdout
