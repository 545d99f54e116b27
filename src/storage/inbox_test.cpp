#include "storage/inbox.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("the room that a burst took in an inbox is given back when there is a rest") {
  constexpr int kBurst = 1000;
  Inbox<int> inbox;
  std::vector<int> taken;
  for (int i = 0; i < 2; ++i) {  // what is put and what is taken change places
    for (int item = 0; item < kBurst; ++item) inbox.put(item);
    REQUIRE(inbox.take(taken));
    CHECK(taken.size() == kBurst);
    CHECK(taken.back() == kBurst - 1);
    taken.clear();
  }
  inbox.close();
  CHECK_FALSE(inbox.take(taken));
  CHECK(taken.capacity() < kBurst);
}

}  // namespace holdout
