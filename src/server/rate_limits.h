#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "table/timing/token_bucket.h"

namespace holdout {

// One bucket an address, or a guest by their public id. Forgets those that have been quiet.
class AddressLimits {
 public:
  explicit AddressLimits(Rate rate) : rate_(rate) {}
  bool take(const std::string& address, std::int64_t now_ms);
  std::size_t size() const;

 private:
  Rate rate_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t sweep_at_ = 1024;
};

// How many of something each address has at the same time.
class AddressCounts {
 public:
  explicit AddressCounts(std::int64_t most) : most_(most) {}
  // Counts one more; false if the address has as many as it may have.
  bool take(const std::string& address);
  void give_back(const std::string& address);
  std::size_t size() const;

 private:
  std::int64_t most_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::int64_t> counts_;
};

// How much of something each address or guest has had today, by the clock of UTC.
class DayCounts {
 public:
  explicit DayCounts(std::int64_t most) : most_(most) {}
  // Counts one more; false if there were as many as may be.
  bool take(const std::string& key, std::int64_t now_ms);

 private:
  std::int64_t most_;
  std::mutex mutex_;
  std::int64_t day_ = 0;
  std::unordered_map<std::string, std::int64_t> counts_;
};

// How fast commands may come: of one guest over all connections, and of those of one address who have no seat
// at the table they are at, of all together. Guests are free to make, addresses are not; and whoever plays
// pays for no watcher beside them.
struct CommandLimits {
  AddressLimits guests;
  AddressLimits watchers;
};

bool is_loopback(std::string_view address);

// The part of an address that one household or company is given: the whole of IPv4, /64 of IPv6.
std::string limited_address(const std::string& address);

}  // namespace holdout
