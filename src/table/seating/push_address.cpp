#include "table/seating/push_address.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <sodium.h>

namespace holdout {

namespace {

constexpr std::string_view kScheme = "https://";
constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kSecretBytes = 16;

bool is_printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7F; });
}

// Bytes of base64url, with or without its padding.
bool holds_bytes(std::string_view text, std::size_t wanted, int first = -1) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::array<std::uint8_t, kPointBytes> bytes{};
  std::size_t size = 0;
  return sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                           sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
         size == wanted && (first < 0 || bytes[0] == first);
}

// Services have names with a dot. Numbers, this machine and the names of a house are nobody's service.
bool is_public_name(std::string_view host) {
  if (host.find('.') == std::string_view::npos || host.find_first_of("@[]\\") != std::string_view::npos)
    return false;
  const std::string_view last = host.substr(host.rfind('.') + 1);
  const bool a_word = std::any_of(last.begin(), last.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  constexpr std::array<std::string_view, 6> kOfTheHouse{"localhost", "local", "internal",
                                                        "lan",       "home",  "arpa"};
  return a_word && std::find(kOfTheHouse.begin(), kOfTheHouse.end(), last) == kOfTheHouse.end();
}

}  // namespace

std::string_view push_service(std::string_view endpoint) {
  if (!endpoint.starts_with(kScheme)) return {};
  endpoint.remove_prefix(kScheme.size());
  return endpoint.substr(0, endpoint.find_first_of("/?#"));
}

Result<PushAddress> push_address(std::string_view endpoint, std::string_view key, std::string_view secret) {
  const std::string_view service = push_service(endpoint);
  if (!is_printable(endpoint) || !is_public_name(service.substr(0, service.find(':'))))
    return Problem{"endpoint", "is no address of a push service", "one as https://push.example/…"};
  if (!holds_bytes(key, kPointBytes, 4))
    return Problem{"key", "is no key of a subscription", "its p256dh, 65 bytes in base64url"};
  if (!holds_bytes(secret, kSecretBytes))
    return Problem{"secret", "is no secret of a subscription", "its auth, 16 bytes in base64url"};
  return PushAddress{std::string(endpoint), std::string(key), std::string(secret)};
}

void write_pushes(JsonText& out, std::span<const PushAddress> pushes) {
  out.key("pushes").open_list();
  for (const PushAddress& each : pushes)
    out.open()
        .key("endpoint")
        .text(each.endpoint)
        .key("key")
        .text(each.key)
        .key("secret")
        .text(each.secret)
        .close();
  out.close_list();
}

std::vector<PushAddress> read_pushes(const json::value& value, JsonObject& seat) {
  std::vector<PushAddress> pushes;
  if (!value.is_array()) seat.fail("pushes", "is " + shown(value), "a list");
  for (const json::value& each : value.is_array() ? value.get_array() : json::array{}) {
    JsonObject object(each, seat.path("pushes"));
    pushes.push_back({object.text("endpoint"), object.text("key"), object.text("secret")});
    if (const Result<void> end = object.finish(); !end) seat.take_problem(end.problem());
  }
  return pushes;
}

}  // namespace holdout
