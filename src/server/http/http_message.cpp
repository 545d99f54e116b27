#include "server/http/http_message.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <ctime>
#include <utility>

#include <boost/asio/ip/address.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace holdout {

namespace {

constexpr std::array<std::pair<int, std::string_view>, 20> kReasons = {{
    {200, "OK"},
    {201, "Created"},
    {204, "No Content"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {421, "Misdirected Request"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
}};

std::string_view reason_of(int status) {
  for (const auto& [code, reason] : kReasons) {
    if (code == status) return reason;
  }
  return "Unknown";
}

// Nothing inline, nothing from elsewhere, no frame around us, no feature of the device.
constexpr std::string_view kSafetyOfPages =
    "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()\r\n";

// Data: whoever opens it as a page sees nothing but itself.
constexpr std::string_view kSafetyOfData =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n";

// A service worker fetches by the policy of its own script, not of a page.
constexpr std::string_view kSafetyOfWorkers = "Content-Security-Policy: default-src 'self'\r\n";

constexpr std::string_view kNoSniffing = "X-Content-Type-Options: nosniff\r\n";
constexpr std::string_view kForUsAlone = "Cross-Origin-Resource-Policy: same-origin\r\n";

// No browser shows a script, a style sheet or a typeface as a page: the policy of the page that asked for it
// holds, and nothing in them is anybody's secret. The headers of twenty of them would be a tenth of the first
// load.
bool is_part_of_page(std::string_view type) {
  return type.starts_with("text/javascript") || type.starts_with("text/css") || type.starts_with("font/");
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    unsigned value = 0;
    if (i + 2 >= text.size()) return std::nullopt;
    const char* begin = text.data() + i + 1;
    const auto [end, error] = std::from_chars(begin, begin + 2, value, 16);
    if (error != std::errc() || end != begin + 2) return std::nullopt;
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::string_view origin_of(std::string_view url) {
  const std::size_t scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  return url.substr(0, url.find('/', scheme + 3));
}

}  // namespace

HttpResponse json_response(std::string body, int status) {
  return {.status = status, .body = std::move(body), .headers = {{"Cache-Control", "no-store"}}};
}

HttpResponse error_response(int status, const Problem& problem) {
  boost::json::object error;
  error["what"] = problem.what;
  error["where"] = problem.where;
  error["expected"] = problem.expected;
  HttpResponse response =
      json_response(boost::json::serialize(boost::json::object{{"error", std::move(error)}}), status);
  if (status == 503) response.headers.emplace_back("Retry-After", "2");
  return response;
}

HttpResponse too_many() {
  HttpResponse response =
      error_response(429, {"", "too many requests from this address", "a few seconds of patience"});
  response.headers.emplace_back("Retry-After", "5");
  return response;
}

std::string response_head(const HttpResponse& response, bool keep_alive) {
  std::string head = fmt::format("HTTP/1.1 {} {}\r\n", response.status, reason_of(response.status));
  if (response.status != 304 && response.status != 204)
    head +=
        fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", response.type, response.content().size());
  head += fmt::format("Date: {:%a, %d %b %Y %H:%M:%S} GMT\r\n", fmt::gmtime(std::time(nullptr)));
  if (response.status == 401) head += "WWW-Authenticate: Bearer\r\n";
  for (const auto& [name, value] : response.headers) head += fmt::format("{}: {}\r\n", name, value);
  head += kNoSniffing;
  if (!is_part_of_page(response.type)) {
    head += kForUsAlone;
    head += response.type.starts_with("application/json") ? kSafetyOfData : kSafetyOfPages;
  }
  if (response.worker) head += kSafetyOfWorkers;
  return head + (keep_alive ? "\r\n" : "Connection: close\r\n\r\n");  // HTTP/1.1 stays open by itself
}

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(pair.size() + 1, query.size()));
    const std::size_t equals = pair.find('=');
    if (pair.substr(0, equals) != name) continue;
    return percent_decoded(equals == std::string_view::npos ? std::string_view() : pair.substr(equals + 1));
  }
  return std::nullopt;
}

bool host_allowed(std::string_view host, std::string_view public_url) {
  if (host.empty()) return true;
  const std::string_view origin = origin_of(public_url);
  if (!origin.empty() && same_letters(origin.substr(origin.find("://") + 3), host)) return true;
  const bool six = host.starts_with('[');
  const std::string name(six ? host.substr(1, host.find(']') - 1) : host.substr(0, host.find(':')));
  boost::system::error_code error;
  boost::asio::ip::make_address(name, error);
  if (!error) return true;
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return !six;
  const std::string_view last = std::string_view(name).substr(dot);
  return same_letters(last, ".localhost") || same_letters(last, ".local");
}

bool origin_allowed(std::string_view origin, std::string_view host, std::string_view public_url) {
  if (origin.empty()) return true;
  if (!public_url.empty() && origin == origin_of(public_url)) return true;
  if (host.empty() || !origin.ends_with(host)) return false;
  const std::string_view scheme = origin.substr(0, origin.size() - host.size());
  return scheme == "http://" || scheme == "https://";
}

}  // namespace holdout
