#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

#include "engine/result.h"

namespace holdout {

// Who is behind a proxy. What a stranger writes into X-Forwarded-For is not believed: each proxy adds at the
// right by whom it was asked, so the entries of proxies that are trusted are, and the one before them.
class TrustedProxies {
 public:
  // Addresses or networks, comma between; empty: none.
  static Result<TrustedProxies> read(std::string_view list);

  bool has(std::string_view address) const;
  // For whom `peer` asks, by all X-Forwarded-For it sent.
  std::string client(const std::string& peer, std::string_view forwarded_for) const;

 private:
  std::vector<std::variant<boost::asio::ip::network_v4, boost::asio::ip::network_v6>> networks_;
};

}  // namespace holdout
