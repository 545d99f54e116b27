#pragma once

#include <boost/asio/ip/address.hpp>

namespace holdout {

// Whether an address is one that everybody on the internet may reach: not this machine, not its house or its
// provider, not what is set apart for examples, groups and translations into any of these.
bool is_public(const boost::asio::ip::address& address);

}  // namespace holdout
