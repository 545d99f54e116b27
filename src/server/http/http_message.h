#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace holdout {

struct HttpRequest {
  std::string method{};
  std::string path{};   // without the query
  std::string query{};  // without the question mark
  std::string host{};
  std::string origin{};
  std::string authorization{};
  std::string content_type{};
  std::string accept_encoding{};
  std::string accept_language{};
  std::string if_none_match{};
  std::string body{};
  std::string address{};   // of the other side
  bool forwarded = false;  // by a proxy, for somebody else
};

struct HttpResponse {
  int status = 200;
  std::string_view type = "application/json";
  std::string body{};
  std::string_view fixed{};  // instead of `body`: lives as long as the program
  std::vector<std::pair<std::string_view, std::string>> headers{};
  bool worker = false;  // a script that runs by itself: a service worker

  std::string_view content() const { return fixed.empty() ? std::string_view(body) : fixed; }
};

HttpResponse json_response(std::string body, int status = 200);
// {"error":{"what","where","expected"}}
HttpResponse error_response(int status, const Problem& problem);

HttpResponse too_many();  // 429, of one address

// Status line and headers, those for safety included, ready to be sent before the content.
std::string response_head(const HttpResponse& response, bool keep_alive);

// The value of `name` in a=b&c=d, with %xx decoded; nothing if it is not there.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

// Whether the server is asked by a name of its own: that of its public address, an address, or a name without
// a dot or of this network (.localhost, .local). A page of somebody else's name that was turned to this
// machine (DNS rebinding) is not. Programs that name no host are no browsers.
bool host_allowed(std::string_view host, std::string_view public_url);

// An Origin header is ours if it names the host that was asked, or the address the server is known by.
// Programs that send none are not browsers, and cannot be lured.
bool origin_allowed(std::string_view origin, std::string_view host, std::string_view public_url);

}  // namespace holdout
