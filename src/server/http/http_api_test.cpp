#include "server/http/http_api.h"

#include <set>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>

#include "server/http/openapi.h"
#include "server/http/web_files.h"

namespace holdout {

namespace {

HttpRequest get(std::string path, std::string encoding = "", std::string if_none_match = "") {
  HttpRequest request;
  request.method = "GET";
  request.path = std::move(path);
  request.accept_encoding = std::move(encoding);
  request.if_none_match = std::move(if_none_match);
  return request;
}

std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& [each, value] : response.headers) {
    if (each == name) return value;
  }
  return "";
}

}  // namespace

TEST_CASE("the description of the interface names every route, and no other") {
  std::set<std::string> described;
  const boost::json::value openapi = boost::json::parse(openapi_text());
  for (const auto& [path, methods] : openapi.at("paths").as_object()) {
    for (const auto& [method, body] : methods.as_object()) {
      if (method == "parameters") continue;
      CHECK(body.as_object().contains("responses"));
      std::string upper(method);
      for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      described.insert(upper + " " + std::string(path));
    }
  }
  std::set<std::string> served;
  for (const RouteInfo& each : HttpApi::routes())
    served.insert(std::string(each.method) + " " + std::string(each.pattern));
  CHECK(served == described);
}

TEST_CASE("places inside the client give its page, files that are not there are not") {
  CHECK(web_file(get("/")).status == 200);
  CHECK(web_file(get("/table/abcdef")).type.starts_with("text/html"));
  CHECK(web_file(get("/no_such_file.js")).status == 404);
  CHECK(web_file(get("/../server.key")).status == 404);
  const HttpResponse page = web_file(get("/"));
  const std::string etag = header(page, "ETag");
  if (!etag.empty()) {  // a build with the web client inside
    CHECK(web_file(get("/", "", etag)).status == 304);
    CHECK(web_file(get("/", "", etag)).content().empty());
    CHECK(header(web_file(get("/", "gzip, deflate, br")), "Content-Encoding") == "br");
    CHECK(header(web_file(get("/", "gzip;q=1.0, br;q=0")), "Content-Encoding") == "gzip");
    CHECK(header(web_file(get("/", "identity")), "Content-Encoding").empty());
  }
}

}  // namespace holdout
