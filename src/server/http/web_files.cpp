#include "server/http/web_files.h"

#include <algorithm>
#include <array>
#include <string>

#include "server/http/content_coding.h"
#include "server/http/embedded_files.h"
#include "server/http/entity_tag.h"
#include "server/http/openapi.h"

namespace holdout {

namespace {

const EmbeddedFile* find_file(std::string_view name) {
  const auto files = embedded_files();
  const auto found =
      std::find_if(files.begin(), files.end(), [&](const auto& each) { return each.name == name; });
  return found == files.end() ? nullptr : &*found;
}

HttpResponse without_web_client() {
  return {.status = 200,
          .type = "text/html; charset=utf-8",
          .body =
              "<!doctype html><html lang=\"en\"><title>Holdout</title><h1>Holdout</h1>"
              "<p>The server runs, but this build has no web client inside. Build it with "
              "<code>npm ci &amp;&amp; npm run build</code>, then build Holdout again; "
              "<code>./run</code> does both.</p></html>",
          .headers = {{"Cache-Control", "no-store"}}};
}

}  // namespace

std::string_view openapi_text() { return find_file("openapi.json")->plain; }

HttpResponse web_file(const HttpRequest& request) {
  const EmbeddedFile* file = find_file("web" + request.path);
  const bool place = is_page(request.path);
  if (!file && place) file = find_file("web/index.html");
  if (!file && place) return without_web_client();
  if (!file)
    return error_response(404, {request.path.substr(0, 80), "is not there", "a file of the web client"});
  HttpResponse response{.type = file->type, .fixed = file->plain};
  // The build puts a hash into the names below assets: such a file never changes.
  const bool hashed = file->name.starts_with("web/assets/");
  response.worker = !hashed && file->type.starts_with("text/javascript");  // pages load hashed scripts only
  response.headers = {{"Cache-Control", hashed ? "max-age=31536000, immutable" : "no-cache"}};
  if (!file->brotli.empty()) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!hashed) response.headers.emplace_back("ETag", std::string(file->etag));
  if (!hashed && request.if_none_match.find(file->etag) != std::string::npos) {
    response.status = 304;
    response.fixed = {};
    return response;
  }
  if (!file->brotli.empty() && accepts(request.accept_encoding, "br")) {
    response.fixed = file->brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (!file->gzip.empty() && accepts(request.accept_encoding, "gzip")) {
    response.fixed = file->gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  }
  return response;
}

bool is_page(std::string_view path) { return path.find('.') == std::string_view::npos; }

bool has_web_file(std::string_view path) { return find_file("web" + std::string(path)) != nullptr; }

HttpResponse web_page(const HttpRequest& request, std::string_view tags) {
  const EmbeddedFile* file = find_file("web/index.html");
  if (!file) return without_web_client();
  const std::array<std::string_view, 2> parts = {file->etag, tags};
  const std::string tag = weak_tag(parts);
  HttpResponse response{.type = file->type};
  response.headers = {{"Cache-Control", "no-cache"}, {"ETag", tag}, {"Vary", "Accept-Language"}};
  if (names_tag(request.if_none_match, tag)) {
    response.status = 304;
    response.headers.emplace_back("Vary", "Accept-Encoding");
    return response;
  }
  const std::size_t end = file->plain.find("</head>");
  response.body = file->plain.substr(0, end);
  response.body += tags;
  response.body += file->plain.substr(end);
  return packed(std::move(response), request.accept_encoding);
}

}  // namespace holdout
