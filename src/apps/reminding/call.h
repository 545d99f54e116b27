#pragma once

#include <atomic>
#include <memory>
#include <string>

#include <curl/curl.h>

namespace holdout {

// One call of this server to another, by libcurl: short times, nothing read, and it ends when the program
// does.

struct CurlEnd {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  void operator()(curl_mime* mime) const { curl_mime_free(mime); }
};
using CurlHandle = std::unique_ptr<CURL, CurlEnd>;
using CurlList = std::unique_ptr<curl_slist, CurlEnd>;

void add(CurlList& list, const std::string& line);

CurlHandle call_to(const std::string& url, const char* protocols, const std::atomic<bool>& ending);

struct Delivery {
  std::string why{};  // it was not taken; without the address, in which a password may stand. Empty: it was
  bool again = true;  // another try may help: the other side did not say that it is our mistake
};
Delivery perform(const CurlHandle& handle);

}  // namespace holdout
