#include "engine/fixed_vector.h"

#include <stdexcept>

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("FixedVector: holds what was pushed, up to its capacity") {
  FixedVector<int, 3> list;
  CHECK(list.empty());
  CHECK(list.capacity() == 3);
  list.push(7);
  list.push(8);
  list.push(9);
  CHECK(list.full());
  CHECK(list.size() == 3);
  CHECK(list.back() == 9);
  CHECK(list.contains(8));
  CHECK(!list.contains(10));
  CHECK_THROWS_AS(list.push(10), std::logic_error);
  CHECK(list.pop() == 9);
  CHECK(list.size() == 2);
  list.clear();
  CHECK_THROWS_AS(list.pop(), std::logic_error);
}

TEST_CASE("FixedVector: append takes several at once or none at all") {
  constexpr int kItems[] = {1, 2, 3};
  FixedVector<int, 4> list;
  list.append(kItems, 3);
  list.append(kItems, 1);
  CHECK(list.size() == 4);
  CHECK(list[3] == 1);
  CHECK_THROWS_AS(list.append(kItems, 1), std::logic_error);
  CHECK_THROWS_AS(list.append(kItems, -1), std::logic_error);
  CHECK(list.size() == 4);
  list.append(kItems, 0);
  CHECK(list.size() == 4);
}

TEST_CASE("FixedVector: erase keeps the order of the others") {
  constexpr int kItems[] = {1, 2, 3, 4};
  FixedVector<int, 4> list;
  list.append(kItems, 4);
  list.erase(1);
  CHECK(list.size() == 3);
  CHECK(list[0] == 1);
  CHECK(list[1] == 3);
  CHECK(list[2] == 4);
  list.erase(2);
  CHECK(list.back() == 3);
}

TEST_CASE("FixedVector: what lies behind the last item cannot be reached, in no build") {
  FixedVector<int, 4> list;
  CHECK_THROWS_AS(list.back(), std::logic_error);
  CHECK_THROWS_AS(list[0], std::logic_error);
  CHECK_THROWS_AS(list.erase(0), std::logic_error);
  list.push(7);
  list.push(8);
  const FixedVector<int, 4>& seen = list;
  CHECK(seen.back() == 8);
  CHECK(seen[1] == 8);
  CHECK_THROWS_AS(seen[2], std::logic_error);
  CHECK_THROWS_AS(seen[-1], std::logic_error);
  CHECK_THROWS_AS(list.erase(2), std::logic_error);
  CHECK_THROWS_AS(list.erase(-1), std::logic_error);
  CHECK(list.size() == 2);
}

TEST_CASE("FixedVector: one without room is empty and stays so") {
  FixedVector<int, 0> list;
  list.clear();
  CHECK(list.empty());
  CHECK(list.full());
  CHECK(list.begin() == list.end());
  CHECK_THROWS_AS(list.push(1), std::logic_error);
  CHECK_THROWS_AS(list.pop(), std::logic_error);
  CHECK_THROWS_AS(list.erase(0), std::logic_error);
  CHECK_THROWS_AS(list[0], std::logic_error);
}

TEST_CASE("FixedVector: equal means the same items, whatever lies behind them") {
  FixedVector<int, 4> a;
  FixedVector<int, 4> b;
  a.push(1);
  a.push(2);
  a.pop();
  b.push(1);
  CHECK(a == b);
  b.push(2);
  CHECK(!(a == b));
  a.push(3);
  CHECK(!(a == b));
  CHECK_THROWS_AS(a.resize(5), std::logic_error);
}

}  // namespace holdout
