#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/assert.h"

namespace holdout {

// A list with its storage inside: trivially copyable, never allocates. Only the first size() items mean
// anything; the rest stay uninitialised on purpose, so that a list on the stack costs nothing to make.
template <class T, int Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T> && Capacity < 256);

 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  static constexpr int capacity() { return Capacity; }

  constexpr void push(const T& item) {
    HOLDOUT_ASSERT(size_ < Capacity, "fixed list is full");
    items_[size_++] = item;
  }
  // One check for all of them: noticeably cheaper than pushing each.
  constexpr void append(const T* first, int count) {
    HOLDOUT_ASSERT(count >= 0 && size_ + count <= Capacity, "fixed list is full");
    T* to = items_ + size_;
    for (int i = 0; i < count; ++i) to[i] = first[i];
    size_ = static_cast<std::uint8_t>(size_ + count);
  }
  constexpr T pop() {
    HOLDOUT_ASSERT(size_ > 0, "fixed list is empty");
    return items_[--size_];
  }
  constexpr void clear() { size_ = 0; }
  constexpr void resize(int size) {
    HOLDOUT_ASSERT(size >= 0 && size <= Capacity, "fixed list cannot grow so far");
    size_ = static_cast<std::uint8_t>(size);
  }
  // Keeps the order of the others.
  constexpr void erase(int at) {
    must_hold(at);
    for (int i = at; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    --size_;
  }

  constexpr T& operator[](int i) {
    must_hold(i);
    return items_[i];
  }
  constexpr const T& operator[](int i) const {
    must_hold(i);
    return items_[i];
  }
  constexpr T& back() {
    HOLDOUT_ASSERT(size_ > 0, "fixed list is empty");
    return items_[size_ - 1];
  }
  constexpr const T& back() const {
    HOLDOUT_ASSERT(size_ > 0, "fixed list is empty");
    return items_[size_ - 1];
  }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr bool contains(const T& item) const {
    for (const T& each : *this)
      if (each == item) return true;
    return false;
  }
  constexpr bool operator==(const FixedVector& o) const {
    if (size_ != o.size_) return false;
    for (int i = 0; i < size_; ++i)
      if (!(items_[i] == o.items_[i])) return false;
    return true;
  }

 private:
  constexpr void must_hold(int i) const {
    HOLDOUT_ASSERT(static_cast<unsigned>(i) < size_, "fixed list has no such item");
  }

  std::uint8_t size_ = 0;
  T items_[Capacity];
};

// A list that a game has no use for takes no room where it is a member.
template <class T>
class FixedVector<T, 0> {
 public:
  constexpr int size() const { return 0; }
  constexpr bool empty() const { return true; }
  constexpr bool full() const { return true; }
  static constexpr int capacity() { return 0; }
  constexpr void clear() {}

  constexpr void push(const T&) { no_item(); }
  constexpr T pop() { no_item(); }
  constexpr void erase(int) { no_item(); }
  constexpr T& operator[](int) { no_item(); }
  constexpr const T& operator[](int) const { no_item(); }

  constexpr const T* begin() const { return nullptr; }
  constexpr const T* end() const { return nullptr; }
  constexpr bool operator==(const FixedVector&) const = default;

 private:
  [[noreturn]] static void no_item() {
    assertion_failed("size() > 0", "fixed list without items", __FILE__, __LINE__);
  }
};

}  // namespace holdout
