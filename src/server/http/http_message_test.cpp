#include "server/http/http_message.h"

#include <doctest/doctest.h>

namespace holdout {

TEST_CASE("an origin is ours if it names the host that was asked, or the public address") {
  CHECK(origin_allowed("", "127.0.0.1:8484", ""));
  CHECK(origin_allowed("http://127.0.0.1:8484", "127.0.0.1:8484", ""));
  CHECK(origin_allowed("https://holdout.example", "10.0.0.1:8484", "https://holdout.example/"));
  CHECK_FALSE(origin_allowed("http://evil.example", "127.0.0.1:8484", ""));
  CHECK_FALSE(origin_allowed("http://127.0.0.1:8485", "127.0.0.1:8484", ""));
  CHECK_FALSE(origin_allowed("http://127.0.0.1:8484.evil.example", "127.0.0.1:8484", ""));
  CHECK_FALSE(origin_allowed("null", "127.0.0.1:8484", ""));
  CHECK_FALSE(origin_allowed("http://", "", ""));
  CHECK_FALSE(origin_allowed("http://holdout.example", "10.0.0.1", "https://holdout.example"));
}

TEST_CASE("values of a query") {
  CHECK(query_value("seat=2", "seat") == "2");
  CHECK(query_value("a=1&seat=spectator&b", "seat") == "spectator");
  CHECK(query_value("name=a%20b+c%C5%82", "name") == "a b cł");
  CHECK(query_value("seat", "seat") == "");
  CHECK_FALSE(query_value("seats=2", "seat"));
  CHECK_FALSE(query_value("", "seat"));
  CHECK_FALSE(query_value("seat=%2", "seat"));
  CHECK_FALSE(query_value("seat=%zz", "seat"));
}

TEST_CASE("whatever a browser may show carries the headers for safety") {
  const std::string head = response_head(error_response(404, {"/x", "is not there", ""}), true);
  CHECK(head.starts_with("HTTP/1.1 404 Not Found\r\n"));
  CHECK(head.find("Content-Security-Policy: default-src 'self';") != std::string::npos);
  CHECK(head.find("frame-ancestors 'none'; base-uri 'none'") != std::string::npos);
  CHECK(head.find("unsafe-inline") == std::string::npos);
  for (const char* name : {"X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                           "Cross-Origin-Opener-Policy: same-origin", "Permissions-Policy: "})
    CHECK(head.find(name) != std::string::npos);
  CHECK(head.ends_with("Connection: keep-alive\r\n\r\n"));
}

TEST_CASE(
    "scripts, style sheets and typefaces carry no policy of their own, and are never taken for a page") {
  for (const char* type : {"text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2"}) {
    const std::string head = response_head({.type = type, .body = "x"}, true);
    CHECK(head.find("X-Content-Type-Options: nosniff") != std::string::npos);
    CHECK(head.find("Cross-Origin-Resource-Policy: same-origin") != std::string::npos);
    CHECK(head.find("Content-Security-Policy") == std::string::npos);
    CHECK(head.size() < 256);
  }
  for (const char* type : {"text/html; charset=utf-8", "image/svg+xml", "text/plain; charset=utf-8"})
    CHECK(response_head({.type = type, .body = "x"}, true).find("Content-Security-Policy: ") !=
          std::string::npos);
}

TEST_CASE("a service worker, which takes its policy from its own script, has one") {
  const std::string head = response_head({.type = "text/javascript", .body = "x", .worker = true}, true);
  CHECK(head.find("Content-Security-Policy: default-src 'self'\r\n") != std::string::npos);
  CHECK(head.size() < 256);
}

TEST_CASE("an error says what, where and what was expected, whatever is in it") {
  const HttpResponse response = error_response(400, {"body", "is \"odd\"\n", "JSON"});
  CHECK(response.body == R"({"error":{"what":"is \"odd\"\n","where":"body","expected":"JSON"}})");
  CHECK(response.status == 400);
}

}  // namespace holdout
