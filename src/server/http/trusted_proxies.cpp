#include "server/http/trusted_proxies.h"

#include <algorithm>
#include <optional>

#include <boost/asio/ip/address.hpp>

namespace holdout {

namespace {

namespace ip = boost::asio::ip;
using boost::system::error_code;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

// With a port or without, as proxies write it: 192.0.2.1:80, [2001:db8::1]:80.
std::optional<ip::address> address_in(std::string_view entry) {
  entry = trimmed(entry);
  if (entry.starts_with('[')) {
    entry = entry.substr(1, entry.find(']') - 1);
  } else if (std::ranges::count(entry, ':') == 1) {
    entry = entry.substr(0, entry.find(':'));
  }
  error_code error;
  const ip::address address = ip::make_address(std::string(entry), error);
  if (error) return std::nullopt;
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

template <class Network, class Address>
bool covers(const Network& network, const Address& address) {
  return Network(address, network.prefix_length()).canonical() == network.canonical();
}

}  // namespace

Result<TrustedProxies> TrustedProxies::read(std::string_view list) {
  TrustedProxies proxies;
  while (!list.empty()) {
    const std::string_view part = list.substr(0, list.find(','));
    list.remove_prefix(std::min(part.size() + 1, list.size()));
    const std::string text(trimmed(part));
    const bool whole = text.find('/') == std::string::npos;
    error_code no_v4;
    error_code no_v6;
    const auto v4 = ip::make_network_v4(whole ? text + "/32" : text, no_v4);
    const auto v6 = ip::make_network_v6(whole ? text + "/128" : text, no_v6);
    if (no_v4 && no_v6)
      return Problem{"", "'" + text + "' is no address", "addresses or networks such as 10.0.0.0/8"};
    if (!no_v4)
      proxies.networks_.emplace_back(v4);
    else
      proxies.networks_.emplace_back(v6);
  }
  return proxies;
}

bool TrustedProxies::has(std::string_view text) const {
  const std::optional<ip::address> address = address_in(text);
  if (!address) return false;
  return std::ranges::any_of(networks_, [&](const auto& each) {
    if (const auto* v4 = std::get_if<ip::network_v4>(&each))
      return address->is_v4() && covers(*v4, address->to_v4());
    return address->is_v6() && covers(std::get<ip::network_v6>(each), address->to_v6());
  });
}

std::string TrustedProxies::client(const std::string& peer, std::string_view forwarded_for) const {
  std::string client = peer;
  while (has(client) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string_view entry =
        comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    forwarded_for = comma == std::string_view::npos ? std::string_view() : forwarded_for.substr(0, comma);
    const std::optional<ip::address> address = address_in(entry);
    if (!address) break;
    client = address->to_string();
  }
  return client;
}

}  // namespace holdout
