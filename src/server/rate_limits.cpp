#include "server/rate_limits.h"

#include <algorithm>
#include <utility>

#include <boost/asio/ip/address.hpp>

namespace holdout {

bool AddressLimits::take(const std::string& address, std::int64_t now_ms) {
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= sweep_at_) {
    std::erase_if(buckets_, [&](const auto& each) { return each.second.full(rate_, now_ms); });
    sweep_at_ = std::max<std::size_t>(1024, buckets_.size() * 2);
  }
  return buckets_[limited_address(address)].take(rate_, now_ms);
}

std::size_t AddressLimits::size() const {
  const std::lock_guard lock(mutex_);
  return buckets_.size();
}

bool DayCounts::take(const std::string& key, std::int64_t now_ms) {
  constexpr std::int64_t kDayMs = 86'400'000;
  const std::lock_guard lock(mutex_);
  if (std::exchange(day_, now_ms / kDayMs) != now_ms / kDayMs) counts_.clear();
  std::int64_t& count = counts_[limited_address(key)];
  if (count >= most_) return false;
  ++count;
  return true;
}

bool AddressCounts::take(const std::string& address) {
  const std::lock_guard lock(mutex_);
  std::int64_t& count = counts_[limited_address(address)];
  if (count >= most_) return false;
  ++count;
  return true;
}

void AddressCounts::give_back(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = counts_.find(limited_address(address));
  if (--found->second == 0) counts_.erase(found);
}

std::size_t AddressCounts::size() const {
  const std::lock_guard lock(mutex_);
  return counts_.size();
}

bool is_loopback(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

std::string limited_address(const std::string& address) {
  if (address.find(':') == std::string::npos) return address;  // no IPv6, and asked for every command
  boost::system::error_code error;
  const auto parsed = boost::asio::ip::make_address(address, error);
  if (error || parsed.is_v4() || parsed.to_v6().is_v4_mapped()) return address;
  auto bytes = parsed.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return boost::asio::ip::address_v6(bytes).to_string();
}

}  // namespace holdout
