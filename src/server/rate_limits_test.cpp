#include "server/rate_limits.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("a bucket gives its burst, and then so much a second") {
  const Rate rate{.burst = 3, .per_second = 2};
  TokenBucket bucket;
  CHECK(bucket.take(rate, 1000));
  CHECK(bucket.take(rate, 1000));
  CHECK(bucket.take(rate, 1000));
  CHECK_FALSE(bucket.take(rate, 1000));
  CHECK_FALSE(bucket.take(rate, 1499));
  CHECK(bucket.take(rate, 1500));
  CHECK_FALSE(bucket.take(rate, 1500));
  CHECK_FALSE(bucket.full(rate, 2999));
  CHECK(bucket.full(rate, 3000));
  for (int i = 0; i < 3; ++i) CHECK(bucket.take(rate, 100'000));
  CHECK_FALSE(bucket.take(rate, 100'000));
}

TEST_CASE("a clock that goes back gives nothing away") {
  const Rate rate{.burst = 1, .per_second = 1};
  TokenBucket bucket;
  CHECK(bucket.take(rate, 5000));
  CHECK_FALSE(bucket.take(rate, 1000));
}

TEST_CASE("addresses are limited apart, and forgotten when they are quiet") {
  AddressLimits limits({.burst = 1, .per_second = 1});
  CHECK(limits.take("10.0.0.1", 0));
  CHECK_FALSE(limits.take("10.0.0.1", 0));
  CHECK(limits.take("10.0.0.2", 0));
  for (int i = 0; i < 3000; ++i)
    CHECK(limits.take("10.1." + std::to_string(i / 250) + "." + std::to_string(i % 250), 0));
  CHECK(limits.take("10.0.0.1", 60'000));
  for (int i = 0; i < 3000; ++i)
    limits.take("10.2." + std::to_string(i / 250) + "." + std::to_string(i % 250), 60'000);
  CHECK(limits.size() < 4500);
}

TEST_CASE("a household of IPv6 counts as one address") {
  CHECK(limited_address("10.0.0.1") == "10.0.0.1");
  CHECK(limited_address("2001:db8:1:2:3:4:5:6") == limited_address("2001:db8:1:2:9:9:9:9"));
  CHECK(limited_address("2001:db8:1:2::1") != limited_address("2001:db8:1:3::1"));
  CHECK(limited_address("::ffff:10.0.0.1") != limited_address("::ffff:10.0.0.2"));
}

TEST_CASE("so many of an address at the same time; what is given back can be taken again") {
  AddressCounts counts(2);
  CHECK(counts.take("192.0.2.7"));
  CHECK(counts.take("192.0.2.7"));
  CHECK_FALSE(counts.take("192.0.2.7"));
  CHECK(counts.take("192.0.2.8"));
  CHECK(counts.take("2001:db8::1"));
  CHECK(counts.take("2001:db8::2"));
  CHECK_FALSE(counts.take("2001:db8::3"));
  counts.give_back("192.0.2.7");
  CHECK(counts.take("192.0.2.7"));
  for (const char* address : {"192.0.2.7", "192.0.2.7", "192.0.2.8", "2001:db8::9", "2001:db8::1"})
    counts.give_back(address);
  CHECK(counts.size() == 0);
}

}  // namespace holdout
