#include "server/http/trusted_proxies.h"

#include <doctest/doctest.h>

using namespace holdout;

TEST_CASE("only a proxy that is trusted says for whom it asks") {
  const TrustedProxies none = *TrustedProxies::read("");
  CHECK(none.client("127.0.0.1", "198.51.100.7") == "127.0.0.1");
  const TrustedProxies local = *TrustedProxies::read("127.0.0.1, ::1");
  CHECK(local.client("127.0.0.1", "198.51.100.7") == "198.51.100.7");
  CHECK(local.client("::1", "2001:db8::7") == "2001:db8::7");
  CHECK(local.client("127.0.0.1", "") == "127.0.0.1");
  CHECK(local.client("192.0.2.1", "198.51.100.7") == "192.0.2.1");
  CHECK(local.client("::ffff:127.0.0.1", "198.51.100.7") == "198.51.100.7");
}

TEST_CASE("what a stranger put into X-Forwarded-For before the proxy is not believed") {
  const TrustedProxies proxies = *TrustedProxies::read("127.0.0.1,10.0.0.0/8,2001:db8:1::/48");
  CHECK(proxies.client("127.0.0.1", "1.2.3.4, 198.51.100.7") == "198.51.100.7");
  CHECK(proxies.client("127.0.0.1", "127.0.0.1, 198.51.100.7") == "198.51.100.7");
  CHECK(proxies.client("127.0.0.1", "198.51.100.7, 10.9.8.7") == "198.51.100.7");
  CHECK(proxies.client("127.0.0.1", "198.51.100.7,2001:db8:1::5 , 10.9.8.7") == "198.51.100.7");
  CHECK(proxies.client("127.0.0.1", "198.51.100.7:4711") == "198.51.100.7");
  CHECK(proxies.client("127.0.0.1", "[2001:db8:2::1]:4711") == "2001:db8:2::1");
  CHECK(proxies.client("127.0.0.1", "198.51.100.7, nonsense") == "127.0.0.1");
  CHECK(proxies.client("127.0.0.1", "10.1.1.1") == "10.1.1.1");  // somebody in the network of the proxies
}

TEST_CASE("a list of proxies that is none is refused") {
  for (const char* list : {"localhost", "10.0.0.0/33", "127.0.0.1,,::1", "1.2.3", "*"})
    CHECK_FALSE(TrustedProxies::read(list));
}
