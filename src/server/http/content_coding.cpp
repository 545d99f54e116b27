#include "server/http/content_coding.h"

#include <algorithm>

#include "server/http/gzip.h"

namespace holdout {

namespace {

constexpr std::size_t kWorthPacking = 1024;
constexpr int kUsualLevel = 6;

}  // namespace

bool accepts(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    std::string_view item = list.substr(0, list.find(','));
    list.remove_prefix(std::min(item.size() + 1, list.size()));
    item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
    const std::string_view name = item.substr(0, item.find_first_of(" ;"));
    if (name == coding)
      return item.find("q=0") == std::string_view::npos || item.find("q=0.") != std::string_view::npos;
  }
  return false;
}

HttpResponse packed(HttpResponse response, std::string_view accept_encoding) {
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (response.body.size() < kWorthPacking || !accepts(accept_encoding, "gzip")) return response;
  response.body = gzipped(response.body, kUsualLevel);
  response.headers.emplace_back("Content-Encoding", "gzip");
  return response;
}

}  // namespace holdout
