#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace holdout {

struct Rate {
  std::int64_t burst = 0;
  std::int64_t per_second = 0;
};

// So much at once, and then so much a second.
class TokenBucket {
 public:
  bool take(const Rate& rate, std::int64_t now_ms);
  bool full(const Rate& rate, std::int64_t now_ms) const;

 private:
  std::int64_t level(const Rate& rate, std::int64_t now_ms) const;

  std::int64_t thousandths_ = -1;  // -1: as many as the burst
  std::int64_t at_ms_ = 0;
};

// One bucket an address. Forgets those that have been quiet.
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

bool is_loopback(std::string_view address);

// The part of an address that one household or company is given: the whole of IPv4, /64 of IPv6.
std::string limited_address(const std::string& address);

}  // namespace holdout
