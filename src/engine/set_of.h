#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace holdout {

// A set of small ids in one machine word; iterates in ascending order. An id is an enumeration, or a struct
// of one number `id` that is made from an int; `None` is the one that stands for none.
template <class Id, class Word, Id None>
class SetOf {
  static_assert(std::is_unsigned_v<Word>);

 public:
  using Member = Id;
  static constexpr int number(Id id) {
    if constexpr (std::is_enum_v<Id>)
      return static_cast<int>(id);
    else
      return id.id;
  }

  constexpr SetOf() = default;
  constexpr explicit SetOf(Word bits) : bits_(bits) {}
  static constexpr SetOf only(Id id) { return SetOf(bit(id)); }
  // The `count` lowest ids; fewer than 64.
  static constexpr SetOf lowest(int count) {
    return SetOf(static_cast<Word>((std::uint64_t{1} << count) - 1));
  }

  constexpr bool has(Id id) const { return (bits_ >> number(id)) & 1U; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Id first() const { return empty() ? None : lowest_of(bits_); }
  constexpr Word bits() const { return bits_; }

  constexpr void add(Id id) { bits_ = static_cast<Word>(bits_ | bit(id)); }
  constexpr void remove(Id id) { bits_ = static_cast<Word>(bits_ & ~bit(id)); }

  constexpr SetOf with(Id id) const { return SetOf(static_cast<Word>(bits_ | bit(id))); }
  constexpr SetOf without(Id id) const { return SetOf(static_cast<Word>(bits_ & ~bit(id))); }
  constexpr SetOf without(SetOf others) const { return SetOf(static_cast<Word>(bits_ & ~others.bits_)); }
  constexpr SetOf operator|(SetOf o) const { return SetOf(static_cast<Word>(bits_ | o.bits_)); }
  constexpr SetOf operator&(SetOf o) const { return SetOf(static_cast<Word>(bits_ & o.bits_)); }
  constexpr bool operator==(const SetOf&) const = default;

  // The first member round the table from `id`: that one or the next higher, after the highest the lowest.
  constexpr Id first_from(Id id) const {
    const auto rest = static_cast<Word>(bits_ >> number(id) << number(id));
    return rest == 0 ? first() : lowest_of(rest);
  }

  class Iterator {
   public:
    constexpr explicit Iterator(Word left) : left_(left) {}
    constexpr Id operator*() const { return lowest_of(left_); }
    constexpr Iterator& operator++() {
      left_ = static_cast<Word>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr bool operator!=(const Iterator& o) const { return left_ != o.left_; }

   private:
    Word left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr Word bit(Id id) { return static_cast<Word>(Word{1} << number(id)); }
  static constexpr Id lowest_of(Word bits) { return static_cast<Id>(std::countr_zero(bits)); }

  Word bits_ = 0;
};

// The n-th member in ascending order; n must be below size().
template <class Id, class Word, Id None>
constexpr Id nth(SetOf<Id, Word, None> set, int n) {
  auto it = set.begin();
  for (; n > 0; --n) ++it;
  return *it;
}

}  // namespace holdout
