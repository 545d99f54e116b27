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

TEST_CASE("a server is asked by its own names, and not by one that somebody turned to it") {
  const std::string_view url = "https://holdout.example:8443/";
  for (const char* host : {"", "127.0.0.1:8484", "10.0.0.1", "[::1]:8484", "[2001:db8::1]", "localhost:8484",
                           "table", "table:80", "table.local", "x.localhost:1", "Holdout.Example:8443"})
    CHECK_MESSAGE(host_allowed(host, url), host);
  for (const char* host : {"evil.example", "evil.example:8484", "holdout.example", "127.0.0.1.evil.example",
                           "[evil.example]", "[evil", "local.evil.example", "holdout.example.:8443"})
    CHECK_MESSAGE(!host_allowed(host, url), host);
  CHECK_FALSE(host_allowed("holdout.example", ""));
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
  const std::string head =
      response_head({.status = 404, .type = "text/html; charset=utf-8", .body = "x"}, true);
  CHECK(head.starts_with("HTTP/1.1 404 Not Found\r\n"));
  CHECK(head.find("Content-Security-Policy: default-src 'self';") != std::string::npos);
  CHECK(head.find("frame-ancestors 'none'; base-uri 'none'") != std::string::npos);
  CHECK(head.find("unsafe-inline") == std::string::npos);
  for (const char* name : {"X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
                           "Cross-Origin-Opener-Policy: same-origin", "Permissions-Policy: "})
    CHECK(head.find(name) != std::string::npos);
  CHECK(head.find("Cross-Origin-Resource-Policy: same-origin") != std::string::npos);
  CHECK(head.ends_with("\r\n\r\n"));
  CHECK(head.find("Connection: ") == std::string::npos);
}

TEST_CASE(
    "scripts, style sheets and typefaces carry no policy of their own, and are never taken for a page") {
  for (const char* type : {"text/javascript; charset=utf-8", "text/css; charset=utf-8", "font/woff2"}) {
    const std::string head = response_head({.type = type, .body = "x"}, true);
    CHECK(head.find("X-Content-Type-Options: nosniff") != std::string::npos);
    CHECK(head.find("Content-Security-Policy") == std::string::npos);
    CHECK(head.size() < 192);
  }
  for (const char* type : {"text/html; charset=utf-8", "image/svg+xml", "text/plain; charset=utf-8"})
    CHECK(response_head({.type = type, .body = "x"}, true).find("Content-Security-Policy: ") !=
          std::string::npos);
}

TEST_CASE("data are shown by themselves at most") {
  const std::string head = response_head(error_response(404, {"/x", "is not there", ""}), true);
  CHECK(head.find("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n") !=
        std::string::npos);
  CHECK(head.find("X-Content-Type-Options: nosniff") != std::string::npos);
  CHECK(head.size() < 350);
}

TEST_CASE("a service worker, which takes its policy from its own script, has one") {
  const std::string head = response_head({.type = "text/javascript", .body = "x", .worker = true}, true);
  CHECK(head.find("Content-Security-Policy: default-src 'self'\r\n") != std::string::npos);
  CHECK(head.size() < 300);
}

TEST_CASE("answers carry what the standards ask for") {
  CHECK(response_head(json_response("{}"), true).find("\r\nDate: ") != std::string::npos);
  CHECK(response_head(json_response("{}"), true).find(" GMT\r\n") != std::string::npos);
  CHECK(response_head(error_response(401, {}), true).find("\r\nWWW-Authenticate: Bearer\r\n") !=
        std::string::npos);
  CHECK(response_head(error_response(503, {}), true).find("\r\nRetry-After: ") != std::string::npos);
  for (const int status : {410, 421, 426})
    CHECK(response_head(error_response(status, {}), true).find("Unknown") == std::string::npos);
}

TEST_CASE("an error says what, where and what was expected, whatever is in it") {
  const HttpResponse response = error_response(400, {"body", "is \"odd\"\n", "JSON"});
  CHECK(response.body == R"({"error":{"what":"is \"odd\"\n","where":"body","expected":"JSON"}})");
  CHECK(response.status == 400);
}

}  // namespace holdout
