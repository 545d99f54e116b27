#include "apps/reminding/public_address.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace holdout {

namespace {

namespace ip = boost::asio::ip;

struct Range4 {
  std::uint32_t from;
  int bits;
};
constexpr std::uint32_t quad(std::uint32_t a, std::uint32_t b, std::uint32_t c = 0) {
  return a << 24U | b << 16U | c << 8U;
}
constexpr std::array<Range4, 15> kNotPublic4{{
    {quad(0, 0), 8},
    {quad(10, 0), 8},
    {quad(100, 64), 10},
    {quad(127, 0), 8},
    {quad(169, 254), 16},
    {quad(172, 16), 12},
    {quad(192, 0, 0), 24},
    {quad(192, 0, 2), 24},
    {quad(192, 88, 99), 24},
    {quad(192, 168), 16},
    {quad(198, 18), 15},
    {quad(198, 51, 100), 24},
    {quad(203, 0, 113), 24},
    {quad(224, 0), 4},
    {quad(240, 0), 4},
}};

bool is_public_4(const ip::address_v4& address) {
  const std::uint32_t number = address.to_uint();
  return std::none_of(kNotPublic4.begin(), kNotPublic4.end(), [&](const Range4& range) {
    return (number ^ range.from) >> static_cast<unsigned>(32 - range.bits) == 0;
  });
}

ip::address_v4 four(const ip::address_v6::bytes_type& bytes, std::size_t at) {
  return ip::address_v4({bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]});
}

bool is_public_6(const ip::address_v6& address) {
  const auto bytes = address.to_bytes();
  const auto begins = [&](std::initializer_list<std::uint8_t> with) {
    return std::equal(with.begin(), with.end(), bytes.begin());
  };
  // An address of version 4 within one of version 6: mapped, or translated (RFC 6052).
  if (address.is_v4_mapped()) return is_public_4(four(bytes, 12));
  if (begins({0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0})) return is_public_4(four(bytes, 12));
  if ((bytes[0] & 0xE0U) != 0x20) return false;                  // all that is given out is in 2000::/3
  if (begins({0x20, 0x02})) return is_public_4(four(bytes, 2));  // 6to4
  const bool example = begins({0x20, 0x01, 0x0D, 0xB8});
  const bool of_a_protocol = begins({0x20, 0x01}) && bytes[2] < 2;  // 2001::/23, Teredo among them
  return !example && !of_a_protocol;
}

}  // namespace

bool is_public(const ip::address& address) {
  return address.is_v4() ? is_public_4(address.to_v4()) : is_public_6(address.to_v6());
}

}  // namespace holdout
