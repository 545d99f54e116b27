#include "apps/reminding/call.h"

#include <fmt/format.h>

namespace holdout {

namespace {

constexpr long kConnectMs = 5'000;
constexpr long kSendMs = 15'000;

std::size_t read_nothing(char*, std::size_t size, std::size_t count, void*) { return size * count; }

// The program does not wait for the other side when it ends.
int stop_if_ending(void* ending, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return *static_cast<const std::atomic<bool>*>(ending) ? 1 : 0;
}

}  // namespace

void add(CurlList& list, const std::string& line) {
  curl_slist* longer = curl_slist_append(list.get(), line.c_str());
  (void)list.release();
  list.reset(longer);
}

CurlHandle call_to(const std::string& url, const char* protocols, const std::atomic<bool>& ending) {
  CurlHandle handle(curl_easy_init());
  curl_easy_setopt(handle.get(), CURLOPT_URL, url.c_str());
  curl_easy_setopt(handle.get(), CURLOPT_PROTOCOLS_STR, protocols);
  curl_easy_setopt(handle.get(), CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle.get(), CURLOPT_CONNECTTIMEOUT_MS, kConnectMs);
  curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT_MS, kSendMs);
  curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, read_nothing);
  curl_easy_setopt(handle.get(), CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(handle.get(), CURLOPT_XFERINFOFUNCTION, stop_if_ending);
  curl_easy_setopt(handle.get(), CURLOPT_XFERINFODATA, &ending);
  return handle;
}

Delivery perform(const CurlHandle& handle) {
  if (const CURLcode code = curl_easy_perform(handle.get()); code != CURLE_OK)
    return {.why = curl_easy_strerror(code)};
  constexpr long kTooMany = 429;
  long status = 0;
  curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status >= 200 && status < 300) return {};
  return {.why = fmt::format("the other side answers {}", status),
          .again = status >= 500 || status == kTooMany};
}

}  // namespace holdout
