#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "protocol/json_read.h"
#include "protocol/json_text.h"

namespace holdout {

// Where a browser wants to be told something (Web Push): an address at its maker's service, and what a
// message is sealed with for it. The address comes from a guest and is trusted in nothing.
struct PushAddress {
  std::string endpoint{};
  std::string key{};     // p256dh: a point of P-256, 65 bytes in base64url
  std::string secret{};  // auth: 16 bytes in base64url
  bool operator==(const PushAddress&) const = default;
};

// One that a message can be sealed for, at a host that is named as the public ones are.
Result<PushAddress> push_address(std::string_view endpoint, std::string_view key, std::string_view secret);

// The host of the endpoint with its port if it has one: whom a signature is for.
std::string_view push_service(std::string_view endpoint);

void write_pushes(JsonText& out, std::span<const PushAddress> pushes);
std::vector<PushAddress> read_pushes(const json::value& value, JsonObject& seat);

}  // namespace holdout
