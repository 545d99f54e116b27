#include "apps/reminding/public_address.h"

#include <doctest/doctest.h>

TEST_CASE("what is not everybody's to reach is not public, in whatever dress it comes") {
  const auto address = [](const char* text) { return boost::asio::ip::make_address(text); };
  for (const char* const text : {"127.0.0.1",
                                 "127.9.9.9",
                                 "0.0.0.0",
                                 "10.1.2.3",
                                 "172.16.0.1",
                                 "172.31.255.255",
                                 "192.168.1.1",
                                 "169.254.169.254",
                                 "100.64.0.1",
                                 "198.18.0.1",
                                 "192.0.2.1",
                                 "203.0.113.9",
                                 "224.0.0.1",
                                 "255.255.255.255",
                                 "::",
                                 "::1",
                                 "fe80::1",
                                 "fc00::1",
                                 "fd12::1",
                                 "ff02::1",
                                 "::ffff:127.0.0.1",
                                 "::ffff:192.168.0.1",
                                 "64:ff9b::10.0.0.1",
                                 "64:ff9b:1::1",
                                 "2002:7f00:1::",
                                 "2001:db8::1",
                                 "2001::1"}) {
    CAPTURE(text);
    CHECK_FALSE(holdout::is_public(address(text)));
  }
  for (const char* const text : {"8.8.8.8", "172.32.0.1", "100.128.0.1", "192.167.0.1", "2a00:1450:4001::1",
                                 "2001:4860::8888", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"}) {
    CAPTURE(text);
    CHECK(holdout::is_public(address(text)));
  }
}
