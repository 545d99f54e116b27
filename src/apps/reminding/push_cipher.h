#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The cryptography of Web Push: what a push service carries is sealed for one browser (RFC 8291), and signed
// by the server that sends it (VAPID, RFC 8292). Both on the curve P-256.

namespace holdout {

using Bytes = std::vector<std::uint8_t>;

std::string base64url(std::span<const std::uint8_t> bytes);
std::optional<Bytes> from_base64url(std::string_view text);

// A private number of the curve and the point that belongs to it.
class PushKey {
 public:
  static constexpr std::size_t kSecretBytes = 32;
  static constexpr std::size_t kPointBytes = 65;  // uncompressed

  // Nothing where no key of the curve has this number: one in 2^32 has not.
  static std::optional<PushKey> from_secret(std::span<const std::uint8_t> secret);

  const Bytes& point() const { return point_; }
  // The number that both sides find, each with the own secret; nothing where `other` is no point of the
  // curve.
  std::optional<Bytes> agree(std::span<const std::uint8_t> other) const;
  // 64 bytes, as a token wants them (ES256).
  std::string sign(std::string_view text) const;

 private:
  struct End {
    void operator()(void* key) const;
  };
  PushKey(std::shared_ptr<void> key, Bytes point) : key_(std::move(key)), point_(std::move(point)) {}

  std::shared_ptr<void> key_;  // an EVP_PKEY
  Bytes point_;
};

// Whom a message is for: the point and the shared secret that a browser gave with its subscription.
struct PushReader {
  Bytes point{};
  Bytes secret{};
};

// What is posted: one record, sealed by a key made for it alone and by salt. Nothing where the reader's point
// is none.
std::optional<Bytes> seal_push(const PushReader& reader, const PushKey& once,
                               std::span<const std::uint8_t> salt, std::string_view text);

// The value of the header `Authorization`: who sends, to which service, until when.
std::string push_authorization(const PushKey& server, std::string_view service, std::int64_t until_s,
                               std::string_view contact);

}  // namespace holdout
