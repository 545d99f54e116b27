#pragma once

#include <atomic>
#include <span>
#include <string>
#include <string_view>

#include "apps/reminding/call.h"
#include "apps/reminding/push_cipher.h"
#include "table/seating/push_address.h"

namespace holdout {

// Tells browsers something by the services of their makers (RFC 8030). Addresses come from guests: only
// HTTPS, only hosts that everybody may reach once their name has been looked up, no redirects, no proxy,
// short times.
class WebPush {
 public:
  // `services` that tests bring along run on this machine and speak HTTP.
  enum class Services : bool { Public, OfTests };
  WebPush(PushKey key, std::string contact, Services services = Services::Public)
      : key_(std::move(key)), contact_(std::move(contact)), services_(services) {}

  std::string key() const { return base64url(key_.point()); }
  // All messages have one length, so that nobody on the way learns more than that there is one.
  Delivery send(const PushAddress& to, std::string_view text, const std::atomic<bool>& ending) const;

 private:
  PushKey key_;
  std::string contact_;
  Services services_;
};

// The key that goes with a server's own secret: the same after each start, on every node that has the secret.
PushKey push_key_of(std::span<const std::uint8_t> server_secret);

// What the device reads, filled up to the one length.
std::string push_text(std::string_view words);

}  // namespace holdout
