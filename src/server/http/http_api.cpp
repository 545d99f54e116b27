#include "server/http/http_api.h"

#include <array>

#include "server/http/openapi.h"
#include "server/tables/store_await.h"

namespace holdout {

namespace asio = boost::asio;

namespace {

Rate rate_of(std::int64_t burst, std::int64_t per_second) {
  return {.burst = burst, .per_second = per_second};
}

HttpResponse not_there(const HttpRequest& request) {
  return error_response(404, {request.path.substr(0, 80), "is not there", "a path of GET /api"});
}

HttpResponse upgrade_required() {
  HttpResponse response = error_response(426, {"/ws", "is a WebSocket", "a request to upgrade"});
  response.headers.emplace_back("Upgrade", "websocket");
  response.headers.emplace_back("Connection", "Upgrade");
  return response;
}

HttpResponse wrong_host() {
  return error_response(421, {"Host", "is no name of this server", "its address, or that of its public_url"});
}

HttpResponse wrong_origin() {
  return error_response(403, {"Origin", "is another site", "the address of this server, or its public_url"});
}

// The code in the place of {code}; nothing if the path is another one.
std::optional<std::string> match(std::string_view pattern, std::string_view path) {
  constexpr std::string_view kCode = "{code}";
  const std::size_t at = pattern.find(kCode);
  if (at == std::string_view::npos) return pattern == path ? std::optional<std::string>("") : std::nullopt;
  const std::string_view after = pattern.substr(at + kCode.size());
  if (!path.starts_with(pattern.substr(0, at)) || path.size() <= at + after.size() || !path.ends_with(after))
    return std::nullopt;
  const std::string_view code = path.substr(at, path.size() - at - after.size());
  if (code.find('/') != std::string_view::npos) return std::nullopt;
  return std::string(code);
}

std::string_view bearer(std::string_view authorization) {
  constexpr std::string_view kScheme = "Bearer ";
  return authorization.starts_with(kScheme) ? authorization.substr(kScheme.size()) : std::string_view();
}

}  // namespace

HttpApi::HttpApi(ServerParts& parts, TableRegistry& registry)
    : parts_(parts),
      registry_(registry),
      requests_(rate_of(parts.settings.request_burst, parts.settings.request_rate)),
      connections_(rate_of(parts.settings.connection_burst, parts.settings.connection_rate)),
      address_tables_(parts.settings.address_tables),
      guest_reports_(parts.settings.guest_reports),
      address_reports_(parts.settings.address_reports) {}

std::span<const HttpApi::Route> HttpApi::table() {
  static const std::array<Route, 16> kRoutes = {{
      {{"GET", "/api"}, &HttpApi::openapi},
      {{"POST", "/api/guests"}, &HttpApi::new_guest},
      {{"GET", "/api/games"}, &HttpApi::games},
      {{"GET", "/api/tables"}, &HttpApi::open_tables},
      {{"POST", "/api/tables"}, &HttpApi::new_table, true},
      {{"GET", "/api/my/tables"}, &HttpApi::my_tables, true},
      {{"DELETE", "/api/my"}, &HttpApi::forget_me, true},
      {{"GET", "/api/tables/{code}"}, &HttpApi::table_info},
      {{"DELETE", "/api/tables/{code}"}, &HttpApi::delete_table, true},
      {{"GET", "/api/tables/{code}/record"}, &HttpApi::record},
      {{"GET", "/api/tables/{code}/replay"}, &HttpApi::replay},
      {{"GET", "/api/tables/{code}/ledger"}, &HttpApi::ledger},
      {{"POST", "/api/reports"}, &HttpApi::new_report, true},
      {{"GET", "/healthz"}, &HttpApi::health},
      {{"GET", "/readyz"}, &HttpApi::ready},
      {{"GET", "/metrics"}, &HttpApi::metrics},
  }};
  return kRoutes;
}

std::span<const RouteInfo> HttpApi::routes() {
  static const std::vector<RouteInfo> infos = [] {
    std::vector<RouteInfo> made;
    for (const Route& each : table()) made.push_back(each.info);
    return made;
  }();
  return infos;
}

bool HttpApi::limited(AddressLimits& limits, const std::string& address) const {
  if (is_loopback(address) && !parts_.settings.limit_loopback) return false;
  return !limits.take(address, parts_.clock.now_ms());
}

bool HttpApi::limited(DayCounts& counts, const std::string& address) const {
  if (is_loopback(address) && !parts_.settings.limit_loopback) return false;
  return !counts.take(address, parts_.clock.now_ms());
}

asio::awaitable<HttpResponse> HttpApi::answer(const HttpRequest& request) {
  HttpResponse response;  // gcc 12 destroys the value of a co_await inside ?: twice
  if (limited(requests_, request.address))
    response = too_many();
  else
    response = co_await route(request);
  parts_.metrics.request(response.status);
  co_return response;
}

asio::awaitable<HttpResponse> HttpApi::route(const HttpRequest& request) {
  if (!host_allowed(request.host, parts_.settings.public_url)) co_return wrong_host();
  std::string allowed;
  for (const Route& each : table()) {
    const std::optional<std::string> code = match(each.info.pattern, request.path);
    if (!code) continue;
    if (each.info.method != request.method) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(each.info.method);
      continue;
    }
    const bool writes = request.method != "GET";
    if (writes && !origin_allowed(request.origin, request.host, parts_.settings.public_url))
      co_return wrong_origin();
    if (request.method == "POST" && !request.content_type.starts_with("application/json"))
      co_return error_response(415, {"Content-Type", "is not JSON", "application/json"});
    const Call call{request, *code, parts_.guests.check(bearer(request.authorization)).value_or("")};
    if (each.guests_only && call.guest.empty())
      co_return error_response(401,
                               {"Authorization", "is missing or wrong", "Bearer and the token of a guest"});
    co_return co_await (this->*each.handler)(call);
  }
  if (!allowed.empty() || request.method != "GET") {
    if (allowed.empty()) allowed = "GET";
    HttpResponse response =
        error_response(405, {request.path.substr(0, 80), "cannot be used like that", allowed});
    response.headers.emplace_back("Allow", allowed);
    co_return response;
  }
  if (request.path == "/ws") co_return upgrade_required();
  if (request.path.starts_with("/api/")) co_return not_there(request);
  auto page_asked = page(request);
  co_return co_await std::move(page_asked);
}

std::optional<HttpResponse> HttpApi::refuse_upgrade(const HttpRequest& request) {
  if (request.path != "/ws") return error_response(404, {request.path.substr(0, 80), "is not there", "/ws"});
  if (!host_allowed(request.host, parts_.settings.public_url)) return wrong_host();
  if (!origin_allowed(request.origin, request.host, parts_.settings.public_url)) return wrong_origin();
  if (limited(connections_, request.address)) return too_many();
  return std::nullopt;
}

HttpApi::Answer HttpApi::openapi(const Call&) {
  HttpResponse response = json_response("");
  response.fixed = openapi_text();
  co_return response;
}

HttpApi::Answer HttpApi::health(const Call&) { co_return json_response(R"({"status":"alive"})"); }

HttpApi::Answer HttpApi::ready(const Call&) {
  if (registry_.draining()) co_return error_response(503, {"", "the server ends", ""});
  if (!parts_.store.well()) {  // who sends nobody here any more would never see it get well
    auto probe_asked = result_of<void>([this](auto done) { parts_.store.probe(std::move(done)); });
    const auto probed = co_await std::move(probe_asked);
    if (!probed) co_return error_response(503, {"", "the store cannot be written to", ""});
  }
  auto listed_asked =
      result_of<std::vector<FoundTable>>([this](auto done) { parts_.store.list(1, std::move(done)); });
  const auto listed = co_await std::move(listed_asked);
  if (!listed) co_return error_response(503, {"", "the store does not answer", ""});
  co_return json_response(R"({"status":"ready"})");
}

// Counts rise with what one seat does unnoticed by the others (law 3), so players must not read them.
HttpApi::Answer HttpApi::metrics(const Call& call) {
  if (!is_loopback(call.request.address) || call.request.forwarded) co_return not_there(call.request);
  if (parts_.free_bytes) parts_.metrics.free_bytes(parts_.free_bytes());
  HttpResponse response = json_response(parts_.metrics.text());
  response.type = "text/plain; version=0.0.4; charset=utf-8";
  co_return response;
}

}  // namespace holdout
