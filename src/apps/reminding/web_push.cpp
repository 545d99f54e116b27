#include "apps/reminding/web_push.h"

#include <array>
#include <cstring>
#include <ctime>

#include <boost/asio/ip/address.hpp>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sodium.h>
#include <sys/socket.h>

#include "apps/reminding/public_address.h"
#include "engine/assert.h"
#include "protocol/json_text.h"

namespace holdout {

namespace {

constexpr std::size_t kTextBytes = 160;
constexpr int kPushSalt = 16;
constexpr std::int64_t kSignedForS = std::int64_t{12} * 3600;  // a token may be good for a day at most
constexpr long kPushConnectMs = 3'000;
constexpr long kPushMs = 8'000;

boost::asio::ip::address address_of(const curl_sockaddr* given) {
  const void* const from = &given->addr;  // curl leaves room for the longer ones behind it
  if (given->family == AF_INET) {
    sockaddr_in four{};
    std::memcpy(&four, from, sizeof four);
    return boost::asio::ip::address_v4(ntohl(four.sin_addr.s_addr));
  }
  if (given->family != AF_INET6) return boost::asio::ip::address_v4::any();  // of no kind that is public
  sockaddr_in6 six{};
  std::memcpy(&six, from, sizeof six);
  boost::asio::ip::address_v6::bytes_type bytes{};
  std::memcpy(bytes.data(), &six.sin6_addr, bytes.size());
  return boost::asio::ip::address_v6(bytes);
}

// Called with what the name really led to, right before the connection: a name that says something else to
// whoever asks a second time gains nothing.
curl_socket_t open_public(void*, curlsocktype, curl_sockaddr* to) {
  if (!is_public(address_of(to))) return CURL_SOCKET_BAD;
  return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

PushKey new_key() {
  for (;;) {
    std::array<std::uint8_t, PushKey::kSecretBytes> secret{};
    randombytes_buf(secret.data(), secret.size());
    if (std::optional<PushKey> key = PushKey::from_secret(secret)) return *key;
  }
}

}  // namespace

PushKey push_key_of(std::span<const std::uint8_t> server_secret) {
  for (int count = 0;; ++count) {
    const std::string purpose = fmt::format("web push {}", count);
    std::array<std::uint8_t, PushKey::kSecretBytes> secret{};
    crypto_generichash(secret.data(), secret.size(), reinterpret_cast<const std::uint8_t*>(purpose.data()),
                       purpose.size(), server_secret.data(), server_secret.size());
    if (std::optional<PushKey> key = PushKey::from_secret(secret)) return *key;
  }
}

std::string push_text(std::string_view words) {
  JsonText out;
  out.open().key("text").text(words).close();
  std::string text = out.take();
  HOLDOUT_ASSERT(text.size() <= kTextBytes, "a reminder is longer than all of them");
  text.resize(kTextBytes, ' ');
  return text;
}

Delivery WebPush::send(const PushAddress& to, std::string_view text, const std::atomic<bool>& ending) const {
  const PushReader reader{from_base64url(to.key).value_or(Bytes{}),
                          from_base64url(to.secret).value_or(Bytes{})};
  std::array<std::uint8_t, kPushSalt> salt{};
  randombytes_buf(salt.data(), salt.size());
  const std::optional<Bytes> body = seal_push(reader, new_key(), salt, text);
  if (!body) return {.why = "the key of the subscription is none", .again = false};

  const bool of_tests = services_ == Services::OfTests;
  const CurlHandle handle = call_to(to.endpoint, of_tests ? "http" : "https", ending);
  curl_easy_setopt(handle.get(), CURLOPT_CONNECTTIMEOUT_MS, kPushConnectMs);
  curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT_MS, kPushMs);
  curl_easy_setopt(handle.get(), CURLOPT_PROXY, "");
  if (!of_tests) curl_easy_setopt(handle.get(), CURLOPT_OPENSOCKETFUNCTION, open_public);
  const std::string service = to.endpoint.substr(0, to.endpoint.find('/', to.endpoint.find("//") + 2));
  CurlList headers;
  add(headers, "Content-Type: application/octet-stream");
  add(headers, "Content-Encoding: aes128gcm");
  add(headers, "TTL: 86400");
  add(headers, "Topic: decision");  // one that was not fetched yet makes way for the next
  add(headers,
      "Authorization: " + push_authorization(key_, service, std::time(nullptr) + kSignedForS, contact_));
  curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDSIZE, static_cast<long>(body->size()));
  curl_easy_setopt(handle.get(), CURLOPT_POSTFIELDS, body->data());
  return perform(handle);
}

}  // namespace holdout
